"""Locate code by name: `AccessSet.fix_number`, `runs.apply_success`, the constant of a card.

An anchor is the end of a dotted name, long enough to be unique. It stays valid when the code moves to another module or
is reformatted.
"""

import ast
import builtins
import symtable
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final


class Stale(Exception):
    """An anchor or a text that is gone, or is no longer unique."""


@dataclass(frozen=True, slots=True)
class Span:
    """The lines of a definition, decorators included."""

    name: str
    file: str
    first: int
    last: int


_NAMED: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _inside(node: ast.AST, prefix: str, file: str) -> Iterator[Span]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _NAMED):
            name = f"{prefix}.{child.name}"
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield Span(name, file, first, child.end_lineno or child.lineno)
            yield from _inside(child, name, file)
        elif isinstance(child, ast.Assign | ast.AnnAssign) and not isinstance(node, ast.FunctionDef):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    yield Span(f"{prefix}.{target.id}", file, child.lineno, child.end_lineno or child.lineno)


_ALWAYS_KNOWN: Final = frozenset(dir(builtins)) | {"__file__", "__name__"}


def unknown_names(source: str) -> list[str]:
    """Names that a module uses and neither defines nor imports; none if it imports everything of another module."""
    if " import *\n" in source:
        return []
    module = symtable.symtable(source, "<source>", "exec")
    known = _ALWAYS_KNOWN | {
        name.get_name() for name in module.get_symbols() if name.is_assigned() or name.is_imported()
    }
    used: set[str] = set()
    scopes = [module]
    while scopes:
        scope = scopes.pop()
        scopes.extend(scope.get_children())
        names = scope.get_symbols()
        used.update(name.get_name() for name in names if name.is_referenced() and (name.is_global() or scope is module))
    return sorted(used - known)


class Anchors:
    """All modules, definitions and assignments of a package, by name."""

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
        """Every span whose name ends like this."""
        named = self._by_last.get(where.rpartition(".")[2], ())
        return [span for span in named if f".{span.name}".endswith(f".{where}")]

    def find(self, where: str) -> Span:
        found = self.all(where)
        if len(found) != 1:
            raise Stale(f"{where} is {'no longer there' if not found else f'there {len(found)} times'}")
        return found[0]


def replaced(source: str, span: Span, text: str, instead: str) -> str:
    """Replace a text in these lines of a source; it must occur there once.

    The result must be valid Python and use only names that the module knows.
    """
    lines = source.splitlines(keepends=True)
    there = "".join(lines[span.first - 1 : span.last])
    count = there.count(text)
    if count != 1:
        raise Stale(f"its text is {'no longer there' if not count else f'there {count} times'} in {span.name}")
    here = there.replace(text, instead)
    try:
        ast.parse(f"if True:\n{here}" if here[:1].isspace() else here)
    except SyntaxError as error:
        raise Stale(f"the result in {span.name} is not valid Python: {error.msg}") from error
    after = "".join([*lines[: span.first - 1], here, *lines[span.last :]])
    if unknown := unknown_names(after):
        raise Stale(f"the result in {span.name} uses unknown names: {', '.join(unknown)}")
    return after
