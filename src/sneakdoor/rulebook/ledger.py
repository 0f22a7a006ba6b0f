"""The ledger: the status of each rule, the code that implements it, and the tests that show it.

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
from sneakdoor.rulebook.index import LATER, Rule, find, in_force

Status = Literal["conforms", "partly", "deviates", "not modelled", "not executable", "replaced"]

STATUSES: Final[tuple[Status, ...]] = ("conforms", "partly", "deviates", "not modelled", "not executable", "replaced")
EXAMPLES: Final = 99
CHAPTERS: Final = frozenset({1, 3, 4, 5, 6, 7, 8, 9, 10})
"""The chapters about play; 2 describes printed cards, 11 single cards, 12 repeats others, 13 is prose."""
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
    """All entries, the tests of each worked example, and the last results of planted defects."""

    entries: Mapping[str, RuleEntry]
    examples: Mapping[int, tuple[str, ...]]
    defects: Mapping[str, Any]

    def coverage(self) -> dict[str, Any]:
        """Count executable, cited and tested rules, worked examples and planted defects."""
        counted = [self.entries[rule.number] for rule in executable()]
        counted = [found for found in counted if found.status != "not executable"]
        states = [found.status for found in counted]
        return {
            "rules": len(in_force()),
            "executable": len(counted),
            "cited": sum(bool(found.where) for found in counted),
            "tested": sum(bool(found.tests) for found in counted),
            "examples": {"total": EXAMPLES, "passing": len(self.examples)},
            "status": {status: states.count(status) for status in STATUSES[:4]},
            "exceptions": len(executable()) - len(counted),
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


def load(text: str) -> Ledger:
    """Read a ledger from JSON."""
    return _ledger(json.loads(text))


def _ledger(data: Mapping[str, Any]) -> Ledger:
    entries = [_entry(fields) for fields in data["rules"]]
    return Ledger(
        MappingProxyType({found.number: found for found in entries}),
        MappingProxyType({int(number): tuple(tests) for number, tests in data["examples"].items()}),
        MappingProxyType(data["defects"]),
    )


def _entry(fields: Mapping[str, Any]) -> RuleEntry:
    lists = {name: tuple(fields.get(name, ())) for name in ("where", "tests", "readings", "through")}
    return RuleEntry(fields["number"], fields["status"], fields.get("reason", ""), **lists)


@cache
def ledger() -> Ledger:
    """The ledger of this package; in a checkout it is rebuilt first if sources have changed."""
    return _ledger(generated.load("ledger"))


def entry(number: str) -> RuleEntry:
    """The entry of the rule with this number."""
    find(number)  # raises for an unknown number
    return ledger().entries[number]


@cache
def executable() -> tuple[Rule, ...]:
    """The rules in force of executable kinds, exceptions included."""
    return tuple(rule for rule in in_force() if chapter(rule.number) in CHAPTERS and rule.kind in KINDS)


def chapter(number: str) -> int:
    """The chapter of a rule.

    >>> chapter("1.4:9.8.1")
    9
    """
    return int(number.removeprefix(LATER).split(".")[0])
