"""The facts about cards on which deck building rests, for every card whether the engine plays it or not.

They are read from the package's data when somebody first asks, never when the package is imported.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.model.words import CORP, RUNNER, Side

# CR 2.12.1: four Corp factions and six Runner factions; neutral cards are told apart by their side.
FACTIONS: Final[Mapping[str, tuple[Side, str]]] = MappingProxyType(
    {
        "haas_bioroid": (CORP, "Haas-Bioroid"),
        "jinteki": (CORP, "Jinteki"),
        "nbn": (CORP, "NBN"),
        "weyland_consortium": (CORP, "Weyland Consortium"),
        "neutral_corp": (CORP, "neutral"),
        "anarch": (RUNNER, "Anarch"),
        "criminal": (RUNNER, "Criminal"),
        "shaper": (RUNNER, "Shaper"),
        "adam": (RUNNER, "Adam"),
        "apex": (RUNNER, "Apex"),
        "sunny_lebeau": (RUNNER, "Sunny Lebeau"),
        "neutral_runner": (RUNNER, "neutral"),
    }
)
NEUTRAL: Final = frozenset({"neutral_corp", "neutral_runner"})
SIDE_NAMES: Final[Mapping[Side, str]] = MappingProxyType({CORP: "Corp", RUNNER: "Runner"})

UP_TO: Final = "2019-12-31"
"""Lists are written with the newest printing of each card up to this day; printings of any day are understood."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """A product: its code, its name, the cycle that rotates as a whole, and the day of its release."""

    code: str
    name: str
    cycle: str
    released: str


@dataclass(frozen=True, slots=True)
class Printing:
    """A card in a set: NetrunnerDB's code for it, and how many copies one box holds."""

    set: str
    code: str
    copies: int


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What deck building needs to know about one card.

    `influence` is None where the card has no influence cost (CR 2.13.2), `influence_limit` None where an identity has
    no limit. `cost` is the play, install or rez cost, for agendas what advancing takes, and None for X. `only` names
    the way of playing that a card was made for, where it was not made for ordinary decks.
    """

    title: str
    plain: str
    faction: str
    type: str
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    points: int = 0
    influence: int | None = None
    limit: int = 3
    minimum: int = 0
    influence_limit: int | None = None
    only: str = ""
    printings: tuple[Printing, ...] = ()

    @property
    def side(self) -> Side:
        return FACTIONS[self.faction][0]

    @property
    def faction_name(self) -> str:
        return FACTIONS[self.faction][1]

    @property
    def is_identity(self) -> bool:
        return self.type == "identity"

    @property
    def printing(self) -> Printing:
        """The one by which lists name this card: the newest up to `UP_TO`."""
        known = sets()
        return [one for one in self.printings if known[one.set].released <= UP_TO][-1]


@cache
def cards() -> Mapping[str, CardFacts]:
    """Every card by title, in the order of titles."""
    return MappingProxyType({line["title"]: _facts(line) for line in load("cards.json")})


@cache
def sets() -> Mapping[str, CardSet]:
    """Every set by its code, oldest first."""
    return MappingProxyType({code: CardSet(code, **told) for code, told in load("sets.json").items()})


@cache
def by_code() -> Mapping[str, CardFacts]:
    """Every card by the codes of all its printings."""
    return MappingProxyType({printing.code: card for card in cards().values() for printing in card.printings})


def load(name: str) -> Any:
    return json.loads(resources.files("sneakdoor.decks").joinpath("data", name).read_text(encoding="utf-8"))


def _facts(line: dict[str, Any]) -> CardFacts:
    line["subtypes"] = tuple(line.get("subtypes", ()))
    line["printings"] = tuple(Printing(*printing) for printing in line["printings"])
    return CardFacts(plain=line.pop("plain", line["title"]), **line)
