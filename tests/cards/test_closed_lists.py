"""A card that uses a word which is in no list is refused when the book is made, and the message says which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import pytest

from sneakdoor import compiled
from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    CORP,
    RUN,
    TURN_BEGINS,
    Adjust,
    Cannot,
    CreditsFor,
    Gain,
    If,
    Instruction,
    Lose,
    On,
    Reg,
    asset,
    when,
)
from sneakdoor.language.conditions import Found
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Ability, Book
from sneakdoor.model.keys import Key
from sneakdoor.model.validate import faults

if compiled():
    pytest.skip(
        "what is asked here is written in classes as they are before they are compiled", allow_module_level=True
    )


def test_every_card_that_is_written_here_is_sound() -> None:
    """So that nobody has to ask each time that a game begins."""
    wrong = {known.on.title: fault for known in book().abilities for fault in faults(known.decl)}

    assert wrong == {}


def book_with(ability: Ability) -> Book:
    return Book([asset("Trial", "neutral_corp", ability, cost=0, trash=1)])


def word(text: str) -> Any:
    """A word as somebody writes it whom no checker of types has told."""
    return cast("Any", text)


@pytest.mark.parametrize(
    ("do", "said"),
    [
        (Lose(1, into=word("nowhere")), 'Trial: Lose.into is "nowhere"'),
        (Gain(Reg(word("nowhere"))), 'Trial: Reg.name is "nowhere"'),
        (If(Found(word("nowhere")), (Gain(1),)), 'Trial: Found.name is "nowhere"'),
        (Adjust(word("charm"), 1, RUN, None), 'Trial: Adjust.quantity is "charm"'),
        (Adjust("strength", 1, word("a while"), None), 'Trial: Adjust.duration is "a while"'),
    ],
)
def test_an_instruction_with_an_unknown_word_is_refused(do: Instruction, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        book_with(when(TURN_BEGINS, do))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (On(word("yawned")), 'Trial: On.kind is "yawned"'),
        (On("used", cause=word("boredom")), 'Trial: On.cause is "boredom"'),
        (On("run ends", cause="trash ability"), 'Trial: "run ends" never has the cause "trash ability"'),
        (On("trashed", causes=("net damage", "successful")), 'Trial: "trashed" never has the cause "successful"'),
        (On("encounter ends", not_cause="rezzed"), 'Trial: "encounter ends" never has the cause "rezzed"'),
        (On("drawn", cause="cost"), 'Trial: "drawn" never has the cause "cost"'),
    ],
)
def test_an_event_with_a_cause_that_it_never_has_is_refused(event: On, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        book_with(when(event, Gain(1)))


def test_of_two_kinds_either_may_have_the_cause() -> None:
    assert book_with(when(On("installed", also="run ends", cause="successful"), Gain(1))).own


@dataclass(frozen=True, slots=True)
class Astray(Constant):
    """Filed where nobody looks."""

    def keys(self, side: int) -> tuple[Key, ...]:
        return (word("weather"),)

    def say(self) -> str:
        return "The weather is fine."


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (Astray(), 'Trial: Astray would be filed under "weather", and nobody asks for that'),
        (Cannot(word("sing")), 'Trial: Cannot.verb is "sing"'),
        (CreditsFor((word("fun"),)), 'Trial: CreditsFor.purposes is "fun"'),
    ],
)
def test_an_ability_that_nobody_would_ask_for_is_refused(ability: Ability, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        book_with(ability)


def test_what_is_known_is_not_refused() -> None:
    assert book_with(CreditsFor(("any",))).cards[0].side == CORP
