"""Decks as the server stores and sends them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from msgspec import json

from sneakdoor import Deck, Side
from sneakdoor.decks import (
    Cards,
    DeckError,
    check,
    check_for_play,
    format_named,
    is_starter_pack,
    latest_shelved_decks,
    read,
    rules_only,
    shelved_decks,
)
from sneakdoor.rulebook import DEFAULT_RULES, LATEST_RULES

LONGEST_TITLE: Final = 200


class BadDeck(ValueError):
    """A deck that cannot be used at a table; `problems` lists every reason."""

    def __init__(self, words: str, problems: list[str]) -> None:
        self.problems = problems
        super().__init__(words)

    def __reduce__(self) -> tuple[type[BadDeck], tuple[str, list[str]]]:
        return BadDeck, (str(self), self.problems)  # pickled: the worker that read the deck raises it


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A deck as stored with a table. Card order is kept, since shuffling depends on it."""

    identity: str
    cards: dict[str, int]
    extras: dict[str, int]

    @staticmethod
    def read(kept: str) -> KeptDeck:
        data: dict[str, Any] = json.decode(kept)
        return KeptDeck(data["identity"], data["cards"], data.get("extras", {}))


def kept(deck: Deck) -> str:
    data = deck.as_json()
    return json.encode({name: data[name] for name in ("name", "identity", "cards", "extras")}).decode()


@cache
def starters() -> dict[str, Deck]:
    """Return the bundled decks of all shelves and of the starter pack; cached."""
    return {**shelved_decks(), **latest_shelved_decks()}


def starter(name: str) -> Deck:
    found = starters().get(name)
    if found is None:
        raise BadDeck(f"there is no starter deck {name[:60]!r}", [])
    return found


def is_starter(deck: Deck) -> bool:
    """Is it a bundled deck of 1.4? Tests see to it that those can be played, by either version."""
    return starters().get(deck.name) == deck and deck.name not in latest_shelved_decks()


def from_text(text: str) -> Deck:
    try:
        return read(text)
    except DeckError as error:
        raise BadDeck("the list cannot be read as a deck", [str(one) for one in error.problems]) from None


def from_json(data: dict[str, Any]) -> Deck:
    """Read a deck from the page's JSON."""
    try:
        cards, extras = dict(data["cards"]), dict(data.get("extras") or {})
        _check_titles([*cards, *extras])
        side = starter_side(str(data["identity"]))
        return Deck(str(data.get("name", "")), side, str(data["identity"]), Cards(cards), Cards(extras))
    except (KeyError, TypeError, ValueError) as error:
        raise BadDeck(f"not a deck: {error!s:.200}", []) from None


def _check_titles(titles: list[Any]) -> None:
    if any(len(str(title)) > LONGEST_TITLE for title in titles):
        raise ValueError(f"a title has at most {LONGEST_TITLE} characters")


def starter_side(identity: str) -> Side:
    from sneakdoor.decks import every_card  # noqa: PLC0415

    facts = every_card().get(identity)
    if facts is None or not facts.is_identity:
        raise ValueError(f"{identity[:80]!r} is not an identity")
    return facts.side


def playable(deck: Deck, side: Side | None, format_: str | None, rules: str = DEFAULT_RULES) -> None:
    """Raise BadDeck with every reason why a deck cannot be played by these rules and in this format."""
    if side is not None and deck.side != side:
        raise BadDeck(f"that is a deck for the {deck.side.name.capitalize()}", [])
    if format_ is None and is_starter(deck):
        return  # tests check the bundled ones
    in_pack = rules == LATEST_RULES and is_starter_pack(deck)
    chosen = format_named("system-gateway") if in_pack else rules_only(rules)
    wrong = [str(one) for one in check_for_play(deck, chosen)]
    if format_ is not None:
        try:
            wrong += [str(one) for one in check(deck, format_named(format_)) if str(one) not in wrong]
        except ValueError as error:
            raise BadDeck(str(error), []) from None
    if wrong:
        raise BadDeck("the deck cannot be played", wrong)
