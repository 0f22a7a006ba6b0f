"""Assets of Honor and Profit."""

from __future__ import annotations

import pytest
from tests.corp_turns import before_turn
from tests.verbs import damage, doers, go_on

from sneakdoor.testing import Table


class TestChairmanHiro:
    def test_two_cards_fewer_in_the_grip(self) -> None:
        with Table() as t:
            t.corp.put("Chairman Hiro", "Server 1")
            assert t.runner.hand_size == 5
            t.corp.rez("Chairman Hiro")
            assert (t.runner.hand_size, t.corp.hand_size) == (3, 5)

    def test_trashed_while_accessed_he_is_worth_two_points(self) -> None:
        with Table("runner") as t:
            t.corp.put("Chairman Hiro", "Server 1", rezzed=True)
            t.runner.set(credits=6).run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert (t.runner.score, t.runner.hand_size) == (2, 5)


def test_other_cards_of_the_corp_and_other_ways_out_of_play_are_worth_nothing() -> None:
    with Table("runner") as t:
        t.corp.put("Chairman Hiro", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.run("Server 2")
        t.runner.act("trash")
        t.finish_run()
        assert (t.runner.score, t.card("Chairman Hiro").installed) == (0, True)
    with Table() as t:
        t.corp.put("Chairman Hiro", "Server 1", rezzed=True)
        t.corp.hand("Liquidation").set(credits=1).play("Liquidation")
        t.corp.pick("Chairman Hiro")
        assert (t.runner.score, t.zone("Chairman Hiro")) == (0, "Archives")


class TestMentalHealthClinic:
    def test_a_credit_each_turn_and_a_card_more_for_the_runner(self) -> None:
        with before_turn("Mental Health Clinic") as t:
            assert (t.runner.hand_size, t.corp.hand_size) == (6, 5)
            t.end_turn()
            t.settle()
            assert t.corp.credits == 6


class TestPsychicField:
    def access(self, corp: int, runner: int) -> Table:
        t = Table("runner")
        t.corp.put("Psychic Field", "Server 1")
        t.runner.hand(*["Sure Gamble"] * 4).run("Server 1")
        t.corp.number(corp)
        t.runner.number(runner)
        t.settle()
        return t

    def test_a_wrong_guess_costs_the_whole_grip(self) -> None:
        with self.access(1, 0) as t:
            assert (damage(t), t.corp.credits) == ([("net", 4)], 4)
            go_on(t)
            t.finish_run()

    def test_a_right_one_costs_nothing(self) -> None:
        with self.access(1, 1) as t:
            assert damage(t) == []
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("9.1.6a")
    def test_exposing_it_is_as_bad(self) -> None:
        with Table("runner") as t:
            t.corp.put("Psychic Field", "Server 1")
            t.runner.hand("Infiltration", "Sure Gamble", "Sure Gamble")
            t.runner.play("Infiltration")
            t.runner.mode("expose")
            t.settle()
            t.corp.number(2)
            t.runner.number(1)
            t.settle()
            assert damage(t) == [("net", 2)]

    @pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
    def test_not_unless_it_is_installed(self, server: str) -> None:
        with Table("runner") as t:
            {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[server]("Psychic Field")
            t.runner.hand("Sure Gamble").run(server)
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.happened("bids revealed") == 0

    def test_rezzed_it_works_too_but_is_not_exposed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Psychic Field", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble").run("Server 1")
            t.corp.number(1)
            t.runner.number(0)
            t.settle()
            assert damage(t) == [("net", 1)]
            go_on(t)
            t.finish_run()

    def test_with_an_empty_grip_nothing_is_done(self) -> None:
        with Table("runner") as t:
            t.corp.put("Psychic Field", "Server 1")
            t.runner.run("Server 1")
            t.corp.number(1)
            t.runner.number(0)
            go_on(t)
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 4)


