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
