"""What ice of Terminal Directive does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import encounter, got_in, removed, top, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestEli:
    @pytest.mark.parametrize("draws", [True, False])
    def test_the_corp_may_draw_and_the_run_ends(self, draws: bool) -> None:
        with against("Eli 2.0", server="Archives") as t:
            t.corp.yes() if draws else t.corp.no()
            assert not got_in(t)
            assert who(t, "drawn") == [CORP] * draws

    @pytest.mark.parametrize("at", [1, 2])
    def test_two_clicks_break_up_to_two(self, at: int) -> None:
        with against("Eli 2.0", clicks=3) as t:
            t.runner.use("Eli 2.0")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=at)
            assert t.runner.clicks == 0
            assert not got_in(t)
            assert t.happened("subroutine") == 1

    def test_both_ends_can_be_broken(self) -> None:
        with against("Eli 2.0") as t:
            t.runner.use("Eli 2.0")
            t.runner.act("subroutine", number=1)
            t.runner.act("subroutine", number=2)
            t.corp.no()
            assert got_in(t)

    def test_clicks_break_no_other_ice(self) -> None:
        with against("Vanilla", "Corroder", also="Eli 2.0") as t:
            encounter(t)
            assert not t.runner.can("use", "Eli 2.0")
            t.finish_run()

    def test_one_click_is_too_few(self) -> None:
        with against("Eli 2.0", clicks=2) as t:
            assert not t.runner.can("use", "Eli 2.0")
            t.corp.no()
            assert not got_in(t)


class TestTapestry:
    def _meets(self) -> Table:
        t = Table("runner")
        t.corp.put("Tapestry", "Archives", rezzed=True)
        t.corp.hand("Enigma", "Vanilla")
        t.runner.run("Archives")
        return t

    def test_a_click_is_lost_and_a_card_drawn_and_one_put_back(self) -> None:
        with self._meets() as t:
            t.corp.yes()
            assert len(t.corp.titles("hand")) == 3
            t.corp.yes()
            t.corp.pick("Vanilla")
            assert got_in(t)
            assert top(t, CORP) == ["Vanilla"]
            assert (t.runner.clicks, len(t.corp.titles("hand"))) == (2, 2)
            assert who(t, "drawn") == [CORP]
            assert who(t, "clicks lost") == [RUNNER]

    def test_the_corp_may_leave_both(self) -> None:
        with self._meets() as t:
            t.corp.no()
            t.corp.no()
            assert got_in(t)
            assert t.corp.titles("hand") == ["Enigma", "Vanilla"]
            assert t.happened("drawn") == 0


class TestWeir:
    def test_a_click_and_a_card_of_the_runners_choice_are_lost(self) -> None:
        with Table("runner") as t:
            t.corp.put("Weir", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Diesel").put("Corroder")
            t.runner.run("HQ")
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick("Diesel")
            assert got_in(t)
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert (t.runner.clicks, t.runner.titles("discard")) == (2, ["Diesel"])
            assert who(t, "trashed") == [RUNNER]
            assert who(t, "clicks lost") == [RUNNER]

    def test_who_has_neither_loses_neither(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Weir", "HQ", rezzed=True)
            t.runner.hand()
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("clicks lost"), t.happened("trashed")) == (0, 0)


class TestBloodletter:
    @pytest.mark.parametrize("program", [True, False])
    def test_the_runner_trashes_a_program_or_two_cards_of_the_stack(self, program: bool) -> None:
        with against("Bloodletter", "Corroder", "Mimic", "Clone Chip") as t:
            if program:
                t.runner.mode("program")
                assert not t.runner.can("pick", "Clone Chip")
                t.runner.pick("Mimic")
            else:
                t.runner.mode("top")
            assert got_in(t)
            assert (t.card("Mimic").installed, t.card("Corroder").installed) == (not program, True)
            assert len(t.runner.titles("deck")) == 12 - 2 * (not program)
            assert who(t, "trashed") == [RUNNER] * (1 if program else 2)

    def test_without_a_program_it_is_the_stack(self) -> None:
        with against("Bloodletter", "Clone Chip") as t:
            assert got_in(t)
            assert len(t.runner.titles("deck")) == 10


class TestColossus:
    RIG = ("Corroder", "Mimic", "Kati Jones", "Armitage Codebusting", "Clone Chip")

    def test_it_can_be_advanced_and_grows(self) -> None:
        with Table("corp") as t:
            colossus = t.corp.put("Colossus", "HQ", rezzed=True)
            vanilla = t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.advance("Colossus")
            assert vanilla.strength == 0
            assert (colossus.tokens("advancement"), colossus.strength) == (1, 5)

    def test_with_two_tokens_it_gives_a_tag_and_takes_a_program(self) -> None:
        with against("Colossus", *self.RIG, tokens={"advancement": 2}) as t:
            assert not t.corp.can("pick", "Kati Jones")
            t.corp.pick("Mimic")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Mimic"]
            assert (t.state.tags, t.card("Colossus").strength) == (1, 6)
            assert who(t, "trashed") == [CORP]

    def test_with_three_it_gives_two_and_takes_a_resource_too(self) -> None:
        with against("Colossus", *self.RIG, tokens={"advancement": 3}) as t:
            t.corp.pick("Corroder")
            assert not t.corp.can("pick", "Clone Chip")
            assert not t.corp.can("pick", "Mimic")
            t.corp.pick("Kati Jones")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Corroder", "Kati Jones"]
            assert t.state.tags == 2
            assert who(t, "trashed") == [CORP, CORP]

    def test_with_three_a_runner_without_programs_loses_a_resource(self) -> None:
        with against("Colossus", "Kati Jones", tokens={"advancement": 3}) as t:
            assert got_in(t)
            assert t.runner.titles("discard") == ["Kati Jones"]

    def test_loki_counts_the_tokens_on_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Loki", "HQ", rezzed=True)
            t.corp.put("Colossus", "R&D", rezzed=True, tokens={"advancement": 3})
            for one in self.RIG:
                t.runner.put(one)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.pick("Mimic")
            t.runner.no()
            t.finish_run()
            assert t.state.tags == 1
            assert t.runner.titles("discard") == ["Mimic"]


class TestHailstorm:
    def test_a_card_of_the_heap_is_removed_and_the_run_ends(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hailstorm", "HQ", rezzed=True)
            t.corp.discard("Hedge Fund")
            t.runner.discard("Corroder", "Mimic").put("Clone Chip")
            t.runner.run("HQ")
            assert not t.corp.can("pick", "Hedge Fund")
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Mimic")
            assert not got_in(t)
            assert removed(t) == ["Mimic"]
            assert t.runner.titles("discard") == ["Corroder"]

    def test_with_an_empty_heap_the_run_just_ends(self) -> None:
        with against("Hailstorm") as t:
            assert not got_in(t)
            assert removed(t) == []
