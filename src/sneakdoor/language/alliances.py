"""Cards that cost no influence in decks of a certain kind, as data (CR 2.13.3).

Decks are checked by this table, and the text of each such card is made from its line. Cards that the engine does not
play yet are in it too, since decks may hold them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.kernel.values import dataclass
from sneakdoor.model.words import ASSET, ICE


@dataclass(frozen=True, slots=True)
class Which:
    """A description of cards: everything that is said must fit."""

    noun: str
    faction: str = ""
    type: str = ""
    subtype: str = ""
    without: str = ""
    title: str = ""

    def has(self, card: Any) -> bool:
        """Does it fit what decks know of a card?"""
        return (
            self.faction in {"", card.faction}
            and self.type in {"", card.type}
            and self.title in {"", card.title}
            and (not self.subtype or self.subtype in card.subtypes)
            and self.without not in card.subtypes
        )


@dataclass(frozen=True, slots=True)
class Allied:
    """A card that costs no influence while the deck holds at least, or at most, so many of some cards."""

    which: Which
    least: int | None = None
    most: int | None = None

    def holds(self, count: int) -> bool:
        return (self.least is None or count >= self.least) and (self.most is None or count <= self.most)

    @property
    def words(self) -> str:
        bound = f"{self.least} or more" if self.most is None else f"{self.most} or fewer"
        return f"{bound} {self.which.noun}"


def _of_faction(faction: str, name: str) -> Allied:
    return Allied(Which(f"non-alliance {name} cards", faction=faction, without="alliance"), least=6)


HAAS_BIOROID: Final = _of_faction("haas_bioroid", "Haas-Bioroid")
JINTEKI: Final = _of_faction("jinteki", "Jinteki")
NBN: Final = _of_faction("nbn", "NBN")
WEYLAND: Final = _of_faction("weyland_consortium", "Weyland Consortium")

ALLIANCES: Final[Mapping[str, Allied]] = MappingProxyType(
    {
        "Consulting Visit": WEYLAND,
        "Executive Search Firm": WEYLAND,
        "Heritage Committee": JINTEKI,
        "Ibrahim Salem": NBN,
        "Jeeves Model Bioroids": HAAS_BIOROID,
        "Mumba Temple": Allied(Which("ice", type=ICE), most=15),
        "Mumbad Virtual Tour": Allied(Which("assets", type=ASSET), least=7),
        "Museum of History": Allied(Which("cards"), least=50),
        "PAD Factory": Allied(Which("copies of PAD Campaign", title="PAD Campaign"), least=3),
        "Product Recall": HAAS_BIOROID,
        "Raman Rai": JINTEKI,
        "Salem's Hospitality": NBN,
    }
)
