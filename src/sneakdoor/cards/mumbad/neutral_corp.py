"""Neutral Corp cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

LOCALIZED_PRODUCT_LINE = operation(
    "Localized Product Line",
    "neutral_corp",
    play(
        Search(Is(zone="anywhere"), CORP, reveal=True, copies=True),
        Do("to hand", "found", whose=CORP, said=THEM),
    ),
    cost=4,
    influence=3,
)
