"""Plants defects, one at a time, and sees that a test of the broken rule fails. `dev.py mutate` runs it.

    python tools/mutate.py              all of them; the results go into the ledger
    python tools/mutate.py 10.3.1b …    only those of these rules

Everything happens in copies, one for each core. Only tests that name the rule are run; those that fail without any
defect do not count.
A replacement whose text is no longer where it was, or is there twice, is an error. Ends with 1 if one went unnoticed.

    python tools/mutate.py --cards …    alters declarations of cards instead: see tools/mutate_cards.py
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

from tools import ledger as generated
from tools import mutate_cards
from tools.anchors import Anchors, Stale, replaced
from tools.defects import DEFECTS, Defect

from sneakdoor.rulebook.survey import marked_tests

ROOT: Final = Path(__file__).resolve().parents[1]
FAILED_TESTS: Final = 1  # pytest's exit codes
CRASHED: Final = 70
MOST_SECONDS: Final = 120  # of work; a game that a defect keeps from ending is noticed
OURS: Final = frozenset({"sneakdoor", "tests", "tools", "conftest"})
QUIET: Final = ("-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist")
MOMENTS: Final = itertools.count(1)


def planted(defect: Defect, package: Path, anchors: Anchors) -> tuple[Path, str, str]:
    """The module that a defect is planted in, as it is and as it would be."""
    try:
        span = anchors.find(defect.where)
        path = package / span.file
        before = path.read_text(encoding="utf-8")
        return path, before, replaced(before, span, defect.text, defect.instead)
    except Stale as error:
        raise Stale(f"{defect.rule}, {defect.what}: {error}") from error


def write(path: Path, text: str) -> None:
    """Write a source at a moment of its own, so that no compiled file is taken for it."""
    path.write_text(text, encoding="utf-8")
    os.utime(path, (moment := next(MOMENTS) * 10, moment))


def run_tests(copy: Path, tests: Iterable[str], *arguments: str) -> tuple[int, str]:
    """Run these tests on the copy; the exit code, and what pytest said."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run([*command, *tests], cwd=copy, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    return done.returncode, done.stdout + done.stderr


def failing(copy: Path, tests: Iterable[str], *arguments: str) -> set[str]:
    """Those of the tests that fail without any defect, and so cannot show one."""
    code, said = run_tests(copy, tests, *arguments)
    if code not in {0, FAILED_TESTS}:
        raise Stale(f"the tests cannot be run (exit code {code}): {' '.join(said.split())[-600:]}")
    return {found.partition("[")[0] for found in re.findall(r"^FAILED (\S+)", said, re.MULTILINE)}


def copy_checkout(copy: Path) -> None:
    for folder in ("src", "tests", "tools"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)


def run_quickly(copy: Path, tests: list[str]) -> int:
    """Run these tests on the copy in a process that has pytest loaded already, and nothing of ours; the exit code."""
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
        sys.dont_write_bytecode = False  # what no defect touches is compiled once for all of them
        sys.path[:0] = [str(copy / "src"), str(copy)]
        for name in [one for one in sys.modules if one.partition(".")[0] in OURS]:
            del sys.modules[name]
        code = int(pytest.main([*QUIET, "-x", *tests]))
    finally:
        os._exit(code)


def try_one(defect: Defect, copy: Path, tests: list[str], anchors: Anchors) -> str:
    """'' if one of these tests failed because of the defect, else why that did not happen."""
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
    """Copies of the checkout, and which tests show what in them."""

    def __init__(self, folder: Path, wanted: list[Defect]) -> None:
        self.size = os.cpu_count() or 1
        self.copies = [folder / str(number) for number in range(self.size)]
        for copy in self.copies:
            copy_checkout(copy)
        self.anchors = Anchors(folder / "0" / "src" / "sneakdoor")
        self.named = marked_tests(folder / "0" / "tests")
        tests = sorted({test for defect in wanted for test in self.named[defect.rule]})
        self.idle = failing(folder / "0", tests, "-n", str(self.size))

    def try_one(self, defect: Defect, copy: Path) -> str:
        """'' if it was caught, else why not."""
        try:
            tests = [test for test in self.named[defect.rule] if test not in self.idle]
            return try_one(defect, copy, tests, self.anchors)
        except Stale as error:
            return f"cannot be planted: {error}"

    def try_all(self, wanted: list[Defect]) -> Iterator[str]:
        """The results in order, each copy worked on by a process of its own."""
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
    record(wanted, missed)
    return 1 if missed else 0


def record(tried: list[Defect], missed: list[str]) -> None:
    """Write each defect's last result into the ledger, and make that anew; those never tried count as missed."""
    path = ROOT / generated.DATA
    told = json.loads(path.read_text(encoding="utf-8"))
    unseen = [title(defect) for defect in DEFECTS] if "planted" not in told["defects"] else told["defects"]["missed"]
    names = {title(defect) for defect in tried}
    known = {title(defect) for defect in DEFECTS}
    before = [words for words in unseen if (name := words.partition(" (")[0]) not in names and name in known]
    missed = [*before, *missed]
    told["defects"] = {"planted": len(DEFECTS), "caught": len(DEFECTS) - len(missed), "missed": missed}
    path.write_text(json.dumps(told), encoding="utf-8")
    generated.main([])


def title(defect: Defect) -> str:
    return f"{defect.rule}: {defect.what}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
