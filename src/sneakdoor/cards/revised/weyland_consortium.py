"""Weyland Consortium cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *

_TRASHED_A_CARD: Final = LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER)
_CAN_BE_LOST: Final = Either(Is((HARDWARE,)), Is((RESOURCE,), without=("Virtual",)))

TEXTS: Final[dict[str, Revision]] = {
    # The Runner's limit is the number of cards that were trashed, not a number that was named.
    "Power Shutdown": with_fields(
        0,
        do=(
            ChooseNumber(Count(Is(zone=IN_DECK, side=CORP)), into="x"),
            TrashTop(Reg("x"), CORP),
            Target(Is((HARDWARE, PROGRAM)), by=RUNNER, at_most=Moved("trashed"), verb="trash"),
            Do("trash", by=RUNNER),
        ),
    ),
    # What there has to be is said in the text, since nobody asks what could change.
    "Wake Up Call": with_fields(0, only=Both(_TRASHED_A_CARD, AtLeast(Count(_CAN_BE_LOST), 1))),
}
