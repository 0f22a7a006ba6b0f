"""Text that a card has from another card (CR 10.12).

A card that gains the text of another has its abilities as its own: it is their source. A copied ability that names its
card does nothing there, because the card is now called something else.
"""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.grammar.nouns import each
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant, Paid
from sneakdoor.model.constants import Recurring
from sneakdoor.model.declare import Cards, Leaf
from sneakdoor.model.enums import CORP, CREDIT
from sneakdoor.model.keys import Key
from sneakdoor.model.objects import Thing
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.activity import file, text_of, unfile


@dataclass(frozen=True, slots=True)
class GainsText(Constant):
    """This card has the text of some other cards, for as long as they fit (CR 10.12.2)."""

    of: Cards
    paid: bool = False  # of their text only the paid abilities

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("gains text",)

    def say(self) -> str:
        return f"This card gains the {'paid abilities' if self.paid else 'text'} of {each(self.of.say())}."


COPIED: Final[Register] = "copied"
"""The register that marks an ability as copied from another card."""


def names_itself(value: Any) -> bool:
    """Does this piece of a declaration speak of its own card by name?"""
    if isinstance(value, Leaf):
        if value.names_its_card():
            return True
        if value.leaves_name_out():
            return False  # it is about whichever card has it
    if getattr(value, "this", False) is True or getattr(value, "hosted", False) is True:
        return True  # this very agenda, what is hosted on this card
    if isinstance(value, tuple):
        return any(names_itself(one) for one in value)
    fields = getattr(value, "__dataclass_fields__", ())
    return any(names_itself(getattr(value, name)) for name in fields)


def works_copied(s: State, value: Any) -> bool:
    """Does a piece of text mean something on a card that has copied it?"""
    # CR 26.03:10.1.5: a name in its own text means whichever object has that text.
    return s.book.ruleset.names_its_text or not names_itself(value)


def copied(s: State, codes: list[int]) -> tuple[int, ...]:
    """The abilities of cards that work on another card."""
    numbers = [number for code in codes for number in s.book.own[code]]
    decls = [s.book.abilities[number].decl for number in numbers]
    # CR 10.12.2: what names the card it was copied from does not function. What only says how to treat that card is
    # filed nowhere, and does nothing here either.
    return tuple(
        number for number, decl in zip(numbers, decls, strict=True) if decl.keys(CORP) and works_copied(s, decl)
    )


def paid_ones(s: State, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The paid abilities among some; of those that are alike one is enough, for it can be used again and again."""
    out: list[int] = []
    known: list[Paid] = []
    for number in numbers:
        decl = s.book.abilities[number].decl
        if isinstance(decl, Paid) and (decl not in known or decl.once_per_turn or decl.once_per_run):
            out.append(number)
            known.append(decl)
    return tuple(out)


def copiers(s: State, cid: int, number: int) -> list[int]:
    """The cards that have an ability of this card as well, which it was granted itself (CR 10.12.2)."""
    ability = s.book.abilities[number].decl
    out: list[int] = []
    for holder, copying in s.index["gains text"]:
        decl = s.book.abilities[copying].decl
        if isinstance(decl, GainsText) and decl.of.has(s, cid, holder) and works_copied(s, ability):
            if isinstance(ability, Paid) or not decl.paid:
                out.append(holder)
    return out


def gain(s: State, thing: Thing, numbers: tuple[int, ...]) -> None:
    """From now on the card has these abilities besides its printed ones."""
    if numbers == thing.memo.get("gained", ()):
        return
    if thing.active:
        unfile(s, thing.cid, text_of(s, thing))
    thing.memo = {**thing.memo, "gained": numbers}
    for number in numbers:
        decl = s.book.abilities[number].decl
        if isinstance(decl, Recurring) and (missing := decl.missing(s, thing.cid, thing.get(CREDIT))):
            # CR 1.10.5a: the credits are there as soon as the text is.
            thing.tokens = {**thing.tokens, CREDIT: thing.get(CREDIT) + missing}
    if thing.active:
        file(s, thing.cid, text_of(s, thing))


def look_again(s: State, thing: Thing) -> None:
    """Cards came to this one or left it: does it gain another text now?"""
    numbers: tuple[int, ...] = ()
    for src, number in s.index.get("gains text", ()):
        decl = s.book.abilities[number].decl
        if src == thing.cid and isinstance(decl, GainsText):
            found = copied(s, [s.code[cid] for cid in decl.of.all(s, src)])
            numbers = (*numbers, *(paid_ones(s, found) if decl.paid else found))
    gain(s, thing, tuple(dict.fromkeys(numbers)))  # the same ability of two copies is there once
