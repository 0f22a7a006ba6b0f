"""Weyland Consortium cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *

BORDER_CONTROL = ice(
    "Border Control",
    "weyland_consortium",
    paid(TrashThis(), EndRun(), only=DuringRun(here=True)),
    sub(Gain(Each(1, Count(Is((ICE,), protecting=True))))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=4,
    strength=1,
    influence=3,
)
