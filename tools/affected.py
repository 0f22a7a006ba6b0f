"""Select the tests that a change can reach, for `dev.py test --changed`.

python tools/affected.py [REV]    print the selection as JSON; REV is HEAD unless given

A Python file reaches every test file that imports it, directly or through other modules. Imports inside functions
count, and so do module names in the strings of tests, because tests start programs and patch by name.

Card modules are different: the registry loads all of them, so by imports every game would depend on every card. A
changed card selects the tests that name it, the tests parametrised by it, and CARD_CHECKS. The laws, which play random
games, are left to the full run.

A file that this tool has no rule for selects everything.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHON: Final = ("src/**/*.py", "tests/**/*.py", "tools/**/*.py", "examples/*.py", "*.py")
PACKAGE: Final = "sneakdoor"
CARDS: Final = "src/sneakdoor/cards/*/*.py"
CARD_CHECKS: Final = ("tests/cards/test_facts.py", "tests/cards/test_registry.py", "tests/cards/test_lint.py")
ANY_CARDS: Final = ("tests/laws/", "tests/web/")  # these need some cards to play with, no matter which
DYNAMIC: Final = {"import_module", "iter_modules", "walk_packages", "__import__"}
DOTTED: Final = re.compile(rf"\b{PACKAGE}(?:\.\w+)+")
FILE_NAME: Final = re.compile(r"\b(?:tools/)?\w+\.py\b")
NO_TESTS: Final = (
    ".github/*",
    ".pre-commit-config.yaml",
    "CODE_OF_CONDUCT.md",
    "CITATION.cff",
    ".gitignore",
    "LICENSE",
)


@dataclass
class Selection:
    """What to run; `everything` makes the rest meaningless."""

    everything: bool = False
    reason: str = ""
    files: set[str] = field(default_factory=set)  # test files, and modules and documents with examples
    tests: set[str] = field(default_factory=set)  # node ids without parameters
    titles: set[str] = field(default_factory=set)  # cards: tests with such a parameter are selected too
    page: bool = False  # the page's own checks and the browser tests

    def as_json(self) -> str:
        return json.dumps({name: sorted(v) if isinstance(v, set) else v for name, v in asdict(self).items()}, indent=1)


# --------------------------------------------------------------------------------------------------------- import graph


@dataclass
class Imports:
    """What one Python file imports; kept in .dev between runs, since parsing all files takes seconds."""

    modules: list[tuple[str, str]] = field(default_factory=list)  # module and name; no name for `import module`
    lazy: dict[str, str] = field(default_factory=dict)  # names that a package loads on first use, with their modules
    dynamic: bool = False  # it imports modules whose names are computed
    named: list[str] = field(default_factory=list)  # strings that may name modules or programs


class Module:
    """One Python file of the checkout."""

    def __init__(self, path: str, source: str) -> None:
        self.path, self.source = path, source
        self.name = module_name(path)

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    def imports(self) -> Imports:
        out = Imports()
        typed = type_checking_imports(self.tree)
        if any(isinstance(node, ast.FunctionDef) and node.name == "__getattr__" for node in self.tree.body):
            froms = [node for node in typed if isinstance(node, ast.ImportFrom)]
            out.lazy = {alias.asname or alias.name: node.module or "" for node in froms for alias in node.names}
        skipped = {*map(id, typed), *map(id, docstrings(self.tree))}
        strings = not self.path.startswith("src/")  # tests and tools start programs and patch by name
        for node in ast.walk(self.tree):
            if id(node) in skipped:
                continue
            if isinstance(node, ast.Import):
                out.modules += [(alias.name, "") for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                out.modules += [(self._absolute(node), alias.name) for alias in node.names]
            elif isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in DYNAMIC and not (node.args and isinstance(node.args[0], ast.Constant)):
                    out.dynamic = not out.lazy
            elif strings and isinstance(node, ast.Constant) and isinstance(node.value, str):
                if PACKAGE in node.value or ".py" in node.value:
                    out.named.append(node.value)
        return out

    def _absolute(self, node: ast.ImportFrom) -> str:
        package = self.name.split(".")
        if not self.path.endswith("__init__.py"):
            package = package[:-1]
        base = package[: len(package) - node.level + 1] if node.level else []
        return ".".join([*base, *([node.module] if node.module else [])])


def docstrings(tree: ast.Module) -> list[ast.expr]:
    """Texts that stand alone: docstrings, and notes under constants."""
    return [
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]


def module_name(path: str) -> str:
    parts = list(Path(path).with_suffix("").parts)
    if parts[0] == "src":
        parts = parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def type_checking_imports(tree: ast.Module) -> list[ast.stmt]:
    return [
        inner
        for node in tree.body
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in node.body
    ]


class Graph:
    """Who imports whom among the Python files of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        found = {file.relative_to(root).as_posix(): file for pattern in PYTHON for file in root.glob(pattern)}
        self.modules = {path: Module(path, file.read_text(encoding="utf-8")) for path, file in found.items()}
        self.by_name = {module.name: module for module in self.modules.values()}
        self.imports = self._cached_imports()
        self.dynamic = {path for path, one in self.imports.items() if one.dynamic}

    def _cached_imports(self) -> dict[str, Imports]:
        cache = self.root / ".dev" / "imports.json"
        rules = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
        try:
            kept = json.loads(cache.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            kept = {}
        kept = kept.get("files", {}) if kept.get("rules") == rules else {}
        out, files = dict[str, Imports](), dict[str, object]()
        for path, module in self.modules.items():
            digest = hashlib.sha256(module.source.encode()).hexdigest()
            known = kept.get(path)
            out[path] = Imports(**known["imports"]) if known and known["digest"] == digest else module.imports()
            files[path] = {"digest": digest, "imports": asdict(out[path])}
        cache.parent.mkdir(exist_ok=True)
        cache.write_text(json.dumps({"rules": rules, "files": files}), encoding="utf-8")
        return out

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """For each path the paths that import it directly."""
        found = defaultdict[str, set[str]](set)
        for path in self.modules:
            for target in self.targets(path):
                if target != path:
                    found[target].add(path)
        return found

    def targets(self, path: str) -> Iterator[str]:
        """The paths that a file imports directly."""
        module, imports = self.modules[path], self.imports[path]
        for name, what in imports.modules:
            yield from self._resolve(name, what)
        if imports.dynamic and path.startswith("src/"):
            package = module.name if path.endswith("__init__.py") else module.name.rpartition(".")[0]
            yield from (other.path for name, other in self.by_name.items() if name.startswith(f"{package}."))
        for text in imports.named:
            yield from self._named(text)
            yield from (name for name in FILE_NAME.findall(text) if name in self.modules)
        if path.startswith("tests/"):  # pytest loads these for it
            yield from (
                there for folder in Path(path).parents if (there := (folder / "conftest.py").as_posix()) in self.modules
            )

    def _resolve(self, name: str, what: str) -> Iterator[str]:
        parts = name.split(".")
        for end in range(1, len(parts) + 1):  # importing a module runs the packages around it
            if found := self.by_name.get(".".join(parts[:end])):
                yield found.path
        target = self.by_name.get(name)
        if target is None:
            return
        if found := self.by_name.get(f"{name}.{what}"):
            yield found.path
            return
        lazy = self.imports[target.path].lazy
        if what in lazy:
            yield from self._resolve(lazy[what], what)
        elif what == "*":
            for home in set(lazy.values()):
                yield from self._resolve(home, "")

    def _named(self, text: str) -> Iterator[str]:
        """Modules that a string names: `sneakdoor.web.app`, the package run as a program, code to run."""
        if text == PACKAGE or f"import {PACKAGE}" in text or f"from {PACKAGE} " in text:
            yield from (
                path for path in ("src/sneakdoor/__main__.py", "src/sneakdoor/__init__.py") if path in self.modules
            )
        for dotted in DOTTED.findall(text):
            parts = dotted.split(".")
            while parts and ".".join(parts) not in self.by_name:
                parts.pop()
            yield from self._resolve(".".join(parts), "")

    def reached_from(self, paths: Iterable[str], *, not_through: Iterable[str] = ()) -> set[str]:
        """These paths and everything that imports them, directly or not."""
        blocked, reached, waiting = set(not_through), set(paths), list(paths)
        while waiting:
            for importer in self.importers.get(waiting.pop(), ()):
                if importer not in reached and importer not in blocked:
                    reached.add(importer)
                    waiting.append(importer)
        return reached


def is_test(path: str) -> bool:
    return path.startswith("tests/") and Path(path).name.startswith("test_")


# ---------------------------------------------------------------------------------------------------------------- cards


def declared_titles(now: str, before: str) -> set[str]:
    """The titles of the declarations that differ between two versions of a card module.

    A declaration is an assignment of a call whose first argument is the title. A changed helper counts as a change of
    every declaration that uses it.

    >>> old = 'def two(): return 2\\nA = ice("Alpha", two())\\nB = ice("Beta", 1)\\n'
    >>> declared_titles(old.replace("1)", "3)"), old), declared_titles(old.replace("return 2", "return 3"), old)
    ({'Beta'}, {'Alpha'})
    """
    statements = ast.parse(now).body
    known = {ast.dump(node) for node in ast.parse(before).body}
    changed = [node for node in statements if ast.dump(node) not in known]
    gone = {ast.dump(node) for node in statements}
    changed += [node for node in ast.parse(before).body if ast.dump(node) not in gone]
    while True:
        names = {name for node in changed for name in bound_names(node)}
        more = [node for node in statements if node not in changed and names & used_names(node)]
        if not more:
            break
        changed += more
    titles = {title for node in changed if (title := title_of(node))}
    return titles or {title for node in statements if (title := title_of(node))}


def title_of(node: ast.stmt) -> str:
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and node.value.args:
        first = node.value.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            return first.value
    return ""


def bound_names(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}


def used_names(node: ast.AST) -> set[str]:
    found = set[str]()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name):
            found.add(inner.id)
        elif isinstance(inner, ast.Attribute):
            found.add(inner.attr)
        elif isinstance(inner, ast.arg):  # fixtures are asked for by parameter
            found.add(inner.arg)
    return found


