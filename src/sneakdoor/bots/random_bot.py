"""A bot that picks a legal option at random."""

import random

from sneakdoor import Option, View
from sneakdoor.bots.protocol import Asked


class Random:
    """Chooses among the options at random, each as likely as the others."""

    name = "random"

    def choose(self, view: View, decision: Asked, rng: random.Random) -> Option:
        return rng.choice(decision.options)
