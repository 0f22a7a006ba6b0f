"""Instructions about accesses: named cards, limits, obligations (CR 7)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import each
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import Target, cards_in
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.runs_and_effects_that_last import until
from sneakdoor.model import parts
from sneakdoor.model.declare import Cards, Instruction
from sneakdoor.model.frames import Resolving
from sneakdoor.model.keys import CAP_ON
from sneakdoor.model.measures import DURATIONS, SOURCES, Duration, Quantity, more
from sneakdoor.model.parts import Part
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.model.voice import counted
from sneakdoor.model.words import RUNNER, SIDE_NAMES
from sneakdoor.rules.abilities import linger
from sneakdoor.rules.access import AccessSet, current_access


@dataclass(frozen=True, slots=True)
class AccessChosen(Instruction):
    """Choose an installed card and access it, and no other (CR 7.1.1c); cards to come use it."""

    what: Cards

    def flatten(self, out: list[Instruction]) -> None:
        out.append(Target(self.what, by=RUNNER))
        out.append(AccessCards("targets"))

    def say(self) -> str:
        return f"access {counted(1, self.what.say())}"


@dataclass(frozen=True, slots=True)
class AccessMore(Instruction):
    """More cards of the server whose cards are about to be accessed (CR 7.1.2); CR 10.9.1c defines it."""

    n: int = 1

    def run(self, s: State, f: Resolving) -> None:
        access = s.find(AccessSet)
        if access is not None:
            access.extra += self.n

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.find(AccessSet) is not None

    def say(self) -> str:
        return f"access {more(self.n, 'card')}"


@dataclass(frozen=True, slots=True)
class AccessCards(Effect):
    """Access the cards in a register (CR 7.1.1c)."""

    register: Register = "targets"

    def parts(self, s: State, f: Resolving) -> list[Part]:
        cids = cards_in(s, f, self.register)
        return [parts.AccessCard(RUNNER, cid, src=f.src, ref=s.ref[cid]) for cid in cids]

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"the Runner accesses {MENTIONS[self.register]}"


@dataclass(frozen=True, slots=True)
class Limit(Instruction):
    """A quantity cannot exceed a number for a while (CR 7.1.2: abilities can lower the number of accesses)."""

    quantity: Quantity
    n: int
    duration: Duration

    def run(self, s: State, f: Resolving) -> None:
        linger(s, CAP_ON[self.quantity], until(s, self.duration), src=f.src, side=f.side, amount=self.n)

    def could_change(self, s: State, f: Resolving) -> bool:
        return False

    def say(self) -> str:
        most = f"more than {counted(self.n, 'card')}" if self.n else "any cards"
        source = SOURCES[self.quantity].removeprefix("cards")
        return f"the Runner cannot access {most}{source} {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class AddToScoreArea(Effect):
    """Add agendas to a score area: neither scored nor stolen (CR 1.16.3e defines it)."""

    what: Cards
    whose: int

    def parts(self, s: State, f: Resolving) -> list[Part]:
        cids = self.what.all(s, f.src)
        return [parts.AddToScoreArea(f.side, cid, self.whose, src=f.src) for cid in cids]

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.what.all(s, f.src))

    def say(self) -> str:
        return f"add {each(self.what.say())} to {SIDE_NAMES[self.whose]}'s score area"


@dataclass(frozen=True, slots=True)
class MustTrash(Instruction):
    """The Runner must trash the accessed card, if able; `paying`: by its trash cost and nothing else (CR 9.8.5)."""

    paying: bool = False

    def run(self, s: State, f: Resolving) -> None:
        access = current_access(s)
        if access is not None:
            linger(s, "must:trash", access.sid, src=f.src, side=f.side, target=access.ref, amount=int(self.paying))

    def could_change(self, s: State, f: Resolving) -> bool:
        return current_access(s) is not None

    def say(self) -> str:
        means = " by paying its trash cost" if self.paying else ""
        return f"the Runner must trash it{means}, if able"
