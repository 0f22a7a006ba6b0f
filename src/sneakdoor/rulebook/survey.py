"""Build the ledger: collect the citations in code and the marks in tests, and derive the status of each rule.

- A rule that a test names *conforms*. Tests that are skipped or expected to fail do not count.
- A rule that only code cites is *partly* kept: no test would notice if it broke.
- A rule that code cites as `(deviates)` *deviates*, for the reason given there.
- A rule that neither code nor tests name is *not modelled*.
- A rule without consequences for a program is *not executable*: by its kind, or by the list of exceptions.

Citations of a rule that 1.4 replaced count for the rules that replace it.

The ledger of 26.03 counts what names its own numbers. Code and tests that name the number of an equivalent rule of 1.4
(the concordance calls it same or reworded) count as well, as soon as the engine plays by 26.03; of tests only those
marked `both`, which then run under both rulesets.
"""

import ast
import json
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sneakdoor.rulebook.citations import Citation, Form, python_files, read
from sneakdoor.rulebook.concordance import EQUIVALENT, ancestors
from sneakdoor.rulebook.index import PLAYED, Rule, find, rules, ruleset_of, successors
from sneakdoor.rulebook.ledger import CHAPTERS, KINDS, Ledger, RuleEntry, Status, chapter

_IGNORED_FOLDERS: Final = frozenset({"rulebook"})  # its citations are examples of the syntax, not implementations
_NOT_RUN: Final = frozenset({"skip", "skipif", "xfail"})
_PRINTED: Final = "describes what is printed on a card; the catalogue holds the facts"
_NOT_EXECUTABLE: Final = {
    "1.4": {
        2: _PRINTED,
        11: "the wording of one card; the catalogue says whether the card is there",
        12: "a chart of what chapters 5 to 10 say",
        13: "prose about the document",
    },
    "26.03": {2: _PRINTED, 11: "a chart of what chapters 5 to 7 say"},
}
_EXCEPTIONS: Final = {"1.4": "exceptions.json", "26.03": "exceptions-26.03.json"}

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class PlacedCitation(NamedTuple):
    """A citation with the class or function around it; as JSON it is a list. `both`: of a test marked `both`."""

    number: str
    form: Form
    place: str
    deviation: str = ""
    example: int | None = None
    both: bool = False


ReadFile = Callable[[Path], list[PlacedCitation]]


