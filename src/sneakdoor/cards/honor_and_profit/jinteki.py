"""Jinteki cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

HOUSE_OF_KNIVES = agenda(
    "House of Knives",
    "jinteki",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(Tokens(AGENDA_TOKEN), Damage(1, NET), only=DuringRun(), once_per_run=True),
    subtypes="Security",
    advancement=3,
    points=1,
)

MEDICAL_BREAKTHROUGH = agenda(
    "Medical Breakthrough",
    "jinteki",
    Modify("advancement requirement", -1, CopyOf(THIS, Is(zone="anywhere"))),
    WhileStolen((Modify("advancement requirement", -1, CopyOf(THIS, Is(zone="anywhere"))),)),
    subtypes="Research",
    advancement=4,
    points=2,
)

NISEI_DIVISION_THE_NEXT_GENERATION = corp_identity(
    "Nisei Division: The Next Generation",
    "jinteki",
    when(On("bids revealed"), Gain(1)),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

TENNIN_INSTITUTE_THE_SECRETS_WITHIN = corp_identity(
    "Tennin Institute: The Secrets Within",
    "jinteki",
    when(
        TURN_BEGINS,
        PlaceOnChosen(ADVANCEMENT, 1, Is()),
        where=LastTurn("successful run", RUNNER, never=True),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

HARMONY_MEDTECH_BIOMEDICAL_PIONEER = corp_identity(
    "Harmony Medtech: Biomedical Pioneer",
    "jinteki",
    Modify("points to win", -1),
    subtypes="Division",
    min_deck=40,
    influence_limit=12,
)
