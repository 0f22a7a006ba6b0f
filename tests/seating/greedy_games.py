"""Games of Greedy against itself, with seats beside it that say what they would have asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sneakdoor import Decision, Game, Option, Side, View
from sneakdoor.bots import Greedy, answer
from sneakdoor.bots.corp import Corp
from sneakdoor.bots.outlook import Outlook
from sneakdoor.bots.runner import Runner
from sneakdoor.decks import starter_decks
from sneakdoor.seating import Seat, Verdict


def pairs(number: int) -> Iterator[Game]:
    """Yield this number of games, with all starter decks in turn."""
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


def worth(game: Game, option: Option) -> float:
    """What Greedy holds an option for."""
    assert game.decision is not None
    view = game.view(game.decision.side)
    asked = view.decision
    assert asked is not None
    player = Corp(Outlook(view), asked) if view.side == Side.CORP else Runner(Outlook(view), asked)
    return player.worth(option)


ORDERS = ("access", "reaction", "interrupt")


def figures_after(game: Game, option: Option) -> tuple[int, ...]:
    """How things stand when everything that waits has been done, beginning with this."""
    trial = game.clone()
    trial.choose(option)
    while (decision := trial.decision) is not None and decision.kind in {*ORDERS, "accessed card"}:
        trial.choose(decision.options[-1])
    view = trial.view(None)
    scores, runner = (view.corp.score, view.runner.score), view.runner
    return (*scores, view.corp.credits, view.corp.hand.count, runner.credits, runner.hand.count, view.tags)


def astray(game: Game, option: Option, chosen: Option) -> bool:
    """Is it worse, by Greedy's own measure, to take this option than the one that Greedy chose?

    What has to go for memory is Greedy's own matter, and the order of what waits counts where something comes of it.
    """
    decision = game.decision
    assert decision is not None
    if option == chosen or decision.kind == "trash like cards":
        return False
    if decision.kind in ORDERS:
        return figures_after(game, chosen) != figures_after(game, option)
    best = max(worth(game, one) for one in decision.options)
    return worth(game, option) != best
