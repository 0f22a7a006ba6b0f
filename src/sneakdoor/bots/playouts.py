"""Playouts of sampled worlds: both sides answer as Greedy would, from what each could see there."""

from random import Random
from typing import Final

from sneakdoor import Game, Side, View
from sneakdoor.bots.evaluation import corp_chance
from sneakdoor.bots.greedy import Greedy

MOST: Final = 400
"""Maximum number of decisions per playout; two bots can loop where people would not."""

AHEAD: Final = {Side.CORP: 2, Side.RUNNER: 3}
"""Turns until a position is judged, from a turn of our own. What a Corp builds shows when the Runner has been there;
what credits and cards are good for that a Runner takes shows in its next turn."""

_GREEDY: Final = Greedy()


def horizon(view: View, side: Side) -> int:
    """The turn at whose beginning it shows what an answer of this side was worth."""
    return view.turn + AHEAD[side] - (view.active != side.name.lower())


def step(world: Game, rng: Random) -> None:
    """Let the side that is asked answer from its own view, which shows it nothing that it could not know."""
    decision = world.decision
    assert decision is not None
    world.choose(_GREEDY.choose(world.glance(decision.side), decision, rng))


def is_due(world: Game, turn: int) -> bool:
    """Has a turn begun that is this one or a later one, so that the position can be judged?"""
    decision = world.decision
    return decision is None or (decision.kind == "action" and world.turn >= turn)


def play_on(world: Game, turn: int, rng: Random, most: int = MOST) -> None:
    """Play a world on until that turn has begun."""
    for _ in range(most):
        if is_due(world, turn):
            return
        step(world, rng)


def looked_ahead(world: Game, side: Side, turn: int, rng: Random) -> float:
    """A side's win chance in a world once that turn has begun."""
    play_on(world, turn, rng)
    return chance_of(world, side)


def chance_of(world: Game, side: Side) -> float:
    """A side's win chance from here."""
    corp = corp_chance(world)
    return corp if side == Side.CORP else 1.0 - corp
