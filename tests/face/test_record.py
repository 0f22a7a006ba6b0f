"""Records: what was played can be played again, and a bad record says what is wrong with it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sneakdoor import BadRecord, CannotPlay, Game, NothingToUndo, Record, Side
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


def test_a_card_that_was_shown_cannot_be_taken_back_unseen() -> None:
    """Played, or installed faceup, it tells the other side what was in the hand."""
    game = new_game()
    chance = random.Random(3)
    shown = 0
    while shown < 3 and game.decision is not None:
        decision = game.decision
        option = next((one for one in decision.options if one.kind == "play"), chance.choice(decision.options))
        game.choose(option)
        if option.kind == "play":
            shown += 1
            assert not game.reversible
    assert shown == 3


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
        ('{"format": 1, "seed": 1, "undone": -1}', "undone"),
        (f'{{"format": 1, "seed": {"1" * 5000}}}', "a number too long"),
        ("[" * 100_000, "lists too deep"),
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


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_only_one_of_the_two_sides_can_concede(number: int) -> None:
    fields = json.loads(new_game().record.to_json()) | {"choices": [{"kind": "concede", "number": number}]}

    with pytest.raises(BadRecord, match="choice 1 is not possible"):
        Game.replay(Record.from_json(json.dumps(fields)))


def test_choices_after_the_end_are_not_possible() -> None:
    choices = [{"kind": "concede", "number": 0}, {"kind": "concede", "number": 1}]
    fields = json.loads(new_game().record.to_json()) | {"choices": choices}

    with pytest.raises(BadRecord, match=r"choice 2 is not possible: .*over"):
        Game.replay(Record.from_json(json.dumps(fields)))


JUNK: tuple[Any, ...] = (
    None, True, 0, -1, 10**30, 1.5, "", "x", "Hedge Fund", [], [1], {}, {"a": 1}, {"Hedge Fund": 10**9}, {"Nobody": 2},
    {"Sure Gamble": 1}, {"Enigma": True}, [["Hedge Fund", 1]],
)  # fmt: skip


def garbled(fields: dict[str, Any], chance: random.Random) -> None:
    """Put something else in one place, or nothing at all."""
    node: Any = fields
    while True:
        key = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not isinstance(node[key], dict | list) or not node[key] or chance.random() < 0.15:
            break
        node = node[key]
    if chance.random() < 0.75:
        node[key] = chance.choice(JUNK)
    else:
        del node[key]


def test_a_garbled_record_is_refused_or_is_another_game() -> None:
    text = played(60).record.to_json()
    refused = []
    for seed in range(250):
        fields = json.loads(text)
        garbled(fields, random.Random(seed))
        try:
            Game.replay(Record.from_json(json.dumps(fields)))
        except (BadRecord, CannotPlay) as wrong:
            refused.append(str(wrong))
    assert len(refused) > 100
    assert all(refused)


class Cards:
    """Something like a deck."""

    def __init__(self, identity: Any, cards: Any, extras: Any = None) -> None:
        self.identity = identity
        self.cards = cards
        self.extras = extras


IDENTITY = "Jinteki: Personal Evolution"


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        (Cards("Nobody", {}), "not implemented yet: Nobody"),
        (Cards("Enigma", {}), "Enigma is not an identity"),
        (Cards(None, {}), "has an identity"),
        (Cards(["Enigma"], {}), "has an identity"),
        (Cards(IDENTITY, None), "has an identity"),
        (Cards(IDENTITY, ["Enigma"]), "has an identity"),
        ("a deck", "neither a file nor a deck"),
        (7, "has an identity"),
        (Cards(IDENTITY, {"Enigma": -1}), "Enigma: -1"),
        (Cards(IDENTITY, {"Enigma": "3"}), "Enigma: '3'"),
        (Cards(IDENTITY, {"Enigma": 10**9}), "Enigma: 1000000000"),
        (Cards(IDENTITY, {"Enigma": 600, "Snare!": 600}), "more than"),
        (Cards(IDENTITY, {3: 1}), "not implemented yet: 3"),
        (Cards(IDENTITY, {"Sure Gamble": 1}), "not Corp cards: Sure Gamble"),
        (Cards(IDENTITY, {IDENTITY: 1}), "no part of a deck"),
        (Cards(IDENTITY, {"Enigma": 3}, {"Nobody": 1}), "not implemented yet: Nobody"),
        (Cards(IDENTITY, {"Enigma": 3}, {"Sure Gamble": 1}), "not Corp cards: Sure Gamble"),
        (Cards(IDENTITY, {"Enigma": 3}, 7), "has an identity"),
    ],
)
def test_a_deck_that_cannot_be_played_says_why(deck: Any, says: str) -> None:
    with pytest.raises(CannotPlay, match=says):
        Game.new(corp=deck, runner=starter_decks()["Inside People"])
