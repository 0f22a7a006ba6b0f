"""What events of the Ashes cycle do."""

from __future__ import annotations

from tests.verbs import top

from sneakdoor.testing import Table


class TestIsolation:
    def test_a_resource_is_the_price_of_seven_credits(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.hand("Isolation")
            t.runner.play("Isolation")
            t.settle()
            assert t.zone("Armitage Codebusting") == "the heap"
            assert t.runner.credits == 5 - 2 + 7

    def test_without_a_resource_it_cannot_be_played(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Isolation")
            assert not t.runner.can("play", "Isolation")


class TestMoshing:
    def test_three_cards_from_the_grip_make_three_cards_and_three_credits(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Moshing", "Corroder", "Diesel", "Sure Gamble", "Easy Mark")
            t.runner.play("Moshing")
            t.runner.pick("Corroder", "Diesel", "Sure Gamble")
            t.settle()
            assert {"Corroder", "Diesel", "Sure Gamble", "Moshing"} == set(t.runner.titles("discard"))
            assert len(t.runner.titles("hand")) == 1 + 3
            assert t.runner.credits == 8

    def test_it_is_none_of_the_three_itself(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Moshing", "Corroder", "Diesel")
            assert not t.runner.can("play", "Moshing")


class TestBlueberryDiesel:
    def test_one_of_two_may_sink_before_two_are_drawn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark", "Sure Gamble")
            t.runner.hand("Blueberry!™ Diesel")
            first = top(t, 1, 4)
            t.runner.play("Blueberry!™ Diesel")
            t.runner.pick(first[0])
            t.settle()
            assert t.runner.titles("hand") == first[1:3] or set(t.runner.titles("hand")) == set(first[1:3])
            assert t.state.card(t.state.deck[1][0]).title == first[0]

    def test_both_may_stay(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark")
            t.runner.hand("Blueberry!™ Diesel")
            first = top(t, 1, 2)
            t.runner.play("Blueberry!™ Diesel")
            t.runner.act("done")
            t.settle()
            assert set(t.runner.titles("hand")) == set(first)


class TestSpecWork:
    def test_a_program_is_the_price_of_credits_and_cards(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Spec Work")
            t.runner.play("Spec Work")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.runner.credits == 5 - 1 + 4
            assert len(t.runner.titles("hand")) == 2

    def test_without_a_program_it_cannot_be_played(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.hand("Spec Work")
            assert not t.runner.can("play", "Spec Work")
