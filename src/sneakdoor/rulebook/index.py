"""The index of all numbered rules: section, summary in our own words, and how well its text is known.

There are two rulesets. Ruleset 1.4 consists of the rules of 1.3, written as plain numbers, and of what 1.4 adds or
changes, written `1.4:9.8.1`. The numbers of ruleset 26.03 are written `26.03:6.9.4c`.
"""

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

Version = Literal["1.3", "1.4", "26.03"]
RulesetName = Literal["1.4", "26.03"]
Evidence = Literal["confirmed", "stated", "inferred"]
Kind = Literal["definition", "timing", "procedure", "restriction", "information", "deckbuilding", "errata", "document"]

LATER: Final = "1.4:"  # prefix of the numbers of 1.4
TODAY: Final = "26.03:"
RULESETS: Final[tuple[RulesetName, ...]] = ("1.4", "26.03")
DEFAULT_RULES: Final[RulesetName] = "1.4"
LATEST_RULES: Final[RulesetName] = "26.03"
"""The rules of a game that names none."""
PLAYED: Final[tuple[RulesetName, ...]] = ("1.4", "26.03")
"""The rulesets that the engine plays by: a test marked `both` runs under these, and counts for no other."""
PREFIXES: Final = ("", LATER, TODAY)  # in the order in which rules with the same number are listed

_DATA: Final[dict[str, str]] = {"1.4": "rules.json", "26.03": "rules-26.03.json"}

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
    "26.03:1.6",
    "26.03:5.4.3",
    "26.03:5.6",
    "26.03:5.7",
    "26.03:6.9",
    "26.03:7.2",
    "26.03:7.5",
    "26.03:8.4.5",
    "26.03:8.5.16",
    "26.03:8.6.7",
    "26.03:9.5.7",
    "26.03:9.6.15",
    "26.03:9.7.2",
    "26.03:9.8.10",
    "26.03:10.3.1",
    "26.03:10.8.6",
)
REMARKED: Final = frozenset({"1.6", "26.03:1.6"})  # letters are remarks on a step here; elsewhere they are the steps

