"""Ratings find what made the results; a ladder is the same for the same seed, however often it is broken off."""

import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.arena.command_helpers import refused, wait_for_rows

from sneakdoor import Game, Record
from sneakdoor.arena import Ladder, Rating, Ratings, Store, StoreTrouble, collect, rate, simulate, spread
from sneakdoor.arena.ladder_plots import ladder_pictures
from sneakdoor.arena.rating import POINTS, Cell, chance_of
from sneakdoor.cli import main

DECKS = ["--corp", "Closed Doors", "--runner", "Inside People"]
TRUE = {"a": 120.0, "b": 0.0, "c": -120.0, "doors": 60.0, "line": -60.0, "people": 40.0, "wounds": -40.0}
SIDE = -80.0


def results(chance: random.Random, games: int = 30) -> list[Cell]:
    """What players of known strength could have played."""
    out = []
    for corp_bot in "abc":
        for runner_bot in "abc":
            for corp in ("doors", "line"):
                for runner in ("people", "wounds"):
                    points = SIDE + TRUE[corp_bot] + TRUE[corp] - TRUE[runner_bot] - TRUE[runner]
                    wins = sum(chance.random() < chance_of(points) for _ in range(games))
                    out.append(Cell(corp_bot, corp, runner_bot, runner, games, wins))
    return out


def every(ratings: Ratings) -> Iterator[tuple[Rating, float]]:
    yield ratings.side, SIDE
    for one in (*ratings.bots, *ratings.corps, *ratings.runners):
        yield one, TRUE[one.name]


class TestRatings:
    def test_intervals_hold_the_truth_about_as_often_as_they_say(self) -> None:
        chance = random.Random(1)
        inside = total = 0
        for _ in range(60):
            for one, true in every(rate(results(chance))):
                inside += one.low <= true <= one.high
                total += 1

        assert 0.92 <= inside / total <= 0.98

    def test_many_games_find_the_truth(self) -> None:
        for one, true in every(rate(results(random.Random(2), 4000))):
            assert one.points == pytest.approx(true, abs=12)
            assert one.high - one.low < 25

    def test_a_single_pairing_is_what_the_formula_says(self) -> None:
        # 10 games won for one lost, both ways round: 400 points between the two, and none for the side.
        ratings = rate([Cell("a", "d", "b", "p", 1100, 1000), Cell("b", "d", "a", "p", 1100, 100)])

        first, second = ratings.bots
        assert (first.name, second.name) == ("a", "b")
        assert first.points - second.points == pytest.approx(400, abs=3)
        assert ratings.side.points == pytest.approx(0, abs=1e-6)
        assert (first.games, first.won) == (2200, 2000)

    def test_sides_are_told_apart_from_those_who_play_them(self) -> None:
        ratings = rate([Cell("a", "d", "b", "p", 100, 80), Cell("b", "d", "a", "p", 100, 80)])

        assert [one.points for one in ratings.bots] == pytest.approx([0, 0], abs=1e-6)
        assert ratings.side.points == pytest.approx(POINTS * 1.3863, rel=0.02)  # the logarithm of 80 : 20
        assert ratings.corp_chance == pytest.approx(0.8, abs=0.01)

    def test_who_has_won_everything_is_rated_all_the_same(self) -> None:
        ratings = rate([Cell("a", "d", "b", "p", 50, 50), Cell("b", "d", "a", "p", 50, 0)])

        best = ratings.bots[0]
        assert best.name == "a"
        assert 200 < best.points < 2000
        assert best.low < best.points < best.high

    def test_a_draw_is_half_a_game_for_both(self) -> None:
        drawn = rate([Cell("a", "d", "b", "p", 40, 0, 40)])
        shared = rate([Cell("a", "d", "b", "p", 40, 20)])

        assert drawn == shared


