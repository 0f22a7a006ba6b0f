"""Anarch cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

GRAVEDIGGER = program(
    "Gravedigger",
    "anarch",
    when(On("trashed", what=Is(side=CORP)), Place(VIRUS, 1)),
    paid((Clicks(1), Tokens(VIRUS)), TrashTop(1, CORP, CORP)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

HIVEMIND = program(
    "Hivemind",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 1)),
    SharesTokens(VIRUS, Is((PROGRAM,), ("Virus",), other=True)),
    subtypes="Virus",
    cost=3,
    memory=2,
    influence=5,
    unique=True,
)
