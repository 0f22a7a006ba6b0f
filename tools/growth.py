"""Plot how the cost of a question grows with the length of a game and with the cards in play.

python tools/growth.py [--games N] [--times N]

Random games of the starter decks and of random decks are played from fixed seeds, each several times. The best CPU time
until the next choice counts. It is divided by the number of questions until then and shown relative to the average of
its kind of games, so that it does not depend on the machine. `docs/speed.md` shows the plots.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from sneakdoor.arena.plots import Axes, span  # noqa: E402  (the package of this checkout)
from sneakdoor.cli.bench import Netrunner, two_decks  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
TURNS, CARDS = 5, 5  # per group
ENOUGH: Final = 0.004  # minimum share of all questions for a group to be shown

Measured = tuple[int, int, int, float]
"""A choice: turn, cards in play, number of questions until the next choice, and seconds."""


def measured(games: Netrunner, seed: int, times: int) -> list[Measured]:
    """Return the choices of a game with their best times."""
    tries = [list(choices(games, seed)) for _ in range(times)]
    return [(*same[0][:3], min(seconds for *_, seconds in same)) for same in zip(*tries, strict=True)]


def choices(games: Netrunner, seed: int) -> Iterator[Measured]:
    game, source = games.begin(seed), random.Random(seed)  # noqa: S311  (a game, no secret)
    while (decision := game.decision) is not None:
        turn, cards, asked = game.state.turn, len(game.state.things), game.state.count
        start = time.process_time()
        game.choose(source.choice(decision.options))
        _ = game.decision and game.decision.options
        yield turn, cards, game.state.count - asked, time.process_time() - start


def grouped(found: list[Measured], width: int, *, by_turn: bool) -> list[tuple[float, float]]:
    """Return the cost of a question in each group relative to the average, without groups of few questions."""
    asked: dict[int, int] = defaultdict(int)
    spent: dict[int, float] = defaultdict(float)
    for turn, cards, many, seconds in found:
        group = (turn if by_turn else cards) // width
        asked[group] += many
        spent[group] += seconds
    average = sum(spent.values()) / sum(asked.values())
    shown = [group for group in sorted(asked) if asked[group] > ENOUGH * sum(asked.values())]
    return [(group + 0.5, spent[group] / asked[group] / average) for group in shown]


def picture(title: str, across: str, width: int, lines: tuple[list[tuple[float, float]], ...], games: str) -> str:
    groups = int(max(place for line in lines for place, _ in line)) + 1
    top = max(1.5, *(value for line in lines for _, value in line))
    names = ("the starter pair (blue)", "piles of any cards (orange)")
    frame = Axes(title, names, games, groups, top)
    frame.scale([(n / 2, f"{n / 2:g}") for n in range(int(2 * top) + 1)], "a question, beside the average of its games")
    frame.across([(n + 0.5, span(n * width, width)) for n in range(groups)], across)
    for line, kind in zip(lines, ("corp-line", "runner-line"), strict=True):
        frame.shape("polyline", line, kind)
    return frame.svg()


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=150, help="of each sort (default: 150)")
    arguments.add_argument("--times", type=int, default=3, help="that each game is played (default: 3)")
    given = arguments.parse_args()
    sorts = (Netrunner(*two_decks()), Netrunner())
    for games in sorts:
        games.play(0)  # warm up: lazily built data is not part of a game
    found = [[one for seed in range(given.games) for one in measured(games, seed, given.times)] for games in sorts]
    caption = f"{given.games} random games of each sort; groups with few questions are left out"
    for name, title, across, width in (
        ("growth-turns", "Cost and the length of a game", "turns of both sides together", TURNS),
        ("growth-cards", "Cost and the cards in play", "cards in play, identities among them", CARDS),
    ):
        lines = tuple(grouped(one, width, by_turn=name == "growth-turns") for one in found)
        (IMAGES / f"{name}.svg").write_text(picture(title, across, width, lines, caption), encoding="utf-8")
        for sort, line in zip(("starter", "piles"), lines, strict=True):
            values = " ".join(f"{value:.2f}" for _, value in line)
            sys.stdout.write(f"{name}, {sort}: {values}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
