"""The kinds of questions and answers are closed lists."""

import ast
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.laws.games import MIXED, positions

import sneakdoor
from sneakdoor.model.moves import MOVE_KINDS, QUESTION_KINDS, MoveKind, OptionKind, QuestionKind

ROOMS = ("rules", "language")


def words(kind: Any) -> set[str]:
    """The words of a closed list, and of the lists that it is made of."""
    return {kind} if isinstance(kind, str) else {word for one in get_args(kind) for word in words(one)}


def first_words() -> set[str]:
    """The words that tuples begin with where moves are made."""
    found: set[str] = set()
    for room in ROOMS:
        for path in sorted((Path(sneakdoor.__file__).parent / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant):
                    found.add(str(node.elts[0].value))
    return found


@pytest.mark.parametrize("seed", [*range(2), *range(MIXED, MIXED + 10)])
def test_every_answer_of_a_game_is_of_a_kind_that_is_listed(seed: int) -> None:
    for game in positions(seed):
        moves = game.state.open or []
        assert {move[0] for move in moves} <= words(MoveKind)
        if game.decision is not None:
            assert game.decision.kind in QUESTION_KINDS
            for side in (None, *sneakdoor.Side):
                seen = game.glance(side).decision
                assert seen is not None
                assert seen.kind in QUESTION_KINDS
            assert {option.kind for option in game.decision.options} <= words(OptionKind)


@pytest.mark.interpreted
def test_every_kind_that_is_listed_is_made_somewhere() -> None:
    assert words(MoveKind) <= first_words()


def test_giving_up_is_the_only_answer_that_nobody_asks_for() -> None:
    assert words(OptionKind) - words(MoveKind) == {"concede"}


def test_the_lists_are_those_of_the_types() -> None:
    assert list(MOVE_KINDS) == sorted(words(MoveKind))
    assert list(QUESTION_KINDS) == sorted(words(QuestionKind))


@pytest.mark.interpreted
def test_every_kind_of_question_is_asked_somewhere() -> None:
    package = Path(sneakdoor.__file__).parent
    files = [
        *(path for room in (*ROOMS, "model") for path in (package / room).rglob("*.py")),
        package / "view_parts.py",
    ]
    written = "".join(path.read_text(encoding="utf-8") for path in files if path.name != "moves.py")
    assert [kind for kind in QUESTION_KINDS if f'"{kind}"' not in written] == []
