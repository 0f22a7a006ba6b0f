"""Instructions that change which text a card has."""

from __future__ import annotations

from sneakdoor.grammar.nouns import kinds
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in, value
from sneakdoor.language.instructions.lasting_effects import until
from sneakdoor.language.instructions.run_ice import names_run_ice, refuse_without
from sneakdoor.model.abilities import Sub
from sneakdoor.model.changes import SubtypeGained
from sneakdoor.model.declare import Ability, Amount, Cards, Condition, Instruction
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.lost_abilities import losing, lost
from sneakdoor.model.quantity_phrases import DURATIONS, TURN, Duration
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.changes import GAINED, happen
from sneakdoor.rules.copying import COPIED
from sneakdoor.rules.encounters import encountered
from sneakdoor.rules.ice import BEFORE_ALL, FIRST, OTHERS_ENCOUNTERED, known_to, place_of, subroutines
from sneakdoor.rules.ice import GAINED as GAINED_SUB
from sneakdoor.rules.quantities import subtypes_of
from sneakdoor.rules.questions import Ask


@dataclass(frozen=True, slots=True)
class MakeBlank(Instruction):
    """The text box of the cards in a register is blank for a while: no ability of it is active (CR 9.1.5).

    Cards to come use it.
    """

    register: Register = "targets"
    duration: Duration = TURN

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.register):
            linger(s, "blank", until(s, self.duration), src=f.src, side=f.side, target=s.ref[cid])
            happen(s, "made blank", f.side, cid, src=f.src, rule="9.1.5")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"its text box is blank {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class LoseAbilities(Instruction):
    """The cards in a register lose all abilities for a while; 26.03:9.1.9 defines it."""

    register: Register = "targets"
    duration: Duration = TURN
    keep_printed_subs: bool = False
    no_gain: bool = False

    def run(self, s: State, f: Resolving) -> None:
        loss = lost(keep_printed_subs=self.keep_printed_subs, no_gain=self.no_gain)
        for cid in cards_in(s, f, self.register):
            linger(s, "blank", until(s, self.duration, f.side), src=f.src, side=f.side, target=s.ref[cid], amount=loss)
            happen(s, "made blank", f.side, cid, src=f.src, rule="26.03:9.1.9")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"it {losing(self.keep_printed_subs, self.no_gain)} {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class IgnoreForTurn(Instruction):
    """An ability of this card that asks for it is ignored until the turn ends (1.4:9.9); cards to come use it."""

    def run(self, s: State, f: Resolving) -> None:
        linger(s, "ignored", until(s, TURN), src=f.src, side=f.side, target=f.ref)

    def could_change(self, s: State, f: Resolving) -> bool:
        return not Ignored().true(s, f.src, f)

    def say(self) -> str:
        return f"ignore that {DURATIONS[TURN]}"


