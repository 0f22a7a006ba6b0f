"""Every fact of every declared card equals the card data, where that file is at hand.

The file is not part of the repository. SNEAKDOOR_CARDS names it; otherwise a folder `shared` beside the checkout is
looked into. Where there is none, these tests say so and are skipped.
"""

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import CardDef, Sub
from sneakdoor.catalogue import printed_subroutines
from sneakdoor.catalogue.lint import said
from sneakdoor.decks.titles import fold

FILE = Path(os.environ.get("SNEAKDOOR_CARDS") or Path(__file__).parents[3] / "shared" / "cards" / "cards.json")

pytestmark = pytest.mark.skipif(
    not FILE.is_file(), reason=f"no card data at {FILE}: facts not checked; SNEAKDOOR_CARDS names the file"
)


@cache
def data() -> dict[str, dict[str, Any]]:
    return {fold(line["title"]): line for line in json.loads(FILE.read_text(encoding="utf-8"))}


def fronts() -> list[CardDef]:
    backs = {id(back) for card in book().cards for back in card.backs}
    return [card for card in book().cards if id(card) not in backs]


def expected(line: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The facts of a line of the data, named as the declaration names them."""
    x = line.get("cost") == "X"
    yield "side", line["side"]
    yield "type", line["type"]
    yield "faction", line["faction"]
    yield "subtypes", tuple(line["subtypes"])
    yield "cost", None if x else line.get("cost")
    yield "x_cost", x
    yield "strength", 0 if line.get("strength") == "X" else line.get("strength")
    yield "memory", line.get("memory") or 0
    yield "trash", line.get("trash")
    yield "advancement", line.get("advancement") or 0
    yield "points", line.get("points") or 0
    yield "influence", line.get("influence")
    yield "unique", line["unique"]
    yield "link", line.get("base_link") or 0
    yield "min_deck", line.get("min_deck") or 0
    yield "influence_limit", line.get("influence_limit")
    yield "deck_limit", line["deck_limit"]


def declared(card: CardDef, name: str) -> Any:
    if name == "side":
        return card.side.name.lower()
    if name == "cost":
        return None if card.x_cost else card.cost
    return getattr(card, name)


def differences(card: CardDef, line: dict[str, Any]) -> list[str]:
    """What differs; a fact that was changed after the period may be as it was then."""
    then = line.get("stats_2020_diff", {})
    found = []
    for name, value in expected(line):
        ours = declared(card, name)
        was = tuple(then[name]) if isinstance(then.get(name), list) else then.get(name, value)
        if ours != value and ours != was:
            found.append(f"{card.title}: {name} is {ours!r}, the data has {value!r}")
    return found


def faces(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The other sides of a card as lines of their own: what a side does not say it has from the front.

    Only the front has a deck size and an influence limit, and each side prints its own subtypes and link.
    """
    then = line.get("stats_2020_diff", {})
    kept: dict[str, Any] = {name: line[name] for name in ("side", "type", "faction", "unique", "deck_limit")}
    return [
        {
            **kept,
            "title": side.get("title", line["title"]),
            "subtypes": [one.title() for one in side.get("subtypes", ())],
            "base_link": side.get("base_link"),
            "stats_2020_diff": {"subtypes": then["subtypes"]} if "subtypes" in then else {},
        }
        for side in line.get("faces", ())
    ]


def differing_faces(card: CardDef, line: dict[str, Any]) -> list[str]:
    """The same for the other sides of a card, one by one."""
    sides = faces(line)
    if not sides and all(back.title in line["text"].splitlines() for back in card.backs):
        return []  # told as a part of the text alone: its title stands there as a line of its own
    if len(sides) != len(card.backs):
        return [f"{card.title}: has {len(card.backs)} other sides, the data has {len(sides)}"]
    found = []
    for back, side in zip(card.backs, sides, strict=True):
        if fold(back.title) != fold(side["title"]):
            found.append(f"{card.title}: an other side is {back.title!r}, the data has {side['title']!r}")
        found += differences(back, side)
    return found


def test_every_fact_equals_the_data() -> None:
    wrong = []
    for card in fronts():
        line = data().get(fold(card.title))
        wrong += differences(card, line) if line is not None else [f"{card.title}: no such title in the data"]
    assert wrong == []


@pytest.mark.rule("1.4:3.1.1a")
def test_every_fact_of_the_other_sides_equals_the_data() -> None:
    wrong = [words for card in fronts() for words in differing_faces(card, data()[fold(card.title)])]
    assert wrong == []


@pytest.mark.rule("1.4:3.1.1a")
@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"base_link": 0}, "Hoshiko Shiro: Mahou Shoujo: link is 1, the data has 0"),
        ({"subtypes": ["natural"]}, "Hoshiko Shiro: Mahou Shoujo: subtypes is ('Digital',), the data has ('Natural',)"),
        (
            {"title": "Hoshiko"},
            "Hoshiko Shiro: Untold Protagonist: an other side is 'Hoshiko Shiro: Mahou Shoujo', the data has 'Hoshiko'",
        ),
    ],
)
def test_a_wrong_fact_of_an_other_side_is_found(changed: dict[str, Any], told: str) -> None:
    card = next(card for card in fronts() if card.title == "Hoshiko Shiro: Untold Protagonist")
    line = data()[fold(card.title)]
    sides = [{**line["faces"][0], **changed}]

    assert differing_faces(card, {**line, "faces": sides}) == [told]
    assert differing_faces(card, {**line, "faces": []}) == [f"{card.title}: has 1 other sides, the data has 0"]


def test_a_wrong_fact_is_found() -> None:
    card = next(card for card in fronts() if card.title == "Wall of Static")
    line = {**data()[fold(card.title)], "strength": 7}

    assert differences(card, line) == ["Wall of Static: strength is 3, the data has 7"]


def test_subroutines_are_as_many_as_printed() -> None:
    """Those that something gains are not printed, and `Sub` with `times` is one of these."""
    wrong = []
    for card in fronts():
        line = data().get(fold(card.title), {})
        printed = printed_subroutines(line.get("text_v14") or line.get("text") or "")
        subs = sum(isinstance(one, Sub) and one.times is None for one in card.abilities)
        if subs != printed:
            wrong.append(f"{card.title}: {subs} subroutines, {printed} are printed")
    assert wrong == []


def test_a_card_with_printed_text_speaks() -> None:
    silent = []
    for card in fronts():
        line = data().get(fold(card.title), {})
        if (line.get("text_v14") or line.get("text")) and not any(map(said, card.abilities)):
            silent.append(card.title)
    assert silent == []
