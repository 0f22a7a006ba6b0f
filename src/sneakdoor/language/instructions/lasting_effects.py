"""Instructions whose effects last: delayed, forbidden, replaced, adjusted (CR 1.4:9.9)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.sentences import lower, mentioned
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import IN_DISCARD, IN_HAND, THIS
from sneakdoor.language.instructions.break_subroutines import can_interact
from sneakdoor.language.instructions.control import cards_in, value
from sneakdoor.language.instructions.run_ice import NO_SUCH_ICE, names_run_ice, refuse_without
from sneakdoor.language.run_filters import Encountered
from sneakdoor.model import parts
from sneakdoor.model.abilities import When, nested
from sneakdoor.model.changes import QuantityChanged
from sneakdoor.model.constants import CANNOT, Modify, Verb, forbidden_said
from sneakdoor.model.declare import Ability, Amount, Cards, Instruction
from sneakdoor.model.enums import (
    CORP,
    DISCARD,
    HAND,
    ICE,
    RUNNER,
    SIDE_NAMES,
)
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.keys import MAY_REPLACE, REPLACING, Key
from sneakdoor.model.kinds import PartKind
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import sentences
from sneakdoor.model.quantity_phrases import (
    ACTION,
    CORPS_NEXT_TURN,
    DURATIONS,
    ENCOUNTER,
    NEVER,
    NEXT_RUN,
    NEXT_TURN,
    NEXT_TURN_ENDS,
    OF_A_SIDE,
    RUN,
    SOURCES,
    TURN,
    UNTIL_DEREZZED,
    Duration,
    Quantity,
    changed,
    more,
    signed,
)
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.access import QUANTITY
from sneakdoor.rules.actions import ActionWindow
from sneakdoor.rules.changes import happen
from sneakdoor.rules.encounters import NEXT_ENCOUNTER, UNTIL_ENCOUNTER, current_encounter
from sneakdoor.rules.imminence import happens, perform
from sneakdoor.rules.installing import refuse_install
from sneakdoor.rules.quantities import COPIES, can_be_lowered, clicks_allotted, type_of
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.structures import (
    DURING_TURN,
    FOREVER,
    NEXT_RUN_ENDS,
    UNTIL_TURN,
    UNTIL_TURN_ENDS,
    WHILE_REZZED,
)

_ZONE: Final = {IN_HAND: HAND, IN_DISCARD: DISCARD}
ALLOTTED: Final[dict[Quantity, int]] = {"clicks": RUNNER, "corp clicks": CORP}
"""Whose allotted clicks a quantity is (CR 1.11.2); they are gained before the turn formally begins."""

ACCESS_THERE: Final = "access that server"
"""As a quantity: how many cards are accessed from the server that the run is made on (CR 7.1.2)."""


def until(s: State, duration: Duration, side: int = CORP) -> int:
    """The structure whose end ends an effect; -1 if none is under way (CR 3.9.5b)."""
    # CR 1.4:3.9.5d: a boost tied to none of them is gone at the next checkpoint.
    if duration == NEVER:
        return FOREVER
    if duration == NEXT_TURN:
        return UNTIL_TURN[side]
    if duration == NEXT_TURN_ENDS:
        return UNTIL_TURN_ENDS[side]
    if duration == CORPS_NEXT_TURN:
        return DURING_TURN[CORP]
    if duration == NEXT_RUN:
        return NEXT_RUN_ENDS
    if duration == UNTIL_DEREZZED:
        return WHILE_REZZED
    if duration == ENCOUNTER:
        frame = current_encounter(s)
        return frame.sid if frame is not None else -1
    if duration == RUN:
        run = current_run(s)
        return run.sid if run is not None else -1
    if duration == ACTION:
        action = s.find(ActionWindow)
        return action.sid if action is not None else -1
    for one in s.stack:
        if one.is_turn:
            return one.structure()
    return -1


def attach(s: State, ability: Ability, f: Resolving, end: int, target: int = -1) -> None:
    """Make an ability work for a while: a condition waits for its event, a modifier counts."""
    if isinstance(ability, Modify):
        linger(s, ability.quantity, end, src=f.src, side=f.side, amount=ability.value(s, f.src))
        return
    number = number_of(s, ability)
    # CR 1.4:9.9.3a: what was chosen for it is kept in it, and so for as long as it lasts.
    regs = tuple(f.regs.items()) or (("#", 1),)
    once = ability.next_only if isinstance(ability, When) else isinstance(ability, Instead) and not ability.each
    for key in ability.keys(f.side):
        # CR 1.4:9.1.3c: its source is the card that creates it.
        # CR 1.4:9.6.13b: with a duration it is met as often as that allows.
        linger(s, key, end, ability=number, src=f.src, side=f.side, target=target, once=once, regs=regs)


@dataclass(frozen=True, slots=True)
class Body(Ability):
    """Instructions that replace an effect."""

    do: tuple[Instruction, ...]

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def say(self) -> str:
        return sentences(self.do)


REPLACED: Final[dict[PartKind, str]] = {
    "access": "the Runner would access cards",
    "access from HQ": "the Runner would access a card from HQ",
    "approach server": "the Runner would approach the attacked server",
    "pass": "the Runner would pass this ice",
    "success": "a run would be declared successful",
    "trash": "this card would be trashed",
}
"""What a replacement waits for, by the kind of effect."""


@dataclass(frozen=True, slots=True)
class Instead(Ability):
    """A replacement that waits for an effect (CR 9.8.4b); each replaces one."""

    part: PartKind
    do: tuple[Instruction, ...]
    may: bool = False
    each: bool = False  # every such effect while it lasts, not only one

    def keys(self, side: int) -> tuple[Key, ...]:
        return (MAY_REPLACE[self.part] if self.may else REPLACING[self.part],)

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def say(self) -> str:
        lead = "Whenever" if self.each else "If"
        return f"{lead} {REPLACED[self.part]}, instead {'you may ' if self.may else ''}{lower(sentences(self.do))}"


@dataclass(frozen=True, slots=True)
class Replace(Instruction):
    """Create a replacement for something that is to happen to a card (CR 9.8.4b)."""

    ability: Instead
    on: Cards = THIS
    duration: Duration = RUN

    def run(self, s: State, f: Resolving) -> None:
        number = number_of(s, self.ability)
        for key in self.ability.keys(f.side):
            for cid in self.on.all(s, f.src):
                end = until(s, self.duration)
                regs = tuple(f.regs.items()) or (("#", 1),)  # CR 1.4:9.9.3a: what was chosen for it is kept in it
                linger(s, key, end, ability=number, src=f.src, side=f.side, target=s.ref[cid], once=True, regs=regs)

    def say(self) -> str:
        text = lower(self.ability.say().rstrip("."))
        if self.on is not THIS:
            text = text.replace("this card", self.on.say(), 1)
        if self.duration == RUN:
            return text
        lead, comma, rest = text.partition(", ")
        return f"{lead} {_WITHIN[self.duration]}{comma}{rest}"


_WITHIN: Final[dict[Duration, str]] = {
    ENCOUNTER: "during this encounter",
    RUN: "during this run",
    TURN: "this turn",
    ACTION: "during this action",
    NEXT_TURN: "before your next turn begins",
    CORPS_NEXT_TURN: "during the Corp's next turn",
    NEXT_RUN: "before the next run this turn ends",
    UNTIL_DEREZZED: "until it is derezzed",
}


_SUCCEEDS: Final = "Whenever the Runner makes a successful run, "


@dataclass(frozen=True, slots=True)
class Delayed(Instruction):
    """Create a conditional ability that waits (CR 1.4:9.6.13); it keeps what this ability has found."""

    ability: Ability
    duration: Duration = NEVER
    about: Register = ""  # a register: it waits for what happens to the card in there

    def run(self, s: State, f: Resolving) -> None:
        if self.duration == RUN and s.book.ruleset.flags and current_run(s) is None:
            return  # CR 26.03:9.6.13d: nothing waits for the end of a run that there is not
        if not self.about:
            attach(s, self.ability, f, until(s, self.duration, f.side))
        for cid in cards_in(s, f, self.about)[:1]:
            attach(s, self.ability, f, until(s, self.duration, f.side), s.ref[cid])

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 1.2.5: not without a card to wait for, or a period in which it could happen."""
        if self.about:
            return bool(cards_in(s, f, self.about))
        return until(s, self.duration, f.side) != -1

    def say(self) -> str:
        text = self.ability.say().removeprefix("[interrupt] - ")
        if self.duration == RUN and text.startswith(_SUCCEEDS):
            return text.replace(_SUCCEEDS, "If this run is successful, ")  # CR 6.7.2: it is declared so once at most
        if self.duration == TURN:
            text = text.replace("The first time each turn ", "The first time ", 1)
        if self.about:
            text = text.replace("a piece of ice", "that ice", 1)
        if self.duration == TURN and "your turn ends" in text:
            return text.replace("your turn ends", "this turn ends", 1)
        if self.duration in (RUN, TURN, ENCOUNTER):
            known = mentioned(text, self.duration, "this")
            if known != text:
                return known
        if self.duration == NEVER:
            return f"{DURATIONS[NEVER]}, {lower(text)}" if text.startswith("Whenever ") else text
        lead, comma, rest = text.partition(", ")
        return f"{lead} {_WITHIN[self.duration]}{comma}{rest}"


