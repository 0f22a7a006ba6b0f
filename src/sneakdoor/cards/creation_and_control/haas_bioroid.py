"""Haas-Bioroid cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

AWAKENING_CENTER = upgrade(
    "Awakening Center",
    "haas_bioroid",
    Host(Is((ICE,), ("Bioroid",), zone="anywhere"), free=True),
    when(
        On("passed all ice", server="this"),
        Target(Affordable(Is((ICE,), rezzed=False, hosted=True), 7)),
        RezTarget(discount=7),
        If(
            Done("rezzed"),
            (
                Delayed(When(On("run ends"), (Do("trash"),), next_only=True)),
                ForceEncounter("targets"),
            ),
        ),
        may=True,
    ),
    cost=2,
    trash=3,
    influence=1,
)

ALIX_T4LB07 = asset(
    "Alix T4LB07",
    "haas_bioroid",
    when(On("installed", by=MINE), Place(POWER, 1)),
    paid((Clicks(1), TrashThis()), Gain(Each(2, Hosted(POWER)))),
    subtypes="Bioroid",
    cost=1,
    trash=2,
    influence=1,
    unique=True,
)

CEREBRAL_OVERWRITER = asset(
    "Cerebral Overwriter",
    "haas_bioroid",
    can_be_advanced(),
    accessed(Damage(Each(1, Hosted(ADVANCEMENT)), BRAIN), not_from_archives=False, cost=(Credits(3),)),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

THOMAS_HAAS = asset(
    "Thomas Haas",
    "haas_bioroid",
    can_be_advanced(),
    paid(TrashThis(), Gain(Each(2, Hosted(ADVANCEMENT)))),
    subtypes="Executive",
    cost=1,
    trash=1,
    influence=1,
    unique=True,
)

SUCCESSFUL_DEMONSTRATION = operation(
    "Successful Demonstration",
    "haas_bioroid",
    play(Gain(7), only=LastTurn("unsuccessful run", RUNNER)),
    subtypes="Transaction",
    cost=2,
    influence=1,
)

BIOROID_EFFICIENCY_RESEARCH = operation(
    "Bioroid Efficiency Research",
    "haas_bioroid",
    play(
        Target(Is((ICE,), ("Bioroid",), rezzed=False)),
        AsOne(
            (
                RezTarget(ignore=True),
                AsCounter((when(On("all broken", what=HOST), AsOne((Do("trash", THIS), Do("derez", HOST)))),)),
            )
        ),
    ),
    subtypes="Condition",
    cost=3,
    influence=2,
)

HAAS_ARCOLOGY_AI = asset(
    "Haas Arcology AI",
    "haas_bioroid",
    Keyword("can be advanced while unrezzed"),
    paid((Clicks(1), Tokens(ADVANCEMENT)), GainClicks(2), once_per_turn=True),
    cost=2,
    trash=1,
    influence=4,
)
