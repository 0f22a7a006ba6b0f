"""`dev.py` does what it says, and its checks can fail.

The quick tests run single stages on a tiny package with a planted fault, using this environment's tools. The slow ones
let a copy of the checkout set itself up from nothing and run everything, as a newcomer would.
"""

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

HEALTHY = {
    "README.md": "```pycon\n>>> 1 + 1\n2\n\n```\n",
    "src/sneakdoor/__init__.py": '"""The face."""\n',
    "src/sneakdoor/cli/__init__.py": '"""A client."""\n\nfrom sneakdoor import decks\n\n__all__ = ["decks"]\n',
    "src/sneakdoor/decks/__init__.py": '"""Behind the face."""\n',
    "tests/test_sums.py": "def test_sum() -> None:\n    assert 1 + 1 == 2\n",
}
PLANTED = {
    "lint": ("src/sneakdoor/cli/unused.py", "import json\n", "F401"),
    "format": ("src/sneakdoor/cli/ragged.py", "x  =  1\n", "ragged.py"),
    "types": ("src/sneakdoor/cli/untyped.py", "def double(x):\n    return x + x\n", "no-untyped-def"),
    "arrows": ("src/sneakdoor/decks/backwards.py", "from sneakdoor import cli\n", "sneakdoor.decks.backwards"),
    "pytest": ("README.md", "```pycon\n>>> 1 + 1\n3\n\n```\n", "README.md"),
}


