"""A title to name: complete for programs, typed and completed by people."""

from __future__ import annotations

import io
import json
from io import StringIO
from typing import Any

import pytest

from sneakdoor import Decision, Option, Side
from sneakdoor.arena import Match, deck_named
from sneakdoor.arena.program_seat import Chair, Seat
from sneakdoor.bots import Random
from sneakdoor.cards.registry import book
from sneakdoor.cli.terminal.console import Terminal, nth
from sneakdoor.cli.terminal.saved_games import Seating
from sneakdoor.cli.terminal.session import Session
from sneakdoor.testing import Table

MATCH = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 2)


def asked() -> Table:
    t = Table("corp")
    t.corp.hand("Targeted Marketing")
    t.corp.play("Targeted Marketing")
    return t


def question(t: Table) -> Decision:
    assert t.decision is not None
    assert t.decision.kind == "name a card"
    return t.decision


@pytest.mark.rule("10.2.3")
def test_every_title_is_an_option_and_the_question_says_that_it_is_text() -> None:
    decision = question(asked())
    assert decision.text
    assert {card.title for card in book().cards} <= {option.card for option in decision.options}
    assert all(option.kind == "name" for option in decision.options)


def test_other_questions_are_no_text() -> None:
    t = Table("corp")
    assert t.decision is not None
    assert not t.decision.text
    view = t.game.view(Side.CORP).decision
    assert view is not None
    assert not view.text


@pytest.mark.parametrize(
    ("typed", "first", "number"),
    [
        ("hedge fund", "Hedge Fund", 1),
        ("Hedge F", "Hedge Fund", 1),
        ("ACCOUNT", "Account Siphon", 5),
        ("siphon", "Account Siphon", 2),
        ("snare", "Snare!", 1),
        ("aesops", "Aesop’s Pawnshop", 1),
        ("nobody has this title", None, 0),
        ("", None, 0),
    ],
)
def test_the_beginning_of_a_title_is_enough(typed: str, first: str | None, number: int) -> None:
    t = asked()
    for found in (question(t).complete(typed), _view(t).complete(typed)):
        assert len(found) == number
        assert (found[0].card if found else None) == first


def _view(t: Table) -> Any:
    found = t.game.view(Side.CORP).decision
    assert found is not None
    assert found.text
    return found


def test_what_begins_so_comes_before_what_has_it_inside() -> None:
    found = [option.card for option in question(asked()).complete("in")]
    begins = [title.casefold().startswith("in") for title in found]
    assert begins == sorted(begins, reverse=True)
    assert True in begins
    assert False in begins


class TestTerminal:
    def sit(self, *typed: str) -> tuple[Table, str]:
        t = asked()
        shown = StringIO()
        keyboard = StringIO("".join(f"{line}\n" for line in typed))
        session = Session(t.game, Seating(("human", "random")), Terminal(keyboard, shown, 100), None)
        for _ in typed:
            decision = t.game.decision
            assert decision is not None
            session.person_chooses(decision)
        return t, shown.getvalue()

    def test_titles_are_not_listed(self) -> None:
        _, shown = self.sit("hed")
        assert "Type a title" in shown
        assert "Beanstalk Royalties" not in shown
        assert len(shown.splitlines()) < 60

    def test_a_title_is_typed_or_begun(self) -> None:
        t, _ = self.sit("account s")
        assert t.happened("named") == 1
        assert "The Corp names Account Siphon." in [one.words for one in t.game.log(Side.CORP)]

    def test_several_are_named_and_nothing_is_chosen_yet(self) -> None:
        t, shown = self.sit("ice", "zzz")
        assert "“ice” can be: Ice Analyzer" in shown
        assert "No title has “zzz” in it." in shown
        assert question(t).text

    def test_commands_still_work(self) -> None:
        t, shown = self.sit("card Snare!")
        assert question(t).text
        assert "Snare!" in shown

    def test_readline_asks_for_one_after_the_other(self) -> None:
        ask = nth(lambda typed: [title for title in ("Enigma", "Eli 1.0") if title.startswith(typed)])
        assert [ask("E", n) for n in range(3)] == ["Enigma", "Eli 1.0", None]


def chair_at(t: Table) -> Chair:
    """The Corp's chair in the game of a table."""
    chair = Chair(MATCH, Side.CORP, 1, Random())
    chair.game = t.game
    return chair


class TestSeat:
    def sit(self, *lines: dict[str, Any]) -> tuple[Table, list[dict[str, Any]]]:
        t = asked()
        given = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
        out = io.BytesIO()
        Seat(MATCH, Side.CORP, io.BytesIO(given), out).ask(chair_at(t), 1)
        return t, [json.loads(line) for line in out.getvalue().splitlines()]

    def test_the_options_are_complete_and_marked_as_text(self) -> None:
        t, (decision,) = self.sit({"choice": 0})
        assert decision["text"] is True
        assert decision["card"] == "Targeted Marketing"
        assert len(decision["options"]) >= len({card.title for card in book().cards})
        assert t.happened("named") == 1

    def test_a_title_is_completed_and_then_said(self) -> None:
        t, (_, completed) = self.sit({"complete": "acc"}, {"text": "account siphon"})
        assert completed["type"] == "complete"
        assert "Account Siphon" in completed["titles"]
        assert "The Corp names Account Siphon." in [one.words for one in t.game.log(Side.CORP)]

    def test_an_unclear_title_is_an_error_that_names_the_titles(self) -> None:
        _, (_, error, again) = self.sit({"text": "ice"}, {"text": "Ice Wall"})
        assert error["type"] == "error"
        assert "Ice Analyzer" in error["message"]
        assert again["type"] == "decision"

    def test_text_for_another_question_is_an_error(self) -> None:
        t = Table("corp")
        assert t.decision is not None
        out = io.BytesIO()
        given = b'{"text": "Hedge Fund"}\n{"choice": {"kind": "credit"}}\n'
        Seat(MATCH, Side.CORP, io.BytesIO(given), out).ask(chair_at(t), 1)
        messages = [json.loads(line) for line in out.getvalue().splitlines()]
        assert "does not ask for text" in messages[1]["message"]


def test_the_option_by_its_meaning_is_taken_too() -> None:
    t = asked()
    t.game.choose(Option("name", "Account Siphon"))
    assert t.happened("named") == 1
