"""A game, its record, its pickle and its views say by which rules it is played."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sneakdoor import BadRecord, Game, Option, Record, Side, UnknownRuleset
from sneakdoor.cards.registry import book
from sneakdoor.decks import starter_decks
from sneakdoor.model.declare import Book
from sneakdoor.model.parts import Draw
from sneakdoor.model.ruleset import RULESETS, V14, Ruleset
from sneakdoor.model.state import State

CORP, RUNNER = (starter_decks()[name] for name in ("Closed Doors", "Inside People"))


def begin(rules: str = "1.4") -> Game:
    return Game.new(corp=CORP, runner=RUNNER, seed=3, rules=rules)


def unpickled(what: Any) -> Any:
    return pickle.loads(pickle.dumps(what))  # noqa: S301  (our own)


class Drawn:
    """Counts the draws that went through a ruleset."""

    def __init__(self) -> None:
        self.parts = 0

    def __call__(self, s: State, them: list[Draw]) -> None:
        self.parts += len(them)
        V14.draw(s, them)


@pytest.fixture
def house_rules() -> Iterator[Drawn]:
    """Version 1.4 under another name, with a procedure of its own for drawing."""
    drawn = Drawn()
    made = Ruleset("house rules")
    made.bind_as(V14)
    made.draw = drawn
    RULESETS[made.name] = made
    yield drawn
    del RULESETS[made.name]
    book.cache_clear()


def play_on(game: Game, n: int) -> Game:
    for _ in range(n):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    return game


class TestVersion14:
    def test_it_is_what_games_are_played_by(self) -> None:
        game = Game.new(corp=CORP, runner=RUNNER, seed=3)
        assert game.rules == "1.4"
        assert [game.view(side).rules for side in (*Side, None)] == ["1.4"] * 3
        assert game.view(None).as_dict()["rules"] == "1.4"
        assert book() is book("1.4")

    def test_its_records_do_not_name_it(self) -> None:
        game = play_on(begin(), 5)
        told = json.loads(game.record.to_json())
        assert (told["format"], "rules" in told) == (1, False)
        assert list(told) == ["format", "version", "seed", "corp", "runner", "skip_forced", "undone", "choices"]
        assert Record.from_json(game.record.to_json()).rules == "1.4"

    def test_a_pickle_keeps_it(self) -> None:
        game = unpickled(play_on(begin(), 5))
        assert game.rules == "1.4"
        assert game.state.book is book()


class TestNumbers:
    def test_questions_logs_and_refusals_cite_the_rules_of_the_game(self) -> None:
        game = begin("26.03")
        cited: set[str] = set()
        chance = random.Random(1)
        while game.decision is not None:
            cited.add(game.decision.rule)
            cited |= {one.rule for one in game.why_not(Option("score", card="Hedge Fund"))}
            cited |= {stage.step for stage in game.view(Side.CORP).stages}
            game.choose(chance.choice(game.decision.options))
        cited |= {entry.rule for side in Side for entry in game.log(side)}
        assert {number for number in cited if not number.startswith("26.03:")} == set()

    def test_those_of_a_game_by_1_4_are_as_they_were(self) -> None:
        game = play_on(begin(), 40)
        assert not [entry for side in Side for entry in game.log(side) if entry.rule.startswith("26.03:")]


class TestUnknown:
    def test_no_game_is_played_by_unknown_rules(self) -> None:
        with pytest.raises(UnknownRuleset, match=r"no rules '0\.9'; there are 1\.4 and 26\.03"):
            begin("0.9")

    def test_a_record_of_unknown_rules_can_be_read_and_not_replayed(self) -> None:
        record = replace(begin().record, rules="0.9")
        told = json.loads(record.to_json())
        assert (told["format"], told["rules"]) == (2, "0.9")
        assert Record.from_json(record.to_json()) == record
        with pytest.raises(BadRecord, match=r"no rules '0\.9'"):
            Game.replay(record)

    def test_rules_of_the_wrong_type_are_refused(self) -> None:
        told = {**json.loads(begin().record.to_json()), "rules": 26.03}
        with pytest.raises(BadRecord, match="rules"):
            Record.from_json(json.dumps(told))


class TestAnotherRuleset:
    def test_its_procedures_are_used(self, house_rules: Drawn) -> None:
        begin("1.4")
        assert house_rules.parts == 0
        game = begin("house rules")
        while game.turn < 3:
            play_on(game, 1)
        assert house_rules.parts >= 1  # the mandatory draw

    def test_record_view_clone_sample_and_pickle_keep_it(self, house_rules: Drawn) -> None:
        game = play_on(begin("house rules"), 8)
        record = Record.from_json(game.record.to_json())
        games = [game.clone(), game.sample(Side.CORP, 1), unpickled(game), Game.replay(record)]
        assert [one.rules for one in games] == ["house rules"] * 4
        assert {one.state.book for one in games} == {game.state.book}
        assert unpickled(game.view(None)).rules == "house rules"

    def test_a_book_of_its_own_is_pickled_with_it(self, house_rules: Drawn) -> None:
        own = Book(list(book("house rules").cards[:-1]), RULESETS["house rules"])
        game = Game.new(corp=CORP, runner=RUNNER, rules="house rules", book=own)
        assert unpickled(game).rules == "house rules"

    def test_a_book_for_other_rules_is_refused(self, house_rules: Drawn) -> None:
        with pytest.raises(ValueError, match=r"the book is for the rules 1\.4, not house rules"):
            Game.new(corp=CORP, runner=RUNNER, rules="house rules", book=book())
