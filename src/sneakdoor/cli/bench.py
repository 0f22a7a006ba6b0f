"""`sneakdoor bench`: benchmarks in CPU time of one process, relative to python-chess.

Random games of python-chess in the same run show how fast the machine is. All kinds of games are interleaved in blocks,
so that drift affects them equally. A block always plays the same games from the same seeds, and the best of five blocks
counts.

A *decision* is every point at which a player has priority or is asked; a *choice* is a decision with more than one
option. Players choose uniformly among the legal options. The engine opens every window and answers only questions with
a single answer.

- the starter decks through the public interface, which the ratio to chess is based on;
- *pile*: decks of random cards, because complex cards cost more time;
- *today*: the same two kinds by version 26.03 of the rules;
- *rollouts*: the starter decks inside the engine, without building questions or options;
- Greedy on both sides, including the engine; and its decisions per second without the engine;
- the starter decks in the environment for two learners (`sneakdoor.env`), without and with an observation per step, to
  be compared with the choices per second of the first kind.

A view is measured with every part read. The last figure is the number of Greedy games per second that `sneakdoor
simulate` plays on all cores, in wall-clock time.
"""

import gc
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from sneakdoor import Deck, Game, Side, compiled
from sneakdoor.arena import Match, cores, simulate
from sneakdoor.arena.workers import settle_in
from sneakdoor.bots import answer, bot_named
from sneakdoor.catalogue import cards
from sneakdoor.cli.errors import CommandError
from sneakdoor.decks import decks_for
from sneakdoor.rulebook import DEFAULT_RULES, LATEST_RULES

IMPORT = "import time; start = time.process_time(); {}; print(time.process_time() - start)"
BLOCKS = 5  # per kind of game; the best counts
USUAL = 2.0  # seconds; figures are comparable only for this default
PARTS = (
    "corp", "runner", "servers", "rig", "playing", "removed", "aside", "stages", "lingering", "decision", "link",
    "memory_used", "memory_limit",
)  # fmt: skip

Figures = dict[str, float | bool | None]


def two_decks() -> tuple[Deck, Deck]:
    """Return the first starter deck of each side."""
    return decks_for(Side.CORP)[0], decks_for(Side.RUNNER)[0]


def bench(*, seconds: float, as_json: bool, compare: Path | None = None) -> None:
    recorded = read(compare) if compare is not None else {}
    figures = measure(seconds)
    changes = {name: change for name in figures if (change := changed(figures[name], recorded.get(name))) is not None}
    if as_json:
        typer.echo(json.dumps({**figures, "change_in_percent": changes} if compare is not None else figures))
        return
    for name, figure in figures.items():
        data = missing(name) if figure is None else yes_or_no(figure) if isinstance(figure, bool) else f"{figure:14.4f}"
        typer.echo(f"{name:28}{data}" + (f"  {changes[name]:+.1f} %" if name in changes else ""))


