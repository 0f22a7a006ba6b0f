"""Neutral Corp cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

WEIR = ice(
    "Weir",
    "neutral_corp",
    sub(LoseClicks(1)),
    sub(DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER), by=RUNNER)),
    subtypes="Code Gate",
    cost=3,
    strength=3,
    influence=0,
)
