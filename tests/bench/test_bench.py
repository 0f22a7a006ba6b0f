"""`sneakdoor bench` gives the figures it promises, and they fit each other."""

import json
import subprocess
import sys

import pytest

from sneakdoor.cli import bench
from sneakdoor.cli.bench import two_decks

KEYS = [
    "games_per_cpu_s",
    "decisions_per_cpu_s",
    "choices_per_cpu_s",
    "decisions_per_game",
    "choices_per_game",
    "clone_us",
    "view_us",
    "import_s",
    "engine_import_s",
    "chess_games_per_cpu_s",
    "ratio_to_chess",
    "greedy_decisions_per_cpu_s",
    "simulate_games_per_s",
    "simulate_workers",
]


def test_json_has_every_key_and_nothing_else() -> None:
    words = [sys.executable, "-m", "sneakdoor", "bench", "--seconds", "0.1", "--json"]

    assert list(json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)) == KEYS


def test_plain_lines_name_the_same_figures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "measure", lambda _: dict.fromkeys(KEYS, 1.5) | {"chess_games_per_cpu_s": None})

    bench.bench(seconds=1, as_json=False)

    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert [name for name, _ in lines] == KEYS
    assert [words for name, words in lines if name.startswith("chess")] == ["not measured: pip install chess"]


def test_the_figures_fit_each_other() -> None:
    figures = bench.measure(0.1)

    def figure(name: str) -> float:
        value = figures[name]
        assert value is not None
        return value

    assert figure("decisions_per_game") > figure("choices_per_game") > 1
    assert figure("choices_per_cpu_s") == pytest.approx(figure("games_per_cpu_s") * figure("choices_per_game"))
    assert figure("decisions_per_cpu_s") == pytest.approx(figure("games_per_cpu_s") * figure("decisions_per_game"))
    assert figure("ratio_to_chess") == pytest.approx(figure("games_per_cpu_s") / figure("chess_games_per_cpu_s"))


def test_without_the_yardstick_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)

    figures = bench.measure(0.1)

    assert figures["chess_games_per_cpu_s"] is figures["ratio_to_chess"] is None
    assert figures["games_per_cpu_s"]


def test_a_game_from_a_seed_is_the_same_game() -> None:
    netrunner = bench.Netrunner(*two_decks())
    (one, choices), (other, _) = netrunner.play(3), netrunner.play(3)

    assert one.choices == other.choices
    assert 1 < choices <= len(one.choices)
    assert one.outcome


def test_a_game_halfway_goes_on() -> None:
    netrunner = bench.Netrunner(*two_decks())

    assert all(game.decision and not game.outcome for game in netrunner.halfway(2))
