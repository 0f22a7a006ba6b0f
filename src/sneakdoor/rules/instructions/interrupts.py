"""Instructions that change what is imminent (1.4:9.8): prevent, avoid, raise, lower, replace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.kernel.frames import Move
from sneakdoor.model.declare import Cards, Instruction
from sneakdoor.model.objects import Part
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP
from sneakdoor.rules.asking import Ask, Pick
from sneakdoor.rules.changes import happen
from sneakdoor.rules.destinations import INTO_DECK, elsewhere
from sneakdoor.rules.instructions.control import cards_in
from sneakdoor.rules.parts import GONE, UNPREVENTABLE, Imminent


def expected(s: State, instruction: Instruction, src: int) -> list[Part]:
    """The parts of what is imminent that an instruction could change."""
    frame = s.find(Imminent)
    return [one for one in frame.parts if instruction.answers(s, one, src)] if frame is not None else []


@dataclass(frozen=True, slots=True)
class Prevent(Instruction):
    """Prevent damage, avoid tags, keep a card from being trashed."""

    kind: str
    n: int = 1
    what: tuple[str, ...] = ()  # kinds of damage
    up_to: bool = False
    all: bool = False
    but: int = 0  # all but this many
    words: str = ""
    on: Cards | None = None  # which cards it can keep from being trashed

    def flatten(self, out: list[Instruction]) -> None:
        if self.kind == "trash":
            out.append(_Which(self))
        elif self.up_to:
            out.append(_HowMany(self))
        out.append(self)

    def prevents(self) -> bool:
        return True

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        if part.kind != self.kind or UNPREVENTABLE in part.specs:
            return False
        if self.kind == "trash":
            return part.cid >= 0 and (self.on is None or self.on.has(s, part.cid, src))
        return part.amount > self.but and (not self.what or part.what in self.what)

    def run(self, s: State, f: Any) -> None:
        frame = s.find(Imminent)
        parts = expected(s, self, f.src)
        if self.kind == "trash":
            saved = cards_in(s, f, "saved")
            frame.parts = [one for one in frame.parts if not (one.kind == "trash" and one.cid in saved)]
            for cid in saved:
                happen(s, "prevented", f.side, cid, 1, f.src, cause=self.kind, rule="9.8.3a")
            return
        if not parts:
            return
        one = parts[0]
        chosen = f.regs.get("prevent")
        n = one.amount if self.all else chosen[1] if self.up_to and chosen is not None else self.n
        if self.but:
            n = one.amount - self.but  # CR 1.4:9.8.7c: whatever was done to it before, the value is this now.
        if n <= 0:
            return
        done = min(n, one.amount)
        one.amount -= n  # 1.4:9.8: the value may go below 0
        one.prevented += done
        if self.all:
            one.specs = (*one.specs, GONE)
        happen(s, "prevented", f.side, f.src, done, f.src, cause=one.what or self.kind, rule="9.8.3a")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        if self.words:
            return self.words
        amount = "any amount of" if self.all else ("up to " if self.up_to else "") + str(self.n)
        amount = f"all but {self.but}" if self.but else amount
        if self.kind == "trash":
            what = self.on.say() if self.on is not None else "a card"
            return f"prevent {what} from being trashed"
        if self.kind == "tag":
            return f"avoid {amount} tag" + ("s" if self.n > 1 else "")
        kinds = " or ".join(self.what)
        return f"prevent {amount} {kinds} damage".replace("  ", " ")


@dataclass(frozen=True, slots=True)
class _HowMany(Instruction):
    """Of "up to n" the player chooses how many."""

    spec: Prevent

    def run(self, s: State, f: Any) -> None:
        f.regs.pop("prevent", None)
        if expected(s, self.spec, f.src):
            options: tuple[Move, ...] = tuple(("number", n) for n in range(self.spec.n, -1, -1))
            s.push(Ask(f.side, "prevent how much", "9.8.3a", options, "prevent", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class _Which(Instruction):
    """Of several cards about to be trashed the player chooses which one is kept."""

    spec: Prevent

    def run(self, s: State, f: Any) -> None:
        f.regs["saved"] = ()
        cids = tuple(one.cid for one in expected(s, self.spec, f.src))
        if cids:
            n = min(self.spec.n, len(cids))
            s.push(Pick(f.side, "keep from being trashed", "9.8.3a", cids, n, n, "cards:saved", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class ChangeImminent(Instruction):
    """Raise, lower or set an imminent value: damage, tags, base trace strength (1.4:9.8)."""

    kind: str
    n: int = 1
    what: tuple[str, ...] = ()
    to: int | None = None
    words: str = ""

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        if part.kind != self.kind or GONE in part.specs or (self.what and part.what not in self.what):
            return False
        if self.to is None:
            return self.n > 0 or part.amount > 0  # 1.4:9.8: what is at 0 is not lowered
        return part.amount != self.to

    def lowers(self) -> int:
        return -self.n if self.to is None and self.n < 0 else 0

    def run(self, s: State, f: Any) -> None:
        for one in expected(s, self, f.src)[:1]:
            old = one.amount
            one.amount = old + self.n if self.to is None else self.to
            change = one.amount - old
            happen(s, "raised", f.side, f.src, change, f.src, cause=one.what or one.kind, rule="9.8.2b")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        if self.words:
            return self.words
        if self.to is not None:
            return f"set the amount to {self.to}"
        return f"{'increase' if self.n > 0 else 'decrease'} the amount by {abs(self.n)}"


@dataclass(frozen=True, slots=True)
class ShuffleInstead(Instruction):
    """This card, about to be trashed, is shuffled into its deck instead of going to the discard pile.

    1.4:1.18.1a: only the place is replaced, so it is trashed all the same.
    """

    whose: int

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        return part.kind == "trash" and part.cid == src and not elsewhere(part)

    def run(self, s: State, f: Any) -> None:
        for one in expected(s, self, f.src):
            one.specs = (*one.specs, INTO_DECK)

    def could_change(self, s: State, f: Any) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        deck, pile = ("R&D", "Archives") if self.whose == CORP else ("your stack", "your heap")
        return f"shuffle it into {deck} rather than put it into {pile}. It still counts as trashed"


@dataclass(frozen=True, slots=True)
class ReplaceImminent(Instruction):
    """Replace a part of what is imminent by another effect, imminent from then on (1.4:9.8)."""

    kind: str
    by: Any  # an effect: an instruction that is its expected parts
    what: tuple[str, ...] = ()

    def alters(self) -> bool:
        return True

    def answers(self, s: State, part: Part, src: int) -> bool:
        if part.kind != self.kind or GONE in part.specs or (self.what and part.what not in self.what):
            return False
        return part.amount > 0 and src not in part.applied

    def run(self, s: State, f: Any) -> None:
        frame = s.find(Imminent)
        for one in expected(s, self, f.src)[:1]:
            instead = self.by.parts(s, f)
            for new in instead:
                new.applied = (*one.applied, f.src)  # CR 9.8.4: once for any single effect
            at = frame.parts.index(one)
            frame.parts = [*frame.parts[:at], *instead, *frame.parts[at + 1 :]]
            happen(s, "replaced", f.side, f.src, one.amount, f.src, cause=one.what or one.kind, rule="9.8.4a")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(expected(s, self, f.src))

    def say(self) -> str:
        return f"{self.by.say()} instead"


__all__ = ["ChangeImminent", "Prevent", "ReplaceImminent"]
