"""What the compiler is given instead of what is written: `tools/compile.py` calls this on a copy of the package.

The sources are plain Python and say what they mean. Some of it means the same to the compiler only when it is written
out, and some of it can be called faster when it is. Nothing here changes what a game is: compiled and plain games are
compared choice by choice (`dev.py same`).
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
WORDS: Final = "sneakdoor.model.words"

ENGINE: Final = ("grammar", "kernel", "model", "rules", "language")
FACE: Final = (
    "game.py", "legality.py", "log.py", "options.py", "prompts.py", "sampling.py", "telling.py", "view.py",
    "wording.py",
)  # fmt: skip
"""What a game goes through. Records and the parts of views are pickled, so they have to be made without `__init__`."""
THOUGHT: Final = tuple(
    f"bots/{name}.py"
    for name in (
        "beliefs", "breaking", "corp", "economy", "guarding", "playing_on", "rigs", "runner", "runs", "standing",
        "table", "tree",
    )
)  # fmt: skip
"""What bots weigh. The bots themselves stay plain: people derive their own from them."""


class Unfit(SystemExit):
    """The sources are no longer as this module takes them to be."""


@dataclass(frozen=True, slots=True)
class Edit:
    """Bytes of a file that give way to others."""

    start: int
    end: int
    text: str


class Source:
    """A file, its tree, and what is to be changed in it."""

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
    """A fresh copy of the package without anything compiled."""
    package = target / "sneakdoor"
    shutil.rmtree(package, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(written, package, ignore=ignored)
    return package


def rewrite(package: Path, *, numbers_wrap: bool = True) -> None:
    """All that is said below; what relies on the numbers of the machine can be left out, to run it uncompiled."""
    name_what_cards_import(package)
    use_common_dataclasses(package)
    call_steps(package)
    write_numbers(package, *ENGINE, *FACE)
    leave_builtin_children(package, *FACE)
    set_frozen_fields(package, *FACE)
    make_blank_for_pickles(package, *FACE)
    keep_what_is_found_once(package, *FACE, *THOUGHT)
    if numbers_wrap:
        draw_by_machine_numbers(package)


# -------------------------------------------------------------------------------------- what would not compile as it is


def name_what_cards_import(package: Path) -> None:
    """Compiled code binds no names of a star import, so card files get the names that they use one by one."""
    offered = _vocabulary(package)
    for file in (package / "cards").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if STAR in text:
            used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
            names = [name for name in offered if name in used]
            named = f"from {VOCABULARY} import {', '.join(names)}" if names else ""
            file.write_text(text.replace(STAR, named), encoding="utf-8")


def _vocabulary(package: Path) -> list[str]:
    """What the vocabulary offers to card files."""
    tree = ast.parse((package / "cards" / "vocabulary.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise Unfit("the vocabulary has no __all__")


def use_common_dataclasses(package: Path) -> None:
    """The compiler makes classes of its own, and knows the original decorator; the quick one is for plain code."""
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
    """A class that is a tuple with more to it stays a class of the interpreter; its methods are compiled."""
    for source in sources(package, *rooms):
        children = [
            node
            for node in source.tree.body
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base).startswith(BUILT_IN) for base in node.bases)
        ]
        for number, child in enumerate(children):
            source.insert_before(child.lineno, ("" if number else AS_IT_IS) + "@_as_it_is\n")
            for line in child.body:  # these are looked up when the class is made, and what they name may come later
                if isinstance(line, ast.AnnAssign):
                    source.replace(line.annotation, "Any")
        source.write()


NEW: Final = """
    def __new__(cls, *_args: Any, **_named: Any) -> {name}:
        return object.__new__(cls)
"""


def make_blank_for_pickles(package: Path, *rooms: str) -> None:
    """What is restored from a pickle is made without `__init__`; compiled classes do so only with a `__new__`."""
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
"""
ONCE: Final = "cached_property"


