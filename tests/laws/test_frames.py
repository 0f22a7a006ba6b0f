"""Frames are spoken to by name: outside the kernel no place in a table is a number, and every name is a step's.

And they are spoken to in words that all of them know (`GameFrame`): nobody feels for what a frame may happen to have.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sneakdoor.rules.procedures  # noqa: F401 (so that every table is made)
from sneakdoor.kernel.frames import Frame, Machine, StepTable, tables

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "sneakdoor"
HOUSE = [
    path
    for path in sorted([*ENGINE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
    if path.parent.name != "kernel" and path != Path(__file__) and "web" not in path.parts  # it sees no frame
]
BY_NAME = ("goto", "enter", "is_at", "has_reached")


def counted(text: str) -> list[str]:
    """Where a frame's position is a number that was reckoned with: set, moved or compared."""
    out = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.AugAssign):
            bad = _is_position(node.target)
        elif isinstance(node, ast.Assign):
            bad = any(_is_position(one) for one in node.targets) and _reckons(node.value)
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            bad = any(_is_position(one) for one in sides) and any(_reckons(one) for one in sides)
        elif isinstance(node, ast.BinOp):
            bad = _is_position(node.left) or _is_position(node.right)
        elif isinstance(node, ast.Call):
            made = isinstance(node.func, ast.Name) and node.func.id in tables
            bad = made and any(one.arg == "at" and _reckons(one.value) for one in node.keywords)
        else:
            continue
        if bad:
            out.append(f"{node.lineno}: {ast.unparse(node)}")
    return out


def _is_position(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "at"


def _reckons(node: ast.AST) -> bool:
    """Numbers, constants that stand for one, and what is asked of a table."""
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, int) and not isinstance(one.value, bool):
            return True
        if isinstance(one, ast.Name) and one.id.isupper():
            return True
        if isinstance(one, ast.Attribute) and one.attr in ("index", "places", "size"):
            return True
    return False


def misnamed(text: str) -> list[str]:
    """Names of steps that are none: of the frame itself, or of any frame where another one is spoken to."""
    tree = ast.parse(text)
    every = {name for one in tables.values() for name in one.names}
    out = []
    for owner, call in _spoken(tree):
        if call.args and isinstance(call.args[0], ast.Constant):
            name = call.args[0].value
            assert isinstance(call.func, ast.Attribute)
            own = isinstance(call.func.value, ast.Name) and call.func.value.id == "self"
            known = set(tables[owner].names) if own and owner in tables else every
            if name not in known:
                out.append(f"{call.lineno}: {ast.unparse(call)}")
    return out


def _spoken(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, ast.Call]]:
    for node in ast.iter_child_nodes(tree):
        here = node.name if isinstance(node, ast.ClassDef) else owner
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in BY_NAME:
            yield here, node
        yield from _spoken(node, here)


def guessed(text: str) -> list[str]:
    """Where it is found out by trying whether a frame has something, or by the name of its class what it is."""
    out = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("getattr", "hasattr"):
            about = ast.unparse(node.args[0])
            if about in ("frame", "bottom", "top") or "stack" in about:
                out.append(f"{node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.Attribute) and node.attr == "__name__":
            about = ast.unparse(node.value)
            if about.startswith("type(") and ("frame" in about or "stack" in about or "top" in about):
                out.append(f"{node.lineno}: {ast.unparse(node)}")
    return out


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: str(path.relative_to(ROOT)))
def test_frames_are_spoken_to_by_name(path: Path) -> None:
    text = path.read_text()
    assert counted(text) == []
    assert misnamed(text) == []
    assert guessed(text) == []


@pytest.mark.parametrize(
    "planted",
    [
        "self.at = 4",
        "self.at -= 1",
        "frame.at += by",
        "x = frame.at == 2",
        "x = 3 > run.at",
        "self.at = AFTER",
        "frame.at = frame.table().index('window')",
        "x = self.at >= APPROACH_ICE.size",
        "x = rules[frame.at - 1]",
        "s.push(Turns(at=2))",
    ],
)
def test_a_planted_number_is_found(planted: str) -> None:
    assert counted(planted)


@pytest.mark.parametrize(
    "fine", ["self.at = at", "f(self.at)", "x = self.at in ('central', 'remote')", "Is(at=str(int(HQ)))"]
)
def test_what_only_hands_a_position_on_is_no_number(fine: str) -> None:
    assert not counted(fine)


def test_a_planted_name_is_found() -> None:
    assert misnamed("class Run:\n    def f(self):\n        self.goto('window')\n")  # another frame's
    assert misnamed("frame.is_at('no such step')")
    assert not misnamed("class Run:\n    def f(self):\n        self.goto('run_ends')\n")


def test_a_planted_guess_is_found() -> None:
    assert guessed("x = getattr(frame, 'sid', -1)")
    assert guessed("x = hasattr(s.stack[-1], 'pending')")
    assert guessed("x = PUBLIC[type(frame).__name__]")
    assert guessed("x = type(s.stack[-1]).__name__ in PUBLIC")
    assert not guessed("x = getattr(decl, 'cost', ())")


class Walk(Frame):
    """A frame that goes back once, repeats once, and tells where it was."""

    __slots__ = ("told",)

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.told: list[str] = []

    def table(self) -> StepTable:
        return WALK

    def first(self, s: Machine[Walk]) -> None:
        assert self.is_beginning()
        assert self.is_at("first")
        assert not self.has_reached("second")
        self.told.append("first")

    def second(self, s: Machine[Walk]) -> None:
        assert self.is_at("second")
        assert self.has_reached("first")
        assert not self.is_beginning()
        assert self.step_rule() == "2"
        self.told.append("second")
        if len(self.told) < 4:
            self.repeat()
        elif len(self.told) < 6:
            self.goto("first")

    def third(self, s: Machine[Walk]) -> None:
        self.told.append("third")
        self.leave()
        assert self.is_over()
        assert self.has_reached("fourth")

    def fourth(self, s: Machine[Walk]) -> None:
        self.told.append("fourth")

    def finish(self, s: Machine[Walk]) -> None:
        s.halted = True


STEPS = (Walk.first, Walk.second, Walk.third, Walk.fourth)
WALK = StepTable("Walk", [((str(n + 1),), one.__name__, one) for n, one in enumerate(STEPS)])  # in no list of tables


@pytest.mark.interpreted
def test_a_frame_goes_where_the_names_say() -> None:
    machine: Machine[Walk] = Machine()
    walk = Walk()
    assert walk.step_rule() == "1"
    machine.push(walk)
    machine.advance()
    assert walk.told == ["first", "second", "second", "second", "first", "second", "third"]
    with pytest.raises(KeyError):
        walk.goto("nowhere")
