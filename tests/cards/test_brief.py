"""The brief line of a card: short, made from the declaration, and never the same for cards that differ."""

import re
from dataclasses import replace

from sneakdoor.cards.registry import book
from sneakdoor.catalogue import cards
from sneakdoor.model.brief import LONGEST, fitted


def line(title: str) -> str:
    declared = cards()[title].declared
    assert declared is not None
    return declared.brief


BEFORE_THE_GAME = ("For drafts only.", "Your deck may ", "Your deck cannot ")


def test_every_card_that_says_something_has_a_line_that_fits_on_its_face() -> None:
    for one in book().cards:
        says = any(text and not text.startswith(BEFORE_THE_GAME) for text in one.text.split("\n"))
        assert bool(one.brief) == says, one.title
        assert len(one.brief) <= LONGEST, one.title
        assert not re.search(r"\[[a-z-]*$|^[^\[]*\]", one.brief), f"{one.title}: a symbol is cut in two"


def test_what_an_icebreaker_costs_stays_in_its_line() -> None:
    assert line("Corroder") == "1[credit]: break 1 barrier sub · 1[credit]: +1 strength"
    assert line("Yog.0") == "0[credit]: break 1 code gate sub"


def test_ice_says_its_subroutines_and_counts_the_same_ones() -> None:
    assert line("Wall of Static") == "End the run"
    assert line("Ichi 1.0").endswith("Trash 1 program ×2")


def test_rules_for_deck_building_are_left_out() -> None:
    assert line("Desperado") == "Successful run: gain 1[credit]"
    assert line("The Shadow: Pulling the Strings") == ""
    assert line('Jamie "Bzzz" Micken: Techno Savant').startswith("First time each turn you install a card")


def test_the_line_follows_the_declaration() -> None:
    corroder = next(one for one in book().cards if one.title == "Corroder")
    assert replace(corroder, abilities=corroder.abilities[:1]).brief == "1[credit]: break 1 barrier sub"


def test_only_a_part_that_is_cut_is_marked() -> None:
    assert fitted(["one", "two"]) == "one · two"
    assert fitted(["x" * (LONGEST - 3), "another one"]) == "x" * (LONGEST - 3)
    assert fitted(["word " * 40]).endswith("…")
