"""Shaper cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

CERBERUS_LADY_H1 = program(
    'Cerberus "Lady" H1',
    "shaper",
    when(INSTALL_THIS, Place(POWER, 4)),
    breaks(Tokens(POWER), "Barrier", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=3,
    memory=1,
    influence=3,
)

COLLECTIVE_CONSCIOUSNESS = program(
    "Collective Consciousness",
    "shaper",
    when(On("rezzed", by=CORP, what=Is((ICE,))), Draw(1)),
    cost=2,
    memory=2,
    influence=2,
)

REFRACTOR = program(
    "Refractor",
    "shaper",
    breaks(1, "Code Gate"),
    boost(Credits(1, stealth=1), 3),
    subtypes="Icebreaker - Decoder",
    cost=1,
    strength=2,
    memory=1,
    influence=2,
)

SAGE = program(
    "Sage",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    breaks(2, "Code Gate", "Barrier"),
    subtypes="Icebreaker - Decoder - Fracter",
    cost=4,
    strength=0,
    memory=2,
    influence=3,
)
