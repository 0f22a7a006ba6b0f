"""Views as JSON values, read off the classes of their parts."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from typing import Any, Final

from sneakdoor.model.enums import SIDE_WORDS, Side
from sneakdoor.options import Option
from sneakdoor.view_parts import Sparse, cached_property


def fields_of(kind: type) -> tuple[str, ...]:
    """Return the JSON names of a view or of a part of one; from then on values of this class are parts.

    >>> from sneakdoor.view_parts import Server
    >>> fields_of(Server)
    ('name', 'ice', 'root')
    """
    found = _fields.get(kind)
    if found is None:
        if is_dataclass(kind):
            found = tuple(field.name for field in fields(kind))
        else:  # attributes are annotated, or descriptors where the class is compiled; other parts are properties
            own = vars(kind)
            names = {*own.get("__annotations__", ()), *(name for name in own if not callable(own[name]))}
            found = tuple(sorted(name for name in names if not name.startswith("_")))
            makers = {name: part.func for name in found if isinstance(part := own.get(name), cached_property)}
            if makers:
                _makers[kind] = makers
        _fields[kind] = found
    return found


_fields: dict[type, tuple[str, ...]] = {}
_makers: dict[type, dict[str, Callable[[Any], Any]]] = {}  # of parts that are made when they are first read
_PLAIN: Final = frozenset({str, int, bool, type(None)})
_GROUPS: Final = frozenset({list, tuple, dict})
_NOTHING: Final[frozenset[str]] = frozenset()


def as_json(part: Any, left_out: AbstractSet[str] = _NOTHING) -> dict[str, Any]:
    """A view, or a part of one, as JSON values."""
    kind = type(part)
    sparse = isinstance(part, Sparse)
    out: dict[str, Any] = {}
    makers = _makers.get(kind)
    made: dict[str, Any] = part.__dict__ if makers is not None else out
    for name in _fields.get(kind) or fields_of(kind):
        if name in left_out:
            continue
        if makers is not None and name in makers and name not in made:  # a call less than by way of the descriptor
            value = made[name] = makers[name](part)
        else:
            value = getattr(part, name)
        of: Any = value.__class__
        if of in _PLAIN:
            if not sparse or (value is not None and value != ""):  # 0 and False are worth saying
                out[name] = value
        elif not value and of in _GROUPS:
            if not sparse:
                out[name] = {} if of is dict else []
        elif of in _fields:
            out[name] = as_json(value)
        elif of is Side:
            out[name] = SIDE_WORDS[value]
        elif of is list and value[0].__class__ in _fields:  # most are lists of parts
            out[name] = list(map(as_json, value))
        elif of is list and _PLAIN.issuperset(map(type, value)):
            out[name] = value.copy()
        elif of is dict and _PLAIN.issuperset(map(type, value.values())):
            out[name] = dict(zip(map(str, value), value.values(), strict=True))
        else:
            out[name] = _value_json(value)
    return out


def _value_json(value: Any) -> Any:
    """A value as JSON values; most are lists and dictionaries of parts or of plain values."""
    if isinstance(value, list | tuple):
        items: list[Any] = []
        for each in value:
            kind = each.__class__
            items.append(each if kind in _PLAIN else as_json(each) if kind in _fields else _value_json(each))
        return items
    if isinstance(value, dict):
        named: dict[str, Any] = {}
        for key, each in value.items():
            of = each.__class__
            named[str(key)] = each if of in _PLAIN else [] if of is list and not each else _value_json(each)
        return named
    if isinstance(value, Option):
        return value.described()
    if isinstance(value, Side):
        return value.word
    return as_json(value) if value.__class__ in _fields or is_dataclass(value) else value


__all__ = ["as_json", "fields_of"]
