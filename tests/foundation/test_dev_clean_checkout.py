"""A copy of the checkout sets itself up from nothing and runs everything, as for a newcomer."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests.foundation.dev_checkout import ROOT, write


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
