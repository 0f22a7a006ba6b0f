"""Docstrings, comments, documents and the page avoid a short list of phrases that read as translated."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Regular expressions; a space matches a line break too, with the marks of a comment around it.
PHRASES = (
    "whoever",
    "so many",
    "of the house",
    "hangs? on",
    "it is such a thing",
    "but for an?",
    "shall",
    "away from nothing",
    "have a list of its own from now on",
    "from when it is taken out",
    "can unpack them",
    "as long as their number can change",
)
GAP = r"\s+(?:(?:#|//|\*|>)\s*)?"
AVOIDED = re.compile(r"\b(?:" + "|".join(PHRASES).replace(" ", GAP) + r")\b", re.IGNORECASE)


def files() -> list[Path]:
    patterns = (
        *("*.md", "*.py", "docs/*.md", "docs/*.py", "examples/*.py"),
        *("src/**/*.py", "tests/**/*.py", "tools/**/*.py", "page/src/**/*.ts", "page/src/**/*.svelte"),
    )
    found = {file for pattern in patterns for file in ROOT.glob(pattern)}
    return sorted(found - {Path(__file__)})


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def python_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings and blocks of comments, each with the line where it starts."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    block, start, last = "", 0, 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            if line != last + 1:
                yield start, block
                block, start = "", line
            block, last = f"{block}{token.string}\n", line
    yield start, block


NOT_FOR_DATA = re.compile(r"(?:^|_)(?:re)?told(?:_|$)|Told$")
"""Names that say where data went, not what it is."""


def vague_names(text: str) -> list[tuple[int, str]]:
    """Return line and name for every name in Python that calls data "told"."""
    if "told" not in text.lower():
        return []
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return [
        (one.start[0], one.string) for one in tokens if one.type == tokenize.NAME and NOT_FOR_DATA.search(one.string)
    ]


def avoided_in(text: str, *, python: bool) -> list[tuple[int, str]]:
    """Return line and phrase for everything that the list names."""
    if not AVOIDED.search(text):  # spares most files the parser
        return []
    prose = python_prose(text) if python else [(1, text)]
    return sorted(
        (start + piece[: found.start()].count("\n"), " ".join(found[0].split()))
        for start, piece in prose
        for found in AVOIDED.finditer(piece)
    )


def test_prose_is_plain() -> None:
    found = [
        f"{name_of(file)}:{line}: {phrase}"
        for file in files()
        for line, phrase in avoided_in(file.read_text(encoding="utf-8"), python=file.suffix == ".py")
    ]

    assert found == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('"""Answers, packed for whoever can unpack them."""\n', 1),
        ("x = 1\n# So\n# many cards\n", 2),
        ('LIMIT = 3\n"""It hangs on the moment."""\n', 2),
        ("def f():\n    # one of the house\n    return 1  # but for a moment\n", 2),
    ],
)
def test_a_planted_phrase_in_python_is_found(text: str, line: int) -> None:
    assert avoided_in(text, python=True)[0][0] == line


def test_a_planted_phrase_in_a_document_is_found() -> None:
    assert avoided_in("# Title\n\nWho shall play so\nmany games.\n", python=False) == [(3, "shall"), (3, "so many")]


def test_strings_and_names_in_python_are_left_alone() -> None:
    assert avoided_in('shall = "so many"\n# fine\n', python=True) == []


def test_data_is_named_after_what_it_is() -> None:
    found = [
        f"{name_of(file)}:{line}: {name}"
        for file in sorted((ROOT / "src").rglob("*.py"))
        for line, name in vague_names(file.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_a_planted_name_is_found() -> None:
    text = "told = load()\nclass DeckTold: ...\nclass UntoldStory: ...\n"

    assert vague_names(text) == [(1, "told"), (2, "DeckTold")]