def read(file: Path) -> dict[str, Any]:
    """Load an earlier output of `bench --json`."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{file} cannot be read: {error}") from None
    except json.JSONDecodeError as error:
        raise CommandError(f"{file} is not what bench --json prints: {error}") from None
    if not isinstance(data, dict) or "games_per_cpu_s" not in data:
        raise CommandError(f"{file} is not what bench --json prints: it has no games_per_cpu_s")
    return data


def changed(now: float | bool | None, before: object) -> float | None:
    """Return the change from the recorded figure in per cent, or None if one of them is not a number."""
    if now is None or isinstance(now, bool) or isinstance(before, bool) or not isinstance(before, int | float):
        return None
    return 100 * (now - before) / before if before else None


def missing(name: str) -> str:
    if "env" in name:
        return "  not measured: pip install 'sneakdoor[rl]'"
    return "  not measured: pip install chess" if "chess" in name else "  not measured"


def yes_or_no(figure: bool) -> str:
    return f"{'yes' if figure else 'no':>14}"


class Blocks:
    """Blocks of the same games, and the rate of the fastest block."""

    def __init__(self, play: Callable[[int], object], games: int) -> None:
        self.play = play
        self.games = max(1, games)  # per block, independent of the machine
        self.rate = 0.0

    def work(self) -> None:
        """Play one more block."""
        start = time.process_time()
        for seed in range(self.games):
            self.play(seed)
        self.rate = max(self.rate, self.games / (time.process_time() - start))


def measure(seconds: float) -> Figures:
    """Return every figure, using about this number of CPU seconds for each kind of game."""
    netrunner, pile = Netrunner(*two_decks()), Netrunner()
    today, today_pile = Netrunner(*two_decks(), rules=LATEST_RULES), Netrunner(rules=LATEST_RULES)
    for games in (netrunner, pile, today, today_pile):
        games.play(0)  # warm up: lazily built data is not part of a game
    gc.collect()
    settle_in()  # like the workers of the arena
    share = seconds / USUAL
    starter, piles = Blocks(netrunner.play, round(60 * share)), Blocks(pile.play, round(24 * share))
    starter_today, piles_today = Blocks(today.play, starter.games), Blocks(today_pile.play, piles.games)
    rollouts, greedy = Blocks(netrunner.roll_out, round(60 * share)), Blocks(greedy_game, round(2 * share))
    chess = Blocks(chess_game, round(24 * share)) if has_chess() else None
    learners = Learners() if has_env() else None
    blind = Blocks(learners.play, starter.games) if learners is not None else None
    seeing = Blocks(learners.look, starter.games) if learners is not None else None
    sorts = [
        one
        for one in (chess, starter, starter_today, blind, seeing, piles, piles_today, rollouts, greedy)
        if one is not None
    ]
    for _ in range(BLOCKS):
        for one in sorts:
            one.work()
    decisions, choices = netrunner.asked(starter.games)
    yardstick = chess.rate if chess is not None else None
    steps = learners.steps(starter.games) if learners is not None else 0.0
    halfway = netrunner.halfway()
    return {
        "games_per_cpu_s": starter.rate,
        "decisions_per_cpu_s": starter.rate * decisions,
        "choices_per_cpu_s": starter.rate * choices,
        "decisions_per_game": decisions,
        "choices_per_game": choices,
        "clone_us": microseconds(Game.clone, [(game,) for game in halfway]),
        "view_us": view_microseconds(halfway),
        "import_s": import_seconds("import sneakdoor"),
        "engine_import_s": import_seconds("from sneakdoor import Game"),
        "chess_games_per_cpu_s": yardstick,
        "ratio_to_chess": starter.rate / yardstick if yardstick else None,
        "pile_games_per_cpu_s": piles.rate,
        "pile_ratio_to_chess": piles.rate / yardstick if yardstick else None,
        "today_games_per_cpu_s": starter_today.rate,
        "today_ratio": starter_today.rate / starter.rate,
        "today_pile_games_per_cpu_s": piles_today.rate,
        "rollouts_per_cpu_s": rollouts.rate,
        "engine_steps_per_cpu_s": starter.rate * choices,
        "env_steps_per_cpu_s": blind.rate * steps if blind is not None else None,
        "env_observed_steps_per_cpu_s": seeing.rate * steps if seeing is not None else None,
        "greedy_games_per_cpu_s": greedy.rate,
        "greedy_decisions_per_cpu_s": greedy_decisions(seconds / 2),
        "simulate_games_per_s": simulate_games(seconds / 2),
        "simulate_workers": cores(),
        "compiled": compiled(),
    }


def greedy_game(seed: int) -> Game:
    """Play a game of Greedy against itself."""
    corp, runner = two_decks()
    greedy, chance = bot_named("greedy"), random.Random(seed)  # noqa: S311  (a game, no secret)
    game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
    while game.decision is not None and len(game.choices) < 5000:
        game.choose(answer(greedy, game, chance))
    return game


def greedy_decisions(seconds: float) -> float:
    """Return Greedy's decisions per second in whole games, without the time of the engine."""
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
    """Return Greedy games per second of wall-clock time, with a worker per core."""
    match, many = Match(*two_decks()), cores()
    first = simulate(match, games=2).as_json()
    games = max(2 * many, int(seconds * many * first["games_per_s"]))
    return float(simulate(match, games=games, workers=many).as_json()["games_per_s"])


@dataclass(frozen=True)
class AnyCards:
    """A deck that ignores the rules of deck construction."""

    identity: str
    cards: dict[str, int]


