"""What ice of the Genesis cycle does."""

from __future__ import annotations

import pytest
from tests.ice import FREE_KEY, against
from tests.verbs import damage, encounter, got_in, story, top, walk_to, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


class TestHourglass:
    @pytest.mark.parametrize("clicks", [4, 2, 1])
    def test_each_subroutine_takes_a_click_if_there_is_one(self, clicks: int) -> None:
        with Table("runner", clicks=clicks) as t:
            t.corp.put("Hourglass", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("clicks lost") == clicks - 1
            assert who(t, "clicks lost") == [RUNNER] * (clicks - 1)

    @pytest.mark.parametrize("broken", range(3))
    def test_two_unbroken_ones_take_two(self, broken: int) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Hourglass", "HQ", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key", broken)
            assert got_in(t)
            assert t.runner.clicks == 1


class TestJanus:
    def test_each_of_four_does_brain_damage(self) -> None:
        with against("Janus 1.0") as t:
            assert got_in(t)
            assert damage(t) == [("brain", 1)] * 4

    @pytest.mark.parametrize("n", range(4))
    def test_a_click_breaks_one(self, n: int) -> None:
        with against("Janus 1.0") as t:
            t.runner.use("Janus 1.0")
            t.runner.act("subroutine", number=n)
            assert t.runner.clicks == 2
            assert got_in(t)
            assert damage(t) == [("brain", 1)] * 3


class TestSherlock:
    @pytest.mark.parametrize("caught", [0, 1])
    def test_either_trace_of_four_puts_a_program_on_the_stack(self, caught: int) -> None:
        with against("Sherlock 1.0", "Corroder", "Mimic", "Clone Chip", credits=7) as t:
            for n in range(2):
                t.runner.number(3 if n == caught else 4)
                if n == caught:
                    assert not t.corp.can("pick", "Clone Chip")
                    t.corp.pick("Mimic")
            assert got_in(t)
            assert top(t, RUNNER) == ["Mimic"]
            assert t.card("Corroder").installed
            assert who(t, "added to deck") == [CORP]

    def test_a_click_breaks_one(self) -> None:
        with against("Sherlock 1.0", "Corroder", credits=4) as t:
            t.runner.use("Sherlock 1.0")
            t.runner.act("subroutine", number=1)
            assert t.runner.clicks == 2
            t.runner.number(4)
            assert got_in(t)
            assert t.card("Corroder").installed


@pytest.mark.parametrize("title", ["Janus 1.0", "Sherlock 1.0"])
def test_clicks_break_no_other_ice(title: str) -> None:
    with against("Vanilla", "Corroder", also=title) as t:
        encounter(t)
        assert not t.runner.can("use", title)
        t.finish_run()


class TestViper:
    @pytest.mark.parametrize("caught", [0, 1])
    def test_one_trace_of_three_takes_a_click_the_other_ends_the_run(self, caught: int) -> None:
        with against("Viper", credits=5) as t:
            for n in range(2):
                t.runner.number(2 if n == caught else 3)
            assert got_in(t) == (caught == 0)
            assert t.runner.clicks == 3 - (caught == 0)
            assert who(t, "clicks lost") == [RUNNER] * (caught == 0)