@dataclass(frozen=True, slots=True)
class NextEncounter(Instruction):
    """An effect on the next encounter of this run, from its beginning (1.4:9.9)."""

    ability: Body

    def run(self, s: State, f: Resolving) -> None:
        number = number_of(s, self.ability)
        linger(s, NEXT_ENCOUNTER, until(s, RUN), ability=number, src=f.src, side=f.side, once=True)

    def could_change(self, s: State, f: Resolving) -> bool:
        return current_run(s) is not None

    def say(self) -> str:
        text = (
            lower(self.ability.say()).replace("the encountered ice", "it").replace("this encounter", "that encounter")
        )
        met = "the Runner encounters a piece of ice"
        return f"the next time {met} this run, {lower(mentioned(text, 'encounter'))}"


@dataclass(frozen=True, slots=True)
class Adjust(Instruction):
    """Raise or lower a quantity of cards for a while."""

    quantity: Quantity
    n: int | Amount
    duration: Duration
    on: Cards | Register | None = THIS
    as_cost: bool = False  # what the rest of the ability is paid with (CR 1.15.10)

    def expects(self, s: State, f: Resolving) -> list[Part] | None:
        """A strength increase is imminent first, for abilities that wait for it."""
        amount = value(self.n, s, f) if self.quantity == "strength" else 0
        if amount <= 0 or self.on is None:
            return None
        return [
            parts.Strengthen(f.side, cid, amount, self.end(s, f, cid), f.src, s.ref[cid]) for cid in self.cards(s, f)
        ]

    def leaves_name_out(self) -> bool:
        return self.on is THIS and self.quantity == "strength"

    def end(self, s: State, f: Resolving, cid: int = -1) -> int:
        end = until(s, self.duration, ALLOTTED.get(self.quantity, f.side))
        if end == -1 and self.quantity == "strength":
            # CR 1.4:3.9.5c: it lasts until both its durations are over
            # CR 26.03:3.4.4a: of ice, "for the run" is for the encounter where there is no run.
            of_ice = s.book.ruleset.flags and self.duration == RUN and cid >= 0 and type_of(s, cid) == ICE
            if self.on is THIS or of_ice:
                end = until(s, ENCOUNTER)
        return end

    def cards(self, s: State, f: Resolving) -> list[int]:
        assert self.on is not None
        return cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)

    def run(self, s: State, f: Resolving) -> None:
        parts = self.expects(s, f)
        if parts is not None:
            if parts:
                perform(s, parts)
            return
        amount = value(self.n, s, f)
        if self.on is None:
            end = self.end(s, f)
            quantity = QUANTITY[f.number("server")] if self.quantity == ACCESS_THERE else self.quantity
            linger(s, quantity, end, src=f.src, side=f.side, amount=amount)
            return
        for cid in self.cards(s, f):
            # CR 1.4:3.9.5c: an ability may say how long a card's strength stays raised; see `prolonged`.
            end = self.end(s, f, cid)
            linger(s, self.quantity, end, src=f.src, side=f.side, target=s.ref[cid], amount=amount)
            happen(s, QuantityChanged(self.quantity), f.side, cid, amount, f.src, rule="9.7.2")

    def could_change(self, s: State, f: Resolving) -> bool:
        if self.as_cost:
            return False  # CR 1.2.5: what something is paid with is not what the ability is expected to accomplish
        if isinstance(self.n, Amount) and self.n.known(f) and not value(self.n, s, f):
            return False
        if isinstance(self.on, Encountered) and "Icebreaker" in s.card(f.src).subtypes and not can_interact(s, f):
            return False
        lowers = value(self.n, s, f) < 0
        if self.on is None:
            return not lowers or self.quantity not in ALLOTTED or clicks_allotted(s, ALLOTTED[self.quantity]) > 0
        # CR 1.2.5: cards that are yet to be chosen answer for themselves.
        cids = self.cards(s, f)
        return any(can_be_lowered(s, self.quantity, cid) for cid in cids) if lowers else bool(cids)

    def acts_on(self) -> Register:
        return self.on if isinstance(self.on, str) else ""

    def is_about_ice(self) -> bool:
        return names_run_ice(self.on)

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        if "Icebreaker" in s.card(f.src).subtypes and not can_interact(s, f):
            return NO_SUCH_ICE
        return refuse_without(s, self.on, f)

    def say(self) -> str:
        tail = DURATIONS[self.duration]
        if self.on is None:
            if self.quantity in SOURCES:
                access = f"the Runner accesses {more(self.n, 'card')}"
                return f"{access} whenever the Runner accesses {SOURCES[self.quantity]} {tail}"
            who = "the Runner has " if self.quantity.startswith("[") else ""
            if self.quantity in ALLOTTED and self.duration == NEXT_TURN:
                side = SIDE_NAMES[ALLOTTED[self.quantity]]
                return f"{side} has {more(self.n, '[click]')} to spend during {side}'s next turn"
            if self.quantity in OF_A_SIDE and isinstance(self.n, int):
                return f"{'raise' if self.n > 0 else 'reduce'} {OF_A_SIDE[self.quantity]} by {abs(self.n)} {tail}"
            return f"{who}{changed(self.quantity, self.n, '')} {tail}"
        if self.on is THIS:
            return signed(self.n, self.quantity) + ("" if self.duration == ENCOUNTER else f" {tail}")
        who = MENTIONS[self.on] if isinstance(self.on, str) else self.on.say()
        text, where, x = changed(self.quantity, self.n, who).partition(", where ")
        return f"{text} {tail}{where}{x}"


