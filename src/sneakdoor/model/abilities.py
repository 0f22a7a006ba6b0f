"""The kinds of abilities a card can have (CR 9.1.4; 1.4:9.1.1)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal

from sneakdoor.grammar.nouns import joined
from sneakdoor.grammar.sentences import allowed, capital, if_you_do, lower
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.bills import Bill
from sneakdoor.model.declare import (
    Ability,
    Amount,
    Cards,
    Component,
    Condition,
    Event,
    Instruction,
    Leaf,
    threat_flag,
)
from sneakdoor.model.enums import ANYONE, DECK, DISCARD, HAND, PLAY, SCORE, SIDE_NAMES, server_name
from sneakdoor.model.keys import ACTION, BREAK, MID_ACCESS, PAID, Key
from sneakdoor.model.kinds import IMMINENT, PartKind
from sneakdoor.model.phrasing import paying, sentences, symbol_cost, the_number_of
from sneakdoor.model.registers import Register
from sneakdoor.model.roles import SetupRole
from sneakdoor.model.ruleset import Ruleset
from sneakdoor.model.wording import PERSISTING

if TYPE_CHECKING:
    from sneakdoor.model.state import State


def nested(do: tuple[Instruction, ...]) -> tuple[Ability, ...]:
    """Abilities nested in instructions (what a run event does when it succeeds)."""
    out: list[Ability] = []
    for one in do:
        for name in getattr(one, "__dataclass_fields__", ()):
            value: Any = getattr(one, name)
            if isinstance(value, Ability):
                out.append(value)
            elif isinstance(value, tuple) and value and isinstance(value[0], Ability):
                out.extend(value)
            elif isinstance(value, tuple) and value and isinstance(value[0], Instruction):
                out.extend(nested(value))
            elif isinstance(value, tuple) and value and isinstance(value[0], tuple):
                for mode in value:  # one of several effects
                    out.extend(nested(mode))
    return tuple(out)


_INSTEAD: Final = ("instead of accessing cards, ", "instead of breaching that server, ")
_TURNS: Final = ("your turn", "the Corp's turn", "the Runner's turn")
_MODELS: Final[dict[Register, str]] = {"named": "the named card"}
"""Phrase for the card that something is a copy of."""
_THIS: Final = ("this card", "this ice", "this agenda")
_WHILE_IN: Final[dict[int, str]] = {
    DECK: "while this card is in your deck",
    HAND: "while this card is in your hand",
    DISCARD: "while this card is in your discard pile",
    SCORE: "while this card is in a score area",
    PLAY: "while this card is not rezzed",
}
_UNLESS: Final = "unless "
_IT: Final = re.compile(r"\bit\b")
_ONCE: Final = (*_THIS, "this run", "that run", "that ice", " first ")


def _happens_once(lead: str) -> bool:
    """Is the trigger "when" (it can happen once) rather than "whenever"?"""
    if any(words in lead for words in ("advance", "this server", " on this card", " with this card", " prevents ")):
        return False
    if lead.startswith(("a subroutine ", "an encounter with ")):
        return False  # of one card there may be several
    if lead.endswith((" action phase ends", " discard phase ends")):
        return True
    return lead.replace(" next turn", " turn").startswith((*_TURNS, "this ", "that ", "the run ", "the turn ")) or any(
        words in f" {lead} " for words in _ONCE
    )


# CR 26.03:9.3.6a: besides these, "threat" and "persistent"; interrupts and "once per turn" are facts of an ability.
Flag = Literal["", "interface", "access"]
"""When a paid ability can be used: in the step for breaking subroutines, by an icebreaker that is strong enough for the
encountered ice, or in the mid-access window (CR 26.03:9.3.6)."""


@dataclass(frozen=True, slots=True)
class Paid(Ability):
    """`cost: effect` (CR 9.5). With a click in its cost it is an action (CR 5.2.1)."""

    # CR 1.4:9.5.1: its player may pay what is before the colon whenever a window allows it.

    cost: tuple[Component, ...]  # CR 1.15.8: the trigger cost
    do: tuple[Instruction, ...]
    only: Condition | None = None  # "use this ability only …"
    once_per_turn: bool = False
    by: int = -1  # who may use it, if not its controller's side; or ANYONE
    keeps_hosted: bool = False  # acts on what was hosted here when this card was trashed for the cost (CR 9.1.7)
    once_per_run: bool = False
    flag: Flag = ""
    accessing: Cards | None = None  # with the flag "access": only while such a card is accessed
    zone: int = -1  # works from this zone (CR 26.03:9.1.8), where its card is inactive
    leading: bool = False  # an action only if the cost begins with a click, as by 26.03

    @property
    def interrupts(self) -> tuple[PartKind, ...]:
        """The kinds of imminent effect that it can respond to (CR 1.4:9.8)."""
        return tuple(dict.fromkeys(kind for one in self.do for kind in one.interrupts()))

    @property
    def action(self) -> bool:
        """Is it an action, with a click in its cost (CR 5.2.1)?"""
        # CR 26.03:5.2.1a + 26.03:1.11.3c + 26.03:9.5.2a: a click that comes later is spent, but makes no action.
        if self.leading:
            return bool(self.cost) and self.cost[0].takes_action()
        return any(one.takes_action() for one in self.cost)

    def under(self, ruleset: Ruleset) -> Ability:
        if not ruleset.leading_clicks or not self.action or self.cost[0].takes_action():
            return self
        return replace(self, leading=True)

    def keys(self, side: int) -> tuple[Key, ...]:
        if self.interrupts:
            return self.interrupts
        if self.by == ANYONE:
            # CR 26.03:1.14.4b: either player controls the ability that they use
            return ACTION if self.action else PAID
        user = side if self.by < 0 else self.by
        if self.action:
            return (ACTION[user],)
        if self.flag:
            return (MID_ACCESS,) if self.flag == "access" else (BREAK[user],)
        # CR 3.9.5e: subroutines are broken in one step only, so no other window need look at these.
        return (BREAK[user],) if all(one.breaks() for one in self.do) else (PAID[user],)

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def as_interface(self) -> Ability:
        if self.flag or not any(one.interfaces() for one in self.do):
            return self
        return replace(self, flag="interface")

    def fixed(self) -> Bill:
        out: Bill = ()
        for one in self.cost:
            if not (bill := one.fixed()):
                return ()
            out = (*out, *bill)
        return out

    def say(self) -> str:
        cost = capital(symbol_cost(self.cost))
        if self.zone >= 0:
            place = _WHILE_IN[self.zone].partition(" in ")[2]
            cost = cost.replace("and trash this card", f"and trash this card from {place}")
        does = sentences(self.do).replace("Bypass that ice", "Bypass the encountered ice")
        does = does.replace(" subroutine on it", " subroutine on this card")
        if self.action:
            does = does.replace("; the run goes on from there", "")  # CR 5.2.1: an action is taken in no run
        if self.flag == "access":
            which = "card" if self.accessing is None else self.accessing.say()
            does = _IT.sub(f"the {which} you are accessing", does, 1)
        flag = f"{capital(self.flag)} → " if self.flag else "[interrupt] - " if self.interrupts else ""
        text = f"{flag}{cost}: {does}"
        text += "".join(f" {terms}" for one in self.cost if (terms := one.terms()))
        if self.by == ANYONE:
            return f"{text} Any player can use this ability."
        limits = ["once per turn"] if self.once_per_turn else ["once per run"] if self.once_per_run else []
        if self.only is not None:
            limits.append(self.only.say())
        if self.zone >= 0 and not (self.zone == HAND and " from your hand" in cost):
            limits.append(_WHILE_IN[self.zone])
        if self.by == ANYONE:
            text = f"{text} Any player can use this ability."
        elif self.by >= 0:
            only = "".join(f", {'' if limit.startswith('unless ') else 'and only '}{limit}" for limit in limits)
            return f"{text} Only {SIDE_NAMES[self.by]} can use this ability{only}."
        if self.only is not None and limits[-1].startswith(_UNLESS):
            denied = limits.pop().replace(_UNLESS, "if ", 1).replace("if the Runner is already running", "during a run")
            text = f"{text} You cannot use this ability {denied}."
        return f"{text} Use this ability only {' and only '.join(limits)}." if limits else text


@dataclass(frozen=True, slots=True)
class When(Ability):
    """A conditional ability (CR 9.6)."""

    event: Event
    do: tuple[Instruction, ...]
    may: bool = False
    cost: tuple[Component, ...] = ()  # a nested cost: triggering it means paying
    first: bool = False  # only the first such event each turn
    each_run: bool = False  # with first: of each run instead
    where: Condition | None = None
    once_per_turn: bool = False
    per_batch: bool = False  # "one or more": once for a simultaneous act
    zone: int = -1  # works from this zone (CR 9.1.6b); in the play area: while its card is not rezzed (CR 9.1.6c)
    at: Register = ""  # as a lingering ability: a register, for only the server that was chosen there
    copy_of: Register = ""  # as a lingering ability: a register, for only copies of the card that is in there
    by: int = -1  # who resolves it, if not its card's controller
    next_only: bool = False  # as a lingering ability: gone once it was met
    persists: bool = False  # goes on for the rest of a run in which the Runner trashes the card
    once_per_run: bool = False

    @property
    def interrupts(self) -> tuple[PartKind, ...]:
        """The kinds of imminent effect that it waits for (CR 1.4:9.8)."""
        return tuple(IMMINENT[kind] for kind in self.event.kinds() if kind in IMMINENT)

    @property
    def optional(self) -> bool:
        """May it be declined? An ability with a nested cost may (1.4:1.15.10)."""
        return self.may or bool(self.cost)

    @property
    def anywhere(self) -> bool:
        """Does it work while its card is inactive (CR 9.1.6a)?"""
        return self.event.of_inactive()

    def keys(self, side: int) -> tuple[Key, ...]:
        kinds = self.interrupts or self.event.kinds()
        return (*kinds, "persists") if self.persists else kinds

    def under(self, ruleset: Ruleset) -> Ability:
        event = self.event.under(ruleset)
        return self if event is self.event else replace(self, event=event)

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def say(self) -> str:
        lead = self._lead()
        body = lower(sentences(self.do))
        if any(words in lead for words in _THIS):
            body = body.replace(" on this card", " on it", 1) if body.startswith("place ") else body
        if body.startswith(("+", "-")):
            body = f"{'it' if any(words in lead for words in _THIS) else 'this card'} gets {body}"
        if self.cost:
            body = f"you may {paying(self.cost)}. If you do, {body}"
        elif self.may and len(self.do) == 1 and (proviso := self.do[0].proviso())[0]:
            first, dot, rest = if_you_do(proviso[1]).rstrip(".").partition(". ")
            body = f"you may {first} {proviso[0]}{dot}{rest}."
        elif self.may and body.startswith(_INSTEAD):
            instead = next(one for one in _INSTEAD if body.startswith(one))
            body = instead + allowed("you", if_you_do(body.removeprefix(instead)))
        elif self.may and not body.startswith("you may "):
            body = allowed("you", if_you_do(body))
        often = "once per turn, " if self.once_per_turn else "once per run, " if self.once_per_run else ""
        text = f"{often}{lead}, {body}"
        text += PERSISTING if self.persists else ""
        return ("[interrupt] - " if self.interrupts else "") + capital(text)

    def _lead(self) -> str:
        """The trigger with its frequency and conditions."""
        lead = self.event.say(batch=True) if self.per_batch else self.event.say()
        if self.at:
            lead += " on that server"
        if self.copy_of:
            model = _MODELS.get(self.copy_of, "that card")
            lead = lead.replace(" a card", f" a copy of {model}", 1)
            lead = lead.replace(" an agenda", f" an agenda that is a copy of {model}", 1)
        if self.each_run:
            lead = lead.removesuffix(" during a run")  # each run says it
        if self.zone >= 0 and not (self.zone == HAND and " draw this card" in lead):  # a card is drawn into the hand
            known = any(words in lead for words in _THIS)
            lead += f" {_WHILE_IN[self.zone].replace('this card', 'it') if known else _WHILE_IN[self.zone]}"
        where = self.where.say() if self.where is not None else ""
        where = where.replace("while this card is ", "if it is ", 1)  # asked once, as the condition is met
        joins = where.startswith(("if ", "unless ", "while "))
        if where and not joins and not (self.each_run and where == "during a run"):
            lead += f" {where}"
        if self.next_only and lead.startswith(_TURNS):
            lead = lead.replace(" turn ", " next turn ", 1)
        if self.first:
            lead = f"the first time each {'run' if self.each_run else 'turn'} {lead}"
        elif self.next_only and not _happens_once(lead):
            lead = f"the next time {lead}"
        elif not lead.startswith("if "):
            once = self.once_per_turn or self.once_per_run or _happens_once(lead)
            lead = f"{'when' if once else 'whenever'} {lead}"
        if joins and not where.startswith("while ") and _POINTING.isdisjoint(where.split()):
            # CR 9.6.2d: it has to be so as the condition is met; after the comma it would be part of the effect.
            return f"{where} {lead.replace('whenever ', 'when ', 1)}"
        return f"{lead}, {where}" if joins else lead


_POINTING: Final = frozenset({"already", "it", "its", "that", "those", "them", "turn"})
"""Words that make a condition refer back, so that it stays where it is."""


@dataclass(frozen=True, slots=True)
class While(Ability):
    """A state trigger: trashed when empty, trashed at strength 0 (1.4:9.6)."""

    condition: Condition
    do: tuple[Instruction, ...]
    first: bool = False  # only once each turn, however long the state lasts

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("while",)

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def say(self) -> str:
        lead = "The first time each turn" if self.first else "When"
        state, body = self.condition.say().removeprefix("if "), lower(sentences(self.do))
        if state.startswith("it ") or "this card" in state:
            body = body.replace("this card", "it", 1)
        return f"{lead} {state}, {body}"


PLAY_ABILITY: Final = "play"


@dataclass(frozen=True, slots=True)
class Play(Ability):
    """What an event or operation does (1.4:9.7)."""

    # CR 26.03:9.7.1: it resolves by playing the card, and at no other time.
    # CR 26.03:9.3.3f: what an X is or may be restricts the play; it is no effect of its own.
    do: tuple[Instruction, ...]
    only: Condition | None = None
    x: Amount | None = None  # the most that may be chosen for a cost of X (CR 8.5.1a)

    def about(self) -> str:
        return PLAY_ABILITY

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def say(self) -> str:
        only = self.only.say() if self.only is not None else ""
        lead = f"Play only {only}.\n" if only else ""
        if only.startswith("unless "):
            lead = f"This card cannot be played if {only.removeprefix('unless ')}.\n"
        if self.x is not None:
            lead += f"X cannot be more than {the_number_of(self.x)}.\n"
        return lead + sentences(self.do)


_LEADS: Final[dict[SetupRole, str]] = {
    "set up": "As the game is set up",
    "before starting hands": "Before drawing your starting hand",
    "before first turn": "Before taking your first turn",
}


@dataclass(frozen=True, slots=True)
class AtStart(Ability):
    """What an identity does while the game is set up (CR 1.6.2) or right before the first turn (CR 1.6.7a)."""

    do: tuple[Instruction, ...]
    step: SetupRole = "set up"
    brings: tuple[str, ...] = ()  # titles that are at hand if the player names none (CR 1.5.1)

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def say(self) -> str:
        return f"{_LEADS[self.step]}, {lower(sentences(self.do))}"


@dataclass(frozen=True, slots=True)
class Sub(Ability):  # CR 26.03:9.1.1e: static, paid, conditional, play abilities and subroutines have a class each
    """A subroutine (CR 3.4.7); `times` makes it that many (one for each of something)."""

    do: tuple[Instruction, ...]
    times: Amount | None = None
    first: bool = False  # gained ones that come before the others

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def say(self) -> str:
        text = f"[subroutine] {sentences(self.do)}"
        if self.times is None:
            return text
        per = self.times.step()
        n = "" if per == 1 else f" {per} times"
        first = " before its other subroutines" if self.first else ""
        return f'This ice has "{text}"{n}{first} for each {self.times.thing()}.'


@dataclass(frozen=True, slots=True)
class Constant(Ability):
    """A constant ability (CR 9.7)."""

    def holds(self) -> bool:
        return True

    def applies(self, s: State, src: int) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Threat(Ability):
    """An ability with the flag "threat": active only while a player has that many points.

    26.03:9.3.6f defines it.
    """

    level: int
    ability: Ability

    def keys(self, side: int) -> tuple[Key, ...]:
        return self.ability.keys(side)

    def about(self) -> str:
        return self.ability.about()

    def holds(self) -> bool:
        return self.ability.holds()

    def program(self) -> tuple[Instruction, ...]:
        return self.ability.program()

    def granted(self) -> tuple[Ability, ...]:
        return self.ability.granted()

    def fixed(self) -> Bill:
        return self.ability.fixed()

    def under(self, ruleset: Ruleset) -> Ability:
        ability = self.ability.under(ruleset)
        return self if ability is self.ability else Threat(self.level, ability)

    def as_interface(self) -> Ability:
        ability = self.ability.as_interface()
        return self if ability is self.ability else Threat(self.level, ability)

    def bare(self) -> Ability:
        return self.ability

    def threat(self) -> int:
        return self.level

    def say(self) -> str:
        return threat_flag(self.level) + self.ability.say()


KEYWORDS: Final = {
    "can be advanced": "This card can be advanced.",
    "can be advanced while rezzed": "This card can be advanced only while it is rezzed.",
    "console": "Limit 1 console per player.",
    "copies per card": "Your deck cannot have more than {n} copy of any card.",
    "deck limit": "Limit {n} per deck.",
    "draft only": "For drafts only.",
    "first copies free": "Your first copy of each program costs no influence.",
    "agendas of each faction": "Your deck may have up to {n} different agendas of each Corp faction.",
    "any agendas": "Your deck may have agendas of every faction.",
    "can be advanced while unrezzed": "This card can be advanced only while it is unrezzed.",
    "install faceup": "Install this agenda faceup.",
    "lockdown": "Play only while no lockdown is active. This card stays until the beginning of your next turn.",
    "ordered heap": "Keep your heap in order.",
    "priority": "Play only as your first [click].",
    "region": "Limit 1 region per server.",
    "remote only": "Remote server only.",
    "remove instead of trashing": "This card is removed from the game instead of being trashed.",
    "reveal from R&D": "While the Runner is accessing this card in R&D, it is revealed.",
    "starter only": "For starter games only.",
    "starting bad publicity": "The Corp starts the game with {n} bad publicity.",
    "starting credits": "You start the game with {n}[credit].",
    "starting hand": "Your starting hand has {n} cards.",
    "terminal": "After you resolve this card, your action phase ends.",
}
"""Every keyword, with what it says; `{n}` is its value."""


ROOT_ONLY: Final = "root only"


@dataclass(frozen=True, slots=True)
class RootOnly(Constant):
    """This card can only be installed in the root of certain central servers, although inactive (CR 9.1.6c)."""

    servers: tuple[int, ...]

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()

    def about(self) -> str:
        return ROOT_ONLY

    def say(self) -> str:
        return f"Root of {joined([server_name(one) for one in self.servers], 'or')} only."


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A fact about the card itself that rules ask for by name (can be advanced, current, terminal …)."""

    name: str
    value: int = 0

    def about(self) -> str:
        return self.name

    def say(self) -> str:
        return KEYWORDS[self.name].format(n=self.value)


__all__ = ["Constant", "Keyword", "Leaf", "Cards", "Paid", "Play", "Sub", "Threat", "When", "While"]
