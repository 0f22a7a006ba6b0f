"""What some hardware of the Spin cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import told

from sneakdoor.cards.vocabulary import Clicks, Gain, paid, program
from sneakdoor.testing import Table

QUEEN = program("Queen", "anarch", subtypes="Caïssa", cost=0, memory=3)
KING = program("King", "anarch", subtypes="Caïssa", cost=0, memory=1)
TOOL = program("Tool", "anarch", paid(Clicks(1), Gain(1)), cost=0, memory=1)


class TestDeepRed:
    def test_its_memory_is_for_one_kind_of_program(self) -> None:
        with Table("runner", cards=(QUEEN,)) as t:
            t.runner.put("Deep Red")
            for _ in range(4):
                t.runner.put("Corroder")
            t.runner.hand("Queen", "Mimic").set(credits=9)
            t.runner.install("Mimic")
            assert not t.runner.can("done")  # something must be trashed for it
            t.runner.act("trash", t.card("Corroder"))
            t.runner.decline()
            assert t.card("Mimic").installed
            assert t.runner.titles("discard") == ["Corroder"]
            t.runner.install("Queen")
            t.runner.decline()  # and for this nothing
            assert t.card("Queen").installed

    def test_three_is_all_there_is(self) -> None:
        with Table("runner", cards=(QUEEN, KING)) as t:
            t.runner.put("Deep Red")
            for _ in range(4):
                t.runner.put("Corroder")
            t.runner.put("Queen")
            t.runner.hand("King")
            t.runner.install("King")
            assert not t.runner.can("done")
            t.runner.act("trash", "Queen")
            t.runner.decline()

    def test_programs_of_other_kinds_are_not_used(self) -> None:
        with Table("runner", cards=(TOOL,)) as t:
            t.runner.put("Deep Red")
            t.runner.hand("Tool")
            t.runner.install("Tool")
            assert (t.runner.credits, t.runner.clicks) == (5, 3)

    @pytest.mark.parametrize("title", ["Deep Red", "Blackguard"])
    def test_there_is_no_other_console_beside_it(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put(title)
            t.runner.hand("Desperado").set(credits=9)
            assert not t.runner.can("install", "Desperado")
        with Table("runner") as t:
            t.runner.put("Desperado")
            t.runner.hand(title).set(credits=20)
            assert not t.runner.can("install", title)

    def test_a_new_one_may_move_at_once(self) -> None:
        with Table("runner") as t:
            t.runner.put("Deep Red")
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Pawn")
            t.runner.install("Pawn")
            t.runner.accept()
            t.settle()
            assert t.runner.clicks == 3
            assert t.state.things[t.card("Pawn").cid].host == wall.cid

    def test_it_need_not_and_other_programs_do_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Deep Red")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Pawn", "Datasucker")
            t.runner.install("Pawn")
            t.runner.decline()
            t.runner.install("Datasucker")
            t.runner.decline()  # nothing is trashed for it
            assert t.state.things[t.card("Pawn").cid].host == -1
            assert t.runner.clicks == 2

    def test_without_ice_there_is_nothing_to_use(self) -> None:
        with Table("runner") as t:
            t.runner.put("Deep Red")
            t.runner.hand("Pawn")
            t.runner.install("Pawn")
            assert t.runner.clicks == 3

    @pytest.mark.rule("9.5.2a")
    def test_the_last_click_may_be_gone(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Deep Red")
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Pawn")
            t.runner.install("Pawn")
            t.runner.accept()
            t.settle()
            assert t.state.things[t.card("Pawn").cid].host == wall.cid


class TestCreditsForBreakers:
    @pytest.mark.parametrize(
        ("chip", "breaker", "ice"),
        [("Dyson Fractal Generator", "Corroder", "Ice Wall"), ("Silencer", "Mimic", "Guard")],
    )
    def test_they_pay_for_their_breakers_only(self, chip: str, breaker: str, ice: str) -> None:
        with Table("runner") as t:
            t.runner.put(breaker)
            t.runner.put("Gordian Blade")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.set(credits=0)
            card = t.runner.put(chip, tokens={"credit": 1})
            t.runner.run("HQ")
            assert not t.runner.can("use", "Gordian Blade", says="Break")
            t.finish_run()
            assert card.tokens("credit") == 1

    @pytest.mark.parametrize(
        ("chip", "breaker", "ice"),
        [("Dyson Fractal Generator", "Corroder", "Ice Wall"), ("Silencer", "Mimic", "Neural Katana")],
    )
    def test_one_credit_is_there_each_turn(self, chip: str, breaker: str, ice: str) -> None:
        with Table("runner") as t:
            t.runner.put(breaker)
            t.corp.put(ice, "HQ", rezzed=True)
            t.runner.set(credits=4).hand(chip)
            t.runner.install(chip)
            card = t.card(chip)
            assert card.tokens("credit") == 1
            t.runner.set(credits=0).hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.runner.use(breaker, "Break")
            t.finish_run()
            assert card.tokens("credit") == 0
            t.end_turn()
            t.end_turn()
            assert card.tokens("credit") == 1


class TestBlackguard:
    def test_exposed_cards_are_rezzed_if_the_corp_can_pay(self) -> None:
        with Table("runner") as t:
            t.runner.put("Blackguard")
            assert t.runner.memory[1] == 6
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Infiltration")
            t.runner.play("Infiltration")
            t.runner.mode("expose")
            t.settle()
            assert pad.rezzed
            assert t.corp.credits == 5 - 2

    def test_who_cannot_pay_need_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Blackguard")
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=1)
            t.runner.hand("Infiltration")
            t.runner.play("Infiltration")
            t.runner.mode("expose")
            t.settle()
            assert not pad.rezzed
            assert t.corp.credits == 1

    @pytest.mark.rule("3.2.3")
    def test_agendas_stay_as_they_are(self) -> None:
        with Table("runner") as t:
            t.runner.put("Blackguard")
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand("Infiltration")
            t.runner.play("Infiltration")
            t.runner.mode("expose")
            t.settle()
            assert not agenda.rezzed
            assert "Hostile Takeover" in told(t, 1)

    @pytest.mark.rule("1.15.9a")
    def test_an_additional_cost_may_be_declined(self) -> None:
        with Table("runner") as t:
            t.runner.put("Blackguard")
            archer = t.corp.put("Archer", "HQ")
            t.corp.set(credits=9).scored("Hostile Takeover")
            t.runner.hand("Infiltration")
            t.runner.play("Infiltration")
            t.runner.mode("expose")
            t.settle()
            t.corp.no()
            assert not archer.rezzed
            assert (t.corp.credits, t.corp.score) == (9, 1)


class TestPrepaidVoicePad:
    def test_its_credit_pays_for_events_each_turn(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Prepaid VoicePAD", "Sure Gamble", "Corroder").set(credits=7)
            t.runner.install("Prepaid VoicePAD")
            pad = t.card("Prepaid VoicePAD")
            assert (t.runner.credits, pad.tokens("credit")) == (5, 1)
            t.runner.install("Corroder")
            assert (t.runner.credits, pad.tokens("credit")) == (3, 1)
            t.runner.set(credits=4)
            t.runner.play("Sure Gamble")
            t.settle()
            assert (t.runner.credits, pad.tokens("credit")) == (9, 0)
            t.end_turn()
            t.end_turn()
            assert pad.tokens("credit") == 1


class TestCapstone:
    def test_cards_with_a_copy_installed_are_replaced(self) -> None:
        with Table("runner") as t:
            t.runner.put("Capstone")
            t.runner.put("Corroder")
            t.runner.hand("Corroder", "Corroder", "Mimic", "Sure Gamble")
            t.runner.use("Capstone")
            t.runner.pick("Corroder", "Corroder", "Mimic")
            t.settle()
            assert sorted(t.runner.titles("discard")) == ["Corroder", "Corroder", "Mimic"]
            assert len(t.runner.titles("hand")) == 1 + 2
            assert t.runner.clicks == 3

    def test_without_a_copy_nothing_is_drawn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Capstone")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Mimic")
            t.runner.use("Capstone")
            t.runner.pick("Mimic")
            t.settle()
            assert t.runner.titles("hand") == []

    def test_another_copy_of_itself_counts(self) -> None:
        with Table("runner") as t:
            t.runner.put("Capstone")
            t.runner.hand("Capstone")
            t.runner.use("Capstone")
            t.runner.pick("Capstone")
            t.settle()
            assert len(t.runner.titles("hand")) == 1


def test_cybersolutions_mem_chip_is_two_memory() -> None:
    with Table("runner") as t:
        t.runner.put("CyberSolutions Mem Chip")
        assert t.runner.memory == (0, 6)


class TestLldsProcessor:
    def test_new_icebreakers_are_stronger_for_the_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("LLDS Processor")
            old = t.runner.put("Mimic")
            t.runner.hand("Corroder", "Datasucker")
            t.runner.install("Corroder")
            t.runner.decline()
            t.runner.install("Datasucker")
            t.runner.decline()
            new = t.card("Corroder")
            assert t.happened("changed") == 1
            assert (new.strength, old.strength) == (3, 3)
            t.end_turn()
            assert new.strength == 2

    def test_two_of_them_add_up(self) -> None:
        with Table("runner") as t:
            t.runner.put("LLDS Processor")
            t.runner.put("LLDS Processor")
            t.runner.hand("Mimic")
            t.runner.install("Mimic")
            t.settle()
            if t.runner.can("trigger", "LLDS Processor"):
                t.runner.trigger(t.card("LLDS Processor"))
                t.settle()
            assert t.card("Mimic").strength == 5
