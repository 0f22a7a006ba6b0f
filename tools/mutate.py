"""Plant defects one at a time, and require that a test of the broken rule fails. `dev.py mutate` runs this.

    python3 dev.py mutate              all defects; the results are saved in tools/defects/results.json
    python3 dev.py mutate 10.3.1b …    only the defects of these rules
    python3 dev.py mutate --cards …    mutate declarations of cards instead: see tools/mutate_cards.py

The tests run in copies of the checkout, one for each core. Only tests that name the rule are run, and those that fail
without a defect do not count. It is an error if the text to replace is no longer there, or is there twice. Exits with 1
if a defect was not caught.
"""

import itertools
import json
import multiprocessing
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import ledger, mutate_cards
from tools.anchors import Anchors, Stale, replaced
from tools.defects import DEFECTS, Defect

from sneakdoor.rulebook import RULESETS
from sneakdoor.rulebook.survey import marked_tests

ROOT: Final = Path(__file__).resolve().parents[1]
FAILED_TESTS: Final = 1  # pytest's exit codes
CRASHED: Final = 70
MOST_SECONDS: Final = 120  # of CPU time; a game that a defect keeps from ending counts as caught
OURS: Final = frozenset({"sneakdoor", "tests", "tools", "conftest"})
QUIET: Final = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist")
MOMENTS: Final = itertools.count(1)


def planted(defect: Defect, package: Path, anchors: Anchors) -> tuple[Path, str, str]:
    """The path of the module, its source, and its source with the defect."""
    try:
        span = anchors.find(defect.where)
        path = package / span.file
        before = path.read_text(encoding="utf-8")
        return path, before, replaced(before, span, defect.text, defect.instead)
    except Stale as error:
        raise Stale(f"{defect.rule}, {defect.what}: {error}") from error


def write(path: Path, text: str) -> None:
    """Write a source with a unique modification time, so that Python does not take an old .pyc for it."""
    path.write_text(text, encoding="utf-8")
    os.utime(path, (moment := next(MOMENTS) * 10, moment))


def run_tests(copy: Path, tests: Iterable[str], *arguments: str) -> tuple[int, str]:
    """Run these tests in the copy; return the exit code and the output of pytest."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run([*command, *tests], cwd=copy, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode, done.stdout + done.stderr


def failing(copy: Path, tests: Iterable[str], *arguments: str) -> set[str]:
    """The tests that fail without a defect, and so cannot catch one."""
    code, said = run_tests(copy, tests, *arguments)
    if code not in {0, FAILED_TESTS}:
        raise Stale(f"the tests cannot be run (exit code {code}): {' '.join(said.split())[-600:]}")
    return {found.partition("[")[0] for found in re.findall(r"^FAILED (\S+)", said, re.MULTILINE)}


def copy_checkout(copy: Path) -> None:
    for folder in ("src", "tests", "tools"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)


def run_quickly(copy: Path, tests: list[str]) -> int:
    """Run these tests in a fork that has pytest loaded but none of our modules; return the exit code."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    code = CRASHED
    try:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        os.chdir(copy)
        sys.dont_write_bytecode = False  # unchanged modules are compiled once for all defects
        sys.path[:0] = [str(copy / "src"), str(copy)]
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        code = int(pytest.main([*QUIET, "-x", *tests]))
    finally:
        os._exit(code)


def try_one(defect: Defect, copy: Path, tests: list[str], anchors: Anchors) -> str:
    """An empty string if a test failed because of the defect, else why none did."""
    if not tests:
        return "no test names the rule"
    package = copy / "src" / "sneakdoor"
    path, before, after = planted(defect, package, anchors)
    write(path, after)
    try:
        code = run_quickly(copy, tests)
    finally:
        write(path, before)
    if code in {FAILED_TESTS, -signal.SIGXCPU, -signal.SIGKILL}:
        return ""
    if code:
        return f"pytest could not run (exit code {code})"
    return f"{len(tests)} tests name the rule and all pass"


class Workshop:
    """Copies of the checkout, with the tests of each rule."""

    def __init__(self, folder: Path, wanted: list[Defect]) -> None:
        self.size = os.cpu_count() or 1
        self.copies = [folder / str(number) for number in range(self.size)]
        for copy in self.copies:
            copy_checkout(copy)
        self.anchors = Anchors(folder / "0" / "src" / "sneakdoor")
        self.named = {
            number: named
            for ruleset in RULESETS
            for number, named in marked_tests(folder / "0" / "tests", ruleset).items()
        }
        tests = sorted({test for defect in wanted for test in self.named[defect.rule]})
        self.idle = failing(folder / "0", tests, "-n", str(self.size))

    def try_one(self, defect: Defect, copy: Path) -> str:
        """An empty string if the defect was caught, else why not."""
        try:
            tests = [test for test in self.named[defect.rule] if test not in self.idle]
            return try_one(defect, copy, tests, self.anchors)
        except Stale as error:
            return f"cannot be planted: {error}"

    def try_all(self, wanted: list[Defect]) -> Iterator[str]:
        """Yield the results in order; each process has its own copy."""
        context = multiprocessing.get_context("fork")
        free: multiprocessing.Queue[Path] = context.Queue()
        for copy in self.copies:
            free.put(copy)
        with context.Pool(self.size, _take_copy, (self, free)) as pool:
            yield from pool.imap(_try_one, wanted)


_OWN: dict[str, Any] = {}


def _take_copy(shop: Workshop, free: "multiprocessing.Queue[Path]") -> None:
    _OWN["shop"], _OWN["copy"] = shop, free.get()


def _try_one(defect: Defect) -> str:
    return str(_OWN["shop"].try_one(defect, _OWN["copy"]))


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--cards"]:
        return mutate_cards.main(arguments[1:])
    unknown = sorted({*arguments} - {defect.rule for defect in DEFECTS})
    if unknown:
        sys.stderr.write(f"no defect is planted for {', '.join(unknown)}\n")
        return 2
    wanted = [defect for defect in DEFECTS if not arguments or defect.rule in arguments]
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        shop = Workshop(Path(folder), wanted)
        if shop.idle:
            sys.stdout.write(f"failing without any defect, so left out: {', '.join(sorted(shop.idle))}\n")
        for number, (defect, why) in enumerate(zip(wanted, shop.try_all(wanted), strict=True), 1):
            if why:
                missed.append(f"{title(defect)} ({why.split(': ')[0]})")
            mark = f"NOT CAUGHT, {why}" if why else "caught"
            sys.stdout.write(f"[{number}/{len(wanted)}] {defect.rule} {defect.what}: {mark}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(wanted) - len(missed)} of {len(wanted)} planted defects caught\n")
    if not arguments:  # results of a few rules would not add up with those of the last complete run
        record(len(wanted), missed)
    return 1 if missed else 0


def record(planted: int, missed: list[str]) -> None:
    """Save the results of a complete run; the ledger reads them from there."""
    results = {"planted": planted, "caught": planted - len(missed), "missed": missed}
    (ROOT / ledger.DEFECTS).write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def title(defect: Defect) -> str:
    return f"{defect.rule}: {defect.what}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
