"""Analyses follow from the record and the seed; they find the turn of a game and a choice that was plainly bad."""

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from sneakdoor import Game, Option, Record, Side
from sneakdoor.arena import Chances, Depth, Match, analyse, analysis_tasks, deck_named, play_game
from sneakdoor.arena.analysis import marks_of, turning_points
from sneakdoor.arena.analysis_plot import curve_picture
from sneakdoor.arena.analysis_tasks import Duelling, Rewinding, Walking, Weighing
from sneakdoor.arena.evaluation import judge_of, played_on, worth_of
from sneakdoor.bots.registry import Sampled
from sneakdoor.bots.search import _Search
from sneakdoor.bots.tree import Attempt
from sneakdoor.cli import main
from sneakdoor.testing import Table


@pytest.fixture(scope="module")
def record() -> Record:
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "greedy", "greedy", seed=1)
    return play_game(match, 1)[1].record


def cheaply(game: Game, side: Side, seed: int, option: Option | None = None) -> float:
    """As if a game had been played on: the Corp is lost from the middle of the game on."""
    lost = len(game.choices) > 150
    return float(random.Random(f"{seed} {option} {side}").random() < (0.1 if lost else 0.8))


def judging_cheaply(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither positions nor answers are looked at."""
    monkeypatch.setattr(analysis_tasks, "played_on", cheaply)
    monkeypatch.setattr(analysis_tasks, "worth_of", lambda game, option, seed: cheaply(game, Side.CORP, seed, option))


def chances(*given: float, playouts: int = 50) -> list[Chances]:
    return [Chances(10 * n, n, "corp", one, one, playouts) for n, one in enumerate(given)]


class TestCurve:
    def test_the_steps_are_turns_clicks_or_decisions(self, record: Record) -> None:
        walked = Walking(record, Depth())(0)
        turns, clicks, decisions = (marks_of(walked, by) for by in ("turn", "click", "decision"))

        assert decisions == list(range(len(record.choices) + 1))
        assert turns[0] == clicks[0] == 0
        assert turns[-1] == clicks[-1] == len(record.choices)
        assert [walked[n].turn for n in turns[1:-1]] == list(range(1, walked[-1].turn + 1))
        assert all(walked[n].kind == "action" for n in clicks[1:-1])
        assert len(turns) < len(clicks) < len(decisions)

    def test_it_ends_with_what_happened(self, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
        judging_cheaply(monkeypatch)
        found = analyse(record, Depth(playouts=4, turning=0))

        outcome = Game.replay(record).outcome
        assert outcome is not None
        assert outcome.winner is not None
        assert found.curve[-1].chance == float(outcome.winner == Side.CORP)
        assert found.curve[-1].choice == len(record.choices)

    def test_only_clear_turns_count_the_largest_ones_in_order(self) -> None:
        curve = chances(0.5, 0.52, 0.9, 0.88, 0.2, 0.05, 0.06)

        assert [one.before.turn for one in turning_points(curve, 2)] == [1, 3]
        assert [one.before.turn for one in turning_points(curve, 9)] == [1, 3, 4]
        assert [one.loser for one in turning_points(curve, 2)] == [Side.RUNNER, Side.CORP]
        assert turning_points(chances(0.4, 0.6, playouts=4), 9) == []  # so few games show nothing

    def test_the_same_seed_finds_the_same_on_any_number_of_processes(
        self, record: Record, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judging_cheaply(monkeypatch)  # the processes are copies of this one, with it
        depth = Depth(playouts=12, turning=2, seed=3)
        alone, beside = (analyse(record, depth, workers=workers) for workers in (1, 2))

        assert alone == beside
        assert alone.turning
        assert analyse(record, Depth(playouts=12, turning=2, seed=4)) != alone

    def test_the_picture_is_well_formed_and_numbers_the_turning_points(
        self, record: Record, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        judging_cheaply(monkeypatch)
        found = analyse(record, Depth(playouts=12, turning=1))
        picture = curve_picture(found, ("A & B", "<C>"), "the Runner wins (points)")

        assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314  (our own words)
        assert "A &amp; B against &lt;C&gt;" in picture
        assert ">1</text>" in picture


class TestChoices:
    def test_a_position_is_judged_by_what_the_side_could_know(self, record: Record) -> None:
        last = Walking(record, Depth()).at(len(record.choices) - 30)
        shares = [played_on(last, side, 5) for side in Side for _ in range(2)]

        assert shares[0] == shares[1] and shares[2] == shares[3]  # noqa: PT018  (the seed decides)
        assert set(shares) <= {0.0, 0.5, 1.0}

    def test_an_answer_is_worth_what_search_makes_of_it(self, record: Record) -> None:
        """Analysis and Search judge in the same way: the same world, given to both, is judged the same."""
        walking = Walking(record, Depth())
        places = [n for n, one in enumerate(walking(0)) if one.kind == "action"]
        for number in places[20:60:20]:
            game = walking.at(number)
            decision = game.decision
            assert decision is not None
            option = decision.options[0]
            search = _Search(Sampled(game, decision.side), game.glance(decision.side), 7)
            branch = Attempt(option, 1.0)
            search.try_out(branch)
            assert judge_of(game) == "search"
            assert worth_of(game, option, 7) == branch.chance

    def test_where_search_would_not_look_greedy_plays_on(self, record: Record) -> None:
        game = Walking(record, Depth()).at(0)
        assert game.decision is not None
        assert game.decision.kind == "mulligan"
        keep = game.decision.options[0]
        assert judge_of(game) == "greedy"
        assert worth_of(game, keep, 3) == played_on(game, game.decision.side, 3, keep)

    def test_leaving_the_agenda_that_decides_the_game_is_found_to_be_a_mistake(self) -> None:
        """The Corp is about to score its last points in a server without ice, and the Runner takes a credit."""
        with Table("runner", clicks=1) as t:
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 4})
            t.corp.scored("Priority Requisition", "Hostile Takeover", "Hostile Takeover").set(credits=6)
            t.runner.set(credits=6).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.settle()
            assert t.decision is not None
            record = cast(Record, SimpleNamespace(choices=[Option("credit")]))
            places = {str(one): n for n, one in enumerate(t.decision.options)}

            weighing = Weighing(record, Depth(seed=1))
            showing(weighing, t.game)
            weighed = weighing(0)
            assert weighed.best == places["Run Server 1"]
            assert weighed.gain > 0.2
            duelling = Duelling(record, Depth(playouts=6, seed=1))
            showing(duelling, t.game)
            better = duelling((0, places["Run Server 1"]))
            assert better is not None
            assert (better.taken, better.better) == ("Gain 1 credit", "Run Server 1")
            assert better.taken_chance < 0.05
            assert better.better_chance > 0.2
            assert better.judge == "search"
            assert duelling((0, places["Run Archives"])) is None  # no better than what was done


def showing(task: Rewinding, game: Game) -> None:
    """Let a task look at a game that has no record."""
    task.at = lambda number: game  # type: ignore[method-assign]


class TestCommand:
    def run(self, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
        monkeypatch.setattr("sys.argv", ["sneakdoor", "analyse", *words])
        monkeypatch.delenv("SNEAKDOOR_DEBUG", raising=False)
        try:
            return main()
        except SystemExit as done:
            return int(done.code or 0)

    def test_words_picture_and_json(
        self, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        judging_cheaply(monkeypatch)
        file, picture = tmp_path / "game.json", tmp_path / "curve.svg"
        file.write_text(record.to_json(), encoding="utf-8")
        wishes = [str(file), "--workers", "1", "--playouts", "12", "--turning", "1"]

        assert self.run(monkeypatch, *wishes, "--picture", str(picture)) == 0
        words = capsys.readouterr().out
        assert "the Runner wins (points)" in words
        assert "1. Turn " in words
        assert picture.read_text(encoding="utf-8").startswith("<svg")
        assert self.run(monkeypatch, *wishes, "--json") == 0
        told = json.loads(capsys.readouterr().out)
        assert told["curve"][-1]["corp_chance"] == 0
        assert len(told["turning_points"]) == 1

    @pytest.mark.parametrize(
        ("text", "words", "told"),
        [
            ("{}", [], "game.json"),
            ("", [], "is empty"),
            (None, ["--by", "hour"], "unknown step"),
            (None, ["--game", "2"], "holds 1 record; there is no 2"),
        ],
    )
    def test_bad_wishes_are_told_in_a_line(
        self,
        text: str | None,
        words: list[str],
        told: str,
        record: Record,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        file = tmp_path / "game.json"
        file.write_text(record.to_json() if text is None else text, encoding="utf-8")

        assert self.run(monkeypatch, str(file), *words) == 1
        err = capsys.readouterr().err
        assert told in err
        assert len(err.splitlines()) == 1