@dataclass(frozen=True, slots=True)
class Ignored(Condition):
    """This ability is being ignored (1.4:9.9); cards to come use it."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(one.key == "ignored" and one.target == s.ref[src] for one in s.lingering)

    def say(self) -> str:
        return "if this is ignored"

    def denied(self) -> str:
        return "unless this is ignored"


@dataclass(frozen=True, slots=True)
class GainSubtypes(Instruction):
    """Cards gain subtypes for a while, or the one just chosen; instances are counted (CR 2.15.5)."""

    subtypes: tuple[str, ...]  # none: the one that was chosen
    duration: Duration
    register: Cards | Register = "targets"

    def _cards(self, s: State, f: Resolving) -> list[int]:
        return cards_in(s, f, self.register) if isinstance(self.register, str) else self.register.all(s, f.src)

    def run(self, s: State, f: Resolving) -> None:
        end = until(s, self.duration)
        for cid in self._cards(s, f):
            for one in self.subtypes or (f.regs["subtype"],):
                linger(s, "gained subtype", end, src=f.src, side=f.side, target=s.ref[cid], amount=1, which=one)
                happen(s, SubtypeGained(one), f.side, cid, src=f.src, rule="2.15.5")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self._cards(s, f))

    def is_about_ice(self) -> bool:
        return names_run_ice(self.register)

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        return refuse_without(s, self.register, f)

    def say(self) -> str:
        who = MENTIONS[self.register] if isinstance(self.register, str) else self.register.say()
        what = kinds(self.subtypes, "and") if self.subtypes else "that subtype"
        return f"{who} gains {what} {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class GainAbility(Instruction):
    """This card gains an ability for a while, and is its source (1.4:9.1.3, 1.4:9.9)."""

    ability: Ability
    duration: Duration

    def run(self, s: State, f: Resolving) -> None:
        if s.ref[f.src] == f.ref:
            number = number_of(s, self.ability)
            linger(s, GAINED, until(s, self.duration), ability=number, src=f.src, side=f.side, target=f.ref)
            happen(s, "ability gained", f.side, f.src, src=f.src, rule="1.4:9.1.9")

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return f'{DURATIONS[self.duration]}, this card gains "{self.ability.say()}"'


@dataclass(frozen=True, slots=True)
class GainSubroutines(Instruction):
    """Ice gains a subroutine, or several that are alike, after those it has (CR 3.4.7)."""

    gained: Sub
    duration: Duration
    n: int | Amount = 1
    to: Cards | Register = ""  # other ice than this one: in a register, or described
    first: bool = False  # before its other subroutines
    each_encounter: bool = False  # any other piece of ice has it while it is encountered

    def _ice(self, s: State, f: Resolving) -> list[int]:
        if not isinstance(self.to, str):
            return self.to.all(s, f.src)
        return cards_in(s, f, self.to) if self.to else [f.src] if s.ref[f.src] == f.ref else []

    def run(self, s: State, f: Resolving) -> None:
        n, cids = value(self.n, s, f), self._ice(s, f)
        if n <= 0:
            return
        number, end = number_of(s, self.gained), until(s, self.duration)
        if self.each_encounter:
            linger(s, GAINED_SUB, end, ability=number, src=f.src, side=f.side, target=f.ref, which=OTHERS_ENCOUNTERED)
            return
        for cid in cids:
            for _ in range(n):
                # CR 1.4:9.1.3: the source of a gained subroutine is the ice that has it.
                place = FIRST if self.first else 0
                linger(s, GAINED_SUB, end, ability=number, src=cid, side=f.side, target=s.ref[cid], amount=place)
            happen(s, "subroutines gained", f.side, cid, n, f.src, rule="3.4.7")

    def is_about_ice(self) -> bool:
        return not isinstance(self.to, str) and names_run_ice(self.to)

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        return None if isinstance(self.to, str) else refuse_without(s, self.to, f)

    def could_change(self, s: State, f: Resolving) -> bool:
        if self.to and not self._ice(s, f):
            return False
        return value(self.n, s, f) > 0 and until(s, self.duration) != -1

    def say(self) -> str:
        each = f" for each {self.n.say()}" if isinstance(self.n, Amount) else f" {self.n} times" if self.n > 1 else ""
        text = f'gains "{self.gained.say()}"{each}'
        if self.each_encounter:
            met = "while the Runner is encountering another piece of ice"
            return f"{DURATIONS[self.duration]}, {met}, it {text} after all its other subroutines"
        if self.first:
            which = "this ice" if not self.to else "it" if isinstance(self.to, str) else self.to.say()
            return f"{DURATIONS[self.duration]}, {which} {text} before its other subroutines"
        if not isinstance(self.to, str):
            return f"{self.to.say()} {text} after all its other subroutines {DURATIONS[self.duration]}"
        who, place = ("it", " after all its other subroutines") if self.to else ("this ice", "")
        return f"{DURATIONS[self.duration]}, {who} {text}{place}"


@dataclass(frozen=True, slots=True)
class SecondCopies(Instruction):
    """Double each subroutine of the encountered ice, the copy right after it (CR 3.4.7 defines it)."""

    duration: Duration

    def run(self, s: State, f: Resolving) -> None:
        ice = encountered(s)
        if ice < 0:
            return
        end, found = until(s, self.duration), subroutines(s, ice)
        for n, one in enumerate(found):
            regs = tuple(known_to(s, one).items())
            linger(
                s,
                "gained subroutine",
                end,
                ability=one[0],
                src=ice,
                side=f.side,
                target=s.ref[ice],
                amount=n,
                regs=regs,
                which=place_of(one),
            )
        if found:
            happen(s, "subroutines gained", f.side, ice, len(found), f.src, rule="3.4.7")

    def could_change(self, s: State, f: Resolving) -> bool:
        ice = encountered(s)
        return ice >= 0 and bool(subroutines(s, ice))

    def say(self) -> str:
        gains = "it gains a second copy of each of its subroutines, after the original"
        return f"{gains}, {DURATIONS[self.duration]}"


@dataclass(frozen=True, slots=True)
class Imitate(Instruction):
    """This ice gains the subtypes of the ice in a register, and its subroutines, before its own.

    CR 10.12.2 defines it.
    """

    duration: Duration
    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        if s.ref[f.src] != f.ref:
            return
        end = until(s, self.duration)
        for cid in cards_in(s, f, self.register)[:1]:
            for one in subtypes_of(s, cid):
                linger(s, "gained subtype", end, src=f.src, side=f.side, target=f.ref, amount=1, which=one)
            _copy_subroutines(s, f, cid, end, FIRST)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        gains = "this ice gains the subtypes of that ice, and its subroutines before all others"
        return f"{DURATIONS[self.duration]}, {gains}"


@dataclass(frozen=True, slots=True)
class GainSubroutinesOf(Instruction):
    """This ice gains the subroutines of the ice in a register after its own, in the order in which that was chosen."""

    duration: Duration
    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        if s.ref[f.src] != f.ref:
            return
        end = until(s, self.duration)
        if s.book.ruleset.sorts_subroutines:
            self._place(s, f, end)
            return
        for cid in cards_in(s, f, self.register):
            _copy_subroutines(s, f, cid, end)

    def _place(self, s: State, f: Resolving, end: int) -> None:
        """CR 26.03:9.8.2c: the Corp declares the place of each, among all that the ice has by then."""
        found = [number for cid in cards_in(s, f, self.register) for number, _ in subroutines(s, cid)]
        left = found[f.regs.get("placed", 0) :]
        here = subroutines(s, f.src)
        if "number" in f.regs:
            at = f.number("number")
            del f.regs["number"]
            f.regs["placed"] = len(found) - len(left) + 1
            which = place_of(here[at - 1]) if at else BEFORE_ALL
            known = ((COPIED, 1),)
            one = left[0]
            linger(
                s, "gained subroutine", end, ability=one, src=f.src, side=f.side, target=f.ref, regs=known, which=which
            )
            happen(s, "subroutines gained", f.side, f.src, 1, f.src, rule="26.03:9.8.2c")
            left, here = left[1:], subroutines(s, f.src)
        if left:
            f.pc -= 1  # until each has a place
            options: tuple[Move, ...] = tuple(("number", n) for n in range(len(here), -1, -1))
            s.push(Ask(f.side, "choose a number", "26.03:9.8.2c", options, "number", f.src))

    def asks(self) -> str:
        return "How many subroutines come before the one that is added?"

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        gains = "this ice gains the subroutines of that ice after its own, in an order you choose"
        return f"{DURATIONS[self.duration]}, {gains}"


def _copy_subroutines(s: State, f: Resolving, cid: int, end: int, place: int = 0) -> None:
    """CR 10.12.2 + 1.4:9.1.3: the source of an ability has the subroutines of other ice too, and is their source."""
    found = subroutines(s, cid)
    known = ((COPIED, 1),)
    for number, _ in found:
        linger(
            s, "gained subroutine", end, ability=number, src=f.src, side=f.side, target=f.ref, amount=place, regs=known
        )
    happen(s, "subroutines gained", f.side, f.src, len(found), f.src, rule="3.4.7")
