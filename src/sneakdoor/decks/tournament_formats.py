"""Formats: restrictions beyond the rules of deck construction (CR 1.4.8), as data.

The formats of the package are in `data/formats.json`, dated tournament lists in `data/lists.json` (written by
`gather_lists`). To add a format, add an entry there, pass a `Format` to `check`, or write the same fields into a JSON
file and pass that to `sneakdoor deck check --format`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import date, timedelta
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.decks.facts import CardFacts, all_sets, load
from sneakdoor.decks.titles import find, nearest, or_list
from sneakdoor.model.ruleset import LATEST
from sneakdoor.rulebook import DEFAULT_RULES, PLAYED, RulesetName


@dataclass(frozen=True, slots=True)
class Format:
    """Which cards may be played, and how many of some.

    Every field beyond the names narrows or widens the rules: `sets` and `rotated` are the products that are in or out
    (nothing in `sets` means all), `until` is the last day whose releases count, `boxes` the number of copies of those
    products that the deck may be built from (0 means any), `removed` cards may not be used, of the `restricted` cards
    one may, and `admits` names special ways of playing whose cards are allowed (draft, campaign, multiplayer,
    tutorial). Each copy of a card in `penalties` lowers the influence limit by its value (never below 1); each copy in
    `surcharges` costs its value in influence more, in faction as well. The cards of a deck that are in `points`, each
    counted once, may have `most_points` together, and `three_pointers` is how many agendas worth 3 points it may have
    (0: no limit). A dated list has a `family` and the days on
    which it was in force: from `since`, and until the day `before`. `rules` is the version of the rules that it is
    played by, which has the pool of cards.
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
    penalties: Mapping[str, int] = field(default_factory=dict)
    surcharges: Mapping[str, int] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    most_points: int = 0
    three_pointers: int = 0
    family: str = ""
    since: str = ""
    before: str = ""
    rules: RulesetName = DEFAULT_RULES

    def printings(self, card: CardFacts) -> list[tuple[str, int]]:
        """Products of this format that hold the card: their names, and the copies in one box."""
        found = []
        for printing in card.printings:
            product = all_sets()[printing.set]
            if self.sets and printing.set not in self.sets:
                continue
            if product.cycle in self.rotated or (self.until and product.released > self.until):
                continue
            found.append((product.name, printing.copies))
        return found

    def holds(self, card: CardFacts) -> bool:
        """Is the card in the pool of this format? An unprinted card is unless the format limits products."""
        if not card.printings:
            return not (self.sets or self.rotated or self.until)
        return bool(self.printings(card))


RULES = "rules"
OUR_DAY: Final = "2019-12-31"  # the day of the rules 1.4
LAST_DAY: Final = "2026-12-31"  # the lists of the package end here


@cache
def formats() -> Mapping[str, Format]:
    """The formats of the package, by name."""
    data = (*load("formats.json"), *load("lists.json"))
    return MappingProxyType({one["name"]: _format(one) for one in data})


def families() -> dict[str, list[Format]]:
    """Dated lists by the format that they belong to, oldest first."""
    out: dict[str, list[Format]] = {}
    for one in formats().values():
        if one.family:
            out.setdefault(one.family, []).append(one)
    return out


def format_on(family: str, day: str) -> Format:
    """The list of a format that was in force on a day, limited to what was released by then.

    >>> format_on("standard", "2019-10-01").name, format_on("standard", "2016-03-01").penalties["Parasite"]
    ('standard-2019-09', 1)
    """
    known = families()
    if family not in known:
        raise ValueError(f'"{family}" has no lists by date; there are {", ".join(known)}')
    try:
        date.fromisoformat(day)
    except ValueError:
        raise ValueError(f'"{day}" is no day; write it as 2019-12-31') from None
    found = [one for one in known[family] if one.since <= day and (not one.before or day < one.before)]
    if not found or day > LAST_DAY:
        first = known[family][0].since
        raise ValueError(f"no list of {family} is known for {day}; they go from {first} to {LAST_DAY}")
    return replace(found[-1], until=day)


