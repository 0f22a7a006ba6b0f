"""NBN cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

CHILO_CITY_GRID = upgrade(
    "ChiLo City Grid",
    "nbn",
    when(On("traced", cause="successful"), Tag(1), where=DuringRun(here=True)),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=6,
    influence=2,
)

NET_POLICE = asset(
    "Net Police",
    "nbn",
    Recurring(LinkValue()),
    CreditsFor(("trace",)),
    cost=1,
    trash=1,
    influence=2,
)

BIG_BROTHER = operation(
    "Big Brother",
    "nbn",
    play(Tag(2), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=1,
)

MIDSEASON_REPLACEMENTS = operation(
    "Midseason Replacements",
    "nbn",
    Play(trace(6, Tag(Reg("traced"))), only=LastTurn("stolen", RUNNER)),
    cost=5,
    influence=4,
)

RESTRUCTURED_DATAPOOL = agenda(
    "Restructured Datapool",
    "nbn",
    Paid((Clicks(1),), trace(2, Tag(1))),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

NBN_THE_WORLD_IS_YOURS = corp_identity(
    "NBN: The World is Yours*",
    "nbn",
    Modify("corp hand size", 1),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=12,
)

DATA_HOUND = ice(
    "Data Hound",
    "nbn",
    Sub(
        trace(
            2,
            LookAtTop(Reg("traced"), RUNNER),
            TakeFrom("looked", "picked", n=1),
            AsOne((Do("trash", "picked"), Arrange("rest"))),
        )
    ),
    subtypes="Sentry - Tracer - Observer",
    cost=1,
    strength=2,
    influence=1,
)

TMI = ice(
    "TMI",
    "nbn",
    When(REZ_THIS, trace(2, otherwise=(Do("derez", THIS),))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=5,
    influence=1,
)

UROBOROS = ice(
    "Uroboros",
    "nbn",
    Sub(trace(4, Forbid("run", TURN))),
    Sub(trace(4, EndRun())),
    subtypes="Sentry - Tracer",
    cost=6,
    strength=4,
    influence=2,
)

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

MARKED_ACCOUNTS = asset(
    "Marked Accounts",
    "nbn",
    when(TURN_BEGINS, Take(1, if_able=True)),
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
