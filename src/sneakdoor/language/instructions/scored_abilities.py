"""The "when scored" abilities of agendas, resolved without the agenda being scored (CR 9.6.1)."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.events import On
from sneakdoor.language.filters import This
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model.abilities import When
from sneakdoor.model.declare import Cards, Instruction
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import Pending
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.hooks import HOOKS


@dataclass(frozen=True, slots=True)
class ResolveScored(Instruction):
    """Resolve the "when scored" ability of an agenda in a register, wherever it is (CR 9.6.1 defines it)."""

    # See the interpretations: its controller is the side that resolves it, and no scoring can be looked back at.

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        found = [(cid, number) for cid in cards_in(s, f, self.register) for number in when_scored(s, cid)]
        pending: list[Pending] = []
        for cid, number in found:
            decl = s.book.abilities[number].decl
            assert isinstance(decl, When)
            pending.append(Pending(number, cid, s.ref[cid], f.side, decl.optional, True, serial=s.fresh()))
        if pending:
            # CR 26.03:9.6.14d: pending as though the agenda had been scored.
            # CR 1.4:9.6.9a: what is optional may be left here as well, and of several the order is chosen.
            s.push(HOOKS.reaction_window(tuple(pending), f.side, -1))

    def could_change(self, s: State, f: Resolving) -> bool:
        cids = cards_in(s, f, self.register)
        return any(HOOKS.could_change(s, number, cid, f.side) for cid in cids for number in when_scored(s, cid))

    def say(self) -> str:
        return 'resolve the "when scored" ability of that agenda'


def when_scored(s: State, cid: int) -> list[int]:
    """The numbers of the abilities of an agenda that wait for it to be scored, and for nothing else.

    See the interpretations: one whose condition asks for more at that moment is no "when scored" ability.
    By 26.03 it is one, and what it asks for must be so (CR 26.03:9.6.14c, 26.03:9.6.14d).
    """
    out: list[int] = []
    for number in s.book.own[s.code[cid]]:
        decl = s.book.abilities[number].decl
        if isinstance(decl, When) and isinstance(decl.event, On) and isinstance(decl.event.what, This):
            met = decl.where is None or (s.book.ruleset.match_late and decl.where.true(s, cid, None))
            if "scored" in decl.event.kinds() and met:
                out.append(number)
    return out


@dataclass(frozen=True, slots=True)
class HasWhenScored(Cards):
    """Such agendas with a "when scored" ability (CR 9.6.1 defines it)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and bool(when_scored(s, cid))

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if when_scored(s, cid)]

    def say(self) -> str:
        return f'{self.what.say()} with a "when scored" ability'
