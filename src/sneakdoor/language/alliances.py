"""Alliance cards, which cost no influence in decks of a certain kind (CR 2.13.3).

Deck building reads the condition from the declaration, and so does the text of the card.
"""

from __future__ import annotations

from typing import Any

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.factions import faction_name
from sneakdoor.model.declare import Ability


@dataclass(frozen=True, slots=True)
class Which:
    """A description of cards in a deck list; every field that is set must match."""

    noun: str
    faction: str = ""
    type: str = ""
    subtype: str = ""
    without: str = ""
    title: str = ""

    def has(self, card: Any) -> bool:
        """Does it fit these deck-building facts (`sneakdoor.decks.CardFacts`)?"""
        return (
            self.faction in {"", card.faction}
            and self.type in {"", card.type}
            and self.title in {"", card.title}
            and (not self.subtype or self.subtype in card.subtypes)
            and self.without not in card.subtypes
        )


@dataclass(frozen=True, slots=True)
class Allied:
    """The condition under which an alliance card costs no influence: bounds for a number of cards in the deck."""

    which: Which
    least: int | None = None
    most: int | None = None

    def holds(self, count: int) -> bool:
        return (self.least is None or count >= self.least) and (self.most is None or count <= self.most)

    @property
    def words(self) -> str:
        bound = f"{self.least} or more" if self.most is None else f"{self.most} or fewer"
        return f"{bound} {self.which.noun}"


@dataclass(frozen=True, slots=True)
class Alliance(Ability):
    """It costs no influence in decks that meet a condition."""

    # CR 2.13.3: deck building alone uses this.
    allied: Allied

    def say(self) -> str:
        return f"This card costs no influence in a deck with {self.allied.words}."


def alliance(which: Which, *, least: int | None = None, most: int | None = None) -> Alliance:
    """The card costs no influence in a deck with at least, or at most, this number of some cards."""
    return Alliance(Allied(which, least, most))


def faction_alliance(faction: str) -> Alliance:
    """The card costs no influence in a deck with six or more non-alliance cards of its faction."""
    return alliance(Which(f"non-alliance {faction_name(faction)} cards", faction=faction, without="alliance"), least=6)
