"""All cards: discover the modules of every set, collect their declarations, build the book."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from sneakdoor.language.families import MAKING
from sneakdoor.model.declare import Book, CardDef
from sneakdoor.model.ruleset import DEFAULT, Ruleset, ruleset_named

PACKAGE: Final = "sneakdoor.cards"


class DeclaredTwice(Exception):
    """Two declarations share a name or a title, so that one of them would be lost."""


def module_names(rules: str = "") -> list[str]:
    """Names of the card modules of these rules, sorted; without a name those that every ruleset has.

    A set package belongs to every ruleset unless it names its own (`RULES = "26.03"`).
    """
    packages = [f"{PACKAGE}.{one.name}" for one in iter_modules(import_module(PACKAGE).__path__) if one.ispkg]
    found = [name for name in packages if getattr(import_module(name), "RULES", "") == rules]
    return sorted(f"{name}.{one.name}" for name in found for one in iter_modules(import_module(name).__path__))


def gather(name: str) -> list[CardDef]:
    """Import a card module and return its cards in the order of declaration.

    Raises DeclaredTwice if a card was made but its name was bound again, as no deck could ever find it.
    """
    made: list[CardDef] = []
    MAKING.cards = made
    try:
        module = import_module(name)
    finally:
        MAKING.cards = None
    found = [value for value in vars(module).values() if isinstance(value, CardDef)]
    kept = {id(side) for card in found for side in (card, *card.backs)}
    lost = [card.title for card in made if id(card) not in kept]
    if lost:
        raise DeclaredTwice(f"{name}: a name is bound twice, and so the first is lost: {', '.join(lost)}")
    return found


@cache
def book(rules: str = DEFAULT.name) -> Book:
    """Every declared card, to be played by these rules; the first call loads them all."""
    from sneakdoor.cards.all_cards import BOOK  # noqa: PLC0415  (the import is what loads the cards)

    ruleset = ruleset_named(rules)
    return BOOK if ruleset is BOOK.ruleset else collect(ruleset)


def collect(ruleset: Ruleset = DEFAULT) -> Book:
    """Build the book from the card modules as they are now, numbered in the order of titles.

    Searches list cards by number and sampling deals by number, so a number must not depend on the module that a card is
    in: moving a card, or adding a set, leaves the order of all others and therefore every seeded game as it was.
    """
    import_module("sneakdoor.rules.procedures")
    cards = _by_title(module_names())
    own = module_names(ruleset.name)
    for name in own:
        module = import_module(name)
        for title, facts in getattr(module, "FACTS", {}).items():
            cards[title] = replace(cards[title], **facts)
        for title, revise in getattr(module, "TEXTS", {}).items():
            cards[title] = replace(cards[title], abilities=revise(cards[title].abilities))
    # Cards that only this ruleset has come last: one with the title of an older card takes its place.
    cards |= _by_title(own)
    return Book([cards[title] for title in sorted(cards)], ruleset, sound=True)  # tests check every card (`validate`)


def _by_title(modules: list[str]) -> dict[str, CardDef]:
    cards = [card for name in modules for card in gather(name)]
    backs = {id(back) for card in cards for back in card.backs}
    fronts = [card for card in cards if id(card) not in backs]
    twice = [title for title, n in Counter(card.title for card in fronts).items() if n > 1]
    if twice:
        raise DeclaredTwice(f"more than one card has the title: {', '.join(twice)}")
    return {card.title: card for card in fronts}


def titles(rules: str = DEFAULT.name) -> frozenset[str]:
    """Titles of the cards that can be played by these rules; partial declarations are left out."""
    known = book(rules)
    return frozenset(card.title for code, card in enumerate(known.cards) if code < known.fronts and not card.partial)
