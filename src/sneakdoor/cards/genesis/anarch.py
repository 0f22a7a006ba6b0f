"""Anarch cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

NERVE_AGENT = program(
    "Nerve Agent",
    "anarch",
    success_on(HQ, Place(VIRUS, 1)),
    Modify("access HQ", Each(1, Hosted(VIRUS), over=1), op=ALLOW),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=2,
)
