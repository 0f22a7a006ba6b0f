"""The decks of the package, on three shelves: each is a folder of plain text files.

`starter` has simple decks for beginners. `standard` has two for each faction, legal in the Standard format from
September to December 2019 and built around what was played then. `first` has a very simple deck for each side, for a
first game; it is last so that the numbers of the other decks stay the same.

Beside them are decks for games by today's rules: those of the System Gateway starter pack of 2021 (`gateway`), two for
each faction that are legal in Standard (`today`), and four for Startup (`startup`).
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final, Literal, get_args

from sneakdoor.decks.deck import Deck
from sneakdoor.decks.deck_files import read
from sneakdoor.model.enums import Side

Shelf = Literal["starter", "standard", "first"]
SHELVES: Final[tuple[Shelf, ...]] = get_args(Shelf)
LatestShelf = Literal["gateway", "today", "startup"]
LATEST_SHELVES: Final[tuple[LatestShelf, ...]] = get_args(LatestShelf)
"""Shelves whose cards only the latest rules have."""


def starter_decks(shelf: Shelf = "starter") -> dict[str, Deck]:
    """The decks of a shelf, by name.

    >>> list(starter_decks())[:2], list(starter_decks(shelf="standard"))[-1]
    (['Closed Doors', 'Inside People'], 'Deep Cover')
    """
    if shelf not in SHELVES:
        raise ValueError(f"there is no shelf {shelf!r}; there are {', '.join(SHELVES)}")
    return {deck.name: deck for deck in _decks(shelf)}


def decks_for(side: Side, shelf: Shelf = "starter") -> list[Deck]:
    """The decks of a shelf that belong to a side.

    >>> decks_for(Side.RUNNER)[0].name
    'Inside People'
    """
    return [deck for deck in starter_decks(shelf).values() if deck.side == side]


def shelved_decks() -> dict[str, Deck]:
    """The decks of all shelves, by name."""
    return {name: deck for shelf in SHELVES for name, deck in starter_decks(shelf).items()}


@cache
def gateway_decks() -> dict[str, Deck]:
    """The decks of the System Gateway starter pack, plain and with its booster, by name.

    >>> [(deck.side.word, deck.size) for deck in gateway_decks().values()]
    [('corp', 34), ('corp', 44), ('runner', 30), ('runner', 40)]
    """
    return {deck.name: deck for deck in _decks("gateway")}


@cache
def latest_decks() -> dict[LatestShelf, dict[str, Deck]]:
    """The decks for games by the latest rules, by shelf and name.

    >>> {shelf: len(decks) for shelf, decks in latest_decks().items()}
    {'gateway': 4, 'today': 14, 'startup': 4}
    """
    return {shelf: {deck.name: deck for deck in _decks(shelf)} for shelf in LATEST_SHELVES}


def latest_shelved_decks() -> dict[str, Deck]:
    """The decks of all shelves for the latest rules, by name."""
    return {name: deck for decks in latest_decks().values() for name, deck in decks.items()}


def _decks(shelf: str) -> Iterator[Deck]:
    folder = resources.files("sneakdoor.decks").joinpath(shelf)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".txt"):
            yield read(file.read_text(encoding="utf-8"), "text")
