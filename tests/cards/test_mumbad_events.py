"""What events of the Mumbad cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damaged, top

from sneakdoor.testing import Table


class TestMakingAnEntrance:
    def test_of_six_cards_some_are_trashed_and_the_rest_ordered(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark", "Sure Gamble", "Inject", "Legwork", "Ninja")
            t.runner.hand("Making an Entrance")
            first = top(t, 1, 7)
            t.runner.play("Making an Entrance")
            t.runner.pick(first[0], first[1])
            order = [first[5], first[4], first[3], first[2]]
            t.runner.pick(*order[:-1])
            t.settle()
            assert set(first[:2]) <= set(t.runner.titles("discard"))
            assert top(t, 1, 5) == [*order, first[6]]

    def test_only_as_the_first_click(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Making an Entrance")
            t.runner.act("credit")
            assert not t.runner.can("play", "Making an Entrance")


class TestTheNoblePath:
    @pytest.mark.both
    def test_the_grip_goes_and_no_damage_is_done_during_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand("The Noble Path", "Corroder", "Diesel")
            t.runner.play("The Noble Path")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert {"Corroder", "Diesel"} <= set(t.runner.titles("discard"))
            assert damaged(t) == 0
            assert t.outcome is None

    @pytest.mark.both
    def test_it_may_be_the_only_card_in_the_grip_and_the_next_run_hurts(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand("The Noble Path")
            t.runner.play("The Noble Path")
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.runner.hand(*["Diesel"] * 4)
            t.runner.run("HQ")
            t.finish_run()
            assert damaged(t) == 3

    @pytest.mark.both
    def test_what_hurts_as_the_run_ends_is_not_prevented(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Dedicated Response Team", "Server 1", rezzed=True)
            t.runner.set(tags=1)
            t.runner.hand("The Noble Path")
            t.runner.play("The Noble Path")
            t.runner.act("server", server="Archives")
            t.settle()
            assert t.outcome is not None


class TestExclusiveParty:
    def test_copies_in_the_heap_pay_and_the_played_one_does_not(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand(*["Exclusive Party"] * 2)
            t.runner.discard("Exclusive Party", "Diesel")
            t.runner.play("Exclusive Party")
            t.settle()
            assert t.runner.credits == 6
            assert len(t.runner.titles("hand")) == 2
            t.runner.play("Exclusive Party")
            t.settle()
            assert t.runner.credits == 8


class TestFreedomThroughEquality:
    def test_a_stolen_agenda_takes_it_along(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Hostile Takeover")
            t.runner.hand('"Freedom Through Equality"')
            t.runner.play('"Freedom Through Equality"')
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.score == 2
            assert t.zone('"Freedom Through Equality"') == "the Runner's score area"

    def test_a_scored_agenda_trashes_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand('"Freedom Through Equality"')
            t.runner.play('"Freedom Through Equality"')
            t.settle()
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.end_turn(stop="paid ability window")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.runner.score == 0
            assert t.zone('"Freedom Through Equality"') == "the heap"


class TestHighStakesJob:
    def test_it_pays_for_a_successful_run_on_a_server_with_unrezzed_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.set(credits=6).hand("High-Stakes Job")
            t.runner.play("High-Stakes Job")
            t.settle()
            t.finish_run()
            assert t.runner.credits == 12

    def test_an_unsuccessful_run_pays_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.set(credits=6).hand("High-Stakes Job")
            t.runner.play("High-Stakes Job")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.runner.credits == 0

    def test_without_unrezzed_ice_there_is_no_server_for_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.set(credits=6).hand("High-Stakes Job")
            assert not t.runner.can("play", "High-Stakes Job")


class TestPoliticalGraffiti:
    def test_an_agenda_is_worth_a_point_less_until_the_corp_purges(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored("Priority Requisition")
            t.corp.discard("Hedge Fund")
            t.runner.hand("Political Graffiti")
            t.runner.play("Political Graffiti")
            t.finish_run()
            assert t.corp.score == 2
            assert t.happened("accessed") == 0
            t.end_turn()
            t.corp.act("purge")
            t.settle()
            assert t.corp.score == 3
            assert t.zone("Political Graffiti") == "the heap"


class TestFearTheMasses:
    @pytest.mark.parametrize("shown", [0, 1, 2])
    def test_the_corp_trashes_one_card_and_one_for_each_copy_shown(self, shown: int) -> None:
        with Table(turn="runner") as t:
            t.corp.deck(*["Ice Wall"] * 6)
            t.runner.hand(*["Fear the Masses"] * 3)
            t.runner.play("Fear the Masses")
            t.settle()
            t.runner.pick(*["Fear the Masses"] * shown)
            t.finish_run()
            assert len(t.corp.titles("discard")) == 1 + shown
            assert t.happened("accessed") == 0
            assert t.happened("revealed") == shown
            assert t.runner.titles("hand") == ["Fear the Masses"] * 2


class TestCBIRaid:
    def test_the_corp_puts_hq_on_top_of_rnd_in_an_order_of_its_own(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund")
            t.runner.hand("CBI Raid")
            t.runner.play("CBI Raid")
            t.corp.pick("Enigma", "Hedge Fund")
            t.finish_run()
            assert top(t, 0, 3) == ["Enigma", "Hedge Fund", "Ice Wall"]
            assert t.corp.titles("hand") == []
            assert t.happened("accessed") == 0


class TestInformationSifting:
    @pytest.mark.parametrize(("mode", "titles"), [("them", {"Enigma", "Hedge Fund"}), ("rest", {"Ice Wall"})])
    def test_one_of_two_piles_is_accessed(self, mode: str, titles: set[str]) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund")
            t.runner.hand("Information Sifting")
            t.runner.play("Information Sifting")
            t.corp.pick("Enigma", "Hedge Fund")
            t.runner.mode(mode)
            t.finish_run()
            assert set(accessed(t)) == titles
            assert len(accessed(t)) == len(titles)


class TestOutOfTheAshes:
    def test_it_makes_a_run_and_another_from_the_heap_when_a_turn_begins(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Out of the Ashes")
            t.runner.play("Out of the Ashes")
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.end_turn()
            t.end_turn(stop="reaction")
            t.runner.act("trigger", "Out of the Ashes")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.happened("successful run") == 2
            assert t.zone("Out of the Ashes") == "removed"
            assert t.runner.clicks == 4
