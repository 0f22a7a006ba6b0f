"""Neutral Runner cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *

TEXTS: Final[dict[str, Revision]] = {
    "Corporate Defector": anew(when(On("drawn", by=THEIRS, cause="basic action"), LookAt(reveal=True))),
    # A prevention that has to be used, when it can be.
    "Guru Davinder": in_place_of(0, when(On("would damage"), Prevent("damage", what=(NET, MEAT), all=True))),
    "Paparazzi": in_place_of(1, when(On("would damage"), Prevent("damage", what=(MEAT,), all=True))),
    # A breach without an access counts.
    "Kasi String": with_fields(0, where=Both(InThatRun("access begins"), Not(InThatRun("stolen")))),
    # The card is added to the grip to play it.
    "Rejig": anew(
        ExtraCost("play", (AddCards(Is((PROGRAM, HARDWARE)), "return"),), own=True),
        play(
            AfterCost(
                InstallOne(
                    Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER),
                    discount=InstallCostPaidWith(printed=True),
                )
            )
        ),
    ),
    # What it says of a run has no object outside of one.
    "The Turning Wheel": with_fields(2, only=None),
    # Any name can be chosen, but only an agenda is stolen.
    "Whistleblower": with_fields(
        0,
        do=(
            NameCard(),
            Delayed(
                When(
                    On("accessed", what=Is((AGENDA,), zone="anywhere")),
                    (Do("steal", "subject"),),
                    copy_of="named",
                    next_only=True,
                ),
                RUN,
            ),
        ),
    ),
}
