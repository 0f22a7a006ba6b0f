"""The games by which the compiler learns what is often done: `dev.py build --compiled --pgo` plays them.

They are always the same: starter decks and piles of any cards, through the face and as rollouts, with views of some,
and a few that Greedy plays. None of them is a game of `sneakdoor bench`.
"""

import sys

from sneakdoor import Game, Side, compiled
from sneakdoor.cli.bench import Netrunner, greedy_game, read_view, two_decks

FIRST = 10_000  # the bench counts its seeds from 0


def main() -> None:
    if not compiled():
        sys.exit("there is nothing to learn from games of the plain engine")
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
