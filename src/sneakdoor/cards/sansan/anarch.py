"""Anarch cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

POWER_TO_THE_PEOPLE = event(
    "Power to the People",
    "anarch",
    priority(),
    play(Delayed(When(On("accessed", what=Is((AGENDA,), zone="anywhere")), (Gain(7),), first=True), TURN)),
    subtypes="Priority",
    cost=0,
    influence=2,
)

SKULLJACK = hardware(
    "Skulljack",
    "anarch",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    Modify("trash cost", -1, Is(side=CORP, zone="anywhere")),
    subtypes="Cybernetic",
    cost=2,
    influence=2,
    unique=True,
)
