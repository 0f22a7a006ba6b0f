"""Apex cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

HEAP = Is(zone=IN_DISCARD, side=RUNNER)

REBOOT = event(
    "Reboot",
    "apex",
    play(
        MakeRun(
            str(int(ARCHIVES)),
            (
                When(
                    IF_SUCCESSFUL,
                    (InsteadOfAccess(Body((InstallOne(HEAP, optional=True, facedown=True, n=5),))),),
                ),
            ),
        )
    ),
    remove_instead_of_trashing(),
    subtypes="Run",
    cost=1,
    influence=5,
)
