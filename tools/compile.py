"""Compile the engine with mypyc: `dev.py build --compiled` calls this.

    python tools/compile.py TARGET [--pgo] [--level N]

TARGET becomes a whole package: whoever puts it in front of the path gets the compiled engine, and the other rooms as
they are. The sources in it are those of the checkout; what the compiler is given instead (`tools/native.py`) and what
it makes of that stay beside it, in TARGET.work. The checkout itself stays plain Python.
"""

import argparse
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import native  # noqa: E402  (it stands beside this file)

GROUPS: Final = {  # each becomes one library
    "sneakdoor_engine": (*native.ENGINE, *native.FACE),
    "sneakdoor_cards": ("cards",),
    "sneakdoor_bots": native.THOUGHT,
}
LEFT_OUT: Final = {"kernel/values.py"}  # it makes classes for plain code
SETTINGS: Final = (
    "--config-file", str(ROOT / "pyproject.toml"), "--no-warn-unused-ignores",
    "--disable-error-code=comparison-overlap",
)  # fmt: skip
COMPILER: Final = (
    "-fvisibility=hidden",  # calls within a library are calls, not look-ups
    "-fno-plt",  # what Python itself offers is called straight from its table
    "-fcommon",  # each file has a table of the other library's functions, and they are one
)
LEARNT: Final = (
    "-fno-profile-generate", "-fprofile-use", "-Wno-missing-profile",
    "-flto=auto",  # what is often called in another file of the library is called as if it stood in the same
)  # fmt: skip


def files_of(package: Path, rooms: tuple[str, ...]) -> list[str]:
    found = [file for source in rooms for file in (package / source).rglob("*.py")]
    found += [package / source for source in rooms if source.endswith(".py")]
    return sorted(
        str(file.relative_to(package.parent)) for file in found if str(file.relative_to(package)) not in LEFT_OUT
    )


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools says nothing about its types
    """Compiles as many files at a time as there are cores; the usual one takes those of a library one after another."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *given: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for (made,) in pool.map(lambda one: one_by_one([one], *given, **named), sources)]

        self.compiler.compile = compile_all
        super().build_extensions()


def build(libraries: list[Any], *compiler: str, force: bool = False) -> None:
    """Compile what was translated, beside the rewritten sources."""
    for library in libraries:
        if library.name.endswith("__mypyc"):  # the others only tell where in it a module is
            library.extra_compile_args = [*library.extra_compile_args, *compiler]  # the list is everybody's
            library.extra_link_args = list(compiler)
    words = ["--quiet", "build_ext", "--inplace", *(["--force"] if force else [])]
    setup(name="sneakdoor", packages=[], ext_modules=libraries, script_args=words, cmdclass={"build_ext": SideBySide})


def main(target: Path, *, level: str, profiled: bool) -> None:
    work = target.with_suffix(".work")
    work.mkdir(parents=True, exist_ok=True)
    package = native.copied(ROOT / "src" / "sneakdoor", work)
    native.rewrite(package)
    os.chdir(work)
    groups: list[tuple[list[str], str | None]] = [(files_of(package, rooms), name) for name, rooms in GROUPS.items()]
    libraries = mypycify(
        [*SETTINGS, *(file for files, _ in groups for file in files)],
        opt_level=level,
        debug_level="0",
        separate=groups,
        multi_file=True,
    )
    for library in libraries:
        library.extra_compile_args = [*library.extra_compile_args, *COMPILER]
    if profiled:
        for old in work.rglob("*.gcda"):
            old.unlink()
        build(libraries, "-fprofile-generate", force=True)
        train(work)
        build(libraries, *LEARNT, force=True)
    else:
        build(libraries)
    take(work, target)


def train(work: Path) -> None:
    """Play the games that show the compiler what is often done."""
    command = [sys.executable, str(ROOT / "tools" / "train.py")]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(work)}, check=True)  # noqa: S603  (our own words)


def take(work: Path, target: Path) -> None:
    """The package as it is written, with the libraries beside it."""
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*__mypyc.*"):
        old.unlink()
    native.copied(ROOT / "src" / "sneakdoor", target)
    for library in (one for kind in ("*.so", "*.pyd") for one in work.rglob(kind)):
        if "build" not in library.relative_to(work).parts:
            shutil.copy2(library, target / library.relative_to(work))


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("target", type=Path)
    asked.add_argument("--pgo", action="store_true")
    asked.add_argument("--level", default="3")
    given = asked.parse_args()
    main(given.target.resolve(), level=given.level, profiled=given.pgo)
