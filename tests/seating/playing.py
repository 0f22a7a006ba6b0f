"""Games of Greedy against itself, with seats beside it that say what they would have asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sneakdoor import Decision, Game, Option, Side, View
from sneakdoor.bots import Greedy, answer
from sneakdoor.bots.corp import Corp
from sneakdoor.bots.runner import Runner
from sneakdoor.bots.table import Outlook
from sneakdoor.decks import starter_decks
from sneakdoor.seating import Seat, Verdict


def pairs(number: int) -> Iterator[Game]:
    """So many games, with all starter decks in turn."""
    decks = list(starter_decks().values())
    corps = [deck for deck in decks if deck.side == Side.CORP]
    runners = [deck for deck in decks if deck.side == Side.RUNNER]
    for n in range(number):
        yield Game.new(corp=corps[n % len(corps)], runner=runners[n // len(corps) % len(runners)], seed=1000 + n)


@dataclass
class Asked:
    """A question of a game: what the seat makes of it, and what Greedy answers."""

    game: Game
    view: View
    decision: Decision
    verdict: Verdict
    chosen: Option


def greedy_game(game: Game, seed: int = 0) -> Iterator[Asked]:
    """Every question with more than one answer, before it is answered; what the seat answers is what is played."""
    seats = [Seat(side) for side in Side]
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        seat = seats[decision.side]
        if len(decision.options) == 1:
            game.choose(decision.options[0])
            continue
        found = seat.answer(game)
        chosen = answer(Greedy(), game, chance)
        yield Asked(game, game.view(decision.side), decision, found, chosen)
        if found.option is not None:
            chosen = found.option
        else:
            seat.decides(game)
            if chosen.kind == "pass":
                seat.passes_on(game, decision)
        game.choose(chosen)


def worth(one: Asked, option: Option) -> float:
    """What Greedy holds an option for."""
    table = Outlook(one.view)
    asked = one.view.decision
    assert asked is not None
    player = Corp(table, asked) if one.view.side == Side.CORP else Runner(table, asked)
    return player.worth(option)
