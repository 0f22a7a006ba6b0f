"""Mutate declarations, to see whether the text or a test notices.

Every value that is not a default is changed in turn: a number by 1, a boolean inverted, a side swapped, a filter or
condition removed, a word replaced by another that some card has in the same field.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any, Final

from sneakdoor.model.declare import Ability, CardDef, Instruction, Leaf
from sneakdoor.model.enums import Side
from sneakdoor.model.ruleset import DEFAULT

REGISTER: Final = "Register"
"""The type of fields that name registers, which no text shows."""

PHRASING: Final = frozenset({"Do.said", "MakeRun.again", "Moved.done", "Reg.done"})
"""Fields that only choose a phrasing and do not change the game."""

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Alteration:
    """A card with a changed value."""

    card: CardDef  # with the change
    where: str  # the class and field
    path: Path
    before: Any
    after: Any

    def say(self) -> str:
        return f"{self.card.title}: {self.where} {shown(self.before)} -> {shown(self.after)}"

    def as_json(self) -> dict[str, str]:
        return {
            "card": self.card.title,
            "where": self.where,
            "before": shown(self.before),
            "after": shown(self.after),
        }


def shown(value: Any) -> str:
    if isinstance(value, Leaf | Ability):
        return type(value).__name__
    return value.name if isinstance(value, Side) else repr(value)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A value that is not a default, and where it is."""

    owner: Leaf | Ability
    name: str
    path: Path
    value: Any
    kind: str  # its declared type

    @property
    def where(self) -> str:
        return f"{type(self.owner).__name__}.{self.name}"


def chosen(card: CardDef) -> Iterator[Chosen]:
    """Every chosen value in the abilities of a card, including nested declarations."""
    yield from _within(card.abilities, ())


def _within(value: Any, path: Path) -> Iterator[Chosen]:
    if isinstance(value, tuple):
        for n, one in enumerate(value):
            yield from _within(one, (*path, n))
    elif isinstance(value, Leaf | Ability):
        made: Any = value
        for field in fields(made) if is_dataclass(made) else ():
            here, inner = (*path, field.name), getattr(value, field.name)
            if field.default is MISSING or inner != field.default or type(inner) is not type(field.default):
                yield Chosen(value, field.name, here, inner, str(field.type))
                yield from _within(inner, here)


@cache
def pool(rules: str = DEFAULT.name) -> tuple[CardDef, ...]:
    from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading the cards takes a moment)

    return tuple(book(rules).cards)


@cache
def seen(rules: str = DEFAULT.name) -> dict[str, tuple[Any, ...]]:
    """All words that cards of these rules have in each field that holds words."""
    found: dict[str, dict[Any, None]] = {}
    for card in pool(rules):
        for one in chosen(card):
            if isinstance(one.value, str) or _is_words(one.value):
                found.setdefault(one.where, {})[one.value] = None
    return {where: tuple(sorted(values, key=repr)) for where, values in found.items()}


def _is_words(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(one, str) for one in value)


def others(one: Chosen, rules: str = DEFAULT.name) -> list[Any]:
    """Plausible replacements of a value."""
    value = one.value
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, Side):
        return [value.other]
    if isinstance(value, int):
        if value < 0 and one.where == "On.by":
            return [-3 - value]  # mine and theirs
        return [value + 1, value - 1] if value > 1 else [value + 1]
    if isinstance(value, Leaf) and "None" in one.kind:
        return [None]
    if isinstance(value, str) and REGISTER in one.kind:
        return []
    if isinstance(value, str) or _is_words(value):
        known = [other for other in seen(rules).get(one.where, ()) if other != value]
        return known[:1] if known else [(*value, "?")] if isinstance(value, tuple) else [f"{value}?"]
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        return [value[1:] if len(value) > 1 else (value[0] + 1,)]
    return []


def put(value: Any, path: Path, new: Any) -> Any:
    """Copy a declaration with another value at `path`."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        return (*value[:step], put(value[step], rest, new), *value[step + 1 :])
    return replace(value, **{step: put(getattr(value, step), rest, new)})


def alterations(card: CardDef, rules: str = DEFAULT.name) -> Iterator[Alteration]:
    """Yield the card with each chosen value changed, one at a time."""
    for one in chosen(card):
        for other in others(one, rules):
            yield Alteration(
                replace(card, abilities=put(card.abilities, one.path, other)), one.where, one.path, one.value, other
            )


def omissions(card: CardDef) -> Iterator[Alteration]:
    """Yield the card without each ability, and without each instruction of longer abilities."""
    for n, ability in enumerate(card.abilities):
        left = card.abilities[:n] + card.abilities[n + 1 :]
        yield Alteration(replace(card, abilities=left), type(ability).__name__, (n,), ability, None)
    for one in chosen(card):
        if isinstance(one.value, tuple) and len(one.value) > 1 and isinstance(one.value[0], Instruction):
            for n, instruction in enumerate(one.value):
                fewer = one.value[:n] + one.value[n + 1 :]
                altered = replace(card, abilities=put(card.abilities, one.path, fewer))
                yield Alteration(altered, one.where, (*one.path, n), instruction, None)
