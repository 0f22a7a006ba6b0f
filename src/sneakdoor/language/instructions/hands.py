"""Instructions about a hand as a whole: cards put back in order, or chosen at random."""

from __future__ import annotations

from typing import Literal

from sneakdoor.grammar.nouns import all_of, taken
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import Reg
from sneakdoor.language.instructions.card_moves import action
from sneakdoor.language.instructions.control import YOU, cards_in, side_of, value, verb
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.lasting_effects import until
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.kinds import CardVerb
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted, many
from sneakdoor.model.quantity_phrases import ACTION, more
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger
from sneakdoor.rules.actions import DRAW_MORE
from sneakdoor.rules.changes import happen
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.questions import Pick, as_refs, still
from sneakdoor.rules.visibility import during


def _hand(whose: int) -> str:
    return "HQ" if whose == CORP else "the grip"


@dataclass(frozen=True, slots=True)
class AddInOrder(Instruction):
    """Add cards, all or n of them, to the top of their deck in a chosen order, the topmost first."""

    what: Cards | Register
    whose: int
    by: int = YOU
    n: int = 0  # 0: all

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseOrder(self))
        out.append(_StackUp(self))

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        if isinstance(self.what, str):
            return f"{verb(self.by, 'add')} them to the top of {deck} in any order"
        which = counted(self.n, taken(self.what.say())) if self.n else all_of(self.what.say())
        return f"{verb(self.by, 'add')} {which} to the top of {deck} in any order"


@dataclass(frozen=True, slots=True)
class _ChooseOrder(Preparation):
    spec: AddInOrder

    def cards(self, s: State, f: Resolving) -> tuple[int, ...]:
        what = self.spec.what
        cids = cards_in(s, f, what) if isinstance(what, str) else what.all(s, f.src)
        return tuple(cid for cid in cids if s.owner[cid] == self.spec.whose)

    def asks(self) -> str:
        return "Which one is next? The first you choose is the uppermost."

    def run(self, s: State, f: Resolving) -> None:
        f.regs["order"] = ()
        cids = self.cards(s, f)
        if cids:
            side = side_of(f, self.spec.by)
            n = min(self.spec.n or len(cids), len(cids))
            s.push(Pick(side, "arrange", "1.4:1.14.2", cids, n, n, "cards:order", f.src))

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
    """Reveal, trash or move random cards of a hand (CR 1.18.1, 1.4:1.20): all of them, or n.

    Those that are only chosen are in the register "picked", for what comes next.
    """

    verb: CardVerb | Literal["reveal", "choose"]
    whose: int
    n: int | Amount = 1
    by: int = YOU
    if_able: bool = False  # all of them or none

    def run(self, s: State, f: Resolving) -> None:
        by = side_of(f, self.by)
        cids = s.chance.draw(s.hand[self.whose], self._number(s, f))
        f.regs["picked"] = as_refs(s, cids)
        if self.verb == "choose":
            return
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
        if isinstance(self.n, Reg) and self.n.name not in f.regs:
            return bool(s.hand[self.whose])  # CR 1.2.5: the number is yet to be chosen
        return self._number(s, f) > 0

    def resolvable(self, s: State, f: Resolving) -> bool:
        return self._number(s, f) > 0

    def say(self) -> str:
        words: str = self.verb
        if self.verb != "reveal" and self.verb != "choose":
            words = action(self.verb, "", self.whose)
        lead, _, rest = words.partition(" ")
        cards = many("{} card", self.n, f" from {_hand(self.whose)} at random {rest}".rstrip())
        return f"{verb(self.by, lead)} {cards}" + (", if able" if self.if_able else "")


@dataclass(frozen=True, slots=True)
class ShuffleInHand(Effect):
    """Shuffle a hand into its deck, except for n random cards (CR 4.2.3 defines it)."""

    whose: int
    kept: int | Amount = 0

    def parts(self, s: State, f: Resolving) -> list[Part]:
        hand = s.hand[self.whose]
        kept = set(s.chance.draw(hand, min(value(self.kept, s, f), len(hand))))
        return [parts.ShuffleIn(f.side, cid, f.src, "ability", s.ref[cid]) for cid in hand if cid not in kept]

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        return None  # which cards it will be is open until chance has chosen

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[self.whose])

    def say(self) -> str:
        text = f"shuffle all cards in {_hand(self.whose)} into {'R&D' if self.whose == CORP else 'the stack'}"
        return f"{text}, except {many('{} card', self.kept, ' at random')}" if self.kept else text


@dataclass(frozen=True, slots=True)
class DrawMore(Instruction):
    """The basic action that is being taken draws more cards; 26.03:5.2.2c defines it: before its effect."""

    n: int = 1

    def run(self, s: State, f: Resolving) -> None:
        linger(s, DRAW_MORE, until(s, ACTION, f.side), src=f.src, side=f.side, amount=self.n)

    def could_change(self, s: State, f: Resolving) -> bool:
        return until(s, ACTION, f.side) != -1

    def say(self) -> str:
        return f"draw {more(self.n, 'card')}"