class Mentions:
    """Which tests name one of these cards, themselves or through a helper, a constant or a fixture."""

    def __init__(self, graph: Graph, titles: set[str]) -> None:
        self.graph = graph
        self.wanted = re.compile("|".join(rf"(?<!\w){re.escape(title)}(?!\w)" for title in sorted(titles)))
        self.helpers: dict[str, set[str]] = {}

    def tests(self) -> set[str]:
        paths = [path for path in sorted(self.graph.modules) if is_test(path) and not path.startswith(ANY_CARDS)]
        return {node for path in paths for node in self._in_module(path)}

    def _names(self, node: ast.AST, carriers: set[str]) -> bool:
        texts = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str))
        return any(self.wanted.search(text) for text in texts) or bool(carriers & used_names(node))

    def _carriers(self, path: str) -> set[str]:
        """Names at the top of a module that lead to one of the cards."""
        if path in self.helpers:
            return self.helpers[path]
        self.helpers[path] = set()  # for modules that import each other
        module = self.graph.modules[path]
        found = {name for other in self._test_helpers(module) for name in self._carriers(other)}
        if not found and not self.wanted.search(module.source):
            return found
        tops = [node for node in module.tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]
        tops = [node for node in tops if not any(name.lower().startswith("test") for name in bound_names(node))]
        grown = True
        while grown:
            more = {name for node in tops if self._names(node, found) for name in bound_names(node)} - found
            found |= more
            grown = bool(more)
        self.helpers[path] = found
        return found

    def _test_helpers(self, module: Module) -> set[str]:
        return {path for path in self.graph.targets(module.path) if path.startswith("tests/") and path != module.path}

    def _in_module(self, path: str) -> Iterator[str]:
        carriers = self._carriers(path)
        module = self.graph.modules[path]
        if not carriers and not self.wanted.search(module.source):
            return
        for node in module.tree.body:
            yield from self._in_scope(node, path, carriers)

    def _in_scope(self, node: ast.stmt, scope: str, carriers: set[str]) -> Iterator[str]:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            helpers = [n for n in node.body if not getattr(n, "name", "").startswith(("test", "Test"))]
            own = carriers | {name for one in helpers if self._names(one, carriers) for name in bound_names(one)}
            for inner in node.body:
                yield from self._in_scope(inner, f"{scope}::{node.name}", own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            if self._names(node, carriers):
                yield f"{scope}::{node.name}"


# ------------------------------------------------------------------------------------------------------------ selection


def select(changed: Iterable[str], before: dict[str, str], root: Path = ROOT) -> Selection:
    """The selection for these changed paths; `before` has the former text of card modules."""
    graph, out = Graph(root), Selection()
    cards = {path for path in changed if fnmatch(path, CARDS) and path in graph.modules and path in before}
    cards = {path for path in cards if not path.endswith("__init__.py")}
    modules = set[str]()
    for path in sorted(set(changed) - cards):
        name = Path(path).name
        if path in graph.modules and name != "conftest.py":
            modules.add(path)
        elif any(fnmatch(path, pattern) for pattern in NO_TESTS):
            out.files |= mentioning(graph, [name, path.partition("/")[0]])
        elif path.endswith(".md") and (path.startswith("docs/") or "/" not in path):
            out.files |= mentioning(graph, [name, '"docs"'])
            if (root / path).exists() and ">>>" in (root / path).read_text(encoding="utf-8"):
                out.files.add(path)
        elif path.startswith("page/"):
            out.page = True
            out.files |= mentioning(graph, ['"page"'])
        else:
            return Selection(everything=True, reason=f"there is no rule for {path}")
    reached = graph.reached_from(modules) | graph.reached_from(cards, not_through=graph.dynamic)
    out.files |= {path for path in reached if is_test(path) or ">>>" in graph.modules[path].source}
    for path in cards:
        out.titles |= declared_titles(graph.modules[path].source, before[path])
    if out.titles:
        out.files |= {check for check in CARD_CHECKS if check in graph.modules}
        out.tests = Mentions(graph, out.titles).tests()
    return out


def mentioning(graph: Graph, words: Iterable[str]) -> set[str]:
    """Test files whose source has one of these words."""
    wanted = tuple(words)
    return {path for path, one in graph.modules.items() if is_test(path) and any(word in one.source for word in wanted)}


def git(*arguments: str, root: Path = ROOT) -> str:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout  # noqa: S603


def changes(revision: str, root: Path = ROOT) -> tuple[list[str], dict[str, str]]:
    """Paths that differ from a revision, committed or not, and the former text of card modules among them."""
    differing = git("diff", "--name-only", "--no-renames", revision, root=root).splitlines()
    fresh = git("ls-files", "--others", "--exclude-standard", root=root).splitlines()
    there = set(git("ls-tree", "-r", "--name-only", revision, "src/sneakdoor/cards", root=root).splitlines())
    cards = [path for path in {*differing, *fresh} if fnmatch(path, CARDS)]
    return sorted({*differing, *fresh}), {
        path: git("show", f"{revision}:{path}", root=root) if path in there else "" for path in cards
    }


def main(arguments: list[str]) -> int:
    revision = arguments[0] if arguments else "HEAD"
    try:
        changed, before = changes(revision)
    except subprocess.CalledProcessError as error:
        sys.stderr.write(f"affected: git: {error.stderr.strip()}\n")
        return 1
    sys.stdout.write(select(changed, before).as_json() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
