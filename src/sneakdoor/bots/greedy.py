"""A heuristic bot for both sides: it rates every option and takes the best."""

import random

from sneakdoor import Option, Side, View
from sneakdoor.bots.bids import KINDS as BIDS
from sneakdoor.bots.bids import choose_bid
from sneakdoor.bots.corp import Corp
from sneakdoor.bots.outlook import Outlook
from sneakdoor.bots.protocol import Asked
from sneakdoor.bots.runner import Runner


class Greedy:
    """Takes what looks best now; chance only decides between equals. It remembers nothing from question to question."""

    name = "greedy"

    def choose(self, view: View, decision: Asked, rng: random.Random) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.kind in BIDS:
            return choose_bid(view, decision, rng)  # a predictable bid loses
        worths = weigh(view, decision)
        best = max(worths)
        return rng.choice([option for option, worth in zip(options, worths, strict=True) if worth == best])


def weigh(view: View, decision: Asked) -> list[float]:
    """Rate each option for the side that is asked, in credits."""
    table = Outlook(view)
    player = Corp(table, decision) if view.side == Side.CORP else Runner(table, decision)
    return [player.worth(option) for option in decision.options]
