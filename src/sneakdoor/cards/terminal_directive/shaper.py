"""Shaper cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

ADEPT = program(
    "Adept",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    breaks(2, "Sentry", "Barrier"),
    subtypes="Icebreaker - Fracter - Killer",
    cost=5,
    strength=2,
    memory=2,
    influence=3,
)

SAVANT = program(
    "Savant",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    paid(Credits(2), Choose(((Break(1, ("Sentry",)),), (Break(2, ("Code Gate",)),)))),
    subtypes="Icebreaker - Killer - Decoder",
    cost=4,
    strength=1,
    memory=2,
    influence=3,
)

LLDS_MEMORY_DIAMOND = hardware(
    "LLDS Memory Diamond",
    "shaper",
    memory(1),
    link(1),
    Modify("hand size", 1),
    subtypes="Mod",
    cost=4,
    influence=1,
)

UBAX = hardware(
    "Ubax",
    "shaper",
    memory(1),
    when(TURN_BEGINS, Draw(1)),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=3,
    unique=True,
)
