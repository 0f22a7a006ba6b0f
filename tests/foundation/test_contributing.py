"""The table "To do X, look here" in CONTRIBUTING.md names files that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEADING = "## To do X, look here"


def tasks(text: str) -> dict[str, list[str]]:
    """Return the paths in the second column for each task in the first."""
    section = text.split(HEADING)[1].split("\n## ", maxsplit=1)[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return {task.strip(): re.findall(r"`([^`]+)`", where) for task, where in rows[2:]}


TASKS = tasks((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))


def missing(paths: list[str]) -> list[str]:
    return [path for path in paths if not ((ROOT / path).is_dir() if path.endswith("/") else (ROOT / path).is_file())]


@pytest.mark.parametrize("task", TASKS)
def test_paths_exist(task: str) -> None:
    assert TASKS[task]
    assert missing(TASKS[task]) == []


def test_at_least_ten_tasks_are_listed() -> None:
    assert len(TASKS) >= 10


def test_a_renamed_module_is_noticed() -> None:
    planted = tasks(f"{HEADING}\n\n| to do this | look here |\n|---|---|\n| add a card | `src/cards.py`, `src/` |\n")

    assert missing(planted["add a card"]) == ["src/cards.py"]
