"""Weyland Consortium cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *
from sneakdoor.rules.changes import blanked

_TRASHED_A_CARD: Final = LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER)
_CAN_BE_LOST: Final = Either(Is((HARDWARE,)), Is((RESOURCE,), without=("Virtual",)))


@dataclass(frozen=True, slots=True)
class DefinedX(Amount):
    """An X that another ability of this card defines: 0 while that one is not active (CR 26.03:9.12.2e)."""

    amount: Each

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return self.amount.of(s, src, f) if src in s.things and not blanked(s, src) else 0

    def step(self) -> int | None:
        return self.amount.step()

    def thing(self) -> str:
        return self.amount.thing()

    def say(self) -> str:
        return self.amount.say()


_TWICE_THE_ICE: Final = Each(2, Count(Is((ICE,), protecting=True)))

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
    # The ability that says what X is can be lost, or be inactive when a subroutine resolves.
    "Surveyor": anew(
        Modify("strength", _TWICE_THE_ICE, THIS),
        Sub(trace(DefinedX(_TWICE_THE_ICE), Tag(2))),
        Sub(trace(DefinedX(_TWICE_THE_ICE), EndRun())),
    ),
    # What there has to be is said in the text, since nobody asks what could change.
    "Wake Up Call": with_fields(0, only=Both(_TRASHED_A_CARD, AtLeast(Count(_CAN_BE_LOST), 1))),
}
