"""Shaper cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

MAVEN = program(
    "Maven",
    "shaper",
    strength_per(Each(1, Count(Is((PROGRAM,))))),
    breaks(2),
    subtypes="Icebreaker - AI",
    cost=5,
    strength=0,
    memory=2,
    influence=3,
)

NANOTK = program(
    "Na'Not'K",
    "shaper",
    strength_per(Each(1, Count(ProtectingAttacked()))),
    breaks(1, "Sentry"),
    boost(3, 2),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=1,
    memory=1,
    influence=1,
)
