"""Effects that the rules define under a keyword: charge, identify your mark, sabotage (CR 26.03:10.10 to 10.12)."""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import Is
from sneakdoor.language.instructions.control import Target, cards_in, value
from sneakdoor.model import parts
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.declare import Amount, Cards, Instruction, Preparation
from sneakdoor.model.enums import BAD_PUBLICITY, CORP, NOWHERE, POWER, RUNNER, SIDE_NAMES
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.phrasing import many
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.marks import identify_mark, mark
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.questions import Pick
from sneakdoor.rules.v2603.turns import skip_discard

CHARGEABLE: Final = Is(side=RUNNER, tokens=POWER)
"""The Runner's installed cards that have a power counter: only these can be charged (CR 26.03:10.10.1)."""


@dataclass(frozen=True, slots=True)
class Charge(Instruction):
    """Place 1 power counter on a card that has one; 26.03:10.10.1 defines it.

    Without an argument, 1 of your installed cards is chosen (CR 26.03:10.10.2); else the card in a register is meant.
    """

    on: Cards | Register = CHARGEABLE

    def flatten(self, out: list[Instruction]) -> None:
        if isinstance(self.on, str):
            out.append(self)
        else:
            out.extend((Target(self.on), Charge("targets")))

    def _cards(self, s: State, f: Resolving) -> list[int]:
        """CR 26.03:10.10.3: a card without a power counter at this time is not charged."""
        cids = cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)
        return [cid for cid in cids if s.tokens(cid, POWER)]

    def run(self, s: State, f: Resolving) -> None:
        for cid in self._cards(s, f):
            place_tokens(s, s.things[cid], POWER, 1)
            happen(s, OfTokens("tokens placed", POWER), f.side, cid, 1, f.src, rule="26.03:10.10.1")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self._cards(s, f))

    def say(self) -> str:
        if isinstance(self.on, str):
            return f"charge {MENTIONS[self.on]}"
        what = self.on.say().replace(" with a power counter", "")
        return "charge 1 of your installed cards" if self.on == CHARGEABLE else f"charge 1 {what}"


@dataclass(frozen=True, slots=True)
class IdentifyMark(Instruction):
    """A random central server becomes the mark for this turn, if there is none; 26.03:10.11.2 defines it."""

    def run(self, s: State, f: Resolving) -> None:
        identify_mark(s, f.side, f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return mark(s) == NOWHERE

    def say(self) -> str:
        return "identify your mark"


@dataclass(frozen=True, slots=True)
class Sabotage(Instruction):
    """The Corp trashes N cards of HQ and the top of R&D; 26.03:10.12.1 defines it."""

    n: int | Amount

    def flatten(self, out: list[Instruction]) -> None:
        out.extend((_ChooseFromHQ(self), self))

    def run(self, s: State, f: Resolving) -> None:
        """CR 26.03:10.12.2: what is not trashed from HQ comes from the top of R&D, all of it in one act."""
        # CR 26.03:10.12.1: the ability is the Runner's, and the Corp trashes the cards.
        chosen = cards_in(s, f, "scrapped")
        left = max(0, value(self.n, s, f) - len(chosen))
        # CR 26.03:10.12.2b: the Corp has decided by now, and sees these cards only in Archives.
        top = list(reversed(s.deck[CORP]))[:left]
        if chosen or top:
            perform(s, [parts.Trash(CORP, cid, f.src, "sabotage", s.ref[cid]) for cid in (*chosen, *top)])

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.n, s, f) > 0 and bool(s.hand[CORP] or s.deck[CORP])

    def say(self) -> str:
        return many("sabotage {}", self.n)


@dataclass(frozen=True, slots=True)
class _ChooseFromHQ(Preparation):
    """CR 26.03:10.12.2: the Corp says which cards of HQ; at least as many as R&D is short of (CR 26.03:10.12.3)."""

    spec: Sabotage

    def asks(self) -> str:
        return "Which cards of HQ do you trash? The others come from the top of R&D."

    def run(self, s: State, f: Resolving) -> None:
        f.regs["scrapped"] = ()
        hand, n = tuple(s.hand[CORP]), value(self.spec.n, s, f)
        # CR 26.03:10.12.3a: what R&D does not have must come from HQ.
        low, high = min(len(hand), max(0, n - len(s.deck[CORP]))), min(n, len(hand))
        if low == len(hand):
            f.regs["scrapped"] = tuple((cid, s.ref[cid]) for cid in hand)  # CR 26.03:10.12.3b: nothing to choose
        elif high > 0:
            s.push(Pick(CORP, "choose", "26.03:10.12.2", hand, low, high, "cards:scrapped", f.src))


@dataclass(frozen=True, slots=True)
class SkipDiscard(Instruction):
    """Your discard step is skipped this turn; 26.03:5.5.4d defines it."""

    def run(self, s: State, f: Resolving) -> None:
        skip_discard(s, f.side, f.src)

    def say(self) -> str:
        return "skip your discard step this turn"


@dataclass(frozen=True, slots=True)
class TakeHostedPublicity(Instruction):
    """The Corp takes bad publicity from this card, -1 for all; 26.03:1.13.3 defines it: hosted, it did not count."""

    n: int = 1

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        have = thing.get(BAD_PUBLICITY) if thing is not None else 0
        n = have if self.n < 0 else min(self.n, have)
        if thing is not None and n:
            place_tokens(s, thing, BAD_PUBLICITY, -n)
            perform(s, [parts.BadPublicity(CORP, n, f.src)])

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.tokens(f.src, BAD_PUBLICITY) > 0

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return f"take {'all' if self.n < 0 else self.n} bad publicity from this card"


@dataclass(frozen=True, slots=True)
class HostPublicity(Instruction):
    """Move bad publicity of the Corp onto this card; 26.03:1.13.3 defines it: there it does not count."""

    n: int = 1

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        if thing is not None and s.bad_publicity >= self.n:
            perform(s, [parts.BadPublicity(CORP, -self.n, f.src)])
            place_tokens(s, thing, BAD_PUBLICITY, self.n)
            happen(s, OfTokens("tokens placed", BAD_PUBLICITY), f.side, f.src, self.n, f.src, rule="26.03:1.13.3")

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.bad_publicity >= self.n

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return f"host {self.n} of the Corp's bad publicity on this card"


@dataclass(frozen=True, slots=True)
class WinGame(Instruction):
    """A player wins the game; 26.03:1.7.2 defines it."""

    side: int

    def run(self, s: State, f: Resolving) -> None:
        win(s, self.side, "card")

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]} wins the game"
