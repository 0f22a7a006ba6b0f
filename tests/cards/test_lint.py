"""The checks over all declarations: they find what is planted, and what is there is clean."""

from dataclasses import replace

import pytest

from sneakdoor.cards.registry import book, titles
from sneakdoor.cards.vocabulary import (
    ENCOUNTER_THIS,
    END_THE_RUN,
    TURN_BEGINS,
    CardDef,
    EndRun,
    Gain,
    Keyword,
    Lose,
    Reg,
)
from sneakdoor.catalogue import Entry, Official, lint, lint_card
from sneakdoor.catalogue.lint import english
from sneakdoor.decks import Deck, unimplemented
from sneakdoor.game import CannotPlay, Game
from sneakdoor.language.families import can_be_advanced, double, play, sub, when


def card(title: str) -> CardDef:
    return book().cards[book().by_title[title]]


def findings(one: CardDef) -> list[str]:
    return [found.words for found in lint_card(one)]


def test_all_declarations_are_clean() -> None:
    assert [str(found) for found in lint() if found.level == "error"] == []


class TestFacts:
    @pytest.mark.parametrize(
        ("title", "change", "words"),
        [
            ("Hedge Fund", {"title": "Hedge Fun"}, "no printing is known: an invented card, or a misspelt title"),
            ("Hedge Fund", {"cost": None}, "has no cost"),
            ("Hedge Fund", {"influence": None}, "has no influence cost"),
            ("Hedge Fund", {"faction": "weyland"}, "weyland is no faction"),
            ("Hedge Fund", {"faction": "anarch"}, "is a Corp card of anarch, a faction of the other side"),
            ("Hedge Fund", {"subtypes": ("Transaction", "Transaction")}, "has a subtype twice: Transaction"),
            ("Hostile Takeover", {"advancement": 0}, "is an agenda without an advancement requirement"),
            ("NBN: Making News", {"min_deck": 0}, "is an identity without a minimum deck size"),
            ("Ice Wall", {"strength": None}, "is ice without a strength"),
            ("Corroder", {"strength": None}, "is an icebreaker without a strength"),
        ],
    )
    def test_a_wrong_fact_is_found(self, title: str, change: dict[str, object], words: str) -> None:
        assert findings(card(title)) == []
        assert words in findings(replace(card(title), **change))  # type: ignore[arg-type]

    def test_a_card_declared_twice(self) -> None:
        one = card("Hedge Fund")

        assert [str(found) for found in lint([one, one])] == ["Hedge Fund: is declared twice"]


class TestShape:
    def test_an_operation_has_one_play_ability(self) -> None:
        one = card("Hedge Fund")

        assert "has 0 play abilities, and should have one" in findings(replace(one, abilities=(double(),)))
        assert "has 2 play abilities, and should have one" in findings(replace(one, abilities=one.abilities * 2))

    def test_a_current_needs_none(self) -> None:
        assert findings(card("Employee Strike")) == []

    def test_an_asset_has_none(self) -> None:
        assert "is an asset with a play ability" in findings(replace(card("PAD Campaign"), abilities=(play(Gain(1)),)))

    def test_ice_has_subroutines_or_a_reason(self) -> None:
        one = card("Wall of Static")
        words = "is ice without a subroutine, and nothing on it says why"

        assert words in findings(replace(one, abilities=(can_be_advanced(),)))
        assert words not in findings(replace(one, abilities=(when(ENCOUNTER_THIS, EndRun()),)))

    def test_only_ice_has_them(self) -> None:
        assert "is an asset with subroutines" in findings(replace(card("PAD Campaign"), abilities=(END_THE_RUN,)))


class TestRegisters:
    def test_what_is_kept_and_never_looked_at_is_noted(self) -> None:
        one = replace(card("PAD Campaign"), abilities=(when(TURN_BEGINS, Lose(1, into="sunk")),))

        assert [(found.level, found.words) for found in lint_card(one)] == [
            ("note", 'Lose keeps "sunk", and nothing in the ability looks there')
        ]

    def test_what_is_looked_at_is_fine(self) -> None:
        do = (Lose(1, into="sunk"), Gain(Reg("sunk")))

        assert not any("keeps" in words for words in findings(replace(card("PAD Campaign"), abilities=(sub(*do),))))


