"""Law 7: a card that is not finished says so, and decks refuse it."""

from __future__ import annotations

import pytest
from tests.laws.games import CORP, RUNNER, Deck, start

from sneakdoor.cards.registry import book, titles
from sneakdoor.game import CannotPlay, Game


@pytest.mark.parametrize("title", ["Mirrored Moon", "Corroder Mk. II"])
def test_a_card_the_engine_does_not_know_is_refused_by_name(title: str) -> None:
    assert title not in titles()
    with pytest.raises(CannotPlay, match=title.replace(".", r"\.")):
        Game.new(corp=CORP, runner=Deck(RUNNER.identity, {**RUNNER.cards, title: 1}))
    with pytest.raises(CannotPlay, match=title.replace(".", r"\.")):
        Game.new(corp=Deck(title, CORP.cards), runner=RUNNER)


def test_every_missing_card_is_named_at_once() -> None:
    with pytest.raises(CannotPlay, match="Aaa, Bbb"):
        Game.new(corp=Deck(CORP.identity, {"Bbb": 1, "Aaa": 3}), runner=RUNNER)


def test_what_is_known_is_played() -> None:
    assert set(CORP.cards) | set(RUNNER.cards) <= titles()
    assert start(0).decision is not None


def test_every_card_has_facts_and_speaks() -> None:
    for card in book().cards:
        assert card.title
        assert card.faction
        assert card.text or card.type in {"ice", "agenda", "identity", "program", "asset"}, card.title
