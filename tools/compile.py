"""Compile the engine with mypyc: `dev.py build --compiled` calls this.

    python tools/compile.py TARGET [--pgo] [--level N]

TARGET becomes a complete package with the compiled engine; put it first on the path to use it. Its sources are those
of the checkout. The rewritten sources (`tools/native.py`) and the build files are in TARGET.work. The checkout itself
stays plain Python.
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

from tools import native  # noqa: E402  (needs the path above)

GROUPS: Final = {  # each becomes one library
    "sneakdoor_engine": (*native.ENGINE, *native.FACE),
    "sneakdoor_cards": ("cards",),
    "sneakdoor_bots": native.THOUGHT,
}
LEFT_OUT: Final = {"kernel/class_code.py", "kernel/values.py"}  # what they make is for classes that are not compiled
SETTINGS: Final = (
    "--config-file", str(ROOT / "pyproject.toml"), "--no-warn-unused-ignores",
    "--disable-error-code=comparison-overlap",
)  # fmt: skip
COMPILER: Final = (
    "-fvisibility=hidden",  # direct calls within a library
    "-fno-plt",  # direct calls to Python's functions
    "-fcommon",  # merge the tables of the other libraries' functions that each file defines
)
LEARNT: Final = (
    "-fno-profile-generate", "-fprofile-use", "-Wno-missing-profile",
    "-flto=auto",  # optimise across the files of a library
)  # fmt: skip


def files_of(package: Path, rooms: tuple[str, ...]) -> list[str]:
    found = [file for source in rooms for file in (package / source).rglob("*.py")]
    found += [package / source for source in rooms if source.endswith(".py")]
    return sorted(
        str(file.relative_to(package.parent)) for file in found if str(file.relative_to(package)) not in LEFT_OUT
    )


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools says nothing about its types
    """Compile the files of a library in parallel, which setuptools does not."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *given: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for (made,) in pool.map(lambda one: one_by_one([one], *given, **named), sources)]

        self.compiler.compile = compile_all
        super().build_extensions()


def build(libraries: list[Any], *compiler: str, force: bool = False) -> None:
    """Compile the generated C files."""
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
    """Play the games that record the profile."""
    command = [sys.executable, str(ROOT / "tools" / "train.py")]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(work)}, check=True)  # noqa: S603  (our own words)


def take(work: Path, target: Path) -> None:
    """Copy the package as written and add the libraries."""
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
