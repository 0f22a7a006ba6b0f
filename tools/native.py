"""Rewrite a copy of the package for mypyc; `tools/compile.py` calls this.

mypyc does not support some constructs of the sources, and compiles others to faster code when they are written out. The
rewriting does not change any game: `dev.py same` compares compiled and plain games choice by choice.
"""

import ast
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

VOCABULARY: Final = "sneakdoor.cards.vocabulary"
STAR: Final = f"from {VOCABULARY} import *"
QUICK: Final = "from sneakdoor.kernel.values import dataclass"
WORDS: Final = "sneakdoor.model.enums"

ENGINE: Final = ("grammar", "kernel", "model", "rules", "language")
FACE: Final = (
    "game.py", "why_not.py", "log.py", "move_options.py", "option.py", "options.py", "question_text.py", "sampling.py",
    "log_sentences.py", "view.py", "view_json.py", "option_text.py",
)  # fmt: skip
"""Modules used in a game. Records and parts of views are pickled, so they must be creatable without `__init__`."""
THOUGHT: Final = tuple(
    f"bots/{name}.py"
    for name in (
        "beliefs", "corp", "economy", "evaluation", "ice_threats", "outlook", "playouts", "rigs", "runner", "runs",
        "server_defense", "tree",
    )
)  # fmt: skip
"""Evaluation code of the bots. The bots themselves are not compiled, so that they can be subclassed."""


class Unfit(SystemExit):
    """The sources no longer have the shape that this module expects."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A replacement of bytes in a file."""

    start: int
    end: int
    text: str


class Source:
    """A file, its syntax tree, and the pending edits."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.content = file.read_bytes()
        self.tree = ast.parse(self.content)
        self.lines = [0]
        for line in self.content.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.edits: list[Edit] = []

    def replace(self, node: ast.expr, text: str) -> None:
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        self.edits.append(Edit(start, end, text))

    def remove_lines(self, first: int, last: int) -> None:
        self.edits.append(Edit(self.lines[first - 1], self.lines[last], ""))

    def rename(self, method: ast.FunctionDef, name: str) -> None:
        start = self.lines[method.lineno - 1] + method.col_offset + len("def ")
        self.edits.append(Edit(start, start + len(method.name.encode()), name))

    def insert_before(self, line: int, text: str) -> None:
        self.edits.append(Edit(self.lines[line - 1], self.lines[line - 1], text))

    def said(self, node: ast.expr) -> str:
        return ast.unparse(node)

    def write(self) -> None:
        if not self.edits:
            return
        content = self.content
        for edit in sorted(self.edits, key=lambda one: (one.start, one.end), reverse=True):
            content = content[: edit.start] + edit.text.encode() + content[edit.end :]
        ast.parse(content)
        self.file.write_bytes(content)


def sources(package: Path, *rooms: str) -> Iterator[Source]:
    for room in rooms:
        found = package / room
        for file in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
            yield Source(file)


def copied(written: Path, target: Path) -> Path:
    """Make a fresh copy of the package without compiled files."""
    package = target / "sneakdoor"
    shutil.rmtree(package, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(written, package, ignore=ignored)
    return package


def rewrite(package: Path, *, numbers_wrap: bool = True) -> None:
    """Apply all rewrites; those that need native integers can be left out, to run the result uncompiled."""
    name_what_cards_import(package)
    use_common_dataclasses(package)
    call_steps(package)
    write_clones(package)
    write_numbers(package, *ENGINE, *FACE)
    leave_builtin_children(package, *FACE)
    set_frozen_fields(package, *FACE)
    make_blank_for_pickles(package, *FACE)
    keep_what_is_found_once(package, *FACE, *THOUGHT)
    if numbers_wrap:
        draw_by_machine_numbers(package)


# -------------------------------------------------------------------------------------- what would not compile as it is


def name_what_cards_import(package: Path) -> None:
    """Replace star imports in card files by explicit names, since compiled code does not bind star imports."""
    offered = _vocabulary(package)
    for file in (package / "cards").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if STAR in text:
            used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
            names = [name for name in offered if name in used]
            named = f"from {VOCABULARY} import {', '.join(names)}" if names else ""
            file.write_text(text.replace(STAR, named), encoding="utf-8")


def _vocabulary(package: Path) -> list[str]:
    """Return the names that the vocabulary exports."""
    tree = ast.parse((package / "cards" / "vocabulary.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise Unfit("the vocabulary has no __all__")


def use_common_dataclasses(package: Path) -> None:
    """Use the standard dataclass decorator, which mypyc knows; the faster one is for plain Python."""
    for file in package.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if QUICK in text:
            file.write_text(text.replace(QUICK, "from dataclasses import dataclass"), encoding="utf-8")


AS_IT_IS: Final = '''
def _as_it_is(cls: Any) -> Any:
    """The compiler leaves a class alone that has a decorator of which it knows nothing."""
    return cls


'''
BUILT_IN: Final = ("dict[", "list[", "tuple[")


def leave_builtin_children(package: Path, *rooms: str) -> None:
    """Keep subclasses of tuples as interpreted classes; their methods are compiled."""
    for source in sources(package, *rooms):
        children = [
            node
            for node in source.tree.body
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).startswith(BUILT_IN) for base in node.bases)
        ]
        for number, child in enumerate(children):
            source.insert_before(child.lineno, ("" if number else AS_IT_IS) + "@_as_it_is\n")
            for line in child.body:  # evaluated when the class is created, but may name something defined later
                if isinstance(line, ast.AnnAssign):
                    source.replace(line.annotation, "Any")
        source.write()


NEW: Final = """
    def __new__(cls, *_args: Any, **_named: Any) -> {name}:
        return object.__new__(cls)
