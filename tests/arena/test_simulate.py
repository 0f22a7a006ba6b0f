"""Simulations are the same for the same seed, and lose nothing that was finished."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.arena.command_helpers import refused, wait_for_rows

from sneakdoor import Game, Record
from sneakdoor.arena import GameBroke, Match, NoSuchDeck, Store, StoreTrouble, Summary, deck_named, interval, simulate
from sneakdoor.arena import simulation as simulating_module
from sneakdoor.arena.plots import pictures

KEYS = [
    "games", "corp_wins", "runner_wins", "draws", "corp_win_rate", "ci95", "ends",
    "mean_turns", "mean_decisions", "blunders", "games_per_s", "cpu_s",
]  # fmt: skip
COMMAND = [sys.executable, "-m", "sneakdoor", "simulate", "--corp-bot", "random", "--runner-bot", "random"]


def match(seed: int = 1, bot: str = "random") -> Match:
    return Match(deck_named("Closed Doors"), deck_named("Inside People"), bot, bot, seed)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "summary.json"}


def close(store: Store, summary: Summary) -> None:
    store.close(summary.as_json(), pictures(summary.played))


class TestResults:
    def test_the_number_of_workers_changes_nothing(self, tmp_path: Path) -> None:
        told = []
        for workers in (1, 2, 3):
            store = Store(tmp_path / str(workers), match())
            summary = simulate(match(), games=8, workers=workers, store=store)
            close(store, summary)
            told.append([one.as_row() for one in summary.played])

        assert told[0] == told[1] == told[2]
        assert [row["game"] for row in told[0]] == list(range(8))
        assert files(tmp_path / "1") == files(tmp_path / "2") == files(tmp_path / "3")

    def test_another_seed_gives_other_games(self) -> None:
        one, other = (simulate(match(seed), games=3) for seed in (1, 2))

        assert [game.seed for game in one.played] != [game.seed for game in other.played]

    def test_more_games_begin_with_the_same(self) -> None:
        assert simulate(match(), games=5).played[:3] == simulate(match(), games=3).played

    def test_records_replay_to_the_same_end(self, tmp_path: Path) -> None:
        store = Store(tmp_path, match(bot="greedy"))
        summary = simulate(match(bot="greedy"), games=2, store=store)
        close(store, summary)

        lines = (tmp_path / "records.jsonl").read_text(encoding="utf-8").splitlines()
        for played, line in zip(summary.played, lines, strict=True):
            game = Game.replay(Record.from_json(line))
            assert game.outcome is not None
            assert (game.seed, game.outcome.how) == (played.seed, played.how)

    def test_an_interval_holds_the_rate(self) -> None:
        for wins, games in ((0, 10), (3, 10), (10, 10), (900, 1000)):
            low, high = interval(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
        assert interval(0, 0) == (0.0, 1.0)

    def test_a_game_that_breaks_is_named(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*_: Any) -> None:
            raise KeyError("planted")

        monkeypatch.setattr(simulating_module, "finish", broken)

        with pytest.raises(GameBroke, match="game 0 of seed 1 broke: KeyError"):
            simulate(match(), games=1)

    def test_pictures_are_well_formed_even_of_nothing(self) -> None:
        from xml.etree import ElementTree as ET

        for played in ([], simulate(match(), games=4).played):
            for text in pictures(played).values():
                assert ET.fromstring(text).tag.endswith("svg")  # noqa: S314  (our own words)

    def test_pictures_name_decks_axes_and_numbers(self) -> None:
        played = simulate(match(), games=4).played

        told = pictures(played, ("Closed Doors (random)", "Inside <People> (random)"))

        assert set(told) == {"win-rate", "ends", "length"}
        axes = {"win-rate": "games played", "ends": "what ended the game", "length": "turns of both sides together"}
        for name, text in told.items():
            assert "Closed Doors (random) against Inside &lt;People&gt; (random)" in text
            assert f">{axes[name]}<" in text
            assert "4 games" in text
            assert "prefers-color-scheme: dark" in text


class TestStore:
    def test_what_was_finished_is_not_played_again(self, tmp_path: Path) -> None:
        whole = Store(tmp_path / "whole", match())
        close(whole, simulate(match(), games=6, store=whole))
        part = Store(tmp_path / "part", match())
        simulate(match(), games=2, store=part)  # and never closed

        again = Store(tmp_path / "part", match())
        summary = simulate(match(), games=6, store=again)
        close(again, summary)

        assert summary.fresh == 4
        assert files(tmp_path / "part") == files(tmp_path / "whole")

    def test_lines_cut_short_are_played_again(self, tmp_path: Path) -> None:
        whole = Store(tmp_path / "whole", match())
        close(whole, simulate(match(), games=5, store=whole))
        names = ("records.jsonl", "games.csv")
        good = {name: (tmp_path / "whole" / name).read_bytes() for name in names}
        for cut in (0, 1, 30, 75, 150, 400):
            folder = tmp_path / f"cut{cut}"
            folder.mkdir()
            (folder / "match.json").write_bytes((tmp_path / "whole" / "match.json").read_bytes())
            for n, name in enumerate(names):
                (folder / name).write_bytes(good[name][: len(good[name]) - cut * (1 if n else 29)])

            store = Store(folder, match())
            close(store, simulate(match(), games=5, store=store))

            assert files(folder) == files(tmp_path / "whole")

    def test_another_match_does_not_mix_in(self, tmp_path: Path) -> None:
        Store(tmp_path, match(1))

        with pytest.raises(StoreTrouble, match="another match"):
            Store(tmp_path, match(2))

    def test_a_file_is_no_folder(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("x", encoding="utf-8")

        with pytest.raises(StoreTrouble, match="cannot be used"):
            Store(tmp_path / "file", match())


class TestDecks:
    def test_by_name_and_by_file(self, tmp_path: Path) -> None:
        from sneakdoor.decks import write

        file = tmp_path / "deck.txt"
        file.write_text(write(deck_named("CLOSED doors"), "text"), encoding="utf-8")

        assert deck_named(str(file)).cards == deck_named("Closed Doors").cards

    @pytest.mark.parametrize("text", ["", "nonsense", "Noise\n3 No Such Card"])
    def test_a_bad_file_is_told(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "deck.txt").write_text(text, encoding="utf-8")

        with pytest.raises(NoSuchDeck, match=r"deck\.txt"):
            deck_named(str(tmp_path / "deck.txt"))

    def test_an_unknown_name_tells_the_known_ones(self) -> None:
        with pytest.raises(NoSuchDeck, match="Closed Doors"):
            deck_named("no such deck")


class TestCommand:
    def test_json_has_these_keys(self) -> None:
        done = subprocess.run([*COMMAND, "--games", "3", "--json"], capture_output=True, text=True, check=True)

        told = json.loads(done.stdout)
        assert list(told) == KEYS
        assert (
            told["games"] == told["corp_wins"] + told["runner_wins"] + told["draws"] == sum(told["ends"].values()) == 3
        )

    def test_the_table_is_for_people(self, tmp_path: Path) -> None:
        words = [*COMMAND, "--games", "4", "--workers", "2", "--out", str(tmp_path)]
        told = subprocess.run(words, capture_output=True, text=True, check=True).stdout

        assert "The Corp wins" in told
        assert "95 % interval" in told
        names = {file.name for file in tmp_path.iterdir()}
        assert names == {
            *("match.json", "records.jsonl", "games.csv", "summary.json", "win-rate.svg", "ends.svg", "length.svg")
        }

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (["--corp", "nowhere"], "neither a file nor a deck that comes along"),
            (["--runner-bot", "nobody"], 'there is no bot "nobody"'),
            (["--corp", "Inside People"], "deck of the Runner"),
        ],
    )
    def test_bad_wishes_are_told_in_a_line(
        self, words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert told in refused(monkeypatch, capsys, "simulate", *words)

    @pytest.mark.skipif(os.name == "nt", reason="signals are different there")
    @pytest.mark.parametrize("workers", ["1", "2"])
    def test_killed_at_any_moment_it_loses_nothing(self, tmp_path: Path, workers: str) -> None:
        words = [*COMMAND, "--games", "100000", "--workers", workers, "--out", str(tmp_path)]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_rows(tmp_path / "games.csv", 4)
        process.kill()
        process.wait()

        store = Store(tmp_path, match(0))
        rows = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
        assert len(store.finished) == len(rows) - 1 >= 3
        same = simulate(match(0), games=max(one.game for one in store.finished) + 1)
        assert set(store.finished) <= set(same.played)

    @pytest.mark.skipif(os.name == "nt", reason="signals are different there")
    def test_ctrl_c_tells_what_was_played(self, tmp_path: Path) -> None:
        words = [*COMMAND, "--games", "100000", "--workers", "2", "--out", str(tmp_path), "--json"]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        wait_for_rows(tmp_path / "games.csv", 4)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)

        assert process.returncode == 130, err
        assert json.loads(out)["games"] >= 3
        assert "Traceback" not in err
