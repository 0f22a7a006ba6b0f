"""A bot that does nothing but take credits and pass; how fast it is beaten shows whether the other side has a plan."""

import random
from typing import Final

from sneakdoor import Option, View
from sneakdoor.bots.protocol import Asked

NOTHING: Final = ("credit", "pass", "no", "go on", "continue", "done", "decline")
"""Kinds of answers that do nothing, in order of preference."""


class Idle:
    """Takes a credit with every click, keeps its hand, and passes whenever it can."""

    name = "idle"

    def choose(self, view: View, decision: Asked, rng: random.Random) -> Option:
        kinds = {option.kind: option for option in reversed(decision.options)}
        found = next((kinds[kind] for kind in NOTHING if kind in kinds), None)
        return found if found is not None else decision.options[0]
