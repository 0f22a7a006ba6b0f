"""One game of a match: everything in it follows from the match's seed and the game's number."""

import hashlib
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Final, Protocol

from sneakdoor import Deck, Game, Option, Side, __version__
from sneakdoor.arena.blunders import Blunders, BlunderWatch
from sneakdoor.bots import BotFailed, answer, find, leave
from sneakdoor.rulebook import DEFAULT_RULES

MOST_CHOICES: Final = 20_000
"""A game with more is given up as a draw: two bots can go in circles where people would not."""
STOPPED: Final = "stopped"
Tell = Callable[[Side, Option], None]


@dataclass(frozen=True, slots=True)
class Match:
    """A match: bots, decks, and the seed of all its games."""

    corp: Deck
    runner: Deck
    corp_bot: str = "greedy"
    runner_bot: str = "greedy"
    seed: int = 0
    rules: str = DEFAULT_RULES
    kind: ClassVar[str] = "match"

    def as_json(self) -> dict[str, Any]:
        """What makes its games what they are."""
        decks = {side: deck_json(deck) for side, deck in (("corp", self.corp), ("runner", self.runner))}
        bots = {"corp_bot": self.corp_bot, "runner_bot": self.runner_bot}
        rules = {} if self.rules == DEFAULT_RULES else {"rules": self.rules}
        return {"version": __version__, "seed": self.seed, **rules, **bots, **decks}

    def game_seed(self, number: int) -> int:
        return seed_of(self.seed, number)

    def play(self, number: int) -> tuple["Played", Game]:
        return play_game(self, number)


def deck_json(deck: Deck) -> dict[str, Any]:
    """The contents of a deck, to tell two apart."""
    return {"identity": deck.identity, "cards": dict(deck.cards), "extras": dict(deck.extras)}


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game."""

    game: int
    seed: int
    winner: str  # "corp", "runner" or "" for a draw
    how: str
    turns: int
    decisions: int
    corp_points: int
    runner_points: int
    blunders: Blunders = field(default_factory=Blunders, hash=False)

    def as_row(self) -> dict[str, Any]:
        """The columns of the table of games."""
        row = asdict(self)
        counted: dict[str, int] = row.pop("blunders")
        return row | counted


def seed_of(seed: int, game: int, what: str = "game") -> int:
    """The seed of a game of a match, or of a player in it.

    >>> seed_of(1, 5) == seed_of(1, 5), seed_of(1, 5) == seed_of(1, 6)
    (True, False)
    """
    digest = hashlib.blake2b(f"{seed} {game} {what}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def play_on(game: Game, names: tuple[str, str], seeds: tuple[int, int], tell: Tell | None = None) -> None:
    """Let the bots of these names play a game to its end, or to where it is given up.

    A bot that fails leaves the game as it is, with its record in the error.
    """
    bots = (find(names[0]), find(names[1]))
    chances = tuple(map(random.Random, seeds))
    try:
        while (decision := game.decision) is not None and len(game.choices) < MOST_CHOICES:
            side = decision.side
            option = answer(bots[side], game, chances[side])
            game.choose(option)
            if tell is not None:
                tell(side, option)
    except BotFailed as failure:
        failure.record = game.record.to_json()
        raise
    finally:
        for bot in bots:
            leave(bot, game)


def play_game(match: Match, number: int) -> tuple[Played, Game]:
    """Play a game of a match to its end."""
    seed = match.game_seed(number)
    game = Game.new(corp=match.corp, runner=match.runner, seed=seed, rules=match.rules, skip_forced=True)
    corp, runner = (seed_of(match.seed, number, side.name) for side in Side)
    watch = BlunderWatch()
    play_on(game, (match.corp_bot, match.runner_bot), (corp, runner), lambda _, __: watch.look(game))
    outcome = game.outcome
    winner = "" if outcome is None or outcome.winner is None else Side(outcome.winner).word
    how = STOPPED if outcome is None else outcome.how
    return Played(number, seed, winner, how, game.turn, game.state.count, *game.points, watch.counts), game


class Contest(Protocol):
    """Games by their numbers, each of which can be played alone: a match, or a ladder of many."""

    kind: ClassVar[str]  # how its folder calls it

    @property
    def seed(self) -> int: ...

    def as_json(self) -> dict[str, Any]: ...

    def game_seed(self, number: int) -> int: ...

    def play(self, number: int) -> tuple[Played, Game]: ...


@dataclass(frozen=True, slots=True)
class Finished:
    """A game as a worker hands it back; `cpu_s` is all that the worker has spent up to then."""

    played: Played
    record: str
    worker: str
    cpu_s: float
    dataset: bytes = b""  # its decisions as lines, if they are wanted


def finish(contest: Contest, number: int, worker: str = "") -> Finished:
    played, game = contest.play(number)
    return Finished(played, game.record.to_json(), worker, time.process_time())