class TestSensei:
    def _table(self, *ice: str) -> Table:
        t = Table("runner", cards=(FREE_KEY,))
        for one in reversed(ice):
            t.corp.put(one, "HQ", rezzed=True)
        t.runner.put("Free Key")
        return t

    def test_every_other_piece_of_ice_ends_the_run_at_last(self) -> None:
        with self._table("Sensei", "Red Tape", "Free Lunch") as t:
            t.runner.run("HQ")
            encounter(t)
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key", 1)
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key", 2)
            assert got_in(t)
            assert t.happened("subroutine") == 1 + 1 + 2

    @pytest.mark.parametrize("stops", [0, 1])
    def test_each_of_them_does(self, stops: int) -> None:
        with self._table("Sensei", "Red Tape", "Red Tape") as t:
            t.runner.run("HQ")
            encounter(t)
            t.runner.pass_()
            for _ in range(stops):
                encounter(t)
                t.runner.break_subroutines("Free Key", 1)
                t.runner.pass_()
            encounter(t)
            t.runner.pass_()
            assert not got_in(t)
            assert t.happened("subroutine") == 1 + stops + 2

    def test_not_itself_and_not_in_another_run(self) -> None:
        with self._table("Sensei") as t:
            encounter(t, "HQ")
            t.runner.pass_()
            assert got_in(t)
            t.corp.put("Red Tape", "R&D", rezzed=True)
            t.runner.run("R&D")
            encounter(t)
            t.runner.pass_()
            assert got_in(t)

    def test_broken_it_gives_nothing(self) -> None:
        with self._table("Sensei", "Red Tape") as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key")
            encounter(t)
            t.runner.pass_()
            assert got_in(t)

    def test_met_again_in_the_same_run_it_gains_nothing(self) -> None:
        with self._table("Sensei", "Konjin") as t:
            encounter(t, "HQ")
            t.runner.pass_()
            t.corp.trigger("Sensei")
            t.corp.number(1)
            t.runner.number(0)
            t.corp.yes()
            encounter(t)
            assert len(subroutines(t.state, t.cid("Sensei"))) == 1
            t.runner.pass_()
            encounter(t)
            assert len(subroutines(t.state, t.cid("Konjin"))) == 1
            t.finish_run()

    def test_what_was_gained_is_gone_after_the_encounter(self) -> None:
        with self._table("Sensei", "Red Tape") as t:
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key")
            walk_to(t, "6.9.5c")
            assert len(subroutines(t.state, t.cid("Red Tape"))) == 1
            t.finish_run()

    def test_a_second_one_is_another_piece_of_ice(self) -> None:
        with self._table("Sensei", "Sensei") as t:
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)
            t.runner.pass_()
            assert not got_in(t)


class TestSnowflake:
    @pytest.mark.parametrize("different", [True, False])
    def test_it_ends_the_run_if_the_amounts_differ(self, different: bool) -> None:
        with against("Snowflake", corp=2, credits=2) as t:
            t.corp.number(2)
            t.runner.number(0 if different else 2)
            assert got_in(t) != different
            assert (t.corp.credits, t.runner.credits) == (0, 2 * different)


class TestDataHound:
    def _meets(self, runner: int) -> Table:
        t = Table("runner")
        t.corp.put("Data Hound", "HQ", rezzed=True)
        t.corp.set(credits=1)
        t.runner.deck("Corroder", "Mimic", "Datasucker", "Clone Chip")
        t.runner.set(credits=3)
        t.runner.run("HQ")
        t.corp.number(1)
        t.runner.number(runner)
        return t

    def test_as_many_cards_are_looked_at_as_the_trace_was_ahead(self) -> None:
        with self._meets(0) as t:
            assert not t.corp.can("pick", top(t, RUNNER, 4)[3])
            first, second, third = top(t, RUNNER, 3)
            t.corp.pick(second)
            t.corp.pick(third)
            assert got_in(t)
            assert t.runner.titles("discard") == [second]
            assert top(t, RUNNER, 2) == [third, first]
            assert who(t, "trashed") == [CORP]

    def test_a_single_card_is_trashed(self) -> None:
        with self._meets(2) as t:
            (first,) = {"Corroder", "Mimic", "Datasucker", "Clone Chip"} - set(top(t, RUNNER, 3))
            assert got_in(t)
            assert t.runner.titles("discard") == [first]

    def test_an_unsuccessful_trace_does_nothing(self) -> None:
        with self._meets(3) as t:
            assert got_in(t)
            assert t.runner.titles("discard") == []


