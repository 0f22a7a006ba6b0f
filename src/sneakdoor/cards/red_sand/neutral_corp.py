"""Neutral Corp cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

MASS_COMMERCIALIZATION = operation(
    "Mass Commercialization",
    "neutral_corp",
    play(Gain(Each(2, Count(Is(advanced=True))))),
    subtypes="Transaction",
    cost=0,
    influence=0,
)

ROVER_ALGORITHM = operation(
    "Rover Algorithm",
    "neutral_corp",
    condition(
        Is((ICE,), rezzed=True),
        Modify("strength", Each(1, Hosted(POWER)), HOST),
        when(On("passed", what=HOST), Place(POWER, 1)),
    ),
    cost=2,
    influence=0,
)