_PARTS: Final = re.compile(r"\d+|[a-z]+")
_LAST_PART: Final = re.compile(r"(?:\.?[a-z]+|\.\d+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule.

    `evidence` says how the rule is known: `confirmed` (from its text, or from a ruling of its time that cites it),
    `stated` (the list of changes names it), `inferred` (from a later text). `examples` are the numbers of its worked
    examples; `replaces` are the rules of 1.3 that a rule of 1.4 replaces. `id` is the name that 26.03 gives its rules;
    later versions keep it when numbers change.
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
    id: str = ""


class UnknownRuleset(LookupError):
    """There is no ruleset of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"no rules {self.name!r}; there are {' and '.join(RULESETS)}"


class UnknownRule(LookupError):
    """No rule has this number; `nearest` are suggestions."""

    def __init__(self, number: str, nearest: Sequence[str]) -> None:
        super().__init__(number, tuple(nearest))
        self.number = number
        self.nearest = tuple(nearest)

    def __str__(self) -> str:
        meant = f"; nearest: {', '.join(self.nearest)}" if self.nearest else ""
        prefix, colon, _ = self.number.partition(":")
        if colon and prefix + colon not in PREFIXES:
            meant = f"; no prefix {prefix}:, only {LATER} and {TODAY} (numbers of 1.3 have none){meant}"
        return f"no rule {self.number!r}{meant}"


def rules(ruleset: str = "1.4") -> Mapping[str, Rule]:
    """All rules by number, in rulebook order; a rule of 1.4 follows the rule of 1.3 with the same number."""
    return _index(ruleset)


@cache
def _index(ruleset: str) -> Mapping[str, Rule]:
    if ruleset not in _DATA:
        raise UnknownRuleset(ruleset)
    text = files(__package__).joinpath(_DATA[ruleset]).read_text(encoding="utf-8")
    return MappingProxyType({entry["number"]: _rule(entry) for entry in json.loads(text)})


def ruleset_of(number: str) -> RulesetName:
    """The ruleset whose rules are written this way.

    >>> ruleset_of("6.9.4c"), ruleset_of("1.4:9.8.1"), ruleset_of("26.03:6.9.4c")
    ('1.4', '1.4', '26.03')
    """
    return "26.03" if number.startswith(TODAY) else "1.4"


def bare(number: str) -> str:
    """A number without the prefix of its version.

    >>> bare("26.03:6.9.4c")
    '6.9.4c'
    """
    return _split(number)[1]


def meant(number: str, ruleset: str) -> str:
    """The number that somebody means who plays by a ruleset and leaves the prefix of its version out.

    >>> meant("6.9.4c", "26.03"), meant("6.9.4c", "1.4"), meant("1.4:9.8.1", "26.03")
    ('26.03:6.9.4c', '6.9.4c', '1.4:9.8.1')
    """
    own = f"{ruleset}:{number}"
    return own if own in rules(ruleset) and number not in rules(ruleset) else number


def find(number: str) -> Rule:
    """Look a rule up by its number.

    >>> find("6.9.3e")
    Traceback (most recent call last):
    ...
    sneakdoor.rulebook.index.UnknownRule: no rule '6.9.3e'; nearest: 6.9.3, 6.9.3c, 6.9.3d, 26.03:6.9.3e
    """
    try:
        return rules(ruleset_of(number))[number]
    except KeyError:
        raise UnknownRule(number, _nearest(number)) from None


def children(number: str) -> tuple[Rule, ...]:
    """The rules directly below this one. What 1.4 adds to a section of 1.3 belongs to its children."""
    find(number)
    return _children(ruleset_of(number)).get(number, ())


def search(text: str, ruleset: str = "1.4") -> list[Rule]:
    """Rules that contain every word of the text; matching numbers first, then titles, then summaries."""
    words = text.casefold().split()
    found: list[tuple[int, Rule]] = []
    for rule in rules(ruleset).values() if words else ():
        title = rule.title.casefold()
        everything = f"{rule.number} {title} {rule.summary.casefold()}"
        if not all(word in everything for word in words):
            continue
        if all(_is_at(word, rule.number) or _is_at(TODAY + word, rule.number) for word in words):
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


def in_force(ruleset: str = "1.4") -> tuple[Rule, ...]:
    """The rules of a ruleset. Those of 1.4, as far as known, are its own and those of 1.3 that it does not replace."""
    return _in_force(ruleset)


@cache
def _in_force(ruleset: str) -> tuple[Rule, ...]:
    gone = {number for rule in rules(ruleset).values() for number in rule.replaces}
    return tuple(rule for rule in rules(ruleset).values() if rule.number not in gone)


@cache
def successors() -> Mapping[str, tuple[str, ...]]:
    """For each rule that 1.4 replaced, the rules that replace it."""
    found: dict[str, tuple[str, ...]] = {}
    for rule in rules().values():
        for number in rule.replaces:
            found[number] = (*found.get(number, ()), rule.number)
    return MappingProxyType(found)


def _rule(entry: dict[str, Any]) -> Rule:
    entry |= {name: tuple(entry.get(name, ())) for name in ("examples", "replaces")}
    return Rule(**entry)


def _split(number: str) -> tuple[str, str]:
    """Split off the prefix of the version."""
    prefix = next((one for one in (LATER, TODAY) if number.startswith(one)), "")
    return prefix, number.removeprefix(prefix)


def _order(number: str) -> tuple[list[tuple[int, int, str]], int]:
    """Sort key for rulebook order: 9.2 before 9.10, 9.2 before 9.2a."""
    prefix, plain = _split(number)
    parts = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in _PARTS.findall(plain)]
    return parts, PREFIXES.index(prefix)


def _is_at(section: str, number: str) -> bool:
    """Whether a number is in a section or is that section; 6.9.30 is not in 6.9.3."""
    rest = number.removeprefix(section)
    return number.startswith(section) and (not rest or rest[0] == "." or (rest[0].isalpha() and section[-1].isdigit()))


def _parent(number: str) -> str | None:
    """The nearest rule above, of the same version if there is one; 1.4 adds rules to sections of 1.3."""
    prefix, plain = _split(number)
    known = rules(ruleset_of(number))
    while (above := _LAST_PART.sub("", plain)) != plain:
        plain = above
        for candidate in (prefix + plain, plain):
            if candidate in known:
                return candidate
    return None


@cache
def _children(ruleset: str) -> Mapping[str, tuple[Rule, ...]]:
    below: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in rules(ruleset).values():
        if (above := _parent(rule.number)) is not None:
            below[above].append(rule)
    return {number: tuple(found) for number, found in below.items()}


def _leaves(rule: Rule) -> tuple[str, ...]:
    below = [child for child in children(rule.number) if child.version == rule.version]
    return tuple(number for child in below for number in _leaves(child)) or (rule.number,)


def _nearest(number: str) -> list[str]:
    """The same number in other versions, the parent, and the neighbours of the missing number."""
    plain = number.partition(":")[2] or number
    twins = (prefix + plain for prefix in PREFIXES)
    near = {twin for twin in twins if twin in rules(ruleset_of(twin))}
    above = _parent(number)
    if above is not None:
        siblings = [rule.number for rule in children(above)]
        at = bisect_left(siblings, _order(number), key=_order)
        near |= {above, *siblings[max(at - 2, 0) : at + 2]}
    return sorted(near, key=_order)
