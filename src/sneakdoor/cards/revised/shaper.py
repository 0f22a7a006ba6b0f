"""Shaper cards as version 26.03 has them."""

from dataclasses import replace
from typing import Any, Final

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class OneOfEachName(Cards):
    """Cards in the heap, of each name one."""

    def all(self, s: State, src: int) -> list[int]:
        found = Is(zone=IN_DISCARD, side=RUNNER).all(s, src)
        return list({s.code[cid]: cid for cid in found}.values())

    def say(self) -> str:
        return "card in the heap with another name"


def _set_aside(one: Any) -> Any:
    """Cards that were looked at in R&D are set aside instead."""
    if isinstance(one, Limit):
        return None
    if isinstance(one, LookAtTop):
        return SetAsideTop(one.n, CORP, by=CORP)
    if isinstance(one, TakeFrom):
        return TakeFrom("aside", "picked", n=1)
    return Do("shuffle in", "aside", whose=CORP) if isinstance(one, ShuffleDeck) else one


_INSTALLED_THIS_TURN: Final = HappenedTo("installed", THIS)

TEXTS: Final[dict[str, Revision]] = {
    "Alpha": anew(breaks(1), boost(1, 1), OnlyInterfaces(Outermost())),
    "Omega": anew(breaks(1), boost(1, 1), OnlyInterfaces(Innermost(attacked=False))),
    # Only what a player trashes; Dummy Box says that of the Corp since it was printed.
    "LLDS Energy Regulator": anew(
        *(Paid((cost,), (Prevent("trash", on=Is((HARDWARE,)), players=True),)) for cost in (Credits(3), TrashThis()))
    ),
    "Sacrificial Construct": anew(
        Paid((TrashThis(),), (Prevent("trash", on=Is((PROGRAM, HARDWARE)), players=True),)),
    ),
    "Cyberdelia": with_fields(1, event=FullyBreaks(), may=False),
    # Its own ability, for as long as the turn of its install.
    "Euler": in_place_of(0, replace(breaks(0, "Code Gate"), only=_INSTALLED_THIS_TURN)),
    "Penrose": in_place_of(0, replace(breaks(1, "Barrier"), only=_INSTALLED_THIS_TURN)),
    # The heap is not searched.
    "Harmony AR Therapy": in_place_of(
        0,
        play(
            Target(OneOfEachName(), 5, up_to=True),
            Do("shuffle in", "targets", whose=RUNNER, said=THEM),
        ),
    ),
    # The cards are set aside, and other cards in R&D can be accessed later in the run.
    "Khusyuk": deeply(_set_aside),
    # No interrupt: it waits for the action.
    "Laguna Velasco District": anew(when(On("action", by=MINE, causes=("draw",)), DrawMore(1))),
    # The program is trashed to play it.
    "Scavenge": anew(
        ExtraCost("play", (TrashCards(Is((PROGRAM,))),), own=True),
        play(
            AfterCost(
                InstallOne(
                    Either(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER)),
                    discount=InstallCostPaidWith(),
                )
            )
        ),
    ),
    # Other cards in R&D can be accessed later in the run.
    "Top Hat": anew(success_on(RND, instead_of_access(AccessFromTop(5)), may=True)),
}
