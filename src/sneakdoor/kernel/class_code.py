"""Code made for single classes while the interpreter runs. Compiled classes get theirs from `tools/native.py`."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any


def own_code(cls: type, method: Callable[..., object]) -> None:
    """Give a class its own copy of an inherited method.

    The interpreter caches attribute offsets in the bytecode of a function. A function that runs for objects of many
    classes misses that cache thousands of times per game. Compiled methods are left alone.
    """
    if isinstance(method, FunctionType):
        mine = FunctionType(method.__code__.replace(), method.__globals__, method.__name__, method.__defaults__)
        setattr(cls, method.__name__, mine)


def derive_clone(cls: type) -> None:
    """Give a class a `clone` that copies all its slots, unless it has one of its own.

    The code is compiled at the first call: few of the classes are cloned in any one process. Classes that mypyc has
    compiled are left alone.
    """
    if "clone" in cls.__dict__ or not isinstance(getattr(cls, "clone", None), FunctionType):
        return

    def clone(self: Any) -> Any:
        made = _clone_of(cls)
        setattr(cls, "clone", made)  # noqa: B010  (the checker does not know the attribute)
        return made(self)

    setattr(cls, "clone", clone)  # noqa: B010


def _clone_of(cls: Any) -> Callable[[Any], Any]:
    """Compile `clone` for one class. It bypasses `__init__`, which would be a second call for the same values."""
    fields = [name for base in reversed(cls.__mro__) for name in base.__dict__.get("__slots__", ())]
    lines = ["def clone(self):", "new = make(cls)", *(f"new.{name} = self.{name}" for name in fields)]
    if sum("unshare" in base.__dict__ for base in cls.__mro__) > 1:  # defined below the root class
        lines.append("new.unshare()")
    names: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n    ".join([*lines, "return new"]), names)  # noqa: S102  (built from the names of slots)
    clone: FunctionType = names["clone"]
    clone.__qualname__ = f"{cls.__qualname__}.clone"
    return clone
