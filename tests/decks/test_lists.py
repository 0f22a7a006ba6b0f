"""Tournament lists by date: what was in the pool on a day, and what was banned, restricted or dearer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sneakdoor.cli.app import app
from sneakdoor.decks import Deck, cards, check, families, format_named, format_on, formats, sets
from sneakdoor.decks.gather_lists import lists

NOISE = "Noise: Hacker Extraordinaire"


def words(deck: Deck, day: str, rule: str) -> list[str]:
    return [str(one) for one in check(deck, format_on("standard", day)) if one.rule == rule]


@pytest.mark.parametrize(
    ("day", "name"),
    [
        ("2012-09-06", "standard-2012-09"),
        ("2016-01-31", "standard-2012-09"),
        ("2016-02-01", "standard-2016-02"),
        ("2017-10-01", "standard-2017-10"),
        ("2019-12-26", "standard-2019-09"),
        ("2019-12-27", "standard-2019-12-27"),
        ("2019-12-31", "standard-2019-12"),
        ("2020-12-31", "standard-2020-12"),
        ("2021-04-08", "standard-2020-12"),
        ("2021-04-09", "standard-2021-04"),
        ("2026-08-01", "standard-2026-08"),
    ],
)
def test_each_day_has_the_list_that_was_in_force(day: str, name: str) -> None:
    assert format_on("standard", day).name == name


@pytest.mark.parametrize("family", families())
def test_the_lists_of_a_format_follow_on_each_other(family: str) -> None:
    known = families()[family]

    assert all(one.since < two.since and one.before == two.since for one, two in pairwise(known))
    assert not known[-1].before


def test_without_a_day_it_is_that_of_the_rules() -> None:
    assert format_named("standard").name == "standard-2019-12"


@pytest.mark.parametrize(
    ("family", "day", "said"),
    [
        ("standard", "2012-09-05", "go from 2012-09-06 to 2026-12-31"),
        ("standard", "2027-01-01", "go from 2012-09-06 to 2026-12-31"),
        ("standard", "yesterday", "no day; write it as 2019-12-31"),
        ("modern", "2019-01-01", "there are standard, eternal, snapshot, startup"),
    ],
)
def test_what_is_not_known_is_said(family: str, day: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        format_on(family, day)


@pytest.mark.rule("1.4.8")
def test_a_card_is_in_from_its_release_until_it_rotates_out() -> None:
    deck = Deck.of("Quetzal: Free Spirit", {"Parasite": 1, "Boomerang": 1})

    assert len(words(deck, "2014-01-01", "1.4.8")) == 2  # neither Quetzal nor Boomerang
    assert [one for one in words(deck, "2019-04-01", "1.4.8") if "Boomerang" in one] != []
    assert [one for one in words(deck, "2019-12-31", "1.4.8") if "Boomerang" in one] == []
    assert [one for one in words(deck, "2016-03-01", "1.4.8") if "Parasite" in one] == []
    assert [one for one in words(deck, "2018-12-21", "1.4.8") if "Parasite" in one] != []


@pytest.mark.rule("1.4.8")
def test_the_first_lists_lowered_influence_and_never_below_one() -> None:
    listed = {
        "Parasite": 3,
        "Clone Chip": 3,
        "Desperado": 3,
        "Yog.0": 3,
        "Prepaid VoicePAD": 3,
        'Cerberus "Lady" H1': 1,
    }
    (told,) = words(Deck.of(NOISE, listed), "2016-02-01", "1.4.5")

    assert told.startswith("influence 18 of 1: 17 too many")
    assert "Lowers the limit [standard-2016-02]: " in told
    assert "Parasite 3×1" in told
    assert words(Deck.of(NOISE, {"Parasite": 3, "Clone Chip": 3, "Desperado": 2}), "2016-02-01", "1.4.5") != []
    assert words(Deck.of(NOISE, {"Parasite": 3, "Clone Chip": 3, "Desperado": 2}), "2016-01-31", "1.4.5") == []


@pytest.mark.rule("1.4.8")
def test_the_list_of_2017_made_cards_dearer_in_faction_too() -> None:
    faust = {"Faust": 3, "Wyldside": 3, "Parasite": 3}

    assert words(Deck.of("MaxX", faust), "2017-04-12", "1.4.5") == []
    (told,) = words(Deck.of("MaxX", faust | {"Rumor Mill": 1}), "2017-04-12", "1.4.5")
    assert told.startswith("influence 18 of 15: 3 too many. Out of faction: none. Costs more [standard-2017-04]: ")


@pytest.mark.rule("1.4.8")
def test_later_ones_banned_all_currents() -> None:
    deck = Deck.of("Quetzal: Free Spirit", {"Hacktivist Meeting": 1})

    assert [one for one in words(deck, "2020-06-26", "1.4.8") if "Hacktivist" in one] != []
    assert [one for one in words(deck, "2020-06-25", "1.4.8") if "Hacktivist" in one] == []


def test_all_that_they_name_is_known() -> None:
    for one in formats().values():
        named = {*one.removed, *one.restricted, *one.penalties, *one.surcharges, *one.points}
        assert named <= set(cards(one.rules))
        assert one.sets <= set(sets(one.rules))


def test_the_command_takes_a_day(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(f"{NOISE}\n3 Parasite\n", encoding="utf-8")

    told = CliRunner().invoke(app, ["deck", "check", "--on", "2016-03-01", "--json", str(file)])
    wrong = CliRunner().invoke(app, ["deck", "check", "--on", "2027-03-01", str(file)])

    assert (told.exit_code, json.loads(told.stdout)["format"]) == (1, "standard-2016-02")
    assert wrong.exit_code != 0


def test_a_set_that_came_out_meanwhile_is_in_and_an_unknown_list_bans_nothing() -> None:
    facts: Mapping[str, object] = {
        "formats": [
            {
                "id": "plain",
                "name": "Plain",
                "snapshots": [
                    {"card_pool_id": "one", "date_start": "2013-01-01"},
                    {"card_pool_id": "two", "date_start": "2014-01-01", "restriction_id": "list"},
                ],
            }
        ],
        "pools": {
            "one": {"format_id": "plain", "card_set_ids": ["a"], "card_cycle_ids": ["first"]},
            "two": {"format_id": "plain", "card_set_ids": ["b"], "card_cycle_ids": ["second"]},
        },
        "restrictions": {"list": {"banned": ["X"], "subtypes": {"banned": ["current"]}}},
        "sets": {"a": {"cycle": "first", "release": "2012-01-01"}, "b": {"cycle": "second", "release": "2013-06-01"}},
    }
    printed = [
        {"title": "X", "subtypes": [], "sets": [{"set_id": "a", "code": "aa"}]},
        {"title": "Y", "subtypes": ["Current"], "sets": [{"set_id": "b", "code": "bb"}]},
    ]

    old, new = lists(facts, printed)

    assert (old["name"], old["sets"], old["removed"]) == ("plain-2013-01", ["aa", "bb"], [])
    assert (new["name"], new["sets"], new["removed"]) == ("plain-2014-01", ["bb"], ["X", "Y"])
