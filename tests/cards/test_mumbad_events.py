"""What events of the Mumbad cycle do."""

from __future__ import annotations

from tests.verbs import damaged, top

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
