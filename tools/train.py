"""Play the games for profile-guided optimisation: `dev.py build --compiled --pgo` runs this.

They are always the same: starter decks and random decks, through the public interface and as rollouts, some with views,
and a few games of Greedy. None of them is a game of `sneakdoor bench`.
"""

import sys

from sneakdoor import Game, Side, compiled
from sneakdoor.cli.bench import Netrunner, greedy_game, read_view, two_decks

FIRST = 10_000  # the seeds of the bench start at 0


def main() -> None:
    if not compiled():
        sys.exit("a profile needs the compiled engine")
    starter, piles = Netrunner(*two_decks()), Netrunner()
    for seed in range(FIRST, FIRST + 120):
        look_at(starter.play(seed)[0])
        starter.roll_out(seed)
    for seed in range(FIRST, FIRST + 40):
        look_at(piles.play(seed)[0])
        piles.roll_out(seed)
    for seed in range(FIRST, FIRST + 6):
        greedy_game(seed)
    for game in starter.halfway():
        look_at(game)


def look_at(game: Game) -> None:
    for side in Side:
        read_view(game.clone(), side)


if __name__ == "__main__":
    main()
