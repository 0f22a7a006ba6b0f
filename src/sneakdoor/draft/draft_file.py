"""The file of a draft, and cubes from files. A draft is kept as its seed and its picks."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from sneakdoor import Side
from sneakdoor.decks import cards, find, nearest
from sneakdoor.decks.titles import or_list
from sneakdoor.draft.packs import Cube, every_card
from sneakdoor.draft.pod import Drafter, DraftError, Pod
from sneakdoor.user_data import keep, load_json, read_text

VERSION: Final = 1
MOST_COPIES: Final = 999
_LINE: Final = re.compile(r"(?:(\d+)\s*x?\s+)?(.+)")


def cube_in(path: Path) -> Cube:
    """A cube: a title on each line, maybe with a number before it; what is no card is told with its line."""
    lines = read_text(path, DraftError).splitlines()
    counts: dict[str, int] = {}
    wrong: list[str] = []
    for number, line in enumerate(lines, 1):
        data = _LINE.fullmatch(line.split("#", 1)[0].strip())
        if data is None:
            continue
        titles = find(data[2])
        if len(titles) != 1 or cards()[titles[0]].is_identity:
            meant = "identities are not drafted" if titles else f"nearest: {or_list(nearest(data[2])) or 'none'}"
            wrong.append(f'line {number}: "{data[2]}" is no card for packs ({meant})')
            continue
        copies = int(data[1][:9]) if data[1] else 1
        if not 1 <= copies <= MOST_COPIES:
            wrong.append(f"line {number}: 1 to {MOST_COPIES} copies of a card can be in a cube")
            continue
        counts[titles[0]] = min(MOST_COPIES, counts.get(titles[0], 0) + copies)
    if wrong:
        raise DraftError(f"{path}: " + "; ".join(wrong[:10]))
    return Cube(path.name, counts)


def write(pod: Pod, path: Path) -> None:
    """Keep a draft; what was there before stays whole until the new one is written."""
    data = {
        "version": VERSION,
        "seed": pod.seed,
        "rounds": pod.rounds,
        "size": pod.size,
        "sealed": pod.sealed,
        "cube": None if pod.cube is every_card() else {"name": pod.cube.name, "counts": pod.cube.counts},
        "drafters": [
            {"name": one.name, "bot": one.bot, "picks": {side.name.lower(): one.picks[side] for side in Side}}
            for one in pod.drafters
        ],
    }
    keep(path, json.dumps(data, indent=1, ensure_ascii=False))


def read(path: Path) -> Pod:
    """A draft from its file: its packs are dealt again, and its picks are taken again."""
    data = load_json(path, "draft", VERSION, DraftError)
    try:
        return _replayed(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise DraftError(f"{path} lacks something that a draft has: {error}") from None


def _cube(data: dict[str, Any]) -> Cube:
    counts = dict(data["counts"])
    for title, n in counts.items():
        if title not in cards() or type(n) is not int or not 1 <= n <= MOST_COPIES:
            raise DraftError(f"a cube has 1 to {MOST_COPIES} copies of a card, not {str(title)[:80]!r}: {str(n)[:20]}")
    return Cube(str(data["name"]), counts)


def _replayed(data: dict[str, Any]) -> Pod:
    cube = every_card() if data["cube"] is None else _cube(data["cube"])
    drafters = [Drafter(str(one["name"]), bool(one["bot"])) for one in data["drafters"]]
    pod = Pod.begin(
        drafters, seed=data["seed"], cube=cube, rounds=data["rounds"], size=data["size"], sealed=data["sealed"]
    )
    if pod.sealed:
        return pod
    people = [
        (one["name"], [*one["picks"]["corp"], *one["picks"]["runner"]]) for one in data["drafters"] if not one["bot"]
    ]
    for n in range(max((len(picks) for _, picks in people), default=0)):
        for name, picks in people:
            if n < len(picks):
                pod.pick(name, picks[n])
    return pod
