"""Weyland cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

THE_OUTFIT_FAMILY_OWNED_AND_OPERATED = corp_identity(
    "The Outfit: Family Owned and Operated",
    "weyland",
    when(On("bad publicity taken"), Gain(3)),
    subtypes="Subsidiary",
    min_deck=45,
    influence_limit=15,
)

BROAD_DAYLIGHT = agenda(
    "Broad Daylight",
    "weyland",
    scored(May((BadPublicity(1),)), Place(AGENDA_TOKEN, Each(1, BadPublicityCount()))),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Damage(2, MEAT), once_per_turn=True),
    subtypes="Security",
    advancement=4,
    points=2,
)
