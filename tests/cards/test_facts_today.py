"""Every fact of every card by version 26.03 equals the card data of today, where that file is at hand.

The file is not part of the repository. SNEAKDOOR_CARDS_TODAY names it; otherwise a folder `shared` beside the checkout
is looked into. Where there is none, only the facts in the package's own data are compared.
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
from sneakdoor.catalogue import cards as entries
from sneakdoor.catalogue import printed_subroutines
from sneakdoor.catalogue.lint import said
from sneakdoor.decks.facts import CardFacts, cards, facts_of, load
from sneakdoor.decks.titles import fold

RULES = "26.03"
HERE = Path(__file__).parents[3] / "shared" / "cards" / "cards_today.json"
FILE = Path(os.environ.get("SNEAKDOOR_CARDS_TODAY") or HERE)

with_data = pytest.mark.skipif(
    not FILE.is_file(), reason=f"no card data at {FILE}: facts not checked; SNEAKDOOR_CARDS_TODAY names the file"
)


@cache
def data() -> dict[str, dict[str, Any]]:
    return {fold(line["title"]): line for line in json.loads(FILE.read_text(encoding="utf-8"))}


def fronts() -> list[CardDef]:
    return list(book(RULES).cards[: book(RULES).fronts])


def new_cards() -> list[CardDef]:
    """The cards that only these rules have, and those they declare in another way."""
    old = {id(card) for card in book().cards}
    return [card for card in fronts() if id(card) not in old]


def expected(line: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The facts of a line of the data, named as the declaration names them."""
    x = line.get("cost") is None and line["type"] not in {"agenda", "identity"}
    yield "side", line["side"]
    yield "type", line["type"]
    yield "faction", line["faction"]
    yield "subtypes", {fold(one) for one in line["subtypes"]}
    yield "cost", None if x else line.get("cost")
    yield "x_cost", x
    # The data has no number for a strength of X.
    yield "strength", line.get("strength") or (0 if "strength" in line else None)
    yield "memory", line.get("memory") or 0
    yield "trash", line.get("trash")
    yield "advancement", line.get("advancement") or 0
    yield "points", line.get("points") or 0
    yield "influence", line.get("influence")
    yield "unique", line["unique"]
    yield "link", line.get("link") or 0
    yield "min_deck", line.get("minimum_deck_size") or 0
    yield "influence_limit", line.get("influence_limit")
    yield "deck_limit", line["deck_limit"]


def declared(card: CardDef, name: str) -> Any:
    if name == "side":
        return card.side.name.lower()
    if name == "subtypes":
        return {fold(one) for one in card.subtypes}
    if name == "cost":
        return None if card.x_cost else card.cost
    return getattr(card, name)


def differences(card: CardDef, line: dict[str, Any] | None) -> list[str]:
    if line is None:
        return [f"{card.title}: no such title in the data"]
    return [
        f"{card.title}: {name} is {declared(card, name)!r}, the data has {value!r}"
        for name, value in expected(line)
        if declared(card, name) != value
    ]


class TestData:
    """The facts in the package's own data, which cards have that are not declared yet."""

    def test_there_are_all_cards(self) -> None:
        assert len(cards(RULES)) == 2054
        assert set(cards()) < set(cards(RULES))

    def test_facts_that_are_written_twice_are_equal(self) -> None:
        """A card keeps its line of data for a while after it is declared; `decks.gather` takes the facts out."""
        lines = {line["title"]: line for line in load("cards.json")}
        wrong = []
        for card in fronts():
            told = facts_of(card)
            for name, value in lines.get(card.title, {}).items():
                ours = getattr(told, name)
                same = set(ours) == set(value) if name == "subtypes" else ours == value
                if not same and name != "printings":
                    wrong.append(f"{card.title}: {name} is {ours!r}, the data has {value!r}")
        assert wrong == []

    def test_facts_differ_between_rules(self) -> None:
        then, now = cards()["Fenris"], cards(RULES)["Fenris"]

        assert then.subtypes == ("sentry", "ap", "illicit")
        assert now.subtypes == ("sentry", "ap", "liability")
        assert cards()["AstroScript Pilot Program"].limit == 1
        assert cards(RULES)["AstroScript Pilot Program"].limit == 3

    def test_a_newer_card_is_named_by_its_newest_printing_and_an_older_one_by_that_of_its_period(self) -> None:
        assert (cards(RULES)["Anemone"].printing.set, cards(RULES)["Sure Gamble"].printing.set) == ("ms", "sc19")

    def test_subtypes_are_those_of_the_rules(self) -> None:
        """CR 26.03:2.16.7: a list of all subtypes, by type; nothing is illicit any more."""
        assert not [card.title for card in cards(RULES).values() if "illicit" in card.subtypes]
        assert all("-" not in one or one in HYPHENATED for card in cards(RULES).values() for one in card.subtypes)
        assert not any("_" in one for card in cards(RULES).values() for one in card.subtypes)


HYPHENATED = {"g-mod", "consumer-grade", "off-site"}


@with_data
class TestDeclarations:
    def test_every_fact_equals_the_data(self) -> None:
        assert [words for card in fronts() for words in differences(card, data().get(fold(card.title)))] == []

    def test_every_fact_of_an_undeclared_card_equals_the_data(self) -> None:
        wrong = [
            f"{title}: {name} is {getattr(entry.facts, name)!r}, the data has {value!r}"
            for title, entry in entries(RULES).items()
            if entry.declared is None
            for name, value in facts_in(data()[fold(title)])
            if value != getattr(entry.facts, name)
        ]
        assert wrong == []

    def test_a_wrong_fact_is_found(self) -> None:
        card = next(card for card in fronts() if card.title == "Wall of Static")
        line = {**data()[fold(card.title)], "strength": 7}

        assert differences(card, line) == ["Wall of Static: strength is 3, the data has 7"]
        assert differences(card, None) == ["Wall of Static: no such title in the data"]

    def test_subroutines_are_as_many_as_printed(self) -> None:
        wrong = []
        for card in new_cards():
            printed = printed_subroutines(data()[fold(card.title)]["text"])
            subs = sum(isinstance(one, Sub) and one.times is None for one in card.abilities)
            if subs != printed:
                wrong.append(f"{card.title}: {subs} subroutines, {printed} are printed")
        assert wrong == []

    def test_a_card_with_printed_text_speaks(self) -> None:
        printed = [card for card in new_cards() if data()[fold(card.title)]["text"]]
        assert [card.title for card in printed if not any(map(said, card.abilities))] == []

    def test_other_sides_have_the_titles_of_the_data(self) -> None:
        wrong = []
        for card in (one for one in fronts() if one.title not in cards()):
            line = data()[fold(card.title)]
            faces = [side.get("title", line["title"]) for side in line.get("faces", ())]
            ours = [back.title for back in card.backs]
            if faces != ours:
                wrong.append(f"{card.title}: other sides are {ours}, the data has {faces}")
        assert wrong == []


def facts_in(line: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The facts of a line of the data, as deck building names them."""
    for name, value in expected(line):
        if name == "subtypes":
            yield name, tuple("g-mod" if one == "g_mod" else one.replace("_", " ") for one in line["subtypes"])
        elif name == "cost":
            yield name, line["advancement"] if line["type"] == "agenda" else value
        elif name in {"min_deck", "deck_limit"}:
            yield {"min_deck": "minimum", "deck_limit": "limit"}[name], value
        elif name in CardFacts.__slots__:
            yield name, value
