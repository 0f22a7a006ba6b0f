"""What agendas of Terminal Directive do."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, score

from sneakdoor.testing import Table


class TestBrainRewiring:
    @pytest.mark.parametrize("x", [1, 2, 3])
    def test_so_many_cards_go_to_the_bottom_and_one_is_drawn(self, x: int) -> None:
        with Table() as t:
            t.runner.hand("Diesel", "Corroder", "Mimic").deck("Magnum Opus")
            before = len(t.runner.titles("deck"))
            score(t, "Brain Rewiring", 3)
            t.corp.number(x)
            assert t.corp.credits == 5 - x
            assert len(t.runner.titles("hand")) == 3 - x + 1
            assert "Magnum Opus" in t.runner.titles("hand")
            bottom = {t.state.card(cid).title for cid in t.state.deck[1][:x]}
            assert bottom <= {"Diesel", "Corroder", "Mimic"}
            assert len(t.runner.titles("deck")) == before + x - 1

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.runner.hand("Diesel")
            score(t, "Brain Rewiring", 3)
            t.corp.number(0)
            assert t.corp.credits == 5
            assert t.runner.titles("hand") == ["Diesel"]

    def test_no_more_is_paid_for_than_there_is(self) -> None:
        with Table() as t:
            t.runner.hand("Diesel", "Corroder")
            score(t, "Brain Rewiring", 3)
            assert t.corp.can("number", number=2)
            assert not t.corp.can("number", number=3)
            t.corp.number(2)
            assert len(t.runner.titles("hand")) == 1

    def test_with_an_empty_grip_there_is_nothing_to_pay_for(self) -> None:
        with Table() as t:
            score(t, "Brain Rewiring", 3)
            assert (t.corp.credits, t.runner.titles("hand")) == (5, [])


class TestElectiveUpgrade:
    def test_a_click_becomes_two_once_a_turn_and_twice_in_all(self) -> None:
        with Table() as t:
            score(t, "Elective Upgrade", 5)
            assert t.card("Elective Upgrade").tokens("agenda") == 2
            t.corp.use("Elective Upgrade")
            assert t.corp.clicks == 4
            assert not t.corp.can("use", "Elective Upgrade")
            t.end_turn()
            t.end_turn()
            t.corp.use("Elective Upgrade")
            assert t.corp.clicks == 4
            assert t.card("Elective Upgrade").tokens("agenda") == 0
            t.end_turn()
            t.end_turn()
            assert not t.corp.can("use", "Elective Upgrade")


class TestArmoredServers:
    def test_jacking_out_costs_a_card(self) -> None:
        with Table() as t:
            score(t, "Armored Servers", 4)
            assert t.card("Armored Servers").tokens("agenda") == 1
            assert not t.corp.can("use", "Armored Servers")
            t.runner.hand("Diesel", "Corroder")
            t.end_turn()
            t.runner.run("Archives")
            t.corp.use("Armored Servers")
            t.runner.jack_out()
            t.runner.pick("Diesel")
            assert t.runner.titles("hand") == ["Corroder"]
            assert t.happened("jacked out") == 1
            t.runner.run("Archives")
            t.runner.jack_out()
            assert t.runner.titles("hand") == ["Corroder"]

    def test_so_does_breaking_with_whatever_it_is(self) -> None:
        with Table() as t:
            score(t, "Armored Servers", 4)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.hand("Diesel").set(credits=20)
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Armored Servers")
            encounter(t)
            t.runner.use("Corroder", "strength")
            assert t.runner.titles("hand") == ["Diesel"]
            t.runner.break_subroutines("Corroder")
            assert t.runner.titles("hand") == []
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_without_a_card_nothing_is_broken_and_nobody_jacks_out(self) -> None:
        with Table() as t:
            score(t, "Armored Servers", 4)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Viktor 1.0", "R&D", rezzed=True)
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Armored Servers")
            encounter(t)
            assert not t.runner.can("use", "Corroder", says="Break")
            t.finish_run()
            encounter(t, "HQ")
            assert t.runner.can("use", "Corroder", says="Break")
            t.finish_run()

    @pytest.mark.rule("1.15.9")
    def test_a_bioroid_is_broken_by_a_click_and_a_card(self) -> None:
        with Table() as t:
            score(t, "Armored Servers", 4)
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand("Diesel", "Corroder", "Mimic")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.use("Armored Servers")
            encounter(t)
            t.runner.use("Viktor 1.0")
            t.runner.pick("Mimic")
            t.runner.act("subroutine", number=0)
            assert t.runner.titles("discard") == ["Mimic"]
            t.finish_run()

    def test_two_of_them_cost_two_cards(self) -> None:
        with Table() as t:
            first = t.corp.put("Armored Servers", "Server 8", tokens={"advancement": 4})
            second = t.corp.put("Armored Servers", "Server 9", tokens={"advancement": 4})
            t.corp.score_agenda(first)
            t.corp.score_agenda(second)
            t.runner.hand("Diesel", "Corroder", "Mimic")
            t.end_turn()
            t.runner.run("Archives")
            t.corp.use(first)
            t.corp.use(second)
            t.runner.jack_out()
            t.runner.pick("Diesel", "Mimic")
            assert t.runner.titles("hand") == ["Corroder"]


class TestGraft:
    def test_up_to_three_cards_come_to_hq_and_are_seen(self) -> None:
        with Table() as t:
            t.corp.deck("Snare!", "Ice Wall", "Archer", "Enigma")
            score(t, "Graft", 5)
            t.corp.accept()
            for title in ("Snare!", "Archer", "Enigma"):
                t.corp.act("pick", title)
            assert sorted(t.corp.titles("hand")) == ["Archer", "Enigma", "Snare!"]
            assert t.happened("revealed") == 3
            assert t.happened("shuffled") == 1

    def test_fewer_will_do_and_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.deck("Snare!")
            score(t, "Graft", 5)
            t.corp.accept()
            t.corp.pick("Snare!")
            assert t.corp.titles("hand") == ["Snare!"]
        with Table() as t:
            score(t, "Graft", 5)
            t.corp.decline()
            assert t.corp.titles("hand") == []
            assert t.happened("shuffled") == 0


class TestIllicitSales:
    @pytest.mark.parametrize("take", [True, False])
    @pytest.mark.parametrize("before", [0, 2])
    def test_three_credits_for_each_bad_publicity_there_is(self, before: int, take: bool) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=before)
            score(t, "Illicit Sales", 3)
            if take:
                t.corp.accept()
            else:
                t.corp.decline()
            assert t.state.bad_publicity == before + take
            assert t.corp.credits == 5 + 3 * (before + take)
