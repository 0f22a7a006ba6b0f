"""Criminal cards of the core sets, by what they do."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now

from sneakdoor.testing import Table


class TestIcebreakers:
    @pytest.mark.parametrize(("breaker", "ice"), [("Aurora", "Eli 1.0"), ("Peacock", "Viktor 1.0")])
    def test_two_credits_for_3_strength_and_two_for_each_subroutine(self, breaker: str, ice: str) -> None:
        with Table("runner") as t:
            t.corp.put(ice, "HQ", rezzed=True)
            t.runner.put(breaker)
            t.runner.set(credits=8)
            encounter(t, "HQ")
            t.runner.use(breaker, "strength")
            t.runner.break_subroutines(breaker)
            assert t.runner.credits == 2
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_demara_breaks_up_to_2_barrier_subroutines(self) -> None:
        with Table("runner") as t:
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.put("Demara")
            encounter(t, "HQ")
            t.runner.use("Demara", "strength")
            t.runner.use("Demara", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert t.runner.credits == 1
            t.finish_run()

    @pytest.mark.rule("6.5.3")
    def test_demara_bypasses_a_stronger_barrier_when_it_is_trashed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.put("Demara")
            encounter(t, "HQ")
            t.runner.use("Demara", "Bypass")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.zone("Demara") == "the heap"
            assert t.state.brain == 0

    def test_demara_bypasses_nothing_but_barriers(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Demara")
            encounter(t, "HQ")
            assert not any("Bypass" in option.words for option in now(t).options)
            t.settle()

    def test_faerie_breaks_for_nothing_and_is_trashed_as_the_encounter_ends(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Faerie")
            t.runner.run("HQ")
            t.runner.break_subroutines("Faerie")
            assert t.card("Faerie").installed
            assert t.runner.credits == 5
            t.finish_run()
            assert t.zone("Faerie") == "the heap"

    def test_faerie_stays_if_it_broke_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Faerie")
            encounter(t, "HQ")
            t.runner.use("Faerie", "strength")
            t.finish_run()
            assert t.card("Faerie").installed


class TestResourcesAndEvents:
    def test_career_fair_installs_a_resource_for_3_less(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=3).hand("Career Fair", "Liberated Account", "Mimic")
            t.runner.play("Career Fair")
            t.settle()
            assert t.card("Liberated Account").installed
            assert t.runner.credits == 0

    def test_career_fair_needs_a_resource(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Career Fair", "Mimic")
            assert not t.runner.can("play", "Career Fair")

    @pytest.mark.rule("10.1.2")
    def test_data_dealer_sells_an_agenda_for_9(self) -> None:
        with Table("runner") as t:
            t.runner.put("Data Dealer")
            t.runner.scored("Hostile Takeover")
            t.runner.use("Data Dealer")
            t.settle()
            assert t.runner.credits == 14
            assert t.runner.score == 0
            assert t.runner.clicks == 3
            assert not t.runner.can("action", "Data Dealer")


class TestConsoles:
    @pytest.mark.rule("6.8.5")
    def test_doppelganger_makes_another_run_when_a_successful_run_ends_once_per_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Doppelgänger")
            t.runner.run("Archives")
            t.settle()
            t.runner.trigger("Doppelgänger")
            t.runner.act("server", server="R&D")
            assert t.runner.clicks == 3
            t.finish_run()
            assert t.happened("successful run") == 2
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.clicks == 2
            assert t.runner.memory == (0, 5)

    def test_doppelganger_does_nothing_after_an_unsuccessful_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Doppelgänger")
            t.runner.run("HQ")
            t.finish_run()
            assert t.run is None

    def test_paragon_pays_and_looks_at_the_top_of_the_stack_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Paragon")
            t.runner.deck("Mimic")
            t.runner.run("Archives")
            t.runner.trigger("Paragon")
            t.runner.yes()
            t.finish_run()
            assert t.runner.credits == 6
            assert t.state.card(t.state.deck[1][0]).title == "Mimic"
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 6

    def test_paragon_may_leave_the_card_on_top(self) -> None:
        with Table("runner") as t:
            t.runner.put("Paragon")
            t.runner.deck("Mimic")
            t.runner.run("Archives")
            t.runner.trigger("Paragon")
            t.runner.no()
            t.finish_run()
            assert t.state.card(t.state.deck[1][-1]).title == "Mimic"


class TestHostage:
    def test_it_finds_a_connection_and_may_install_it(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Hostage").deck("Decoy", "Armitage Codebusting")
            t.runner.play("Hostage")
            t.runner.pick("Decoy")
            t.runner.pick("Decoy")
            assert t.card("Decoy").installed
            assert t.runner.credits == 3
            assert t.runner.clicks == 2
            assert t.happened("added to hand") == 1

    @pytest.mark.both
    def test_or_leave_it_in_the_grip(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Hostage", "Decoy").deck("Fall Guy")
            t.runner.play("Hostage")
            t.runner.pick("Fall Guy")
            assert not t.runner.can("pick", "Decoy")  # only what was found
            t.runner.act("done")
            assert t.runner.titles("hand") == ["Decoy", "Fall Guy"]

    def test_what_cannot_be_paid_for_stays_in_the_grip(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=1).hand("Hostage").deck("Decoy")
            t.runner.play("Hostage")
            t.runner.pick("Decoy")
            assert t.runner.titles("hand") == ["Decoy"]


class TestMrLi:
    def test_of_two_cards_one_goes_to_the_bottom_and_one_is_drawn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mr. Li")
            t.runner.deck("Mimic", "Corroder")
            t.runner.use("Mr. Li")
            t.runner.pick("Corroder")
            assert t.runner.titles("hand") == ["Mimic"]
            assert t.state.card(t.state.deck[1][0]).title == "Corroder"
            assert t.runner.clicks == 3

    def test_the_last_card_of_the_stack_is_drawn_all_the_same(self) -> None:
        with Table("runner", deck=0) as t:
            t.runner.put("Mr. Li")
            t.runner.deck("Mimic")
            t.runner.use("Mr. Li")
            assert t.runner.titles("hand") == ["Mimic"]


class TestNetworking:
    @pytest.mark.parametrize("paid", [True, False])
    def test_it_removes_a_tag_and_comes_back_for_a_credit(self, paid: bool) -> None:
        with Table("runner") as t:
            t.runner.set(tags=2).hand("Networking")
            t.runner.play("Networking")
            if paid:
                t.runner.yes()
            else:
                t.runner.no()
            assert t.state.tags == 1
            assert t.runner.credits == 5 - paid
            assert t.zone("Networking") == ("the grip" if paid else "the heap")
            assert t.happened("trashed") == (0 if paid else 1)

    def test_it_can_be_played_again_in_the_same_turn_and_trashed_then(self) -> None:
        with Table("runner") as t:
            t.runner.set(tags=2).hand("Networking")
            t.runner.play("Networking")
            t.runner.yes()
            t.runner.play("Networking")
            t.runner.no()
            assert t.zone("Networking") == "the heap"


class TestPheromones:
    @pytest.mark.rule("1.10.5c")
    def test_there_is_a_recurring_credit_for_each_virus_counter(self) -> None:
        with Table("corp") as t:
            pheromones = t.runner.put("Pheromones", tokens={"virus": 2})
            assert pheromones.tokens("credit") == 0
            t.end_turn()
            assert pheromones.tokens("credit") == 2

    def test_a_successful_run_on_hq_places_a_virus_counter(self) -> None:
        with Table("runner") as t:
            pheromones = t.runner.put("Pheromones")
            for server in ("HQ", "Archives"):
                t.runner.run(server)
                t.finish_run()
            assert pheromones.tokens("virus") == 1
            assert pheromones.tokens("credit") == 0  # not before the next turn

    def test_the_credits_are_for_runs_on_hq(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Pheromones", tokens={"virus": 1, "credit": 1})
            t.runner.put("Corroder")
            t.runner.set(credits=0)
            encounter(t, "HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.card("Pheromones").tokens("credit") == 0
            assert t.happened("successful run") == 1

    def test_and_for_nothing_else(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Pheromones", tokens={"virus": 1, "credit": 1})
            t.runner.put("Corroder")
            t.runner.set(credits=0)
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("broken") == 0


class TestSpearPhishing:
    @pytest.mark.rule("6.5.3")
    def test_the_innermost_ice_is_bypassed_and_no_other(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.hand("Spear Phishing")
            t.runner.play("Spear Phishing")
            t.runner.act("server", server="HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.state.tags == 1
            assert t.happened("successful run") == 1

    def test_outer_ice_still_ends_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Spear Phishing")
            t.runner.play("Spear Phishing")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.happened("successful run") == 0
