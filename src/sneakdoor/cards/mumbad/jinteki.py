"""Jinteki cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

CLONES_ARE_NOT_PEOPLE = operation(
    '"Clones are not People"',
    "jinteki",
    current(CORP),
    when(On("scored"), AsAgenda(1, CORP)),
    subtypes="Current",
    cost=3,
    influence=3,
)

HERITAGE_COMMITTEE = operation(
    "Heritage Committee",
    "jinteki",
    alliance("Heritage Committee"),
    play(Draw(3), DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP))),
    subtypes="Alliance",
    cost=1,
    influence=2,
)

VOTER_INTIMIDATION = operation(
    "Voter Intimidation",
    "jinteki",
    Play(
        psi(DoToChosen("trash", Is((RESOURCE,)))),
        only=AtLeast(Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER)), 1),
    ),
    subtypes="Gray Ops - Psi",
    cost=1,
    influence=2,
)
