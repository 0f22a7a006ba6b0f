"""Records are stepped through and checked."""

import io
import json
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from sneakdoor.arena import Match, deck_named, play_game
from sneakdoor.cli import main
from sneakdoor.cli.replay import Playback, Teller


class Done(NamedTuple):
    returncode: object
    stdout: str
    stderr: str


def sneakdoor(*words: str, given: str = "") -> Done:
    """The command, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        out, err = io.StringIO(), io.StringIO()
        patch.setattr("sys.argv", ["sneakdoor", *words])
        patch.setattr(sys, "stdin", io.StringIO(given))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.delenv("SNEAKDOOR_DEBUG", raising=False)
        try:
            code: object = main()
        except SystemExit as end:
            code = end.code or 0
    return Done(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def record() -> str:
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 4)
    _, game = play_game(match, 0)
    return game.record.to_json()


@pytest.fixture
def file(record: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record, encoding="utf-8")
    return path


class TestVerify:
    def test_a_good_record(self, file: Path) -> None:
        done = sneakdoor("verify", str(file))

        assert done.returncode == 0, done.stderr
        assert "1 record good" in done.stdout

    def test_a_wrong_choice_is_told_with_its_number(self, file: Path, record: str) -> None:
        fields = json.loads(record)
        fields["choices"][7] = {"kind": "run", "server": "Server 9"}
        file.write_text(f"{record}\n{json.dumps(fields)}\n", encoding="utf-8")

        done = sneakdoor("verify", str(file))

        assert done.returncode == 1
        assert "record 2: choice 8 is not possible" in done.stderr
        assert "1 record good" in done.stdout

    def test_a_choice_after_the_end(self, file: Path, record: str) -> None:
        fields = json.loads(record)
        fields["choices"].append({"kind": "pass"})
        file.write_text(json.dumps(fields, indent=1), encoding="utf-8")

        done = sneakdoor("verify", str(file), "--json")

        told = json.loads(done.stdout)
        assert not told["good"]
        assert told["problem"] == f"choice {len(fields['choices'])} comes after the end of the game"

    @pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, "not a record", '{"format": 1, "seed": 1}', "\x00\xff"])
    def test_what_is_no_record_is_told(self, file: Path, text: str) -> None:
        file.write_text(text, encoding="latin-1")

        done = sneakdoor("verify", str(file))

        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert done.stderr.strip()

    def test_a_missing_file(self) -> None:
        assert "cannot be opened" in sneakdoor("verify", "nowhere.json").stderr


class TestReplay:
    def test_all_of_it(self, file: Path) -> None:
        done = sneakdoor("replay", str(file))

        assert done.returncode == 0, done.stderr
        assert "Turn 1 begins" in done.stdout
        assert "wins:" in done.stdout.splitlines()[-1]

    def test_up_to_a_choice_with_the_table(self, file: Path) -> None:
        done = sneakdoor("replay", str(file), "--until", "10", "--side", "corp")

        assert "That was choice 10." in done.stdout
        assert "CORP (YOU)" in done.stdout

    def test_a_side_is_not_told_what_the_other_chooses(self, record: str, capsys: pytest.CaptureFixture[str]) -> None:
        told = {}
        for side in ("corp", "runner", "both", "spectator"):
            Teller(Playback(record), side, "decision").print(None)
            told[side] = capsys.readouterr().out

        assert ". Corp: " in told["corp"]
        assert ". Runner: " not in told["corp"]
        assert ". Corp: " not in told["runner"]
        assert ". Corp: " in told["both"]
        assert ". Runner: " in told["both"]
        assert ". Corp: " not in told["spectator"] + told["runner"]

    def test_stepping(self, file: Path) -> None:
        keys = "\n\nc\n\nt\n\nb\nv\n12\nrunner\nwhat?\nd\n99999\nq\n"

        done = sneakdoor("replay", str(file), "--step", given=keys)

        assert done.returncode == 0, done.stderr
        assert "2/" in done.stdout
        assert "RUNNER (YOU)" in done.stdout
        assert "Enter: next step" in done.stdout

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (["--side", "nobody"], 'no side "nobody"'),
            (["--by", "year"], 'unknown step "year"'),
            (["--game", "2"], "holds 1 record"),
        ],
    )
    def test_bad_wishes(self, file: Path, words: list[str], told: str) -> None:
        assert told in sneakdoor("replay", str(file), *words).stderr
