"""The decks that come with the package: every `.txt` in the folder `starter`, in plain text."""

from collections.abc import Iterator
from importlib import resources

from sneakdoor.decks.deck import Deck
from sneakdoor.decks.files import read


def starter_decks() -> dict[str, Deck]:
    """The decks to begin with, by name."""
    return {deck.name: deck for deck in _decks()}


def _decks() -> Iterator[Deck]:
    folder = resources.files("sneakdoor.decks").joinpath("starter")
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".txt"):
            yield read(file.read_text(encoding="utf-8"), "text")
