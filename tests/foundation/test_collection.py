"""The collection settings in conftest.py find what they must, and nothing more."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

@pytest.fixture
def browser(): ...

def test_plain(): ...

def test_with_browser(browser): ...

@pytest.mark.parametrize("title", ["Snare!", "Fetal AI"])
def test_card(title): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "conftest.py", tmp_path)
    settings = '[tool.pytest.ini_options]\naddopts = ["--doctest-modules"]\nmarkers = ["browser: x"]\n'
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def collected(checkout: Path, *arguments: str) -> set[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert "error" not in done.stdout.lower(), done.stdout
    return {line.partition("::")[2] for line in done.stdout.splitlines() if "::" in line}


def test_examples_are_found_and_modules_without_any_are_not_imported(checkout: Path) -> None:
    (checkout / "with_example.py").write_text('"""\n>>> 1\n1\n"""\n', encoding="utf-8")
    (checkout / "broken.py").write_text("raise RuntimeError\n", encoding="utf-8")

    assert "with_example" in collected(checkout)


def test_browser_tests_are_marked_by_their_fixture(checkout: Path) -> None:
    assert collected(checkout, "-m", "browser") == {"test_with_browser"}
    assert "test_with_browser" not in collected(checkout, "-m", "not browser")


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ({"titles": ["Snare!"]}, {"test_card[Snare!]"}),
        ({"tests": ["test_some.py::test_card"]}, {"test_card[Snare!]", "test_card[Fetal AI]"}),
        ({"files": ["test_some.py"]}, {"test_plain", "test_with_browser", "test_card[Snare!]", "test_card[Fetal AI]"}),
    ],
    ids=["titles", "tests", "files"],
)
def test_a_selection_is_kept(checkout: Path, chosen: dict[str, list[str]], found: set[str]) -> None:
    selection = {"files": [], "tests": [], "titles": [], **chosen}
    (checkout / "selection.json").write_text(json.dumps(selection), encoding="utf-8")

    assert collected(checkout, "--selection", "selection.json") == found