"""


def make_blank_for_pickles(package: Path, *rooms: str) -> None:
    """Add `__new__` to pickled classes: unpickling skips `__init__`, which compiled classes allow only with it."""
    for source in sources(package, *rooms):
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef):
                own = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
                if "__setstate__" in own:
                    source.insert_before((node.end_lineno or node.lineno) + 1, NEW.format(name=node.name))
        source.write()


KEPT: Final = """
    _has_{name}: bool = False
    _kept_{name}: {kind}

    @property
    def {name}(self) -> {kind}:
        if not self._has_{name}:
            self._kept_{name} = self._find_{name}()
            self._has_{name} = True
        return self._kept_{name}

    @{name}.setter
    def {name}(self, value: {kind}) -> None:
        self._kept_{name} = value
        self._has_{name} = True
"""
ONCE: Final = "cached_property"


def keep_what_is_found_once(package: Path, *rooms: str) -> None:
    """Write out cached properties, which mypyc would compile to plain properties."""
    for source in sources(package, *rooms):
        for owner in (node for node in source.tree.body if isinstance(node, ast.ClassDef)):
            for method in (node for node in owner.body if isinstance(node, ast.FunctionDef)):
                marks = [mark for mark in method.decorator_list if ast.unparse(mark) == ONCE]
                if not marks:
                    continue
                if method.returns is None or len(method.decorator_list) > 1:
                    raise Unfit(f"{source.file.name}: what {owner.name}.{method.name} is cannot be told")
                source.remove_lines(marks[0].lineno, marks[0].lineno)
                source.rename(method, f"_find_{method.name}")
                kept = KEPT.format(name=method.name, kind=ast.unparse(method.returns))
                source.insert_before((owner.end_lineno or owner.lineno) + 1, kept)
        source.write()


def set_frozen_fields(package: Path, *rooms: str) -> None:
    """Write out how a frozen object sets its own fields, which compiles to a single store.

    mypyc recognises `object.__setattr__` only under this name, and only for fields of the same class; a field of a base
    class is set by a method there.
    """
    found = list(sources(package, *rooms))
    classes = {
        node.name: (source, node) for source in found for node in source.tree.body if isinstance(node, ast.ClassDef)
    }
    wanted: dict[tuple[str, str], str] = {}
    for source, owner in classes.values():
        fields = _fields(owner)
        for node in ast.walk(owner):
            match node:
                case ast.Assign(targets=[ast.Name(id="set_")]):
                    source.remove_lines(node.lineno, node.lineno)
                case ast.Call(func=func, args=[ast.Name(id="self"), ast.Constant(value=str(name)), value]):
                    if ast.unparse(func) not in {"set_", "object.__setattr__"}:
                        continue
                    if name in fields:
                        source.replace(func, "object.__setattr__")
                        continue
                    above = ast.unparse(owner.bases[0])
                    wanted[above, name] = _fields(classes[above][1])[name]
                    source.replace(node, f"self._put_{name.strip('_')}({ast.unparse(value)})")
    for (above, name), kind in wanted.items():
        put = f"\n    def _put_{name.strip('_')}(self, value: {kind}) -> None:\n"
        put += f'        object.__setattr__(self, "{name}", value)\n'
        source, owner = classes[above]
        source.insert_before((owner.end_lineno or 0) + 1, put)
    for source in found:
        source.write()


def _fields(owner: ast.ClassDef) -> dict[str, str]:
    return {
        node.target.id: ast.unparse(node.annotation)
        for node in owner.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


# ------------------------------------------------------------------------------------------------ what is called faster

GO: Final = '''
    def go(self, s: {state}, at: int) -> None:
        """Take the step with this number: written when the package was compiled, so that steps are called directly."""
'''
LOOP: Final = "run[at](self, m)"


def call_steps(package: Path) -> None:
    """Let each frame call its steps by number, without decorators.

    mypyc calls a decorated method through a Python object, and a plain one like a C function. So the arguments of the
    decorators move to the place where the table is built, and each class gets a dispatch method.
    """
    marked = 0
    for source in sources(package, "rules", "language", "cards"):
        marks: dict[str, list[str]] = {}
        orders = {name: order for node in source.tree.body for name, order in _rearranged(node)}
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef):
                steps = list(_steps(node))
                if steps or node.name in orders:
                    marks[node.name] = _unmark(source, node, steps, orders.get(node.name))
            elif (made := _table(node)) is not None:
                lines = marks.pop(made, None)
                if lines is None:
                    raise Unfit(f"{source.file.name}: the table of {made} does not follow its steps")
                source.insert_before(node.lineno, "".join(f"{line}\n" for line in lines))
                marked += len(lines)
        if marks:
            raise Unfit(f"{source.file.name}: no table is made of the steps of {', '.join(marks)}")
        source.write()
    if not marked:
        raise Unfit("no steps were found")
    _go(package)


def _steps(owner: ast.ClassDef) -> Iterator[tuple[ast.FunctionDef, ast.expr]]:
    for method in owner.body:
        if isinstance(method, ast.FunctionDef):
            for decorator in method.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "step":
                    yield method, decorator


def _table(node: ast.stmt) -> str | None:
    """Return the class whose table is built here, if any."""
    match node:
        case ast.AnnAssign(
            value=ast.Call(func=ast.Name(id="table" | "rearranged"), args=[ast.Constant(value=str(owner)), *_])
        ):
            return owner
    return None


def _rearranged(node: ast.stmt) -> Iterator[tuple[str, list[str]]]:
    """Yield the class whose table has steps of its base in another order, with the names of its steps."""
    match node:
        case ast.AnnAssign(
            value=ast.Call(func=ast.Name(id="rearranged"), args=[ast.Constant(value=str(owner)), _, *pairs])
        ):
            order = [ast.literal_eval(pair) for pair in pairs]
            yield owner, [entry if isinstance(entry, str) else entry[1] for entry in order]


def _unmark(
    source: Source, owner: ast.ClassDef, steps: list[tuple[ast.FunctionDef, ast.expr]], order: list[str] | None
) -> list[str]:
    """Remove the decorators, add the dispatch method, and return what was removed."""
    for _, decorator in steps:
        source.remove_lines(decorator.lineno, decorator.end_lineno or decorator.lineno)
    state = ast.unparse(steps[0][0].args.args[1].annotation or ast.Name(id="object")) if steps else "State"
    names = order if order is not None else [method.name for method, _ in steps]
    lines = GO.format(state=state)
    for number, name in enumerate(names):
        last = number == len(names) - 1
        lines += f"        {'el' if number else ''}if at == {number}:\n" if len(names) > 1 and not last else ""
        lines += "        else:\n" if len(names) > 1 and last else ""
        lines += f"    {'    ' if len(names) > 1 else ''}    self.{name}(s)\n"
    source.insert_before((owner.end_lineno or owner.lineno) + 1, lines)
    return [f"{ast.unparse(decorator)}({owner.name}.{method.name})" for method, decorator in steps]


def _go(package: Path) -> None:
    """Let the step loop use the dispatch method; an interpreted frame falls back to its table."""
    file = package / "kernel" / "frames.py"
    text = file.read_text(encoding="utf-8")
    before = "    def goto(self, name: str) -> None:"
    if text.count(LOOP) != 1 or text.count(before) != 1:
        raise Unfit("kernel/frames.py: the loop over the steps is not where it was")
    go = GO.format(state="Any").lstrip("\n") + "        self.table().run[at](self, s)\n\n"
    file.write_text(text.replace(LOOP, "self.go(m, at)").replace(before, go + before), encoding="utf-8")


CLONE: Final = '''
    def clone(self) -> {name}:
        """Generated when the package was compiled."""
        new = {name}({arguments})
'''
CLONEABLE: Final = ("sneakdoor.kernel.cloning", "Cloneable")

Name = tuple[str, str]
"""A class: its module and its name there."""


def write_clones(package: Path) -> None:
    """Write out the `clone` that the interpreter generates for each class derived from `Cloneable`.

    The compiler calls a constructor directly, but looks `__new__` up, so here the values go through `__init__`; fields
    that are no parameter of it are set afterwards.
    """
    found: dict[Name, tuple[Source, ast.ClassDef]] = {}
    bases: dict[Name, list[Name]] = {}
    for source in sources(package, "kernel", "model", "rules", "language", "cards"):
        module = ".".join(source.file.relative_to(package.parent).with_suffix("").parts)
        imported = {
            one.asname or one.name: (node.module or "", one.name)
            for node in source.tree.body
            if isinstance(node, ast.ImportFrom)
            for one in node.names
        }
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef):
                found[module, node.name] = (source, node)
                named = [ast.unparse(base) for base in node.bases]
                bases[module, node.name] = [imported.get(base, (module, base)) for base in named]
    written = 0
    for name, (source, node) in found.items():
        line = _line_of(name, bases)
        if CLONEABLE in line and name != CLONEABLE and not _method(node, "clone"):
            text = _clone(node.name, [found[one][1] for one in line if one in found])
            source.insert_before((node.end_lineno or node.lineno) + 1, text)
            written += 1
    if not written:
        raise Unfit("no class is derived from Cloneable")
    for source in {id(source): source for source, _ in found.values()}.values():
        source.write()


def _line_of(name: Name, bases: dict[Name, list[Name]]) -> list[Name]:
    """A class and all those above it, of which each has one base at most."""
    line = [name]
    while len(above := bases.get(line[-1], [])) == 1:
        line.append(above[0])
    return line


def _method(owner: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((one for one in owner.body if isinstance(one, ast.FunctionDef) and one.name == name), None)


def _slots(owner: ast.ClassDef) -> list[str]:
    for node in owner.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__slots__")], value=value):
                return [str(name) for name in ast.literal_eval(value)]
    raise Unfit(f"{owner.name} has no __slots__")


def _clone(name: str, line: list[ast.ClassDef]) -> str:
    """The method for a class, given it and all those above it, the last of which is `Cloneable`."""
    fields = [field for owner in reversed(line) for field in _slots(owner)]
    made = next((init for owner in line if (init := _method(owner, "__init__"))), None)
    taken = [one.arg for one in made.args.args[1:] if one.arg in fields] if made is not None else []
    text = CLONE.format(name=name, arguments=", ".join(f"{field}=self.{field}" for field in taken))
    text += "".join(f"        new.{field} = self.{field}\n" for field in fields if field not in taken)
    if any(_method(owner, "unshare") for owner in line[:-1]):
        text += "        new.unshare()\n"
    return text + "        return new\n"


def write_numbers(package: Path, *rooms: str) -> None:
    """Compare sides and zones, and use them as indexes, by their integer values, which mypyc compiles natively."""
    numbers = _numbers(Source(package / "model" / "enums.py"))
    for source in sources(package, *rooms):
        imported = {
            name.name
            for node in ast.walk(source.tree)
            if isinstance(node, ast.ImportFrom) and node.module == WORDS
            for name in node.names
            if name.asname is None
        }
        known = {name: number for name, number in numbers.items() if name in imported}
        for node in ast.walk(source.tree):
            for used in _as_numbers(node):
                if isinstance(used, ast.Name) and used.id in known:
                    source.replace(used, str(known[used.id]))
        source.write()


def _numbers(words: Source) -> dict[str, int]:
    """Return the constants for members of an integer enum: `CORP: Final = Side.CORP`."""
    members: dict[str, int] = {}
    found: dict[str, int] = {}
    for node in words.tree.body:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "IntEnum" for base in node.bases):
            for line in node.body:
                match line:
                    case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int(number))):
                        members[f"{node.name}.{name}"] = number
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            said = ast.unparse(node.value)
            if said in members and ast.unparse(node.annotation) == "Final":
                found[ast.unparse(node.target)] = members[said]
    if not found:
        raise Unfit("model/enums.py has no sides and zones any more")
    return found


def _as_numbers(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions of which only the number matters."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=rest):
            if all(isinstance(op, ast.Eq | ast.NotEq) for op in ops):
                yield from (left, *rest)
            elif all(isinstance(op, ast.In | ast.NotIn) for op in ops):
                for one in rest:
                    if isinstance(one, ast.Tuple):
                        yield from one.elts
        case ast.Subscript(slice=place):
            yield place


BITS: Final = '''
def _below(seed: int, counter: int, n: int) -> int:
    """`mix(seed, counter) % n` in numbers of the machine, which wrap round by themselves."""
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = seed >> 32
    count: i64 = counter
    z: i64 = ((high << 32) | low) + count * -7046029254386353131
    z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    z ^= (z >> 31) & 0x1FFFFFFFF
    most: i64 = n
    half: i64 = (z >> 1) & 0x7FFFFFFFFFFFFFFF  # there is no sign in it: halved, it fits
    return int((half % most * 2 + (z & 1)) % most)


class Chance(Cloneable):'''
MIXED: Final = (
    "z = (seed + counter * 0x9E3779B97F4A7C15) & _MASK",
    "z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK",
    "z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK",
    "return z ^ (z >> 31)",
)


def draw_by_machine_numbers(package: Path) -> None:
    """Use native 64-bit products for random numbers, instead of integer objects."""
    file = package / "kernel" / "rng.py"
    text = file.read_text(encoding="utf-8")
    before = "\nclass Chance(Cloneable):"
    if before not in text or not all(line in text for line in MIXED):
        raise Unfit("kernel/rng.py mixes in another way; this one has to follow, or go")
    text = text.replace("from typing import Final", "from typing import TYPE_CHECKING, Final")
    text = text.replace("_MASK: Final", "if TYPE_CHECKING:\n    from mypy_extensions import i64\n\n_MASK: Final", 1)
    text = text.replace(before, BITS, 1)
    text = text.replace("mix(self.seed, self.counter) % n", "_below(self.seed, self.counter, n)")
    text = text.replace("mix(seed, counter) % (i + 1)", "_below(seed, counter, i + 1)")
    file.write_text(text, encoding="utf-8")
