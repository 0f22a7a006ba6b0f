"""Reasons for an answer of the search: what it plans next, and what would change its mind.

The plan is the line that the search followed most often after the answer. What would change its mind is a hidden fact:
in the sampled games in which it holds, another answer went better.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sneakdoor import Game, Side
from sneakdoor.bots.outlook import CENTRALS
from sneakdoor.bots.tree import Attempt, Node
from sneakdoor.catalogue import traits

LONGEST: Final = 4  # steps of a plan
TRIED: Final = 5  # visits that make a step worth telling
ENOUGH: Final = 4  # sampled games with and without a fact that make it worth telling
TELLS: Final = 0.25  # by how much more often the other answer must be better where a fact holds
KINDS: Final = {"agenda": "an agenda", "asset": "an asset", "upgrade": "an upgrade"}


def plan_of(attempt: Attempt) -> tuple[str, ...]:
    """The own answers that were tried most often after this one, in words."""
    found: list[str] = []
    here: Attempt | None = attempt
    while here is not None and len(found) < LONGEST:
        here = _next(here.nodes.values())
        if here is not None:
            found.append(str(here.option).rstrip("."))
    return tuple(found)


def _next(nodes: Iterable[Node]) -> Attempt | None:
    tried = [one for node in nodes for one in node.branches.values() if one.visits >= TRIED]
    return max(tried, key=lambda one: one.visits, default=None)


def turning_fact(worlds: Sequence[Game], side: Side, leads: Sequence[float]) -> str:
    """The hidden fact with which the other answer would be better; empty if none stands out.

    `leads` says for each world by how much the chosen answer went better than the other.
    """
    facts_by_world = [set(hidden_facts(world, side)) for world in worlds[: len(leads)]]
    better = [lead < 0 for lead in leads]
    counts = Counter(fact for facts in facts_by_world for fact in facts)
    best, most = "", TELLS
    for fact, many in sorted(counts.items()):
        without = len(facts_by_world) - many
        if min(many, without) < ENOUGH:
            continue
        there = sum(b for b, facts in zip(better, facts_by_world, strict=True) if fact in facts)
        more = there / many - (sum(better) - there) / without
        if more > most and there / many > 0.5:
            best, most = fact, more
    return best


def hidden_facts(world: Game, side: Side) -> Iterator[str]:
    """Facts of a sampled game that a side cannot see, in words."""
    if side == Side.CORP:
        for title in world.glance(Side.RUNNER).runner.hand.cards:
            yield f"the Runner holds {title}"
        return
    corp = world.glance(Side.CORP)
    for server in corp.servers:
        for place, ice in enumerate(server.ice):
            if not ice.faceup:
                layer = "outermost ice" if place == 0 else "inner ice"
                yield f"the {layer} of {server.name} is {ice.title}"
        for card in server.root if server.name not in CENTRALS else ():
            if not card.faceup:
                facts = traits(card.title)
                yield f"{server.name} holds {'a trap' if facts.trap else KINDS.get(facts.type, 'something else')}"
    if any(traits(title).type == "agenda" for title in corp.corp.hand.cards):
        yield "there is an agenda in HQ"


__all__ = ["hidden_facts", "plan_of", "turning_fact"]
