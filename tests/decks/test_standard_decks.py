"""The second shelf: two decks for each faction, as they were played in the autumn of 2019."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sneakdoor import Game, Side
from sneakdoor.bots import answer, find
from sneakdoor.cards.registry import book
from sneakdoor.decks import SHELVES, check, check_for_play, format_named, shelved_decks, starter_decks

DECKS = starter_decks(shelf="standard")
FACTIONS = {
    "haas_bioroid", "jinteki", "nbn", "weyland_consortium", "anarch", "criminal", "shaper", "adam", "apex",
    "sunny_lebeau",
}  # fmt: skip
OPPONENTS = {Side.CORP: "Night Shift", Side.RUNNER: "Open Office"}


def play(corp: str, runner: str, seed: int) -> Game:
    """A game of two Greedy bots."""
    bots, chance = (find("greedy"), find("greedy")), random.Random(seed)
    game = Game.new(corp=DECKS[corp], runner=DECKS[runner], seed=seed, skip_forced=True)
    while (decision := game.decision) is not None:
        game.choose(answer(bots[decision.side], game, chance))
    return game


def against(name: str) -> tuple[str, str]:
    """A deck, and one of the other side for it to play."""
    mine = DECKS[name].side
    return (name, OPPONENTS[mine]) if mine == Side.CORP else (OPPONENTS[mine], name)


def test_there_are_two_for_each_faction() -> None:
    factions = Counter(book().cards[book().by_title[deck.identity]].faction for deck in DECKS.values())

    assert factions == dict.fromkeys(FACTIONS, 2)


def test_no_name_is_on_two_shelves() -> None:
    assert len(shelved_decks()) == sum(len(starter_decks(shelf)) for shelf in SHELVES)


def test_a_shelf_that_is_not_there_is_told_by_name() -> None:
    with pytest.raises(ValueError, match="no shelf 'attic'; there are starter, standard, first"):
        starter_decks(shelf="attic")  # type: ignore[arg-type]


@pytest.mark.rule("1.4.2")
@pytest.mark.parametrize("name", DECKS)
def test_it_is_legal_then_complete_and_comes_with_a_plan(name: str) -> None:
    deck = DECKS[name]

    assert check(deck, format_named("standard-2019-09")) == []
    assert check_for_play(deck) == []
    assert len(deck.notes) > 80


@pytest.mark.parametrize("name", DECKS)
def test_a_game_ends(name: str) -> None:
    assert play(*against(name), seed=1).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", DECKS)
def test_thirty_games_end(name: str) -> None:
    others = [other for other, deck in DECKS.items() if deck.side != DECKS[name].side]
    for seed in range(30):
        pair = (name, others[seed % len(others)])
        corp, runner = pair if DECKS[name].side == Side.CORP else pair[::-1]
        assert play(corp, runner, 100 + seed).outcome is not None
