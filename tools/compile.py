"""Compile the engine's rooms with mypyc into a copy of the package: `dev.py build --compiled` calls this.

    python tools/compile.py TARGET

The copy in TARGET is a whole package: whoever puts TARGET in front of the path gets the compiled engine and the other
rooms as they are. The checkout itself stays plain Python.
"""

import ast
import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parents[1]
GROUPS = {  # each becomes one library, and they are compiled side by side
    "sneakdoor_engine": ("grammar", "kernel", "model", "rules", "language"),
    "sneakdoor_cards": ("cards",),
}
VOCABULARY = "sneakdoor.cards.vocabulary"
STAR = f"from {VOCABULARY} import *"
QUICK = "from sneakdoor.kernel.values import dataclass"


def copy(target: Path) -> Path:
    """A fresh copy of the package; what an earlier build made beside it may help the next."""
    package = target / "sneakdoor"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "sneakdoor", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return package


def name_what_cards_import(package: Path) -> None:
    """Compiled code binds no names of a star import, so card files get the names that they use one by one."""
    for file in (package / "cards").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if STAR in text:
            used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
            names = [name for name in vocabulary(package) if name in used]
            named = f"from {VOCABULARY} import {', '.join(names)}" if names else ""
            file.write_text(text.replace(STAR, named), encoding="utf-8")


def use_common_dataclasses(package: Path) -> None:
    """The compiler makes classes of its own, and knows the original decorator; the quick one is for plain code."""
    for file in package.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if QUICK in text:
            file.write_text(text.replace(QUICK, "from dataclasses import dataclass"), encoding="utf-8")
    (package / "kernel" / "values.py").unlink()


def vocabulary(package: Path) -> list[str]:
    """What the vocabulary offers to card files."""
    tree = ast.parse((package / "cards" / "vocabulary.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise SystemExit("the vocabulary has no __all__")


def files_of(target: Path, rooms: tuple[str, ...]) -> list[str]:
    found = (file for room in rooms for file in (target / "sneakdoor" / room).rglob("*.py"))
    return sorted(str(file.relative_to(target)) for file in found)


def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    package = copy(target)
    name_what_cards_import(package)
    use_common_dataclasses(package)
    os.chdir(target)
    groups: list[tuple[list[str], str | None]] = [(files_of(target, rooms), name) for name, rooms in GROUPS.items()]
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--no-warn-unused-ignores"]
    setup(
        name="sneakdoor",
        packages=[],
        ext_modules=mypycify(
            [*settings, *(file for files, _ in groups for file in files)],
            opt_level="2",
            debug_level="0",
            separate=groups,
        ),
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
