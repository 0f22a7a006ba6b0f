"""Anarch cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

FAUST = program(
    "Faust",
    "anarch",
    breaks(TrashCards(Is(zone=IN_HAND, side=RUNNER))),
    boost(TrashCards(Is(zone=IN_HAND, side=RUNNER)), 2),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

TROPE = program(
    "Trope",
    "anarch",
    when(TURN_BEGINS, Place(POWER, 1)),
    paid(
        (Clicks(1), RemoveThis()),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=RUNNER), Each(1, Hosted(POWER))),
    ),
    cost=1,
    memory=1,
    influence=3,
)

CLOT = program(
    "Clot",
    "anarch",
    Cannot("score", InstalledThisTurn(Is((AGENDA,)))),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)
