"""The `sneakdoor` command tells, helps, and never shows a traceback."""

import builtins
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

import sneakdoor
from sneakdoor import cli
from sneakdoor.cli import CommandError


def command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    whole = [sys.executable, "-m", "sneakdoor", *arguments]
    return subprocess.run(whole, input=typed, capture_output=True, text=True, check=False)


def test_version_tells_which_engine_runs() -> None:
    done = command("--version")

    engine = "compiled" if sneakdoor.compiled() else "plain Python"
    assert (done.returncode, done.stdout, done.stderr) == (0, f"sneakdoor {sneakdoor.__version__} ({engine})\n", "")


def test_help_names_the_commands() -> None:
    done = command("--help")

    assert done.returncode == 0
    assert "play" in done.stdout
    assert "bench" in done.stdout


def test_an_unknown_command_is_a_short_message_with_a_hint() -> None:
    done = command("plya")

    assert done.returncode == 2
    assert "'play'" in done.stderr
    assert "Traceback" not in done.stderr


def test_play_begins_a_game_and_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNEAKDOOR_DATA", str(tmp_path))
    begun = command("play", "--defaults", "--bot", "random", "--seed", "7", typed="no\nquit\n")
    gone_on = command("resume", typed="quit\n")

    assert (begun.returncode, begun.stderr) == (0, "")
    assert sneakdoor.__version__ in begun.stdout
    assert "Take an action" in begun.stdout
    assert gone_on.returncode == 0
    assert "Take an action" in gone_on.stdout


def test_play_without_input_says_so_and_is_no_error() -> None:
    done = command("play")

    assert done.returncode == 0
    assert "The input ended before the game started" in done.stdout
    assert not done.stderr


def test_play_with_wrong_words_is_one_line() -> None:
    for arguments in (
        ("play", "--side", "both"),
        ("play", "--watch", "--corp", "none"),
        ("play", "--watch", "--rules", "27"),
        ("play", "--defaults", "--rules", "27"),
        ("simulate", "--rules", "27"),
        ("resume", "no-such-file.json"),
    ):
        done = command(*arguments)

        assert done.returncode == 1
        assert done.stderr.startswith("sneakdoor: ")
        assert done.stderr.count("\n") == 1


def test_play_can_be_watched() -> None:
    done = command("play", "--watch", "--seed", "3")

    assert done.returncode == 0
    assert " wins: " in done.stdout


def test_a_version_of_the_rules_can_be_chosen() -> None:
    done = command("play", "--watch", "--seed", "3", "--rules", "26.03", "--steps")

    assert done.returncode == 0
    assert "(CR 26.03:6.9.4g)" in done.stdout  # by 1.4 the server is approached in 6.9.5a


def test_the_watched_play_with_the_decks_that_were_named() -> None:
    done = command("play", "--watch", "--seed", "3", "--runner", "clever hands")

    assert "against Clever Hands" in done.stdout


def test_bench_prints_json() -> None:
    done = command("bench", "--json", "--seconds", "0.1")

    figures = json.loads(done.stdout)
    assert figures["import_s"] > 0
    assert figures["chess_games_per_cpu_s"] > 0


class TestTrouble:
    """`main` turns whatever happens into one line and an exit code."""

    @staticmethod
    def trouble(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
        def fail() -> NoReturn:
            raise error

        monkeypatch.delenv(cli.DEBUG, raising=False)
        monkeypatch.setattr(cli, "run", fail)

    def test_bad_news_is_told_in_its_own_words(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.trouble(monkeypatch, CommandError("no deck of that name"))

        assert cli.main() == 1
        assert capsys.readouterr().err == "sneakdoor: no deck of that name\n"

    def test_a_bug_is_one_line_and_how_to_see_more(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.trouble(monkeypatch, ZeroDivisionError("division\nby zero"))

        assert cli.main() == 70
        shown = capsys.readouterr().err
        assert shown.startswith("sneakdoor: unexpected ZeroDivisionError: division by zero")
        assert "SNEAKDOOR_DEBUG=1" in shown
        assert shown.count("\n") == 1

    def test_debug_lets_everything_through(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.trouble(monkeypatch, ZeroDivisionError())
        monkeypatch.setenv(cli.DEBUG, "1")

        with pytest.raises(ZeroDivisionError):
            cli.main()

    def test_an_interrupt_is_quiet(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.trouble(monkeypatch, KeyboardInterrupt())

        assert cli.main() == 130
        assert capsys.readouterr().err == ""

    def test_a_reader_who_has_gone_is_no_trouble(self) -> None:
        code = (
            "import sys; from sneakdoor import cli; sys.argv[1:] = ['play', '--watch']; "
            "sys.stdin.readline(); sys.exit(cli.main())"
        )
        writer = subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert writer.stdin
        assert writer.stdout
        assert writer.stderr
        writer.stdout.close()
        writer.stdin.write("\n")
        writer.stdin.close()
        complaint = writer.stderr.read()
        writer.stderr.close()

        assert writer.wait() == 1
        assert complaint == ""

    def test_without_typer_it_says_what_is_missing(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        real_import = builtins.__import__

        def no_typer(name: str, *rest: Any) -> Any:
            if name == "typer":
                raise ModuleNotFoundError("No module named 'typer'", name="typer")
            return real_import(name, *rest)

        monkeypatch.delitem(sys.modules, "sneakdoor.cli.app", raising=False)
        monkeypatch.setattr(builtins, "__import__", no_typer)

        assert cli.main() == 1
        assert "pip install typer" in capsys.readouterr().err