@dataclass(slots=True)
class Findings:
    """The places and tests that name each rule, before replacements are followed; dicts keep their order."""

    where: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    tests: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    deviations: dict[str, str] = field(default_factory=dict)
    examples: defaultdict[tuple[str, int], dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    both: set[str] = field(default_factory=set)  # tests that run under both rulesets


def placed_citations(path: Path) -> list[PlacedCitation]:
    """The citations in a file, in order; tests that pytest would not run are left out."""
    source = read(path)
    if source.tree is None or not source.citations:
        return []
    text = path.read_text(encoding="utf-8")
    places, lines = _Places(source.tree, text), text.splitlines()
    return [
        PlacedCitation(
            cited.number,
            cited.form,
            places.at(cited.line),
            (lines[cited.line - 1].partition("): ")[2].strip() or "see the code") if cited.form == "deviation" else "",
            cited.example if _is_example(cited) else None,
            cited.form == "test" and places.is_both(cited.line),
        )
        for cited in source.citations
        if cited.form != "test" or not places.is_skipped(cited.line)
    ]


def survey(
    package: Path,
    tests: Path,
    readings: Iterable[tuple[str, Iterable[str]]] = (),
    defects: Mapping[str, Any] = {},
    *,
    read_file: ReadFile = placed_citations,
    ruleset: str = "1.4",
    played: Collection[str] = PLAYED,
) -> Ledger:
    """Build the ledger of a package and its tests for a ruleset.

    `read_file` may cache what it reads; `played` are the rulesets that the engine plays by.
    """
    found = Findings()
    for path in python_files([package]):
        name = path.relative_to(package)
        if name.parts[0] not in _IGNORED_FOLDERS:
            _add_code(found, read_file(path), name.as_posix())
    _add_all_tests(found, tests, read_file)
    questions: defaultdict[str, list[str]] = defaultdict(list)
    for reading, numbers in readings:
        for number in numbers:
            questions[number].append(reading)
    excused = exceptions(ruleset)
    entries = {
        rule.number: _entry(rule, found, tuple(questions[rule.number]), excused.get(rule.number, ""), played)
        for rule in rules(ruleset).values()
    }
    examples = {
        number: tuple(sorted(names)) for (owner, number), names in sorted(found.examples.items()) if owner == ruleset
    }
    return Ledger(MappingProxyType(entries), MappingProxyType(examples), MappingProxyType(dict(defects)), ruleset)


def exceptions(ruleset: str = "1.4") -> dict[str, str]:
    """Rules of an executable kind that have no consequences for a program, each with its reason."""
    text = files(__package__).joinpath(_EXCEPTIONS[ruleset]).read_text(encoding="utf-8")
    return {number: group["reason"] for group in json.loads(text) for number in group["rules"]}


def marked_tests(tests: Path, ruleset: str = "1.4", played: Collection[str] = PLAYED) -> dict[str, list[str]]:
    """For each rule the pytest ids of the tests that count for it."""
    found = Findings()
    _add_all_tests(found, tests, placed_citations)
    return {rule.number: list(_tests(rule, found, played)) for rule in rules(ruleset).values()}


def _own_numbers(rule: Rule) -> tuple[str, ...]:
    return (rule.number, *rule.replaces)


def _equivalent_numbers(rule: Rule, played: Collection[str]) -> list[str]:
    """The numbers in 1.4 of a rule of 26.03, if the engine plays by 26.03."""
    if rule.version != "26.03" or rule.version not in played:
        return []
    same = [find(fate.rule) for fate in ancestors(rule.number) if fate.verdict in EQUIVALENT]
    return [number for old in same for number in _own_numbers(old)]


def _tests(rule: Rule, found: Findings, played: Collection[str]) -> tuple[str, ...]:
    named = [test for number in _own_numbers(rule) for test in found.tests.get(number, ())]
    equivalent = [test for number in _equivalent_numbers(rule, played) for test in found.tests.get(number, ())]
    return tuple(dict.fromkeys([*named, *(test for test in equivalent if test in found.both)]))


def _entry(rule: Rule, found: Findings, readings: tuple[str, ...], excuse: str, played: Collection[str]) -> RuleEntry:
    numbers = (*_own_numbers(rule), *_equivalent_numbers(rule, played))
    where = tuple(dict.fromkeys(place for number in numbers for place in found.where.get(number, ())))
    tests = _tests(rule, found, played)
    if through := successors().get(rule.number, ()):
        return RuleEntry(rule.number, "replaced", "", where, tests, readings, through)
    status, reason = _status(rule, bool(where), bool(tests), excuse)
    if (deviation := found.deviations.get(rule.number)) is not None:
        status, reason = "deviates", deviation
    return RuleEntry(rule.number, status, reason, where, tests, readings)


def _status(rule: Rule, cited: bool, tested: bool, excuse: str) -> tuple[Status, str]:
    if tested:
        return "conforms", "" if cited else "no place in the code cites it yet"
    if excuse:
        return "not executable", excuse
    if cited:
        return "partly", "cited, but no test names it"
    reasons = _NOT_EXECUTABLE[ruleset_of(rule.number)]
    if rule.kind not in KINDS:
        return "not executable", reasons.get(chapter(rule.number), "a heading, or words about the document")
    if chapter(rule.number) not in CHAPTERS:
        return "not executable", reasons[chapter(rule.number)]
    return "not modelled", "neither cited nor tested"


# ------------------------------------------------------------------------------------------------------------- findings


def _add_code(found: Findings, citations: Iterable[PlacedCitation], file: str) -> None:
    for cited in citations:
        if cited.form == "test":
            continue
        step = f" (step {cited.number})" if cited.form == "step" else ""
        found.where[cited.number][f"{file}: {cited.place}{step}" if cited.place else file] = None
        if cited.form == "deviation":
            found.deviations[cited.number] = cited.deviation


def _add_all_tests(found: Findings, tests: Path, read_file: ReadFile) -> None:
    for path in python_files([tests]):
        file = f"{tests.name}/{path.relative_to(tests).as_posix()}"
        for cited in read_file(path):
            if cited.form == "test":
                test = f"{file}::{cited.place.replace('.', '::')}" if cited.place else file
                found.tests[cited.number][test] = None
                if cited.both:
                    found.both.add(test)
                if cited.example is not None:
                    found.examples[ruleset_of(cited.number), cited.example][test] = None


def _is_example(cited: Citation) -> bool:
    """Whether the example that a mark names belongs to the rule that it names."""
    known = rules(ruleset_of(cited.number))
    return cited.number in known and cited.example in known[cited.number].examples


class _Places:
    """The class and function around each line; decorators and the comments above them belong to what follows."""

    def __init__(self, tree: ast.Module, source: str) -> None:
        self._spans: list[tuple[int, int, str, bool, bool]] = []
        self._comments = {n for n, line in enumerate(source.splitlines(), 1) if line.lstrip().startswith("#")}
        self._walk(tree, "", skipped=False, both=_has_mark(_pytestmarks(tree), {"both"}))

    def _walk(self, node: ast.AST, prefix: str, *, skipped: bool, both: bool) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Definition):
                name = f"{prefix}{child.name}"
                child_skipped = skipped or _has_mark(child.decorator_list, _NOT_RUN)
                child_both = both or _has_mark([*child.decorator_list, *_pytestmarks(child)], {"both"})
                first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                while first - 1 in self._comments:
                    first -= 1
                self._spans.append((first, child.end_lineno or child.lineno, name, child_skipped, child_both))
                if isinstance(child, ast.ClassDef):
                    self._walk(child, f"{name}.", skipped=child_skipped, both=child_both)
            elif not isinstance(child, ast.expr):
                self._walk(child, prefix, skipped=skipped, both=both)

    def at(self, line: int) -> str:
        return next((name for first, last, name, *_ in reversed(self._spans) if first <= line <= last), "")

    def is_skipped(self, line: int) -> bool:
        """Whether pytest skips it or expects it to fail."""
        return any(skipped for first, last, _, skipped, _ in self._spans if first <= line <= last)

    def is_both(self, line: int) -> bool:
        """Whether it runs under both rulesets."""
        return any(both for first, last, *_, both in self._spans if first <= line <= last)


def _has_mark(nodes: Iterable[ast.expr], names: Collection[str]) -> bool:
    called = (node.func if isinstance(node, ast.Call) else node for node in nodes)
    return any(isinstance(node, ast.Attribute) and node.attr in names for node in called)


def _pytestmarks(node: ast.Module | Definition) -> list[ast.expr]:
    """The marks in `pytestmark = …` of a module or class."""
    if not isinstance(node, ast.Module | ast.ClassDef):
        return []
    values = [
        statement.value
        for statement in node.body
        if isinstance(statement, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets)
    ]
    return [mark for value in values for mark in (value.elts if isinstance(value, ast.List | ast.Tuple) else [value])]
