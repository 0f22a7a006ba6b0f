"""Bots that search at a table of the server: they think apart, and only where there is something to think about."""

import json

from sneakdoor import Game, Side
from sneakdoor.bots import LEVELS
from sneakdoor.decks import starter_decks
from sneakdoor.web.bot_workers import GamePosition, bot_answer
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.routes.library import catalog_made

DECKS = starter_decks()


def test_the_page_is_offered_every_level() -> None:
    told = json.loads(catalog_made().plain)

    assert [one["name"] for one in told["bots"]] == list(LEVELS)


def test_it_thinks_apart_and_answers_the_rest_at_once() -> None:
    game = Game.new(corp=DECKS["Closed Doors"], runner=DECKS["Inside People"], seed=3)
    live_game = LiveGame(game, ("search:1", "random"))
    thought = []
    for _ in range(40):
        halt = live_game.go_on()
        if halt.kind == "thinks":
            decision = live_game.game.decision
            assert decision is not None
            assert halt.side == Side.CORP
            thought.append(decision.kind)
            live_game.bot_answers(Side.CORP, bot_answer(GamePosition.of("t", live_game.game), "search:1"))
        if len(thought) >= 4:
            break

    assert "action" in thought
    assert "mulligan" not in thought
    assert set(thought) <= {"action", "install destination", "paid ability window"}