class TestTMI:
    @pytest.mark.parametrize("spent", [1, 2])
    def test_a_lost_trace_turns_it_down_again(self, spent: int) -> None:
        with Table("runner") as t:
            t.corp.put("TMI", "HQ")
            t.corp.set(credits=3)
            t.runner.set(credits=2)
            t.runner.run("HQ")
            t.corp.rez("TMI")
            t.runner.number(spent)
            assert got_in(t) == (spent == 2)
            assert (t.card("TMI").rezzed, t.card("TMI").installed) == (spent == 1, True)
            assert t.corp.credits == 0

    def test_rezzed_before_it_just_ends_the_run(self) -> None:
        with against("TMI") as t:
            assert not got_in(t)
            assert story(t, "trace initiated") == []

    def test_rezzing_other_ice_is_no_reason_for_a_trace(self) -> None:
        with Table("runner") as t:
            t.corp.put("TMI", "R&D", rezzed=True)
            t.corp.put("Vanilla", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Vanilla")
            assert not got_in(t)
            assert story(t, "trace initiated") == []


class TestUroboros:
    @pytest.mark.parametrize("caught", [0, 1])
    def test_one_trace_of_four_forbids_runs_the_other_ends_this_one(self, caught: int) -> None:
        with against("Uroboros", credits=7) as t:
            for n in range(2):
                t.runner.number(3 if n == caught else 4)
            assert got_in(t) == (caught == 0)
            assert t.runner.can("run") == (caught == 1)
            t.end_turn()
            t.end_turn()
            assert t.runner.can("run")


class TestChimera:
    def _rezzes(self, chosen: str) -> Table:
        t = Table("runner")
        t.corp.put("Chimera", "HQ")
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.corp.rez("Chimera")
        t.corp.mode(chosen)
        return t

    KINDS = ("Sentry", "Code Gate", "Barrier")

    def _kinds(self, t: Table) -> list[str]:
        return [one for one in (*self.KINDS, "Mythic") if has_subtype(t.state, t.cid("Chimera"), one)]

    @pytest.mark.parametrize("chosen", KINDS)
    def test_it_is_what_the_corp_says_until_the_turn_ends(self, chosen: str) -> None:
        with self._rezzes(chosen) as t:
            encounter(t)
            assert self._kinds(t) == [chosen, "Mythic"]
            assert t.runner.can("use", "Corroder", says="Break") == (chosen == "Barrier")
            if chosen == "Barrier":
                t.runner.break_subroutines("Corroder")
            assert got_in(t) == (chosen == "Barrier")
            t.end_turn()
            assert not t.card("Chimera").rezzed
            assert self._kinds(t) == ["Mythic"]

    @pytest.mark.rule("1.4:9.9.1")
    def test_rezzed_again_it_is_something_else(self) -> None:
        with self._rezzes("Barrier") as t:
            t.finish_run()
            t.end_turn()
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Chimera")
            t.corp.mode("Sentry")
            t.settle()
            assert self._kinds(t) == ["Sentry", "Mythic"]
            assert t.corp.credits == 5 - 2 + 3 - 2
            t.finish_run()

    def test_rezzing_other_ice_changes_nothing(self) -> None:
        with self._rezzes("Barrier") as t:
            t.finish_run()
            t.corp.put("Vanilla", "R&D")
            t.runner.run("R&D")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert self._kinds(t) == ["Barrier", "Mythic"]

    def test_the_corps_turn_ends_too(self) -> None:
        with Table("corp") as t:
            t.corp.put("Chimera", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.end_turn()
            assert not t.card("Chimera").rezzed
            assert t.card("Enigma").rezzed

    def test_for_mother_goddess_it_counts_as_what_was_chosen(self) -> None:
        with self._rezzes("Code Gate") as t:
            goddess = t.corp.put("Mother Goddess", "R&D", rezzed=True)
            assert has_subtype(t.state, goddess.cid, "Code Gate")
            t.finish_run()


class TestDraco:
    def test_the_corp_buys_strength_as_it_is_rezzed(self) -> None:
        with Table("runner") as t:
            draco = t.corp.put("Dracō", "HQ")
            t.corp.set(credits=4)
            t.runner.run("HQ")
            t.corp.rez("Dracō")
            assert not t.corp.can("number", number=4)
            t.corp.number(3)
            assert (t.corp.credits, draco.tokens("power"), draco.strength) == (0, 3, 3)
            t.runner.number(2)
            assert got_in(t)

    def test_rezzing_other_ice_brings_no_counters(self) -> None:
        with Table("runner") as t:
            draco = t.corp.put("Dracō", "R&D", rezzed=True, tokens={"power": 2})
            vanilla = t.corp.put("Vanilla", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Vanilla")
            assert not got_in(t)
            assert (draco.strength, vanilla.strength, t.corp.credits) == (2, 0, 5)

    def test_it_may_pay_nothing(self) -> None:
        with Table("runner") as t:
            draco = t.corp.put("Dracō", "HQ")
            t.corp.set(credits=2)
            t.runner.run("HQ")
            t.corp.rez("Dracō")
            t.corp.number(0)
            assert (t.corp.credits, draco.strength) == (1, 0)
            t.corp.number(0)
            t.runner.number(2)
            t.finish_run()

    @pytest.mark.parametrize("spent", [1, 2])
    def test_a_trace_of_two_tags_and_ends_the_run(self, spent: int) -> None:
        with against("Dracō", credits=2) as t:
            t.runner.number(spent)
            assert got_in(t) == (spent == 2)
            assert t.state.tags == (spent == 1)


class TestBurkeBugs:
    def test_the_runner_trashes_a_program_if_the_corp_pays_for_the_trace(self) -> None:
        with against("Burke Bugs", "Corroder", "Mimic", "Clone Chip", corp=1, credits=1) as t:
            t.corp.number(1)
            t.runner.number(0)
            assert not t.runner.can("pick", "Clone Chip")
            t.runner.pick("Corroder")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Corroder"]
            assert who(t, "trashed") == [RUNNER]

    def test_a_trace_of_nothing_fails(self) -> None:
        with against("Burke Bugs", "Corroder", credits=0) as t:
            assert got_in(t)
            assert t.card("Corroder").installed


class TestAdvancedWhileRezzed:
    TITLES = ("Salvage", "Tyrant", "Woodcutter")

    @pytest.mark.rule("1.17.2")
    @pytest.mark.parametrize("title", TITLES)
    def test_it_can_be_advanced_only_while_rezzed(self, title: str) -> None:
        for rezzed in (True, False):
            with Table("corp") as t:
                t.corp.put(title, "HQ", rezzed=rezzed)
                assert t.corp.can("advance", title) == rezzed
                if rezzed:
                    t.corp.advance(title)
                    assert t.card(title).tokens("advancement") == 1

    @pytest.mark.parametrize("n", [0, 2])
    def test_each_token_is_a_subroutine(self, n: int) -> None:
        with against("Salvage", tokens={"advancement": n}, credits=4) as t:
            for at in range(n):
                t.runner.number(1 + at)
            assert got_in(t)
            assert t.state.tags == (n > 0)
        with against("Tyrant", tokens={"advancement": n}) as t:
            assert got_in(t) == (n == 0)
        with against("Woodcutter", tokens={"advancement": n}) as t:
            assert got_in(t)
            assert damage(t) == [("net", 1)] * n

    def test_two_tokens_on_tyrant_are_two_subroutines(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Tyrant", "HQ", rezzed=True, tokens={"advancement": 2})
            t.runner.put("Free Key")
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key", 0)
            assert not got_in(t)
            t.runner.run("HQ")
            encounter(t)
            t.runner.break_subroutines("Free Key", 0)
            t.runner.break_subroutines("Free Key", 1)
            assert got_in(t)
