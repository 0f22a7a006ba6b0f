"""Neutral Corp cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CYBERDEX_TRIAL = operation("Cyberdex Trial", "neutral_corp", play(Purge()), cost=0, influence=0)

INTERNS = operation(
    "Interns",
    "neutral_corp",
    double(),
    play(InstallOne(Either(Is(zone=IN_DISCARD, side=CORP), Is(zone=IN_HAND, side=CORP)), free=True)),
    subtypes="Double",
    cost=0,
    influence=0,
)

RESTRUCTURE = operation("Restructure", "neutral_corp", play(Gain(15)), subtypes="Transaction", cost=10, influence=0)
