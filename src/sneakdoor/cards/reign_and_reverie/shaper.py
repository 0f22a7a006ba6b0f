"""Shaper cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

PSYCH_MIKE = resource(
    "Psych Mike",
    "shaper",
    when(
        On("run ends", server=str(int(RND)), cause="successful"),
        Gain(Each(1, AccessedInRun(RND))),
        first=True,
        may=True,
    ),
    subtypes="Connection",
    cost=1,
    influence=4,
    unique=True,
)
