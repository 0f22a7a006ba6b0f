"""Shaper cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

BETH_KILRAIN_CHANG = resource(
    "Beth Kilrain-Chang",
    "shaper",
    when(TURN_BEGINS, Gain(1), where=Both(AtLeast(CreditsOf(CORP), 5), AtMost(CreditsOf(CORP), 9))),
    when(TURN_BEGINS, Draw(1), where=Both(AtLeast(CreditsOf(CORP), 10), AtMost(CreditsOf(CORP), 14))),
    when(TURN_BEGINS, GainClicks(1), where=AtLeast(CreditsOf(CORP), 15)),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)
