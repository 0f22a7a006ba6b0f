"""Positions with a best answer, and how a bot answers them.

A puzzle is data: a position (what is laid out, or two decks and a seed), the moves that lead to the question, the
answers that a club player would accept, and the reason. `data/puzzles.json` has ours.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from sneakdoor import Decision, Game, Option
from sneakdoor.bots import answer, find
from sneakdoor.decks import starter_decks
from sneakdoor.testing.position import BadPosition, Position

MOST_PASSES: Final = 60
FIELDS: Final = ("kind", "card", "server", "number", "ability")
"""Fields of an option by which an accepted answer is described."""


class BadPuzzle(ValueError):
    """A puzzle that cannot be set up; the message says why."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the side and kind of its question, and the accepted answers."""

    name: str
    theme: str
    side: str
    asks: str  # the kind of the question
    best: tuple[Mapping[str, Any], ...]  # an answer that fits one of these is right
    reason: str
    position: Mapping[str, Any]
    moves: tuple[str, ...] = ()
    role: str = ""  # of the step that asks, where several steps of a run ask alike

    @staticmethod
    def of(data: Mapping[str, Any]) -> Puzzle:
        best = tuple(data["best"])
        unknown = next((key for one in best for key in one if key not in FIELDS), None)
        if unknown is not None:
            raise BadPuzzle(f"{data['name']}: an answer has no {unknown!r}")
        texts = [str(data[key]) for key in ("name", "theme", "side", "asks")]
        return Puzzle(texts[0], texts[1], texts[2], texts[3], best, data["reason"], data["position"], *_ways(data))

    def game(self) -> Game:
        """Set up the position and go on to its question."""
        game = self._begun()
        for move in self.moves:
            self._reach(game, move)
        for _ in range(MOST_PASSES):
            decision = game.decision
            if decision is None:
                break
            if self._is_asked(decision):
                return game
            self._pass(game)
        raise BadPuzzle(f"{self.name}: the question {self.asks} of the {self.side} is not reached")

    def _is_asked(self, decision: Decision) -> bool:
        if (decision.side.word, decision.kind) != (self.side, self.asks):
            return False
        return self.role in ("", decision.role) and bool(self.accepted(decision.options))

    def accepted(self, options: Sequence[Option]) -> list[Option]:
        """Those of the options that are right."""
        return [option for option in options if self.fits(option)]

    def fits(self, option: Option) -> bool:
        return any(all(getattr(option, key) == value for key, value in one.items()) for one in self.best)

    def _begun(self) -> Game:
        decks = self.position.get("decks")
        if decks is not None:
            known = starter_decks()
            return Game.new(corp=known[decks[0]], runner=known[decks[1]], seed=self.position["seed"], skip_forced=True)
        try:
            laid = Position.from_json(json.dumps({"format": 1, "position": True, **self.position}))
            return laid.table(skip_forced=True).game
        except BadPosition as error:
            raise BadPuzzle(f"{self.name}: {error}") from None

    def _reach(self, game: Game, move: str) -> None:
        """Make a move that is named by its words, passing the windows before it."""
        for _ in range(MOST_PASSES):
            decision = game.decision
            if decision is None:
                break
            meant = [one for one in decision.options if str(one).lower().startswith(move.lower())]
            if meant:
                game.choose(meant[0])
                return
            self._pass(game)
        raise BadPuzzle(f"{self.name}: {move!r} cannot be reached")

    def _pass(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None
        idle = next((one for one in decision.options if one.kind in ("pass", "continue", "no", "done")), None)
        if idle is None:
            shown = ", ".join(map(str, decision.options))
            raise BadPuzzle(f"{self.name}: {decision.kind} of the {decision.side.word} has no way to pass: {shown}")
        game.choose(idle)


def _ways(data: Mapping[str, Any]) -> tuple[tuple[str, ...], str]:
    return tuple(data.get("moves", ())), data.get("role", "")


def puzzles() -> list[Puzzle]:
    """All puzzles that come with the package."""
    text = files("sneakdoor.arena").joinpath("data", "puzzles.json").read_text(encoding="utf-8")
    return [Puzzle.of(one) for one in json.loads(text)]


@dataclass(frozen=True, slots=True)
class Solved:
    """A bot's answer to a puzzle."""

    puzzle: Puzzle
    answer: Option
    best: tuple[Option, ...]

    @property
    def right(self) -> bool:
        return self.answer in self.best

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.puzzle.name,
            "theme": self.puzzle.theme,
            "side": self.puzzle.side,
            "question": self.puzzle.asks,
            "answer": str(self.answer),
            "best": [str(one) for one in self.best],
            "solved": self.right,
            "reason": self.puzzle.reason,
        }


def solve(puzzle: Puzzle, bot: str, seed: int = 0) -> Solved:
    """Ask a bot the question of a puzzle; the same seed gives the same answer."""
    game = puzzle.game()
    decision = game.decision
    assert decision is not None
    chosen = answer(find(bot), game, random.Random(f"{seed} {puzzle.name}"))
    return Solved(puzzle, chosen, tuple(puzzle.accepted(decision.options)))


__all__ = ["BadPuzzle", "Puzzle", "Solved", "puzzles", "solve"]