def keep_what_is_found_once(package: Path, *rooms: str) -> None:
    """A cached property is to the compiler a property, which would be found anew each time it is read."""
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
    """What a frozen object does to set its own fields is one store, if it is written out.

    The compiler knows `object.__setattr__` under no other name, and only for the fields of the class where it stands; a
    field of the class above is set by a method there.
    """
    for source in sources(package, *rooms):
        classes = {node.name: node for node in source.tree.body if isinstance(node, ast.ClassDef)}
        wanted: dict[tuple[str, str], str] = {}
        for owner in classes.values():
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
                        wanted[above, name] = _fields(classes[above])[name]
                        source.replace(node, f"self._put_{name.strip('_')}({ast.unparse(value)})")
        for (above, name), kind in wanted.items():
            put = f"\n    def _put_{name.strip('_')}(self, value: {kind}) -> None:\n"
            put += f'        object.__setattr__(self, "{name}", value)\n'
            source.insert_before((classes[above].end_lineno or 0) + 1, put)
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
    """Each frame calls its steps by number itself, and no decorator stands between.

    A decorated method is a value to the compiler, called like any other; a plain one is called like a C function. So
    the marks go to where the table is made, and each class gets a method that knows its steps.
    """
    marked = 0
    for source in sources(package, "rules", "language", "cards"):
        marks: dict[str, list[str]] = {}
        for node in source.tree.body:
            if isinstance(node, ast.ClassDef):
                steps = list(_steps(node))
                if steps:
                    marks[node.name] = _unmark(source, node, steps)
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
    """The class whose table is made here, if one is."""
    match node:
        case ast.AnnAssign(value=ast.Call(func=ast.Name(id="table"), args=[ast.Constant(value=str(owner))])):
            return owner
    return None


def _unmark(source: Source, owner: ast.ClassDef, steps: list[tuple[ast.FunctionDef, ast.expr]]) -> list[str]:
    """Take the marks away and write the method that knows them; what is taken away is answered."""
    state = ast.unparse(steps[0][0].args.args[1].annotation or ast.Name(id="object"))
    lines = GO.format(state=state)
    for number, (method, decorator) in enumerate(steps):
        source.remove_lines(decorator.lineno, decorator.end_lineno or decorator.lineno)
        last = number == len(steps) - 1
        lines += f"        {'el' if number else ''}if at == {number}:\n" if len(steps) > 1 and not last else ""
        lines += "        else:\n" if len(steps) > 1 and last else ""
        lines += f"    {'    ' if len(steps) > 1 else ''}    self.{method.name}(s)\n"
    source.insert_before((owner.end_lineno or owner.lineno) + 1, lines)
    return [f"{ast.unparse(decorator)}({owner.name}.{method.name})" for method, decorator in steps]


def _go(package: Path) -> None:
    """The loop asks the frame; a frame that was not compiled looks into its table."""
    file = package / "kernel" / "frames.py"
    text = file.read_text(encoding="utf-8")
    before = "    def goto(self, name: str) -> None:"
    if text.count(LOOP) != 1 or text.count(before) != 1:
        raise Unfit("kernel/frames.py: the loop over the steps is not where it was")
    go = GO.format(state="Any").lstrip("\n") + "        self.table().run[at](self, s)\n\n"
    file.write_text(text.replace(LOOP, "self.go(m, at)").replace(before, go + before), encoding="utf-8")


def write_numbers(package: Path, *rooms: str) -> None:
    """Sides and zones are compared and used as an index by their numbers, which the compiler does by itself."""
    numbers = _numbers(Source(package / "model" / "words.py"))
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
    """The constants that stand for a member of a class of numbers: `CORP: Final = Side.CORP`."""
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
        raise Unfit("model/words.py has no sides and zones any more")
    return found


def _as_numbers(node: ast.AST) -> Iterator[ast.expr]:
    """What stands in a place where only its number counts."""
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


class Chance:'''
MIXED: Final = (
    "z = (seed + counter * 0x9E3779B97F4A7C15) & _MASK",
    "z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK",
    "z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK",
    "return z ^ (z >> 31)",
)


def draw_by_machine_numbers(package: Path) -> None:
    """Chance is products of 64 bits, which are objects to the interpreter and one instruction to the machine."""
    file = package / "kernel" / "chance.py"
    text = file.read_text(encoding="utf-8")
    if not all(line in text for line in MIXED):
        raise Unfit("kernel/chance.py mixes in another way; this one has to follow, or go")
    text = text.replace("from typing import Final", "from typing import TYPE_CHECKING, Final")
    text = text.replace("_MASK: Final", "if TYPE_CHECKING:\n    from mypy_extensions import i64\n\n_MASK: Final", 1)
    text = text.replace("\nclass Chance:", BITS, 1)
    text = text.replace("mix(self.seed, self.counter) % n", "_below(self.seed, self.counter, n)")
    text = text.replace("mix(seed, counter) % (i + 1)", "_below(seed, counter, i + 1)")
    file.write_text(text, encoding="utf-8")
