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

JEMISON_ASTRONAUTICS_SACRIFICE_AUDACITY_SUCCESS = corp_identity(
    "Jemison Astronautics: Sacrifice. Audacity. Success.",
    "weyland",
    when(On("forfeited", by=MINE), PlaceOnChosen(ADVANCEMENT, Plus(1, WorthOf()), Is())),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)
