"""Law 10: the text is true. Whatever value a card chose, another value would read differently."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    NET,
    Clicks,
    Damage,
    Do,
    Draw,
    Gain,
    Is,
    On,
    Target,
    asset,
    event,
    paid,
    play,
    when,
)
from sneakdoor.catalogue.mutations import alterations, chosen, omissions, put
from sneakdoor.catalogue.truth import EXCEPTIONS, truth
from sneakdoor.model.declare import Instruction
from sneakdoor.model.state import State


@pytest.mark.interpreted
def test_no_value_of_any_card_can_be_changed_unnoticed() -> None:
    found = truth()

    assert [one.say() for one in found.blind] == []
    assert found.chosen > 2500


def test_exceptions_are_few_and_each_has_its_reason_and_its_cards() -> None:
    found, today = truth(), truth(rules="26.03")

    assert len(found.excepted) <= 0.03 * found.chosen
    assert len(today.excepted) <= 0.03 * today.chosen
    assert {*found.exceptions, *today.exceptions} == set(EXCEPTIONS)
    assert all(len(reason.split()) > 5 for reason in EXCEPTIONS.values())


class TestAltering:
    def test_every_value_that_was_chosen_is_found(self) -> None:
        card = event("A", "shaper", play(Target(Is(side=CORP, rezzed=False), 2), Do("trash"), Draw(1)))

        assert [one.where for one in chosen(card) if not isinstance(one.value, tuple)] == [
            "Target.what", "Is.side", "Is.rezzed", "Target.n", "Do.verb", "Draw.n",
        ]  # fmt: skip

    def test_each_is_changed_alone(self) -> None:
        card = event("A", "shaper", play(Gain(3), Damage(1, NET)))

        assert [one.card.text for one in alterations(card)] == [
            "Gain 4[credit]. Do 1 net damage.",
            "Gain 2[credit]. Do 1 net damage.",
            "Gain 3[credit]. Do 2 net damage.",
            "Gain 3[credit]. Do 1 brain damage.",
        ]

    @pytest.mark.interpreted
    def test_a_side_becomes_the_other_and_a_filter_goes(self) -> None:
        card = asset("A", "nbn", when(On("installed", what=Is(("program",))), Gain(1)))

        texts = {one.where: one.card.text for one in alterations(card)}
        assert texts["On.what"] == "Whenever you install a card, gain 1[credit]."

    def test_abilities_and_instructions_are_left_out(self) -> None:
        card = asset("A", "nbn", paid(Clicks(1), Gain(1), Draw(1)), paid(Clicks(1), Draw(2)))

        assert [one.card.text for one in omissions(card)] == [
            "[click]: Draw 2 cards.",
            "[click]: Gain 1[credit]. Draw 1 card.",
            "[click]: Draw 1 card.\n[click]: Draw 2 cards.",
            "[click]: Gain 1[credit].\n[click]: Draw 2 cards.",
        ]

    def test_the_card_itself_stays_as_it_is(self) -> None:
        card = event("A", "shaper", play(Gain(3)))
        altered = put(card.abilities, (0, "do", 0, "n"), 5)

        assert card.text == "Gain 3[credit]."
        assert altered[0].do[0].n == 5


class TestPlanted:
    """Defects that the law must find."""

    def test_an_instruction_that_keeps_its_number_to_itself(self) -> None:
        @dataclass(frozen=True, slots=True)
        class Whistle(Instruction):
            times: int

            def run(self, s: State, f: object) -> None: ...

            def say(self) -> str:
                return "whistle a tune"

        card = event("A", "shaper", play(Whistle(2)))

        assert [one.say() for one in truth([card]).blind] == ["A: Whistle.times 2 -> 3"]

    @pytest.mark.parametrize("n", [1, 2])
    def test_an_instruction_that_speaks(self, n: int) -> None:
        assert truth([event("A", "shaper", play(Gain(n)))]).blind == ()
