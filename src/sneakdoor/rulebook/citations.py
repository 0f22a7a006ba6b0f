"""Find citations of rules in Python sources, and report those that name no existing rule.

Recognised forms:

- comments `# CR 6.9.3c: words`, `# CR 6.9.3c + 9.2.8: words`, `# CR 9.3.2 (deviates): words`
- decorators `@step("6.9.3c")` and `@rule("1.15.1")`
- calls `Refusal("6.4.3", …)` and `refuse("6.4.3", …)`, and the keyword `rule="6.9.2e"` of any call
- marks of tests `pytest.mark.rule("6.9.3c", …, example=12)`
- mentions in prose, in comments and docstrings: the letters CR and a number of three parts or more

Numbers of versions 1.4 and 26.03 have their prefix in all forms: `# CR 1.4:9.8.1: words`, `# CR 26.03:6.9.4c: words`.

A comment `# CR none: words` allows invented numbers, as tests of this module need them: at the end of a line for that
line, on a line of its own before the first statement for the whole file.

`python -m sneakdoor.rulebook.citations PATH…` prints the problems and exits with 1 if there are any. With `--both` it
also prints citations that are not enough in code for both rulesets: of rules of 1.4 that changed or are gone in 26.03.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from sneakdoor.rulebook.concordance import EQUIVALENT, became
from sneakdoor.rulebook.index import UnknownRule, find, ruleset_of

Form = Literal["comment", "deviation", "step", "rule", "refusal", "keyword", "test", "mention"]

_PREFIX: Final = r"(?:\d+\.\d+:)?"  # of any version, so that an unknown one is named in the report
_NUMBER: Final = rf"{_PREFIX}\d+(?:\.\d+)*[a-z]?(?:\.[ivx]+)?"
_CITED: Final = rf"{_NUMBER}(?: \(deviates\))?"
_IS_CITATION: Final = re.compile(r"#+:?\s*CR(?=[\s:\d]|$)")
_COMMENT: Final = re.compile(rf"# CR ({_CITED}(?: \+ {_CITED})*): (?=.*[^\W\d_])")
_EXEMPTION: Final = re.compile(r"# CR none: (?=.*[^\W\d_])")
_MENTION: Final = re.compile(rf"\bCR ({_PREFIX}\d+(?:\.\d+){{2,}}[a-z]?)\b")
_DEVIATES: Final = " (deviates)"
_SKIPPED: Final = frozenset({"__pycache__", "node_modules"})


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule number at a place; `example` is the number of the worked example that a test mark names."""

    number: str
    path: Path
    line: int
    form: Form
    example: int | None = None


@dataclass(frozen=True, slots=True, order=True)
class BadCitation:
    path: Path
    line: int
    words: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.words}"


@dataclass(slots=True)
class Source:
    """The citations of one file and the problems found in it; no `tree` if the file cannot be parsed."""

    path: Path
    tree: ast.Module | None = None
    citations: list[Citation] = field(default_factory=list)
    problems: list[BadCitation] = field(default_factory=list)
    exempt: set[int] = field(default_factory=set)
    wholly_exempt: bool = False

    def cite(self, line: int, number: str, form: Form, example: int | None = None) -> None:
        self.citations.append(Citation(number, self.path, line, form, example))
        try:
            find(number)
        except UnknownRule as error:
            self.complain(line, str(error))

    def complain(self, line: int, words: str) -> None:
        self.problems.append(BadCitation(self.path, line, words))

    def excuses(self, node: ast.expr) -> bool:
        return self.wholly_exempt or node.lineno in self.exempt


def scan(paths: Iterable[Path | str]) -> list[Citation]:
    """All citations in these files and in the Python files below these folders."""
    return [cited for path in python_files(paths) for cited in read(path).citations]


def check(paths: Iterable[Path | str]) -> list[BadCitation]:
    """All problems there: unknown numbers, malformed comments, files that cannot be read."""
    return [problem for path in python_files(paths) for problem in read(path).problems]


def outdated(paths: Iterable[Path | str]) -> list[BadCitation]:
    """Citations in code of rules that changed or are gone in 26.03, on lines that cite no rule of 26.03."""
    return [problem for path in python_files(paths) for problem in _outdated(read(path))]


def _outdated(source: Source) -> Iterator[BadCitation]:
    settled = {cited.line for cited in source.citations if ruleset_of(cited.number) == "26.03"}
    for cited in source.citations:
        if cited.form in {"test", "mention"} or cited.line in settled:
            continue
        try:
            fate = became(cited.number)
        except UnknownRule:
            continue  # `check` reports it
        if fate.verdict not in EQUIVALENT:
            now = f"cite {fate.number} too" if fate.to else "the code must not run under 26.03"
            yield BadCitation(source.path, cited.line, f"{cited.number} {fate.verdict} in 26.03 ({fate.note}): {now}")


def read(path: Path) -> Source:
    source = Source(path)
    try:
        text = path.read_bytes()
        tree = ast.parse(text, filename=str(path))
        # Tokenizing is the slow part, and only comments with these letters are of interest.
        tokens = tokenize.tokenize(io.BytesIO(text).readline) if b"CR" in text else ()
        comments = [token for token in tokens if token.type == tokenize.COMMENT]
    except (OSError, SyntaxError, ValueError, tokenize.TokenError) as error:
        source.complain(getattr(error, "lineno", None) or 1, f"cannot be read: {error}")
        return source
    source.tree = tree
    first = min((node.lineno for node in tree.body if not _is_docstring(node)), default=sys.maxsize)
    for token in comments:  # before the code: they exempt lines of it
        _read_comment(source, token, first)
    _CitationReader(source).visit(tree)
    source.citations.sort(key=lambda cited: (cited.line, cited.number))
    source.problems.sort()
    return source


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sneakdoor.rulebook.citations", description="Find citations of rules that do not exist."
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a Python file, or a folder of them")
    parser.add_argument("--both", action="store_true", help="the code is for both rulesets, 1.4 and 26.03")
    given = parser.parse_args(arguments)
    problems = check(given.paths) + (outdated(given.paths) if given.both else [])
    sys.stdout.writelines(f"{problem}\n" for problem in problems)
    return 1 if problems else 0


