"""Shaper cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CORDYCEPS = program(
    "Cordyceps",
    "shaper",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    when(
        On("successful run", server="central"),
        Swap(ProtectingAttacked(), Is((ICE,))),
        cost=(Tokens(VIRUS),),
        once_per_turn=True,
    ),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=4,
)

GAUSS = program(
    "Gauss",
    "shaper",
    when(INSTALL_THIS, Adjust("strength", 3, TURN)),
    breaks(1, "Barrier"),
    boost(2, 2),
    subtypes="Icebreaker - Fracter",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

MANTLE = program(
    "Mantle",
    "shaper",
    Recurring(1),
    CreditsFor(("use", "ability"), Is((PROGRAM, HARDWARE))),
    subtypes="Stealth",
    cost=1,
    memory=1,
    influence=2,
)

REZEKI = program("Rezeki", "shaper", when(TURN_BEGINS, Gain(1)), cost=2, memory=1, influence=1)

EULER = program(
    "Euler",
    "shaper",
    when(INSTALL_THIS, GainAbility(breaks(0, "Code Gate"), TURN)),
    breaks(2, "Code Gate", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=2,
    memory=1,
    influence=3,
)

PELANGI = program(
    "Pelangi",
    "shaper",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    paid(Tokens(VIRUS), ChooseSubtype(), GainSubtypes((), ENCOUNTER, ENCOUNTERED), once_per_turn=True),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=3,
)

PENROSE = program(
    "Penrose",
    "shaper",
    when(INSTALL_THIS, GainAbility(breaks(1, "Barrier"), TURN)),
    breaks(1, "Code Gate"),
    boost(Credits(1, stealth=1), 3),
    subtypes="Icebreaker - Decoder - Fracter",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)
