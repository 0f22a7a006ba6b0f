"""Evaluate positions and answers for the analysis of a game.

What a position is worth is how games from there end: Greedy plays them on for both sides, from tables that a side could
not tell from its own. That takes many games to see a small difference, and answers differ by little. So where Search
would look ahead, analysis does as Search does: it gives the answer, lets Greedy play on for two or three turns, and
evaluates the position then. Search's level can be off by how good the decks are; that is the same for all answers.
"""

from random import Random
from typing import Final

from sneakdoor import Game, Option, Side
from sneakdoor.arena.match import play_on, seed_of
from sneakdoor.bots import Greedy, Searcher, worth_searching
from sneakdoor.bots.beliefs import likely_world
from sneakdoor.bots.playouts import horizon, looked_ahead
from sneakdoor.bots.registry import Sampled

PLAYER: Final = Greedy.name
DRAWN: Final = 0.5


def judge_of(game: Game) -> str:
    """The bot that judges the answers to the open question."""
    decision = game.decision
    assert decision is not None
    return Searcher.name if worth_searching(game.glance(decision.side), decision) else PLAYER


def worth_of(game: Game, option: Option, seed: int) -> float:
    """The win chance of an answer in one sampled game, for the side that is asked."""
    decision = game.decision
    assert decision is not None
    side = decision.side
    if judge_of(game) == PLAYER:
        share = played_on(game, side, seed, option)
        return share if side == Side.CORP else 1 - share
    world = likely_world(Sampled(game, side), side, seed)
    world.choose(option)
    return looked_ahead(world, side, horizon(game.glance(side), side), Random(seed))


def played_on(game: Game, side: Side, seed: int, option: Option | None = None) -> float:
    """Play one sampled game to its end: 1 if the Corp wins, 0 if the Runner does.

    Where an option is given, it is the answer to the open question.
    """
    world = game.sample(side, seed)
    if option is not None:
        world.choose(option)
    play_on(world, (PLAYER, PLAYER), (seed_of(seed, 0, "CORP"), seed_of(seed, 0, "RUNNER")))
    return corp_share(world)


def corp_share(game: Game) -> float:
    """The Corp's share of a finished or abandoned game: 1, 0, or one half."""
    outcome = game.outcome
    if outcome is None or outcome.winner is None:
        return DRAWN
    return float(outcome.winner == Side.CORP)
