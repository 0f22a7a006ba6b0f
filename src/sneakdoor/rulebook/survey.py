"""Makes the ledger: reads the citations in code and the marks in tests, and judges each rule by them.

- A rule that a test names *conforms*. A test that is skipped or expected to fail shows nothing.
- A rule that only code cites is kept *partly*: nothing would notice if it broke.
- A rule that code cites as `(deviates)` *deviates*, for the reason given there.
- A rule that nobody names is *not modelled*.
- A rule that asks nothing of a machine is *not executable*: by its kind, or by the list of exceptions.

What is said of a rule that 1.4 replaced is said of the rules in its place.
"""

import ast
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from sneakdoor.rulebook.citations import Citation, python_files, read
from sneakdoor.rulebook.index import Rule, find, rules
from sneakdoor.rulebook.ledger import CHAPTERS, KINDS, Ledger, RuleEntry, Status, chapter, successors

_UNHEARD: Final = frozenset({"rulebook"})  # talks about citations all the time, and carries nothing out
_IDLE: Final = frozenset({"skip", "skipif", "xfail"})
_OUTSIDE: Final = {
    2: "describes what is printed on a card; the catalogue holds the facts",
    11: "the wording of one card; the catalogue says whether the card is there",
    12: "a chart of what chapters 5 to 10 say",
    13: "prose about the document",
}

Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(slots=True)
class Findings:
    """Who names which rule, before replacements are followed."""

    where: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    tests: defaultdict[str, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))
    deviations: dict[str, str] = field(default_factory=dict)
    examples: defaultdict[int, dict[str, None]] = field(default_factory=lambda: defaultdict(dict))


def survey(
    package: Path, tests: Path, readings: Iterable[tuple[str, Iterable[str]]] = (), defects: Mapping[str, Any] = {}
) -> Ledger:
    """The ledger of the package in one folder and the tests in another."""
    found = Findings()
    for path in python_files([package]):
        if path.relative_to(package).parts[0] not in _UNHEARD:
            _hear_code(found, path, path.relative_to(package).as_posix())
    for path in python_files([tests]):
        _hear_tests(found, path, f"{tests.name}/{path.relative_to(tests).as_posix()}")
    questions: defaultdict[str, list[str]] = defaultdict(list)
    for name, numbers in readings:
        for number in numbers:
            questions[number].append(name)
    excused = exceptions()
    entries = {
        rule.number: _judge(rule, found, tuple(questions[rule.number]), excused.get(rule.number, ""))
        for rule in rules().values()
    }
    shown = {number: tuple(sorted(names)) for number, names in sorted(found.examples.items())}
    return Ledger(MappingProxyType(entries), MappingProxyType(shown), MappingProxyType(dict(defects)))


def exceptions() -> dict[str, str]:
    """Rules of an executable kind that ask nothing of a machine, each with its reason."""
    text = files(__package__).joinpath("exceptions.json").read_text(encoding="utf-8")
    return {number: group["reason"] for group in json.loads(text) for number in group["rules"]}


def marked_tests(tests: Path) -> dict[str, list[str]]:
    """For each rule the tests that name it, or one that it replaces, as pytest names them."""
    found = Findings()
    for path in python_files([tests]):
        _hear_tests(found, path, f"{tests.name}/{path.relative_to(tests).as_posix()}")
    return {
        rule.number: list(dict.fromkeys(name for one in _spoken_of(rule) for name in found.tests.get(one, ())))
        for rule in rules().values()
    }


def _spoken_of(rule: Rule) -> tuple[str, ...]:
    return (rule.number, *rule.replaces)


def _judge(rule: Rule, found: Findings, readings: tuple[str, ...], excuse: str) -> RuleEntry:
    names = _spoken_of(rule)
    where = tuple(dict.fromkeys(place for name in names for place in found.where.get(name, ())))
    tests = tuple(dict.fromkeys(test for name in names for test in found.tests.get(name, ())))
    if through := successors().get(rule.number, ()):
        return RuleEntry(rule.number, "replaced", "", where, tests, readings, through)
    status, reason = _status(rule, bool(where), bool(tests), excuse)
    if (why := found.deviations.get(rule.number)) is not None:
        status, reason = "deviates", why
    return RuleEntry(rule.number, status, reason, where, tests, readings)


def _status(rule: Rule, cited: bool, tested: bool, excuse: str) -> tuple[Status, str]:
    if tested:
        return "conforms", "" if cited else "no place in the code cites it yet"
    if excuse:
        return "not executable", excuse
    if cited:
        return "partly", "cited, but no test names it"
    if rule.kind not in KINDS:
        return "not executable", _OUTSIDE.get(chapter(rule.number), "a heading, or words about the document")
    if chapter(rule.number) not in CHAPTERS:
        return "not executable", _OUTSIDE[chapter(rule.number)]
    return "not modelled", "neither cited nor tested"


# ---------------------------------------------------------------------------------------------------------- listening


def _hear_code(found: Findings, path: Path, name: str) -> None:
    source, lines = _text(path)
    places = _Places(source)
    for cited in read(path).citations:
        if cited.form == "test":
            continue
        owner = places.at(cited.line)
        step = f" (step {cited.number})" if cited.form == "step" else ""
        found.where[cited.number][f"{name}: {owner}{step}" if owner else name] = None
        if cited.form == "deviation":
            found.deviations[cited.number] = lines[cited.line - 1].partition("): ")[2].strip() or "see the code"


def _hear_tests(found: Findings, path: Path, name: str) -> None:
    source, _ = _text(path)
    places = _Places(source)
    for cited in read(path).citations:
        if cited.form != "test" or places.is_idle(cited.line):
            continue
        owner = places.at(cited.line).replace(".", "::")
        test = f"{name}::{owner}" if owner else name
        found.tests[cited.number][test] = None
        for example in _examples(cited):
            found.examples[example][test] = None


def _examples(cited: Citation) -> Iterator[int]:
    """The example that a mark names by number, under the rule that it belongs to."""
    known = find(cited.number).examples if cited.number in rules() else ()
    if cited.example in known:
        yield cited.example


def _text(path: Path) -> tuple[str, list[str]]:
    source = path.read_text(encoding="utf-8")
    return source, source.splitlines()


class _Places:
    """Which class and function a line belongs to; decorators, and comments right above them, belong to what follows."""

    def __init__(self, source: str) -> None:
        self._spans: list[tuple[int, int, str, bool]] = []
        self._comments = {n for n, line in enumerate(source.splitlines(), 1) if line.lstrip().startswith("#")}
        try:
            self._walk(ast.parse(source), "", idle=False)
        except SyntaxError:  # told by the check of citations
            return

    def _walk(self, node: ast.AST, prefix: str, *, idle: bool) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name, idles = f"{prefix}{child.name}", idle or _is_idle(child)
                first = min([child.lineno, *(one.lineno for one in child.decorator_list)])
                while first - 1 in self._comments:
                    first -= 1
                self._spans.append((first, child.end_lineno or child.lineno, name, idles))
                if isinstance(child, ast.ClassDef):
                    self._walk(child, f"{name}.", idle=idles)
            elif not isinstance(child, ast.expr):
                self._walk(child, prefix, idle=idle)

    def at(self, line: int) -> str:
        return next((name for first, last, name, _ in reversed(self._spans) if first <= line <= last), "")

    def is_idle(self, line: int) -> bool:
        return any(idle for first, last, _, idle in self._spans if first <= line <= last)


def _is_idle(node: Named) -> bool:
    """Whether pytest would pass it over, or expects it to fail."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Attribute) and called.attr in _IDLE:
            return True
    return False
