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
from sneakdoor.folders import json_in, keep, text_in

VERSION: Final = 1
_LINE: Final = re.compile(r"(?:(\d+)\s*x?\s+)?(.+)")


def cube_in(path: Path) -> Cube:
    """A cube: a title on each line, maybe with a number before it; what is no card is told with its line."""
    lines = text_in(path, DraftError).splitlines()
    counts: dict[str, int] = {}
    wrong: list[str] = []
    for number, line in enumerate(lines, 1):
        told = _LINE.fullmatch(line.split("#", 1)[0].strip())
        if told is None:
            continue
        titles = find(told[2])
        if len(titles) != 1 or cards()[titles[0]].is_identity:
            meant = "identities are not drafted" if titles else f"nearest: {or_list(nearest(told[2])) or 'none'}"
            wrong.append(f'line {number}: "{told[2]}" is no card for packs ({meant})')
            continue
        counts[titles[0]] = counts.get(titles[0], 0) + int(told[1] or 1)
    if wrong:
        raise DraftError(f"{path}: " + "; ".join(wrong[:10]))
    return Cube(path.name, counts)


def write(pod: Pod, path: Path) -> None:
    """Keep a draft; what was there before stays whole until the new one is written."""
    told = {
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
    keep(path, json.dumps(told, indent=1, ensure_ascii=False))


def read(path: Path) -> Pod:
    """A draft from its file: its packs are dealt again, and its picks are taken again."""
    told = json_in(path, "draft", VERSION, DraftError)
    try:
        return _replayed(told)
    except (KeyError, TypeError, AttributeError) as error:
        raise DraftError(f"{path} lacks something that a draft has: {error}") from None


def _replayed(told: dict[str, Any]) -> Pod:
    cube = every_card() if told["cube"] is None else Cube(str(told["cube"]["name"]), dict(told["cube"]["counts"]))
    drafters = [Drafter(str(one["name"]), bool(one["bot"])) for one in told["drafters"]]
    pod = Pod.begin(
        drafters, seed=told["seed"], cube=cube, rounds=told["rounds"], size=told["size"], sealed=told["sealed"]
    )
    if pod.sealed:
        return pod
    people = [
        (one["name"], [*one["picks"]["corp"], *one["picks"]["runner"]]) for one in told["drafters"] if not one["bot"]
    ]
    for n in range(max((len(picks) for _, picks in people), default=0)):
        for name, picks in people:
            if n < len(picks):
                pod.pick(name, picks[n])
    return pod
