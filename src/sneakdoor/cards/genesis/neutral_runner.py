"""Neutral Runner cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

KRAKEN = event(
    "Kraken",
    "neutral_runner",
    play(ChooseServer(), DoToChosen("trash", Is((ICE,)), by=CORP, there=True), only=ThisTurn("stolen")),
    cost=3,
    influence=0,
)
