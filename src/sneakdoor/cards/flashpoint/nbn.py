"""NBN cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

HATCHET_JOB = operation(
    "Hatchet Job",
    "nbn",
    double(),
    Play(trace(5, DoToChosen("to hand", Is(side=RUNNER, without=("Virtual",))))),
    subtypes="Double - Gray Ops",
    cost=2,
    trash=0,
    influence=2,
)

OBSERVE_AND_DESTROY = operation(
    "Observe and Destroy",
    "nbn",
    ExtraCost("play", (RemoveTags(1),), own=True),
    play(DoToChosen("trash", Is()), only=AtMost(CreditsOf(RUNNER), 5)),
    subtypes="Gray Ops",
    cost=0,
    influence=1,
)

SPECIAL_REPORT = operation(
    "Special Report",
    "nbn",
    play(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        Do("shuffle in", whose=CORP),
        Draw(Each(1, Moved("targets", "shuffled into R&D"))),
    ),
    cost=1,
    influence=2,
)
