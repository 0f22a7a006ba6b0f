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

DIRECTOR_HAAS_PET_PROJECT = agenda(
    "Director Haas' Pet Project",
    "haas_bioroid",
    scored(
        InstallOne(
            Either(Is(zone=IN_DISCARD, side=CORP), Is(zone=IN_HAND, side=CORP)),
            ignore=True,
            optional=True,
            n=3,
            where=NEW_SERVER,
        ),
        may=True,
    ),
    limit_per_deck(1),
    subtypes="Initiative",
    advancement=3,
    points=1,
    unique=True,
    deck_limit=1,
)

EFFICIENCY_COMMITTEE = agenda(
    "Efficiency Committee",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 3)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), GainClicks(2), Lasting(Cannot("advance"), TURN)),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

PROJECT_WOTAN = agenda(
    "Project Wotan",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(
        Tokens(AGENDA_TOKEN),
        Target(BeingApproached(Is((ICE,), ("Bioroid",), rezzed=True))),
        GainSubroutines(END_THE_RUN, RUN, to="targets"),
    ),
    subtypes="Research",
    advancement=5,
    points=3,
)

SENTINEL_DEFENSE_PROGRAM = agenda(
    "Sentinel Defense Program",
    "haas_bioroid",
    when(On("damaged", cause=BRAIN), Damage(1, NET)),
    subtypes="Security",
    advancement=4,
    points=2,
)

CEREBRAL_IMAGING_INFINITE_FRONTIERS = corp_identity(
    "Cerebral Imaging: Infinite Frontiers",
    "haas_bioroid",
    Modify("corp hand size", CreditsOf(CORP), op=SET),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

CUSTOM_BIOTICS_ENGINEERED_FOR_SUCCESS = corp_identity(
    "Custom Biotics: Engineered for Success",
    "haas_bioroid",
    DeckWithout("jinteki"),
    subtypes="Division",
    min_deck=45,
    influence_limit=22,
)
