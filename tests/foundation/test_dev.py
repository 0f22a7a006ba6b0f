"""The stages and signals of `dev.py`: single stages run on a tiny package with a planted fault.

They use the tools of this environment.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest
from tests.foundation.dev_checkout import ROOT, Recorder, load_dev, write

PLANTED = {
    "lint": ("src/sneakdoor/cli/unused.py", "import json\n", "F401"),
    "format": ("src/sneakdoor/cli/ragged.py", "x  =  1\n", "ragged.py"),
    "types": ("src/sneakdoor/cli/untyped.py", "def double(x):\n    return x + x\n", "no-untyped-def"),
    "arrows": ("src/sneakdoor/decks/backwards.py", "from sneakdoor import cli\n", "sneakdoor.decks.backwards"),
    "pytest": ("README.md", "```pycon\n>>> 1 + 1\n3\n\n```\n", "README.md"),
}


def alone(stage: str) -> list[str]:
    return ["test", "--only", stage, *(["-n0"] if stage == "pytest" else [])]


class TestStages:
    @pytest.mark.parametrize("stage", PLANTED)
    def test_a_healthy_package_passes(self, dev: ModuleType, stage: str) -> None:
        assert dev.main(alone(stage)) == 0

    @pytest.mark.parametrize("stage", PLANTED)
    def test_a_planted_fault_fails_its_stage(
        self, dev: ModuleType, stage: str, capfd: pytest.CaptureFixture[str]
    ) -> None:
        file, text, complaint = PLANTED[stage]
        write(dev.ROOT, {file: text})

        assert dev.main(alone(stage)) != 0
        shown = capfd.readouterr()
        assert complaint in shown.out + shown.err
        assert f"FAILED at {stage}" in shown.err

    def test_they_run_in_order_and_stop_at_the_first_that_fails(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        tool = Recorder(lint_imports=3)
        monkeypatch.setattr(dev, "tool", tool)

        assert dev.main(["test"]) == 3
        assert [command[0] for command in tool.commands] == ["ruff", "ruff", "mypy", "lint-imports"]
        assert "FAILED at arrows" in capsys.readouterr().err

    def test_further_arguments_go_to_pytest_alone(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        tool = Recorder()
        monkeypatch.setattr(dev, "tool", tool)

        assert dev.main(["test", "-k", "runs"]) == 0
        assert [command for command in tool.commands if "runs" in command] == [["pytest", "-n", "auto", "-k", "runs"]]
        assert tool.commands[-1][0] == "pytest"  # the browser tests are part of that run

    def test_browser_tests_are_the_last_stage(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        tool = Recorder()
        monkeypatch.setattr(dev, "tool", tool)

        assert dev.main(["test"]) == 0
        assert [command[-1] for command in tool.commands[-2:]] == [dev.WITHOUT_BROWSER, "browser and not slow"]

    def test_the_browser_is_needed_for_its_stage_only(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        run = Recorder()
        write(dev.ROOT, {"tools/browser.py": ""})
        monkeypatch.setattr(dev, "run", run)

        dev.main(["test", "--only", "pytest"])
        assert not any("browser.py" in command[-1] for command in run.commands)
        dev.main(["test", "--only", "browser"])
        assert any("browser.py" in command[-1] for command in run.commands)

    def test_types_are_plain_mypy_in_a_full_run_and_the_daemon_in_lint(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def checkers(*arguments: str) -> list[str]:
            tool = Recorder()
            monkeypatch.setattr(dev, "tool", tool)
            dev.main(list(arguments))
            return [command[0] for command in tool.commands if "mypy" in command[0]]

        monkeypatch.delitem(dev.ENVIRONMENT, "CI", raising=False)
        assert checkers("test") == ["mypy"]
        assert checkers("lint") == ["dmypy"]
        monkeypatch.setitem(dev.ENVIRONMENT, "CI", "true")
        assert checkers("lint") == ["mypy"]

    @pytest.mark.parametrize("verdict", [0, 1])
    def test_a_complaint_of_the_daemon_is_decided_by_plain_mypy(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, verdict: int
    ) -> None:
        tool = Recorder(dmypy=2, mypy=verdict)
        monkeypatch.setattr(dev, "tool", tool)
        monkeypatch.delitem(dev.ENVIRONMENT, "CI", raising=False)

        assert dev.main(["lint"]) == verdict
        assert ["mypy"] in tool.commands

    def test_children_write_bytecode(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")

        assert "PYTHONDONTWRITEBYTECODE" not in load_dev(dev.ROOT).ENVIRONMENT


class TestChanged:
    """`test --changed` runs what tools/affected.py selects."""

    @pytest.fixture
    def selecting(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, list[list[str]]]]:
        def run(*arguments: str, code: int = 0, **selection: object) -> tuple[int, list[list[str]]]:
            chosen = {"everything": False, "reason": "", "files": [], "tests": [], "titles": [], "page": False}
            script = f"import sys; print({json.dumps(json.dumps({**chosen, **selection}))})"
            write(dev.ROOT, {"tools/affected.py": script})
            tool = Recorder(pytest=code)
            monkeypatch.setattr(dev, "tool", tool)
            return dev.main(["test", "--changed", *arguments]), tool.commands

        return run

    def test_files_are_given_to_pytest(self, selecting: Callable[..., tuple[int, list[list[str]]]]) -> None:
        code, [command] = selecting("HEAD~1", "-x", files=["tests/a.py"])

        assert code == 0
        assert command[-2:] == ["tests/a.py", "-x"]

    def test_cards_need_all_tests_collected(self, selecting: Callable[..., tuple[int, list[list[str]]]]) -> None:
        _, [command] = selecting(titles=["Snare!"], files=["tests/cards/a.py", "src/b.py"])

        assert command[-4:] == ["tests", "--ignore=tests/laws", "--ignore=tests/web", "src/b.py"]

    def test_a_failure_is_passed_on(self, selecting: Callable[..., tuple[int, list[list[str]]]]) -> None:
        assert selecting(files=["tests/a.py"], code=1)[0] == 1

    def test_an_unknown_file_runs_everything(self, selecting: Callable[..., tuple[int, list[list[str]]]]) -> None:
        _, commands = selecting(everything=True, reason="odd.bin")

        assert [command[0] for command in commands] == ["python", "pytest", "pytest"]

    def test_the_page_has_its_checks_and_the_browser(
        self, selecting: Callable[..., tuple[int, list[list[str]]]]
    ) -> None:
        _, commands = selecting(page=True)

        assert [command[-1] for command in commands] == ["--check", "browser and not slow"]

    def test_nothing_selected_passes(self, selecting: Callable[..., tuple[int, list[list[str]]]]) -> None:
        assert selecting() == (0, [])


PLAY = """
import importlib.util, pathlib, sys
spec = importlib.util.spec_from_file_location("dev", sys.argv[1])
dev = importlib.util.module_from_spec(spec)
spec.loader.exec_module(dev)
dev.ROOT = pathlib.Path(sys.argv[2])
dev.VENV = dev.ROOT / ".venv"
dev.setup = lambda *further: None
sys.exit(dev.main(["play"]))
"""
SERVER = f"""#!{sys.executable}
import os, pathlib, signal, sys, time
def end(number, frame):
    pathlib.Path("ended").write_text(signal.Signals(number).name)
    sys.exit(0)
