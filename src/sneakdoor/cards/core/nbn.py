"""NBN cards of the Core Set."""

from sneakdoor.cards.vocabulary import *

TOLLBOOTH = ice(
    "Tollbooth",
    "nbn",
    when(ENCOUNTER_THIS, Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER, must=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=8,
    strength=5,
    influence=2,
)

DATA_RAVEN = ice(
    "Data Raven",
    "nbn",
    when(ENCOUNTER_THIS, Choose(((Tag(1, take=True),), (EndRun(),)), by=RUNNER)),
    paid(Tokens(POWER), Tag(1)),
    Sub(trace(3, Place(POWER, 1))),
    subtypes="Sentry - Tracer - Observer",
    cost=4,
    strength=4,
    influence=2,
)

PSYCHOGRAPHICS = operation(
    "Psychographics",
    "nbn",
    play(
        PlaceOnChosen(ADVANCEMENT, Reg("x"), Is(side=CORP, advanceable=True)),
        x=TagCount(),
    ),
    cost=0,
    x_cost=True,
    influence=3,
)

ANONYMOUS_TIP = operation("Anonymous Tip", "nbn", play(Draw(3)), cost=0, influence=1)

NBN_MAKING_NEWS = corp_identity(
    "NBN: Making News",
    "nbn",
    Recurring(2),
    CreditsFor(("trace",)),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

RED_HERRINGS = upgrade(
    "Red Herrings",
    "nbn",
    costs_to_steal_here(Credits(5)),
    cost=1,
    trash=1,
    influence=2,
)

CLOSED_ACCOUNTS = operation(
    "Closed Accounts",
    "nbn",
    play(Lose(CreditsOf(RUNNER), RUNNER), only=TAGGED),
    subtypes="Gray Ops",
    cost=1,
    influence=1,
)

GHOST_BRANCH = asset(
    "Ghost Branch",
    "nbn",
    can_be_advanced(),
    accessed(Tag(Each(1, Hosted(ADVANCEMENT))), not_from_archives=False, may=True),
    subtypes="Ambush - Facility",
    cost=0,
    trash=0,
    influence=1,
)

SEA_SOURCE = operation(
    "SEA Source",
    "nbn",
    Play(
        trace(3, Tag(1)),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=2,
    influence=2,
)

ASTROSCRIPT_PILOT_PROGRAM = agenda(
    "AstroScript Pilot Program",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),
    ),
    limit_per_deck(1),
    subtypes="Initiative",
    advancement=3,
    points=2,
)

MATRIX_ANALYZER = ice(
    "Matrix Analyzer",
    "nbn",
    when(ENCOUNTER_THIS, PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)), cost=(Credits(1),)),
    Sub(trace(2, Tag(1))),
    subtypes="Sentry - Tracer - Observer",
    cost=1,
    strength=3,
    influence=2,
)

SANSAN_CITY_GRID = upgrade(
    "SanSan City Grid",
    "nbn",
    Modify("advancement requirement", -1, Is((AGENDA,), here=True)),
    limit_one_region(),
    subtypes="Region",
    cost=6,
    trash=5,
    influence=3,
)

BREAKING_NEWS = agenda(
    "Breaking News",
    "nbn",
    scored(Tag(2)),
    when(On("turn ends"), RemoveTag(2), where=HappenedTo("scored", THIS)),
    advancement=2,
    points=1,
)
