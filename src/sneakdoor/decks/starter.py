"""The decks that come with the package, on two shelves: a folder each, with a deck in plain text in every file.

`starter` has decks to begin with, of few and plain cards. `standard` has two for each faction, legal in the Standard
format from September to December 2019, built around what was played then.
"""

from collections.abc import Iterator
from importlib import resources
from typing import Final, Literal, get_args

from sneakdoor.decks.deck import Deck
from sneakdoor.decks.files import read
from sneakdoor.model.words import Side

Shelf = Literal["starter", "standard"]
SHELVES: Final[tuple[Shelf, ...]] = get_args(Shelf)


def starter_decks(shelf: Shelf = "starter") -> dict[str, Deck]:
    """The decks of a shelf, by name.

    >>> list(starter_decks())[:2], list(starter_decks(shelf="standard"))[-1]
    (['Closed Doors', 'Inside People'], 'Deep Cover')
    """
    if shelf not in SHELVES:
        raise ValueError(f"there is no shelf {shelf!r}; there are {', '.join(SHELVES)}")
    return {deck.name: deck for deck in _decks(shelf)}


def decks_for(side: Side, shelf: Shelf = "starter") -> list[Deck]:
    """The decks of a shelf that a side can play, in their order.

    >>> decks_for(Side.RUNNER)[0].name
    'Inside People'
    """
    return [deck for deck in starter_decks(shelf).values() if deck.side == side]


def shelved_decks() -> dict[str, Deck]:
    """The decks of all shelves, by name."""
    return {name: deck for shelf in SHELVES for name, deck in starter_decks(shelf).items()}


def _decks(shelf: Shelf) -> Iterator[Deck]:
    folder = resources.files("sneakdoor.decks").joinpath(shelf)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".txt"):
            yield read(file.read_text(encoding="utf-8"), "text")
