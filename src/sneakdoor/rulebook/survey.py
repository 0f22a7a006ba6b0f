"""Build the ledger: collect the citations in code and the marks in tests, and derive the status of each rule.

- A rule that a test names *conforms*. Tests that are skipped or expected to fail do not count.
- A rule that only code cites is *partly* kept: no test would notice if it broke.
- A rule that code cites as `(deviates)` *deviates*, for the reason given there.
- A rule that neither code nor tests name is *not modelled*.
- A rule without consequences for a program is *not executable*: by its kind, or by the list of exceptions.

Citations of a rule that 1.4 replaced count for the rules that replace it.
"""

import ast
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sneakdoor.rulebook.citations import Citation, Form, python_files, read
from sneakdoor.rulebook.index import Rule, find, rules, successors
from sneakdoor.rulebook.ledger import CHAPTERS, KINDS, Ledger, RuleEntry, Status, chapter

_IGNORED_FOLDERS: Final = frozenset({"rulebook"})  # its citations are examples of the syntax, not implementations
_NOT_RUN: Final = frozenset({"skip", "skipif", "xfail"})
_NOT_EXECUTABLE: Final = {
    2: "describes what is printed on a card; the catalogue holds the facts",
    11: "the wording of one card; the catalogue says whether the card is there",
    12: "a chart of what chapters 5 to 10 say",
    13: "prose about the document",
}

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class PlacedCitation(NamedTuple):
    """A citation with the class or function around it; as JSON it is a list."""

    number: str
    form: Form
    place: str
    deviation: str = ""
    example: int | None = None


ReadFile = Callable[[Path], list[PlacedCitation]]


@dataclass(slots=True)
class Findings:
    """The places and tests that name each rule, before replacements are followed; dicts keep their order."""

    where: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    tests: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    deviations: dict[str, str] = field(default_factory=dict)
    examples: defaultdict[int, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))


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
) -> Ledger:
    """Build the ledger of a package and its tests; `read_file` may cache what it reads."""
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
    excused = exceptions()
    entries = {
        rule.number: _entry(rule, found, tuple(questions[rule.number]), excused.get(rule.number, ""))
        for rule in rules().values()
    }
    examples = {number: tuple(sorted(names)) for number, names in sorted(found.examples.items())}
    return Ledger(MappingProxyType(entries), MappingProxyType(examples), MappingProxyType(dict(defects)))


def exceptions() -> dict[str, str]:
    """Rules of an executable kind that have no consequences for a program, each with its reason."""
    text = files(__package__).joinpath("exceptions.json").read_text(encoding="utf-8")
    return {number: group["reason"] for group in json.loads(text) for number in group["rules"]}


def marked_tests(tests: Path) -> dict[str, list[str]]:
    """For each rule the pytest ids of the tests that name it or a rule that it replaces."""
    found = Findings()
    _add_all_tests(found, tests, placed_citations)
    return {
        rule.number: list(dict.fromkeys(test for number in _own_numbers(rule) for test in found.tests.get(number, ())))
        for rule in rules().values()
    }


def _own_numbers(rule: Rule) -> tuple[str, ...]:
    return (rule.number, *rule.replaces)


def _entry(rule: Rule, found: Findings, readings: tuple[str, ...], excuse: str) -> RuleEntry:
    numbers = _own_numbers(rule)
    where = tuple(dict.fromkeys(place for number in numbers for place in found.where.get(number, ())))
    tests = tuple(dict.fromkeys(test for number in numbers for test in found.tests.get(number, ())))
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
    if rule.kind not in KINDS:
        return "not executable", _NOT_EXECUTABLE.get(chapter(rule.number), "a heading, or words about the document")
    if chapter(rule.number) not in CHAPTERS:
        return "not executable", _NOT_EXECUTABLE[chapter(rule.number)]
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
                if cited.example is not None:
                    found.examples[cited.example][test] = None


def _is_example(cited: Citation) -> bool:
    """Whether the example that a mark names belongs to the rule that it names."""
    return cited.number in rules() and cited.example in find(cited.number).examples


class _Places:
    """The class and function around each line; decorators and the comments above them belong to what follows."""

    def __init__(self, tree: ast.Module, source: str) -> None:
        self._spans: list[tuple[int, int, str, bool]] = []
        self._comments = {n for n, line in enumerate(source.splitlines(), 1) if line.lstrip().startswith("#")}
        self._walk(tree, "", skipped=False)

    def _walk(self, node: ast.AST, prefix: str, *, skipped: bool) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Definition):
                name, child_skipped = f"{prefix}{child.name}", skipped or _is_skipped(child)
                first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                while first - 1 in self._comments:
                    first -= 1
                self._spans.append((first, child.end_lineno or child.lineno, name, child_skipped))
                if isinstance(child, ast.ClassDef):
                    self._walk(child, f"{name}.", skipped=child_skipped)
            elif not isinstance(child, ast.expr):
                self._walk(child, prefix, skipped=skipped)

    def at(self, line: int) -> str:
        return next((name for first, last, name, _ in reversed(self._spans) if first <= line <= last), "")

    def is_skipped(self, line: int) -> bool:
        return any(skipped for first, last, _, skipped in self._spans if first <= line <= last)


def _is_skipped(node: Definition) -> bool:
    """Whether pytest skips it or expects it to fail."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Attribute) and called.attr in _NOT_RUN:
            return True
    return False
