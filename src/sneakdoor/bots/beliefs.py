"""Which sampled worlds are plausible, given that hidden cards were placed on purpose.

A world that a side could be in deals all that it does not know at random. But a Corp leaves no agenda without ice and
throws none away facedown, and a breaker that a Runner could pay for is installed. So of some worlds one is taken, by
how much it looks like what players come to. How much each number says was fitted to games that Greedy played against
itself (`tools/fit_beliefs.py` fits them anew). People are less alike, so nothing counts for more than 2.5, and
nothing that is possible is ruled out.
"""

from math import exp
from random import Random
from typing import Final

from sneakdoor import Card, Game, Server, Side
from sneakdoor.bots.outlook import CENTRALS
from sneakdoor.bots.protocol import Worlds
from sneakdoor.catalogue import traits

DRAWN: Final = 5  # worlds of which one is taken
CHEAP: Final = 4  # install cost that a player can usually afford

CORP: Final = {
    "agendas in HQ": -0.56,
    "points in HQ": 0.39,
    "ice in HQ": -0.17,
    "operations in HQ": 0.14,
    "assets in HQ": -0.38,
    "agendas in Archives": -2.50,
    "operations in Archives": 1.57,
    "agendas in the open": -2.50,
    "agendas behind ice": 0.74,
    "assets behind ice": -2.50,
    "advanced agendas": 1.20,
    "advanced traps": -0.33,
    "cost of ice on HQ": 0.05,
    "cost of ice on R&D": 0.14,
    "cost of other ice": 0.02,
}
"""What speaks for a Corp's hidden cards being where they are, for each card, point or credit, as a power of e."""

RUNNER: Final = {
    "breakers in the grip": -0.55,
    "cheap cards in the grip": -0.08,
    "hardware in the grip": 0.25,
    "resources in the grip": -0.17,
    "cost of the grip": 0.12,
}
"""And for what a Runner has in the grip."""


def likely_world(draw: Worlds, side: Side, seed: int) -> Game:
    """One of the worlds that a side could be in, by how likely the other side's cards came to be where they are."""
    worlds = [draw(seed * DRAWN + n) for n in range(DRAWN)]
    sums = [plausibility(world, side) for world in worlds]
    best = max(sums)
    return Random(seed).choices(worlds, [exp(one - best) for one in sums])[0]


def plausibility(world: Game, side: Side) -> float:
    """The log-weight of a sampled world, by how plausible its hidden cards are to a side."""
    weights = weights_for(side)
    return sum(weights[name] * number for name, number in belief_features(world, side).items())


def weights_for(side: Side) -> dict[str, float]:
    """The weights by which a side judges the other."""
    return RUNNER if side == Side.CORP else CORP


def belief_features(world: Game, side: Side) -> dict[str, float]:
    """Features of what is hidden from a side in a fully known world."""
    return _grip(world) if side == Side.CORP else _corp(world)


def _grip(world: Game) -> dict[str, float]:
    me = world.glance(Side.RUNNER).runner
    found = dict.fromkeys(RUNNER, 0.0)
    for title in me.hand.cards:
        facts = traits(title)
        found["cost of the grip"] += facts.cost
        found["breakers in the grip"] += any(deed.breaks for deed in facts.deeds)
        found["cheap cards in the grip"] += facts.type != "event" and facts.cost <= min(me.credits, CHEAP)
        found["hardware in the grip"] += facts.type == "hardware"
        found["resources in the grip"] += facts.type == "resource"
    return found


IN_HQ: Final = {"agenda": "agendas in HQ", "ice": "ice in HQ", "operation": "operations in HQ", "asset": "assets in HQ"}
IN_ARCHIVES: Final = {"agenda": "agendas in Archives", "operation": "operations in Archives"}


def _corp(world: Game) -> dict[str, float]:
    view = world.glance(Side.CORP)
    found = dict.fromkeys(CORP, 0.0)
    for names, titles in ((IN_HQ, view.corp.hand.cards), (IN_ARCHIVES, view.corp.discard.cards)):
        for title in titles:
            name = names.get(traits(title).type)
            if name is not None:
                found[name] += 1
    found["points in HQ"] = sum(traits(title).points for title in view.corp.hand.cards)
    for server in view.servers:
        on = f"cost of ice on {server.name}"
        found[on if on in found else "cost of other ice"] += sum(
            traits(ice.title).cost for ice in server.ice if not ice.faceup
        )
        if server.name not in CENTRALS:
            for card in server.root:
                name = None if card.faceup else _where(server, card)
                if name is not None:
                    found[name] += 1
    return found


def _where(server: Server, card: Card) -> str | None:
    """The feature that a facedown card in a remote server counts for, if any."""
    facts = traits(card.title)
    if card.tokens.get("advancement"):
        return "advanced agendas" if facts.type == "agenda" else "advanced traps" if facts.trap else None
    if facts.type == "agenda":
        return "agendas behind ice" if server.ice else "agendas in the open"
    return "assets behind ice" if facts.type == "asset" and server.ice else None
