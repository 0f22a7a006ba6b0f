"""Shaper cards of the core sets."""

from sneakdoor.cards.vocabulary import *  # noqa: F403

GORDIAN_BLADE = program(
    "Gordian Blade",
    "shaper",
    breaks(1, "Code Gate"),
    boost(1, 1, RUN),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

DIESEL = event("Diesel", "shaper", play(Draw(3)), cost=0, influence=2)

MAGNUM_OPUS = program("Magnum Opus", "shaper", paid(Clicks(1), Gain(2)), cost=5, memory=2, influence=2)

BATTERING_RAM = program(
    "Battering Ram",
    "shaper",
    breaks(2, "Barrier", n=2, up_to=True),
    boost(1, 1, RUN),
    subtypes="Icebreaker - Fracter",
    cost=5,
    strength=3,
    memory=2,
    influence=2,
)

NET_SHIELD = program(
    "Net Shield",
    "shaper",
    When(
        On("would damage", "you would take net damage", cause=NET),
        (Prevent("damage", 1, (NET,)),),
        cost=(Credits(1),),
        may=True,
        first=True,
        interrupts=("damage",),
    ),
    cost=2,
    memory=1,
    influence=1,
)
