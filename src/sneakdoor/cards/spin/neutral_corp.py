"""Neutral Corp cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

NAPD_CONTRACT = agenda(
    "NAPD Contract",
    "neutral_corp",
    Modify("advancement requirement", Each(1, BadPublicityCount()), THIS),
    ExtraCost("steal", (Credits(4),), own=True),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)
