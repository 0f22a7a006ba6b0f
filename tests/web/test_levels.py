"""Bots that search at a table of the server: they think apart, and only where there is something to think about."""

import json

from sneakdoor import Game, Side
from sneakdoor.bots import LEVELS
from sneakdoor.decks import starter_decks
from sneakdoor.web.bot_workers import Standing, bot_answer
from sneakdoor.web.live_game import Sitting
from sneakdoor.web.routes.library import catalog_made

DECKS = starter_decks()


def test_the_page_is_offered_every_level() -> None:
    told = json.loads(catalog_made().plain)

    assert [one["name"] for one in told["bots"]] == list(LEVELS)


def test_it_thinks_apart_and_answers_the_rest_at_once() -> None:
    game = Game.new(corp=DECKS["Closed Doors"], runner=DECKS["Inside People"], seed=3)
    sitting = Sitting(game, ("search:1", "random"))
    thought = []
    for _ in range(40):
        halt = sitting.go_on()
        if halt.kind == "thinks":
            decision = sitting.game.decision
            assert decision is not None
            assert halt.side == Side.CORP
            thought.append(decision.kind)
            sitting.bot_answers(Side.CORP, bot_answer(Standing.of("t", sitting.game), "search:1"))
        if len(thought) >= 4:
            break

    assert "action" in thought
    assert "mulligan" not in thought
    assert set(thought) <= {"action", "install destination", "paid ability window"}
