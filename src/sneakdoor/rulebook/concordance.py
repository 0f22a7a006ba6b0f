"""The concordance of two rulesets: what became of each rule of 1.4 in version 26.03.

>>> became("6.9.5c")
Fate(rule='6.9.5c', verdict='changed', to=('26.03:6.9.4c',), note='after every pass')
>>> became("6.9.5f").verdict
'gone'
>>> translate("1.12.8", "26.03")
'26.03:1.13.9'

- *same*: the words are equal, apart from numbers and terms such as token and counter.
- *reworded*: other words, the same meaning.
- *changed*: the meaning differs; the note says how.
- *gone*: no rule takes its place.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal

from sneakdoor.rulebook.index import RULESETS, Rule, UnknownRuleset, find, in_force, ruleset_of, successors

Verdict = Literal["same", "reworded", "changed", "gone"]

VERDICTS: Final[tuple[Verdict, ...]] = ("same", "reworded", "changed", "gone")
EQUIVALENT: Final = frozenset({"same", "reworded"})
"""Verdicts under which a test that passes under both rulesets shows the rule of both."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a rule of 1.4. `to` are the rules of 26.03 in its place, the closest first; none if it is gone."""

    rule: str
    verdict: Verdict
    to: tuple[str, ...] = ()
    note: str = ""

    @property
    def number(self) -> str:
        """The closest rule of 26.03; empty if the rule is gone."""
        return self.to[0] if self.to else ""


@cache
def fates() -> Mapping[str, Fate]:
    """The fate of every rule in force in 1.4, in rulebook order."""
    text = files(__package__).joinpath("concordance.json").read_text(encoding="utf-8")
    found = [
        Fate(one["rule"], one["verdict"], tuple(one.get("to", ())), one.get("note", "")) for one in json.loads(text)
    ]
    return MappingProxyType({fate.rule: fate for fate in found})


def became(number: str) -> Fate:
    """What became of a rule of 1.3 or 1.4; for one that 1.4 replaced, of the rule in its place."""
    find(number)  # raises for an unknown number
    if ruleset_of(number) != "1.4":
        raise ValueError(f"{number} is a rule of 26.03: `ancestors` says where it comes from")
    return fates()[_in_force(number)]


def ancestors(number: str) -> tuple[Fate, ...]:
    """The fates of the rules of 1.4 that a rule of 26.03 comes from; none if it is new."""
    find(number)
    return _ancestors().get(number, ())


@cache
def new_rules() -> tuple[Rule, ...]:
    """The rules of 26.03 without an ancestor in 1.4."""
    return tuple(rule for rule in in_force("26.03") if rule.number not in _ancestors())


def translate(number: str, rules: str) -> str:
    """The number that a rule has under a ruleset; the number itself where the ruleset has no such rule.

    >>> translate("26.03:1.13.9", "1.4"), translate("6.9.5f", "26.03")
    ('1.12.8', '6.9.5f')
    """
    if rules not in RULESETS:
        raise UnknownRuleset(rules)
    if ruleset_of(find(number).number) == rules:
        return number
    return _translations(rules).get(number, number)


def _in_force(number: str) -> str:
    return successors().get(number, (number,))[0]


@cache
def _ancestors() -> Mapping[str, tuple[Fate, ...]]:
    found: dict[str, tuple[Fate, ...]] = {}
    for fate in fates().values():
        for number in fate.to:
            found[number] = (*found.get(number, ()), fate)
    return found


@cache
def _translations(rules: str) -> Mapping[str, str]:
    if rules == "1.4":
        # Of several ancestors, the one that has this rule for its closest.
        return {
            number: next((fate.rule for fate in came if fate.number == number), came[0].rule)
            for number, came in _ancestors().items()
        }
    old = (*fates(), *successors())
    return {number: fate.number for number in old if (fate := fates()[_in_force(number)]).to}
