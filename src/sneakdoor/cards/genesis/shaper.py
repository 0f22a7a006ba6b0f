"""Shaper cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

QUALITY_TIME = event("Quality Time", "shaper", play(Draw(5)), cost=3, influence=1)

REPLICATOR = hardware(
    "Replicator",
    "shaper",
    when(
        On("installed", by=MINE, what=Is((HARDWARE,))),
        Search(Is((HARDWARE,), zone="anywhere"), RUNNER, reveal=True, like="subject"),
        Do("to hand", "found", whose=RUNNER),
        may=True,
    ),
    cost=2,
    influence=2,
)