@happens(parts.Strengthen)
def apply_strengthen(s: State, them: list[parts.Strengthen]) -> None:
    """CR 3.9.5b: strength is raised until something ends."""
    for one in them:
        if s.ref[one.cid] == one.ref:
            # CR 1.4:3.9.5c: an ability may say how long a card's strength stays raised; see `prolonged`.
            linger(
                s,
                "strength",
                one.until,
                ability=one.ability,
                src=one.src,
                side=one.by,
                target=one.ref,
                amount=one.amount,
            )
            happen(s, QuantityChanged("strength"), one.by, one.cid, one.amount, one.src, rule="9.7.2")


@dataclass(frozen=True, slots=True)
class InstallThis(Instruction):
    """Install this card from where it is (1.4:8.3): from the hand or the discard pile, ignoring all costs or not."""

    zone: str = IN_HAND
    paying: bool = False

    def run(self, s: State, f: Resolving) -> None:
        if self.could_change(s, f):
            s.push(s.book.ruleset.install(f.src, f.side, ignore=not self.paying, src=f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return s.zone[f.src] == _ZONE[self.zone] and refuse_install(s, f.src, ignore=not self.paying) is None

    def say(self) -> str:
        where = {IN_HAND: "hand", IN_DISCARD: "discard pile"}[self.zone]
        return f"install this card from your {where}" + ("" if self.paying else ", ignoring all costs")


_FORBIDDEN_CARDS: Final[dict[Register, str]] = {"installed": "that card", "targets": "it", "pieces": "those cards"}


@dataclass(frozen=True, slots=True)
class Forbid(Instruction):
    """Something cannot be done for a while."""

    verb: Verb
    duration: Duration
    next_encounter: bool = False  # only until the next encounter is over
    on: Cards | Register = ""  # only with these cards: described, or in a register
    there: bool = False  # only about the server that was chosen
    copies: bool = False  # with all copies of these cards (CR 10.12.1)
    until_next: bool = False  # only until the next encounter begins

    def run(self, s: State, f: Resolving) -> None:
        if self.until_next:
            key, end, now_sid = CANNOT[self.verb], until(s, self.duration), -1
            if (encounter := current_encounter(s)) is not None:
                now_sid = encounter.sid
            linger(s, key, end, src=f.src, side=f.side, amount=now_sid, which=UNTIL_ENCOUNTER)
            return
        if self.there:
            key, end, server = CANNOT[self.verb], until(s, self.duration), f.number("server")
            linger(s, key, end, src=f.src, side=f.side, amount=server, which="server")
            return
        if self.on:
            for cid in self._cards(s, f):
                key, end = CANNOT[self.verb], until(s, self.duration, f.side)
                if self.copies:
                    linger(s, key, end, src=f.src, side=f.side, amount=s.code[cid], which=COPIES)
                else:
                    linger(s, key, end, src=f.src, side=f.side, target=s.ref[cid])
            return
        now = current_encounter(s) if self.next_encounter else None
        linger(
            s,
            CANNOT[self.verb],
            until(s, self.duration),
            src=f.src,
            side=f.side,
            amount=now.sid if now is not None else 0,
            once=self.next_encounter,
        )

    def could_change(self, s: State, f: Resolving) -> bool:
        """Cards not chosen yet are checked later (CR 1.2.5), and so is a run that has not begun."""
        if self.there:
            return False  # the instruction that makes the run decides
        if self.duration == RUN and until(s, RUN) == -1:
            return False
        return not self.on or bool(self._cards(s, f))

    def _cards(self, s: State, f: Resolving) -> list[int]:
        return cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)

    def is_about_ice(self) -> bool:
        return names_run_ice(self.on)

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        return refuse_without(s, self.on, f)

    def say(self) -> str:
        if self.verb == "success" and self.duration == RUN:
            return "this run cannot be declared successful"
        known = self.on
        what = _FORBIDDEN_CARDS.get(known, MENTIONS[known]) if isinstance(known, str) else known.say()
        what = f"copies of {what}" if self.copies else what
        there = " that server" if self.there else ""
        text = f"{forbidden_said(self.verb, None, what=what)}{there} {DURATIONS[self.duration]}"
        text += ", or until the next encounter begins" if self.until_next else ""
        return f"{text}, or until after an encounter with another piece of ice" if self.next_encounter else text