def python_files(paths: Iterable[Path | str]) -> Iterator[Path]:
    """These files, and the Python files below these folders."""
    for path in map(Path, paths):
        if not path.is_dir():
            yield path
            continue
        for found in sorted(path.rglob("*.py")):
            parts = found.relative_to(path).parts
            if not any(part in _SKIPPED or part.startswith(".") for part in parts):
                yield found


def _read_comment(source: Source, token: tokenize.TokenInfo, first_statement: int) -> None:
    line, column = token.start
    if not _IS_CITATION.match(token.string):
        for number in _MENTION.findall(token.string):
            source.cite(line, number, "mention")
    elif _EXEMPTION.match(token.string):
        is_alone = not token.line[:column].strip()
        if is_alone and line < first_statement:
            source.wholly_exempt = True
        else:
            source.exempt.add(line)
    elif found := _COMMENT.match(token.string):
        for cited in found[1].split(" + "):
            source.cite(line, cited.removesuffix(_DEVIATES), "deviation" if cited.endswith(_DEVIATES) else "comment")
    else:
        source.complain(
            line, f"malformed citation {token.string!r}: write `# CR 6.9.3c: words`, numbers joined by ` + `"
        )


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


class _CitationReader(ast.NodeVisitor):
    def __init__(self, source: Source) -> None:
        self.source = source

    def visit_Module(self, node: ast.Module) -> None:
        self._mentions(node)
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._defined(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._defined(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._defined(node)

    def visit_Call(self, node: ast.Call) -> None:
        if not self.source.excuses(node):
            self._called(node)
        self.generic_visit(node)

    def _called(self, node: ast.Call) -> None:
        match _names(node.func):
            case (*_, "mark", "rule"):
                self._mark(node)
            case (*_, "Refusal" | "refuse"):
                for number in _strings(node.args[:1]):
                    self.source.cite(node.lineno, number, "refusal")
        for keyword in node.keywords:
            if keyword.arg == "rule" and not self.source.excuses(keyword.value):
                for number in _strings([keyword.value]):
                    self.source.cite(keyword.value.lineno, number, "keyword")

    def _defined(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._mentions(node)
        for decorator in node.decorator_list:
            if not isinstance(decorator, ast.Call) or self.source.excuses(decorator):
                continue
            match _names(decorator.func):
                case (*_, "mark", "rule"):
                    pass  # `visit_Call` reads it
                case (*_, "step"):
                    numbers = _strings(decorator.args)
                    if not numbers:
                        self.source.complain(decorator.lineno, "a step needs its number as a plain string")
                    for number in numbers:
                        self.source.cite(decorator.lineno, number, "step")
                case (*_, "rule"):
                    # Without a string it is another library's decorator, such as Hypothesis' state machines have.
                    for number in _strings(decorator.args):
                        self.source.cite(decorator.lineno, number, "rule")
        self.generic_visit(node)

    def _mark(self, node: ast.Call) -> None:
        numbers = _strings(node.args)
        if not numbers or len(numbers) != len(node.args):
            self.source.complain(node.lineno, "a mark of rules needs their numbers as plain strings")
        given = next((keyword.value for keyword in node.keywords if keyword.arg == "example"), None)
        example = given.value if isinstance(given, ast.Constant) and isinstance(given.value, int) else None
        for number in numbers:
            self.source.cite(node.lineno, number, "test", None if isinstance(example, bool) else example)
        if example is not None and example is not False:
            self._check_example(node.lineno, numbers, example)

    def _check_example(self, line: int, numbers: Sequence[str], example: int) -> None:
        """Require that the example belongs to one of the marked rules; True only asks that they have an example."""
        try:
            known = sorted({shown for number in numbers for shown in find(number).examples})
        except UnknownRule:
            return  # `cite` has reported the number
        named = ", ".join(numbers)
        if len({ruleset_of(number) for number in numbers}) > 1:
            self.source.complain(line, f"{named}: examples are numbered by ruleset, so give each ruleset its own mark")
        elif example is True:
            if not known:
                self.source.complain(line, f"{named} has no worked example")
        elif example not in known:
            have = ", ".join(map(str, known)) or "none"
            self.source.complain(line, f"{named} has no worked example {example} (has: {have})")

    def _mentions(self, node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        docstring = ast.get_docstring(node, clean=False)
        if docstring is None:
            return
        first = node.body[0].lineno
        for found in _MENTION.finditer(docstring):
            self.source.cite(first + docstring.count("\n", 0, found.start()), found[1], "mention")


def _names(function: ast.expr) -> tuple[str, ...]:
    """Split a dotted name such as `pytest.mark.rule`; anything else than names ends the chain."""
    if isinstance(function, ast.Attribute):
        return (*_names(function.value), function.attr)
    return (function.id,) if isinstance(function, ast.Name) else ()


def _strings(nodes: Iterable[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


if __name__ == "__main__":
    sys.exit(main())
