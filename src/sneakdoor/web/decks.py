"""Decks as the server hands them about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from msgspec import json

from sneakdoor import Deck, Side
from sneakdoor.decks import Cards, DeckError, check, check_for_play, format_named, read, shelved_decks


class BadDeck(ValueError):
    """A deck that cannot be used at a table; `problems` says all that is wrong."""

    def __init__(self, words: str, problems: list[str]) -> None:
        self.problems = problems
        super().__init__(words)


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck as it was kept with a table: in the order in which it was given, since games come out of that."""

    identity: str
    cards: dict[str, int]
    extras: dict[str, int]

    @staticmethod
    def read(kept: str) -> KeptDeck:
        told: dict[str, Any] = json.decode(kept)
        return KeptDeck(told["identity"], told["cards"], told.get("extras", {}))


def kept(deck: Deck) -> str:
    told = deck.as_json()
    return json.encode({name: told[name] for name in ("name", "identity", "cards", "extras")}).decode()


@cache
def starters() -> dict[str, Deck]:
    """The decks that come with the package, of all shelves; read once."""
    return shelved_decks()


def starter(name: str) -> Deck:
    found = starters().get(name)
    if found is None:
        raise BadDeck(f"there is no starter deck {name[:60]!r}", [])
    return found


def from_text(text: str) -> Deck:
    try:
        return read(text)
    except DeckError as error:
        raise BadDeck("the list cannot be read as a deck", [str(one) for one in error.problems]) from None


def from_json(told: dict[str, Any]) -> Deck:
    """A deck out of what a page has of it."""
    try:
        extras = told.get("extras") or {}
        side = starter_side(str(told["identity"]))
        cards = Cards({str(title): n for title, n in dict(told["cards"]).items()})
        return Deck(str(told.get("name", "")), side, str(told["identity"]), cards, Cards(dict(extras)))
    except (KeyError, TypeError, ValueError) as error:
        raise BadDeck(f"not a deck: {error!s:.200}", []) from None


def starter_side(identity: str) -> Side:
    from sneakdoor.decks import cards  # noqa: PLC0415

    facts = cards().get(identity)
    if facts is None or not facts.is_identity:
        raise ValueError(f"{identity[:80]!r} is not an identity")
    return facts.side


def playable(deck: Deck, side: Side | None, format_: str | None) -> None:
    """Can it be played here? BadDeck says everything that stands against it."""
    if side is not None and deck.side != side:
        raise BadDeck(f"that is a deck for the {deck.side.name.capitalize()}", [])
    if format_ is None and starters().get(deck.name) == deck:
        return  # tests see to it that these can be played
    wrong = [str(one) for one in check_for_play(deck)]
    if format_ is not None:
        try:
            wrong += [str(one) for one in check(deck, format_named(format_)) if str(one) not in wrong]
        except ValueError as error:
            raise BadDeck(str(error), []) from None
    if wrong:
        raise BadDeck("the deck cannot be played", wrong)
