"""What changed between two views, as a list of places and values."""

from __future__ import annotations

from typing import Any

from sneakdoor.web.messages import Patch


def patch(before: Any, after: Any) -> Patch:
    """How to get from one piece of JSON to another.

    >>> patch({"a": 1, "b": [1, 2]}, {"b": [1, 3], "c": {}})
    [[['a']], [['b', 1], 3], [['c'], {}]]
    """
    out: Patch = []
    _compare(before, after, [], out)
    return out


def applied(before: Any, changes: Patch) -> Any:
    """The piece of JSON after the changes; what was given may be changed.

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
    if before is after or (type(before) is type(after) and before == after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                out.append([[*path, key]])
        for key, value in after.items():
            if key not in before:
                out.append([[*path, key], value])
            else:
                _compare(before[key], value, [*path, key], out)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            _compare(one, other, [*path, place], out)
    else:
        out.append([path, after])
