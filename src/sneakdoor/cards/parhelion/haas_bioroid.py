"""Haas-Bioroid cards of Parhelion."""

from sneakdoor.cards.vocabulary import *

THULE_SUBSEA = corp_identity(
    "Thule Subsea: Safety Below",
    "haas_bioroid",
    when(On("stolen"), Pays((Clicks(1), Credits(2)), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

ONTOLOGICAL_DEPENDENCE = agenda(
    "Ontological Dependence",
    "haas_bioroid",
    Modify("advancement requirement", Each(-1, CoreDamageTaken()), THIS),
    subtypes="Research",
    advancement=4,
    points=2,
)

NIGHTMARE_ARCHIVE = asset(
    "Nightmare Archive",
    "haas_bioroid",
    reveal_from_rnd(),
    accessed(
        May(
            (AsAgenda(-1, RUNNER),),
            by=RUNNER,
            otherwise=(AsOne((Damage(1, BRAIN), Do("remove from game", THIS))),),
        ),
        not_from_archives=False,
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=4,
)

_HARMONIC = Is((ICE,), ("Harmonic",), rezzed=True)

BLOOP = ice(
    "Bloop",
    "haas_bioroid",
    ExtraCost("rez", (DerezCards(Is((ICE,), ("Harmonic",), rezzed=True, other=True)),), own=True),
    sub(Damage(1, BRAIN)),
    sub(trash_program()),
    sub(trash_program()),
    subtypes="Sentry - AP - Destroyer - Harmonic",
    cost=3,
    strength=5,
    influence=2,
)

PULSE = ice(
    "Pulse",
    "haas_bioroid",
    when(REZ_THIS, LoseClicks(1), where=DuringRun(here=True)),
    sub(Lose(Each(1, Count(_HARMONIC)), RUNNER)),
    sub(Pays((Clicks(1),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Code Gate - Harmonic",
    cost=3,
    strength=1,
    influence=2,
)

DISTRIBUTED_TRACING = operation(
    "Distributed Tracing",
    "haas_bioroid",
    double(),
    play(Tag(1), only=LastTurn("stolen", RUNNER)),
    subtypes="Double - Gray Ops",
    cost=3,
    influence=4,
)

HYPOXIA = operation(
    "Hypoxia",
    "haas_bioroid",
    play(Damage(1, BRAIN), Adjust("clicks", -1, NEXT_TURN, None), Do("remove from game", THIS), only=TAGGED),
    subtypes="Black Ops",
    cost=1,
    influence=3,
)

DJUPSTAD_GRID = upgrade(
    "Djupstad Grid",
    "haas_bioroid",
    when(On("scored", by=MINE, server="this"), Damage(1, BRAIN)),
    limit_one_region(),
    subtypes="Region",
    cost=4,
    trash=4,
    influence=4,
)

MR_HENDRIK = upgrade(
    "Mr. Hendrik",
    "haas_bioroid",
    accessed(
        If(
            AtLeast(ClicksLeft(RUNNER), 1),
            (Pays((Clicks(ClicksLeft(RUNNER), lose=True),), otherwise=(Damage(1, BRAIN),), by=RUNNER),),
            (Damage(1, BRAIN),),
        ),
        only_installed=True,
        cost=(Credits(2),),
    ),
    subtypes="Ambush - Sysop",
    cost=0,
    trash=2,
    influence=3,
)