class TestEnglish:
    @pytest.mark.parametrize(
        ("line", "words"),
        [
            ("Gain 2[credit]", "no full stop at the end"),
            ("gain 2[credit].", "a small letter at the beginning"),
            ("Gain 2[credit]  and draw.", "two spaces"),
            ("Gain 2[credit] .", "a space before a sign"),
            ("Gain 2[credit]..", "two signs in a row"),
            ("Gain the the credit.", "a word twice"),
            ("Trash None.", "an inside of the program"),
            ("Search for a icebreaker.", '"a" before a vowel'),
            ("Search for an program.", '"an" before a consonant'),
            ("Draw 1 cards.", "1 of many"),
            ("Place 1 virus counters.", "1 of many"),
            ("Draw 2 card.", "many of one"),
            ("Draw 2 cards. then gain 1[credit].", "a sentence that begins small"),
            ("The Runner must the program.", "a missing word"),
            ("Trash the.", "a sentence that stops too early"),
            ("Gain (2[credit].", "an unpaired ( or )"),
            ('It has "End the run.', "an unpaired quote"),
            ("Gain 2[credits].", "the unknown symbol [credits]"),
            ("Gain X[credit].", "an X that nothing explains"),
        ],
    )
    def test_a_slip_is_found(self, line: str, words: str) -> None:
        assert words in [found for _, found in english(line)]

    @pytest.mark.parametrize(
        "line",
        [
            "+1[mu]",
            "2[recurring-credit]",
            "[click], [trash]: Gain 2[credit].",
            "[interrupt] - Hosted power counter: Prevent 1 meat damage.",
            "[subroutine] Trace[3]. If successful, do 1 net damage.",
            "Gain X[credit]. X is the number of cards in HQ.",
            "Choose an upgrade or a unique card.",
            'This ice has "[subroutine] End the run." for each card in HQ.',
        ],
    )
    def test_good_lines_are_left_alone(self, line: str) -> None:
        assert list(english(line)) == []

    @pytest.mark.interpreted
    def test_a_card_that_cannot_speak(self) -> None:
        one = replace(card("PAD Campaign"), abilities=(when(TURN_BEGINS, Gain("X")),))  # type: ignore[arg-type]

        assert any(words.startswith("ability 1 cannot say itself") for words in findings(one))

    def test_a_card_that_says_nothing(self) -> None:
        one = replace(card("PAD Campaign"), abilities=(Keyword("silent"),))

        assert "has abilities and says nothing" in findings(one)


class TestBesideThePrintedText:
    def test_other_numbers_are_noted(self) -> None:
        text = "[subroutine] One.\n[subroutine] Two.\n[subroutine] Three.\n[subroutine] Four."
        found = lint([card("Enigma")], {"Enigma": Official("Enigma", text, "1", "core")})

        assert [one.words for one in found] == [
            "has 2 subroutines, and 4 are printed",
            "has 2 abilities, and 4 lines are printed",
        ]
        assert {one.level for one in found} == {"note"}


class TestPartial:
    def test_a_partly_done_card_says_so_and_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        half = replace(card("PAD Campaign"), partial="the second ability")
        cards = list(book().cards)
        cards[book().by_title["PAD Campaign"]] = half
        monkeypatch.setattr(book(), "cards", cards)

        assert "PAD Campaign" not in titles()
        deck = Deck.of("Jinteki: Personal Evolution", {"PAD Campaign": 1})
        assert unimplemented(deck) == ("PAD Campaign",)
        with pytest.raises(CannotPlay, match="PAD Campaign"):
            Game.new(corp=deck, runner=Deck.of("Gabriel Santiago", {"Sure Gamble": 1}))

    def test_the_catalogue_tells(self) -> None:
        from sneakdoor.catalogue import card as entry

        facts = entry("PAD Campaign").facts
        half = replace(card("PAD Campaign"), partial="the second ability")

        assert Entry(facts, half).state == "partial"
        assert Entry(facts, half).as_json()["partial"] == "the second ability"
        assert Entry(facts).state == "missing"
