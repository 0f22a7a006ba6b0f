"""Play random games with piles of all cards, and check some of them after every choice: `dev.py games` calls this.

    python3 dev.py games [--games N] [--checked N] [--first N] [--rules 26.03]

Every game must end without an exception. In the first games, as many as `--checked` says, cards must be conserved and
a replay of the choices must be in the same state after every choice. A long run can be split with `--first`: game N is
the same in every run. In every fifth game options that could change nothing are chosen too, if the rules allow them.
Prints the games that failed and progress after every 500; exits with 1 if a game failed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.laws.games import MIXED, positions, start
from tests.laws.test_5_conserved import broken

from sneakdoor.model.dump import differences
from sneakdoor.model.ruleset import DEFAULT, RULESETS
from sneakdoor.options import Option

EACH: Final = 500
"""Games between two lines of progress."""


IDLE: Final = 0.3
"""How often an idle option is chosen in games that do so."""


def faults(number: int, *, checked: bool, rules: str = DEFAULT.name) -> Iterator[str]:
    """Play a game; yield what is wrong with it."""
    seed, skip_forced = MIXED + number, bool(number % 4)
    shadow = start(seed, skip_forced=skip_forced, rules=rules) if checked else None
    followed = at = 0
    game = None
    idle = 0.0 if number % 5 else IDLE
    for game in positions(seed, skip_forced=skip_forced, rules=rules, idle=idle):
        if shadow is None:
            continue
        yield from broken(game.state)
        for option in game.choices[followed:]:
            shadow.choose(Option.from_dict(json.loads(json.dumps(option.as_dict()))))
        followed = len(game.choices)
        yield from (f"replay: {field}" for field in differences(game.state, shadow.state, at))
        at = game.state.journal.length
    if game is None or game.outcome is None:
        yield "does not end"


def first_fault(number: int, *, checked: bool, rules: str = DEFAULT.name) -> str:
    """Describe the first fault of a game; empty if it has none."""
    try:
        return next(faults(number, checked=checked, rules=rules), "")
    except Exception as error:  # noqa: BLE001  (whatever it is, the other games are played all the same)
        return f"{type(error).__name__}: {error}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="random_games", description="Play random games with piles of all cards.")
    parser.add_argument("--games", type=int, default=50_000, help="number of games (default: 50000)")
    parser.add_argument("--checked", type=int, default=2_500, help="games checked after every choice (default: 2500)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default: 0)")
    parser.add_argument("--rules", choices=RULESETS, default=DEFAULT.name, help="the rules played by (default: 1.4)")
    asked = parser.parse_args(arguments)
    failed, begun = 0, time.monotonic()
    for n in range(asked.games):
        if fault := first_fault(asked.first + n, checked=n < asked.checked, rules=asked.rules):
            failed += 1
            sys.stdout.write(f"game {asked.first + n}: {fault}\n")
        if not (n + 1) % EACH or n + 1 == asked.games:
            checked = min(n + 1, asked.checked)
            took = f"{time.monotonic() - begun:.0f} s"
            sys.stdout.write(f"{n + 1} games, {checked} of them checked, {failed} failed ({took})\n")
            sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
