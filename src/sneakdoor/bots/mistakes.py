"""A bot that makes mistakes: Greedy, but some of its decisions are taken at random."""

import random
from typing import Final

from sneakdoor import Option, View
from sneakdoor.bots.greedy import Greedy
from sneakdoor.bots.protocol import Asked

MISTAKEN: Final = frozenset({"action", "install destination", "choose a server", "jack out", "mulligan", "discard"})
"""Kinds of questions in which beginners err. Payments and forced choices are not among them."""


class Mistaken:
    """Plays like Greedy, and takes a share of its decisions at random."""

    name = "mistaken"

    def __init__(self, share: float = 0.2) -> None:
        self.share = share
        self._greedy = Greedy()

    def choose(self, view: View, decision: Asked, rng: random.Random) -> Option:
        if decision.kind in MISTAKEN and rng.random() < self.share:
            return rng.choice(decision.options)
        return self._greedy.choose(view, decision, rng)
