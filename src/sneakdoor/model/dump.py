"""Full dumps of a state, for comparing states: equal dumps are the same game."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sneakdoor.kernel.journal import Journal
from sneakdoor.model.state import STATE_FIELDS, State

_ATOMS = (int, str, bool, type(None))


def dump(s: State, since: int = 0) -> dict[str, Any]:
    """Dump every field; of the journal only the entries from `since` on."""
    out = {name: plain(getattr(s, name)) for name in STATE_FIELDS if name != "journal"}
    out["journal"] = (s.journal.length, [plain(one) for one in s.journal.since(since)])
    return out


def differences(one: State, two: State, since: int = 0) -> list[str]:
    """Names of the fields in which two states differ."""
    left, right = dump(one, since), dump(two, since)
    return [name for name in left if left[name] != right[name]]


def digest(s: State) -> str:
    """Hash a state; equal states have equal digests on every machine."""
    return sha256(repr(dump(s)).encode()).hexdigest()[:16]


def plain(value: Any) -> Any:
    """Convert to numbers, strings, tuples and lists; sets are sorted."""
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
    """The slots of a class and its bases; compiled classes list them as `__mypyc_attrs__`."""
    own = (base.__dict__.get(kind, ()) for base in cls.__mro__ for kind in ("__slots__", "__mypyc_attrs__"))
    return sorted({name for names in own for name in names if not name.startswith("__")})
