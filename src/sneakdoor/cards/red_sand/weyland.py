"""Weyland cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

METEOR_MINING = agenda(
    "Meteor Mining",
    "weyland",
    scored(
        If(
            AtLeast(TagCount(), 2),
            (May((Choose(((Gain(7),), (Damage(7, MEAT),))),)),),
            (May((Gain(7),)),),
        ),
    ),
    advancement=5,
    points=2,
)
