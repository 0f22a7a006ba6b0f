"""Instructions about a hand as a whole: put back in order, or cards of it that chance chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sneakdoor.grammar.nouns import all_of
from sneakdoor.language.instructions.acting_on_cards import action
from sneakdoor.language.instructions.control import YOU, side_of, value, verb
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.frames import Resolving, held
from sneakdoor.model.happenings import CardVerb
from sneakdoor.model.state import State
from sneakdoor.model.voice import many
from sneakdoor.model.words import CORP, RUNNER
from sneakdoor.rules.asking import Pick, as_refs, still
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.visibility import during


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
class AtRandom(Instruction):
    """Reveal, trash or move cards of a hand that chance chooses (CR 1.18.1, 1.4:1.20): all there are, or so many."""

    verb: CardVerb | Literal["reveal"]
    whose: int
    n: int | Amount = 1
    by: int = YOU
    if_able: bool = False  # all of them or none

    def run(self, s: State, f: Resolving) -> None:
        by = side_of(f, self.by)
        cids = s.chance.draw(s.hand[self.whose], self._number(s, f))
        f.regs["picked"] = as_refs(s, cids)
        if self.verb != "reveal":
            # Which cards it will be is open until now, so nothing was imminent before.
            part = parts.BY_VERB[self.verb]
            if cids:
                perform(s, [part(by, cid, f.src, "ability", s.ref[cid]) for cid in cids])
            return
        for cid in cids:
            during(s, f.regs, cid, (CORP, RUNNER))
            happen(s, "revealed", by, cid, src=f.src, rule="8.1.5", seen=3)

    def _number(self, s: State, f: Resolving) -> int:
        have, n = len(s.hand[self.whose]), value(self.n, s, f)
        return n if n <= have else 0 if self.if_able else have

    def could_change(self, s: State, f: Resolving) -> bool:
        return self._number(s, f) > 0

    def resolvable(self, s: State, f: Resolving) -> bool:
        return self.could_change(s, f)

    def say(self) -> str:
        words = "reveal" if self.verb == "reveal" else action(self.verb, "", self.whose)
        lead, _, rest = words.partition(" ")
        hand = "HQ" if self.whose == CORP else "the grip"
        cards = many("{} card", self.n, f" from {hand} at random {rest}".rstrip())
        return f"{verb(self.by, lead)} {cards}" + (", if able" if self.if_able else "")