def pile(side: Side, chance: random.Random, rules: str = DEFAULT_RULES) -> AnyCards:
    """Return a deck of random cards of a side."""
    known = [card for entry in cards(rules).values() if (card := entry.declared) is not None and card.side == side]
    whole = sorted({(card.title, card.type) for card in known if not card.partial})
    identity = chance.choice([title for title, kind in whole if kind == "identity"])
    rest = [title for title, kind in whole if kind != "identity"]
    wanted: Counter[str] = Counter()
    while wanted.total() < 45:
        title = chance.choice(rest)
        if wanted[title] < 3:
            wanted[title] += 1
    return AnyCards(identity, dict(wanted))


class Netrunner:
    """Games of random legal choices, with two given decks or with random decks."""

    def __init__(self, corp: Deck | None = None, runner: Deck | None = None, rules: str = DEFAULT_RULES) -> None:
        self.rules = rules
        self.decks: dict[int, tuple[Deck | AnyCards, Deck | AnyCards]] = {}  # random decks by seed
        self.two = (corp, runner) if corp is not None and runner is not None else None

    def begin(self, seed: int) -> Game:
        if seed not in self.decks:
            chance = random.Random(seed)  # noqa: S311  (a game, no secret)
            piles = self.two or (pile(Side.CORP, chance, self.rules), pile(Side.RUNNER, chance, self.rules))
            self.decks[seed] = piles
        corp, runner = self.decks[seed]
        return Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True, rules=self.rules)

    def play(self, seed: int, most: int = sys.maxsize) -> tuple[Game, int]:
        """Play a game to its end or up to a number of choices; return it with the number of choices."""
        game = self.begin(seed)
        source = random.Random(seed)  # noqa: S311  (a game, no secret)
        choices = 0
        while choices < most and (decision := game.decision) is not None:
            options = decision.options
            choices += len(options) > 1  # identical cards may share an option
            game.choose(source.choice(options))
        return game, choices

    def roll_out(self, seed: int) -> object:
        """Play a game to its end inside the engine."""
        return self.begin(seed).rollout(seed)

    def asked(self, games: int) -> tuple[float, float]:
        """Return the average numbers of decisions and choices per game."""
        played = [self.play(seed) for seed in range(games)]
        decisions, choices = sum(game.state.count for game, _ in played), sum(one for _, one in played)
        return decisions / games, choices / games

    def halfway(self, games: int = 8) -> list[Game]:
        """Return some half-played games."""
        return [self.play(seed, self.play(seed)[1] // 2)[0] for seed in range(games)]


class Learners:
    """Games of random legal actions in the environment for two learners."""

    def __init__(self) -> None:
        from sneakdoor.env import aec_env

        self.env = aec_env(*two_decks())

    def play(self, seed: int, *, look: bool = False) -> int:
        """Play a game to its end, with or without an observation per step; return the number of steps."""
        env, source, steps = self.env, random.Random(seed), 0  # noqa: S311  (a game, no secret)
        env.reset(seed=seed)
        while legal := list(env.table.lines):
            if look:
                env.observe(env.agent_selection)
            env.step(source.choice(legal))
            steps += 1
        return steps

    def look(self, seed: int) -> int:
        return self.play(seed, look=True)

    def steps(self, games: int) -> float:
        """Return the average number of steps per game."""
        return sum(self.play(seed) for seed in range(games)) / games


def has_env() -> bool:
    try:
        import sneakdoor.env  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def has_chess() -> bool:
    try:
        import chess  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def chess_game(seed: int) -> object:
    """Play a random game of python-chess, up to move 300."""
    import chess

    source = random.Random(seed)  # noqa: S311  (a game, no secret)
    board = chess.Board()
    while not board.is_game_over() and board.ply() < 600:
        board.push(source.choice(list(board.legal_moves)))
    return board


def view_microseconds(games: list[Game]) -> float:
    return microseconds(read_view, [(game, side) for game in games for side in Side])


def read_view(game: Game, side: Side) -> None:
    """Take a view and read all of it except the log."""
    view = game.view(side)
    for name in PARTS:
        getattr(view, name)


def microseconds(call: Callable[..., object], arguments: list[tuple[Any, ...]], seconds: float = 0.2) -> float:
    """Return the average CPU time of a call over these arguments; the best of three tries."""
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
    """Return the time of an import in a fresh process; the best of several."""
    command = [sys.executable, "-c", IMPORT.format(what)]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603  (our own words)
        for _ in range(times)
    )
