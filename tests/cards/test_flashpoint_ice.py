"""What ice of the Flashpoint cycle does."""

from __future__ import annotations

import pytest
from tests.ice import MORE_SUBROUTINES, against
from tests.verbs import accessed, break_once, damage, encounter, got_in, result, story, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestFairchild:
    def test_two_payments_a_trashed_card_and_brain_damage_keep_the_run_going(self) -> None:
        with against("Fairchild", "Corroder", "Datasucker", credits=8) as t:
            t.runner.yes()
            assert t.runner.credits == 4
            t.runner.yes()
            t.runner.yes()
            t.runner.pick("Datasucker")
            t.runner.yes()
            assert got_in(t)
            assert t.state.brain == 1
            assert t.runner.credits == 0
            assert t.card("Corroder").installed

    @pytest.mark.parametrize("at", range(4))
    def test_whoever_leaves_one_of_them_is_out(self, at: int) -> None:
        with against("Fairchild", "Corroder", credits=8) as t:
            for _ in range(at):
                t.runner.yes()
            t.runner.no()
            assert not got_in(t)
            assert (t.state.brain, len(t.runner.titles("hand"))) == (0, 5)

    @pytest.mark.rule("1.15.1", "1.4:1.15.10b")
    def test_what_cannot_be_paid_is_not_asked(self) -> None:
        with against("Fairchild", credits=3):
            pass  # no question: the run is over
        with against("Fairchild", also="Vanilla", credits=8) as t:  # the Runner has no card installed
            t.runner.yes()
            t.runner.yes()
            assert not got_in(t)


