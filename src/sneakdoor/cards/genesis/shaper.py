"""Shaper cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

THE_HELPFUL_AI = resource(
    "The Helpful AI",
    "shaper",
    link(1),
    paid(TrashThis(), Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 2, TURN, "targets")),
    subtypes="Connection - Link - Virtual",
    cost=2,
    influence=2,
    unique=True,
)