def load_dev(checkout: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", checkout / "dev.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(checkout: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text(text, encoding="utf-8")


def alone(stage: str) -> list[str]:
    return ["test", "--only", stage, *(["-n0"] if stage == "pytest" else [])]


class Recorder:
    """Stands in for what runs commands: takes them down, and says that all went well but for the ones named."""

    def __init__(self, **codes: int) -> None:
        self.commands: list[list[str]] = []
        self.codes = codes

    def __call__(self, *command: object) -> int:
        self.commands.append([str(part) for part in command])
        return self.codes.get(self.commands[-1][0].replace("-", "_"), 0)


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py in a tiny healthy checkout, with the tools of the environment that runs this test."""
    for name in ("dev.py", "conftest.py", "pyproject.toml", "uv.lock"):
        shutil.copy(ROOT / name, tmp_path)
    write(
        tmp_path, {**HEALTHY, "CONTRIBUTING.md": "", "docs/index.md": "", "tools/compile.py": "", "examples/one.py": ""}
    )
    module = load_dev(tmp_path)
    monkeypatch.setattr(module, "VENV", Path(sys.prefix))
    monkeypatch.setattr(module, "setup", lambda *_: None)
    monkeypatch.setitem(module.ENVIRONMENT, "PYTHONPATH", str(tmp_path / "src"))
    return module


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


class TestSetup:
    @pytest.fixture
    def synced(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Recorder]:
        """dev.py in an empty checkout, and the commands that it would run."""
        write(tmp_path, {"pyproject.toml": "a", "uv.lock": "b", ".venv/pyvenv.cfg": ""})
        shutil.copy(ROOT / "dev.py", tmp_path)
        module, run = load_dev(tmp_path), Recorder()
        monkeypatch.setattr(module, "find_uv", lambda: "uv")
        monkeypatch.setattr(module, "run", run)
        return module, run

    def test_the_second_call_does_nothing(self, synced: tuple[ModuleType, Recorder]) -> None:
        dev, run = synced

        dev.setup("--extra=web")
        dev.setup("--extra=web")

        assert [command[:3] for command in run.commands] == [["uv", "sync", "--locked"]]

    @pytest.mark.parametrize("file", ["pyproject.toml", "uv.lock"])
    def test_a_change_of_what_is_needed_is_seen(self, synced: tuple[ModuleType, Recorder], file: str) -> None:
        dev, run = synced

        dev.setup()
        write(dev.ROOT, {file: "changed"})
        dev.setup()

        assert len(run.commands) == 2

    def test_what_one_word_added_the_next_does_not_remove(self, synced: tuple[ModuleType, Recorder]) -> None:
        dev, run = synced

        dev.setup("--extra=web")
        dev.setup("--group=docs")
        dev.setup("--extra=web")
        write(dev.ROOT, {"uv.lock": "changed"})
        dev.setup()

        both = ["--extra=web", "--group=docs"]
        assert [command[5:] for command in run.commands] == [["--extra=web"], both, both]

    @pytest.mark.parametrize(
        ("command", "needed"),
        [
            (["play", "--no-browser"], ["--extra=web"]),
            (["play", "--terminal"], []),
            (["sneakdoor", "cards", "list"], []),
            (["sneakdoor", "seat", "--mcp"], ["--extra=mcp"]),
            (["bench"], ["--group=bench"]),
            (["test", "--only", "lint"], ["--group=lint"]),
            (["test", "--only", "pytest"], ["--extra=mcp", "--extra=rl", "--extra=web", "--group=dev"]),
        ],
        ids=" ".join,
    )
    def test_a_command_installs_what_it_needs(
        self, synced: tuple[ModuleType, Recorder], command: list[str], needed: list[str]
    ) -> None:
        dev, run = synced

        dev.main(command)

        assert next(command for command in run.commands if "sync" in command)[5:] == needed

    def test_a_damaged_stamp_counts_as_none(self, synced: tuple[ModuleType, Recorder]) -> None:
        dev, run = synced

        dev.setup()
        dev.STAMP.write_text("{", encoding="utf-8")
        dev.setup()

        assert len(run.commands) == 2

    def test_a_failed_sync_is_told_and_tried_again(
        self,
        synced: tuple[ModuleType, Recorder],
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        dev, _ = synced
        monkeypatch.setattr(dev, "run", lambda *_: 2)

        assert dev.main(["setup"]) == 1
        assert "could not be set up" in capsys.readouterr().err
        assert not dev.STAMP.exists()

    def test_a_damaged_environment_is_told(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(dev, "VENV", dev.ROOT / ".venv")

        assert dev.main(["test"]) == 1
        assert "Remove .venv" in capsys.readouterr().err


class TestFetchingUv:
    """Where the machine has no uv, it comes from where the lock file says, or a message says why not."""

    @pytest.fixture
    def bare(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
        """dev.py on a machine whose uv, if any, is too old, with a wheel and a lock file that names it."""
        shutil.copy(ROOT / "dev.py", tmp_path)
        module = load_dev(tmp_path)
        monkeypatch.setattr(module, "UV_AT_LEAST", (999, 0))
        with zipfile.ZipFile(
            tmp_path / f"uv-1-manylinux-musllinux-macosx-win_{platform.machine().lower()}.whl", "w"
        ) as w:
            w.writestr(f"uv-1.data/scripts/{module.PRIVATE_UV.name}", "a program")
        self.lock(
            tmp_path, hashlib.sha256(Path(w.filename or "").read_bytes()).hexdigest(), Path(w.filename or "").as_uri()
        )
        return module

    @staticmethod
    def lock(checkout: Path, digest: str, url: str) -> None:
        wheels = f'wheels = [{{ url = "{url}", hash = "sha256:{digest}" }}]'
        write(checkout, {"uv.lock": f'[[package]]\nname = "uv"\n{wheels}\n'})

    def test_it_is_unpacked_once_and_can_be_run(self, bare: ModuleType) -> None:
        assert bare.find_uv() == bare.PRIVATE_UV
        assert bare.PRIVATE_UV.read_text(encoding="utf-8") == "a program"
        assert os.access(bare.PRIVATE_UV, os.X_OK)

        (bare.ROOT / "uv.lock").unlink()

        assert bare.find_uv() == bare.PRIVATE_UV

    def test_a_wrong_digest_installs_nothing(self, bare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        self.lock(bare.ROOT, "0" * 64, next(bare.ROOT.glob("*.whl")).as_uri())

        assert bare.main(["build"]) == 1
        assert "does not match its hash" in capsys.readouterr().err
        assert not bare.PRIVATE_UV.exists()

    def test_no_network_is_told(self, bare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        wheel = next(bare.ROOT.glob("*.whl"))
        wheel.unlink()

        assert bare.main(["build"]) == 1
        assert "could not be fetched" in capsys.readouterr().err

    def test_an_unusual_machine_is_told(self, bare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
        self.lock(bare.ROOT, "0" * 64, "https://example.org/uv-1-py3-none-plan9_pdp11.whl")

        assert bare.main(["build"]) == 1
        assert "no ready-made uv" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("system", "libc", "machine", "tag"),
        [
            ("linux", "glibc", "x86_64", "manylinux_2_17_x86_64"),
            ("linux", "glibc", "aarch64", "manylinux"),
            ("linux", "", "x86_64", "musllinux_1_1_x86_64"),
            ("darwin", "", "arm64", "macosx_11_0_arm64"),
            ("win32", "", "AMD64", "win_amd64"),
        ],
    )
    def test_the_real_lock_file_has_one_for_common_machines(
        self, monkeypatch: pytest.MonkeyPatch, system: str, libc: str, machine: str, tag: str
    ) -> None:
        dev, asked = load_dev(ROOT), list[str]()

        def refuse(url: str, timeout: float) -> None:
            asked.append(url)
            raise OSError

        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(platform, "libc_ver", lambda: (libc, ""))
        monkeypatch.setattr(platform, "machine", lambda: machine)
        monkeypatch.setattr("urllib.request.urlopen", refuse)

        with pytest.raises(dev.Failure):
            dev.fetch_uv()

        assert tag in asked[0]


class TestCompiled:
    """The compiled engine stands in a room of its own, is made when sources have changed, and only for who asks."""

    @pytest.fixture
    def recorded(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> tuple[ModuleType, Recorder]:
        run = Recorder()
        monkeypatch.setattr(dev, "run", run)
        monkeypatch.setattr(dev, "find_uv", lambda: "uv")
        dev.COMPILED.mkdir(parents=True)
        write(dev.ROOT, {"dist/sneakdoor-1-py3-none-any.whl": ""})
        return dev, run

    @staticmethod
    def compilations(run: Recorder) -> list[list[str]]:
        return [command[3:] for command in run.commands if "tools/compile.py" in command]

    def test_it_is_made_once_for_the_same_sources(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, run = recorded

        assert dev.main(["build", "--compiled"]) == 0
        assert dev.main(["build", "--compiled"]) == 0
        write(dev.ROOT, {"src/sneakdoor/__init__.py": "changed = True\n"})
        assert dev.main(["build", "--compiled"]) == 0

        assert self.compilations(run) == [[], []]

    def test_one_with_a_profile_does_for_who_asks_for_none(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, run = recorded

        assert dev.main(["build", "--compiled"]) == 0
        assert dev.main(["build", "--compiled", "--pgo"]) == 0
        assert dev.main(["test", "--compiled"]) == 0

        assert self.compilations(run) == [[], ["--pgo"]]

    def test_a_wheel_is_made_of_the_pure_one(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, run = recorded

        assert dev.main(["build", "--compiled"]) == 0

        dist = dev.ROOT / "dist"
        assert ["uv", "build", "--wheel", "--out-dir", "dist"] in run.commands
        pure = dist / "sneakdoor-1-py3-none-any.whl"
        assert run.commands[-1][1:] == ["tools/wheel.py", *map(str, (pure, dev.COMPILED, dist))]

    def test_what_is_not_compiled_is_as_it_is_now(self, recorded: tuple[ModuleType, Recorder]) -> None:
        dev, _ = recorded

        assert dev.main(["test", "--compiled"]) == 0
        write(dev.ROOT, {"src/sneakdoor/web/static/index.html": "a page"})
        assert dev.main(["test", "--compiled"]) == 0

        assert (dev.COMPILED / "sneakdoor/web/static/index.html").read_text(encoding="utf-8") == "a page"

    def test_an_unknown_wish_is_told(
        self, recorded: tuple[ModuleType, Recorder], capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev, _ = recorded

        assert dev.main(["build", "--compiled", "--fast"]) == 1
        assert "--pgo or nothing" in capsys.readouterr().err

    @pytest.mark.parametrize("word", ["test", "bench"])
    def test_tests_and_figures_are_of_the_compiled_package(
        self, recorded: tuple[ModuleType, Recorder], word: str
    ) -> None:
        dev, run = recorded

        assert dev.main([word, "--compiled", "--more"]) == 0
        assert dev.ENVIRONMENT["PYTHONPATH"] == str(dev.COMPILED)
        assert run.commands[-1][-1] == "--more"

    def test_a_failure_is_told_and_tried_again(
        self, recorded: tuple[ModuleType, Recorder], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev, run = recorded
        with monkeypatch.context() as broken:
            broken.setattr(dev, "run", lambda *_: 1)
            assert dev.main(["test", "--compiled"]) == 1

        assert "needs a C compiler" in capsys.readouterr().err
        assert dev.main(["build", "--compiled"]) == 0
        assert self.compilations(run) == [[]]


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


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is tracked here, with nothing set up."""
    place = tmp_path_factory.mktemp("clean") / "checkout"
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S607
    for name in files.splitlines():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place / name)
    return place


@pytest.mark.slow
class TestCleanCheckout:
    """A copy of the checkout, with an empty home and no environment, sets itself up."""

    @staticmethod
    def dev(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
        home = checkout.parent / "home"
        home.mkdir(exist_ok=True)
        environment = {**os.environ, "HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}
        return subprocess.run(
            [sys.executable, "dev.py", *words],
            cwd=checkout,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def test_play_in_the_terminal(self, checkout: Path) -> None:
        done = self.dev(checkout, "play", "--terminal")

        assert done.returncode == 0, done.stderr
        assert "Sneakdoor" in done.stdout

    def test_play_serves_the_page(self, checkout: Path) -> None:
        home = checkout.parent / "home"
        home.mkdir(exist_ok=True)
        environment = {**os.environ, "HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}
        command = [sys.executable, "dev.py", "play", "--no-browser", "--port", "0"]
        with subprocess.Popen(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True) as served:
            assert served.stdout is not None
            told = next(line for line in served.stdout if line.startswith("Sneakdoor is served at "))
            address = told.split()[4]
            for _ in range(300):
                try:
                    with urllib.request.urlopen(f"{address}health", timeout=20) as answer:  # noqa: S310
                        health = json.load(answer)
                    break
                except OSError:
                    time.sleep(0.1)
            served.send_signal(signal.SIGINT)
        assert health["status"] == "ok"

    def test_test(self, checkout: Path) -> None:
        done = self.dev(checkout, "test")

        assert done.returncode == 0, done.stdout + done.stderr

    @pytest.mark.parametrize(
        ("stage", "file", "fault"),
        [
            ("types", "src/sneakdoor/cli/untyped.py", "def double(x):\n    return x + x\n"),
            ("arrows", "src/sneakdoor/rulebook/backwards.py", 'from sneakdoor import cli\n\n__all__ = ["cli"]\n'),
            ("pytest", "docs/wrong.md", "```pycon\n>>> 1 + 1\n3\n\n```\n"),
        ],
        ids=["types", "arrows", "doctest"],
    )
    def test_a_planted_fault(self, checkout: Path, stage: str, file: str, fault: str) -> None:
        write(checkout, {file: fault})
        done = self.dev(checkout, "test")
        (checkout / file).unlink()

        assert done.returncode != 0
        assert f"FAILED at {stage}" in done.stderr

    def test_the_stamp_is_plain(self, checkout: Path) -> None:
        self.dev(checkout, "setup")

        stamp = json.loads((checkout / ".venv" / "sneakdoor-setup.json").read_text(encoding="utf-8"))
        assert {"--group=dev", "--extra=web"} <= set(stamp["with"])
