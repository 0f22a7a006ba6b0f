"""What events of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import detour

from sneakdoor.cards.vocabulary import EndRun, ice, psi, sub
from sneakdoor.testing import Table


class TestInterdiction:
    @pytest.mark.both
    def test_during_the_runners_turn_only_ice_is_rezzed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=20)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Red Herrings", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Interdiction")
            t.runner.play("Interdiction")
            t.settle()
            assert not t.corp.can("rez", "PAD Campaign")
            assert not t.corp.can("rez", "Red Herrings")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            t.end_turn(stop="paid ability window")
            assert t.corp.can("rez", "PAD Campaign")


class TestPeaceInOurTime:
    def test_both_sides_are_paid_and_nobody_runs(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Peace in Our Time", "Early Bird")
            t.runner.play("Peace in Our Time")
            t.settle()
            assert t.runner.credits == 5 - 1 + 10
            assert t.corp.credits == 10
            assert not t.runner.can("run", server="HQ")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("run", server="HQ")

    @pytest.mark.parametrize("scores", [True, False])
    def test_an_agenda_scored_in_the_last_turn_forbids_it(self, scores: bool) -> None:
        with Table(turn="corp") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.hand("Peace in Our Time")
            if scores:
                t.corp.score_agenda("Hostile Takeover")
            t.end_turn()
            assert t.runner.can("play", "Peace in Our Time") != scores

    def test_only_as_the_first_click(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Peace in Our Time")
            t.runner.act("credit")
            assert not t.runner.can("play", "Peace in Our Time")


class TestDataBreach:
    def test_a_successful_run_may_be_followed_by_another(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.runner.accept()
            t.finish_run()
            assert t.happened("successful run") == 2
            assert t.runner.clicks == 3
            assert t.run is None

    def test_it_may_be_left_at_one(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.runner.decline()
            t.settle()
            assert t.happened("run begins") == 1

    def test_an_unsuccessful_run_is_not_followed_by_another(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.finish_run()
            assert t.happened("run begins") == 1

    @pytest.mark.rule("6.7.3a")
    def test_a_run_that_was_led_elsewhere_does_not_count(self) -> None:
        with Table(turn="runner", cards=(detour(0),)) as t:
            t.runner.put("Detour")
            t.runner.hand("Data Breach")
            t.runner.play("Data Breach")
            t.runner.use("Detour")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.happened("run begins") == 1


class TestCreditCrash:
    @pytest.mark.parametrize("pays", [True, False])
    def test_the_corp_pays_for_the_first_card_or_loses_it(self, pays: bool) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Credit Crash")
            t.runner.play("Credit Crash")
            t.runner.act("server", server="HQ")
            t.corp.yes() if pays else t.corp.no()
            t.finish_run()
            assert t.corp.credits == (0 if pays else 5)
            assert t.zone("Hedge Fund") == ("HQ" if pays else "Archives")

    def test_agendas_do_not_count_and_only_the_first_other_card_does(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0)
            t.corp.deck("Ice Wall", "Enigma", "Hostile Takeover")
            t.runner.put("R&D Interface")
            t.runner.put("R&D Interface")
            t.runner.hand("Credit Crash")
            t.runner.play("Credit Crash")
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert t.happened("accessed") == 3
            assert len(t.corp.titles("discard")) == 1
            assert t.runner.score == 1
            assert t.happened("revealed") >= 1


class TestEnPassant:
    def test_unrezzed_ice_that_was_passed_in_the_last_run_is_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.runner.hand("En Passant")
            t.runner.run("R&D")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("En Passant")
            t.settle()
            assert t.zone("Ice Wall") == "Archives"
            assert t.card("Enigma").installed

    def test_without_a_successful_run_or_such_ice_it_is_not_played(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0)
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("En Passant")
            assert not t.runner.can("play", "En Passant")
            t.runner.run("Archives")
            t.finish_run()
            assert not t.runner.can("play", "En Passant")

    def test_rezzed_ice_is_not_for_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.runner.hand("En Passant")
            t.runner.run("HQ")
            t.runner.yes()
            t.finish_run()
            assert not t.runner.can("play", "En Passant")


class TestFranticCoding:
    def test_one_program_of_ten_cards_is_installed_and_the_rest_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Sure Gamble", *["Diesel"] * 9, "Magnum Opus")
            t.runner.hand("Frantic Coding")
            before = len(t.state.deck[1])
            t.runner.play("Frantic Coding")
            t.runner.pick("Magnum Opus")
            t.settle()
            assert len(t.state.deck[1]) == before - 10
            assert t.card("Magnum Opus").installed
            assert t.runner.titles("discard").count("Diesel") == 9
            assert t.runner.credits == 5 - 3

    def test_nothing_need_be_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", *["Diesel"] * 9)
            t.runner.hand("Frantic Coding")
            t.runner.play("Frantic Coding")
            t.runner.pick()
            t.settle()
            assert t.zone("Corroder") == "the heap"


class TestRumorMill:
    def test_unique_assets_and_upgrades_are_blank(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ash 2X3ZB9CY", "HQ", rezzed=True)
            t.runner.hand("Rumor Mill")
            t.runner.play("Rumor Mill")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("trace initiated") == 0

    def test_others_are_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.hand("Rumor Mill")
            t.runner.play("Rumor Mill")
            t.end_turn()
            assert t.corp.credits == 6

    @pytest.mark.rule("9.1.5")
    def test_a_unique_card_that_is_accessed_is_blank_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Director Haas")
            t.runner.hand("Rumor Mill")
            t.runner.set(credits=10)
            t.runner.play("Rumor Mill")
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            assert t.runner.score == 0

    @pytest.mark.rule("1.4:9.1.9a")
    def test_a_card_that_gains_abilities_by_itself_is_blank_while_others_give_subtypes(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Bryan Stinson", "Server 1", rezzed=True)
            t.corp.discard("Hedge Fund")
            t.runner.put("Egret", on=t.corp.put("Ice Wall", "HQ", rezzed=True))
            t.runner.hand("Rumor Mill")
            t.runner.set(credits=2)
            t.runner.play("Rumor Mill")
            t.end_turn()
            assert not t.corp.can("use", "Bryan Stinson")


class TestSystemOutage:
    def test_the_second_draw_of_a_turn_and_every_later_one_costs_a_credit(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("System Outage")
            t.runner.play("System Outage")
            t.end_turn()
            assert t.corp.credits == 5
            t.corp.act("draw")
            t.settle()
            assert t.corp.credits == 4
            t.corp.act("draw")
            t.settle()
            assert t.corp.credits == 3

    def test_draws_of_the_runner_do_not_matter(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("System Outage")
            t.runner.play("System Outage")
            t.runner.act("draw")
            t.runner.act("draw")
            t.settle()
            assert t.corp.credits == 5


class TestAnotherDay:
    @pytest.mark.parametrize(("spent", "gained"), [(0, 0), (1, 4)])
    def test_an_unsuccessful_trace_pays_for_all_agenda_points(self, spent: int, gained: int) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=1)
            t.corp.scored("Priority Requisition")
            t.corp.hand("Hostile Takeover")
            t.runner.hand("Another Day, Another Paycheck")
            t.runner.play("Another Day, Another Paycheck")
            t.runner.run("HQ")
            t.corp.number(1)
            t.runner.number(spent)
            t.finish_run()
            assert t.runner.credits == 5 - spent + gained


class TestGovernmentInvestigations:
    @pytest.mark.rule("1.10.3c", "1.2.2")
    def test_nobody_spends_two_credits_in_secret(self) -> None:
        guess = ice("Guess", "neutral_corp", sub(*psi(EndRun())), cost=0, strength=0)
        with Table(turn="runner", cards=(guess,)) as t:
            t.corp.put("Guess", "HQ", rezzed=True)
            t.runner.hand("Government Investigations")
            t.runner.play("Government Investigations")
            t.runner.run("HQ")
            assert not t.corp.can("number", number=2)
            t.corp.number(1)
            assert not t.runner.can("number", number=2)
            t.runner.number(1)
            t.finish_run()
            assert t.happened("successful run") == 1
