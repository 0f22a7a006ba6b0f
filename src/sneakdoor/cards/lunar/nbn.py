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
