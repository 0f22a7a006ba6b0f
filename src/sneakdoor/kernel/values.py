"""A fast `dataclass` decorator for frozen, slotted classes: every start defines hundreds of them.

To the type checker it is the decorator of the standard library. At run time it gives classes the same behaviour for
`frozen=True, slots=True` (fields, defaults, comparison, hashing, repr, `replace`) without calling `exec` for each of
them: one `__init__` per number of fields is renamed to fit, and everything else is shared. Compiled code uses the
original (see `tools/compile.py`).
"""

from __future__ import annotations

import dataclasses
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(*, frozen: bool, slots: bool):
        """Make a frozen class with slots for its fields."""
        if not (frozen and slots):
            raise TypeError("values are frozen and have slots")
        return _made


@dataclasses.dataclass(frozen=True, slots=True)
class _Usual:
    """A dataclass of the standard library, to copy its bookkeeping attributes from."""

    field: int = 0


def _made(cls: type) -> type:
    fields: dict[str, dataclasses.Field[Any]] = {}
    for base in reversed(cls.__mro__[1:]):
        fields.update(getattr(base, "__dataclass_fields__", {}))
    own = cls.__dict__.get("__annotations__", {})  # noqa: RUF063  (only its own, and as they were written)
    body = dict(cls.__dict__)
    for name, said in own.items():
        if "ClassVar" in str(said):
            continue
        one: dataclasses.Field[Any] = dataclasses.field(default=body.pop(name, dataclasses.MISSING))
        one.name, one.type = name, said
        one._field_type = _USUAL._field_type  # type: ignore[attr-defined]
        fields[name] = one
    body.pop("__dict__", None)
    body.pop("__weakref__", None)
    inherited = {name for base in cls.__mro__[1:] for name in base.__dict__.get("__slots__", ())}
    body["__slots__"] = tuple(name for name in fields if name in own and name not in inherited)
    body["__dataclass_fields__"] = fields
    body["__match_args__"] = tuple(fields)
    for name, shared in _SHARED.items():
        body.setdefault(name, shared)
    made = type(cls)(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    if "__init__" not in body:
        made.__init__ = _init(made, fields)  # type: ignore[misc]
    return made


_USUAL = dataclasses.fields(_Usual)[0]


def _init(made: type, fields: dict[str, dataclasses.Field[Any]]) -> Any:
    """Make an `__init__` that sets each field through its slot; fields with defaults come last."""
    names = tuple(fields)
    known = {f"set{n}": getattr(made, name).__set__ for n, name in enumerate(names)}
    defaults = [one.default for one in fields.values() if one.default is not dataclasses.MISSING]
    missing = [name for name, one in fields.items() if one.default is dataclasses.MISSING]
    if missing != list(names[: len(missing)]):
        raise TypeError(f"{made.__name__}: {missing[-1]} has no default and stands behind one that has")
    code = _code(len(names)).replace(co_varnames=("self", *names))
    init = FunctionType(code, known, "__init__", tuple(defaults))
    init.__qualname__ = f"{made.__qualname__}.__init__"
    init.__annotations__ = {name: one.type for name, one in fields.items()} | {"return": "None"}
    return init


@cache
def _code(n: int) -> CodeType:
    """Compile an `__init__` with `n` fields, under placeholder names."""
    taken = "".join(f", f{at}" for at in range(n))
    lines = "".join(f"\n    set{at}(self, f{at})" for at in range(n)) or "\n    pass"
    space: dict[str, Any] = {}
    exec(f"def __init__(self{taken}) -> None:{lines}", space)  # noqa: S102  (our own words)
    made: FunctionType = space["__init__"]
    return made.__code__


def _values(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in self.__dataclass_fields__])


def _eq(self: Any, other: object) -> Any:
    return _values(self) == _values(other) if other.__class__ is self.__class__ else NotImplemented


def _hash(self: Any) -> int:
    return hash(_values(self))


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name, one in self.__dataclass_fields__.items() if one.repr)
    return f"{self.__class__.__qualname__}({shown})"


def _setattr(self: Any, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delattr(self: Any, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _reduce(self: Any) -> tuple[Any, ...]:
    return (self.__class__, _values(self))


_SHARED = {
    "__dataclass_params__": getattr(_Usual, "__dataclass_params__"),  # noqa: B009  (the checker does not know it)
    "__delattr__": _delattr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__reduce__": _reduce,
    "__repr__": _repr,
    "__setattr__": _setattr,
}

__all__ = ["dataclass"]