class TestLadder:
    def test_everybody_meets_everybody_with_every_deck_on_both_sides(self) -> None:
        ladder = Ladder.of(["random", "greedy"], ["Closed Doors", "Prime Time"], ["Inside People"], 1)

        assert len(ladder.pairs) == len(set(ladder.pairs)) == 2 * 2 * 2
        seeds = [ladder.game_seed(number) for number in range(80)]
        assert len(set(seeds)) == 80

    def test_apart_nobody_meets_himself_and_no_game_changes(self) -> None:
        wanted = ["random", "greedy"], ["Closed Doors", "Prime Time"], ["Inside People"], 1
        ladder, apart = Ladder.of(*wanted), Ladder.of(*wanted, apart=True)

        assert apart.pairs == [pair for pair in ladder.pairs if pair.corp_bot != pair.runner_bot]
        assert apart.match(apart.pairs[0]) == ladder.match(apart.pairs[0])
        assert apart.as_json() != ladder.as_json()  # so that one does not go on where the other was broken off

    def test_who_else_plays_changes_no_game(self) -> None:
        small = Ladder.of(["random"], ["Closed Doors"], ["Inside People"], 1)
        large = Ladder.of(["greedy", "random"], ["Prime Time", "Closed Doors"], ["Inside People"], 1)
        place = large.pairs.index(small.pairs[0])

        assert small.play(1)[1].record == large.play(len(large.pairs) + place)[1].record

    def test_processes_change_nothing_and_records_replay(self, tmp_path: Path) -> None:
        ladder = Ladder.of(["random"], ["Closed Doors", "Prime Time"], ["Inside People"], 3)
        alone = simulate(ladder, games=6)
        store = Store(tmp_path, ladder)
        beside = simulate(ladder, games=6, workers=2, store=store)
        store.close({}, ladder_pictures(ladder.cells(beside.played), rate(ladder.cells(beside.played))))

        assert beside.played == alone.played
        assert [one.games for one in ladder.cells(alone.played)] == [3, 3]
        lines = (tmp_path / "records.jsonl").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            assert Game.replay(Record.from_json(line)).seed == ladder.game_seed(number)

    def test_another_ladder_does_not_mix_in(self, tmp_path: Path) -> None:
        one, other = (Ladder.of(["random"], ["Closed Doors"], ["Inside People"], seed) for seed in (1, 2))
        Store(tmp_path / "ladder", one)
        with pytest.raises(StoreTrouble, match=r"another ladder \(see ladder.json\)"):
            Store(tmp_path / "ladder", other)

        match = one.match(one.pairs[0])
        simulate(match, games=1, store=Store(tmp_path / "match", match))
        with pytest.raises(StoreTrouble, match="games of an unknown ladder"):
            Store(tmp_path / "match", one)

    def test_pictures_are_well_formed_even_of_nothing(self) -> None:
        cells = results(random.Random(3), 2)
        odd = Cell("mine:<Bot>", "a & b", "b", "people", 4, 1)
        for given, ratings in (([], None), (cells, rate(cells)), ([odd], rate([odd]))):
            told = ladder_pictures(given, ratings)
            assert set(told) == {"matrix", "ratings"}
            for text in told.values():
                assert ET.fromstring(text).tag.endswith("svg")  # noqa: S314  (our own words)


class TestSpreading:
    def test_results_come_in_the_order_of_the_jobs(self) -> None:
        jobs = list(range(20))

        assert collect(abs, jobs, workers=2) == jobs
        assert dict(spread(str, jobs, workers=2)) == {job: str(job) for job in jobs}

    @pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is there")
    def test_without_ray_it_says_what_to_install(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for words in (["simulate", "--ray", "--games", "2"], ["ladder", *DECKS, "--ray", "127.0.0.1:6379"]):
            monkeypatch.setattr("sys.argv", ["sneakdoor", *words])
            monkeypatch.delenv("SNEAKDOOR_DEBUG", raising=False)
            assert main() == 1
            assert 'pip install "sneakdoor[ray]"' in capsys.readouterr().err


class TestCommand:
    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (["--bot", "nobody"], 'there is no bot "nobody"'),
            (["--bot", "greedy", "--bot", "Greedy"], "the bot greedy is there twice"),
            (["--bot", "greedy", "--apart"], "needs another on the ladder"),
            (["--corp", "nowhere"], "neither a file nor a deck that comes along"),
            (["--corp", "Inside People"], "deck of the Runner"),
            (["--runner", "inside people", "--runner", "Inside People"], "the deck Inside People is there twice"),
        ],
    )
    def test_bad_wishes_are_told_in_a_line(
        self, words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert told in refused(monkeypatch, capsys, "ladder", *words)

    @pytest.mark.skipif(os.name == "nt", reason="signals are different there")
    def test_killed_and_interrupted_it_ends_as_if_nothing_had_happened(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        words = ["ladder", *DECKS, "--seed", "5", "--games", "4", "--json", "--out"]
        whole, broken = tmp_path / "whole", tmp_path / "broken"
        monkeypatch.setattr("sys.argv", ["sneakdoor", *words, str(whole), "--workers", "1"])
        with pytest.raises(SystemExit, match="0"):
            main()

        beside = [sys.executable, "-m", "sneakdoor", *words, str(broken), "--workers", "2"]
        for rows, how, code in ((3, signal.SIGKILL, -signal.SIGKILL), (7, signal.SIGINT, 130)):
            process = subprocess.Popen(beside, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            wait_for_rows(broken / "games.csv", rows)
            process.send_signal(how)
            assert process.wait(timeout=60) in {code, 0}  # 0: it was done before we came
        capsys.readouterr()
        monkeypatch.setattr("sys.argv", ["sneakdoor", *words, str(broken), "--workers", "1"])
        with pytest.raises(SystemExit, match="0"):
            main()

        names = sorted(file.name for file in broken.iterdir())
        assert names == sorted((*PICTURES, "games.csv", "ladder.json", "records.jsonl", "summary.json"))
        for name in names:
            assert (broken / name).read_bytes() == (tmp_path / "whole" / name).read_bytes(), name
        told = json.loads(capsys.readouterr().out)
        assert told["games"] == 16
        assert [one["name"] for one in told["ratings"]["bots"]] == ["greedy", "random"]


PICTURES = ("matrix.svg", "ratings.svg")
