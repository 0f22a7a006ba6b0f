"""Packs: cards at random, each as likely as any other, from all there are or from a cube."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sneakdoor import Side
from sneakdoor.catalogue import cards as entries
from sneakdoor.decks import cards

Pack = list[str]

BASICS: Final = {
    Side.CORP: {
        "Priority Requisition": 3, "Private Security Force": 3, "Hedge Fund": 2, "PAD Campaign": 1, "Enigma": 1,
        "Wall of Static": 1, "Hunter": 1,
    },
    Side.RUNNER: {
        "Sure Gamble": 2, "Armitage Codebusting": 2, "Crypsis": 2, "Access to Globalsec": 1, "Infiltration": 1,
    },
}  # fmt: skip
"""What everybody has besides the picks, so that no deck lacks agendas or a way through ice."""


@dataclass(frozen=True, slots=True)
class Cube:
    """What packs are made of: titles, and how many there are of each; the name says where it is from."""

    name: str
    counts: dict[str, int] = field(default_factory=dict)

    def of(self, side: Side) -> list[str]:
        """The cards of a side, each as often as it is there."""
        known = cards()
        return [title for title, n in self.counts.items() if known[title].side is side for _ in range(n)]


@cache
def every_card() -> Cube:
    """One of each card that can be drafted: no identities, and nothing that is for special ways of playing."""
    facts = [cards()[title] for title in playable()]
    return Cube("every card", {one.title: 1 for one in facts if not one.is_identity and not one.only})


@cache
def playable() -> tuple[str, ...]:
    """The titles that the engine plays."""
    return tuple(entry.title for entry in entries().values() if entry.state == "implemented")


def packs(cube: Cube, side: Side, many: int, size: int, chance: random.Random) -> list[Pack]:
    """Deal n packs; a cube that is too small is reshuffled only after every card was dealt once."""
    pool = cube.of(side)
    if not pool:
        raise ValueError(f"{cube.name} has no cards for the {side.name.title()}")
    dealt: list[str] = []
    while len(dealt) < many * size:
        fresh = pool.copy()
        chance.shuffle(fresh)
        dealt += fresh
    return [sorted(dealt[n * size : (n + 1) * size]) for n in range(many)]


def basics(side: Side) -> Counter[str]:
    return Counter({title: n for title, n in BASICS[side].items() if title in playable()})
