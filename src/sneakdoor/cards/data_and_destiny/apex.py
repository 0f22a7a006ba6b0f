"""Apex cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

ENDLESS_HUNGER = program(
    "Endless Hunger",
    "apex",
    paid(TrashCards(Is(side=RUNNER)), Break(1, does=END_THE_RUN)),
    subtypes="Icebreaker",
    cost=0,
    strength=11,
    memory=4,
    influence=2,
)

HEARTBEAT = hardware(
    "Heartbeat",
    "apex",
    memory(1),
    prevents(TrashCards(Is(side=RUNNER)), 1),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

PREY = event(
    "Prey",
    "apex",
    play(
        MakeRun(
            linked=(
                When(
                    On("passed"),
                    (Do("trash", "subject"),),
                    cost=(TrashCards(Is(side=RUNNER), StrengthOf(Latest("passed", Is((ICE,))))),),
                    once_per_turn=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=0,
    influence=2,
)

WASTELAND = resource(
    "Wasteland",
    "apex",
    when(On("trashed", by=MINE, what=Is(side=RUNNER)), Gain(1), first=True),
    subtypes="Location - Virtual",
    cost=2,
    influence=2,
)
