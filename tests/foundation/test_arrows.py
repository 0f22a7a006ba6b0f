"""The arrows between rooms that the layers contract in pyproject.toml cannot express.

The contract orders the rooms. What is added here: who may touch the public face itself, what clients may reach past it,
and that the engine is sans-IO and stands on the standard library alone. A planted offence of each kind is caught.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "sneakdoor"

FACE = ""  # sneakdoor/__init__.py itself
ENGINE = {"grammar", "kernel", "model", "rules", "language", "cards", "view", "view_parts", "record", "game"}
STANDARD_ONLY = {*ENGINE, "rulebook", "user_data", "decks", "catalogue", "timing", FACE}
CLIENTS = {
    "seating",
    "lessons",
    "bots",
    "arena",
    "env",
    "gymnasium_plugin",
    "reference",
    "document",
    "campaign",
    "draft",
    "tournament",
    "web",
    "cli",
}
PUBLIC = {FACE, "rulebook", "decks", "catalogue", "testing", "timing", "user_data", "grammar"}
"""What a client may import of the engine's side."""

OUTSIDE_WORLD = {
    *{"asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets"},
    *{"shutil", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "urllib", "uuid"},
}
OUTSIDE_CALLS = {"breakpoint", "input", "open", "print"}


def room_of(path: Path, package: Path) -> str:
    first = path.relative_to(package).parts[0].removesuffix(".py")
    return FACE if first == "__init__" else first


def imports(tree: ast.AST, path: Path, package: Path) -> Iterator[tuple[int, str, str]]:
    """Each import as (line, module, name): `import a.b` gives an empty name, `from a import b` gives b."""
    here = ["sneakdoor", *path.relative_to(package).parts[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, module, alias.name


def target_room(module: str, name: str, package: Path) -> str:
    """The room that is reached: decks by `from sneakdoor import decks`, the face by `from sneakdoor import Game`."""
    _, _, rest = module.partition(".")
    if rest:
        return rest.split(".")[0]
    is_room = name and ((package / name).is_dir() or (package / f"{name}.py").is_file())
    return name if is_room else FACE


def offence(room: str, module: str, name: str, package: Path) -> str | None:
    top = module.split(".", maxsplit=1)[0]
    if top != "sneakdoor":
        if room in ENGINE and top in OUTSIDE_WORLD:
            return f"the engine is sans-IO: {room} may not import {top}"
        if room in STANDARD_ONLY and top not in sys.stdlib_module_names:
            return f"the engine stands on the standard library: {room or 'the face'} may not import {top}"
        return None
    target = target_room(module, name, package)
    if target == room:
        return None
    if target == "web" and room != "cli":
        return "nothing imports web"
    if room == FACE and target in CLIENTS:
        return f"the public face does not know its clients: {target}"
    if target == FACE and name != "__version__" and room in {*ENGINE, "rulebook", "decks", "catalogue"}:
        return f"{room} stands behind the public face and may not import from it"
    if room == "document" and target not in {"rulebook", "user_data"}:
        return f"rules documents know the index, and no engine: document may not import {target or 'the face'}"
    if room in CLIENTS and target not in {*PUBLIC, *CLIENTS}:
        return f"clients import the public face only: {room} may not import {target}"
    return None


def offences(package: Path) -> list[str]:
    found = []
    for path in sorted(package.rglob("*.py")):
        room, tree = room_of(path, package), ast.parse(path.read_text(encoding="utf-8"))
        where = path.relative_to(package)
        for line, module, name in imports(tree, path, package):
            words = offence(room, module, name, package)
            if words:
                found.append(f"{where}:{line}: {words}")
        if room in ENGINE:
            called = [(call.lineno, call.func) for call in ast.walk(tree) if isinstance(call, ast.Call)]
            found += [
                f"{where}:{line}: the engine is sans-IO: {room} may not call {function.id}()"
                for line, function in called
                if isinstance(function, ast.Name) and function.id in OUTSIDE_CALLS
            ]
    return found


def test_the_package_keeps_its_arrows() -> None:
    assert offences(PACKAGE) == []


@pytest.mark.parametrize(
    ("file", "code", "words"),
    [
        (
            "kernel/frames.py",
            "import random",
            "kernel/frames.py:1: the engine is sans-IO: kernel may not import random",
        ),
        ("view.py", "print('hello')", "view.py:1: the engine is sans-IO: view may not call print()"),
        ("rules/runs.py", "import msgspec", "stands on the standard library: rules may not import msgspec"),
        ("rules/runs.py", "from sneakdoor import Game", "rules stands behind the public face"),
        ("rules/runs.py", "from .. import Game", "rules stands behind the public face"),
        ("bots/greedy.py", "from sneakdoor.rules import runs", "bots may not import rules"),
        ("bots/greedy.py", "from sneakdoor import rules", "bots may not import rules"),
        ("seating/seat.py", "from sneakdoor.rules import runs", "seating may not import rules"),
        ("bots/greedy.py", "from ..model.zones import Zone", "bots may not import model"),
        ("document/check.py", "from sneakdoor.decks import Deck", "no engine: document may not import decks"),
        ("document/check.py", "from sneakdoor import Game", "no engine: document may not import the face"),
        ("arena/league.py", "import sneakdoor.web", "nothing imports web"),
        ("__init__.py", "from sneakdoor.bots import Greedy", "the public face does not know its clients: bots"),
    ],
)
def test_a_broken_arrow_is_found(tmp_path: Path, file: str, code: str, words: str) -> None:
    plant(tmp_path, file, code)

    found = offences(tmp_path)

    assert len(found) == 1
    assert words in found[0]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("bots/greedy.py", "from sneakdoor import Game, decks"),
        ("cli/app.py", "import typer, sneakdoor.arena"),
        ("document/check.py", "import pypandoc\nfrom sneakdoor.rulebook import find"),
        ("record.py", "import json\nfrom sneakdoor import __version__"),
        ("rules/runs.py", "from sneakdoor.model import Zone\nfrom . import access"),
        ("web/server.py", "from sneakdoor.web import pages"),
    ],
)
def test_a_straight_arrow_is_left_alone(tmp_path: Path, file: str, code: str) -> None:
    plant(tmp_path, file, code)

    assert offences(tmp_path) == []


def plant(package: Path, file: str, code: str) -> None:
    (package / "rules").mkdir()
    (package / "decks").mkdir()
    (package / file).parent.mkdir(exist_ok=True)
    (package / file).write_text(code + "\n", encoding="utf-8")
