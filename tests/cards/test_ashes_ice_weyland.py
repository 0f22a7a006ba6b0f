"""What Weyland ice of the Ashes cycle does."""

from __future__ import annotations

import pytest
from tests.ice import BREAKS_ALL, MORE_SUBROUTINES, against
from tests.verbs import encounter, go_on, got_in

from sneakdoor.testing import Table


@pytest.mark.rule("1.2.2")
class TestAfshar:
    def test_on_hq_one_of_its_two_subroutines_stays(self) -> None:
        for n in range(2):
            with against("Afshar", "Gordian Blade", credits=9) as t:
                encounter(t)
                t.runner.break_subroutines("Gordian Blade", n)
                assert not t.runner.can("use", "Gordian Blade", says="Break")
                assert got_in(t) == (n == 1)
                assert t.runner.credits == (9 - 1 - 2 if n else 9 - 1)

    def test_elsewhere_both_are_broken(self) -> None:
        with against("Afshar", "Gordian Blade", server="R&D", credits=9) as t:
            encounter(t)
            t.runner.break_subroutines("Gordian Blade")
            assert got_in(t)
            assert t.runner.credits == 7

    def test_an_ability_that_breaks_several_breaks_one(self) -> None:
        with Table("runner", cards=(BREAKS_ALL,)) as t:
            t.corp.put("Afshar", "HQ", rezzed=True)
            t.runner.put("Breaks All")
            encounter(t, "HQ")
            t.runner.use("Breaks All", "Break")
            t.runner.act("subroutine", number=1)  # and that is all
            assert got_in(t)
            assert t.happened("broken") == 1
            assert t.runner.credits == 3

    def test_gained_subroutines_do_not_count(self) -> None:
        with Table("runner", cards=(MORE_SUBROUTINES, BREAKS_ALL)) as t:
            t.corp.put("Afshar", "HQ", rezzed=True)
            t.corp.put("More Subroutines", "Server 1", rezzed=True)
            t.runner.put("Breaks All")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Breaks All", "Break")
            t.runner.act("subroutine", number=1)
            assert not t.runner.can("subroutine", number=0)
            t.runner.act("subroutine", number=2)
            assert got_in(t)
            assert t.happened("broken") == 2

    def test_it_is_counted_anew_in_each_encounter(self) -> None:
        with against("Afshar", "Gordian Blade", credits=9) as t:
            encounter(t)
            t.runner.break_subroutines("Gordian Blade", 1)
            assert got_in(t)
            encounter(t, "HQ")
            t.runner.break_subroutines("Gordian Blade", 1)
            assert got_in(t)


class TestAkhet:
    @pytest.mark.parametrize("tokens", [2, 3])
    def test_three_tokens_make_it_stronger_and_harder_to_break(self, tokens: int) -> None:
        with against("Akhet", "Corroder", also="Vanilla", tokens={"advancement": tokens}, credits=12) as t:
            assert t.card("Akhet").strength == (5 if tokens == 3 else 2)
            assert t.card("Vanilla").strength == 0
            assert t.card("Corroder").strength == 2
            encounter(t)
            for _ in range(3):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 1)
            assert t.runner.can("use", "Corroder", says="Break") == (tokens == 2)
            if tokens == 2:
                t.runner.break_subroutines("Corroder", 0)
            else:
                t.corp.pick("Vanilla")
            assert got_in(t)
            assert t.corp.credits == (1 if tokens == 3 else 0)
            assert t.card("Vanilla").tokens("advancement") == (1 if tokens == 3 else 0)

    def test_it_places_a_token_on_any_installed_card_and_ends_the_run(self) -> None:
        with against("Akhet", "Corroder", also="Vanilla") as t:
            t.corp.pick("Corroder")
            assert not got_in(t)
            assert t.card("Corroder").tokens("advancement") == 1

    def test_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Akhet", "HQ")
            t.corp.advance("Akhet")
            assert t.card("Akhet").tokens("advancement") == 1


class TestTrebuchet:
    @pytest.mark.both
    @pytest.mark.parametrize("traced", [True, False])
    def test_a_traced_runner_neither_steals_nor_trashes_in_this_run(self, traced: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Trebuchet", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Tyr's Hand", "Server 1")
            t.corp.set(credits=0)
            t.runner.put("Imp", tokens={"virus": 2})
            t.runner.put("Corroder")
            t.runner.set(credits=11)
            t.runner.run("Server 1")
            t.corp.pick("Corroder")
            t.runner.number(5 if traced else 6)
            t.runner.act("access", handle=t.card("Tyr's Hand").handle)
            assert t.runner.can("trash") == t.runner.can("use", "Imp") == (not traced)
            go_on(t)
            t.finish_run()
            assert t.runner.titles("score") == ([] if traced else ["Hostile Takeover"])
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.corp.titles("discard")[-1] == "PAD Campaign"
            t.corp.hand("Hostile Takeover")
            t.runner.run("HQ")
            t.finish_run()
            assert "Hostile Takeover" in t.runner.titles("score")

    def test_the_corp_still_trashes_its_own_cards_and_the_runner_theirs(self) -> None:
        with Table("runner") as t:
            t.corp.put("Aimor", "HQ", rezzed=True)
            t.corp.put("Trebuchet", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Clone Chip")
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.corp.pick("Clone Chip")
            assert got_in(t)
            assert t.corp.titles("discard") == ["Aimor"]
            assert len(t.runner.titles("discard")) == 1 + 3

    @pytest.mark.parametrize("traced", [True, False])
    def test_effects_of_the_runner_do_not_trash_corp_cards_either(self, traced: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Trebuchet", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 0})
            t.runner.put("Corroder")
            t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.set(credits=6)
            t.runner.run("HQ")
            t.corp.pick("Corroder")
            t.runner.number(5 if traced else 6)
            encounter(t)
            t.runner.use("Datasucker")
            t.finish_run()
            assert t.card("Ice Wall").installed == traced

    def test_rezzing_it_brings_bad_publicity(self) -> None:
        with Table("runner") as t:
            t.corp.put("Trebuchet", "HQ")
            t.corp.put("Vanilla", "R&D")
            t.corp.set(credits=7)
            t.runner.run("HQ")
            t.corp.rez("Trebuchet")
            assert t.state.bad_publicity == 1
            t.runner.number(0)
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert t.state.bad_publicity == 1


class TestWinchester:
    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_only_on_hq_it_has_a_third_trace_that_ends_the_run(self, server: str) -> None:
        with against("Winchester", "Corroder", "Clone Chip", server=server, credits=20) as t:
            t.runner.number(4)
            t.runner.number(4)
            if server == "HQ":
                t.runner.number(2)
            assert got_in(t) == (server != "HQ")
            assert t.runner.titles("discard") == []

    def test_three_credits_are_enough_against_the_third(self) -> None:
        with against("Winchester", credits=20) as t:
            for n in (4, 4, 3):
                t.runner.number(n)
            assert got_in(t)

    @pytest.mark.parametrize("at", [0, 1])
    def test_the_others_trash_a_program_and_a_piece_of_hardware(self, at: int) -> None:
        with against("Winchester", "Corroder", "Clone Chip", "Kati Jones", server="R&D", credits=20) as t:
            for n in range(2):
                t.runner.number((4, 3)[n] - (n == at))  # the trace strength of each, or one less
            assert got_in(t)
            assert t.runner.titles("discard") == [("Corroder", "Clone Chip")[at]]
