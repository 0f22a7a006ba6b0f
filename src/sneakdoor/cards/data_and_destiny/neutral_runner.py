"""Neutral Runner cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

WINDFALL = event(
    "Windfall",
    "neutral_runner",
    play(
        ShuffleDeck(RUNNER),
        Do("trash", TopCard(RUNNER), follow=True),
        Gain(InstallCostOf("done")),
    ),
    cost=0,
    influence=0,
)
