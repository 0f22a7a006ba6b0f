"""Find out what tests show for the reference: the cards in each test and the rules that it is marked with.

`tools/ledger.py` calls this and adds the replays of worked examples (`tools/replays.py`).
"""

import ast
import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sneakdoor.rules.interpretations import READINGS

Shown = tuple[list[str], list[str]]
"""The titles of the cards in a test, and the rules that it is marked with."""


class FileCache:
    """Results by content of the file that they were read from, kept on disk between runs.

    A cache of another `version` is discarded, and so are the results that a run does not use.
    """

    def __init__(self, path: Path, version: str) -> None:
        self.path, self.version = path, version
        self.kept: dict[str, Any] = {}
        self.used: dict[str, Any] = {}
        with contextlib.suppress(OSError, ValueError):
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["version"] == version:
                self.kept = data["files"]

    def get(self, path: Path, read: Callable[[Path], Any]) -> Any:
        key = hashlib.sha256(path.read_bytes()).hexdigest()
        if key not in self.used:
            self.used[key] = self.kept[key] if key in self.kept else read(path)
        return self.used[key]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None and self.used.keys() != self.kept.keys():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part = self.path.with_name(f"{self.path.name}.{os.getpid()}.part")
            part.write_text(json.dumps({"version": self.version, "files": self.used}), encoding="utf-8")
            part.replace(self.path)


def survey(root: Path, titles: set[str], cache: FileCache) -> dict[str, dict[str, Shown]]:
    """For each file and test the titles of cards in it and the rules that it is marked with."""

    def read(path: Path) -> dict[str, Shown]:
        return dict(shown_by_tests(ast.parse(path.read_text(encoding="utf-8")), titles))

    found = {
        path.relative_to(root).as_posix(): cache.get(path, read) for path in sorted((root / "tests").rglob("test_*.py"))
    }
    return {file: tests for file, tests in found.items() if tests}


def shown_by_tests(tree: ast.Module, titles: set[str]) -> Iterator[tuple[str, Shown]]:
    """The tests of a module; a constant with the title of a card counts where it is used."""
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and node.value.value in titles
    }
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name, _shown(node, titles, constants, [])
        elif isinstance(node, ast.ClassDef):
            inherited = _marks(node)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test"):
                    yield f"{node.name}::{inner.name}", _shown(inner, titles, constants, inherited)


def _shown(node: ast.FunctionDef, titles: set[str], constants: dict[str, Any], inherited: list[str]) -> Shown:
    found: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value in titles:
            found.add(part.value)
        elif isinstance(part, ast.Name) and part.id in constants:
            found.add(constants[part.id])
    return sorted(found), sorted({*inherited, *_marks(node)})


def _marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """The rule numbers in `@pytest.mark.rule(…)`."""
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.rule")
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def as_json(tests: dict[str, dict[str, Shown]], replays: dict[str, Any] | None) -> dict[str, Any]:
    """The content of evidence.json: titles are numbered to save space; `replays` is None if none were recorded."""
    titles = sorted({title for found in tests.values() for shown, _ in found.values() for title in shown})
    number = {title: at for at, title in enumerate(titles)}
    return {
        "titles": titles,
        "tests": {
            file: {test: [[number[title] for title in shown], rules] for test, (shown, rules) in found.items()}
            for file, found in tests.items()
        },
        "replays": replays,
        "readings": [
            [reading.name, reading.question, reading.answer, reading.reason, list(reading.rules)]
            for reading in READINGS
        ],
    }
