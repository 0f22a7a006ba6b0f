"""Deck-building facts of every card, by ruleset.

The declaration of a card owns its facts; `data/cards.json` adds its printings, which no declaration has. A card that is
not declared yet has its facts in that file as well. A ruleset has the cards that were printed in its time, and their
facts may differ between rulesets. Nothing is loaded before it is needed.
"""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.decks.variances import USUAL, Variance, allied_by, variance_of
from sneakdoor.language.alliances import Allied
from sneakdoor.language.factions import FACTIONS as FACTIONS  # noqa: PLC0414  (part of this module's interface)
from sneakdoor.language.factions import faction_name
from sneakdoor.model.declare import CardDef
from sneakdoor.model.enums import AGENDA, CORP, IDENTITY, RUNNER, Side
from sneakdoor.model.ruleset import DEFAULT, LATEST, ruleset_named

NEUTRAL: Final = frozenset({"neutral_corp", "neutral_runner"})
SIDE_NAMES: Final[Mapping[Side, str]] = MappingProxyType({CORP: "Corp", RUNNER: "Runner"})

UP_TO: Final = "2019-12-31"
"""The last day of the period of 1.4. Deck lists name the newest printing up to this day, of later cards the newest;
printings of any day are understood."""

DRAFT: Final = "draft"
TUTORIAL: Final = "tutorial"


@dataclass(frozen=True, slots=True)
class CardSet:
    """A product: its code, its name, the cycle that rotates as a whole, and the day of its release.

    `only` names the way of playing that its cards were made for, where those are not for ordinary decks.
    """

    code: str
    name: str
    cycle: str
    released: str
    only: str = ""


@dataclass(frozen=True, slots=True)
class Printing:
    """A card in a set: NetrunnerDB's code for it, and how many copies one box holds."""

    set: str
    code: str
    copies: int


UNPRINTED: Final = Printing("", "", 0)
"""The printing of a card that is in no set: one of a user's own."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What deck building needs to know about a card.

    `influence` is None where the card has no influence cost (CR 2.13.2), `influence_limit` None where an identity has
    no limit. `cost` is the play, install or rez cost, for agendas the advancement requirement, and None for X. Subtypes
    are lower-case. `only` names the way of playing that a card was made for, where that is not ordinary decks.
    `variance` is how decks of an identity differ, `allied` when an alliance card costs no influence.
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
    variance: Variance = USUAL
    allied: Allied | None = None

    @property
    def side(self) -> Side:
        return FACTIONS[self.faction][0]

    @property
    def faction_name(self) -> str:
        return faction_name(self.faction)

    @property
    def is_identity(self) -> bool:
        return self.type == IDENTITY

    @property
    def printing(self) -> Printing:
        """The printing by which lists name this card: the newest of its period; `UNPRINTED` if there is none."""
        known = all_sets()
        then = (one for one in reversed(self.printings) if known[one.set].released <= UP_TO)
        return next(then, self.printings[-1] if self.printings else UNPRINTED)


@cache
def cards(rules: str = DEFAULT.name) -> Mapping[str, CardFacts]:
    """Every card of these rules by title, in the order of titles.

    >>> len(cards()), len(cards("26.03"))
    (1573, 2054)
    """
    from sneakdoor.cards.registry import book  # noqa: PLC0415  (loading all cards takes a moment)

    lines = {line["title"]: line for line in load("cards.json")}
    printed = {title: tuple(Printing(*one) for one in line.pop("printings")) for title, line in lines.items()}
    known = book(rules)
    found = {card.title: facts_of(card, printed.get(card.title, ())) for card in known.cards[: known.fronts]}
    for title in lines.keys() - found.keys():
        if _is_of(rules, printed[title]):
            found[title] = _undeclared(lines[title], printed[title])
    return MappingProxyType({title: found[title] for title in sorted(found)})


def every_card() -> Mapping[str, CardFacts]:
    """Every card of any ruleset by title, with the facts of today."""
    return cards(LATEST.name)


@cache
def all_sets() -> Mapping[str, CardSet]:
    """Every set by its code, oldest first."""
    return MappingProxyType({code: CardSet(code, **fields) for code, fields in load("sets.json").items()})


@cache
def sets(rules: str = DEFAULT.name) -> Mapping[str, CardSet]:
    """Every set that has a card of these rules, by its code, oldest first."""
    if ruleset_named(rules) is LATEST:
        return all_sets()
    printed = {one.set for card in cards(rules).values() for one in card.printings}
    return MappingProxyType({code: one for code, one in all_sets().items() if code in printed})


@cache
def by_code() -> Mapping[str, CardFacts]:
    """Every card of any ruleset by the codes of all its printings."""
    return MappingProxyType({printing.code: card for card in every_card().values() for printing in card.printings})


def load(name: str) -> Any:
    """Load a JSON file of the package's deck data."""
    return json.loads(resources.files("sneakdoor.decks").joinpath("data", name).read_text(encoding="utf-8"))


def facts_of(card: CardDef, printings: tuple[Printing, ...] = ()) -> CardFacts:
    """The deck-building facts of a declaration."""
    cost = card.advancement if card.type == AGENDA else card.cost
    return CardFacts(
        title=card.title,
        plain=plain_title(card.title),
        faction=card.faction,
        type=card.type,
        subtypes=tuple(one.lower() for one in card.subtypes),
        cost=None if card.x_cost else cost,
        points=card.points,
        influence=card.influence,
        limit=card.deck_limit,
        minimum=card.min_deck,
        influence_limit=card.influence_limit,
        only=_only(card, printings),
        printings=printings,
        variance=variance_of(card) if card.type == IDENTITY else USUAL,
        allied=allied_by(card),
    )


_QUOTES: Final = str.maketrans("“”‘’ʼ", "\"\"'''")


def plain_title(title: str) -> str:
    """A title in ASCII, as NetrunnerDB strips it: no accents, straight quotes, other signs dropped.

    >>> plain_title("Pauleʼs Café"), plain_title("O₂ Shortage")
    ("Paule's Cafe", 'O Shortage')
    """
    return unicodedata.normalize("NFD", title.translate(_QUOTES)).encode("ascii", "ignore").decode()


def _only(card: CardDef, printings: tuple[Printing, ...]) -> str:
    from sneakdoor.model.abilities import Keyword  # noqa: PLC0415  (it imports most of the engine)

    keywords = {one.name for one in card.abilities if isinstance(one, Keyword)}
    if "draft only" in keywords:
        return DRAFT
    # CR 26.03:1.4.1a: two identities are for the decks of their starter pack only, and say so.
    if "starter only" in keywords:
        return TUTORIAL
    purposes = {all_sets()[one.set].only for one in printings}
    return purposes.pop() if len(purposes) == 1 else ""


def _is_of(rules: str, printings: tuple[Printing, ...]) -> bool:
    """Do these rules have a card with these printings, oldest first?"""
    return ruleset_named(rules) is LATEST or all_sets()[printings[0].set].released <= UP_TO


def _undeclared(line: dict[str, Any], printings: tuple[Printing, ...]) -> CardFacts:
    subtypes = tuple(line.pop("subtypes", ()))
    return CardFacts(plain=plain_title(line["title"]), subtypes=subtypes, printings=printings, **line)
