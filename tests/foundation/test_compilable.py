"""The engine keeps to what mypyc compiles, and what means the same when it is compiled.

`dev.py build --compiled` takes minutes, so the slips that were met there once are looked for here.
"""

import ast
from pathlib import Path

import pytest
from tools.native import ENGINE, FACE

PACKAGE = Path(__file__).parents[2] / "src" / "sneakdoor"
ROOMS = (*ENGINE, *FACE, "cards")


def slips(code: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ClassDef) and not any("Enum" in ast.unparse(base) for base in node.bases):
            for line in node.body:
                if isinstance(line, ast.Assign) and not ast.unparse(line.targets[0]).startswith("__"):
                    found.append(f"{line.lineno}: would be a field of every instance; say ClassVar")
                elif isinstance(line, ast.AnnAssign) and "ClassVar" in ast.unparse(line.annotation):
                    if any("dataclass" in ast.unparse(one) for one in node.decorator_list):
                        found.append(f"{line.lineno}: a compiled dataclass takes it for a field; make it a method")
        elif isinstance(node, ast.Compare):
            for side in node.comparators:
                if isinstance(side, ast.Tuple | ast.List | ast.Set) and any(
                    isinstance(one, ast.Starred) for one in side.elts
                ):
                    found.append(f"{node.lineno}: a star inside a membership test is not compiled")
        elif isinstance(node, ast.Attribute) and node.attr == "__slots__":
            found.append(f"{node.lineno}: compiled classes have no __slots__ to ask for")
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_no_known_slip(room: str) -> None:
    files = [PACKAGE / room] if room.endswith(".py") else sorted((PACKAGE / room).rglob("*.py"))

    assert [
        f"{file.relative_to(PACKAGE)}:{slip}" for file in files for slip in slips(file.read_text(encoding="utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("class Install:\n    holds_server = True", "2: would be a field"),
        ("@dataclass\nclass Gain:\n    quiet: ClassVar = True", "3: a compiled dataclass takes it for a field"),
        ("found = zone in (HAND, *OTHERS)", "1: a star"),
        ("names = State.__slots__", "1: compiled classes have no __slots__"),
    ],
)
def test_a_slip_is_found(code: str, words: str) -> None:
    (found,) = slips(code)

    assert found.startswith(words)


@pytest.mark.parametrize(
    "code",
    [
        "class Side(IntEnum):\n    CORP = 0",
        'class Run:\n    __slots__ = ("at",)\n    holds_server: ClassVar = True',
        "found = zone in (HAND, PLAY)",
    ],
)
def test_good_code_is_left_alone(code: str) -> None:
    assert slips(code) == []
