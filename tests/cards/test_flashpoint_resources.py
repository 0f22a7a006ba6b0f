"""What resources of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damaged, encounter, strike

from sneakdoor.testing import Table


class TestAaronMarron:
    def test_a_stolen_agenda_brings_two_counters(self) -> None:
        with Table("runner") as t:
            aaron = t.runner.put("Aaron Marrón")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
            assert aaron.tokens("power") == 2

    def test_so_does_a_scored_one(self) -> None:
        with Table("corp") as t:
            aaron = t.runner.put("Aaron Marrón")
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Priority Requisition")
            assert aaron.tokens("power") == 2

    def test_a_counter_removes_a_tag_and_draws(self) -> None:
        with Table("runner") as t:
            aaron = t.runner.put("Aaron Marrón", tokens={"power": 1})
            t.runner.set(tags=2)
            t.runner.use("Aaron Marrón")
            assert (t.state.tags, t.runner.titles("hand"), aaron.tokens("power")) == (1, ["Sure Gamble"], 0)

    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize(("tags", "deck", "can"), [(0, 0, False), (1, 0, True), (0, 1, True)])
    def test_either_half_is_enough_to_use_it(self, tags: int, deck: int, can: bool) -> None:
        with Table("runner", deck=deck) as t:
            t.runner.put("Aaron Marrón", tokens={"power": 1})
            t.runner.set(tags=tags)
            assert t.runner.can("use", "Aaron Marrón") is can


def test_blockade_runner_draws_three_and_shuffles_one_in() -> None:
    with Table("runner") as t:
        t.runner.put("Blockade Runner")
        t.runner.hand("Corroder")
        t.runner.use("Blockade Runner")
        t.runner.pick("Corroder")
        assert t.runner.titles("hand") == ["Sure Gamble"] * 3
        assert t.runner.clicks == 2
        assert t.zone("Corroder") == "the stack"
        assert t.happened("shuffled") == 1 or t.happened("shuffled in") == 1


@pytest.mark.parametrize(
    ("rich", "has", "cards", "clicks"),
    [(4, 5, 0, 4), (5, 6, 0, 4), (9, 6, 0, 4), (10, 5, 1, 4), (14, 5, 1, 4), (15, 5, 0, 5), (30, 5, 0, 5)],
)
def test_beth_kilrain_chang_looks_at_what_the_corp_has(rich: int, has: int, cards: int, clicks: int) -> None:
    with Table("corp", clicks=1) as t:
        t.runner.put("Beth Kilrain-Chang")
        t.corp.set(credits=rich - 1)
        t.end_turn()
        assert (t.runner.credits, len(t.runner.titles("hand")), t.runner.clicks) == (has, cards, clicks)


class TestCitadelSanctuary:
    @pytest.mark.parametrize(("corp", "left"), [(0, 0), (1, 1)])
    def test_whoever_is_tagged_when_the_turn_ends_has_the_corp_trace(self, corp: int, left: int) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Citadel Sanctuary")
            t.runner.put("Access to Globalsec")
            t.runner.set(tags=1, credits=0)
            t.runner.act("draw")
            t.corp.number(corp)
            t.settle()
            assert t.state.tags == left

    def test_without_a_tag_there_is_no_trace(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Citadel Sanctuary")
            t.end_turn()
            assert t.happened("trace initiated") == 0

    @pytest.mark.parametrize("cards", [0, 2])
    def test_the_whole_grip_prevents_all_meat_damage(self, cards: int) -> None:
        with Table("corp", cards=(strike(4),)) as t:
            t.runner.put("Citadel Sanctuary")
            t.runner.hand(*["Sure Gamble"] * cards)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Citadel Sanctuary")
            t.settle()
            assert t.runner.titles("hand") == []
            assert damaged(t) == 0
            assert len(t.runner.titles("discard")) == 1 + cards

    def test_not_net_damage(self) -> None:
        with Table("corp", cards=(strike(1, "net"),)) as t:
            t.runner.put("Citadel Sanctuary")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.settle()
            assert damaged(t) == 1


class TestFirstResponders:
    def test_damage_from_a_card_of_the_corp_lets_the_runner_draw(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.put("First Responders")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("First Responders")
            t.runner.use("First Responders")
            assert (len(t.runner.titles("hand")), t.runner.credits) == (2, 1)

    def test_damage_from_the_runners_own_cards_does_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("First Responders")
            t.runner.hand("Titanium Ribs", "Sure Gamble", "Sure Gamble")
            assert not t.runner.can("use", "First Responders")
            t.runner.install("Titanium Ribs")
            t.runner.pick("Sure Gamble") if t.runner.can("pick", "Sure Gamble") else None
            t.settle()
            assert damaged(t) == 2
            assert not t.runner.can("use", "First Responders")


class TestAlgoTrading:
    @pytest.mark.parametrize(("before", "moved", "then"), [(0, 3, 3), (3, 3, 8), (3, 2, 5), (6, 0, 8)])
    def test_credits_go_there_and_six_of_them_earn_two_more(self, before: int, moved: int, then: int) -> None:
        with Table("corp") as t:
            algo = t.runner.put("Algo Trading", tokens={"credit": before})
            t.end_turn()
            t.runner.trigger("Algo Trading", "move")
            assert not t.runner.can("number", number=4)
            t.runner.number(moved)
            t.settle()
            if t.runner.can("trigger", "Algo Trading"):
                t.runner.trigger("Algo Trading")
            t.settle()
            assert (algo.tokens("credit"), t.runner.credits) == (then, 5 - moved)

    def test_nothing_need_be_moved(self) -> None:
        with Table("corp") as t:
            algo = t.runner.put("Algo Trading", tokens={"credit": 1})
            t.end_turn()
            t.runner.trigger("Algo Trading", "at least")
            assert t.runner.can("pass")
            t.runner.decline()
            assert (algo.tokens("credit"), t.runner.credits) == (1, 5)

    def test_they_come_back_at_once(self) -> None:
        with Table("runner") as t:
            t.runner.put("Algo Trading", tokens={"credit": 9})
            t.runner.use("Algo Trading")
            assert (t.runner.credits, t.runner.clicks, t.zone("Algo Trading")) == (14, 3, "the heap")


class TestNetMercur:
    @pytest.mark.parametrize(("mode", "hosted", "cards"), [("place", 1, 0), ("draw", 0, 1)])
    def test_a_stealth_credit_spent_in_a_run_brings_something(self, mode: str, hosted: int, cards: int) -> None:
        with Table("runner") as t:
            mercur = t.runner.put("Net Mercur")
            t.runner.put("Ghost Runner", tokens={"credit": 9})
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Corroder", "+1")
            t.runner.number(1)
            t.runner.mode(mode)
            assert (mercur.tokens("credit"), len(t.runner.titles("hand"))) == (hosted, cards)
            t.runner.use("Corroder", "+1")
            while t.runner.can("number", number=1):
                t.runner.number(1)
            t.finish_run()
            assert len(t.runner.titles("hand")) == cards
            encounter(t, "HQ")
            t.runner.use("Corroder", "+1")
            while t.runner.can("number", number=1):
                t.runner.number(1)
            t.runner.mode("draw")  # once more in another run
            t.finish_run()
            assert len(t.runner.titles("hand")) == cards + 1

    def test_other_credits_bring_nothing(self) -> None:
        with Table("runner") as t:
            mercur = t.runner.put("Net Mercur")
            t.runner.put("Miss Bones", tokens={"credit": 5})
            t.runner.set(credits=0)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert (mercur.tokens("credit"), t.runner.titles("hand")) == (0, [])

    def test_its_credits_are_for_anything(self) -> None:
        with Table("runner") as t:
            mercur = t.runner.put("Net Mercur", tokens={"credit": 2})
            t.runner.set(credits=3).hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert (t.runner.credits, mercur.tokens("credit")) == (9, 0)


class TestHernandoCortez:
    @pytest.mark.parametrize(("rich", "title", "left"), [(10, "Enigma", 5), (9, "Enigma", 6), (12, "Ice Wall", 10)])
    def test_a_rich_corp_pays_for_each_subroutine(self, rich: int, title: str, left: int) -> None:
        with Table("runner") as t:
            t.runner.put("Hernando Cortez")
            t.corp.set(credits=rich)
            t.corp.put(title, "HQ")
            t.runner.run("HQ")
            t.corp.rez(title)
            t.finish_run()
            assert t.corp.credits == left

    def test_what_is_no_ice_costs_what_it_costs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hernando Cortez")
            t.corp.set(credits=12)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 10

    def test_who_cannot_pay_both_cannot_rez(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hernando Cortez")
            t.corp.set(credits=10)
            t.corp.put("Hadrian's Wall", "HQ")
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Hadrian's Wall")
            t.finish_run()
