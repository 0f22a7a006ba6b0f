"""Law 8: a name stands for one thing: no class is defined under a name that another module has given away."""

from __future__ import annotations

import ast
from pathlib import Path

import sneakdoor

SOURCE = Path(sneakdoor.__file__).parent

SHARED = {
    "Cards": "a description of cards in the language, and the counted cards of a deck at the public face: "
    "both are what they say, and nobody imports both",
    "Seat": "where a program sits, and what a seat does for its player: the first has one of the second",
}
"""Names that two modules give to different things, with the reason."""

QUALIFIED = ("model/bills.py", "model/parts.py", "web/messages.py")
"""Modules whose classes are read with the name of their module: `parts.Damage`, `messages.Decision`."""


def homes(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """The names of classes, and the modules that define them."""
    found: dict[str, list[str]] = {}
    for module, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                name = f"{Path(module).stem}.{node.name}" if module in QUALIFIED else node.name
                found.setdefault(name, []).append(module)
    return found


def borrowed(trees: dict[str, ast.Module]) -> list[str]:
    """Classes of those modules that are imported by a name which means something else elsewhere."""
    plain = {name for name in homes(trees) if "." not in name}
    return [
        f"{module}: {one.name}"
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module in ("sneakdoor.model.bills", "sneakdoor.model.parts", "sneakdoor.web.messages")
        for one in node.names
        if one.name in plain
    ]


def twice(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    return {name: modules for name, modules in homes(trees).items() if len(modules) > 1}


def parsed() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def test_no_two_classes_have_the_same_name() -> None:
    found = twice(parsed())
    assert {name: modules for name, modules in found.items() if name not in SHARED} == {}


def test_what_is_read_with_its_module_is_not_imported_without_it() -> None:
    assert borrowed(parsed()) == []


def test_an_exception_is_needed_still() -> None:
    assert sorted(set(SHARED) - set(twice(parsed()))) == []


def test_two_classes_of_a_name_are_found() -> None:
    source = "class Table:\n    class Row: ...\n"
    planted = {"kernel/frames.py": ast.parse(source), "testing/table.py": ast.parse(source)}
    assert twice(planted) == {"Table": ["kernel/frames.py", "testing/table.py"]}


def test_a_borrowed_name_is_found() -> None:
    planted = {
        "model/parts.py": ast.parse("class Damage: ..."),
        "language/effects.py": ast.parse("class Damage: ..."),
        "rules/damage.py": ast.parse("from sneakdoor.model.parts import Damage"),
    }
    assert twice(planted) == {}
    assert borrowed(planted) == ["rules/damage.py: Damage"]
