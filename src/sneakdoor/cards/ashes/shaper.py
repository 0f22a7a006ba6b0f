"""Shaper cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

SPEC_WORK = event(
    "Spec Work",
    "shaper",
    ExtraCost("play", (TrashCards(Is((PROGRAM,))),), own=True),
    play(AsOne((Gain(4), Draw(2)))),
    subtypes="Job",
    cost=1,
    influence=1,
)

IN_THE_GROOVE = event(
    "In the Groove",
    "shaper",
    priority(),
    play(
        Delayed(
            When(
                On("installed", by=MINE, what=Is(min_cost=1)),
                (Choose(((Draw(1),), (Gain(1),))),),
            ),
            TURN,
        )
    ),
    subtypes="Priority",
    cost=0,
    influence=4,
)

HARMONY_AR_THERAPY = event(
    "Harmony AR Therapy",
    "shaper",
    play(
        Search(Is(zone="anywhere"), RUNNER, 5, different=True, up_to=True, stack=False),
        Do("shuffle in", "found", whose=RUNNER, said=THEM),
    ),
    remove_instead_of_trashing(),
    cost=2,
    influence=3,
)
