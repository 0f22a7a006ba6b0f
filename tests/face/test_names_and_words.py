"""A game takes decks by name, sides by word, and answers by option, index or words."""

from __future__ import annotations

from pathlib import Path

import pytest

from sneakdoor import CannotPlay, Game, Side, UnclearChoice
from sneakdoor.bots.protocol import Asked
from sneakdoor.decks import starter_decks, write


@pytest.fixture
def game() -> Game:
    begun = Game.new(corp="Closed Doors", runner="Inside People", seed=7, skip_forced=True)
    begun.choose("no")
    begun.choose("no")
    return begun


class TestDecks:
    def test_a_name_is_a_deck_of_the_package(self) -> None:
        decks = starter_decks()
        named = Game.new(corp="closed doors", runner="Inside People", seed=3)
        given = Game.new(corp=decks["Closed Doors"], runner=decks["Inside People"], seed=3)

        assert named.record == given.record
        assert named.view(None).as_dict() == given.view(None).as_dict()

    def test_a_name_may_be_a_file(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.txt"
        file.write_text(write(starter_decks()["Closed Doors"], "text"), encoding="utf-8")

        begun = Game.new(corp=str(file), runner="Inside People")

        assert begun.record.corp.identity == "Jinteki: Personal Evolution"

    @pytest.mark.parametrize(
        ("name", "problem"),
        [("Nothing At All", "neither a file nor a deck"), ("Inside People", "deck of the Runner, and the Corp's")],
    )
    def test_a_name_that_is_no_deck_of_that_side_is_refused(self, name: str, problem: str) -> None:
        with pytest.raises(CannotPlay, match=problem):
            Game.new(corp=name, runner="Inside People")


class TestChoosing:
    def test_words_mean_the_option_they_begin(self, game: Game) -> None:
        before = game.view("corp").corp.credits

        game.choose("CREDIT")

        assert game.choices[-1].kind == "credit"
        assert game.view("corp").corp.credits == before + 1

    def test_an_index_means_the_option_at_that_place(self, game: Game) -> None:
        assert game.decision is not None
        wanted = game.decision.options[2]

        game.choose(2)

        assert game.choices[-1] == wanted

    @pytest.mark.parametrize("named", [-1, 500])
    def test_an_index_beyond_the_options_is_refused(self, game: Game, named: int) -> None:
        made = len(game.choices)

        with pytest.raises(UnclearChoice, match=rf"option {named} \(they are numbered from 0\) is none of the options"):
            game.choose(named)
        assert len(game.choices) == made

    def test_words_that_mean_nothing_say_what_there_is(self, game: Game) -> None:
        with pytest.raises(UnclearChoice, match=r'"run HQ" is none of the options: Gain 1 credit, Draw a card, '):
            game.choose("run HQ")

    def test_words_that_mean_several_options_list_them(self, game: Game) -> None:
        assert game.decision is not None
        alike = [str(one) for one in game.decision.options if str(one).startswith("Install")]
        assert len(alike) > 1

        with pytest.raises(UnclearChoice) as refused:
            game.choose("install")
        assert str(refused.value).startswith('"install" can mean: Install')

    def test_after_the_end_there_is_nothing_to_choose(self, game: Game) -> None:
        game.concede(Side.RUNNER)

        with pytest.raises(UnclearChoice, match="the game is over"):
            game.choose("credit")


class TestSides:
    @pytest.mark.parametrize("side", list(Side))
    def test_a_word_is_as_good_as_a_side(self, game: Game, side: Side) -> None:
        assert game.view(side.word).as_dict() == game.view(side).as_dict()
        assert game.log(side.word) == game.log(side)
        assert game.sample(side.word, 5).view(None).as_dict() == game.sample(side, 5).view(None).as_dict()

    def test_another_word_is_refused(self, game: Game) -> None:
        with pytest.raises(ValueError, match="no side 'judge', only: corp, runner"):
            game.view("judge")  # type: ignore[arg-type]  # what a user may write

    def test_the_winner_is_a_side(self, game: Game) -> None:
        game.concede(Side.RUNNER)

        assert game.outcome is not None
        assert game.outcome.winner is Side.CORP


def test_the_open_question_is_what_a_bot_is_asked(game: Game) -> None:
    asked: Asked | None = game.decision  # the type checker is the test

    assert asked is not None
    assert asked.kind
    assert asked.options
