"""Weyland cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

ASTEROID_BELT = ice(
    "Asteroid Belt",
    "weyland",
    *advanced_to_rez(3),
    END_THE_RUN,
    subtypes="Barrier",
    cost=9,
    strength=6,
    influence=2,
)

CHECKPOINT = ice(
    "Checkpoint",
    "weyland",
    when(REZ_THIS, BadPublicity(1)),
    Sub(trace(5, Delayed(When(SUCCESSFUL_RUN, (Damage(3, MEAT),), next_only=True), RUN))),
    subtypes="Code Gate - Tracer - Illicit",
    cost=4,
    strength=7,
    influence=2,
)

FIRE_WALL = ice(
    "Fire Wall",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=5,
    strength=5,
    influence=2,
)

NEBULA = ice(
    "Nebula",
    "weyland",
    *advanced_to_rez(3),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=9,
    strength=5,
    influence=2,
)

ORION = ice(
    "Orion",
    "weyland",
    *advanced_to_rez(3),
    sub(trash_program()),
    sub(ResolveSubroutine(Is((ICE,), rezzed=True, other=True))),
    END_THE_RUN,
    subtypes="Sentry - Code Gate - Barrier",
    cost=15,
    strength=8,
    influence=3,
    unique=True,
)

SEARCHLIGHT = ice(
    "Searchlight",
    "weyland",
    can_be_advanced(),
    Sub(trace(Hosted(ADVANCEMENT), Tag(1))),
    Sub(trace(Hosted(ADVANCEMENT), Tag(1))),
    subtypes="Sentry - Tracer - Observer",
    cost=1,
    strength=3,
    influence=1,
)

_ADVANCEABLE_ICE_HERE = Is((ICE,), protecting=True, advanceable=True)

BUILDER = ice(
    "Builder",
    "weyland",
    paid(Clicks(1), ChooseServer(), MoveIce()),
    sub(PlaceOnChosen(ADVANCEMENT, 1, _ADVANCEABLE_ICE_HERE)),
    sub(PlaceOnChosen(ADVANCEMENT, 1, _ADVANCEABLE_ICE_HERE)),
    subtypes="Code Gate",
    cost=2,
    strength=4,
    influence=1,
)

HOUSEKEEPING = operation(
    "Housekeeping",
    "weyland",
    current(CORP),
    when(
        On("installed", by=RUNNER),
        DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER), by=RUNNER),
        first=True,
    ),
    subtypes="Current - Gray Ops",
    cost=2,
    influence=3,
)

TRAFFIC_ACCIDENT = operation(
    "Traffic Accident",
    "weyland",
    play(Damage(2, MEAT), only=AtLeast(TagCount(), 2)),
    subtypes="Black Ops",
    cost=0,
    influence=1,
)
