"""The difference between two views, as a list of paths and values."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.web.messages import Patch

_NESTED: Final = (dict, list)


def patch(before: Any, after: Any) -> Patch:
    """The changes that turn one JSON value into another.

    >>> patch({"a": 1, "b": [1, 2]}, {"b": [1, 3], "c": {}})
    [[['a']], [['b', 1], 3], [['c'], {}]]
    """
    out: Patch = []
    if type(before) is not type(after) or before != after:
        _compare(before, after, [], out)
    return out


def applied(before: Any, changes: Patch) -> Any:
    """Apply changes to a JSON value, which may be altered in place.

    >>> applied({"a": 1, "b": [1, 2]}, [[["a"]], [["b", 1], 3]])
    {'b': [1, 3]}
    """
    for path, *value in changes:
        if not path:
            before = value[0]
            continue
        place = before
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return before


def _compare(before: Any, after: Any, path: list[Any], out: Patch) -> None:
    """List the changes between two values that differ. Equal parts are skipped here: most of a view stays the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                out.append([[*path, key]])
        for key, new in after.items():
            if key not in before:
                out.append([[*path, key], new])
                continue
            old = before[key]
            if old is new or (type(old) is type(new) and old == new):
                continue
            if isinstance(new, _NESTED):
                _compare(old, new, [*path, key], out)
            else:
                out.append([[*path, key], new])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, old in enumerate(before):
            new = after[place]
            if old is not new and (type(old) is not type(new) or old != new):
                _compare(old, new, [*path, place], out)
    else:
        out.append([path, after])
