"""Two quick checks of a bot that need no strong opponent: does it win against nobody, and does it agree with itself?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from sneakdoor import Deck, Game, Side
from sneakdoor.arena.match import Match, Played, play_game
from sneakdoor.arena.workers import collect
from sneakdoor.bots import Searcher, answer, find, worth_searching
from sneakdoor.decks import decks_for

IDLE: Final = "idle"
CLEAR: Final = 0.01
"""Win chance by which two answers must differ for a disagreement to count: a point."""


@dataclass(frozen=True, slots=True)
class IdleGame:
    """A game of one side against an idle opponent."""

    bot: str
    side: Side
    corp: Deck
    runner: Deck
    number: int
    seed: int

    def __hash__(self) -> int:
        return hash((self.bot, self.side, self.number, self.seed))

    def play(self) -> Played:
        bots = (self.bot, IDLE) if self.side == Side.CORP else (IDLE, self.bot)
        played, _ = play_game(Match(self.corp, self.runner, *bots, self.seed), self.number)
        return played


@dataclass(frozen=True, slots=True)
class IdleResult:
    """How many rounds a bot needed to beat an opponent who does nothing."""

    side: Side
    rounds: tuple[int, ...]  # of the games that it won, in the order of the games
    games: int

    @property
    def median(self) -> float:
        """The median number of rounds; a game that was not won counts as longer than any that was."""
        return float(median([*self.rounds, *[float("inf")] * (self.games - len(self.rounds))]))

    def as_json(self) -> dict[str, Any]:
        middle = self.median
        shown = middle if middle != float("inf") else None
        return {"games": self.games, "won": len(self.rounds), "rounds": list(self.rounds), "median": shown}


def beat_idle(bot: str, side: Side, games: int, seed: int = 0, workers: int = 1) -> IdleResult:
    """Play one side against an idle opponent, over all pairs of starter decks."""
    corps, runners = decks_for(Side.CORP), decks_for(Side.RUNNER)
    jobs = [
        IdleGame(bot, side, corps[n % len(corps)], runners[n // len(corps) % len(runners)], n, seed)
        for n in range(games)
    ]
    played = collect(IdleGame.play, jobs, workers=workers)
    won = tuple((one.turns + 1) // 2 for one in played if one.winner == side.word)
    return IdleResult(side, won, games)


@dataclass(frozen=True, slots=True)
class Agreement:
    """How often two searches of one position, with different seeds, took the same action."""

    positions: int
    same: int
    clear: int  # positions in which the best two actions differ by more than a point, as the first search saw it
    clear_same: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def agreement(bot: str, side: Side, positions: int, seed: int = 0) -> Agreement:
    """Ask a bot the same question twice, with other chance, at actions of games that Greedy plays."""
    found = asked_positions(side, positions, seed)
    answers = [twice(bot, game, f"{seed} {number}") for number, game in enumerate(found)]
    clear = [same for same, is_clear in answers if is_clear]
    return Agreement(len(found), sum(same for same, _ in answers), len(clear), sum(clear))


def twice(bot: str, game: Game, seed: str) -> tuple[bool, bool]:
    """Whether two searches take the same action, and whether the first one saw a clear difference."""
    first, second = find(bot), find(bot)
    same = answer(first, game, random.Random(f"{seed} 1")) == answer(second, game, random.Random(f"{seed} 2"))
    why = first.explanation if isinstance(first, Searcher) else None
    if why is None:
        return same, True
    others = [one.chance for one in why.considered[1:]]
    return same, not others or why.chosen.chance - max(others) > CLEAR


def asked_positions(side: Side, positions: int, seed: int) -> Sequence[Game]:
    """Actions of one side in games of Greedy, a few turns apart, over the starter decks."""
    corps, runners = decks_for(Side.CORP), decks_for(Side.RUNNER)
    greedy = find("greedy")
    found: list[Game] = []
    number = 0
    while len(found) < positions:
        chance = random.Random(f"{seed} {number} agreement")
        corp, runner = corps[number % len(corps)], runners[number // len(corps) % len(runners)]
        game = Game.new(corp=corp, runner=runner, seed=chance.randrange(2**32), skip_forced=True)
        turns = {5 + side, 11 + side, 17 + side}
        while (decision := game.decision) is not None and len(found) < positions:
            if game.turn in turns and (decision.side, decision.kind) == (side, "action"):
                turns.discard(game.turn)
                if worth_searching(game.glance(side), decision):
                    found.append(game.clone())
            game.choose(answer(greedy, game, chance))
        number += 1
    return found


__all__ = ["Agreement", "IdleResult", "agreement", "beat_idle"]
