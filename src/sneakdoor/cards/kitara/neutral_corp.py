"""Neutral Corp cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

DISTRACT_THE_MASSES = operation(
    "Distract the Masses",
    "neutral_corp",
    play(
        Gain(2, RUNNER),
        AsOne(
            (
                Target(Is(zone=IN_HAND, side=CORP), 2, up_to=True, into="picked", verb="trash"),
                Do("trash", "picked", said=THEM),
                DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 2, up_to=True),
            )
        ),
    ),
    remove_instead_of_trashing(),
    cost=0,
    influence=0,
)
