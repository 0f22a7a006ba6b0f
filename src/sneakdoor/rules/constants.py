"""Constant abilities: questions the game asks, answered by what is active (CR 9.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.model.declare import Ability, Amount, Cards, Component, Condition
from sneakdoor.model.state import State
from sneakdoor.model.voice import a, capital, kinds, paying, the_number_of
from sneakdoor.rules.kinds import Constant

ADD = "add"
SET = "set"
CAP = "cap"
ALLOW = "allow"  # as much more as its controller likes (CR 9.6.3)
FIXED = "cannot be lowered"


INSTALL_ONLY: Final = "install only"
INSTALL_IF: Final = "install if"


@dataclass(frozen=True, slots=True)
class Modify(Constant):
    """Raise, lower, set or cap a quantity (CR 9.3.2)."""

    quantity: str
    amount: int | Amount
    on: Cards | None = None
    only: Condition | None = None
    op: str = ADD
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return (self.quantity,)

    def about(self) -> str:
        return "" if self.on is None else self.quantity

    def applies(self, s: State, src: int) -> bool:
        # CR 1.4:9.4.2: its condition is asked each time the quantity is, so it counts just while that holds.
        return self.only is None or self.only.true(s, src, None)

    def value(self, s: State, src: int) -> int:
        return self.amount if isinstance(self.amount, int) else self.amount.of(s, src, None)

    def say(self) -> str:
        if self.text:
            return self.text
        whose = self.on.say() if self.on is not None else ""
        sign = "+" if isinstance(self.amount, int) and self.amount >= 0 else ""
        per = getattr(self.amount, "per", None)
        step = self.amount if isinstance(self.amount, int) else per
        if self.quantity.endswith(" cost") and self.op == ADD and step is not None:
            return self._cost_said(whose, step)
        if per is not None:
            sign = "+" if per >= 0 else ""
            thing = str(self.amount.thing())  # type: ignore[union-attr]
            thing = thing.replace(" on this card", " on it") if whose == "this card" else thing
            shown = f"{sign}{per} {self.quantity} for each {thing}"
        else:
            shown = f"{sign}{self.amount if isinstance(self.amount, int) else self.amount.say()} {self.quantity}"
        if self.op == FIXED:
            return f"The {self.quantity} of {whose} {FIXED}."
        if self.quantity == "agenda points" and step is not None and step > 0:
            shown = shown.removeprefix("+").replace("agenda points", "more agenda point" + ("s" if step > 1 else ""))
            return f"{capital(whose)} is worth {shown}."
        text = f"{whose} has {shown}" if whose else shown
        if self.only is not None:
            text += f" {self.only.say()}"
        return capital(text) + "."

    def _cost_said(self, whose: str, n: int) -> str:
        """A cost that is raised or lowered: "the rez cost of this ice is lowered by 3"."""
        text = f"the {self.quantity} of {whose}" if whose else f"the {self.quantity}"
        text += f" is {'raised' if n > 0 else 'lowered'} by {abs(n)}"
        if not isinstance(self.amount, int):
            thing = str(self.amount.thing())  # type: ignore[attr-defined]
            text += f" for each {thing.replace(' on this card', ' on it') if whose == 'this card' else thing}"
        return capital(text + (f" {self.only.say()}" if self.only is not None else "")) + "."


@dataclass(frozen=True, slots=True)
class Cannot(Constant):
    """Something may not be done (CR 1.2.2)."""

    verb: str
    on: Cards | None = None
    only: Condition | None = None
    text: str = ""
    here: bool = False  # only about the server the card is in or protects
    server: str = ""  # only about this server: its number, or "remote"
    own: bool = False  # stands on the agenda it is about, and works wherever that is (CR 3.2.3b)
    persists: bool = False  # goes on for the rest of a run in which the Runner trashes the card

    def keys(self, side: int) -> tuple[str, ...]:
        if self.own:
            return ()
        return (f"cannot:{self.verb}", "persists") if self.persists else (f"cannot:{self.verb}",)

    def about(self) -> str:
        return f"cannot:{self.verb}" if self.own else ""

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class ExtraCost(Constant):
    """An additional cost to do something (CR 1.15.9)."""

    verb: str
    cost: tuple[Component, ...]
    on: Cards | None = None
    only: Condition | None = None
    text: str = ""
    own: bool = False  # stands on the very card it is about, and works wherever that is (CR 9.1.6d, 3.2.3b)
    here: bool = False  # only about the server the card is in or protects
    server: str = ""  # only about this server: its number, or "remote"
    persists: bool = False  # goes on for the rest of a run in which the Runner trashes the card

    def keys(self, side: int) -> tuple[str, ...]:
        if self.own:
            return ()
        return (f"cost:{self.verb}", "persists") if self.persists else (f"cost:{self.verb}",)

    def about(self) -> str:
        return f"cost:{self.verb}" if self.own else ""

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        if self.text:
            return self.text
        what = "this card" if self.own else (self.on.say() if self.on is not None else "")
        return f"An additional cost to {self.verb} {what} is to {paying(self.cost)}."


@dataclass(frozen=True, slots=True)
class Reveals(Constant):
    """The Runner must reveal such cards while accessing them from R&D (CR 7.2.2)."""

    on: Cards

    def keys(self, side: int) -> tuple[str, ...]:
        return ("reveal from R&D",)

    def say(self) -> str:
        return f"{capital(a(self.on.say()))} is revealed while the Runner is accessing it in R&D."


@dataclass(frozen=True, slots=True)
class Blank(Constant):
    """The text box of some cards is blank."""

    # CR 1.4:9.1.9: a static ability, or a lingering effect under the same key, makes cards lose their abilities …

    on: Cards
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return ("blank",)

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Grant(Constant):
    """Some cards gain an ability; its source is the card that gained it (1.4:9.1.3)."""

    # CR 1.4:9.1.9: … and makes cards gain some.

    on: Cards
    ability: Ability
    only: Condition | None = None
    first: bool = False  # a subroutine granted before the others
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return ("grant",)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def granted(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        if self.text:
            return self.text
        lead = f"{self.only.say()}, {self.on.say()}" if self.only is not None else self.on.say()
        return f'{capital(lead)} gains "{self.ability.say()}"'


@dataclass(frozen=True, slots=True)
class Subtype(Constant):
    """Gain (+1) or lose (-1) a subtype; instances are counted (CR 2.15.5)."""

    subtype: str
    by: int
    on: Cards
    only: Condition | None = None
    also: tuple[str, ...] = ()  # others that abilities beside this one give or take, said in one line with it
    silent: bool = False  # said by another

    def keys(self, side: int) -> tuple[str, ...]:
        return ("subtype",)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def say(self) -> str:
        if self.silent:
            return ""
        lead = f"{self.only.say()}, {self.on.say()}" if self.only is not None else self.on.say()
        return f"{capital(lead)} {'gains' if self.by > 0 else 'loses'} {kinds((self.subtype, *self.also), 'and')}."


@dataclass(frozen=True, slots=True)
class CreditsFor(Constant):
    """Credits on this card may be spent for some purposes (CR 1.10.4b)."""

    purposes: tuple[str, ...]
    on: Cards | None = None
    only: Condition | None = None
    text: str = ""
    pooled: bool = False  # meanwhile they are considered to be in the credit pool: lost and counted with it

    def keys(self, side: int) -> tuple[str, ...]:
        return (f"credits:{int(side)}", f"pooled:{int(side)}") if self.pooled else (f"credits:{int(side)}",)

    def serves(self, s: State, src: int, purpose: tuple[str, int]) -> bool:
        if self.only is not None and not self.only.true(s, src, None):
            return False
        if "any" in self.purposes:
            return True  # CR 1.10.4c: for anything, as long as its time lasts
        return purpose[0] in self.purposes and (
            self.on is None or (purpose[1] >= 0 and self.on.has(s, purpose[1], src))
        )

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Recurring(Constant):
    """N recurring credits (CR 1.10.5)."""

    n: int | Amount

    def keys(self, side: int) -> tuple[str, ...]:
        return (f"recurring:{int(side)}",)

    def missing(self, s: State, cid: int, have: int) -> int:
        """CR 1.10.5c: how many are placed, up to the number and never beyond."""
        # CR 1.10.5b: what is left from before is part of the number.
        return max(0, (self.n if isinstance(self.n, int) else self.n.of(s, cid, None)) - have)

    def say(self) -> str:
        if isinstance(self.n, int):
            return f"{self.n}[recurring-credit]"
        return f"X[recurring-credit]. X is {the_number_of(self.n)}."


@dataclass(frozen=True, slots=True)
class Permit(Constant):
    """Something else a player may do at a certain point (not a paid ability, so never an action)."""

    when: str
    cost: tuple[Component, ...]
    do: tuple[Any, ...]
    by: int
    on: Cards | None = None
    only: Condition | None = None
    once_per_turn: bool = False
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return (f"permit:{self.when}",)

    def program(self) -> tuple[Any, ...]:
        return self.do

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Prevents(Constant):
    """A constant prevention (1.4:9.8: it needs no trigger)."""

    part: str
    only: Condition | None = None
    what: tuple[str, ...] = ()
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return (self.part,)

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Raises(Constant):
    """The first effect of a kind that its controller has each turn does more (CR 9.3.2: no trigger, no interrupt)."""

    part: str
    n: int = 1
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return (self.part,)

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class ChoosesDamage(Constant):
    """A player selects cards that damage trashes, instead of chance (CR 10.4.3a)."""

    by: int
    what: tuple[str, ...] = ()  # kinds of damage; none: all
    n: int = 0  # how many of the cards; 0: all
    first: bool = False  # only for the first such damage each turn
    may: bool = False
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return ("choose damage",)

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Host(Constant):
    """Cards of a kind may be installed on this one (CR 1.12.5a)."""

    # CR 1.12.5b: a card that hosts by an ability of its own has no such permission beside it.
    what: Cards
    limit: int = 0  # CR 1.12.4: 0 for any number
    text: str = ""

    def keys(self, side: int) -> tuple[str, ...]:
        return ("host",)

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class InstallOnly(Constant):
    """This card can only be installed on such a host (CR 1.12.5c)."""

    what: Cards

    def keys(self, side: int) -> tuple[str, ...]:
        return ()

    def about(self) -> str:
        return INSTALL_ONLY

    def say(self) -> str:
        return f"Install only on {a(self.what.say())}."


@dataclass(frozen=True, slots=True)
class InstallIf(Constant):
    """This card can only be installed while something is true; asked of the card itself (CR 9.1.6c)."""

    only: Condition

    def keys(self, side: int) -> tuple[str, ...]:
        return ()

    def about(self) -> str:
        return INSTALL_IF

    def say(self) -> str:
        return f"Install only {self.only.say()}."


@dataclass(frozen=True, slots=True)
class WhileStolen(Constant):
    """Abilities that an agenda has in the Runner's score area, where it is otherwise inactive."""

    # CR 1.4:9.1.8b: what names a zone works in that zone.
    of: tuple[Ability, ...]
    text: str

    def keys(self, side: int) -> tuple[str, ...]:
        return ()

    def granted(self) -> tuple[Ability, ...]:
        return self.of

    def say(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class OneRemote(Constant):
    """The Corp can have only one remote server (1.4:4.7.8h)."""

    def keys(self, side: int) -> tuple[str, ...]:
        return ("one remote",)

    def say(self) -> str:
        return "Limit 1 remote server."
