"""The ledger: for each rule how far it is kept, what carries it out, and which tests show it.

The data are made by `dev.py ledger` from the citations in code and the marks in tests, and travel with the package,
since an installed package has no tests to read.

>>> from sneakdoor.rulebook.ledger import entry
>>> entry("6.9.3c").status
'conforms'
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Literal

from sneakdoor.rulebook.index import LATER, Rule, find, in_force, rules

Status = Literal["conforms", "partly", "deviates", "not modelled", "not executable", "replaced"]

STATUSES: Final[tuple[Status, ...]] = ("conforms", "partly", "deviates", "not modelled", "not executable", "replaced")
EXAMPLES: Final = 99
CHAPTERS: Final = frozenset({1, 3, 4, 5, 6, 7, 8, 9, 10})
"""The chapters that say what happens in a game; 2 describes print, 11 single cards, 12 repeats, 13 is prose."""
KINDS: Final = frozenset({"timing", "procedure", "restriction", "information", "deckbuilding", "definition"})


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """What is known of one rule.

    `where` names modules and the functions in them, with the number of the step where it is one; `tests` are tests as
    pytest names them; `readings` are the open questions that it is part of. A rule that 1.4 replaced has the status
    `replaced`, and `through` says which rules stand in its place.
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
    """All entries, the tests that show each worked example, and how the last planted defects fared."""

    entries: Mapping[str, RuleEntry]
    examples: Mapping[int, tuple[str, ...]]
    defects: Mapping[str, Any]

    def coverage(self) -> dict[str, Any]:
        """The figures: of the executable rules how many are cited and how many tested, and of the examples."""
        counted = [self.entries[rule.number] for rule in executable()]
        counted = [one for one in counted if one.status != "not executable"]
        states = [one.status for one in counted]
        return {
            "rules": len(in_force()),
            "executable": len(counted),
            "cited": sum(bool(one.where) for one in counted),
            "tested": sum(bool(one.tests) for one in counted),
            "examples": {"total": EXAMPLES, "passing": len(self.examples)},
            "status": {status: states.count(status) for status in STATUSES[:4]},
            "exceptions": len(executable()) - len(counted),
            "defects": {name: self.defects.get(name, 0) for name in ("planted", "caught")},
        }

    def dump(self) -> str:
        """The data as text: one rule on each line, so that changes can be read."""
        lines = ",\n".join(json.dumps(one.as_json(), ensure_ascii=False) for one in self.entries.values())
        shown = {str(number): list(tests) for number, tests in sorted(self.examples.items())}
        return (
            f'{{"rules": [\n{lines}\n],\n"examples": {json.dumps(shown, indent=0, ensure_ascii=False)},\n'
            f'"defects": {json.dumps(dict(self.defects), indent=0, ensure_ascii=False)}}}\n'
        )


def load(text: str) -> Ledger:
    """A ledger from its text."""
    told = json.loads(text)
    entries = [_entry(one) for one in told["rules"]]
    return Ledger(
        MappingProxyType({one.number: one for one in entries}),
        MappingProxyType({int(number): tuple(tests) for number, tests in told["examples"].items()}),
        MappingProxyType(told["defects"]),
    )


def _entry(told: dict[str, Any]) -> RuleEntry:
    listed = {name: tuple(told.get(name, ())) for name in ("where", "tests", "readings", "through")}
    return RuleEntry(told["number"], told["status"], told.get("reason", ""), **listed)


@cache
def ledger() -> Ledger:
    """The ledger of this package."""
    return load(files(__package__).joinpath("ledger.json").read_text(encoding="utf-8"))


def entry(number: str) -> RuleEntry:
    """What is known of the rule with this number."""
    find(number)
    return ledger().entries.get(number, RuleEntry(number, "not modelled", "the ledger is older than the index"))


@cache
def executable() -> tuple[Rule, ...]:
    """The rules in force that a machine is asked to carry out, the exceptions still among them."""
    return tuple(rule for rule in in_force() if chapter(rule.number) in CHAPTERS and rule.kind in KINDS)


@cache
def successors() -> Mapping[str, tuple[str, ...]]:
    """For each rule that 1.4 replaced, the rules that stand in its place."""
    found: dict[str, tuple[str, ...]] = {}
    for rule in rules().values():
        for number in rule.replaces:
            found[number] = (*found.get(number, ()), rule.number)
    return MappingProxyType(found)


def chapter(number: str) -> int:
    """
    >>> chapter("1.4:9.8.1")
    9
    """
    return int(number.removeprefix(LATER).split(".")[0])


def numbers_with(status: Status, among: Iterable[Rule]) -> list[str]:
    """Those of these rules that have this status."""
    return [rule.number for rule in among if entry(rule.number).status == status]
