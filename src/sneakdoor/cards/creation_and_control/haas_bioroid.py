"""Haas-Bioroid cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

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
