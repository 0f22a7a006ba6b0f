"""The ledger: the status of each rule, the code that implements it, and the tests that show it. Each ruleset has one.

The data are generated from citations in code and marks in tests (`sneakdoor.rulebook.survey`). A wheel contains them;
in a checkout they are rebuilt when sources have changed (`sneakdoor.rulebook.generated`).

>>> from sneakdoor.rulebook.ledger import entry
>>> entry("6.9.3c").status
'conforms'
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Literal

from sneakdoor.rulebook import generated
from sneakdoor.rulebook.index import Rule, bare, find, in_force, ruleset_of

Status = Literal["conforms", "partly", "deviates", "not modelled", "not executable", "replaced"]

STATUSES: Final[tuple[Status, ...]] = ("conforms", "partly", "deviates", "not modelled", "not executable", "replaced")
EXAMPLES: Final[Mapping[str, int]] = MappingProxyType({"1.4": 99, "26.03": 243})
CHAPTERS: Final = frozenset({1, 3, 4, 5, 6, 7, 8, 9, 10})
"""The chapters about play, in both rulesets; the others describe printed cards, repeat rules, or are prose."""
KINDS: Final = frozenset({"timing", "procedure", "restriction", "information", "deckbuilding", "definition"})


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """The ledger's entry for one rule.

    `where` are modules and functions, with the step number if the function is a step; `tests` are pytest ids;
    `readings` are the open questions that involve the rule. A rule that 1.4 replaced has the status `replaced`, and
    `through` are the rules that replace it.
    """

    number: str
    status: Status
    reason: str = ""
    where: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    through: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value}


@dataclass(frozen=True, slots=True)
class Ledger:
    """All entries of a ruleset, the tests of each worked example, and the last results of planted defects."""

    entries: Mapping[str, RuleEntry]
    examples: Mapping[int, tuple[str, ...]]
    defects: Mapping[str, Any]
    ruleset: str = "1.4"

    def coverage(self) -> dict[str, Any]:
        """Count executable, cited and tested rules, worked examples and planted defects."""
        rules = executable(self.ruleset)
        counted = [self.entries[rule.number] for rule in rules]
        counted = [found for found in counted if found.status != "not executable"]
        states = [found.status for found in counted]
        return {
            "rules": len(in_force(self.ruleset)),
            "executable": len(counted),
            "cited": sum(bool(found.where) for found in counted),
            "tested": sum(bool(found.tests) for found in counted),
            "examples": {"total": EXAMPLES[self.ruleset], "passing": len(self.examples)},
            "status": {status: states.count(status) for status in STATUSES[:4]},
            "exceptions": len(rules) - len(counted),
            "defects": {name: self.defects.get(name, 0) for name in ("planted", "caught")},
        }

    def as_json(self) -> dict[str, Any]:
        return {
            "rules": [found.as_json() for found in self.entries.values()],
            "examples": {str(number): list(tests) for number, tests in sorted(self.examples.items())},
            "defects": dict(self.defects),
        }

    def dump(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False)


def load(text: str, ruleset: str = "1.4") -> Ledger:
    """Read the ledger of a ruleset from JSON: that of 1.4 is the document, others are below their names in it."""
    return _ledger(json.loads(text), ruleset)


def _ledger(document: Mapping[str, Any], ruleset: str) -> Ledger:
    data = document if ruleset == "1.4" else document[ruleset]
    entries = [_entry(fields) for fields in data["rules"]]
    return Ledger(
        MappingProxyType({found.number: found for found in entries}),
        MappingProxyType({int(number): tuple(tests) for number, tests in data["examples"].items()}),
        MappingProxyType(data["defects"]),
        ruleset,
    )


def _entry(fields: Mapping[str, Any]) -> RuleEntry:
    lists = {name: tuple(fields.get(name, ())) for name in ("where", "tests", "readings", "through")}
    return RuleEntry(fields["number"], fields["status"], fields.get("reason", ""), **lists)


def ledger(ruleset: str = "1.4") -> Ledger:
    """The ledger of this package; in a checkout it is rebuilt first if sources have changed."""
    in_force(ruleset)  # raises for an unknown ruleset
    return _ledgers()[ruleset]


@cache
def _ledgers() -> Mapping[str, Ledger]:
    data = generated.load("ledger")
    return {ruleset: _ledger(data, ruleset) for ruleset in EXAMPLES}


def entry(number: str) -> RuleEntry:
    """The entry of the rule with this number."""
    find(number)  # raises for an unknown number
    return ledger(ruleset_of(number)).entries[number]


def executable(ruleset: str = "1.4") -> tuple[Rule, ...]:
    """The rules in force of executable kinds, exceptions included."""
    return _executable(ruleset)


@cache
def _executable(ruleset: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in in_force(ruleset) if chapter(rule.number) in CHAPTERS and rule.kind in KINDS)


def chapter(number: str) -> int:
    """The chapter of a rule.

    >>> chapter("1.4:9.8.1"), chapter("26.03:10.3")
    (9, 10)
    """
    return int(bare(number).split(".")[0])
