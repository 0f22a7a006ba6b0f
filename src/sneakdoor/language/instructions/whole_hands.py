"""Instructions about a hand as a whole: put back in order, or cards of it that chance chooses."""

from __future__ import annotations

from sneakdoor.grammar.nouns import all_of
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import YOU, side_of, value, verb
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.frames import Resolving, held
from sneakdoor.model.parts import Part
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.model.voice import counted, many
from sneakdoor.model.words import CORP, RUNNER
from sneakdoor.rules.asking import Pick, as_refs, still
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.visibility import during


def _hand(whose: int) -> str:
    return "HQ" if whose == CORP else "the grip"


@dataclass(frozen=True, slots=True)
class AddInOrder(Instruction):
    """Add all such cards to the top of their deck, in an order that somebody chooses; the first chosen is on top.

    Cards to come use it.
    """

    what: Cards
    whose: int
    by: int = YOU

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseOrder(self))
        out.append(_StackUp(self))

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        return f"{verb(self.by, 'add')} {all_of(self.what.say())} to the top of {deck} in any order"


@dataclass(frozen=True, slots=True)
class _ChooseOrder(Preparation):
    spec: AddInOrder

    def cards(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple(cid for cid in self.spec.what.all(s, f.src) if s.owner[cid] == self.spec.whose)

    def run(self, s: State, f: Resolving) -> None:
        f.regs["order"] = ()
        cids = self.cards(s, f)
        if cids:
            side = side_of(f, self.spec.by)
            s.push(Pick(side, "arrange", "1.4:1.14.2", cids, len(cids), len(cids), "cards:order", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.cards(s, f))


@dataclass(frozen=True, slots=True)
class _StackUp(Inner):
    spec: AddInOrder

    def run(self, s: State, f: Resolving) -> None:
        cids = reversed(still(s, held(f, "order")))
        by = side_of(f, self.spec.by)
        perform(s, [parts.BY_VERB["to deck top"](by, cid, f.src, "ability", s.ref[cid]) for cid in cids])


@dataclass(frozen=True, slots=True)
class RevealRandom(Instruction):
    """Reveal cards of a hand that chance chooses (1.4:1.20); cards to come use it."""

    n: int
    whose: int
    into: Register = "revealed"

    def run(self, s: State, f: Resolving) -> None:
        hand = s.hand[self.whose]
        cids = list(s.chance.draw(hand, min(self.n, len(hand))))
        for cid in cids:
            during(s, f.regs, cid, (CORP, RUNNER))
            happen(s, "revealed", f.side, cid, src=f.src, rule="8.1.5", seen=3)
        f.regs[self.into] = as_refs(s, cids)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[self.whose])

    def say(self) -> str:
        return f"reveal {counted(self.n, 'card')} from {_hand(self.whose)} at random"


@dataclass(frozen=True, slots=True)
class TrashRandom(Effect):
    """Trash cards from a hand at random (CR 1.18.1): all there are, if there are fewer."""

    n: int | Amount
    whose: int
    by: int = YOU

    def parts(self, s: State, f: Resolving) -> list[Part]:
        hand = s.hand[self.whose]
        cids = s.chance.draw(hand, min(value(self.n, s, f), len(hand)))
        by = side_of(f, self.by)
        return [parts.Trash(by, cid, src=f.src, cause="ability", ref=s.ref[cid]) for cid in cids]

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        return None  # which cards it will be is open until chance has chosen

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[self.whose]) and value(self.n, s, f) > 0

    def resolvable(self, s: State, f: Resolving) -> bool:
        return self.could_change(s, f)

    def say(self) -> str:
        return f"{verb(self.by, 'trash')} {many('{} card', self.n, f' from {_hand(self.whose)} at random')}"
