"""Jinteki cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

KOMAINU = ice(
    "Komainu",
    "jinteki",
    when(ENCOUNTER_THIS, GainSubroutines(sub(Damage(1, NET)), RUN, HandOf(RUNNER))),
    subtypes="Sentry - AP",
    cost=5,
    strength=1,
    influence=4,
)

INAZUMA = ice(
    "Inazuma",
    "jinteki",
    sub(NextEncounter(Body((Forbid("break", ENCOUNTER),)))),
    sub(Forbid("jack out", RUN, next_encounter=True)),
    subtypes="Code Gate",
    cost=3,
    strength=5,
    influence=2,
)

NEOTOKYO_GRID = upgrade(
    "NeoTokyo Grid",
    "jinteki",
    when(TokenPlaced(ADVANCEMENT, Is(side=CORP, here=True, in_remote=True)), Gain(1), first=True),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=5,
    influence=2,
)

CHAIRMAN_HIRO = asset(
    "Chairman Hiro",
    "jinteki",
    Modify("hand size", -2),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=2,
    trash=6,
    influence=5,
    unique=True,
)

MENTAL_HEALTH_CLINIC = asset(
    "Mental Health Clinic",
    "jinteki",
    when(TURN_BEGINS, Gain(1)),
    Modify("hand size", 1),
    subtypes="Facility",
    cost=0,
    trash=3,
    influence=2,
)

PSYCHIC_FIELD = asset(
    "Psychic Field",
    "jinteki",
    When(
        EitherOf(On("exposed", by=RUNNER, what=THIS), On("accessed", what=THIS, zone=int(IN_PLAY_ZONE))),
        psi(Damage(Each(1, HandOf(RUNNER)), NET)),
    ),
    subtypes="Ambush - Psi",
    cost=0,
    trash=2,
    influence=1,
)

SHI_KYU = asset(
    "Shi.Kyū",
    "jinteki",
    when(
        On("accessed", what=THIS, not_zone=int(IN_DECK_ZONE)),
        PayAny("lost"),
        If(
            AtLeast(Reg("lost", "paid"), 1),
            (Choose(((Damage(Each(1, Reg("lost", "paid")), NET, suffer=True),), (AsAgenda(-1, RUNNER),)), by=RUNNER),),
        ),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=4,
)

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

CEREBRAL_CAST = operation(
    "Cerebral Cast",
    "jinteki",
    Play(
        psi(Choose(((Damage(1, BRAIN, suffer=True),), (Tag(1, take=True),)), by=RUNNER)),
        only=LastTurn("successful run", RUNNER),
    ),
    subtypes="Gray Ops - Psi",
    cost=1,
    influence=3,
)

MEDICAL_RESEARCH_FUNDRAISER = operation(
    "Medical Research Fundraiser",
    "jinteki",
    play(Gain(8), Gain(3, RUNNER)),
    subtypes="Transaction",
    cost=3,
    influence=1,
)
