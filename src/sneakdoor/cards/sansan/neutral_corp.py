"""Neutral Corp cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

THE_FUTURE_IS_NOW = agenda(
    "The Future is Now",
    "neutral_corp",
    scored(Search(Is(zone="anywhere"), CORP), Do("to hand", "found", whose=CORP)),
    subtypes="Initiative",
    advancement=3,
    points=1,
    influence=0,
)

VANITY_PROJECT = agenda("Vanity Project", "neutral_corp", advancement=6, points=4, influence=1)
