"""Criminal cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

FISK_INVESTMENT_SEMINAR = event(
    "Fisk Investment Seminar",
    "criminal",
    priority(),
    play(AsOne((Draw(3), Draw(3, CORP)))),
    subtypes="Priority",
    cost=0,
    influence=2,
)

DORM_COMPUTER = hardware(
    "Dorm Computer",
    "criminal",
    when(INSTALL_THIS, Place(POWER, 4)),
    paid((Clicks(1), Tokens(POWER)), MakeRun(linked=(Prevents("tag"),))),
    cost=0,
    influence=1,
)
