"""The values that clients meet: they compare, print, travel through a pickle, and are found by looking."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

import sneakdoor
from sneakdoor import BadRecord, CannotPlay, Deck, Game, IllegalChoice, Option, Outcome, Record, Refusal, Side
from sneakdoor.cards.registry import book
from sneakdoor.decks import starter_decks
from sneakdoor.model.dump import differences
from sneakdoor.model.enums import AGENDA
from sneakdoor.testing import Table


@dataclass
class List:
    """A deck as a client may bring it: no more than the protocol asks for."""

    identity: str
    cards: dict[str, int] = field(default_factory=dict)


def played(choices: int, seed: int = 3) -> Game:
    decks = starter_decks()
    game = Game.new(corp=decks["Closed Doors"], runner=decks["Inside People"], seed=seed)
    chance = random.Random(seed)
    for _ in range(choices):
        assert game.decision is not None
        game.choose(chance.choice(game.decision.options))
    return game


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301  (our own bytes)


class TestPickle:
    @pytest.mark.parametrize("choices", [0, 7, 120])
    def test_a_game_out_of_a_pickle_is_the_game(self, choices: int) -> None:
        game = played(choices)

        other = again(game)

        assert other.record == game.record
        assert differences(game.state, other.state) == []
        assert other.state.book is game.state.book
        for side in (*Side, None):
            assert other.view(side) == game.view(side)
            assert other.log(side) == game.log(side)
        assert other.decision is not None
        assert game.decision is not None
        assert other.decision.options == game.decision.options

    def test_it_is_played_on_and_taken_back_like_the_game(self) -> None:
        game = played(60)
        other = again(game)
        for _ in range(40):
            assert game.decision is not None
            option = random.Random(len(game.choices)).choice(game.decision.options)
            game.choose(option)
            other.choose(option)
        assert other.view(Side.RUNNER) == game.view(Side.RUNNER)
        assert other.undo() == game.undo()
        assert other.view(Side.RUNNER) == game.view(Side.RUNNER)

    @pytest.mark.interpreted
    def test_a_game_with_a_book_of_its_own_keeps_that_book(self) -> None:
        own = sneakdoor.CardDef("Unheard Of", Side.CORP, AGENDA, "neutral_corp", advancement=3, points=1)
        table = Table(turn="corp", cards=(own,))
        table.corp.hand("Unheard Of", "Hedge Fund")
        assert table.decision is not None

        other = again(table.game)

        titles = [card.title for card in other.state.book.cards]
        assert titles == [card.title for card in table.state.book.cards]
        assert [len(one.program) for one in other.state.book.abilities] == [
            len(one.program) for one in table.state.book.abilities
        ]
        assert other.view(Side.CORP) == table.game.view(Side.CORP)
        assert other.view(Side.CORP).corp.hand.cards == ["Hedge Fund", "Unheard Of"]

    def test_a_view_names_the_stages_under_way_before_and_after_a_pickle(self) -> None:
        met: set[str] = set()
        game = played(0)
        chance = random.Random(5)
        for _ in range(400):
            if game.decision is None:
                break
            for side in (*Side, None):
                view = game.view(side)
                names = {stage.what for stage in game.view(side).stages}
                met |= names
                for known in (view, again(view)):
                    assert {what for what in (*met, "nothing") if known.is_under_way(what)} == names
            game.choose(chance.choice(game.decision.options))
        assert {"turn", "run"} <= met

    def test_a_pickle_of_another_version_is_refused_and_names_the_record(self, monkeypatch: pytest.MonkeyPatch) -> None:
        kept = pickle.dumps(played(3))
        monkeypatch.setattr("sneakdoor.game.__version__", "99.0")
        with pytest.raises(pickle.UnpicklingError, match=r"99\.0; a record can be replayed"):
            pickle.loads(kept)  # noqa: S301

    @pytest.mark.parametrize("how", [copy.copy, copy.deepcopy])
    def test_a_copy_goes_its_own_way(self, how: Any) -> None:
        game = played(30)
        other = how(game)
        assert other.decision is not None
        other.choose(other.decision.options[0])
        assert len(game.choices) == 30
        assert other.state.book is game.state.book
        assert game.view(None) == played(30).view(None)

    def test_a_view_goes_without_the_state_it_was_taken_from(self) -> None:
        view = played(50).view(Side.CORP)
        other = again(view)
        assert other == view
        assert other.log == view.log
        assert not hasattr(other, "_state")

    def test_a_refused_choice_goes_with_its_reasons(self) -> None:
        game = played(0)
        with pytest.raises(IllegalChoice) as caught:
            game.choose(Option("run", server="HQ"))
        other = again(caught.value)
        assert (other.option, other.refusals) == (caught.value.option, caught.value.refusals)
        assert str(other) == str(caught.value)


class TestCompare:
    def test_outcomes(self) -> None:
        assert Outcome(Side.CORP, "score") == Outcome(0, "score")
        assert len({Outcome(Side.CORP, "score"), Outcome(0, "score")}) == 1
        assert Outcome(Side.CORP, "score") != Outcome(Side.RUNNER, "score")
        assert Outcome(None, "score") != Outcome(Side.CORP, "score")
        assert again(Outcome(None, "score")) == Outcome(None, "score")

    def test_decks(self) -> None:
        one = Deck.of("noise", {"sure gamble": 3, "diesel": 2}, name="A")
        assert one == Deck.of("Noise", {"Diesel": 2, "Sure Gamble": 3}, name="A")
        assert one != Deck.of("Noise", {"Diesel": 3, "Sure Gamble": 3}, name="A")
        assert again(one) == one

    def test_records(self) -> None:
        game = played(20)
        assert game.record == played(20).record
        assert hash(game.record) == hash(played(20).record)
        assert game.record == Record.from_json(game.record.to_json()) == again(game.record)
        assert game.record != played(21).record

    def test_views(self) -> None:
        assert played(20).view(Side.CORP) == played(20).view(Side.CORP)
        assert played(20).view(Side.CORP) != played(20).view(Side.RUNNER)
        assert played(20).view(Side.CORP) != played(21).view(Side.CORP)

    def test_refusals(self) -> None:
        one = Refusal("1.7.1", "The game is over.")
        assert one == Refusal("1.7.1", "The game is over.") == again(one)
        assert one != Refusal("1.7.2", "The game is over.")


class TestPrint:
    def test_an_outcome(self) -> None:
        assert repr(Outcome(0, "score")) == "Outcome(Side.CORP, 'score')"
        assert str(Outcome(1, "flatline")) == "the Runner wins (flatline)"
        assert repr(Outcome(None, "score")) == "Outcome(None, 'score')"
        assert str(Outcome(None, "score")) == "the game is drawn (score)"

    def test_a_deck(self) -> None:
        deck = Deck.of("Noise", {"Diesel": 2, "Sure Gamble": 3}, name="A")
        assert str(deck) == "A: Noise: Hacker Extraordinaire, 5 cards"
        assert "Diesel" in repr(deck)

    def test_a_record_tells_the_game_not_every_choice(self) -> None:
        game = played(90)
        decks = starter_decks()
        told = f"{decks['Closed Doors'].identity} against {decks['Inside People'].identity}"
        assert str(game.record) == f"seed 3: {told}, 90 choices"
        game.undo()
        assert repr(game.record) == f"<Record of seed 3: {told}, 89 choices, 1 taken back>"
        assert str(game.record.corp) == f"{decks['Closed Doors'].identity}, {decks['Closed Doors'].size} cards"

    def test_a_view(self) -> None:
        table = Table(turn="runner")
        assert table.decision is not None
        assert repr(table.game.view(Side.RUNNER)) == (
            "<View of the Runner: turn 2 (runner), Corp 0 points, 5 credits, 0 cards in hand, "
            "Runner 0 points, 5 credits, 0 cards in hand, runner decides: action>"
        )
        assert repr(table.game.view(None)).startswith("<View of a spectator: ")
        table.game.concede(Side.CORP)
        assert str(table.game.view(None)).endswith("over (concession)")

    def test_a_game(self) -> None:
        game = played(5)
        corp, runner = (deck.identity for deck in (game.record.corp, game.record.runner))
        assert repr(game) == f"<Game 3: {corp} against {runner}, turn {game.state.turn}, 5 choices>"
        game.concede(Side.RUNNER)
        assert "the Corp wins (concession)" in repr(game)

    def test_a_refusal_and_a_log_entry(self) -> None:
        assert str(Refusal("1.7.1", "The game is over.")) == "The game is over. (CR 1.7.1)"
        entry = played(20).log(None)[-1]
        assert str(entry) == f"{entry.words} (CR {entry.rule})"


class TestNumbersOfAGame:
    """What can be asked of a game without taking a view of it."""

    def test_turn_active_side_and_points_are_those_of_every_view(self) -> None:
        game = played(0)
        chance = random.Random(5)
        turns = set()
        while game.decision is not None and game.turn < 8:
            for side in (None, *Side):
                view = game.view(side)
                assert (game.turn, game.active.word) == (view.turn, view.active)
                assert game.points == (view.corp.score, view.runner.score)
            turns.add((game.turn, game.active))
            game.choose(chance.choice(game.decision.options))
        assert {(1, Side.CORP), (2, Side.RUNNER)} <= turns

    def test_a_side_and_an_actor_have_a_word(self) -> None:
        assert [side.word for side in Side] == ["corp", "runner"]
        game = Table(turn="corp").game
        assert {entry.actor for entry in game.log(None)} <= {"corp", "runner", "rules"}
        assert [sneakdoor.LogEntry(side=n).actor for n in range(3)] == ["corp", "runner", "rules"]


class TestFace:
    def test_looking_at_the_package_shows_its_face(self) -> None:
        assert dir(sneakdoor) == sorted(sneakdoor.__all__)
        assert {"Game", "Side", "Deck", "DeckList", "__version__"} <= set(dir(sneakdoor))

    def test_all_that_it_shows_is_there(self) -> None:
        assert all(getattr(sneakdoor, name) is not None for name in dir(sneakdoor))

    def test_anything_with_an_identity_and_cards_is_a_deck(self) -> None:
        corp = List("Jinteki: Personal Evolution", {"Hedge Fund": 9})
        runner = List("Noise: Hacker Extraordinaire", {"Sure Gamble": 9})
        game = Game.new(corp=corp, runner=runner)
        assert game.record.runner.cards == (("Sure Gamble", 9),)

    @pytest.mark.parametrize("cards", [None, 3, ["Hedge Fund"]])
    def test_a_list_of_another_shape_is_refused(self, cards: Any) -> None:
        runner = List("Noise: Hacker Extraordinaire", {"Sure Gamble": 9})
        with pytest.raises(CannotPlay):
            Game.new(corp=List("Jinteki: Personal Evolution", cards), runner=runner)

    def test_a_position_without_decks_has_no_record(self) -> None:
        with pytest.raises(BadRecord, match="not begun with decks"):
            Table(turn="corp").game.record  # noqa: B018

    def test_the_usual_book_is_one(self) -> None:
        assert played(0).state.book is book()