def format_named(name: str, rules: str = "") -> Format:
    """A format of the package by name; the error names all formats.

    A family means its list of 2019-12-31 by the rules 1.4, and its newest one by 26.03 or where it is newer than 1.4.

    >>> format_named("standard").name, format_named("standard", "26.03").name, format_named("startup").rules
    ('standard-2019-12', 'standard-2026-08', '26.03')
    """
    if name in (known := families()):
        newest = known[name][-1]
        return format_on(name, OUR_DAY) if rules in {"", known[name][0].rules} != {"", newest.rules} else newest
    try:
        return formats()[name]
    except KeyError:
        raise ValueError(f'there is no format "{name}"; there are {", ".join(formats())}') from None


def rules_only(rules: str) -> Format:
    """The format of a ruleset that adds nothing to its rules of deck construction."""
    return formats()[RULES if rules == DEFAULT_RULES else f"{RULES}-{rules}"]


def read_format(text: str) -> Format:
    """Read a format from JSON text with the fields of `Format`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"a format is a JSON object, and this is none: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("name"), str):
        raise ValueError('a format is a JSON object with at least a "name"')  # noqa: TRY004  (wrong data, not arguments)
    if unknown := sorted(set(data) - {one.name for one in fields(Format)}):
        known = ", ".join(one.name for one in fields(Format))
        raise ValueError(f"a format has no field {or_list(unknown)}; its fields are {known}")
    return _format({"title": data["name"]} | data)


def _format(data: dict[str, Any]) -> Format:
    name, title, until = (_text(data, field) for field in ("name", "title", "until"))
    boxes, most_points, three_pointers = (_number(data, field) for field in ("boxes", "most_points", "three_pointers"))
    in_sets, rotated = _words(data, "sets"), _words(data, "rotated")
    _all_in(in_sets, set(all_sets()), "set")
    _all_in(rotated, {one.cycle for one in all_sets().values()}, "cycle")
    removed, restricted = (frozenset(map(_title, _words(data, field))) for field in ("removed", "restricted"))
    family, since, before = (_text(data, field) for field in ("family", "since", "before"))
    return Format(
        name, title, in_sets, rotated, until or _eve(before), boxes, removed, restricted, _words(data, "admits"),
        _numbers(data, "penalties"), _numbers(data, "surcharges"), _numbers(data, "points"), most_points,
        three_pointers, family, since, before, _rules(data),
    )  # fmt: skip


def _rules(data: dict[str, Any]) -> RulesetName:
    given = _text(data, "rules") or DEFAULT_RULES
    found = next((one for one in PLAYED if one == given), None)
    if found is None:
        raise ValueError(f'"rules" of a format is one of {or_list(list(PLAYED))}')
    return found


def _eve(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat() if day else ""


def _numbers(data: dict[str, Any], field: str) -> Mapping[str, int]:
    given = data.get(field, {})
    if not isinstance(given, dict) or not all(type(n) is int for n in given.values()):
        raise ValueError(f'"{field}" of a format has a number for each title')
    return MappingProxyType({_title(title): n for title, n in given.items()})


def _number(data: dict[str, Any], field: str) -> int:
    if not isinstance(given := data.get(field, 0), int):
        raise ValueError(f'"{field}" of a format is a number')  # noqa: TRY004  (wrong data, not arguments)
    return given


def _text(data: dict[str, Any], field: str) -> str:
    if not isinstance(given := data.get(field, ""), str):
        raise ValueError(f'"{field}" of a format is text')  # noqa: TRY004  (wrong data, not arguments)
    return given


def _words(data: dict[str, Any], field: str) -> frozenset[str]:
    given = data.get(field, [])
    if not isinstance(given, list) or not all(isinstance(item, str) for item in given):
        raise ValueError(f'"{field}" of a format is a list of words')
    return frozenset(given)


def _all_in(given: frozenset[str], known: set[str], what: str) -> None:
    if unknown := sorted(given - known):
        raise ValueError(f"there is no {what} {or_list(unknown)}; there are {', '.join(sorted(known))}")


def _title(words: str) -> str:
    titles = find(words, LATEST.name)
    if len(titles) != 1:
        close = titles or nearest(words, rules=LATEST.name)
        raise ValueError(f'"{words}" is no card that I know; nearest: {or_list(close) or "none"}')
    return titles[0]
