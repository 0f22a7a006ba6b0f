"""Numbers, servers and conditions of newer events, and what their composed texts say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import accessed, damage, detour, entries, top

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import PROGRAM, Is, Modify, resource
from sneakdoor.testing import Table

SAID = [
    ("In the Groove", "Play only as your first [click]."),
    ("Making an Entrance", "Play only as your first [click]."),
    ("Mars for Martians", "Play only as your first [click]."),
    ("Peace in Our Time", "Play only as your first [click]."),
    ("Credit Kiting", "and take 1 tag."),
    ("Hot Pursuit", "and take 1 tag."),
    ("Mad Dash", "Otherwise, suffer 1 meat damage."),
    ("Black Hat", "Make the Corp trace[4]."),
    ("White Hat", "Make the Corp trace[3]."),
    ("Another Day, Another Paycheck", "make the Corp trace[0]."),
    ("Exclusive Party", "Limit 6 per deck."),
    ("Fear the Masses", "Limit 6 per deck."),
    ("Out of the Ashes", "Limit 6 per deck."),
    ("Watch the World Burn", "Limit 1 per deck."),
    ("Möbius", "you may make another run on R&D."),
    ("Data Breach", "you may make another run on R&D."),
    ("Rumor Mill", "each unique non-region asset or upgrade is blank."),
    ("Divide and Conquer", "The next time you finish accessing cards from Archives during this run"),
    ("Compile", "search your stack or heap for 1 program that can be installed, ignoring all costs."),
    ("Always Have a Backup Plan", "you may make another run on that server without additional costs."),
    ("Khusyuk", "choose a number from 1 up to 20."),
    ("Harmony AR Therapy", "up to 5 cards with different names."),
]


@pytest.mark.parametrize(("title", "words"), SAID)
def test_the_text_says_it(title: str, words: str) -> None:
    card = next(one for one in book().cards if one.title == title)
    assert words.lower() in card.text.lower()


def servers_run(t: Table) -> list[int]:
    found: list[Any] = entries(t, "run begins")
    return [one.server for one in found]


class TestLedElsewhere:
    """A run that was led to a server which could not have been chosen is not the one that an event waits for."""

    @pytest.mark.rule("6.7.3a")
    @pytest.mark.parametrize(
        ("title", "server"),
        [
            ("Diversion of Funds", 1),
            ("Political Graffiti", 1),
            ("Möbius", 0),
            ("Divide and Conquer", 1),
            ("Hot Pursuit", 1),
            ("CBI Raid", 1),
            ("Fear the Masses", 1),
            ("Information Sifting", 1),
            ("Embezzle", 1),
            ("Khusyuk", 0),
        ],
    )
    def test_nothing_comes_of_it(self, title: str, server: int) -> None:
        with Table(turn="runner", cards=(detour(server),)) as t:
            t.corp.hand("Ice Wall").deck("Enigma", "Enigma").discard("Hedge Fund")
            t.corp.scored("Priority Requisition")
            t.runner.put("Detour")
            t.runner.set(credits=5)
            t.runner.hand(title)
            t.runner.play(title)
            t.runner.use("Detour")
            t.finish_run()
            assert len(accessed(t)) == 1
            assert len(servers_run(t)) == 1
            assert t.corp.credits == 5
            assert t.corp.score == 3
            assert t.state.tags == 0
            assert t.corp.titles("hand") == ["Ice Wall"]


class TestNumbers:
    def test_blueberry_diesel_looks_at_two_cards_and_sinks_one(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Easy Mark", "Inject", "Sure Gamble")
            t.runner.hand("Blueberry!™ Diesel")
            first = top(t, 1, 3)
            t.runner.play("Blueberry!™ Diesel")
            assert [t.runner.can("pick", one) for one in first] == [True, True, False]
            t.runner.act("pick", first[1])
            t.settle()
            assert set(t.runner.titles("hand")) == {first[0], first[2]}

    def test_diversion_of_funds_takes_no_more_than_five(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=9)
            t.runner.hand("Diversion of Funds")
            t.runner.play("Diversion of Funds")
            t.runner.accept()
            assert not t.runner.can("number", number=6)
            t.runner.number(0)
            t.finish_run()

    @pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
    def test_white_hat_wants_any_central_server_and_takes_no_more_than_two(self, server: str) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0).hand("Hedge Fund", "Ice Wall", "Enigma")
            t.runner.hand("White Hat")
            t.runner.run(server)
            t.finish_run()
            t.runner.play("White Hat")
            t.runner.number(3)
            t.runner.act("pick", "Ice Wall")
            t.runner.act("pick", "Enigma")
            t.settle()
            assert t.corp.titles("hand") == ["Hedge Fund"]

    def test_exploit_wants_all_three_servers_and_derezzes_no_more_than_three(self) -> None:
        with Table(turn="runner") as t:
            for title in ("Ice Wall", "Enigma", "Wall of Static", "Pop-up Window"):
                t.corp.put(title, "Server 1", rezzed=True)
            t.runner.hand("Exploit")
            for server in ("HQ", "Archives", "R&D"):
                assert not t.runner.can("play", "Exploit")
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Exploit")
            for title in ("Ice Wall", "Enigma", "Wall of Static"):
                t.runner.act("pick", title)
            t.settle()
            assert t.happened("derezzed") == 3

    def test_reshape_wants_exactly_two(self) -> None:
        with Table(turn="runner") as t:
            for title, server in (("Ice Wall", "HQ"), ("Enigma", "R&D"), ("Wall of Static", "Server 1")):
                t.corp.put(title, server)
            t.runner.hand("Reshape")
            t.runner.play("Reshape")
            t.runner.act("pick", t.card("Ice Wall"))
            t.runner.act("pick", t.card("Wall of Static"))
            t.settle()
            assert t.card("Ice Wall").server == "Server 1"
            assert t.card("Enigma").server == "R&D"

    @pytest.mark.parametrize("title", ["Pushing the Envelope", "Lean and Mean"])
    def test_only_icebreakers_grow(self, title: str) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand(title)
            t.runner.play(title)
            t.runner.act("server", server="HQ")
            assert [t.card("Corroder").strength, t.card("Ice Wall").strength] == [4, 1]
            t.finish_run()

    def test_frantic_coding_makes_a_program_five_cheaper(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=8)
            t.runner.deck("Femme Fatale")
            t.runner.hand("Frantic Coding")
            t.runner.play("Frantic Coding")
            t.runner.pick("Femme Fatale")
            t.settle()
            assert t.card("Femme Fatale").installed
            assert t.runner.credits == 8 - 3 - (9 - 5)

    def test_rejig_counts_the_printed_cost(self) -> None:
        cheap = Modify("install cost", -1, Is((PROGRAM,), zone="anywhere"))
        with Table(turn="runner", cards=(resource("Cheap", "neutral_runner", cheap, cost=0),)) as t:
            t.runner.put("Cheap")
            t.runner.put("Magnum Opus")
            t.runner.hand("Rejig", "Femme Fatale")
            t.runner.set(credits=3)
            t.runner.play("Rejig")
            t.runner.pick("Femme Fatale")
            t.settle()
            assert t.card("Femme Fatale").installed
            assert t.runner.credits == 0


class TestWhenAndWhere:
    @pytest.mark.parametrize("title", ["Data Breach", "Möbius"])
    def test_both_runs_are_on_rnd(self, title: str) -> None:
        with Table(turn="runner") as t:
            t.runner.hand(title)
            t.runner.play(title)
            t.runner.accept()
            t.finish_run()
            assert servers_run(t) == [1, 1]

    def test_political_graffiti_runs_archives_and_is_about_one_agenda(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored("Priority Requisition", "Hostile Takeover")
            t.corp.put("Nisei MK II", "Server 1")
            t.runner.hand("Political Graffiti")
            t.runner.play("Political Graffiti")
            t.settle()
            assert not t.runner.can("pick", t.card("Nisei MK II"))
            t.runner.pick("Hostile Takeover")
            t.finish_run()
            assert servers_run(t) == [2]
            assert t.corp.score == 3

    def test_a_card_that_is_only_accessed_is_not_stolen(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall")
            t.runner.hand('"Freedom Through Equality"')
            t.runner.play('"Freedom Through Equality"')
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.score == 0

    def test_without_a_stolen_agenda_another_day_brings_no_trace(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall")
            t.runner.hand("Another Day, Another Paycheck")
            t.runner.play("Another Day, Another Paycheck")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("trace initiated") == 0

    def test_hot_pursuit_pays_before_anything_is_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("PAD Campaign")
            t.runner.hand("Hot Pursuit")
            t.runner.play("Hot Pursuit")
            t.settle()
            assert t.runner.credits == 12
            t.runner.act("go on")
            t.settle()

    def test_ice_that_leave_no_trace_derezzes_stays_installed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Leave No Trace")
            t.runner.play("Leave No Trace")
            t.runner.act("server", server="HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.card("Ice Wall").installed

    def test_mad_dash_hurts_without_any_access_and_with_meat_damage(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.hand("Mad Dash", "Diesel")
            t.runner.play("Mad Dash")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert damage(t) == [("meat", 1)]

    def test_what_dianas_hunt_did_not_install_stays(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder")
            t.runner.hand("Diana's Hunt")
            t.runner.set(credits=10)
            t.runner.play("Diana's Hunt")
            t.runner.act("server", server="HQ")
            t.runner.use("Clone Chip")
            t.finish_run()
            assert t.card("Corroder").installed

    @pytest.mark.both
    def test_divide_and_conquer_is_done_with_archives_first(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Hedge Fund", "Hedge Fund").hand("Ice Wall").deck("Enigma")
            t.runner.hand("Divide and Conquer")
            t.runner.play("Divide and Conquer")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund", "Hedge Fund", "Ice Wall", "Enigma"]

    def test_insight_shows_cards_of_the_corp(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck(*["Ice Wall"] * 4)
            t.runner.hand("Insight")
            t.runner.play("Insight")
            t.corp.no()
            t.settle()
            shown: list[Any] = entries(t, "revealed")
            assert [t.state.card(one.cid).title for one in shown] == ["Ice Wall"] * 4

    def test_en_passant_wants_a_successful_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.set(credits=0).put("Ice Wall", "HQ")
            t.runner.hand("En Passant")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("passed") == 1
            assert not t.runner.can("play", "En Passant")

    def test_en_passant_wants_no_access(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0).put("Ice Wall", "Archives")
            t.runner.hand("En Passant")
            t.runner.run("Archives")
            t.finish_run()
            assert accessed(t) == []
            assert t.runner.can("play", "En Passant")

    def test_system_outage_counts_a_draw_of_several_cards_once(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("System Outage")
            t.runner.play("System Outage")
            t.end_turn()
            t.corp.hand("Anonymous Tip")
            before = t.corp.credits
            t.corp.play("Anonymous Tip")
            t.settle()
            assert t.corp.credits == before - 1


class TestOthers:
    def test_direct_access_waits_for_the_end_of_an_unsuccessful_run_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.hand("Direct Access")
            t.runner.play("Direct Access")
            t.runner.act("server", server="HQ")
            t.runner.accept()
            t.settle()
            assert t.zone("Direct Access") == "the stack"

    def test_only_copies_of_fear_the_masses_are_shown_and_it_is_the_corp_that_trashes(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck(*["Ice Wall"] * 4)
            t.runner.hand("Fear the Masses", "Fear the Masses", "Diesel")
            t.runner.play("Fear the Masses")
            t.settle()
            assert not t.runner.can("pick", "Diesel")
            t.runner.pick("Fear the Masses")
            t.finish_run()
            trashed: list[Any] = entries(t, "trashed")
            assert [one.side for one in trashed] == [0, 0, 1]

    def test_out_of_the_ashes_may_stay_in_the_heap(self) -> None:
        with Table(turn="corp") as t:
            t.runner.discard("Out of the Ashes")
            t.end_turn(stop="reaction")
            t.runner.pass_()
            t.settle()
            assert t.zone("Out of the Ashes") == "the heap"

    @pytest.mark.both
    def test_a_second_card_is_left_by_watch_the_world_burn(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Red Herrings", "Server 1")
            t.runner.set(credits=3).hand("Watch the World Burn")
            t.runner.play("Watch the World Burn")
            t.runner.act("access", t.card("PAD Campaign"))
            t.finish_run()
            assert t.happened("accessed") == 2
            assert t.happened("removed from game") == 1
            assert t.card("Red Herrings").installed

    @pytest.mark.rule("6.7.3a")
    def test_watch_the_world_burn_wants_a_remote_server(self) -> None:
        with Table(turn="runner", cards=(detour(0),)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Ice Wall")
            t.runner.put("Detour")
            t.runner.hand("Watch the World Burn")
            t.runner.play("Watch the World Burn")
            t.runner.use("Detour")
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]
            assert t.happened("removed from game") == 0
