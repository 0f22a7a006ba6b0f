"""NBN cards of the core sets."""

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

FLARE = ice(
    "Flare",
    "nbn",
    Sub(
        trace(
            6,
            Target(Is((HARDWARE,))),
            Together((Do("trash", "targets"), Damage(2, MEAT, unpreventable=True), EndRun())),
        )
    ),
    subtypes="Sentry - Tracer - AP",
    cost=9,
    strength=6,
    influence=3,
)

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

BERNICE_MAI = upgrade(
    "Bernice Mai",
    "nbn",
    When(SUCCESS_HERE, trace(5, Tag(1), otherwise=(Do("trash", THIS),))),
    subtypes="Sysop",
    cost=0,
    trash=3,
    influence=2,
    unique=True,
)

CLOSED_ACCOUNTS = operation(
    "Closed Accounts",
    "nbn",
    play(Lose(CreditsOf(RUNNER), RUNNER), only=TAGGED),
    subtypes="Gray Ops",
    cost=1,
    influence=1,
)

EXPLODE_A_PALOOZA = agenda(
    "Explode-a-palooza",
    "nbn",
    reveal_from_rnd(),
    accessed(Gain(5), not_from_archives=False, may=True),
    subtypes="Sensie",
    advancement=4,
    points=2,
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

MARKED_ACCOUNTS = asset(
    "Marked Accounts",
    "nbn",
    when(TURN_BEGINS, Take(1)),
    paid(Clicks(1), Place(CREDIT, 3)),
    subtypes="Transaction",
    cost=0,
    trash=5,
    influence=1,
)

POP_UP_WINDOW = ice(
    "Pop-up Window",
    "nbn",
    when(ENCOUNTER_THIS, Gain(1)),
    sub(Pays((Credits(1),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Code Gate - Advertisement",
    cost=0,
    strength=0,
    influence=1,
)

PRODUCT_PLACEMENT = upgrade(
    "Product Placement",
    "nbn",
    reveal_from_rnd(),
    accessed(Gain(2)),
    subtypes="Advertisement",
    cost=0,
    trash=2,
    influence=1,
)

PROJECT_BEALE = agenda(
    "Project Beale",
    "nbn",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3, every=2))),
    Modify(
        "agenda points",
        Each(1, Hosted(AGENDA_TOKEN)),
        THIS,
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

REVERSED_ACCOUNTS = asset(
    "Reversed Accounts",
    "nbn",
    can_be_advanced(),
    paid((Clicks(1), TrashThis()), Lose(Each(4, Hosted(ADVANCEMENT)), RUNNER)),
    subtypes="Hostile",
    cost=0,
    trash=3,
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

SPARK_AGENCY_WORLDSWIDE_REACH = corp_identity(
    "Spark Agency: Worldswide Reach",
    "nbn",
    when(
        On("rezzed", what=Is(subtypes=("Advertisement",))),
        Lose(1, RUNNER),
        first=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

TGTBT = agenda(
    "TGTBT",
    "nbn",
    reveal_from_rnd(),
    accessed(Tag(1), not_from_archives=False),
    subtypes="Ambush",
    advancement=3,
    points=1,
)

WRAPAROUND = ice(
    "Wraparound",
    "nbn",
    Modify(
        "strength",
        7,
        THIS,
        only=AtMost(Count(Is(subtypes=("Fracter",))), 0),
    ),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=0,
    influence=1,
)

DAILY_BUSINESS_SHOW = asset(
    "Daily Business Show",
    "nbn",
    Raises("draw", 1),
    When(
        On("would draw", by=MINE),
        (
            LookAtTop(Expected("draw"), CORP),
            TakeFrom("looked", "sunk", "rest", n=1),
            Do("to deck bottom", "sunk", whose=CORP),
            ChangeImminent("draw", -1),
        ),
        first=True,
    ),
    subtypes="Cast",
    cost=2,
    trash=4,
    influence=1,
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
    deck_limit=1,
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
