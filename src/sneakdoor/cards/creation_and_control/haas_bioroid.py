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
    can_be_advanced(rezzed=False),
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

HEIMDALL_20 = ice(
    "Heimdall 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(Damage(1, BRAIN)),
    sub(AsOne((Damage(1, BRAIN), EndRun()))),
    END_THE_RUN,
    subtypes="Barrier - Bioroid - AP",
    cost=11,
    strength=7,
    influence=3,
)

ICHI_20 = ice(
    "Ichi 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(trash_program()),
    sub(trash_program()),
    Sub(trace(3, AsOne((Tag(1), Damage(1, BRAIN))))),
    subtypes="Sentry - Bioroid - Destroyer - Tracer",
    cost=8,
    strength=5,
    influence=3,
)

VIKTOR_20 = ice(
    "Viktor 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    paid(Tokens(POWER), Damage(1, BRAIN)),
    Sub(trace(2, Place(POWER, 1))),
    END_THE_RUN,
    subtypes="Code Gate - Bioroid - Tracer - AP",
    cost=5,
    strength=5,
    influence=3,
)

ZED_10 = ice(
    "Zed 1.0",
    "haas_bioroid",
    bioroid(),
    sub(If(SpentClickToBreak(), (Damage(1, BRAIN),))),
    sub(If(SpentClickToBreak(), (Damage(1, BRAIN),))),
    subtypes="Sentry - Bioroid - AP",
    cost=2,
    strength=1,
    influence=2,
)

MINELAYER = ice(
    "Minelayer",
    "haas_bioroid",
    sub(May((InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), outermost=True),))),
    subtypes="Code Gate",
    cost=1,
    strength=4,
    influence=1,
)

HOWLER = ice(
    "Howler",
    "haas_bioroid",
    sub(
        May(
            (
                InstallIce(
                    Either(
                        Is((ICE,), ("Bioroid",), zone=IN_HAND, side=CORP),
                        Is((ICE,), ("Bioroid",), zone=IN_DISCARD, side=CORP),
                    ),
                    behind=THIS,
                    rezzed=True,
                ),
                If(
                    Found("installed"),
                    (
                        Delayed(
                            When(
                                On("run ends"),
                                (
                                    AsOne(
                                        (
                                            Do("derez", "installed"),
                                            Do("trash", THIS),
                                        )
                                    ),
                                ),
                                next_only=True,
                            )
                        ),
                    ),
                ),
            )
        )
    ),
    subtypes="Trap",
    cost=1,
    strength=0,
    influence=1,
)

NEXT_DESIGN_GUARDING_THE_NET = corp_identity(
    "NEXT Design: Guarding the Net",
    "haas_bioroid",
    AtStart(
        (
            InstallOne(
                Is((ICE,), zone=IN_HAND, side=CORP),
                optional=True,
                n=3,
                where=WITHOUT_ICE,
            ),
            Draw(UpTo(5, HandOf(CORP))),
        ),
        "before first turn",
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=12,
)

DIRECTOR_HAAS = asset(
    "Director Haas",
    "haas_bioroid",
    Modify("corp clicks", 1),
    When(
        On("trashed", what=THIS, accessing=True),
        (AsAgenda(2, RUNNER),),
    ),
    subtypes="Executive",
    cost=3,
    trash=5,
    influence=5,
    unique=True,
)

TYRS_HAND = upgrade(
    "Tyr's Hand",
    "haas_bioroid",
    When(
        On(
            "would break",
            what=Is((ICE,), ("Bioroid",), protecting=True),
        ),
        (RezTarget(THIS),),
        may=True,
        zone=int(IN_PLAY_ZONE),
    ),
    Paid(
        (TrashThis(),),
        (Prevent("break", on=Is((ICE,), ("Bioroid",), protecting=True)),),
    ),
    subtypes="Hostile",
    cost=1,
    trash=1,
    influence=1,
)
