"""Haas-Bioroid cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

PANIC_BUTTON = upgrade(
    "Panic Button",
    "haas_bioroid",
    root_only(HQ),
    paid(Credits(1), Draw(1), only=DuringRun(server=int(HQ))),
    cost=1,
    trash=2,
    influence=1,
)

HELLION_ALPHA_TEST = operation(
    "Hellion Alpha Test",
    "haas_bioroid",
    Play(
        trace(2, DoToChosen("to deck top", Is((RESOURCE,))), otherwise=(BadPublicity(1),)),
        only=LastTurn("installed", RUNNER, Is((RESOURCE,), zone="anywhere"), by=RUNNER),
    ),
    subtypes="Black Ops",
    cost=1,
    influence=3,
)

ACCELERATED_DIAGNOSTICS = operation(
    "Accelerated Diagnostics",
    "haas_bioroid",
    play(
        LookAtTop(3, CORP),
        PlayCards("looked", 3, up_to=True, bare=True),
        Do("trash", "looked", said=THE_REST),
    ),
    cost=1,
    influence=1,
)

RECLAMATION_ORDER = operation(
    "Reclamation Order",
    "haas_bioroid",
    double(),
    play(
        NameCard(other=True),
        Target(Named(IN_DISCARD, CORP), ANY, up_to=True),
        AsOne((RevealCards(), Do("to hand", whose=CORP, said=THEM))),
    ),
    subtypes="Double",
    cost=1,
    influence=2,
)

ISABEL_MCGUIRE = asset(
    "Isabel McGuire",
    "haas_bioroid",
    paid(Clicks(1), DoToChosen("to hand", Is(side=CORP))),
    subtypes="Executive",
    cost=0,
    trash=3,
    influence=1,
    unique=True,
)

REX_CAMPAIGN = asset(
    "Rex Campaign",
    "haas_bioroid",
    when(REZ_THIS, Load(POWER, 3)),
    While(Empty(POWER), (Do("trash", THIS), Choose(((BadPublicity(-1),), (Gain(5),))))),
    when(TURN_BEGINS, Remove(POWER, 1)),
    subtypes="Advertisement",
    cost=1,
    trash=3,
    influence=2,
)

FENRIS = ice(
    "Fenris",
    "haas_bioroid",
    illicit(),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    subtypes="Sentry - AP - Illicit",
    cost=4,
    strength=2,
    influence=2,
)

GYRI_LABYRINTH = ice(
    "Gyri Labyrinth",
    "haas_bioroid",
    sub(Adjust("hand size", -2, NEXT_TURN, on=None)),
    subtypes="Code Gate",
    cost=2,
    strength=2,
    influence=2,
)

NEXT_BRONZE = ice(
    "NEXT Bronze",
    "haas_bioroid",
    strength_per(Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True)))),
    END_THE_RUN,
    subtypes="Code Gate - NEXT",
    cost=2,
    strength=0,
    influence=2,
)

WOTAN = ice(
    "Wotan",
    "haas_bioroid",
    sub(Pays((Clicks(2),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((TrashCards(Is((PROGRAM,))),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Suffer(1, BRAIN),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Barrier - Bioroid",
    cost=14,
    strength=10,
    influence=5,
    unique=True,
)

ONE_ACCESS = sub(Limit("accesses", 1, RUN))

HUDSON_10 = ice(
    "Hudson 1.0",
    "haas_bioroid",
    bioroid(),
    ONE_ACCESS,
    ONE_ACCESS,
    subtypes="Code Gate - Bioroid",
    cost=3,
    strength=5,
    influence=1,
)

STRONGBOX = upgrade(
    "Strongbox",
    "haas_bioroid",
    costs_to_steal_here(Clicks(1)),
    cost=3,
    trash=1,
    influence=2,
)

BLUE_LEVEL_CLEARANCE = operation(
    "Blue Level Clearance",
    "haas_bioroid",
    double(),
    play(AsOne((Gain(5), Draw(2)))),
    subtypes="Double - Transaction",
    cost=2,
    influence=2,
)

PROJECT_ARES = agenda(
    "Project Ares",
    "haas_bioroid",
    scored(
        DoToChosen("trash", Is(side=RUNNER), Each(1, Hosted(ADVANCEMENT), over=4), by=RUNNER),
        If(Gone("done"), (BadPublicity(1),)),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)
