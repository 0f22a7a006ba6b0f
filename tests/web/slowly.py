"""A bot that thinks for a second about everything, without a pause."""

from __future__ import annotations

import random
import time

from sneakdoor import Option, View
from sneakdoor.bots import Asked


class Slow:
    name = "slow"

    def choose(self, view: View, decision: Asked, rng: random.Random) -> Option:
        until = time.perf_counter() + 1.0
        while time.perf_counter() < until:
            sum(range(2000))
        return decision.options[0]
