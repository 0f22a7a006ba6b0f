"""What events of the Lunar cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, result, who

from sneakdoor.model.enums import RND, RUNNER
from sneakdoor.testing import Table


@pytest.mark.rule("3.7.1b")
@pytest.mark.parametrize("title", ["Scrubbed", "Unscheduled Maintenance", "Net Celebrity"])
def test_a_current_stays_until_an_agenda_is_scored(title: str) -> None:
    with Table("runner") as t:
        t.runner.hand(title)
        t.runner.play(title)
        t.settle()
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        t.runner.run("HQ")
        t.finish_run()
        assert t.zone(title) not in ("the heap", "the grip")
        t.end_turn(stop="paid ability window")
        t.corp.score_agenda("Hostile Takeover")
        t.settle()
        assert t.zone(title) == "the heap"


@pytest.mark.rule("1.11.3")
@pytest.mark.parametrize("title", ["Paper Tripping", "Social Engineering"])
def test_a_priority_event_is_played_with_the_first_click(title: str) -> None:
    with Table("runner") as t:
        t.corp.put("Ice Wall", "HQ")
        t.runner.hand(title).set(tags=1, credits=9)
        assert t.runner.can("play", title)
        assert "first [click]" in t.state.card(t.cid(title)).text
        t.runner.act("credit")
        assert not t.runner.can("play", title)


class TestScrubbed:
    def test_the_first_ice_of_a_turn_is_two_weaker_for_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Scrubbed").set(credits=9)
            t.runner.play("Scrubbed")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            encounter(t)
            assert (t.card("Ice Wall").strength, t.card("Enigma").strength) == (-1, 2)
            t.runner.break_subroutines("Corroder")
            t.runner.pass_()
            encounter(t)
            assert (t.card("Ice Wall").strength, t.card("Enigma").strength) == (-1, 2)
            t.finish_run()
            assert t.card("Ice Wall").strength == 1
            encounter(t, "HQ")
            assert t.card("Ice Wall").strength == 1
            t.finish_run()


class TestPaperTripping:
    @pytest.mark.parametrize("tags", [1, 5])
    def test_all_tags_go(self, tags: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Paper Tripping").set(tags=tags, credits=4)
            t.runner.play("Paper Tripping")
            t.settle()
            assert (t.state.tags, t.runner.credits) == (0, 0)

    def test_without_tags_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Paper Tripping").set(credits=9)
            assert not t.runner.can("play", "Paper Tripping")


class TestUnscheduledMaintenance:
    def test_one_piece_of_ice_a_turn_and_no_more(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Ice Wall", "Enigma", "PAD Campaign").set(credits=9)
            t.runner.hand("Unscheduled Maintenance")
            t.runner.play("Unscheduled Maintenance")
            t.settle()
            t.end_turn()
            t.corp.install("Ice Wall", "HQ")
            assert not t.corp.can("install", "Enigma")
            t.corp.install("PAD Campaign")
            assert not t.corp.can("install", "Enigma")
            t.end_turn()
            t.end_turn()
            t.corp.install("Enigma", "R&D")
            t.settle()
            assert t.card("Enigma").installed

    def test_ice_installed_by_a_card_counts_and_is_held_back(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Ice Wall", "Shipment from MirrorMorph", "Enigma").set(credits=9)
            t.runner.hand("Unscheduled Maintenance")
            t.runner.play("Unscheduled Maintenance")
            t.settle()
            t.end_turn()
            t.corp.play("Shipment from MirrorMorph")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            assert not t.corp.can("pick", "Enigma")
            t.settle()
            assert "Enigma" in t.corp.titles("hand")


class TestCodeSiphon:
    def table(self, ice: int, money: int) -> Table:
        t = Table("runner")
        for _ in range(ice):
            t.corp.put("Ice Wall", "R&D")
        t.corp.put("Ice Wall", "HQ")
        t.corp.set(credits=0)
        t.runner.hand("Code Siphon").deck("Femme Fatale", "Desperado").set(credits=money)
        t.runner.play("Code Siphon")
        return t

    @pytest.mark.parametrize(("ice", "money"), [(2, 3), (3, 0), (1, 6)])
    def test_a_program_costs_three_less_for_each_ice_before_rnd(self, ice: int, money: int) -> None:
        with self.table(ice, money) as t:
            t.runner.accept()
            assert not t.runner.can("pick", "Desperado")
            t.runner.pick("Femme Fatale")
            t.runner.pick(t.card("Ice Wall", 0))
            t.finish_run()
            assert t.card("Femme Fatale").installed
            assert t.runner.credits == 0
            assert t.state.tags == 1
            assert who(t, "tagged") == [RUNNER]
            assert accessed(t) == []

    def test_what_is_still_too_dear_is_not_found_and_the_tag_is_taken_all_the_same(self) -> None:
        with self.table(2, 2) as t:
            t.runner.accept()
            t.settle()
            t.finish_run()
            assert t.zone("Femme Fatale") == "the stack"
            assert t.state.tags == 1
            assert t.happened("shuffled") == 1

    def test_it_may_be_left_for_the_access(self) -> None:
        with self.table(1, 9) as t:
            t.runner.decline()
            t.finish_run()
            assert len(accessed(t)) == 1
            assert t.state.tags == 0


class TestNetCelebrity:
    @pytest.mark.rule("1.10.5")
    def test_its_credit_is_there_at_once_and_again_each_turn_for_runs_alone(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.hand("Net Celebrity", "Easy Mark").set(credits=1)
            t.runner.play("Net Celebrity")
            t.settle()
            assert t.card("Net Celebrity").tokens("credit") == 1
            assert not t.runner.can("use", "Corroder")
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            assert t.card("Net Celebrity").tokens("credit") == 0
            t.finish_run()
            assert t.happened("successful run") == 1
            t.end_turn()
            t.end_turn()
            assert t.card("Net Celebrity").tokens("credit") == 1

    def test_outside_a_run_it_pays_for_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Net Celebrity", "Desperado").set(credits=1 + 2)
            t.runner.play("Net Celebrity")
            t.settle()
            assert not t.runner.can("install", "Desperado")


class TestSocialEngineering:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "R&D")
        t.corp.put("Hadrian's Wall", "Archives", rezzed=True)
        t.corp.set(credits=9)
        t.runner.hand("Social Engineering").set(credits=2)
        t.runner.play("Social Engineering")
        assert not t.runner.can("pick", "Hadrian's Wall")
        t.runner.pick(t.card("Enigma"))
        return t

    def test_the_chosen_ice_pays_its_rez_cost_when_it_is_rezzed(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.runner.credits == 0
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.runner.credits == 3

    def test_not_in_a_later_turn(self) -> None:
        with self.table() as t:
            t.settle()
            t.end_turn()
            t.end_turn()
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.runner.credits == 0
            assert result(t) == "unsuccessful"


class TestCyberThreat:
    def table(self, corp: int = 9, server: str = "HQ") -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Wall of Static", "R&D")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=corp)
        t.runner.hand("Cyber Threat").set(credits=1)
        t.runner.play("Cyber Threat")
        t.runner.act("server", server=server)
        return t

    def test_the_run_is_made_on_the_chosen_server(self) -> None:
        with self.table(server="R&D") as t:
            t.corp.pick()
            t.finish_run()
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [RND]

    def test_the_corp_rezzes_a_piece_of_ice_there_and_no_run_is_made(self) -> None:
        with self.table() as t:
            assert not t.corp.can("pick", "Wall of Static")
            t.corp.pick("Enigma")
            t.settle()
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 6
            assert t.happened("run begins") == 0

    def test_or_a_run_is_made_in_which_no_ice_is_rezzed(self) -> None:
        with self.table() as t:
            t.corp.pick()
            assert not t.corp.can("rez", "Enigma")
            t.corp.rez("PAD Campaign")
            assert t.run is not None
            t.finish_run()
            assert t.happened("successful run") == 1
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()

    def test_ice_that_the_corp_cannot_pay_for_is_not_rezzed(self) -> None:
        with self.table(0) as t:
            t.settle()
            t.finish_run()
            assert t.happened("successful run") == 1
            assert accessed(t) != [] or t.corp.titles("hand") == []

    @pytest.mark.rule("1.11.3")
    def test_only_as_the_first_click(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Cyber Threat")
            assert t.runner.can("play", "Cyber Threat")
            t.runner.act("credit")
            assert not t.runner.can("play", "Cyber Threat")
            assert "first [click]" in t.state.card(t.cid("Cyber Threat")).text


class TestBribery:
    def table(self, corp: int, x: int) -> Table:
        t = Table("runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Hadrian's Wall", "HQ")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.set(credits=corp)
        t.runner.put("Corroder")
        t.runner.hand("Bribery").set(credits=9)
        t.runner.play("Bribery")
        t.runner.number(x)
        t.runner.act("server", server="HQ")
        return t

    def test_the_first_unrezzed_ice_costs_x_more(self) -> None:
        with self.table(13, 3) as t:
            use_corroder(t)
            t.corp.rez("Hadrian's Wall")
            assert t.corp.credits == 0
            t.finish_run()
            assert t.runner.credits == 9 - 3 - 2

    def test_who_cannot_pay_it_lets_the_runner_pass_and_the_second_costs_no_more(self) -> None:
        with self.table(12, 3) as t:
            use_corroder(t)
            assert not t.corp.can("rez", "Hadrian's Wall")
            t.corp.rez("Enigma")
            assert t.corp.credits == 9
            t.finish_run()

    def test_nothing_may_be_paid(self) -> None:
        with self.table(10, 0) as t:
            use_corroder(t)
            t.corp.rez("Hadrian's Wall")
            assert t.corp.credits == 0
            t.finish_run()

    def test_the_next_run_is_as_any(self) -> None:
        with self.table(12, 3) as t:
            use_corroder(t)
            t.finish_run()
            t.runner.set(credits=9)
            t.runner.run("HQ")
            use_corroder(t)
            t.corp.rez("Hadrian's Wall")
            assert t.corp.credits == 2
            t.finish_run()


def use_corroder(t: Table) -> None:
    encounter(t)
    t.runner.use("Corroder", "strength")
    t.runner.break_subroutines("Corroder")


class TestThreeStepsAhead:
    def test_each_successful_run_of_the_turn_pays_two_as_it_ends(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Three Steps Ahead").set(credits=1)
            t.runner.play("Three Steps Ahead")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.credits == 0
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            assert t.runner.credits == 4
            t.end_turn()  # the Corp's
            t.runner.run("Archives")
            t.finish_run()
            for _ in range(3):
                t.runner.act("draw")
            t.settle()
            assert t.runner.credits == 4

    @pytest.mark.rule("1.11.3")
    def test_only_as_the_first_click(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Three Steps Ahead")
            assert t.runner.can("play", "Three Steps Ahead")
            t.runner.act("credit")
            assert not t.runner.can("play", "Three Steps Ahead")
            assert "first [click]" in t.state.card(t.cid("Three Steps Ahead")).text


class TestTradeIn:
    @pytest.mark.parametrize(("title", "gained"), [("Desperado", 1), ("Akamatsu Mem Chip", 0), ("HQ Interface", 2)])
    def test_half_the_install_cost_comes_back_and_other_hardware_is_found(self, title: str, gained: int) -> None:
        with Table("runner") as t:
            t.runner.put(title)
            t.runner.put("Corroder")
            t.runner.hand("Trade-In").deck("Clone Chip", "Medium").set(credits=1)
            t.runner.play("Trade-In")
            assert not t.runner.can("pick", "Medium")
            t.runner.pick("Clone Chip")
            t.settle()
            assert t.zone(title) == "the heap"
            assert t.card("Corroder").installed
            assert t.runner.credits == gained
            assert t.runner.titles("hand") == ["Clone Chip"]
            assert t.happened("revealed") == 1

    def test_without_hardware_it_is_not_played(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Trade-In").deck("Clone Chip")
            assert not t.runner.can("play", "Trade-In")
