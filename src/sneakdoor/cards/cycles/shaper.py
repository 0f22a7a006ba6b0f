"""Shaper cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

FEEDBACK_FILTER = hardware(
    "Feedback Filter",
    "shaper",
    prevents(Credits(3), 1, NET),
    prevents(TrashThis(), 2, BRAIN, up_to=True),
    subtypes="Gear",
    cost=2,
    influence=1,
)

DHEGDHEER = program(
    "Dhegdheer",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 1, "This card can host a single program."),
    Modify("install cost", -1, InstalledOnThis(), text="Programs you install here cost 1[credit] less."),
    Modify("memory exempt", 1, InstalledOnThis(), text="The hosted program takes up no memory."),
    subtypes="Daemon",
    cost=2,
    memory=0,
    influence=2,
)

CLONE_CHIP = hardware(
    "Clone Chip",
    "shaper",
    paid(TrashThis(), InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER))),
    subtypes="Chip",
    cost=1,
    influence=2,
)