class TestSmallFairchilds:
    @pytest.mark.parametrize("pays_first", [True, False])
    @pytest.mark.parametrize(("title", "price"), [("Fairchild 1.0", 1), ("Fairchild 3.0", 3)])
    def test_the_runner_pays_or_trashes_an_installed_card(self, title: str, price: int, pays_first: bool) -> None:
        with against(title, "Corroder", "Datasucker", also="Vanilla", credits=2 * price) as t:
            for pays in (pays_first, not pays_first):
                t.runner.mode("Pay" if pays else "Trash")
                if not pays:
                    t.runner.pick("Corroder")
            if title == "Fairchild 3.0":
                t.corp.mode("End the run")
            t.finish_run()
            assert t.runner.credits == price
            assert t.runner.titles("discard") == ["Corroder"]
            assert t.card("Vanilla").installed

    @pytest.mark.parametrize(("title", "price"), [("Fairchild 1.0", 1), ("Fairchild 3.0", 3)])
    def test_who_has_too_little_for_the_second_trashes_a_card(self, title: str, price: int) -> None:
        with against(title, "Corroder", credits=2 * price - 1) as t:
            t.runner.mode("Pay")
            if title == "Fairchild 3.0":
                t.corp.mode("End the run")
            t.finish_run()
            assert t.runner.credits == price - 1
            assert t.runner.titles("discard") == ["Corroder"]

    @pytest.mark.parametrize("title", ["Fairchild 1.0", "Fairchild 3.0"])
    def test_a_runner_with_neither_goes_on(self, title: str) -> None:
        with against(title, credits=0) as t:
            if title == "Fairchild 3.0":
                t.corp.mode("brain damage")
            assert got_in(t)
            assert t.state.brain == (title == "Fairchild 3.0")

    def test_one_click_breaks_one_subroutine_of_the_first(self) -> None:
        with against("Fairchild 1.0", credits=1) as t:
            t.runner.use("Fairchild 1.0")
            t.runner.act("subroutine", number=0)
            assert t.runner.clicks == 2
            assert got_in(t)
            assert t.runner.credits == 0

    def test_three_clicks_break_up_to_three_of_the_third(self) -> None:
        with against("Fairchild 3.0", credits=9) as t:
            t.runner.use("Fairchild 3.0")
            for n in range(3):
                t.runner.act("subroutine", number=n)
            assert t.runner.clicks == 0
            assert got_in(t)
            assert (t.runner.credits, t.state.brain) == (9, 0)

    def test_of_four_subroutines_they_break_three(self) -> None:
        with Table("runner", cards=(MORE_SUBROUTINES,)) as t:
            t.corp.put("Fairchild 3.0", "HQ", rezzed=True)
            t.corp.put("More Subroutines", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Fairchild 3.0")
            for n in range(3):
                t.runner.act("subroutine", number=n)
            assert got_in(t)
            assert t.happened("broken") == 3
            assert t.happened("subroutine") == 1

    def test_two_clicks_are_too_few_for_the_third(self) -> None:
        with Table(turn="runner", clicks=3) as t:
            t.corp.put("Fairchild 3.0", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not t.runner.can("use", "Fairchild 3.0")
            t.corp.mode("End the run")
            t.finish_run()


class TestSherlock:
    @pytest.mark.parametrize("caught", [0, 1])
    def test_either_trace_of_four_sends_a_program_below_the_stack(self, caught: int) -> None:
        with against("Sherlock 2.0", "Corroder", "Datasucker", "Clone Chip", credits=7) as t:
            for n in range(2):
                t.runner.number(3 if n == caught else 4)
                if n == caught:
                    assert not t.corp.can("pick", "Clone Chip")
                    t.corp.pick("Corroder")
            assert got_in(t)
            assert t.state.card(t.state.deck[RUNNER][0]).title == "Corroder"
            assert t.card("Datasucker").installed
            assert t.state.tags == 1

    def test_two_clicks_break_two(self) -> None:
        with against("Sherlock 2.0", credits=0) as t:
            t.runner.use("Sherlock 2.0")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=2)
            assert t.runner.clicks == 1
            assert got_in(t)
            assert t.state.tags == 0


class TestAiki:
    @pytest.mark.parametrize("different", [True, False])
    def test_the_runner_draws_two_only_if_the_amounts_differ_and_suffers_twice(self, different: bool) -> None:
        with against("Aiki", corp=2, credits=2) as t:
            t.corp.number(1)
            t.runner.number(0 if different else 1)
            assert got_in(t)
            assert t.happened("drawn") == 2 * different
            assert len(t.runner.titles("deck")) == 12 - 2 * different
            assert damage(t) == [("net", 1), ("net", 1)]


class TestChiyashi:
    def test_an_ai_that_breaks_it_costs_two_cards_of_the_stack_each_time(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Chiyashi", "HQ", rezzed=True)
            t.runner.put("Eater")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            for _ in range(8):
                t.runner.use("Eater", "+1")
            t.runner.break_subroutines("Eater", 0)
            t.runner.break_subroutines("Eater", 1)
            t.settle()
            assert len(t.runner.titles("discard")) == 4
            t.finish_run()
            assert result(t) == "unsuccessful"
            assert damage(t) == []

    def test_another_breaker_pays_too_while_an_ai_is_installed_and_only_then(self) -> None:
        for ai in (True, False):
            with against("Chiyashi", "Corroder", "Eater" if ai else "Mimic", credits=20) as t:
                encounter(t)
                for _ in range(6):
                    t.runner.use("Corroder", "strength")
                t.runner.break_subroutines("Corroder", 2)
                assert got_in(t)
                assert damage(t) == [("net", 2), ("net", 2)]
                assert len(t.runner.titles("deck")) == 12 - 2 * ai

    def test_breaking_other_ice_costs_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Chiyashi", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Eater")
            t.runner.run("HQ")
            t.runner.break_subroutines("Eater")
            t.finish_run()
            assert len(t.runner.titles("deck")) == 12


class TestDataWard:
    def test_three_credits_keep_the_runner_untagged_and_the_run_going(self) -> None:
        with against("Data Ward", credits=3) as t:
            t.runner.mode("Pay")
            assert got_in(t)
            assert (t.runner.credits, t.state.tags) == (0, 0)

    def test_a_runner_who_takes_the_tag_is_out_unless_all_four_are_broken(self) -> None:
        with against("Data Ward", "Corroder", credits=30) as t:
            t.runner.mode("tag")
            for _ in range(6):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0, 1, 2)
            assert not got_in(t)
            assert t.state.tags == 1

    def test_who_cannot_pay_takes_the_tag(self) -> None:
        with against("Data Ward", credits=2) as t:
            assert not got_in(t)
            assert (t.runner.credits, t.state.tags) == (2, 1)
            assert who(t, "tagged") == [RUNNER]


class TestIPBlock:
    @pytest.mark.parametrize("ai", [True, False])
    def test_it_tags_the_owner_of_an_ai_who_cannot_get_in_then(self, ai: bool) -> None:
        with against("IP Block", "Eater" if ai else "Corroder", credits=3) as t:
            encounter(t)
            t.runner.number(3)
            assert got_in(t) == (not ai)
            assert t.state.tags == int(ai)

    def test_its_trace_of_three_tags_as_well(self) -> None:
        with against("IP Block", credits=2) as t:
            t.runner.number(2)
            assert not got_in(t)
            assert t.state.tags == 1


