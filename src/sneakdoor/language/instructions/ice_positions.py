"""Instructions that put ice in another order."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import Is
from sneakdoor.language.instructions.control import ANY, Target, cards_in
from sneakdoor.model.changes import Swapped
from sneakdoor.model.declare import Inner, Instruction, Preparation
from sneakdoor.model.enums import ICE
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.positions import swap_ice
from sneakdoor.rules.questions import Pick


@dataclass(frozen=True, slots=True)
class RearrangeIce(Instruction):
    """Rearrange any pieces of ice, across all servers (CR 10.11.3 defines it).

    The pieces are chosen one by one, and then once more in the order in which they come to those places.
    """

    def flatten(self, out: list[Instruction]) -> None:
        out.extend((Target(Is((ICE,)), ANY, up_to=True), _ChoosePlaces(), _ExchangePlaces()))

    def say(self) -> str:
        return "rearrange any number of pieces of ice, each of which goes to the position that one of them had"


@dataclass(frozen=True, slots=True)
class _ChoosePlaces(Preparation):
    def asks(self) -> str:
        return "Which one goes to the next of these positions?"

    def run(self, s: State, f: Resolving) -> None:
        f.regs["order"] = ()
        cids = tuple(cards_in(s, f, "targets"))
        if len(cids) > 1:
            s.push(Pick(f.side, "arrange", "10.11.3", cids, len(cids), len(cids), "cards:order", f.src))


@dataclass(frozen=True, slots=True)
class _ExchangePlaces(Inner):
    def run(self, s: State, f: Resolving) -> None:
        now = cards_in(s, f, "targets")  # the ice in each of the positions
        batch = s.fresh()
        for place, cid in enumerate(cards_in(s, f, "order")):
            other = now[place]
            if other != cid:
                swap_ice(s, other, cid)
                now[now.index(cid)] = other
                now[place] = cid
                happen(s, Swapped(cid), f.side, other, src=f.src, rule="10.11.3", seen=0, batch=batch)
