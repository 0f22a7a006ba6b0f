"""NBN cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

MIDWAY_STATION_GRID = upgrade(
    "Midway Station Grid",
    "nbn",
    ExtraCost("break", (Credits(1),), Is((PROGRAM,), ("Icebreaker",)), DuringRun(here=True)),
    limit_one_region(),
    subtypes="Beanstalk - Region",
    cost=4,
    trash=4,
    influence=4,
)

MANHUNT = operation(
    "Manhunt",
    "nbn",
    current(CORP),
    When(SUCCESSFUL_RUN, trace(2, Tag(1)), first=True),
    subtypes="Current",
    cost=3,
    influence=3,
)

SHOOT_THE_MOON = operation(
    "Shoot the Moon",
    "nbn",
    double(),
    play(Target(Is((ICE,), rezzed=False), Each(1, TagCount()), verb="rez"), RezTarget(ignore=True)),
    subtypes="Double",
    cost=3,
    influence=2,
)

THE_NEWS_NOW_HOUR = asset(
    "The News Now Hour",
    "nbn",
    Cannot("play", Is((EVENT,), ("Current",), zone="anywhere")),
    subtypes="Cast",
    cost=0,
    trash=4,
    influence=3,
)

LICENSE_ACQUISITION = agenda(
    "License Acquisition",
    "nbn",
    scored(
        InstallOne(
            Either(
                Is((ASSET, UPGRADE), zone=IN_DISCARD, side=CORP),
                Is((ASSET, UPGRADE), zone=IN_HAND, side=CORP),
            ),
            ignore=True,
            rezzed=True,
        ),
    ),
    subtypes="Expansion",
    advancement=3,
    points=1,
)

INFORMATION_OVERLOAD = ice(
    "Information Overload",
    "nbn",
    When(ENCOUNTER_THIS, trace(1, Tag(1))),
    Sub((DoToChosen("trash", Is(side=RUNNER), by=RUNNER),), times=Each(1, TagCount())),
    subtypes="Sentry - Tracer",
    cost=6,
    strength=4,
    influence=2,
)

VIRGO = ice(
    "Virgo",
    "nbn",
    traces_twice(Tag(1)),
    subtypes="Sentry - Tracer",
    cost=4,
    strength=5,
    influence=2,
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

TROLL = ice(
    "Troll",
    "nbn",
    When(ENCOUNTER_THIS, trace(2, Choose(((LoseClicks(1, RUNNER),), (EndRun(),)), by=RUNNER))),
    subtypes="Sentry",
    cost=1,
    strength=3,
    influence=2,
)

PRIMARY_TRANSMISSION_DISH = asset(
    "Primary Transmission Dish",
    "nbn",
    Recurring(3),
    CreditsFor(("trace",)),
    subtypes="Beanstalk",
    cost=2,
    trash=3,
    influence=2,
)

NEAR_EARTH_HUB_BROADCAST_CENTER = corp_identity(
    "Near-Earth Hub: Broadcast Center",
    "nbn",
    when(On("server created", by=MINE), Draw(1), first=True),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)

TARGETED_MARKETING = operation(
    "Targeted Marketing",
    "nbn",
    current(CORP),
    play(NameCard()),
    when(
        On("played", THEIRS, Named(), also="installed"),
        Gain(10),
    ),
    subtypes="Current",
    cost=0,
    influence=1,
)

UNIVERSAL_CONNECTIVITY_FEE = ice(
    "Universal Connectivity Fee",
    "nbn",
    sub(
        If(
            TAGGED,
            (AsOne((Lose(CreditsOf(RUNNER), RUNNER), Do("trash", THIS_ICE))),),
            (Lose(1, RUNNER),),
        )
    ),
    subtypes="Trap",
    cost=2,
    strength=2,
    influence=1,
)
