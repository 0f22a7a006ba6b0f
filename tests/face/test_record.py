"""Records: what was played can be played again, and a bad record says what is wrong with it."""

from __future__ import annotations

import json
import random

import pytest

from sneakdoor import BadRecord, Game, NothingToUndo, Record, Side
from sneakdoor.decks import starter_decks


def new_game(seed: int = 3) -> Game:
    decks = starter_decks()
    return Game.new(corp=decks["Closed Doors"], runner=decks["Inside People"], seed=seed)


def played(choices: int, seed: int = 3) -> Game:
    game = new_game(seed)
    chance = random.Random(seed)
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            break
        game.choose(chance.choice(decision.options))
    return game


def test_a_record_goes_through_json_and_plays_the_same_game() -> None:
    game = played(150)

    again = Game.replay(Record.from_json(game.record.to_json()))

    assert again.log(None) == game.log(None)
    assert again.view(Side.CORP).as_dict() == game.view(Side.CORP).as_dict()


def test_undo_goes_back_one_choice_and_is_remembered() -> None:
    game = played(40)
    before = played(39)

    taken_back = game.undo()

    assert game.view(Side.RUNNER).as_dict() == before.view(Side.RUNNER).as_dict()
    assert game.record.undone == 1
    game.choose(taken_back)
    assert game.log(None) == played(40).log(None)


def test_nothing_to_undo() -> None:
    with pytest.raises(NothingToUndo):
        new_game().undo()


def test_a_pass_can_be_taken_back_unseen_and_a_mulligan_cannot() -> None:
    game = new_game()
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if option.kind == "yes"))
    assert not game.reversible
    game.choose(next(option for option in game.decision.options if option.kind == "no"))
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if option.kind == "pass"))
    assert game.reversible


@pytest.mark.rule("1.7.1")
def test_a_concession_is_recorded() -> None:
    game = played(20)
    game.concede(Side.RUNNER)

    again = Game.replay(Record.from_json(game.record.to_json()))

    assert again.outcome is not None
    assert (again.outcome.winner, again.outcome.how) == (Side.CORP, "concession")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1"),
        ("[]", "JSON object"),
        ('{"format": 99}', "format 99"),
        ('{"format": 1, "seed": "x"}', "seed"),
        ('{"format": 1, "seed": 1, "corp": 3}', "corp: a deck needs an identity"),
        ('{"format": 1, "seed": 1, "corp": {"identity": "x", "cards": {"y": -1}}}', "above 0"),
    ],
)
def test_a_bad_record_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        ("pass", "choice 1: not an object"),
        ({"kind": 3}, "choice 1"),
        ({"kind": "run", "server": 1}, "choice 1: .*server"),
    ],
)
def test_a_bad_choice_says_which(choice: object, says: str) -> None:
    fields = json.loads(new_game().record.to_json()) | {"choices": [choice]}

    with pytest.raises(BadRecord, match=says):
        Record.from_json(json.dumps(fields))


def test_an_impossible_choice_says_which() -> None:
    fields = json.loads(new_game().record.to_json()) | {"choices": [{"kind": "run", "server": "HQ"}]}

    with pytest.raises(BadRecord, match="choice 1 is not possible"):
        Game.replay(Record.from_json(json.dumps(fields)))