class TestShiKyu:
    def access(self, x: int, server: str = "Server 1") -> Table:
        t = Table("runner")
        if server == "Server 1":
            t.corp.put("Shi.Kyū", server)
        else:
            {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[server]("Shi.Kyū")
        t.runner.hand(*["Sure Gamble"] * 5).run(server)
        t.settle()
        if server != "R&D":
            t.corp.number(x)
        return t

    @pytest.mark.parametrize("server", ["Server 1", "HQ", "Archives"])
    def test_the_runner_may_take_what_was_paid_for(self, server: str) -> None:
        with self.access(3, server) as t:
            t.runner.mode("damage")
            assert (damage(t), t.corp.credits) == ([("net", 3)], 2)
            assert doers(t, "damaged") == ["RUNNER 3"]
            go_on(t)
            t.finish_run()
            assert t.runner.score == 0

    @pytest.mark.parametrize("server", ["Server 1", "HQ", "Archives"])
    def test_or_the_shame(self, server: str) -> None:
        with self.access(3, server) as t:
            t.runner.mode("score area")
            t.settle()
            t.finish_run()
            assert (damage(t), t.runner.score, t.corp.credits) == ([], -1, 2)

    def test_a_single_credit_is_enough(self) -> None:
        with self.access(1) as t:
            t.runner.mode("damage")
            assert damage(t) == [("net", 1)]
            go_on(t)
            t.finish_run()

    def test_who_pays_nothing_gets_nothing(self) -> None:
        with self.access(0) as t:
            go_on(t)
            t.finish_run()
            assert (damage(t), t.runner.score, t.corp.credits) == ([], 0, 5)

    def test_in_rnd_it_sleeps(self) -> None:
        with self.access(0, "R&D") as t:
            go_on(t)
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 5)


class TestPlanB:
    def access(self, tokens: int, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("Plan B", "Server 1", tokens={"advancement": tokens})
        t.corp.hand(*hand)
        t.runner.run("Server 1")
        t.settle()
        return t

    def test_an_agenda_of_hq_that_needs_no_more_is_scored(self) -> None:
        with self.access(4, "Nisei MK II", "Priority Requisition", "Hostile Takeover", "Hedge Fund") as t:
            t.corp.accept()
            for title in ("Priority Requisition", "Hedge Fund"):
                assert not t.corp.can("pick", title)
            t.corp.pick("Nisei MK II")
            t.settle()
            assert (t.corp.score, t.happened("scored"), t.happened("revealed")) == (2, 1, 1)
            assert t.card("Nisei MK II").tokens("agenda") == 1
            go_on(t)
            t.finish_run()

    def test_what_counts_tokens_over_the_requirement_finds_none(self) -> None:
        with self.access(4, "Project Atlas") as t:
            t.corp.accept()
            t.settle()
            assert (t.corp.score, t.card("Project Atlas").tokens("agenda")) == (2, 0)
            go_on(t)
            t.finish_run()

    def test_nobody_must_and_too_few_tokens_are_no_plan(self) -> None:
        with self.access(2, "Hostile Takeover") as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert t.corp.score == 0
        with self.access(1, "Hostile Takeover") as t:
            go_on(t)
            t.finish_run()
            assert t.corp.score == 0

    def test_the_last_points_win_the_game(self) -> None:
        with Table("runner") as t:
            t.corp.put("Plan B", "Server 1", tokens={"advancement": 5})
            t.corp.hand("Priority Requisition").scored("Priority Requisition", "Nisei MK II")
            t.runner.run("Server 1")
            t.corp.accept()
            t.settle()
            assert t.outcome is not None

    def test_it_can_be_advanced_and_does_nothing_from_hq(self) -> None:
        with Table() as t:
            t.corp.put("Plan B", "Server 1")
            t.corp.advance("Plan B")
        with Table("runner") as t:
            t.corp.hand("Plan B")
            t.runner.run("HQ")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.corp.score == 0
