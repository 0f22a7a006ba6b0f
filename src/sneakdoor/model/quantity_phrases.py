"""Phrases for quantities that abilities raise, lower, set or cap, and for durations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sneakdoor.grammar.nouns import each, several
from sneakdoor.model.phrasing import many, number, the_number_of

if TYPE_CHECKING:
    from sneakdoor.model.declare import Amount

ENCOUNTER: Final = "encounter"
RUN: Final = "run"
TURN: Final = "turn"
ACTION: Final = "action"
NEVER: Final = "the game"
NEXT_TURN: Final = "your next turn begins"
CORPS_NEXT_TURN: Final = "the Corp's next turn"
NEXT_RUN: Final = "the next run this turn"

UNTIL_DEREZZED: Final = "derezzed"
NEXT_TURN_ENDS: Final = "your next turn ends"

Duration = Literal[
    "encounter", "run", "turn", "action", "the game", "your next turn begins", "the Corp's next turn",
    "the next run this turn", "derezzed", "your next turn ends",
]  # fmt: skip

DURATIONS: Final[dict[Duration, str]] = {
    ENCOUNTER: "for the remainder of this encounter",
    RUN: "for the remainder of this run",
    TURN: "for the remainder of this turn",
    ACTION: "for the remainder of this action",
    NEVER: "for the remainder of the game",
    NEXT_TURN: "until your next turn begins",
    CORPS_NEXT_TURN: "during the Corp's next turn",
    NEXT_RUN: "until the next run this turn ends",
    UNTIL_DEREZZED: "until it is derezzed",
    NEXT_TURN_ENDS: "until your next turn ends",
}

Considered = Literal["tags", "bad publicity", "advancement", "virus"]
"""What a player or card can be considered to have more of (CR 1.9.4)."""

Quantity = Literal[
    "[link]", "[mu]", "access Archives", "access HQ", "access R&D", "access that server", "accesses",
    "advancement requirement", "agenda points", "base link strength", "base trace strength", "clicks",
    "clicks to play", "considered advancement", "cost to remove a tag", "cost to trash a resource",
    "considered bad publicity", "considered tags", "considered virus", "corp clicks", "corp hand size",
    "corp points to win", "hand size", "install cost", "install cost of outer ice", "memory cost", "memory exempt",
    "play cost", "points to win", "rez cost", "strength", "strength until the run ends",
    "strength until the turn ends", "subroutines", "trash cost",
]  # fmt: skip
"""Numbers that active abilities can change."""

CONSIDERED: Final[dict[str, Quantity]] = {
    "tags": "considered tags",
    "bad publicity": "considered bad publicity",
    "advancement": "considered advancement",
    "virus": "considered virus",
}

SOURCES: Final[dict[Quantity, str]] = {
    "access HQ": "cards from HQ",
    "access R&D": "cards from R&D",
    "access Archives": "cards from Archives",
    "access that server": "cards from that server",
    "accesses": "cards",
}
"""Where cards are accessed from, by quantity."""

OF_A_SIDE: Final[dict[str, str]] = {
    "hand size": "the Runner's maximum hand size",
    "corp hand size": "the Corp's maximum hand size",
}
"""Names of quantities that belong to a side."""
_CLICKS: Final = {"clicks": "the Runner", "corp clicks": "the Corp"}
_BASIC: Final = {
    "cost to remove a tag": ("the Runner", "remove a tag"),
    "cost to trash a resource": ("the Corp", "trash a resource"),
}
_CONSIDERED: Final = {"tags": ("the Runner", "tag"), "bad publicity": ("the Corp", "bad publicity")}


def step_of(amount: int | Amount) -> int | None:
    """The number, or the number per counted thing; None for any other amount."""
    found: int | None = amount if isinstance(amount, int) else amount.step()
    return found


def signed(amount: int | Amount, what: str) -> str:
    """A signed change: "+2 strength", "-1 strength for each …"."""
    step = step_of(amount)
    if step is None:
        words = number(amount)
        return f"+X {what}" + ("" if words == "X" else f", where X is {words}")
    space = "" if what.startswith("[") else " "
    text = f"{'+' if step >= 0 else ''}{step}{space}{what}"
    return text if isinstance(amount, int) else f"{text} for each {amount.thing()}"


def more(amount: int | Amount, what: str) -> str:
    """A relative number: "1 more card", "2 fewer cards for each …"."""
    step = step_of(amount)
    if step is None:
        return many(f"{{}} more {what}", amount)
    text = many(f"{{}} {'more' if step >= 0 else 'fewer'} {what}", abs(step))
    return text if isinstance(amount, int) else f"{text} for each {amount.thing()}"


def changed(quantity: Quantity, amount: int | Amount, whose: str) -> str:
    """A clause for a quantity that is raised or lowered."""
    step = step_of(amount)
    if quantity in SOURCES:
        return f"whenever the Runner accesses {SOURCES[quantity]}, the Runner accesses {more(amount, 'card')}"
    if quantity in ("[mu]", "[link]"):
        return signed(amount, quantity) + (f" for {several(whose)} only" if whose else "")
    if quantity == "clicks to play":
        return f"{each(whose)} costs {'[click]' * abs(step or 0)} {'more' if (step or 0) > 0 else 'less'} to play"
    if quantity in OF_A_SIDE:
        return f"{OF_A_SIDE[quantity]} is {_by(amount)}"
    if quantity in _CLICKS:
        return f"{_CLICKS[quantity]} has {more(amount, '[click]')} to spend each turn"
    if quantity.startswith("considered "):
        kind = quantity.removeprefix("considered ")
        who, thing = _CONSIDERED.get(kind, (each(whose), f"{kind} token"))
        return f"{who} is considered to have {more(amount, thing)}"
    if quantity.endswith((" cost", " outer ice", " requirement", " trace strength")) and step is not None:
        per = "" if isinstance(amount, int) else f" for each {_near(amount.thing(), whose)}"
        whose = "trace" if quantity == "base trace strength" else whose
        of = f" of {each(whose)}" if whose else ""
        quantity_said = quantity.replace("outer ice", "each piece of ice that would not be in the innermost position")
        return f"the {quantity_said}{of} is {'raised' if step > 0 else 'lowered'} by {abs(step)}{per}"
    if quantity in _BASIC:
        who, deed = _BASIC[quantity]
        how = "more" if (step or 0) >= 0 else "less"
        return f"{who} pays {abs(step or 0)}[credit] {how} to {deed} with the basic action"
    if quantity == "base trace strength":
        return f"the base trace strength is {'raised' if (step or 0) >= 0 else 'lowered'} by {abs(step or 0)}"
    if quantity == "points to win":
        return f"each player needs {more(amount, 'agenda point')} to win the game"
    if quantity == "corp points to win":
        points, each_, counted = more(amount, "agenda point").partition(" for each ")
        return f"the Corp needs {points} to win the game{each_}{counted}"
    if quantity == "memory exempt":
        return f"{each(whose)} takes up no memory"
    if quantity == "agenda points":
        return f"{each(whose)} is worth {_near(more(amount, 'agenda point'), whose)}"
    if quantity == "subroutines":
        return f"{each(whose)} has {more(amount, 'subroutine')}"
    if quantity in ("strength until the turn ends", "strength until the run ends"):
        return f"whatever raises {'its strength' if whose == 'it' else f'the strength of {each(whose)}'} lasts"
    return f"{each(whose)} has {_near(signed(amount, quantity), whose)}"


def _by(amount: int | Amount) -> str:
    step = step_of(amount) or 0
    per = "" if isinstance(amount, int) else f" for each {amount.thing()}"
    return f"{abs(step)} {'larger' if step >= 0 else 'smaller'}{per}"


def _near(text: str, whose: str) -> str:
    """Say "on it" for tokens on the card that the clause is about."""
    return text.replace(" on this card", " on it") if whose == "this card" else text


def fixed(quantity: Quantity, amount: int | Amount, whose: str, op: str) -> str:
    """A clause for a quantity that is set, capped, or cannot be lowered."""
    if op == "allow":
        return f"whenever the Runner accesses {SOURCES[quantity]}, the Runner may access up to {more(amount, 'card')}"
    thing = f"the {quantity}{f' of {each(whose)}' if whose else ''}"
    thing = "the Runner's base link strength" if quantity == "base link strength" else thing
    if quantity == "[mu]" and op == "set":
        return f"the Runner's memory limit is {the_number_of(amount)}"
    if op == "cannot be lowered":
        return f"{thing} cannot be lowered"
    if quantity == "agenda points" and op == "set":
        return f"{each(whose)} is worth {many('{} agenda point', amount)}"
    thing = OF_A_SIDE.get(quantity, thing)
    if op == "cap" and amount == 0 and quantity.endswith(" cost"):
        return f"ignore {thing}"
    said = the_number_of(amount)
    return f"{thing} is {said}" if op == "set" else f"{thing} cannot be more than {said}"
