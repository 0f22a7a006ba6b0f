"""Cards that change how decks are built, as data (CR 1.4.1, 2.13.3).

Whoever adds a card of that kind adds a line to a table here; `check` knows the kinds and none of the cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sneakdoor.decks.facts import FACTIONS, CardFacts
from sneakdoor.model.words import AGENDA, ASSET, ICE, PROGRAM


@dataclass(frozen=True, slots=True)
class Which:
    """A description of cards: everything that is said must fit."""

    noun: str
    faction: str = ""
    type: str = ""
    subtype: str = ""
    without: str = ""
    title: str = ""

    def has(self, card: CardFacts) -> bool:
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


@dataclass(frozen=True, slots=True)
class Variance:
    """How decks of one identity differ from others."""

    bars: Which | None = None
    """Cards that may not be in the deck."""
    admits: Which | None = None
    """Out-of-faction cards that need no influence cost to be in the deck."""
    first_free: Which | None = None
    """Cards whose first copy does not count against the influence limit."""
    brings: Which | None = None
    """Cards that may begin outside the deck,"""
    brings_least: int = 0
    """and how many of them, with different titles, must."""
    brings_rule: str = ""
    starting_hand: int = 5


USUAL: Final = Variance()

ADAM: Final = "Adam: Compulsive Hacker"
BIOTECH: Final = "Jinteki Biotech: Life Imagined"

IDENTITIES: Final[Mapping[str, Variance]] = MappingProxyType(
    {
        # CR 1.5.3a: three directives with different names, or more, come along.
        ADAM: Variance(brings=Which("directives", subtype="directive"), brings_least=3, brings_rule="1.5.3a"),
        "Andromeda: Dispossessed Ristie": Variance(starting_hand=9),
        "Custom Biotics: Engineered for Success": Variance(bars=Which("Jinteki cards", faction="jinteki")),
        "Cyber Bureau: Keeping the Peace": Variance(starting_hand=10),
        # CR 1.5.2a: any number of copies of this identity, to choose among after setup.
        BIOTECH: Variance(brings=Which("copies of itself", title=BIOTECH), brings_rule="1.5.2a"),
        "The Professor: Keeper of Knowledge": Variance(first_free=Which("programs", type=PROGRAM)),
        "The Shadow: Pulling the Strings": Variance(admits=Which("agendas", type=AGENDA)),
    }
)


def _of_faction(faction: str) -> Allied:
    return Allied(Which(f"{FACTIONS[faction][1]} cards without alliance", faction=faction, without="alliance"), least=6)


ALLIANCES: Final[Mapping[str, Allied]] = MappingProxyType(
    {
        "Consulting Visit": _of_faction("weyland_consortium"),
        "Executive Search Firm": _of_faction("weyland_consortium"),
        "Heritage Committee": _of_faction("jinteki"),
        "Ibrahim Salem": _of_faction("nbn"),
        "Jeeves Model Bioroids": _of_faction("haas_bioroid"),
        "Mumba Temple": Allied(Which("ice", type=ICE), most=15),
        "Mumbad Virtual Tour": Allied(Which("assets", type=ASSET), least=7),
        "Museum of History": Allied(Which("cards"), least=50),
        "PAD Factory": Allied(Which("copies of PAD Campaign", title="PAD Campaign"), least=3),
        "Product Recall": _of_faction("haas_bioroid"),
        "Raman Rai": _of_faction("jinteki"),
        "Salem's Hospitality": _of_faction("nbn"),
    }
)
