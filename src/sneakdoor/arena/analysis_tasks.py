"""The tasks of an analysis: each takes a moment of a recorded game and plays on from there.

A task is made of the record and of how closely to look, so it can be done in any process; it keeps the game at the
moment that it was asked about last, so that asking in order does not replay the game each time.
"""

import random
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

from sneakdoor import Game, Record, Side
from sneakdoor.arena.evaluation import corp_share, judge_of, played_on, worth_of
from sneakdoor.arena.match import seed_of
from sneakdoor.arena.summary import Z, interval, mean

FIRST_LOOK, SECOND_LOOK = 4, 8
MOST_ALIVE: Final = 5
MOST_OPTIONS: Final = 24
LEAST_GAIN: Final = 0.03
SURE: Final = 2.0
"""Minimum z-score for a significant difference."""


@dataclass(frozen=True, slots=True)
class Depth:
    """Depth of an analysis: which steps, games per step and side, and number of turning points."""

    by: str = "turn"
    playouts: int = 24
    turning: int = 3
    seed: int = 0
    marks: int = 0  # at how many places of the curve at most; 0 for all


@dataclass(frozen=True, slots=True)
class Chances:
    """The Corp's chance after n choices, estimated from each side's knowledge."""

    choice: int
    turn: int
    active: str  # whose turn it is
    corp: float
    runner: float
    playouts: int  # from each side; none where the game is over

    @property
    def chance(self) -> float:
        return (self.corp + self.runner) / 2

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval."""
        if not self.playouts:
            return self.chance, self.chance
        return interval(self.chance * 2 * self.playouts, 2 * self.playouts)

    @property
    def variance(self) -> float:
        games = 2 * self.playouts
        middle = (self.chance * games + 1) / (games + 2)
        return middle * (1 - middle) / games if games else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "turn": self.turn,
            "active": self.active,
            "corp_chance": round(self.chance, 4),
            "ci95": [round(end, 4) for end in self.bounds],
            "as_corp": round(self.corp, 4),
            "as_runner": round(self.runner, 4),
        }


@dataclass(frozen=True, slots=True)
class Better:
    """A choice that was clearly worse than another: what was taken, what was better, and the chance with either."""

    choice: int  # how many choices had been made before
    prompt: str
    taken: str
    better: str
    taken_chance: float
    better_chance: float
    half: float  # of the 95 % interval of the difference
    judge: str  # the bot whose way to judge it was

    def as_json(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "prompt": self.prompt,
            "taken": self.taken,
            "better": self.better,
            "taken_chance": round(self.taken_chance, 4),
            "better_chance": round(self.better_chance, 4),
            "gain": round(self.better_chance - self.taken_chance, 4),
            "gain_half_width": round(self.half, 4),
            "judge": self.judge,
        }


@dataclass(frozen=True, slots=True)
class Passed:
    """A moment of the game: whose turn it was, who was asked what, with how many options, and which was taken."""

    turn: int
    active: str
    side: Side | None
    kind: str
    options: int
    taken: int | None


@dataclass(frozen=True, slots=True)
class Weighed:
    """A question asked again: the option that looks best, and how much better than the one that was taken."""

    choice: int
    best: int
    gain: float


class Rewinding:
    """A record and any moment of it."""

    def __init__(self, record: Record, depth: Depth) -> None:
        self.record, self.depth = record, depth
        self.game: Game | None = None

    def at(self, number: int) -> Game:
        """Return the game after n choices."""
        record = self.record
        if self.game is None or len(self.game.choices) > number:
            self.game = Game.replay(replace(record, choices=(), undone=0))
        for option in record.choices[len(self.game.choices) : number]:
            self.game.choose(option)
        return self.game

    def seed(self, number: int, playout: int, what: str) -> int:
        return seed_of(self.depth.seed, playout, f"{what} after {number}")


class Walking(Rewinding):
    """The task of going through the whole record."""

    def __call__(self, _: int) -> list[Passed]:
        out = []
        for number in range(len(self.record.choices) + 1):
            game = self.at(number)
            turn, active, decision = game.turn, game.active.word, game.decision
            if decision is None:
                out.append(Passed(turn, active, None, "", 0, None))
                continue
            chosen = self.record.choices[number] if number < len(self.record.choices) else None
            options = decision.options
            taken = options.index(chosen) if chosen in options else None
            out.append(Passed(turn, active, decision.side, decision.kind, len(options), taken))
        return out


class Judging(Rewinding):
    """Build the task that estimates the chances after n choices."""

    def __call__(self, number: int) -> Chances:
        game = self.at(number)
        turn, active = game.turn, game.active.word
        if game.decision is None:
            share = corp_share(game)
            return Chances(number, turn, active, share, share, 0)
        many = self.depth.playouts
        corp, runner = (
            mean(played_on(game, side, self.seed(number, n, side.name)) for n in range(many)) for side in Side
        )
        return Chances(number, turn, active, corp, runner, many)


class Weighing(Rewinding):
    """The task of asking a question again: a short look at every option, a longer one at the best of them."""

    def __call__(self, number: int) -> Weighed:
        game = self.at(number)
        decision = game.decision
        assert decision is not None
        taken = decision.options.index(self.record.choices[number])
        places = [n for n in range(len(decision.options)) if n != taken]
        if len(places) >= MOST_OPTIONS:
            places = sorted(random.Random(self.seed(number, 0, "some")).sample(places, MOST_OPTIONS - 1))
        shares: dict[int, list[float]] = {n: [] for n in (taken, *places)}
        for many, alive in ((FIRST_LOOK, len(shares)), (SECOND_LOOK, MOST_ALIVE)):
            best = sorted(shares, key=lambda n: (-mean(shares[n]), n))[:alive]
            done = len(shares[taken])
            for option in {*best, taken}:
                for n in range(done, done + many):
                    shares[option].append(worth_of(game, decision.options[option], self.seed(number, n, "weighing")))
        most = max(len(one) for one in shares.values())
        means = {n: mean(one) for n, one in shares.items() if len(one) == most}
        best_place = min(means, key=lambda n: (-means[n], n != taken, n))
        return Weighed(number, best_place, means[best_place] - means[taken])


class Duelling(Rewinding):
    """The task of holding an option against the one that was taken, on tables that neither has been tried on."""

    def __call__(self, duel: tuple[int, int]) -> Better | None:
        number, other = duel
        game = self.at(number)
        decision = game.decision
        assert decision is not None
        asked = game.view(decision.side).decision
        assert asked is not None
        taken = decision.options.index(self.record.choices[number])
        many = 2 * self.depth.playouts
        seeds = [self.seed(number, n, "duel") for n in range(many)]
        one, two = decision.options[taken], decision.options[other]
        pairs = [(worth_of(game, one, seed), worth_of(game, two, seed)) for seed in seeds]
        gain = mean(second - first for first, second in pairs)
        error = sqrt(mean((second - first - gain) ** 2 for first, second in pairs) / max(1, many - 1))
        if gain < LEAST_GAIN or gain < SURE * error:
            return None
        before, after = (mean(pair[n] for pair in pairs) for n in (0, 1))
        words = (str(asked.options[taken]), str(asked.options[other]))
        return Better(number, asked.prompt, *words, before, after, Z * error, judge_of(game))
