"""`sneakdoor bench`: figures in CPU time of one process, beside a yardstick that people know.

Machines differ and so do days; python-chess playing random games on the same machine in the same run tells how much of
a figure is the machine's. So the two take turns, a slice of time each.

A *decision* is every time that a player has priority or is asked something; a *choice* is a decision with more than one
option. Players choose at random among what is legal, and nobody passes by himself: the engine opens every window and
only answers by itself where there is one answer.

Two figures are about the bots: how many questions Greedy answers in a second of CPU time, playing both sides, and how
many of its games a second `sneakdoor simulate` plays on all cores. The last is in time by the clock, for that is what
cores buy.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import typer

from sneakdoor import Deck, Game, Side
from sneakdoor.arena import Match, simulate
from sneakdoor.bots import answer, bot_named
from sneakdoor.decks import starter_decks

IMPORT = "import time; start = time.process_time(); {}; print(time.process_time() - start)"
SLICE = 0.25  # CPU seconds of one sort of game before the other has its turn

Figures = dict[str, float | None]


def two_decks() -> tuple[Deck, Deck]:
    """The first starter deck of the Corp, and of the Runner."""
    first: dict[Side, Deck] = {}
    for deck in starter_decks().values():
        first.setdefault(deck.side, deck)
    return first[Side.CORP], first[Side.RUNNER]


def bench(*, seconds: float, as_json: bool) -> None:
    figures = measure(seconds)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, figure in figures.items():
        typer.echo(f"{name:24}" + (f"{figure:14.4f}" if figure is not None else f"  {missing(name)}"))


def missing(name: str) -> str:
    return "not measured: pip install chess" if "chess" in name else "not measured"


def measure(seconds: float) -> Figures:
    """Every figure, from so many CPU seconds for each sort of game."""
    netrunner, chess = Netrunner(*two_decks()), Chess()
    netrunner.play(0)  # what is made when it is first needed is no part of a game
    while netrunner.spent < seconds:
        netrunner.work(min(SLICE, seconds))
        chess.work(min(SLICE, seconds))
    games, spent = netrunner.games, netrunner.spent
    chess_games = chess.games / chess.spent if chess.spent else None
    return {
        "games_per_cpu_s": games / spent,
        "decisions_per_cpu_s": netrunner.decisions / spent,
        "choices_per_cpu_s": netrunner.choices / spent,
        "decisions_per_game": netrunner.decisions / games,
        "choices_per_game": netrunner.choices / games,
        "clone_us": microseconds(Game.clone, [(game,) for game in netrunner.halfway()]),
        "view_us": view_microseconds(netrunner.halfway()),
        "import_s": import_seconds("import sneakdoor"),
        "engine_import_s": import_seconds("from sneakdoor import Game"),
        "chess_games_per_cpu_s": chess_games,
        "ratio_to_chess": games / spent / chess_games if chess_games else None,
        "greedy_decisions_per_cpu_s": greedy_decisions(seconds / 2),
        "simulate_games_per_s": simulate_games(seconds / 2),
        "simulate_workers": cores(),
    }


def greedy_decisions(seconds: float) -> float:
    """Questions that Greedy answers, both sides of whole games, the engine's share left out."""
    corp, runner = two_decks()
    greedy, asked, spent, seed = bot_named("greedy"), 0, 0.0, 0
    while spent < seconds:
        game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
        chance = random.Random(seed)  # noqa: S311  (a game, no secret)
        while game.decision is not None and len(game.choices) < 5000:
            start = time.process_time()
            option = answer(greedy, game, chance)
            spent += time.process_time() - start
            game.choose(option)
            asked += 1
        seed += 1
    return asked / spent


def simulate_games(seconds: float) -> float:
    """Games between two Greedies a second, by the clock, with a worker on each core."""
    match, many = Match(*two_decks()), cores()
    first = simulate(match, games=2).as_json()
    games = max(2 * many, int(seconds * many * first["games_per_s"]))
    return float(simulate(match, games=games, workers=many).as_json()["games_per_s"])


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Netrunner:
    """Games of random legal choices, and what was counted in them."""

    def __init__(self, corp: Deck, runner: Deck) -> None:
        self.decks = (corp, runner)
        self.games = self.decisions = self.choices = 0
        self.spent = 0.0

    def work(self, seconds: float) -> None:
        """Play whole games for about so long."""
        start = time.process_time()
        while time.process_time() - start < seconds:
            game, choices = self.play(self.games)
            self.games += 1
            self.decisions += game.state.count
            self.choices += choices
        self.spent += time.process_time() - start

    def play(self, seed: int, most: int = sys.maxsize) -> tuple[Game, int]:
        """A game to its end or up to so many choices, and how many there were."""
        corp, runner = self.decks
        game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
        source = random.Random(seed)  # noqa: S311  (a game, no secret)
        choices = 0
        while choices < most and (decision := game.decision) is not None:
            options = decision.options
            choices += len(options) > 1  # equal cards may make one option of several answers
            game.choose(source.choice(options))
        return game, choices

    def halfway(self, games: int = 8) -> list[Game]:
        """Some games in the middle."""
        return [self.play(seed, self.play(seed)[1] // 2)[0] for seed in range(games)]


class Chess:
    """Random games of python-chess, from the first move to the end or to move 300; none where it is not installed."""

    def __init__(self) -> None:
        self.games = 0
        self.spent = 0.0
        self.source = random.Random(7)  # noqa: S311  (a game, no secret)

    def work(self, seconds: float) -> None:
        try:
            import chess
        except ModuleNotFoundError:
            return
        start = time.process_time()
        while time.process_time() - start < seconds:
            board = chess.Board()
            while not board.is_game_over() and board.ply() < 600:
                board.push(self.source.choice(list(board.legal_moves)))
            self.games += 1
        self.spent += time.process_time() - start


def view_microseconds(games: list[Game]) -> float:
    return microseconds(Game.view, [(game, side) for game in games for side in Side])


def microseconds(call: Callable[..., object], arguments: list[tuple[Any, ...]], seconds: float = 0.2) -> float:
    """What a call costs on the average over these arguments, in CPU time; the best of three tries."""
    for given in arguments:
        call(*given)
    tries = []
    for _ in range(3):
        calls, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / 3:
            for given in arguments:
                call(*given)
            calls += len(arguments)
        tries.append(spent / calls * 1e6)
    return min(tries)


def import_seconds(what: str, times: int = 3) -> float:
    """How long an import takes in a fresh process: the best of some. The face alone, or the engine behind it."""
    command = [sys.executable, "-c", IMPORT.format(what)]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603  (our own words)
        for _ in range(times)
    )
