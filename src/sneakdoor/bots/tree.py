"""The search tree: one side's answers, and their results in the worlds where they were tried.

A node is what its side has answered and the question that it is asked next, in any world. So all
worlds that look alike so far share it, and none of their secrets is in it. What is on offer differs from world to
world; a branch counts how often it was there to be taken.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import exp, sqrt
from typing import Final

from sneakdoor import Card, Option, View

EXPLORES: Final = 0.12  # how much is tried that has not gone well so far
WARMTH: Final = 2.0  # credits of worth by which an option is about a third as likely as another

Key = Hashable
QuestionKey = tuple[str, str, str]


class Attempt:
    """One answer, and what came of it."""

    __slots__ = ("favour", "nodes", "option", "prior", "seen", "total", "visits")

    def __init__(self, option: Option, prior: float, favour: float = 1.0) -> None:
        self.option = option
        self.prior = prior
        self.favour = favour  # how likely it seemed beside the likeliest: 1 for that one
        self.visits = 0
        self.seen = 0  # how often it was on offer
        self.total = 0.0
        self.nodes: dict[QuestionKey, Node] = {}  # what may be asked next

    @property
    def chance(self) -> float:
        """Its side's win chance, from the results so far."""
        return self.total / self.visits if self.visits else 0.0

    def add(self, chance: float) -> None:
        self.visits += 1
        self.total += chance


class Node:
    """A question of our side further down."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Key, Attempt] = {}
        self.visits = 0
        self.total = 0.0

    def pick(self, offered: dict[Key, Option], priors: list[float]) -> tuple[Attempt, Option]:
        """The branch to follow in a world that offers these, and the option that it is there."""
        best, most, taken = None, -1.0, None
        mean = self.total / self.visits if self.visits else 0.5
        for (key, option), prior in zip(offered.items(), priors, strict=True):
            branch = self.branches.get(key)
            if branch is None:
                branch = self.branches[key] = Attempt(option, prior)
            branch.seen += 1
            known = branch.chance if branch.visits else mean
            promise = known + EXPLORES * branch.prior * sqrt(branch.seen) / (1 + branch.visits)
            if promise > most:
                best, most, taken = branch, promise, option
        assert best is not None
        assert taken is not None
        return best, taken

    def add(self, chance: float) -> None:
        self.visits += 1
        self.total += chance


def priors_of(worths: list[float]) -> list[float]:
    """Prior probabilities of options, by their ratings.

    >>> [round(one, 2) for one in priors_of([4.0, 4.0, -20.0])]
    [0.5, 0.5, 0.0]
    """
    top = max(worths)
    shares = [exp(max(-30.0, (worth - top) / WARMTH)) for worth in worths]
    return [share / sum(shares) for share in shares]


def alike(view: View, options: Iterable[Option]) -> dict[Key, Option]:
    """Options by what they come to: of copies that lie there in the same way one is as good as another."""
    lying: dict[int, Key] | None = None
    found: dict[Key, Option] = {}
    for option in options:
        key: Key = option
        if option.handle and option.card:
            if lying is None:
                lying = _lying(view)
            where = lying.get(option.handle)
            if where is not None:
                key = (option.kind, option.card, option.ability, option.server, option.number, option.zone, where)
        found.setdefault(key, option)
    return found


def _lying(view: View) -> dict[int, Key]:
    """The state of each ordinary card: its place, orientation and tokens."""
    places = [(server.name, server.root) for server in view.servers]
    places += list(view.rig.items())
    return {card.handle: (place, *_state(card)) for place, row in places for card in row if _plain(card)}


def _plain(card: Card) -> bool:
    return bool(card.title) and not card.hosted and not card.remembers


def _state(card: Card) -> tuple[Key, ...]:
    return card.faceup, card.strength, tuple(sorted(card.tokens.items()))
