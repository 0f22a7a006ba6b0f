"""Neutral Runner cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

REJIG = event(
    "Rejig",
    "neutral_runner",
    play(
        Target(Is((PROGRAM, HARDWARE))),
        Do("to hand", "targets", into="added", follow=True, whose=RUNNER),
        If(
            Gone("targets"),
            (
                InstallOne(
                    Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER),
                    optional=True,
                    discount=InstallCostOf("added", printed=True),
                ),
            ),
        ),
    ),
    subtypes="Mod",
    cost=0,
    influence=0,
)
