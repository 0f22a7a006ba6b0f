"""Validation of card declarations, once for every ability, when a book is made.

The type checker has seen the cards of this repository. This is for all others, and for what types cannot express:
that a kind of change can have a cause, and that the key under which an ability is filed is in use and meant for its
class.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from sneakdoor.model.causes import Cause, PurposeKind
from sneakdoor.model.constants import Costly, Verb
from sneakdoor.model.declaration_keys import FILED, SAID
from sneakdoor.model.declare import Ability, Leaf
from sneakdoor.model.enums import DamageKind, Token
from sneakdoor.model.keys import KEYS
from sneakdoor.model.kinds import CardVerb, ChangeKind, PartKind, PointsKind, names
from sneakdoor.model.quantity_phrases import Considered, Duration, Quantity
from sneakdoor.model.registers import Register
from sneakdoor.model.roles import PermitRole, SetupRole

LISTS: Final[dict[str, frozenset[str]]] = {
    "CardVerb": names(CardVerb),
    "Cause": names(Cause),
    "ChangeKind": names(ChangeKind),
    "Considered": names(Considered),
    "Costly": names(Costly),
    "DamageKind": names(DamageKind),
    "Duration": names(Duration),
    "PartKind": names(PartKind),
    "PermitRole": names(PermitRole),
    "PointsKind": names(PointsKind),
    "PurposeKind": names(PurposeKind),
    "Quantity": names(Quantity),
    "Register": names(Register),
    "SetupRole": names(SetupRole),
    "Token": names(Token),
    "Verb": names(Verb),
}
"""Allowed values of fields, by the name of the type."""

_known: dict[type, dict[str, frozenset[str]]] = {}
_sound: dict[int, Ability] = {}  # by id; kept alive, so that ids stay unique


def refuse_unknown(title: str, ability: Ability) -> None:
    """Raise ValueError for an ability that is not valid."""
    if id(ability) in _sound:
        return
    fault = next(faults(ability), "")
    if fault:
        raise ValueError(f"{title}: {fault}")
    _sound[id(ability)] = ability


def faults(ability: Ability) -> Iterator[str]:
    """Describe what is wrong with an ability."""
    yield from _within(ability)
    for key in dict.fromkeys((*ability.keys(0), *ability.keys(1))):
        if key not in KEYS:
            yield f'{type(ability).__name__} would be filed under "{key}", and nobody asks for that'
        elif not isinstance(ability.bare(), FILED.get(key, Ability)):
            yield f'{type(ability).__name__} would be filed under "{key}", which is for {FILED[key].__name__}'
    if not isinstance(ability.bare(), SAID.get(ability.about(), Ability)):
        yield f'{type(ability).__name__} says "{ability.about()}", which is for {SAID[ability.about()].__name__}'


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
    """The allowed values by field of a class, read from its annotations."""
    found: dict[str, frozenset[str]] = {}
    for name, field in getattr(cls, "__dataclass_fields__", {}).items():
        said = str(field.type)
        lists = [LISTS[word] for word in re.findall(r"\w+", said) if word in LISTS]
        if lists and not re.search(r"\bstr\b", said):
            found[name] = frozenset().union(*lists, re.findall(r"'([^']*)'", said))
    _known[cls] = found
    return found
