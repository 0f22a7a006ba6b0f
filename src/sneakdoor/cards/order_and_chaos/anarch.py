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
