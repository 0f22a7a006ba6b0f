"""Registers, in which abilities keep values for later instructions, and phrases for their contents."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

Register = Literal[
    "", "accessed", "added", "aside", "chosen", "done", "fits", "found", "hosted", "installed", "kept", "left",
    "lodged", "looked", "lost", "number", "others", "picked", "pieces", "prevent", "programs", "rest", "revealed",
    "scrapped", "server", "spent", "subject", "sunk", "targets", "trashed", "x",
    "#", "copied", "encounter", "first", "from", "here", "install", "jack out?", "may?", "mode", "modes", "named",
    "order", "paid", "pair", "pairs", "pay?", "placed", "play", "psi", "repeat", "saved", "seen before",
    "shown", "subroutine", "subs", "subtype", "top", "trace strength", "traced", "type", "version",
]  # fmt: skip
"""Name of a register: first those that cards may use, then those internal to instructions."""

Registers = dict[Register, Any]
"""Values by register: cards as (card, object) pairs, a choice (kind and number), or a count."""

Captured = tuple[Register, Any]
"""A register with its value when a delayed ability was created."""

Held = tuple[tuple[int, int], ...]
"""Cards as (card, object) pairs."""

MENTIONS: Final[dict[Register, str]] = {
    "": "",
    "accessed": "it",
    "added": "it",
    "aside": "them",
    "chosen": "it",
    "done": "it",
    "fits": "them",
    "found": "it",
    "hosted": "the hosted cards",
    "installed": "that card",
    "kept": "them",
    "left": "the rest",
    "lodged": "the hosted card",
    "looked": "them",
    "lost": "it",
    "number": "that many",
    "others": "the others",
    "picked": "it",
    "prevent": "that many",
    "pieces": "them",
    "programs": "them",
    "rest": "the rest",
    "revealed": "the revealed cards",
    "scrapped": "them",
    "server": "that server",
    "spent": "the card it was paid with",
    "subject": "it",
    "sunk": "it",
    "targets": "it",
    "trashed": "the trashed cards",
    "x": "X",
}
"""Registers that cards may use, with the default phrase for their contents."""

REGISTERS: Final[dict[str, Register]] = {one: one for one in get_args(Register)}
"""Registers by name, for answers that are a number or a choice."""

CARDS_INTO: Final[dict[Register, str]] = {one: f"cards:{one}" for one in get_args(Register)}
"""Name of an answer that consists of cards, by register."""

CARDS_IN: Final[dict[str, Register]] = {name: one for one, name in CARDS_INTO.items()}

IT: Final = "it"
THEM: Final = "them"
THAT_CARD: Final = "that card"
THE_OTHER: Final = "the other"
THE_OTHERS: Final = "the others"
THE_REST: Final = "the rest"
ONE_OF_THEM: Final = "1 of them"
THE_FIRST: Final = "the first of them"
ANY_OF_THEM: Final = "any number of them"
Phrase = Literal[
    "it", "them", "that card", "the other", "the others", "the rest", "1 of them", "any number of them",
    "the first of them",
]  # fmt: skip
"""Alternative phrases that cards may use for the contents of registers."""
