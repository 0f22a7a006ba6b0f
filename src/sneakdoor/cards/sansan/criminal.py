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
