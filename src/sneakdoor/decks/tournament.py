"""Formats: what a tournament asks beyond the rules of deck construction (CR 1.4.8), as data.

The formats that come with the package are in `data/formats.json`. To add one, add an entry there, or hand a `Format` to
`check`, or write the same fields into a JSON file and give that to `sneakdoor deck check --format`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from types import MappingProxyType
from typing import Any

from sneakdoor.decks.facts import CardFacts, load, sets
from sneakdoor.decks.titles import find, nearest, or_list


@dataclass(frozen=True, slots=True)
class Format:
    """Which cards may be played, and how many of some.

    Every field beyond the names narrows or widens the rules: `sets` and `rotated` are the products that are in or out
    (nothing in `sets` means all), `until` is the last day whose releases count, `boxes` the number of copies of those
    products that the deck may be built from (0 means any), `removed` cards may not be used, of the `restricted` cards
    one may, and `admits` names special ways of playing whose cards are welcome (draft, campaign, multiplayer).
    """

    name: str
    title: str
    sets: frozenset[str] = frozenset()
    rotated: frozenset[str] = frozenset()
    until: str = ""
    boxes: int = 0
    removed: frozenset[str] = frozenset()
    restricted: frozenset[str] = frozenset()
    admits: frozenset[str] = frozenset()

    def printings(self, card: CardFacts) -> list[tuple[str, int]]:
        """The names of the products of this format that hold the card, and how many copies one box has."""
        found = []
        for printing in card.printings:
            product = sets()[printing.set]
            if self.sets and printing.set not in self.sets:
                continue
            if product.cycle in self.rotated or (self.until and product.released > self.until):
                continue
            found.append((product.name, printing.copies))
        return found


RULES = "rules"


@cache
def formats() -> Mapping[str, Format]:
    """The formats that come with the package, by name."""
    return MappingProxyType({told["name"]: _format(told) for told in load("formats.json")})


def format_named(name: str) -> Format:
    """One of the formats that come with the package; the error says which there are."""
    try:
        return formats()[name]
    except KeyError:
        raise ValueError(f'there is no format "{name}"; there are {", ".join(formats())}') from None


def read_format(text: str) -> Format:
    """A format from JSON text with the fields of `Format`."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"a format is a JSON object, and this is none: {error}") from error
    if not isinstance(told, dict) or not isinstance(told.get("name"), str):
        raise ValueError('a format is a JSON object with at least a "name"')  # noqa: TRY004  (wrong data, not arguments)
    if unknown := sorted(set(told) - {one.name for one in fields(Format)}):
        known = ", ".join(one.name for one in fields(Format))
        raise ValueError(f"a format has no field {or_list(unknown)}; its fields are {known}")
    return _format({"title": told["name"]} | told)


def _format(told: dict[str, Any]) -> Format:
    name, title, until = (_text(told, field) for field in ("name", "title", "until"))
    if not isinstance(boxes := told.get("boxes", 0), int):
        raise ValueError('"boxes" of a format is a number')  # noqa: TRY004  (wrong data, not arguments)
    in_sets, rotated = _words(told, "sets"), _words(told, "rotated")
    _all_in(in_sets, set(sets()), "set")
    _all_in(rotated, {one.cycle for one in sets().values()}, "cycle")
    removed, restricted = (frozenset(map(_title, _words(told, field))) for field in ("removed", "restricted"))
    return Format(name, title, in_sets, rotated, until, boxes, removed, restricted, _words(told, "admits"))


def _text(told: dict[str, Any], field: str) -> str:
    if not isinstance(given := told.get(field, ""), str):
        raise ValueError(f'"{field}" of a format is text')  # noqa: TRY004  (wrong data, not arguments)
    return given


def _words(told: dict[str, Any], field: str) -> frozenset[str]:
    given = told.get(field, [])
    if not isinstance(given, list) or not all(isinstance(item, str) for item in given):
        raise ValueError(f'"{field}" of a format is a list of words')
    return frozenset(given)


def _all_in(given: frozenset[str], known: set[str], what: str) -> None:
    if unknown := sorted(given - known):
        raise ValueError(f"there is no {what} {or_list(unknown)}; there are {', '.join(sorted(known))}")


def _title(words: str) -> str:
    titles = find(words)
    if len(titles) != 1:
        raise ValueError(f'"{words}" is no card that I know; nearest: {or_list(titles or nearest(words)) or "none"}')
    return titles[0]
