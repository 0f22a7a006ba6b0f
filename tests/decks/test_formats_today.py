"""Formats of today: Startup, Standard, Eternal with its points, System Gateway; decks by the rules 26.03."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sneakdoor import Side
from sneakdoor.arena.match import Match
from sneakdoor.cli.app import app
from sneakdoor.decks import (
    Deck,
    cards,
    check,
    check_for_play,
    format_named,
    format_on,
    formats,
    gateway_decks,
    pool,
    read,
    rules_for,
    rules_only,
    write,
)
from sneakdoor.decks.gather_lists import follow, lists_today

TODAY = "26.03"
HB = "Haas-Bioroid: Precision Design"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


class TestPools:
    def test_each_format_knows_its_rules(self) -> None:
        assert {format_named(name, TODAY).rules for name in ("startup", "standard", "eternal", "system-gateway")} == {
            TODAY
        }
        assert {format_named(name).rules for name in ("standard", "eternal", "rules", "draft")} == {"1.4"}
        assert format_named("startup").name == "startup-2026-05"
        assert all(one.rules == (TODAY if one.since > "2021" else "1.4") for one in formats().values() if one.since)

    @pytest.mark.rule("26.03:1.4.8")
    @pytest.mark.parametrize(
        ("title", "startup", "standard", "eternal"),
        [
            ("Tithe", True, True, True),  # System Gateway
            ("Hedge Fund", True, True, True),
            ("Account Siphon", False, False, True),
            ("Cleaver", False, False, True),  # on the lists of both
            ("World Tree", False, False, True),
            ("Nga", False, True, True),  # Midnight Sun
            ("Sadyojata", False, False, False),
        ],
    )
    def test_pools_of_today(self, title: str, startup: bool, standard: bool, eternal: bool) -> None:
        found = [title in pool(format_named(name, TODAY)) for name in ("startup", "standard", "eternal")]

        assert found == [startup, standard, eternal]

    def test_a_day_has_the_list_that_was_in_force(self) -> None:
        assert format_on("startup", "2024-02-01").name == "startup-2024-01"
        assert "Endurance" in pool(format_on("standard", "2022-08-10"))
        assert "Endurance" not in pool(format_on("standard", "2026-09-01"))

    def test_newer_cards_are_in_no_pool_of_1_4(self) -> None:
        assert not [title for title in pool(format_named("rules")) if title not in cards()]


class TestLegality:
    @pytest.mark.rule("26.03:1.4.8")
    def test_points_are_counted_once_for_each_title(self) -> None:
        deck = {"Account Siphon": 3, "Rumor Mill": 1}  # 3 and 4 points
        more = deck | {"Employee Strike": 1}  # 2 points
        said = [one for one in check(Deck.of("MaxX", more), format_named("eternal", TODAY)) if one.found == 9]

        assert not [
            one for one in check(Deck.of("MaxX", deck), format_named("eternal", TODAY)) if "points of" in one.words
        ]
        assert [(one.rule, one.most) for one in said] == [("26.03:1.4.8", 7)]

    @pytest.mark.rule("26.03:1.4.8")
    def test_the_identity_has_points_too(self) -> None:
        titles = {"24/7 News Cycle": 1, "AstroScript Pilot Program": 1, "Jackson Howard": 1, "Museum of History": 1}
        weyland = Deck.of("Weyland Consortium: Building a Better World", titles)  # 6 points
        nebula = Deck.of("Nebula Talent Management: Making Stars", titles)  # 2 more

        found = [
            [one.found for one in check(deck, format_named("eternal", TODAY)) if one.most == 7]
            for deck in (weyland, nebula)
        ]

        assert found == [[], [8]]

    @pytest.mark.rule("26.03:1.4.8")
    @pytest.mark.parametrize(("copies", "legal"), [(4, True), (5, False)])
    def test_startup_bounds_agendas_worth_three(self, copies: int, legal: bool) -> None:
        large = [title for title in pool(format_named("startup")) if cards(TODAY)[title].points == 3]
        deck = Deck.of(HB, {large[0]: 3, large[1]: copies - 3})

        assert deck.size == copies
        assert (not [one for one in check(deck, "startup") if "worth 3 points" in one.words]) == legal

    @pytest.mark.rule("26.03:1.4.2")
    def test_a_deck_of_1_4_has_no_newer_cards(self) -> None:
        deck = Deck.of("NBN: Making News", {"Tithe": 1})

        assert [one.rule for one in check(deck) if one.card == "Tithe"] == ["1.4.2"]
        assert not [one for one in check(deck, rules_only(TODAY)) if one.card == "Tithe"]
        assert (rules_for(deck), rules_for(Deck.of("NBN: Making News", {"Hedge Fund": 1}))) == (TODAY, "1.4")

    @pytest.mark.rule("26.03:1.4.7")
    def test_copies_are_limited_as_the_rules_have_the_card(self) -> None:
        deck = Deck.of("NBN: Making News", {"AstroScript Pilot Program": 3})

        assert [one.rule for one in check(deck) if one.card] == ["1.4.7"]
        assert not [one for one in check(deck, rules_only(TODAY)) if one.rule == "26.03:1.4.7"]


class TestStarterPack:
    @pytest.mark.rule("26.03:1.4.1a")
    @pytest.mark.parametrize("name", gateway_decks())
    def test_its_decks_are_legal_in_system_gateway_and_nowhere_else(self, name: str) -> None:
        deck = gateway_decks()[name]

        assert check(deck, "system-gateway") == []
        for other in (rules_only(TODAY), format_named("startup"), format_named("eternal", TODAY)):
            assert "26.03:1.4.1a" in [one.rule for one in check(deck, other)]

    @pytest.mark.rule("26.03:1.4.1a")
    def test_its_identities_are_legal_with_no_other_deck(self) -> None:
        deck = next(iter(gateway_decks().values()))
        other = Deck.of(deck.identity, {**deck.cards, "Hedge Fund": 2})

        assert [one.rule for one in check(other, "system-gateway")][-1] == "26.03:1.4.1a"
        assert deck.identity not in pool(format_named("system-gateway"))

    @pytest.mark.rule("26.03:1.5.4c")
    def test_its_identities_are_not_brought_along(self) -> None:
        deck = Deck.of(ZAHYA, {}, extras={"The Catalyst: Convention Breaker": 1})

        assert [one.card for one in check(deck, rules_only(TODAY)) if one.rule == "26.03:1.4.1a"] == list(deck.extras)

    @pytest.mark.parametrize("booster", ["", " with booster"])
    def test_its_decks_are_played_by_bots(self, booster: str) -> None:
        corp, runner = (gateway_decks()[f"Gateway {side}{booster}"] for side in ("Corp", "Runner"))

        assert check_for_play(corp, "system-gateway") == check_for_play(runner, "system-gateway") == []
        for number in range(3):
            _, game = Match(corp, runner, "greedy", "greedy", 7, TODAY).play(number)
            assert game.outcome is not None


class TestImport:
    def test_netrunnerdb_text_is_read_with_or_without_accents_and_quotes(self) -> None:
        newer = [one for one in cards(TODAY).values() if one.title not in cards() and one.title != one.plain]
        runners = [one for one in newer if one.side is Side.RUNNER and not one.is_identity]
        for written in ([one.title for one in runners], [one.plain for one in runners]):
            deck = read(
                "\n".join(["Of 2026", "", f"{ZAHYA} (System Gateway)", "", *(f"1x {one} ●●" for one in written)])
            )

            assert (deck.identity, set(deck.cards)) == (ZAHYA, {one.title for one in runners})
        assert len(runners) > 5

    def test_every_title_of_today_goes_through_every_form(self) -> None:
        newer = [one for one in cards(TODAY).values() if one.title not in cards() and not one.is_identity]
        for side, identity in ((Side.CORP, HB), (Side.RUNNER, ZAHYA)):
            deck = Deck.of(identity, {one.title: 1 for one in newer if one.side is side}, name="All")
            for form in ("text", "nrdb", "markdown", "jinteki", "octgn", "json"):
                again = read(write(deck, form))
                assert (again.identity, again.cards) == (deck.identity, deck.cards)


def run(*arguments: object) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["deck", "check", *map(str, arguments)])
    return done.exit_code, done.stdout or str(done.exception)


class TestCommand:
    def test_a_deck_is_checked_by_a_format_of_today(self, tmp_path: Path) -> None:
        file = tmp_path / "deck.txt"
        file.write_text(f"{ZAHYA}\n3 Sure Gamble\n3 Cleaver\n1 Account Siphon\n", encoding="utf-8")

        code, told = run("--format", "startup", "--json", file)
        lines = [one["line"] for one in json.loads(told)["decks"][0]["violations"]]

        assert (code, json.loads(told)["format"]) == (1, "startup-2026-05")
        assert [line.partition(":")[0] for line in lines if "CR 26.03:1.4.8" in line] == ["Account Siphon", "Cleaver"]

    def test_rules_alone_and_rules_with_a_format(self, tmp_path: Path) -> None:
        file = tmp_path / "deck.txt"
        file.write_text(f"{ZAHYA}\n3 Sure Gamble\n", encoding="utf-8")

        assert "newer than the rules 1.4" in run(file)[1]
        assert "[rules-26.03]" in run("--rules", TODAY, file)[1]
        assert "[standard-2026-08]" in run("--rules", TODAY, "--format", "standard", file)[1]
        assert "is played by the rules 1.4" in run("--rules", TODAY, "--format", "draft", file)[1]
        assert "there are 1.4 and 26.03" in run("--rules", "9", file)[1]


def test_lists_are_gathered_from_facts() -> None:
    printed = {"code": "sg", "set_id": "gateway", "release": "2021-03-28"}
    facts = {
        "formats": {
            "standard": [
                {"id": "standard_0", "date_start": "2020-01-01", "card_pool_id": "all"},
                {"id": "standard_1", "date_start": "2021-05-01", "card_pool_id": "all", "restriction_id": "list"},
                {"id": "sunset_1", "date_start": "2022-05-01", "card_pool_id": "all"},
            ],
            "startup": [{"id": "startup_0", "date_start": "2019-03-18", "card_pool_id": "all"}],
            "eternal": [
                {"id": "eternal_0", "date_start": "2022-01-01", "card_pool_id": "all", "restriction_id": "points"}
            ],
        },
        "pools": {
            family: [{"id": "all", "card_set_ids": ["gateway"]}] for family in ("standard", "startup", "eternal")
        },
        "restrictions": {
            "list": {"banned": ["x"], "subtypes": {"banned": ["current"]}, "max_3_point_agendas": 4},
            "points": {"points": {"2": ["y"]}, "point_limit": 7},
        },
    }
    known = [
        {"id": "x", "title": "X", "subtypes": [], "sets": [printed]},
        {"id": "y", "title": "Y", "subtypes": ["current"], "sets": [printed]},
    ]

    standard, startup, eternal = lists_today(facts, known)

    assert (standard["name"], standard["removed"], standard["three_pointers"]) == ("standard-2021-05", ["X", "Y"], 4)
    assert (startup["since"], startup["sets"], startup["rules"]) == ("2021-03-28", ["sg"], TODAY)
    assert (eternal["points"], eternal["most_points"]) == ({"Y": 2}, 7)
    old = [{"family": "standard", "name": "standard-2020-01", "before": ""}, {"family": "snapshot", "before": ""}]
    assert [one["before"] for one in follow(old, [standard, startup, eternal])][:2] == ["2021-05-01", ""]