class TestThoth:
    def test_it_tags_and_then_hurts_and_charges_for_every_tag(self) -> None:
        with against("Thoth", credits=5, tags=1) as t:
            t.runner.number(0)
            assert t.state.tags == 2
            t.runner.number(0)
            assert got_in(t)
            assert damage(t) == [("net", 2)]
            assert t.runner.credits == 5 - 2

    def test_both_traces_are_of_four(self) -> None:
        with against("Thoth", credits=9) as t:
            for _ in range(2):
                t.runner.number(4)
            assert got_in(t)
            assert damage(t) == []
            assert t.runner.credits == 9 - 4 - 4
        with against("Thoth", credits=8) as t:
            for _ in range(2):
                t.runner.number(3)
            assert got_in(t)
            assert damage(t) == [("net", 1)]
            assert t.runner.credits == 8 - 3 - 3 - 1


def _macrophage(money: int) -> Table:
    t = Table("runner")
    t.corp.put("Macrophage", "HQ", rezzed=True)
    t.corp.set(credits=0)
    t.runner.put("Datasucker", tokens={"virus": 2})
    t.runner.put("Imp", tokens={"virus": 0})
    t.runner.put("Corroder")
    t.runner.discard("Medium", "Gordian Blade").set(credits=money)
    t.runner.run("HQ")
    return t


class TestMacrophage:
    def test_its_four_traces_purge_trash_remove_and_end_the_run(self) -> None:
        with _macrophage(0) as t:
            t.settle()
            assert t.card("Datasucker").tokens("virus") == 0
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("Datasucker")
            assert not t.corp.can("pick", "Gordian Blade")
            t.corp.pick("Medium")
            assert not got_in(t)
            assert t.runner.titles("discard") == ["Datasucker", "Gordian Blade"]
            assert t.happened("removed from game") == 1

    @pytest.mark.parametrize("at", range(4))
    def test_each_trace_is_one_weaker_than_the_last(self, at: int) -> None:
        with _macrophage(12) as t:
            for n, strength in enumerate((4, 3, 2, 1)):
                t.runner.number(strength - (n == at))
                if n == at == 1:
                    t.corp.pick("Imp")
            t.finish_run()
            effects = (t.happened("purged"), t.happened("trashed"), t.happened("removed from game"))
            assert (*effects, int(result(t) == "unsuccessful")) == tuple(int(n == at) for n in range(4))


class TestTribunal:
    def test_the_runner_trashes_three_installed_cards_of_their_choice(self) -> None:
        with against("Tribunal", "Corroder", "Datasucker", "Clone Chip", "Kati Jones", also="Vanilla") as t:
            for title in ("Datasucker", "Kati Jones", "Clone Chip"):
                t.runner.pick(title)
            assert got_in(t)
            assert t.runner.titles("discard") == ["Clone Chip", "Datasucker", "Kati Jones"]
            assert [one.side for one in t.state.journal.since(0) if one.kind == "trashed"] == [RUNNER] * 3


class TestMausolus:
    @pytest.mark.parametrize("tokens", [2, 3])
    def test_three_advancement_tokens_make_it_worse(self, tokens: int) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Mausolus", "HQ", rezzed=True, tokens={"advancement": tokens})
            t.corp.set(credits=0)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            full = tokens == 3
            assert got_in(t) == (not full)
            assert t.corp.credits == (3 if full else 1)
            assert damage(t) == [("net", 3 if full else 1)]
            assert t.state.tags == 1

    @pytest.mark.rule("1.4:1.17.3")
    def test_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Mausolus", "HQ")
            t.corp.advance("Mausolus")
            assert t.card("Mausolus").tokens("advancement") == 1


class TestSapper:
    @pytest.mark.rule("6.5.2a", "7.2.2")
    @pytest.mark.parametrize("where", ["R&D", "HQ", "Archives"])
    def test_it_is_encountered_where_it_is_accessed_but_not_in_archives(self, where: str) -> None:
        with Table(turn="runner") as t:
            getattr(t.corp, {"R&D": "deck", "HQ": "hand", "Archives": "discard"}[where])("Sapper")
            t.runner.put("Datasucker")
            t.runner.put("Clone Chip")
            t.runner.set(credits=0)
            t.runner.run(where)
            t.finish_run()
            assert t.happened("encounter") == (where != "Archives")
            assert t.runner.titles("discard") == (["Datasucker"] if where != "Archives" else [])
            assert accessed(t) == ["Sapper"]

    @pytest.mark.rule("7.2.2")
    def test_who_accesses_it_in_rnd_reveals_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Sapper")
            t.runner.put("Mimic")
            encounter(t, "R&D")
            assert visible(t.state, t.cid("Sapper"), CORP)
            t.finish_run()

    def test_it_can_be_broken_and_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Sapper")
            t.runner.put("Mimic")
            t.runner.set(credits=4)
            encounter(t, "HQ")
            break_once(t, "Mimic")
            t.settle()
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 4 - 1 - 2
            assert t.card("Mimic").installed
            assert t.corp.titles("discard") == ["Sapper"]


