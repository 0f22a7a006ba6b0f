"""Puzzles can be set up, their best answers are legal, and the checks of a bot tell what they measured."""

import json

import pytest
from tests.arena.command_helpers import refused

from sneakdoor import Side
from sneakdoor.arena.checks import agreement, asked_positions, beat_idle
from sneakdoor.arena.puzzles import BadPuzzle, Puzzle, puzzles, solve
from sneakdoor.bots import find
from sneakdoor.cli import main

EVERY = puzzles()
THEMES = {
    "scoring window", "economy", "must run", "jack out", "accessed card", "rez or not", "tags", "purge", "mulligan",
}  # fmt: skip


def test_there_are_sixty_of_all_themes() -> None:
    assert len(EVERY) == 60
    assert len({one.name for one in EVERY}) == 60
    assert {one.theme for one in EVERY} == THEMES


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda one: one.name)
def test_the_best_answer_is_legal_and_not_the_only_one(puzzle: Puzzle) -> None:
    decision = puzzle.game().decision

    assert decision is not None
    assert (decision.side.word, decision.kind) == (puzzle.side, puzzle.asks)
    best = puzzle.accepted(decision.options)
    assert 0 < len(best) < len(decision.options)
    assert puzzle.reason.endswith(".")
    for one in puzzle.best[:1]:  # the first is there; others may name what a changed deck would offer
        assert any(all(getattr(option, key) == value for key, value in one.items()) for option in decision.options)


def test_an_answer_is_right_if_it_is_accepted() -> None:
    scorch = next(one for one in EVERY if one.name == "scorch")

    assert solve(scorch, "greedy").right
    assert not solve(scorch, "idle").right
    assert solve(scorch, "idle").as_json()["best"] == ["Play Scorched Earth (3 credits)"]


def test_a_puzzle_that_cannot_be_reached_is_refused() -> None:
    data = {
        "name": "none", "theme": "purge", "side": "corp", "asks": "jack out", "best": [{"kind": "continue"}],
        "reason": "None.", "position": {"turn": "corp", "laid": []},
    }  # fmt: skip

    with pytest.raises(BadPuzzle, match="no way to pass"):
        Puzzle.of(data).game()
    with pytest.raises(BadPuzzle, match="an answer has no 'title'"):
        Puzzle.of({**data, "best": [{"title": "x"}]})


def command() -> None:
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0


class TestCommands:
    def test_puzzles_as_json(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr("sys.argv", ["sneakdoor", "puzzles", "--bot", "idle", "--json"])
        command()
        told = json.loads(capsys.readouterr().out)

        assert list(told) == ["total", "solved", "puzzles"]
        assert told["total"] == len(told["puzzles"]) == 60
        assert told["solved"] == sum(one["solved"] for one in told["puzzles"]) < 30
        assert all(one["answer"] and one["reason"] for one in told["puzzles"])

    def test_puzzles_in_words(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr("sys.argv", ["sneakdoor", "puzzles", "--bot", "idle", "--theme", "tags"])
        command()
        shown = capsys.readouterr().out

        assert "scorch: idle answers “Gain 1 credit”; best is “Play Scorched Earth (3 credits)”." in shown
        assert "all                    0 of 5  (0%)" in shown

    def test_what_there_is_not(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        assert 'there is no theme "chess"' in refused(monkeypatch, capsys, "puzzles", "--theme", "chess")
        assert 'there is no bot "clever"' in refused(monkeypatch, capsys, "puzzles", "--bot", "clever")

    def test_a_bot_is_checked(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        words = ["sneakdoor", "check-bot", "--bot", "greedy", "--idle", "2", "--twice", "2"]
        monkeypatch.setattr("sys.argv", [*words, "--json"])
        command()
        told = json.loads(capsys.readouterr().out)
        monkeypatch.setattr("sys.argv", words)
        command()
        shown = capsys.readouterr().out

        assert told["idle"]["corp"]["games"] == told["idle"]["runner"]["games"] == 2
        assert told["agreement"]["runner"] == {"positions": 2, "same": 2, "clear": 2, "clear_same": 2}
        assert "greedy as the Corp against an idle Runner: 2 of 2 won, in rounds" in shown


def test_an_idle_opponent_loses_to_greedy_and_does_not_win() -> None:
    for side in Side:
        result = beat_idle("greedy", side, 2, seed=1)
        assert len(result.rounds) == 2
        assert result.median < 20
    assert beat_idle("idle", Side.CORP, 1).as_json() == {"games": 1, "won": 0, "rounds": [], "median": None}


def test_a_bot_that_answers_by_chance_does_not_agree_with_itself() -> None:
    assert agreement("random", Side.CORP, 12).same < 12
    assert agreement("greedy", Side.CORP, 3).same == 3
    game = asked_positions(Side.RUNNER, 1, 0)[0]
    assert game.decision is not None
    assert (game.decision.side, game.decision.kind) == (Side.RUNNER, "action")


def test_the_idle_bot_only_takes_credits() -> None:
    puzzle = next(one for one in EVERY if one.name == "scorch")
    assert str(solve(puzzle, "idle").answer) == "Gain 1 credit"
    assert callable(find("idle").choose)
