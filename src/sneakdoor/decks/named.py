"""Decks as people name them: one that comes with the package, or a file in any form."""

from pathlib import Path

from sneakdoor.decks.deck import Deck, DeckError
from sneakdoor.decks.deck_files import read
from sneakdoor.decks.legality import unimplemented
from sneakdoor.decks.starter import latest_shelved_decks, shelved_decks
from sneakdoor.model.enums import Side
from sneakdoor.model.ruleset import DEFAULT, LATEST


class NoSuchDeck(LookupError):
    """No deck can be had by this name; the message says why, and what there is."""


def deck_named(name: str, side: Side | None = None, rules: str = DEFAULT.name) -> Deck:
    """The deck of this name that comes with the package, or the deck in this file, to be played by these rules.

    >>> deck_named("closed doors").identity
    'Jinteki: Personal Evolution'
    >>> deck_named("closed doors", Side.RUNNER)
    Traceback (most recent call last):
    sneakdoor.decks.named.NoSuchDeck: closed doors is a deck of the Corp, and the Runner's is wanted
    """
    starters = shelved_decks()
    if rules == LATEST.name:
        starters |= latest_shelved_decks()
    wanted = name.strip().casefold()
    found = next((deck for title, deck in starters.items() if title.casefold() == wanted), None)
    if found is None:
        found = _from_file(name, [title for title, deck in starters.items() if side in {None, deck.side}])
    if side is not None and found.side != side:
        has, wants = ("Corp", "Runner") if side == Side.RUNNER else ("Runner", "Corp")
        raise NoSuchDeck(f"{name} is a deck of the {has}, and the {wants}'s is wanted")
    missing = unimplemented(found, rules)
    if missing:
        raise NoSuchDeck(f"{name} has cards that cannot be played here yet: {', '.join(missing)}")
    return found


def _from_file(name: str, starters: list[str]) -> Deck:
    path = Path(name)
    if not path.exists():
        raise NoSuchDeck(f'"{name}" is neither a file nor a deck that comes along; these are {", ".join(starters)}')
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise NoSuchDeck(f"{name} cannot be opened: {error.strerror or error}") from error
    except DeckError as error:
        problems = "; ".join(str(problem) for problem in error.problems[:3])
        more = f" (and {len(error.problems) - 3} more)" if len(error.problems) > 3 else ""
        raise NoSuchDeck(f"{name} cannot be read as a deck: {problems}{more}") from error