class TestVeritas:
    @pytest.mark.parametrize("traced", [True, False])
    def test_it_pays_charges_and_traces(self, traced: bool) -> None:
        with against("Veritas", credits=4) as t:
            t.corp.number(0)
            assert (t.corp.credits, t.runner.credits) == (2, 2)
            t.runner.number(1 if traced else 2)
            assert got_in(t)
            assert t.state.tags == int(traced)


class TestMindGame:
    def _plays(self, *rig: str, **numbers: int) -> Table:
        t = Table("runner")
        t.corp.put("Mind Game", "HQ", rezzed=True)
        t.corp.put("Wall of Static", "R&D")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=2)
        for title in rig:
            t.runner.put(title)
        t.runner.set(**{"credits": 2, **numbers})
        t.runner.run("HQ")
        return t

    @pytest.mark.rule("6.1.2c", "9.8.4b")
    def test_the_run_goes_on_where_the_corp_says_instead_of_passing_it(self) -> None:
        with self._plays("Corroder", "Kati Jones") as t:
            t.corp.number(1)
            t.runner.number(0)
            assert not t.corp.can("server", server="HQ")
            t.corp.act("server", server="R&D")
            t.runner.jack_out()
            t.runner.pick("Kati Jones")
            t.settle()
            assert story(t, "approach ice", "run moved", "passed") == ["approach ice", "run moved", "approach ice"]
            assert [one.server for one in t.state.journal.since(0) if one.kind == "run moved"] == [1]
            assert t.state.card(t.state.deck[RUNNER][0]).title == "Kati Jones"
            assert t.card("Corroder").installed

    @pytest.mark.rule("1.15.9", "1.15.1")
    def test_who_has_nothing_installed_cannot_jack_out(self) -> None:
        with self._plays() as t:
            t.corp.number(1)
            t.runner.number(0)
            t.corp.act("server", server="R&D")
            assert t.happened("successful run") == 1  # nobody was asked

    def test_in_the_next_run_jacking_out_is_free_again(self) -> None:
        with self._plays("Corroder") as t:
            t.corp.number(1)
            t.runner.number(0)
            t.corp.act("server", server="Archives")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.jack_out()
            assert t.card("Corroder").installed

    def test_like_amounts_change_nothing(self) -> None:
        with self._plays("Corroder") as t:
            t.corp.number(1)
            t.runner.number(1)
            t.runner.jack_out()
            assert t.happened("run moved") == 0
            assert t.card("Corroder").installed


class TestHerald:
    @pytest.mark.parametrize("n", [0, 1, 2])
    def test_up_to_two_credits_become_advancement_tokens(self, n: int) -> None:
        with against("Herald", also="Ice Wall", corp=3) as t:
            assert not t.corp.can("number", number=3)
            t.corp.number(n)
            assert got_in(t)
            assert t.card("Ice Wall").tokens("advancement") == n
            assert t.corp.credits == 3 + 2 - n

    def test_what_cannot_be_advanced_gets_none(self) -> None:
        with Table("runner") as t:
            t.corp.put("Herald", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("Hostile Takeover", "Server 2")
            t.runner.run("HQ")
            t.corp.number(1)
            assert not t.corp.can("pick", "PAD Campaign")
            assert not t.corp.can("pick", "Herald")
            t.corp.pick("Hostile Takeover")
            assert got_in(t)
            assert t.card("Hostile Takeover").tokens("advancement") == 1

    @pytest.mark.rule("6.5.2a")
    @pytest.mark.parametrize("where", ["R&D", "HQ", "Archives"])
    def test_it_is_encountered_where_it_is_accessed_but_not_in_archives(self, where: str) -> None:
        with Table("runner") as t:
            getattr(t.corp, {"R&D": "deck", "HQ": "hand", "Archives": "discard"}[where])("Herald")
            t.corp.set(credits=0)
            t.runner.set(credits=0)
            t.runner.run(where)
            t.finish_run()  # there is no card to advance, so nothing is asked
            assert t.happened("encounter") == (where != "Archives")
            assert t.corp.credits == (0 if where == "Archives" else 2)
