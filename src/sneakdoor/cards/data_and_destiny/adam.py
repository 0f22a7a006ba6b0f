"""Adam cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

BRAIN_CHIP = hardware(
    "Brain Chip",
    "adam",
    Modify("[mu]", Each(1, Points(RUNNER))),
    Modify("hand size", Each(1, Points(RUNNER))),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

INDEPENDENT_THINKING = event(
    "Independent Thinking",
    "adam",
    play(
        Target(Is(side=RUNNER), 5, up_to=True),
        Do("trash", said=THEM),
        If(
            Gone("targets", Is(subtypes=("Directive",), zone="anywhere")),
            (Draw(Each(2, Moved("targets"))),),
            (Draw(Each(1, Moved("targets"))),),
        ),
    ),
    cost=1,
    influence=1,
)

MULTITHREADER = program(
    "Multithreader",
    "adam",
    Recurring(2),
    CreditsFor(("use", "ability"), Is((PROGRAM,))),
    cost=3,
    memory=1,
    influence=1,
)
