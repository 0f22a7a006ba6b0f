"""What a position is worth, for all that a side knows: the one place that analysis asks.

Now it is a game played on by Greedy on both sides, from a table that the side could not tell from its own. A better
judge only has to answer the same question.
"""

from typing import Final

from sneakdoor import Game, Option, Side
from sneakdoor.arena.match import play_on, seed_of

PLAYER: Final = "greedy"
DRAWN: Final = 0.5


def played_on(game: Game, side: Side, seed: int, option: Option | None = None) -> float:
    """How one game ends that this one could be, for all that the side knows: 1 if the Corp wins, 0 if the Runner does.

    Where an option is given, it is the answer to the open question.
    """
    world = game.sample(side, seed)
    if option is not None:
        world.choose(option)
    play_on(world, (PLAYER, PLAYER), (seed_of(seed, 0, "CORP"), seed_of(seed, 0, "RUNNER")))
    return corp_share(world)


def corp_share(game: Game) -> float:
    """What the Corp has of a game that is over, or was given up."""
    outcome = game.outcome
    if outcome is None or outcome.winner is None:
        return DRAWN
    return float(outcome.winner == Side.CORP)
