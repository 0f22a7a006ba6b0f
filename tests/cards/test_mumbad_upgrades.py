"""City grids of the Mumbad cycle, and an agenda that chooses what is accessed from HQ."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, back_to, encounter, entries, result

from sneakdoor.cards.vocabulary import Credits, Gain, paid, runner_identity
from sneakdoor.model.enums import HQ
from sneakdoor.testing import Table

QUICK_HAND = runner_identity("Quick Hand", "neutral_runner", paid(Credits(0), Gain(1)), min_deck=30, influence_limit=15)


class TestDedicatedNeuralNet:
    def scored(self) -> Table:
        t = Table("runner", cards=(back_to(HQ),))
        t.corp.scored("Dedicated Neural Net").hand("Hedge Fund", "Ice Wall", "Enigma", "Pup").set(credits=5)
        return t

    def bid(self, t: Table, corp: int, runner: int) -> None:
        t.settle()
        t.corp.number(corp)
        t.runner.number(runner)

    @pytest.mark.parametrize("title", ["Hedge Fund", "Ice Wall", "Enigma", "Pup"])
    @pytest.mark.rule("7.3.1")
    def test_the_corp_chooses_the_card(self, title: str) -> None:
        with self.scored() as t:
            t.runner.run("HQ")
            self.bid(t, 1, 0)
            t.corp.pick(title)
            t.finish_run()
            assert accessed(t) == [title]

    @pytest.mark.rule("7.1.4", "7.3.1")
    def test_it_chooses_all_of_them_before_the_first(self) -> None:
        with self.scored() as t:
            t.runner.hand("Legwork").play("Legwork")
            self.bid(t, 1, 0)
            t.corp.pick("Ice Wall", "Enigma", "Pup")
            t.finish_run()
            assert sorted(accessed(t)) == ["Enigma", "Ice Wall", "Pup"]

    def test_equal_amounts_leave_it_to_chance(self) -> None:
        with self.scored() as t:
            t.runner.run("HQ")
            self.bid(t, 1, 1)
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_the_first_success_on_hq_each_turn(self) -> None:
        with self.scored() as t:
            t.runner.run("R&D")
            t.finish_run()
            t.runner.run("HQ")
            self.bid(t, 0, 0)
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert len(entries(t, "bids revealed")) == 1

    def test_upgrades_in_the_root_are_not_chosen(self) -> None:
        with self.scored() as t:
            t.corp.put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            self.bid(t, 1, 0)
            assert not t.corp.can("pick", "Hokusai Grid")
            t.corp.pick("Pup")
            t.finish_run()
            assert sorted(accessed(t)) == ["Hokusai Grid", "Pup"]

    def test_for_every_access_of_hq_in_that_run_and_no_longer(self) -> None:
        with self.scored() as t:
            t.runner.put("Back")
            t.runner.run("HQ")
            self.bid(t, 1, 0)
            t.corp.pick("Pup")
            t.corp.pick("Enigma")
            t.finish_run()
            assert sorted(accessed(t)) == ["Enigma", "Pup"]
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 3

    def test_nothing_is_chosen_from_an_empty_hand(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Dedicated Neural Net")
            t.runner.run("HQ")
            self.bid(t, 1, 0)
            t.finish_run()
            assert accessed(t) == []


class TestMumbadCityGrid:
    def run(self, server: str = "HQ") -> Table:
        t = Table("runner")
        t.corp.put("Mumbad City Grid", server, rezzed=True)
        t.corp.put("Pup", "HQ")
        t.corp.put("Vanilla", "HQ", rezzed=True)
        t.corp.put("Enigma", "R&D")
        t.runner.set(credits=9).put("Corroder")
        encounter(t, "HQ")
        t.runner.break_subroutines("Corroder")
        return t

    @pytest.mark.rule("10.11.3")
    def test_the_passed_ice_is_met_again(self) -> None:
        with self.run() as t:
            t.corp.accept("Mumbad City Grid")
            encounter(t)
            assert t.run.position == 0
            t.runner.break_subroutines("Corroder")
            t.corp.decline()
            t.finish_run()
            assert len(entries(t, "encounter")) == 2

    def test_only_with_ice_of_the_same_server(self) -> None:
        with self.run() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.accept("Mumbad City Grid")
            assert t.corp.can("pick", "Pup")
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Pup")
            t.runner.jack_out()

    def test_it_may_be_left_and_is_about_its_own_server(self) -> None:
        with self.run("R&D") as t:
            t.finish_run()
            assert not entries(t, "swapped")


class TestNaviMumbaiCityGrid:
    def run(self, *cards: str, server: str = "HQ") -> Table:
        t = Table("runner")
        t.corp.put("Navi Mumbai City Grid", "HQ", rezzed=True)
        t.corp.put("Pup", "HQ", rezzed=True)
        for title in cards:
            t.runner.put(title)
        t.runner.set(credits=9).hand(*["Sure Gamble"] * 3)
        t.runner.run(server)
        return t

    def test_icebreakers_may_be_used(self) -> None:
        with self.run("Mimic") as t:
            encounter(t)
            assert t.runner.can("use", "Mimic")
            t.runner.break_subroutines("Mimic")
            t.finish_run()
            assert result(t) == "successful"

    @pytest.mark.parametrize(("server", "can"), [("HQ", False), ("R&D", True)])
    @pytest.mark.rule("1.2.2")
    def test_paid_abilities_of_other_cards_may_not(self, server: str, can: bool) -> None:
        with self.run("Self-modifying Code", server=server) as t:
            assert t.runner.can("use", "Self-modifying Code") == can
            if not can:
                t.settle()
                t.runner.no()
                t.runner.no()
            t.finish_run()

    @pytest.mark.rule("1.4:9.8")
    def test_nor_those_that_prevent(self) -> None:
        with self.run("Feedback Filter") as t:
            t.settle()
            t.runner.no()
            t.runner.no()
            t.finish_run()
            assert t.happened("prevented") == 0

    @pytest.mark.rule("9.6.1")
    def test_conditional_abilities_with_costs_are_none(self) -> None:
        with self.run("e3 Feedback Implants", "Mimic") as t:
            encounter(t)
            t.runner.use("Mimic", "Break")
            if t.decision is not None and t.decision.kind == "break":
                t.game.choose(t.decision.options[0])
            t.runner.accept("e3 Feedback Implants")
            t.finish_run()

    def test_nor_those_of_an_identity(self) -> None:
        with Table("runner", runner="Quick Hand", cards=(QUICK_HAND,)) as t:
            t.corp.put("Navi Mumbai City Grid", "HQ", rezzed=True)
            assert t.runner.can("use", "Quick Hand")
            t.runner.run("HQ")
            assert not t.runner.can("use", "Quick Hand")
            t.finish_run()

    def test_the_corps_own_cards_are_not_meant(self) -> None:
        with Table("runner") as t:
            t.corp.put("Navi Mumbai City Grid", "HQ", rezzed=True)
            t.corp.scored("Nisei MK II")
            with t.changing() as s:
                s.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
            t.runner.run("HQ")
            t.corp.use("Nisei MK II")
            assert t.happened("run ended") == 1


class TestSuratCityGrid:
    def grid(self) -> Table:
        t = Table()
        t.corp.put("Surat City Grid", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Adonis Campaign", "Server 2")
        t.corp.put("Enigma", "HQ")
        t.corp.set(credits=9)
        return t

    def test_another_card_is_rezzed_for_two_less(self) -> None:
        with self.grid() as t:
            t.corp.rez("PAD Campaign")
            t.corp.accept("Surat City Grid")
            assert t.corp.can("pick", "Adonis Campaign")
            t.corp.pick("Enigma")
            assert (t.card("Enigma").rezzed, t.corp.credits) == (True, 9 - 2 - 1)

    @pytest.mark.parametrize(("purse", "can"), [(2 + 1, True), (2, False)])
    def test_what_cannot_be_paid_is_not_rezzed(self, purse: int, can: bool) -> None:
        with self.grid() as t:
            t.corp.set(credits=purse)
            t.corp.rez("PAD Campaign")
            if can:
                t.corp.accept("Surat City Grid")
            assert t.card("Enigma").rezzed == can
            assert not t.card("Adonis Campaign").rezzed

    def test_it_may_be_left(self) -> None:
        with self.grid() as t:
            t.corp.rez("PAD Campaign")
            t.corp.decline()
            assert not t.card("Enigma").rezzed

    def test_a_card_elsewhere_does_not_count(self) -> None:
        with self.grid() as t:
            t.corp.rez("Adonis Campaign")
            assert not t.card("Enigma").rezzed

    def test_nor_does_the_grid_itself(self) -> None:
        with Table() as t:
            t.corp.put("Surat City Grid", "Server 1")
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=9).rez("Surat City Grid")
            assert (t.corp.credits, t.card("Enigma").rezzed) == (7, False)

    def test_ice_before_it_counts_and_so_does_what_was_rezzed_by_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Surat City Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Vanilla", "Server 1")
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=9)
            t.runner.run("Server 1")
            t.corp.rez("Vanilla")
            t.corp.accept("Surat City Grid")
            t.corp.pick("PAD Campaign")
            t.corp.accept("Surat City Grid")
            assert t.card("Enigma").rezzed
            t.finish_run()
            assert t.corp.credits == 9 - 0 - 0 - 1
