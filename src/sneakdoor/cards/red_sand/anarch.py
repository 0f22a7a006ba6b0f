"""Anarch cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BERSERKER = program(
    "Berserker",
    "anarch",
    when(
        On("encounter", what=Is((ICE,), ("Barrier",), zone="anywhere")),
        Change("strength", Each(1, Subroutines()), ENCOUNTER),
    ),
    breaks(2, "Barrier", n=2, up_to=True),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

GOD_OF_WAR = program(
    "God of War",
    "anarch",
    when(TURN_BEGINS, Place(VIRUS, 2), cost=(TakeTags(),)),
    breaks(Tokens(VIRUS)),
    boost(2, 1),
    subtypes="Icebreaker - AI - Virus",
    cost=4,
    strength=0,
    memory=1,
    influence=3,
)
