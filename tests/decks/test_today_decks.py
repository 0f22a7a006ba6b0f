"""Decks of today: two for each faction for Standard, and four for Startup, by version 26.03."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sneakdoor import Deck, Game, Side
from sneakdoor.bots import answer, find
from sneakdoor.cards.registry import book
from sneakdoor.decks import (
    LATEST_SHELVES,
    check,
    check_for_play,
    deck_named,
    format_named,
    format_on,
    latest_decks,
    latest_shelved_decks,
    read,
    rules_for,
    shelved_decks,
    write,
)

RULES = "26.03"
TODAY = "2026-11-18"
FAMILIES = {"today": "standard", "startup": "startup"}
SHELVED = [(shelf, name) for shelf, decks in latest_decks().items() if shelf in FAMILIES for name in decks]
FACTIONS = {"haas_bioroid", "jinteki", "nbn", "weyland_consortium", "anarch", "criminal", "shaper"}


def of_side(shelf: str, side: Side) -> list[Deck]:
    found = [decks for one, decks in latest_decks().items() if one == shelf]
    return [deck for decks in found for deck in decks.values() if deck.side == side]


def pairs(shelf: str) -> list[tuple[str, str]]:
    """Each deck of a shelf with one of the other side."""
    corps, runners = ([deck.name for deck in of_side(shelf, side)] for side in (Side.CORP, Side.RUNNER))
    return [(corps[n % len(corps)], runners[n % len(runners)]) for n in range(max(len(corps), len(runners)))]


def play(corp: str, runner: str, seed: int) -> Game:
    """A game of two Greedy bots."""
    decks, bots, chance = latest_shelved_decks(), (find("greedy"), find("greedy")), random.Random(seed)
    game = Game.new(corp=decks[corp], runner=decks[runner], seed=seed, skip_forced=True, rules=RULES)
    while (decision := game.decision) is not None:
        game.choose(answer(bots[decision.side], game, chance))
    return game


def test_there_are_two_for_each_faction_and_four_for_startup() -> None:
    cards = book(RULES)
    factions = Counter(cards.cards[cards.by_title[deck.identity]].faction for deck in latest_decks()["today"].values())
    assert factions == dict.fromkeys(FACTIONS, 2)
    assert [len(of_side("startup", side)) for side in (Side.CORP, Side.RUNNER)] == [2, 2]


def test_no_name_is_on_two_shelves() -> None:
    count = sum(len(latest_decks()[shelf]) for shelf in LATEST_SHELVES)
    assert len(latest_shelved_decks()) == count
    assert not set(latest_shelved_decks()) & set(shelved_decks())


@pytest.mark.parametrize(("shelf", "name"), SHELVED)
def test_it_is_legal_today_complete_and_comes_with_a_plan(shelf: str, name: str) -> None:
    deck = latest_shelved_decks()[name]
    assert check_for_play(deck, format_on(FAMILIES[shelf], TODAY)) == []
    assert check(deck, format_named(FAMILIES[shelf], RULES)) == []
    assert len(deck.notes) > 80
    assert rules_for(deck) == RULES


@pytest.mark.parametrize(("shelf", "name"), SHELVED)
def test_it_is_found_by_name_by_todays_rules(shelf: str, name: str) -> None:
    assert deck_named(name.lower(), rules=RULES).name == name
    with pytest.raises(LookupError):
        deck_named(name, rules="1.4")


@pytest.mark.parametrize(("shelf", "name"), SHELVED)
@pytest.mark.parametrize("form", ["text", "nrdb", "jinteki", "octgn"])
def test_it_survives_forms_of_files(shelf: str, name: str, form: str) -> None:
    deck = latest_shelved_decks()[name]
    found = read(write(deck, form))
    assert (found.identity, dict(found.cards)) == (deck.identity, dict(deck.cards))


@pytest.mark.parametrize("shelf", FAMILIES)
def test_each_format_knows_its_rules(shelf: str) -> None:
    assert format_on(FAMILIES[shelf], TODAY).rules == RULES


@pytest.mark.parametrize(("corp", "runner"), [pair for shelf in FAMILIES for pair in pairs(shelf)])
def test_bots_finish_a_game(corp: str, runner: str) -> None:
    assert play(corp, runner, seed=7).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("corp", [deck.name for shelf in FAMILIES for deck in of_side(shelf, Side.CORP)])
def test_bots_finish_games_against_every_runner(corp: str) -> None:
    runners = [deck.name for shelf in FAMILIES for deck in of_side(shelf, Side.RUNNER)]
    assert all(play(corp, runner, seed).outcome is not None for runner in runners for seed in range(3))
