"""What Shaper cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("1.4:8.3.5")
def test_astrolabe_draws_for_each_server_the_corp_creates() -> None:
    with Table() as t:
        t.runner.put("Astrolabe")
        t.corp.hand("PAD Campaign", "Ice Wall", "Ice Wall")
        t.corp.install("PAD Campaign", "new")
        assert len(t.runner.titles("hand")) == 1
        t.corp.install("Ice Wall", "Server 1")
        assert len(t.runner.titles("hand")) == 1
        t.corp.install("Ice Wall", "new")
        assert len(t.runner.titles("hand")) == 2


def test_order_of_sol_helps_once_a_turn_whoever_it_is() -> None:
    with Table(turn="runner") as t:
        t.runner.put("Order of Sol")
        t.runner.set(credits=5).hand("Sure Gamble", "Sure Gamble")
        t.runner.play("Sure Gamble")
        assert t.runner.credits == 10
        t.state.credits[1] = 5
        t.runner.play("Sure Gamble")
        assert t.runner.credits == 9
        t.runner.act("draw")
        t.state.credits[1] = 0
        t.runner.act("draw")
        t.settle()
        assert t.state.turn == 3
        assert t.runner.credits == 1  # a turn that begins with nothing


def test_order_of_sol_may_cost_the_last_credits() -> None:
    with Table(turn="runner") as t:
        t.runner.set(credits=2).hand("Order of Sol")
        t.runner.install("Order of Sol")
        assert t.runner.credits == 1


@pytest.mark.both
@pytest.mark.rule("9.8.3a")
@pytest.mark.parametrize("cost", ["3[credit]", "[trash]"])
def test_llds_energy_regulator_keeps_hardware_for_credits_or_for_itself(cost: str) -> None:
    with Table(turn="runner", clicks=1) as t:
        t.runner.set(credits=9).hand("Sure Gamble", "Sure Gamble")
        t.runner.put("LLDS Energy Regulator")
        t.runner.put("Clone Chip")
        t.corp.put("Flare", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.corp.number(5)
        t.runner.number(0)
        t.runner.use("LLDS Energy Regulator", cost)
        t.settle()
        assert t.card("Clone Chip").installed
        assert t.card("LLDS Energy Regulator").installed == (cost != "[trash]")
        assert t.runner.credits == (6 if cost != "[trash]" else 9)


class TestColdRead:
    @pytest.mark.rule("1.10.4c", "9.1.3")
    def test_its_credits_last_for_the_run_and_a_used_program_is_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Cold Read")
            t.runner.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Cold Read")
            t.runner.act("server", server="HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.zone("Corroder") == "the heap"
            assert t.card("Mimic").installed
            assert t.zone("Cold Read") == "the heap"

    def test_the_program_goes_when_the_run_ends_successful_or_not(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).hand("Cold Read")
            breaker = t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Cold Read")
            t.runner.act("server", server="HQ")
            t.runner.use("Corroder", "strength")
            t.finish_run()
            assert (breaker.zone, t.happened("successful run")) == ("the heap", 0)

    @pytest.mark.both
    @pytest.mark.rule("9.8.3a")
    def test_the_trashing_cannot_be_prevented_and_one_of_several_is_chosen(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).hand("Cold Read")
            t.runner.put("Sacrificial Construct")
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Cold Read")
            t.runner.act("server", server="HQ")
            t.runner.use("Corroder", "Break")
            t.runner.break_subroutines("Gordian Blade")
            t.runner.pick("Gordian Blade")
            t.settle()
            assert t.zone("Gordian Blade") == "the heap"
            assert t.card("Sacrificial Construct").installed
            assert t.card("Corroder").installed

    def test_without_a_used_program_nothing_is_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Cold Read")
            t.runner.put("Corroder")
            t.runner.play("Cold Read")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.card("Corroder").installed


class TestInversificator:
    @pytest.mark.both
    @pytest.mark.rule("11.2.35a", "10.11.3")
    def test_ice_that_it_broke_all_by_itself_may_be_swapped(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Inversificator")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.runner.break_subroutines("Inversificator")
            t.runner.trigger("Inversificator")
            t.finish_run()
            assert t.card("Enigma").server == "R&D"
            assert t.card("Ice Wall").server == "HQ"

    @pytest.mark.both
    @pytest.mark.rule("11.2.35a")
    def test_with_the_help_of_another_card_it_may_not(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Inversificator")
            t.runner.put("Gordian Blade")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.runner.break_subroutines("Inversificator", 0)
            t.runner.break_subroutines("Gordian Blade", 1)
            t.finish_run()
            assert t.card("Enigma").server == "HQ"

    @pytest.mark.both
    @pytest.mark.rule("11.2.35a", "9.6.2c")
    def test_passing_other_ice_does_not_use_up_the_first_time_but_such_a_passing_does(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20)
            t.runner.put("Inversificator")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Hedge Fund")
            t.runner.run("R&D")
            t.finish_run()
            t.runner.run("HQ")
            t.runner.break_subroutines("Inversificator")
            t.settle()
            assert t.runner.can("trigger", "Inversificator")
            t.runner.pass_()
            t.finish_run()
            t.runner.run("HQ")
            t.runner.break_subroutines("Inversificator")
            t.finish_run()
            assert t.card("Enigma").server == "HQ"


class TestScavenge:
    @pytest.mark.rule("11.2.7", "11.2.7b", "1.15.5a")
    def test_the_trashed_program_pays_for_the_next_one(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=1)
            t.runner.hand("Scavenge", "Gordian Blade")
            t.runner.put("Mimic")
            t.runner.play("Scavenge")
            t.runner.pick("Gordian Blade")
            t.settle()
            assert t.card("Gordian Blade").installed
            assert t.runner.credits == 0
            assert t.zone("Mimic") == "the heap"

    @pytest.mark.rule("11.2.7")
    def test_it_may_be_the_very_same_card_that_comes_back(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.runner.hand("Scavenge")
            t.runner.put("Imp")
            t.runner.play("Scavenge")
            t.settle()
            assert t.card("Imp").tokens("virus") == 2

    @pytest.mark.rule("11.2.7b", "9.8.3a")
    def test_a_program_that_was_saved_installs_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Scavenge", "Corroder")
            t.runner.put("Mimic")
            t.runner.put("Sacrificial Construct")
            t.runner.play("Scavenge")
            t.runner.use("Sacrificial Construct")
            t.settle()
            assert t.card("Mimic").installed
            assert t.runner.titles("hand") == ["Corroder"]
