"""Anarch cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

AGHORA = program(
    "Aghora",
    "anarch",
    breaks(1, on=IceWith("rez cost", 5)),
    boost(1, 1),
    paid(Credits(2), Swap(THIS, Is((PROGRAM,), ("Deva",), zone=IN_HAND, side=RUNNER))),
    subtypes="Icebreaker - AI - Deva",
    cost=5,
    strength=2,
    memory=1,
    influence=2,
    unique=True,
)

DIWAN = program(
    "Diwan",
    "anarch",
    when(INSTALL_THIS, ChooseServer(), RememberServer()),
    ExtraCost("install", (Credits(1),), server=CHOSEN),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=1,
)
