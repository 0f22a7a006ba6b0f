"""Anarch cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

SCRUBBED = event(
    "Scrubbed",
    "anarch",
    current(RUNNER),
    when(On("encounter"), Adjust("strength", -2, RUN, "subject"), first=True),
    subtypes="Current",
    cost=2,
    influence=2,
)

EKOMIND = hardware(
    "Ekomind",
    "anarch",
    Modify("[mu]", HandOf(RUNNER), op=SET),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)
