"""Texts of older cards made from what they were: for cards of which a later version changes a part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sneakdoor.model.abilities import Paid, Play, Sub, When
from sneakdoor.model.declare import Ability, Instruction

Abilities = tuple[Ability, ...]
Revision = Callable[[Abilities], Abilities]
"""The abilities of a card as they are now, made from those that it had."""


def anew(*abilities: Ability) -> Revision:
    """Nothing of the old text is left."""
    return lambda _: abilities


def in_place_of(at: int, *abilities: Ability) -> Revision:
    """In the place of one ability, counted from 0, there are others."""
    return lambda old: (*old[:at], *abilities, *old[at + 1 :])


def with_fields(at: int, **fields: Any) -> Revision:
    """One ability, counted from 0, has other fields."""

    def revise(old: Abilities) -> Abilities:
        one: Any = old[at]
        return (*old[:at], replace(one, **fields), *old[at + 1 :])

    return revise


def deeply(edit: Callable[[Any], Any]) -> Revision:
    """Each ability and instruction, wherever it is nested, is what `edit` makes of it; None leaves it out."""
    return lambda old: tuple([_edited(one, edit) for one in old])


def _edited(value: Any, edit: Callable[[Any], Any]) -> Any:
    if isinstance(value, tuple):
        made = [_edited(one, edit) for one in value]
        return tuple([one for one in made if one is not None])
    if not isinstance(value, Ability | Instruction):
        return value
    fields = {name: getattr(value, name) for name in getattr(value, "__dataclass_fields__", ())}
    new = {name: _edited(one, edit) for name, one in fields.items()}
    same = all(new[name] is fields[name] or new[name] == fields[name] for name in fields)
    whole: Any = value
    return edit(value if same else replace(whole, **new))


def followed_by(at: int, *do: Instruction, place: int = 99) -> Revision:
    """One ability, counted from 0, has further instructions, at its end or before the one of this number."""

    def revise(old: Abilities) -> Abilities:
        one = old[at]
        assert isinstance(one, Paid | Play | Sub | When)
        return (*old[:at], replace(one, do=(*one.do[:place], *do, *one.do[place:])), *old[at + 1 :])

    return revise
