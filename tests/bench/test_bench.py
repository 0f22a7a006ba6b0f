"""`sneakdoor bench` gives the figures it promises, and they fit each other."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sneakdoor import Rollout, compiled
from sneakdoor.cli import bench
from sneakdoor.cli.bench import two_decks
from sneakdoor.cli.errors import CommandError

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
    "pile_games_per_cpu_s",
    "pile_ratio_to_chess",
    "today_games_per_cpu_s",
    "today_ratio",
    "today_pile_games_per_cpu_s",
    "rollouts_per_cpu_s",
    "engine_steps_per_cpu_s",
    "env_steps_per_cpu_s",
    "env_observed_steps_per_cpu_s",
    "greedy_games_per_cpu_s",
    "greedy_decisions_per_cpu_s",
    "simulate_games_per_s",
    "simulate_workers",
    "compiled",
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
    assert figure("pile_ratio_to_chess") == pytest.approx(
        figure("pile_games_per_cpu_s") / figure("chess_games_per_cpu_s")
    )
    assert figure("rollouts_per_cpu_s") > 1 < figure("greedy_games_per_cpu_s")
    assert figure("today_ratio") == pytest.approx(figure("today_games_per_cpu_s") / figure("games_per_cpu_s"))
    assert figure("today_pile_games_per_cpu_s") > 1
    assert figures["compiled"] is compiled()
    assert figure("ratio_to_chess") == pytest.approx(figure("games_per_cpu_s") / figure("chess_games_per_cpu_s"))


def test_without_the_yardstick_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)

    figures = bench.measure(0.1)

    assert figures["chess_games_per_cpu_s"] is figures["ratio_to_chess"] is figures["pile_ratio_to_chess"] is None
    assert figures["games_per_cpu_s"]


def test_a_game_from_a_seed_is_the_same_game() -> None:
    netrunner = bench.Netrunner(*two_decks())
    (one, choices), (other, _) = netrunner.play(3), netrunner.play(3)

    assert one.choices == other.choices
    assert 1 < choices <= len(one.choices)
    assert one.outcome


def test_a_block_is_always_the_same_games() -> None:
    played: list[int] = []

    def play(seed: int) -> int:
        played.append(seed)
        return sum(range(20_000))

    blocks = bench.Blocks(play, 4)
    for _ in range(3):
        blocks.work()

    assert played == [*range(blocks.games)] * 3
    assert blocks.rate > 0


def test_the_pile_is_of_any_cards_and_the_same_for_a_seed() -> None:
    piles = bench.Netrunner()
    one, other = piles.begin(1), bench.Netrunner().begin(1)

    assert one.decks == other.decks
    assert one.decks != piles.begin(2).decks
    assert one.outcome is None


def test_a_rollout_of_a_game_ends_it() -> None:
    assert isinstance(bench.Netrunner(*two_decks()).roll_out(2), Rollout)


def test_comparing_shows_the_change_in_per_cent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = tmp_path / "before.json"
    before.write_text(json.dumps({"games_per_cpu_s": 100.0, "clone_us": 10, "ratio_to_chess": None, "compiled": True}))
    now: bench.Figures = {"games_per_cpu_s": 112.0, "clone_us": 8.0, "ratio_to_chess": 2.8, "view_us": 3.0}
    monkeypatch.setattr(bench, "measure", lambda _: now | {"compiled": False})

    bench.bench(seconds=1, as_json=False, compare=before)
    lines = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines()}
    bench.bench(seconds=1, as_json=True, compare=before)

    assert lines["games_per_cpu_s"] == ["112.0000", "+12.0", "%"]
    assert lines["clone_us"] == ["8.0000", "-20.0", "%"]
    assert (lines["ratio_to_chess"], lines["view_us"], lines["compiled"]) == (["2.8000"], ["3.0000"], ["no"])
    assert json.loads(capsys.readouterr().out)["change_in_percent"] == {"games_per_cpu_s": 12.0, "clone_us": -20.0}


@pytest.mark.parametrize(
    ("text", "said"),
    [("{", "is not what bench --json prints"), ("[]", "it has no games_per_cpu_s"), (None, "cannot be read")],
)
def test_what_cannot_be_compared_is_said(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "before.json"
    if text is not None:
        file.write_text(text)

    with pytest.raises(CommandError, match=said):
        bench.bench(seconds=1, as_json=False, compare=file)


def test_a_game_halfway_goes_on() -> None:
    netrunner = bench.Netrunner(*two_decks())

    assert all(game.decision and not game.outcome for game in netrunner.halfway(2))
