"""Law 9: modules stay under about 600 lines, functions under a screen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
LINES = 600
SCREEN = 60


def too_long(path: Path, text: str) -> list[str]:
    out = [f"{path.name} has {n} lines"] if (n := len(text.splitlines())) > LINES else []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            n = node.end_lineno - node.lineno + 1
            if n > SCREEN and not _plain_list(node):
                out.append(f"{path.name}: {node.name} has {n} lines")
    return out


def _plain_list(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Constructors and clones that only name every slot, one a line."""
    return all(isinstance(one, ast.Assign | ast.AnnAssign | ast.Return | ast.Expr) for one in node.body)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_sizes(path: Path) -> None:
    assert too_long(path, path.read_text()) == []


def test_planted() -> None:
    assert too_long(Path("long.py"), "x = 1\n" * 700)
    assert too_long(Path("tall.py"), "def f(x):\n" + "    if x:\n        x += 1\n" * 40)
    assert not too_long(Path("fine.py"), "def f():\n" + "    x = 1\n" * 50)
