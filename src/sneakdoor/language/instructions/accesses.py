"""Instructions about accesses: named cards, limits, obligations (CR 7)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a, each
from sneakdoor.grammar.sentences import lower
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import Target, cards_in, value
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.lasting_effects import Body, until
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import CORP, RUNNER, SIDE_NAMES
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.keys import CAP_ON, CannotKey
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted
from sneakdoor.model.quantity_phrases import DURATIONS, RUN, SOURCES, Duration, Quantity, more
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.access import CHOOSES_ACCESSED, AccessSet, current_access
from sneakdoor.rules.quantities import forbidden
from sneakdoor.rules.questions import Ask, as_refs
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.structures import BreachFrame


@dataclass(frozen=True, slots=True)
class AccessChosen(Instruction):
    """Choose an installed card and access it, and no other (CR 7.1.1c)."""

    what: Cards
    spares: Cards | None = None  # such a card cannot be stolen or trashed during this access

    def flatten(self, out: list[Instruction]) -> None:
        out.append(Target(self.what, by=RUNNER))
        if self.spares is None:
            out.append(AccessCards("targets"))
        else:
            out.extend((_Spare(self.spares), AccessCards("targets"), _SpareNoMore()))

    def say(self) -> str:
        text = f"access {counted(1, self.what.say())}"
        if self.spares is None:
            return text
        kind = a(self.spares.say().removeprefix("installed "))
        return f"{text}. If that card is {kind}, the Runner cannot steal or trash it during this access"


_SPARED: Final[tuple[CannotKey, ...]] = ("cannot:steal", "cannot:runner trash")


@dataclass(frozen=True, slots=True)
class _Spare(Preparation):
    what: Cards

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "targets"):
            for key in _SPARED if self.what.has(s, cid, f.src) else ():
                linger(s, key, until(s, RUN), src=f.src, side=f.side, target=s.ref[cid])


@dataclass(frozen=True, slots=True)
class _SpareNoMore(Inner):
    """The access is over."""

    def run(self, s: State, f: Resolving) -> None:
        s.lingering = tuple([one for one in s.lingering if one.src != f.src or one.key not in _SPARED])


@dataclass(frozen=True, slots=True)
class AccessMore(Instruction):
    """More cards of the server whose cards are about to be accessed (CR 7.1.2); CR 10.9.1c defines it."""

    n: int | Amount = 1

    def run(self, s: State, f: Resolving) -> None:
        access = s.find(BreachFrame)
        if access is not None:
            access.extra += value(self.n, s, f)

    def could_change(self, s: State, f: Resolving) -> bool:
        # CR 1.2.5 + 7.1.2: never more cards than there are.
        access = s.find(BreachFrame)
        return access is not None and access.room(s) > 0

    def say(self) -> str:
        return f"the Runner accesses {more(self.n, 'card')}"


@dataclass(frozen=True, slots=True)
class ChooseAccessed(Instruction):
    """You choose which cards are accessed from HQ for a while, instead of at random; CR 7.3.1 defines it."""

    duration: Duration

    def run(self, s: State, f: Resolving) -> None:
        linger(s, CHOOSES_ACCESSED, until(s, self.duration, f.side), src=f.src, side=f.side)

    def could_change(self, s: State, f: Resolving) -> bool:
        return until(s, self.duration, f.side) != -1

    def say(self) -> str:
        return f"you choose which cards the Runner accesses from HQ {DURATIONS[self.duration]}"


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
class AccessFromTop(Instruction):
    """Choose one of the top cards of R&D, unseen, and access it; CR 7.1.1c defines it, and CR 7.2.1 their order."""

    n: int
    alone: bool = False  # and no other card from R&D in this run

    def flatten(self, out: list[Instruction]) -> None:
        out.extend((self, _KeepDepth()))
        if self.alone:
            out.append(Limit("access R&D", 0, RUN))
        out.append(AccessCards("picked"))

    def asks(self) -> str:
        return "Which one? 1 is the top card."

    def run(self, s: State, f: Resolving) -> None:
        f.regs["number"] = ("number", 0)
        options: tuple[Move, ...] = tuple(("number", n) for n in range(1, min(self.n, len(s.deck[CORP])) + 1))
        if options:
            s.push(Ask(RUNNER, "choose a number", "7.1.1c", options, "number", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.deck[CORP]) and not forbidden(s, "access")

    def say(self) -> str:
        text = f"choose 1 of the top {counted(self.n, 'card')} of R&D without looking at them and access it"
        alone = f". You cannot access any other cards from R&D {DURATIONS[RUN]}" if self.alone else ""
        return text + alone


@dataclass(frozen=True, slots=True)
class _KeepDepth(Preparation):
    """The card at this depth; the top card is 1."""

    def run(self, s: State, f: Resolving) -> None:
        n = f.number("number")
        f.regs["picked"] = as_refs(s, s.deck[CORP][-n : len(s.deck[CORP]) - n + 1] if n else [])


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


@dataclass(frozen=True, slots=True)
class OnLimit(Instruction):
    """An effect that waits for the number of cards that can be accessed (CR 26.03:7.5.3 defines it)."""

    ability: Body

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        if run is not None:
            number = number_of(s, self.ability)
            linger(s, "access limit", run.sid, ability=number, src=f.src, side=f.side, amount=run.server)

    def could_change(self, s: State, f: Resolving) -> bool:
        return current_run(s) is not None

    def say(self) -> str:
        when = "when you determine how many cards in the attacked server you can access during this run's breach"
        return f"{when}, {lower(self.ability.say())}"


@dataclass(frozen=True, slots=True)
class AccessNone(Instruction):
    """No card in the server is accessed any more in this breach, but those in its root; 26.03:7.3.5 defines it."""

    def run(self, s: State, f: Resolving) -> None:
        breach = s.find(AccessSet)
        if breach is not None:
            breach.left = 0

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.find(AccessSet) is not None

    def say(self) -> str:
        return "you cannot access any cards in the server during this breach"
