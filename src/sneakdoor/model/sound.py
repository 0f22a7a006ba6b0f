"""Whether a declaration is made of known words only: asked once of every ability, when a book is made.

The checker of types has seen the cards that are written here. This is for all others, and for what types cannot say:
that a kind of change can have the cause that is waited for, and that somebody asks for the key under which an ability
is filed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from sneakdoor.model.causes import Cause, PurposeKind
from sneakdoor.model.constants import Costly, Verb
from sneakdoor.model.declare import Ability, Leaf
from sneakdoor.model.happenings import CardVerb, ChangeKind, PartKind, PointsKind, names
from sneakdoor.model.keys import KEYS, PermitStep
from sneakdoor.model.measures import Considered, Duration, Quantity
from sneakdoor.model.registers import Register
from sneakdoor.model.words import DamageKind, Token

LISTS: Final[dict[str, frozenset[str]]] = {
    "CardVerb": names(CardVerb),
    "Cause": names(Cause),
    "ChangeKind": names(ChangeKind),
    "Considered": names(Considered),
    "Costly": names(Costly),
    "DamageKind": names(DamageKind),
    "Duration": names(Duration),
    "PartKind": names(PartKind),
    "PermitStep": names(PermitStep),
    "PointsKind": names(PointsKind),
    "PurposeKind": names(PurposeKind),
    "Quantity": names(Quantity),
    "Register": names(Register),
    "Token": names(Token),
    "Verb": names(Verb),
}
"""The closed lists that fields of declarations are taken from, by the names of their types."""

_known: dict[type, dict[str, frozenset[str]]] = {}
_sound: dict[int, Ability] = {}  # by identity; kept, so that no other can have the same


def refuse_unknown(title: str, ability: Ability) -> None:
    """Refuse an ability that uses a word which is in none of the lists."""
    if id(ability) in _sound:
        return
    fault = next(faults(ability), "")
    if fault:
        raise ValueError(f"{title}: {fault}")
    _sound[id(ability)] = ability


def faults(ability: Ability) -> Iterator[str]:
    """What is wrong with an ability, in words."""
    yield from _within(ability)
    for key in dict.fromkeys((*ability.keys(0), *ability.keys(1))):
        if key not in KEYS:
            yield f'{type(ability).__name__} would be filed under "{key}", and nobody asks for that'


def _within(value: Any) -> Iterator[str]:
    if isinstance(value, tuple):
        for one in value:
            yield from _within(one)
        return
    if not isinstance(value, Leaf | Ability):
        return
    cls = type(value)
    lists = _known[cls] if cls in _known else _lists(cls)
    for name in getattr(value, "__dataclass_fields__", ()):
        inner = getattr(value, name)
        if name in lists:
            for one in inner if isinstance(inner, tuple) else (inner,):
                if isinstance(one, str) and one not in lists[name]:
                    yield f'{cls.__name__}.{name} is "{one}", which is not one of the words for it'
        if not isinstance(inner, str | int):
            yield from _within(inner)
    if isinstance(value, Leaf):
        yield from value.faults()


def _lists(cls: type) -> dict[str, frozenset[str]]:
    """The fields of a class that hold words from closed lists, with those words; annotations are kept as text."""
    found: dict[str, frozenset[str]] = {}
    for name, field in getattr(cls, "__dataclass_fields__", {}).items():
        said = str(field.type)
        lists = [LISTS[word] for word in re.findall(r"\w+", said) if word in LISTS]
        if lists and not re.search(r"\bstr\b", said):
            found[name] = frozenset().union(*lists, re.findall(r"'([^']*)'", said))
    _known[cls] = found
    return found
