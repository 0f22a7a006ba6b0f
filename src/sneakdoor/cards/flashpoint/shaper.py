"""Shaper cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

EQUIVOCATION = program(
    "Equivocation",
    "shaper",
    success_on(RND, LookAtTop(1, CORP, reveal=True), May((Draw(1, CORP),)), may=True),
    cost=2,
    memory=1,
    influence=3,
    unique=True,
)
