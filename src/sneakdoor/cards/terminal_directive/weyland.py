"""Weyland cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

BLOODLETTER = ice(
    "Bloodletter",
    "weyland",
    sub(Choose(((trash_program(RUNNER),), (TrashTop(2, RUNNER, RUNNER),)), by=RUNNER)),
    subtypes="Sentry - Destroyer",
    cost=3,
    strength=4,
    influence=2,
)

_THRICE_ADVANCED = AtLeast(Hosted(ADVANCEMENT), 3)

COLOSSUS = ice(
    "Colossus",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    sub(If(_THRICE_ADVANCED, (Tag(2),), (Tag(1),))),
    sub(
        If(
            _THRICE_ADVANCED,
            (AsOne((trash_program(), DoToChosen("trash", Is((RESOURCE,)), into="others"))),),
            (trash_program(),),
        )
    ),
    subtypes="Sentry - Destroyer",
    cost=6,
    strength=4,
    influence=2,
)

HAILSTORM = ice(
    "Hailstorm",
    "weyland",
    sub(DoToChosen("remove from game", Is(zone=IN_DISCARD, side=RUNNER))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=6,
    strength=5,
    influence=4,
)
