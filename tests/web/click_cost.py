"""Count what one choice at a served table costs: function calls, copies of the state, parts turned into JSON.

    python -m tests.web.click_cost [CHOICES]

A person plays against a bot, through the same messages as a browser. The engine runs in the thread of the server here,
so that the profiler sees it.
"""

from __future__ import annotations

import asyncio
import cProfile
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from tests.web.inside import Ear, a_manager, a_table, settled

from sneakdoor import Side
from sneakdoor.bots import Opponent
from sneakdoor.decks import starter_decks
from sneakdoor.web.handlers import hear

T = TypeVar("T")
SERVING = ("web/", "view.py", "view_parts.py", "option.py", "options.py", "log.py", "game.py", "seating/")
"""Modules between a message and the engine."""


JSON = ("as_json", "_value_json")
"""Functions that turn a part of a view into JSON."""


class Inline(ThreadPoolExecutor):
    """An executor that runs each task at once, in the thread of the caller."""

    def submit(self, do: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(do(*given, **named))
        except Exception as error:  # noqa: BLE001  (handed on to the caller, as an executor does)
            done.set_exception(error)
        return done


@dataclass(frozen=True)
class Cost:
    """Averages per choice, and the most copies of the state that a single choice made."""

    calls: float  # of functions of the package
    serving: float  # of those between a message and the engine
    clones: float  # calls of State.clone
    parts: float  # calls that turn a part of a view into JSON
    most_clones: int
    by_function: Counter[tuple[str, str]]


async def _played(database: str, side: Side, choices: int) -> list[Counter[tuple[str, str]]]:
    """Make some choices of a person's against a bot; the calls that each of them made."""
    out: list[Counter[tuple[str, str]]] = []
    decks = starter_decks()
    corp = next(deck for deck in decks.values() if deck.side == Side.CORP)
    runner = next(deck for deck in decks.values() if deck.side == Side.RUNNER)
    async with a_manager(database) as manager:
        manager.engine = Inline(1)
        kept = a_table(1, corp, runner, 7)
        other = "runner" if side == Side.CORP else "corp"
        setattr(kept, other, None)
        setattr(kept, f"{other}_bot", "greedy")
        table = await manager.open(kept)
        ear = Ear("corp" if side == Side.CORP else "runner")
        await table.enter(ear)
        player = Opponent("greedy")
        for _ in range(choices):
            await settled(table)
            if table.result is not None:
                break
            assert table.live_game is not None
            said = {"id": table.streams[ear.role].n, "choice": player.choose(table.live_game.game).as_dict()}
            with cProfile.Profile() as profile:
                await hear(table, ear, msgspec.json.encode(said))
                await settled(table)
            out.append(_calls(profile))
        table.put_away()
    return out


def _calls(profile: cProfile.Profile) -> Counter[tuple[str, str]]:
    """How often each function of the package was called, by file and name."""
    out: Counter[tuple[str, str]] = Counter()
    for entry in profile.getstats():
        if not isinstance(entry.code, str) and "/sneakdoor/" in entry.code.co_filename:
            path = entry.code.co_filename.split("/sneakdoor/")[-1]
            out[path, entry.code.co_name] += entry.callcount
    return out


def measure(choices: int = 40) -> Cost:
    """Average over the choices of a Corp and of a Runner."""
    found: list[Counter[tuple[str, str]]] = []
    with tempfile.TemporaryDirectory() as folder:
        for side in Side:
            database = f"sqlite:///{Path(folder) / side.name}.sqlite"
            asyncio.run(_played(f"{database}.first", side, choices))  # fills caches that last as long as the process
            found += asyncio.run(_played(database, side, choices))
    calls = sum(found, Counter())
    serving = sum(n for (path, _), n in calls.items() if path.startswith(SERVING))
    made, clone = len(found), ("model/state.py", "clone")
    return Cost(
        calls.total() / made,
        serving / made,
        calls[clone] / made,
        sum(calls["view_json.py", name] for name in JSON) / made,
        max(one[clone] for one in found),
        calls,
    )


if __name__ == "__main__":
    found = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
    print(  # noqa: T201
        f"per choice: {found.calls:.0f} calls in the package, {found.serving:.0f} of them to serve it, "
        f"{found.clones:.1f} copies of the state (at most {found.most_clones}), {found.parts:.0f} parts to JSON"
    )
    if "-v" in sys.argv:
        for (path, name), n in found.by_function.most_common(60):
            print(f"{n:8} {path}:{name}")  # noqa: T201
