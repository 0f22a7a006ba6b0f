"""Datasets of decisions: what they hold, that nothing hidden is in them, and that runs agree."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.arena.command_helpers import refused
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor import Game, Option, Record
from sneakdoor.arena import Dataset, Match, Store, StoreTrouble, decisions, deck_named, simulate
from sneakdoor.arena.dataset import asked


def match(seed: int = 1) -> Match:
    return Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", seed)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def lines(folder: Path, game: int) -> list[dict[str, Any]]:
    text = (folder / f"game-{game:06}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_every_decision_has_a_line(tmp_path: Path) -> None:
    store = Store(tmp_path / "records", match())
    summary = simulate(match(), games=2, store=store, dataset=Dataset(tmp_path / "dataset", match()))

    for played, record in store.with_records(summary.played):
        game = Game.replay(Record.from_json(record))
        found = lines(tmp_path / "dataset", played.game)
        assert [row["decision"] for row in found] == list(range(len(game.choices)))
        for row, choice in zip(found, game.choices, strict=True):
            assert choice.as_dict().items() <= row["options"][row["chosen"]].items()
            assert row["view"]["side"] == row["side"]
            assert (row["winner"] or "", row["how"]) == (played.winner, played.how)
            assert row["result"] == (0 if not played.winner else 1 if played.winner == row["side"] else -1)
            assert "seed" not in row, "every shuffle follows from it"


def test_runs_agree_on_any_number_of_processes(tmp_path: Path) -> None:
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        simulate(match(), games=4, workers=workers, dataset=Dataset(folder, match()))

    assert files(tmp_path / "1") == files(tmp_path / "2")
    assert len(files(tmp_path / "1")) == 5


def test_games_that_were_finished_earlier_are_written_too(tmp_path: Path) -> None:
    simulate(match(), games=2, store=Store(tmp_path / "records", match()))
    simulate(match(), games=3, store=Store(tmp_path / "records", match()), dataset=Dataset(tmp_path / "late", match()))
    simulate(match(), games=3, dataset=Dataset(tmp_path / "at once", match()))

    assert files(tmp_path / "late") == files(tmp_path / "at once")


@pytest.mark.parametrize("seed", [0, MIXED])
def test_what_is_hidden_from_the_deciding_side_is_not_in_its_line(seed: int) -> None:
    compared = 0
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        decision = game.decision
        if n % 25 or decision is None:
            continue
        mine = asked(game)
        for world in range(2):
            assert asked(game.sample(decision.side, world)) == mine
            compared += 1
    assert compared > 4


def test_a_concession_is_no_decision() -> None:
    game = Game.new(corp="Closed Doors", runner="Inside People", seed=7, skip_forced=True)
    game.choose("no")
    game.choose(Option("concede", number=1))

    assert [chosen for _, chosen in decisions(game.record)] == [0]


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    Dataset(tmp_path, match(1))
    Dataset(tmp_path, match(1))
    with pytest.raises(StoreTrouble, match="decisions of another match; name a new folder"):
        Dataset(tmp_path, match(2))
    (tmp_path / "dataset.json").unlink()
    (tmp_path / "game-000000.jsonl").touch()
    with pytest.raises(StoreTrouble, match="decisions of an unknown match"):
        Dataset(tmp_path, match(1))


def test_the_command_refuses_a_folder_that_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        said = refused(monkeypatch, capsys, "simulate", "--games", "1", "--dataset", str(folder))
        assert said.startswith(f"sneakdoor: {folder} cannot be used: ")
        assert "bug" not in said
