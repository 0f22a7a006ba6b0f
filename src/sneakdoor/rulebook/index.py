"""The index of all numbered rules: section, summary in our own words, and how well its text is known."""

import json
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Literal

Version = Literal["1.3", "1.4"]
Evidence = Literal["confirmed", "stated", "inferred"]
Kind = Literal["definition", "timing", "procedure", "restriction", "information", "deckbuilding", "errata", "document"]

LATER: Final = "1.4:"  # prefix of the numbers of 1.4

# Sections that consist of steps, carried out in order.
STEP_SECTIONS: Final = (
    "1.6",
    "5.4.3",
    "5.6",
    "5.7",
    "6.9",
    "7.6",
    "7.8",
    "8.3",
    "8.6",
    "9.5.6",
    "9.6.7",
    "10.3.1",
    "10.8.6",
    "1.4:8.3",
    "1.4:8.6",
    "1.4:9.5.6",
    "1.4:9.6.14",
    "1.4:9.7.2",
)
REMARKED: Final = frozenset({"1.6"})  # letters are remarks on a step here; elsewhere they are the steps

_PARTS: Final = re.compile(r"\d+|[a-z]+")
_LAST_PART: Final = re.compile(r"(?:\.?[a-z]+|\.\d+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule.

    `evidence` says how the rule is known: `confirmed` (from its text, or from a ruling of its time that cites it),
    `stated` (the list of changes names it), `inferred` (from a later text). `examples` are the numbers of its worked
    examples; `replaces` are the rules of 1.3 that a rule of 1.4 replaces.
    """

    number: str
    section: str
    title: str
    kind: Kind
    summary: str
    version: Version
    evidence: Evidence
    heading: bool = False
    examples: tuple[int, ...] = ()
    replaces: tuple[str, ...] = ()


class UnknownRule(LookupError):
    """No rule has this number; `nearest` are suggestions."""

    def __init__(self, number: str, nearest: Sequence[str]) -> None:
        super().__init__(number, tuple(nearest))
        self.number = number
        self.nearest = tuple(nearest)

    def __str__(self) -> str:
        meant = f"; nearest: {', '.join(self.nearest)}" if self.nearest else ""
        return f"no rule {self.number!r}{meant}"


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by number, in rulebook order; a rule of 1.4 follows the rule of 1.3 with the same number."""
    text = files(__package__).joinpath("rules.json").read_text(encoding="utf-8")
    return MappingProxyType({entry["number"]: _rule(entry) for entry in json.loads(text)})


def find(number: str) -> Rule:
    """Look a rule up by its number.

    >>> find("6.9.3e")
    Traceback (most recent call last):
    ...
    sneakdoor.rulebook.index.UnknownRule: no rule '6.9.3e'; nearest: 6.9.3, 6.9.3c, 6.9.3d
    """
    try:
        return rules()[number]
    except KeyError:
        raise UnknownRule(number, _nearest(number)) from None


def children(number: str) -> tuple[Rule, ...]:
    """The rules directly below this one. What 1.4 adds to a section of 1.3 belongs to its children."""
    find(number)
    return _children().get(number, ())


def search(text: str) -> list[Rule]:
    """Rules that contain every word of the text; matching numbers first, then titles, then summaries."""
    words = text.casefold().split()
    found: list[tuple[int, Rule]] = []
    for rule in rules().values() if words else ():
        title = rule.title.casefold()
        everything = f"{rule.number} {title} {rule.summary.casefold()}"
        if not all(word in everything for word in words):
            continue
        if all(_is_at(word, rule.number) for word in words):
            rank = 0
        elif rule.heading and all(word in title for word in words):
            rank = 1
        else:
            rank = 2
        found.append((rank, rule))
    return [rule for _, rule in sorted(found, key=lambda hit: hit[0])]


def step_numbers(section: str) -> tuple[str, ...]:
    """The steps of a timing section or of a part of one, in order; ValueError if it has no steps."""
    find(section)
    owner = next((known for known in STEP_SECTIONS if _is_at(known, section)), None)
    if owner is None:
        raise ValueError(f"{section} is not made of steps")
    if owner in REMARKED:
        return tuple(rule.number for rule in children(section)) if section == owner else (section,)
    return _leaves(find(section))


@cache
def in_force() -> tuple[Rule, ...]:
    """The rules of 1.4 as far as they are known: its own, and those of 1.3 that it does not replace."""
    gone = {number for rule in rules().values() for number in rule.replaces}
    return tuple(rule for rule in rules().values() if rule.number not in gone)


def _rule(entry: dict[str, Any]) -> Rule:
    entry |= {name: tuple(entry.get(name, ())) for name in ("examples", "replaces")}
    return Rule(**entry)


def _order(number: str) -> tuple[list[tuple[int, int, str]], bool]:
    """Sort key for rulebook order: 9.2 before 9.10, 9.2 before 9.2a."""
    bare = number.removeprefix(LATER)
    parts = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in _PARTS.findall(bare)]
    return parts, number != bare


def _is_at(section: str, number: str) -> bool:
    """Whether a number is in a section or is that section; 6.9.30 is not in 6.9.3."""
    rest = number.removeprefix(section)
    return number.startswith(section) and (not rest or rest[0] == "." or (rest[0].isalpha() and section[-1].isdigit()))


def _parent(number: str) -> str | None:
    """The nearest rule above, of the same version if there is one."""
    prefix = LATER if number.startswith(LATER) else ""
    bare = number.removeprefix(LATER)
    while (above := _LAST_PART.sub("", bare)) != bare:
        bare = above
        for candidate in (prefix + bare, bare):
            if candidate in rules():
                return candidate
    return None


@cache
def _children() -> Mapping[str, tuple[Rule, ...]]:
    below: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in rules().values():
        if (above := _parent(rule.number)) is not None:
            below[above].append(rule)
    return {number: tuple(found) for number, found in below.items()}


def _leaves(rule: Rule) -> tuple[str, ...]:
    below = [child for child in children(rule.number) if child.version == rule.version]
    return tuple(number for child in below for number in _leaves(child)) or (rule.number,)


def _nearest(number: str) -> list[str]:
    """The same number in the other version, the parent, and the neighbours of the missing number."""
    twin = number.removeprefix(LATER) if number.startswith(LATER) else LATER + number
    near = {twin} if twin in rules() else set()
    above = _parent(number)
    if above is not None:
        siblings = [rule.number for rule in children(above)]
        at = bisect_left(siblings, _order(number), key=_order)
        near |= {above, *siblings[max(at - 2, 0) : at + 2]}
    return sorted(near, key=_order)
