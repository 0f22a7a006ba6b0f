"""The author guide: every example on the page is taken as it stands, registered, read and played."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.catalogue import lint_card, truth
from sneakdoor.model.declare import Book, CardDef

PAGE = (Path(__file__).parents[2] / "docs" / "guide.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
TYPES = {
    ("corp", "identity"), ("runner", "identity"), ("runner", "event"), ("corp", "operation"), ("corp", "agenda"),
    ("corp", "asset"), ("corp", "upgrade"), ("corp", "ice"), ("runner", "hardware"), ("runner", "program"),
    ("runner", "resource"),
}  # fmt: skip


@dataclass(frozen=True)
class Example:
    """A card of the guide: its declaration, the text the page promises, and how it is played."""

    card: CardDef
    text: str
    play: str
    names: dict[str, Any]


def examples() -> list[Example]:
    """The first block is what all begin with; then come a declaration, a text and a play for each card."""
    (_, preamble), *blocks = BLOCKS
    found = []
    for (_, declared), (_, text), (_, play) in zip(blocks[::3], blocks[1::3], blocks[2::3], strict=True):
        names: dict[str, Any] = {}
        exec(preamble, names)  # noqa: S102  (our own page)
        before = set(names)
        exec(declared, names)  # noqa: S102
        cards = [names[name] for name in names if name not in before and isinstance(names[name], CardDef)]
        assert len(cards) == 1, declared
        found.append(Example(cards[0], text, play, names))
    return found


EXAMPLES = examples()
EACH = pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.card.title)


def test_there_is_one_of_each_type_and_an_icebreaker() -> None:
    assert {(one.card.side.name.lower(), one.card.type) for one in EXAMPLES} == TYPES
    assert any("Icebreaker" in one.card.subtypes for one in EXAMPLES)


def test_every_block_on_the_page_is_part_of_an_example() -> None:
    assert [kind for kind, _ in BLOCKS] == ["python", *["python", "text", "python"] * len(EXAMPLES)]


def test_all_of_them_go_into_one_book() -> None:
    made = Book([*book().cards, *(one.card for one in EXAMPLES)])

    assert all(made.cards[made.by_title[one.card.title]] is one.card for one in EXAMPLES)


@EACH
def test_its_text_is_the_one_on_the_page(example: Example) -> None:
    assert example.card.text.splitlines() == example.text.splitlines()


@EACH
def test_it_plays_as_the_page_says(example: Example) -> None:
    assert "assert" in example.play
    assert f'"{example.card.title}"' in example.play
    exec(example.play, example.names)  # noqa: S102


@EACH
def test_checks_find_nothing_but_that_it_was_never_printed(example: Example) -> None:
    findings = [one.words for one in lint_card(example.card)]

    assert findings == ["no printing is known: an invented card, or a misspelt title"]
    assert truth([example.card]).blind == ()
