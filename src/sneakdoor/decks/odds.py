"""Exact odds for starting hands.

A starting hand is five cards (CR 1.6.6) or what the identity says, and may be sent back once for another (CR 1.6.6a).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

from sneakdoor.decks.deck import Deck
from sneakdoor.decks.facts import every_card
from sneakdoor.decks.variances import USUAL


@dataclass(frozen=True, slots=True)
class Hands:
    """Starting hands of a deck."""

    deck: Deck
    size: int

    def number(self, titles: Collection[str]) -> list[Fraction]:
        """Probabilities of exactly 0, 1, 2, … of these cards."""
        held, whole = self._count(titles), self.deck.size
        ways = comb(whole, self.size)
        return [
            Fraction(comb(held, found) * comb(whole - held, self.size - found), ways) for found in range(self.size + 1)
        ]

    def any_of(self, titles: Collection[str]) -> Fraction:
        """Probability of at least one of these cards."""
        return 1 - self._none_of(titles)

    def one_of_each(self, groups: Sequence[Collection[str]]) -> Fraction:
        """Probability of a card from every group; groups may share titles, but a card counts for one group only."""
        some = [
            (-1) ** length * self._none_of({title for group in chosen for title in group})
            for length in range(len(groups) + 1)
            for chosen in combinations(groups, length)
        ]
        return sum(some, Fraction(0))

    def of_type(self, kind: str) -> list[str]:
        return [title for title in self.deck.cards if title in every_card() and every_card()[title].type == kind]

    def _count(self, titles: Collection[str]) -> int:
        return sum(self.deck.cards.get(title, 0) for title in set(titles))

    def _none_of(self, titles: Collection[str]) -> Fraction:
        whole = self.deck.size
        return Fraction(comb(whole - self._count(titles), self.size), comb(whole, self.size))


def with_mulligan(chance: Fraction) -> Fraction:
    """The probability if a hand that fails is sent back once."""
    return chance + (1 - chance) * chance


def hands(deck: Deck, size: int | None = None) -> Hands:
    """Starting hands of a deck, of the size that its identity draws unless `size` is given.

    >>> deck = Deck.of("Noise", {"Sure Gamble": 3, "Imp": 3, "Datasucker": 3, "Déjà Vu": 3})
    >>> float(round(hands(deck).any_of(["Sure Gamble"]), 3))
    0.841
    """
    who = every_card().get(deck.identity)
    drawn = size if size is not None else (who.variance if who else USUAL).starting_hand
    return Hands(deck, max(0, min(drawn, deck.size)))
