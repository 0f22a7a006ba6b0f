"""Haas-Bioroid cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

BLACK_LEVEL_CLEARANCE = upgrade(
    "Black Level Clearance",
    "haas_bioroid",
    when(
        SUCCESS_HERE,
        Choose(((Damage(1, BRAIN, suffer=True),), (JackOut(),)), by=RUNNER),
        If(InThatRun("jacked out"), (AsOne((Gain(5), Draw(1), Do("trash", THIS))),)),
    ),
    subtypes="Security Protocol",
    cost=4,
    trash=1,
    influence=5,
)

ESTELLE_MOON = asset(
    "Estelle Moon",
    "haas_bioroid",
    when(On("installed", by=MINE, what=Is(in_server=True)), Place(POWER, 1)),
    paid(TrashThis(), AsOne((Draw(Each(1, Hosted(POWER))), Gain(Each(2, Hosted(POWER)))))),
    subtypes="Executive",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)

BRAIN_REWIRING = agenda(
    "Brain Rewiring",
    "haas_bioroid",
    scored(
        PayAny(most=HandOf(RUNNER)),
        If(
            Found("number"),
            (AsOne((AtRandom("to deck bottom", RUNNER, Reg("number"), RUNNER), Draw(1, RUNNER))),),
        ),
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)

ELECTIVE_UPGRADE = agenda(
    "Elective Upgrade",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 2)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), GainClicks(2), once_per_turn=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

ELI_20 = ice(
    "Eli 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(May((Draw(1),))),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=5,
    strength=4,
    influence=2,
)

TAPESTRY = ice(
    "Tapestry",
    "haas_bioroid",
    sub(LoseClicks(1)),
    sub(May((Draw(1),))),
    sub(May((DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),))),
    subtypes="Code Gate",
    cost=5,
    strength=6,
    influence=1,
)
