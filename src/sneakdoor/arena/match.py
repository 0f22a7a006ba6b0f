"""One game of a match: everything in it follows from the match's seed and the game's number."""

import hashlib
import random
import time
from dataclasses import asdict, dataclass
from typing import Any, Final

from sneakdoor import Deck, Game, Side, __version__
from sneakdoor.bots import answer, bot_named

MOST_CHOICES: Final = 20_000
"""A game with more is given up as a draw: two bots can go in circles where people would not."""
STOPPED: Final = "stopped"


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom with which decks; the seed makes all games of it."""

    corp: Deck
    runner: Deck
    corp_bot: str = "greedy"
    runner_bot: str = "greedy"
    seed: int = 0

    def as_json(self) -> dict[str, Any]:
        """What makes its games what they are."""
        decks = {
            side: {"identity": deck.identity, "cards": dict(deck.cards), "extras": dict(deck.extras)}
            for side, deck in (("corp", self.corp), ("runner", self.runner))
        }
        bots = {"corp_bot": self.corp_bot, "runner_bot": self.runner_bot}
        return {"version": __version__, "seed": self.seed, **bots, **decks}


@dataclass(frozen=True, slots=True)
class Played:
    """How a game went."""

    game: int
    seed: int
    winner: str  # "corp", "runner" or "" for a draw
    how: str
    turns: int
    decisions: int
    corp_points: int
    runner_points: int

    def as_row(self) -> dict[str, Any]:
        return asdict(self)


def seed_of(seed: int, game: int, what: str = "game") -> int:
    """The seed of a game of a match, or of a player in it.

    >>> seed_of(1, 5) == seed_of(1, 5), seed_of(1, 5) == seed_of(1, 6)
    (True, False)
    """
    digest = hashlib.blake2b(f"{seed} {game} {what}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def play_game(match: Match, number: int) -> tuple[Played, Game]:
    """Play a game of a match to its end."""
    seed = seed_of(match.seed, number)
    game = Game.new(corp=match.corp, runner=match.runner, seed=seed, skip_forced=True)
    bots = (bot_named(match.corp_bot), bot_named(match.runner_bot))
    chances = tuple(random.Random(seed_of(match.seed, number, side.name)) for side in Side)
    while (decision := game.decision) is not None and len(game.choices) < MOST_CHOICES:
        game.choose(answer(bots[decision.side], game, chances[decision.side]))
    view, outcome = game.view(None), game.outcome
    winner = "" if outcome is None or outcome.winner is None else Side(outcome.winner).name.lower()
    how = STOPPED if outcome is None else outcome.how
    scores = (view.corp.score, view.runner.score)
    return Played(number, seed, winner, how, view.turn, game.state.count, *scores), game


@dataclass(frozen=True, slots=True)
class Finished:
    """A game as a worker hands it back; `cpu_s` is all that the worker has spent up to then."""

    played: Played
    record: str
    worker: int
    cpu_s: float


def finish(match: Match, number: int, worker: int = 0) -> Finished:
    played, game = play_game(match, number)
    return Finished(played, game.record.to_json(), worker, time.process_time())
