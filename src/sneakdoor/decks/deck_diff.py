"""Differences between two decks."""

from dataclasses import dataclass
from typing import Any

from sneakdoor.decks.deck import Cards, Deck


@dataclass(frozen=True, slots=True)
class Difference:
    """A change from one deck to another: the identities, and the number of copies before and after by title."""

    identity: tuple[str, str]
    cards: dict[str, tuple[int, int]]
    extras: dict[str, tuple[int, int]]

    def __bool__(self) -> bool:
        return bool(self.cards or self.extras or self.identity[0] != self.identity[1])

    def as_json(self) -> dict[str, Any]:
        return {
            "identity": list(self.identity),
            "cards": {title: list(counts) for title, counts in self.cards.items()},
            "extras": {title: list(counts) for title, counts in self.extras.items()},
        }


def difference(before: Deck, after: Deck) -> Difference:
    """Compare two decks; only cards whose number of copies differs are listed.

    >>> one, two = Deck.of("Noise", {"Imp": 3, "Diesel": 1}), Deck.of("Noise", {"Imp": 2, "Datasucker": 2})
    >>> difference(one, two).cards
    {'Datasucker': (0, 2), 'Diesel': (1, 0), 'Imp': (3, 2)}
    """
    return Difference(
        (before.identity, after.identity), _changed(before.cards, after.cards), _changed(before.extras, after.extras)
    )


def _changed(before: Cards, after: Cards) -> dict[str, tuple[int, int]]:
    counts = {title: (before.get(title, 0), after.get(title, 0)) for title in sorted({*before, *after})}
    return {title: (was, now) for title, (was, now) in counts.items() if was != now}
