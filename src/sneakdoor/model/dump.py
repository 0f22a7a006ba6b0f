"""A state written out in full, so that two of them can be compared: equal dumps are the same game."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sneakdoor.kernel.journal import Journal
from sneakdoor.model.state import STATE_FIELDS, State

_ATOMS = (int, str, bool, type(None))


def dump(s: State, since: int = 0) -> dict[str, Any]:
    """Every field; of the journal the entries from `since` on."""
    out = {name: plain(getattr(s, name)) for name in STATE_FIELDS if name != "journal"}
    out["journal"] = (s.journal.length, [plain(one) for one in s.journal.since(since)])
    return out


def differences(one: State, two: State, since: int = 0) -> list[str]:
    """The names of the fields in which two states differ."""
    left, right = dump(one, since), dump(two, since)
    return [name for name in left if left[name] != right[name]]


def digest(s: State) -> str:
    """A short name for a state: equal states have equal names, on every machine."""
    return sha256(repr(dump(s)).encode()).hexdigest()[:16]


def plain(value: Any) -> Any:
    """Numbers, words, tuples and lists: order is kept where it means something, and made where it does not."""
    if isinstance(value, _ATOMS):
        return int(value) if isinstance(value, int) else value
    if isinstance(value, tuple):
        return tuple(plain(one) for one in value)
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return ("dict", [(plain(key), plain(one)) for key, one in value.items()])
    if isinstance(value, frozenset):
        return ("set", sorted(value))
    if isinstance(value, Journal):
        return ("journal", value.length)
    return (type(value).__name__, [(name, plain(getattr(value, name))) for name in slots(type(value))])


def slots(cls: type) -> list[str]:
    """The fields of a class and of those it is made from. A compiled class lists them under a name of its own."""
    own = (base.__dict__.get(kind, ()) for base in cls.__mro__ for kind in ("__slots__", "__mypyc_attrs__"))
    return sorted({name for names in own for name in names if not name.startswith("__")})
