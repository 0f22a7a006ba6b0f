"""Where in the package something stands, by name: `AccessSet.fix_number`, `runs.apply_success`, a card's constant.

An anchor is the end of a dotted name, as much of it as makes it the only one. It holds whatever module the name moves
to, whatever stands around it, and however it is laid out.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final


class Stale(Exception):
    """Something that cannot be found any more, or not alone."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of lines that a name stands for, decorators included."""

    name: str
    file: str
    first: int
    last: int


_NAMED: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _inside(node: ast.AST, prefix: str, file: str) -> Iterator[Span]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _NAMED):
            name = f"{prefix}.{child.name}"
            first = min([child.lineno, *(one.lineno for one in child.decorator_list)])
            yield Span(name, file, first, child.end_lineno or child.lineno)
            yield from _inside(child, name, file)
        elif isinstance(child, ast.Assign | ast.AnnAssign) and not isinstance(node, ast.FunctionDef):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    yield Span(f"{prefix}.{target.id}", file, child.lineno, child.end_lineno or child.lineno)


class Anchors:
    """Every name of a package, with the lines it stands for."""

    def __init__(self, package: Path) -> None:
        self.spans: list[Span] = []
        self._by_last: dict[str, list[Span]] = {}
        for path in sorted(package.rglob("*.py")):
            file = path.relative_to(package)
            module = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
            text = path.read_text(encoding="utf-8")
            self._add(Span(module, file.as_posix(), 1, text.count("\n") + 1))
            for span in _inside(ast.parse(text), module, file.as_posix()):
                self._add(span)

    def _add(self, span: Span) -> None:
        self.spans.append(span)
        self._by_last.setdefault(span.name.rpartition(".")[2], []).append(span)

    def all(self, where: str) -> list[Span]:
        """Every name that ends like this."""
        return [one for one in self._by_last.get(where.rpartition(".")[2], ()) if f".{one.name}".endswith(f".{where}")]

    def find(self, where: str) -> Span:
        found = self.all(where)
        if len(found) != 1:
            raise Stale(f"{where} is {'no longer there' if not found else f'there {len(found)} times'}")
        return found[0]


def replaced(source: str, span: Span, text: str, instead: str) -> str:
    """A module's source with the text in these lines replaced; it has to stand there once, and Python to be left."""
    lines = source.splitlines(keepends=True)
    there = "".join(lines[span.first - 1 : span.last])
    count = there.count(text)
    if count != 1:
        raise Stale(f"its text is {'no longer there' if not count else f'there {count} times'} in {span.name}")
    here = there.replace(text, instead)
    try:
        ast.parse(f"if True:\n{here}" if here[:1].isspace() else here)
    except SyntaxError as error:
        raise Stale(f"what is left of {span.name} is no Python: {error.msg}") from error
    return "".join([*lines[: span.first - 1], here, *lines[span.last :]])
