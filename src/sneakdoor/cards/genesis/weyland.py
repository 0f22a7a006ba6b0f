"""Weyland cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

BURKE_BUGS = ice(
    "Burke Bugs",
    "weyland",
    Sub(trace(0, trash_program(RUNNER))),
    subtypes="Sentry - Destroyer",
    cost=0,
    strength=0,
    influence=1,
)

SALVAGE = ice(
    "Salvage",
    "weyland",
    can_be_advanced(rezzed=True),
    Sub(trace(2, Tag(1)), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Code Gate - Tracer",
    cost=2,
    strength=0,
    influence=2,
)

TYRANT = ice(
    "Tyrant",
    "weyland",
    can_be_advanced(rezzed=True),
    Sub((EndRun(),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Barrier",
    cost=7,
    strength=4,
    influence=2,
)

WOODCUTTER = ice(
    "Woodcutter",
    "weyland",
    can_be_advanced(rezzed=True),
    Sub((Damage(1, NET),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Sentry - AP",
    cost=4,
    strength=2,
    influence=3,
)