for name in ("SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), end)
pathlib.Path("part").write_text(str(os.getpid()))
pathlib.Path("part").rename("started")
time.sleep(60)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
class TestSignals:
    @pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
    def test_a_signal_that_ends_dev_py_ends_the_server_too(self, tmp_path: Path, name: str) -> None:
        write(tmp_path, {".venv/bin/sneakdoor": SERVER})
        (tmp_path / ".venv/bin/sneakdoor").chmod(0o755)
        number = signal.Signals[name]
        outer = subprocess.Popen([sys.executable, "-c", PLAY, str(ROOT / "dev.py"), str(tmp_path)])
        started = tmp_path / "started"
        until = time.monotonic() + 60
        while not started.exists():
            assert time.monotonic() < until, "the server was not started"
            assert outer.poll() is None
            time.sleep(0.02)
        server = int(started.read_text())
        try:
            outer.send_signal(number)
            assert outer.wait(60) == 128 + number
            assert (tmp_path / "ended").read_text() == name
            with pytest.raises(ProcessLookupError):
                os.kill(server, 0)
        finally:
            with suppress(ProcessLookupError):
                os.kill(server, signal.SIGKILL)


def test_an_unknown_word_is_answered_with_the_known_ones() -> None:
    done = subprocess.run([sys.executable, ROOT / "dev.py", "dance"], capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "play, test, lint" in done.stderr


class TestHelp:
    @pytest.mark.parametrize("command", sorted(load_dev(ROOT).COMMANDS))
    @pytest.mark.parametrize("flag", ["--help", "-h"])
    def test_a_command_explains_itself_and_does_nothing(
        self, command: str, flag: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev, begun = load_dev(ROOT), Recorder()
        monkeypatch.setattr(dev, "run", begun)
        monkeypatch.setattr(dev, "setup", lambda *needs: begun("setup", *needs))

        assert dev.main([command, flag]) == 0
        if command == "sneakdoor":  # it has a help of its own
            assert begun.commands[-1][1:] == [flag]
            return
        assert begun.commands == []
        assert f"python3 dev.py {command}" in capsys.readouterr().out

    def test_the_help_of_a_tool_has_all_its_options(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert load_dev(ROOT).main(["mutate", "--cards", "--help"]) == 0
        assert "dev.py mutate --cards --sample N" in capsys.readouterr().out
