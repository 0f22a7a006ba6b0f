"""Build the ledger of rules and the evidence of the reference from code and tests. `dev.py ledger` runs this.

    python3 dev.py ledger              build what is out of date, update docs/interpretations.md, print the figures
    python3 dev.py ledger --check      exit with 1 if a committed figure has fallen or docs/interpretations.md is old
    python3 dev.py ledger --raise      write figures that have risen to tests/rulebook/figures.json
    python3 dev.py ledger --build NAME only build `ledger` or `evidence`, if it is out of date; the package runs this

Both data files are in the package but not in git. What was read from each source file is cached in .dev/ledger, so only
changed files are read again.
"""

import argparse
import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # this checkout, whatever is installed

from tools import conformance, evidence  # noqa: E402
from tools.evidence import FileCache  # noqa: E402

from sneakdoor.catalogue import cards  # noqa: E402
from sneakdoor.rulebook import RULESETS, generated  # noqa: E402
from sneakdoor.rulebook.generated import FILES, GeneratedDataError, Name  # noqa: E402
from sneakdoor.rulebook.ledger import Ledger, load  # noqa: E402
from sneakdoor.rulebook.survey import PlacedCitation, placed_citations, survey  # noqa: E402
from sneakdoor.rules.interpretations import READINGS  # noqa: E402

try:
    import fcntl
except ImportError:  # Windows: builds at the same time repeat work, but each replaces whole files
    fcntl = None  # type: ignore[assignment]

CACHE: Final = Path(".dev", "ledger")
DEFECTS: Final = Path("tools", "defects", "results.json")  # written by tools/mutate.py
FIGURES: Final = Path("tests", "rulebook", "figures.json")
READINGS_PAGE: Final = Path("docs", "interpretations.md")


def build(name: Name, root: Path = ROOT) -> dict[str, Any]:
    """Build a data file of a checkout if it is out of date; return its content."""
    with _locked(root):
        present = generated.digest(root)
        data = generated.current(name, root, present)
        if data is None:
            content = make_ledgers(root) if name == "ledger" else make_evidence(root)
            data = {"sources": present, **content}
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
            _replace(root / "src" / "sneakdoor" / FILES[name], text + "\n")
    return data


def make_ledgers(root: Path) -> dict[str, Any]:
    """The ledger of 1.4, and below their names those of other rulesets."""
    others = {ruleset: make_ledger(root, ruleset).as_json() for ruleset in RULESETS if ruleset != "1.4"}
    return make_ledger(root).as_json() | others


def make_ledger(root: Path, ruleset: str = "1.4") -> Ledger:
    package, tests = root / "src" / "sneakdoor", root / "tests"
    # Planted defects are in code that plays by 1.4.
    defects = json.loads((root / DEFECTS).read_text(encoding="utf-8")) if ruleset == "1.4" else {}
    # How a file is read depends on the code and on the indexes, besides the file.
    names = ("citations.py", "survey.py", "index.py", "rules.json", "rules-26.03.json")
    readers = [package / "rulebook" / name for name in names]
    with FileCache(root / CACHE / "citations.json", _digest(*readers)) as cache:

        def read_file(path: Path) -> list[PlacedCitation]:
            return [PlacedCitation(*row) for row in cache.get(path, placed_citations)]

        readings = ((one.name, one.rules) for one in READINGS)
        return survey(package, tests, readings, defects, read_file=read_file, ruleset=ruleset)


def make_evidence(root: Path) -> dict[str, Any]:
    titles = {entry.title for entry in cards().values() if entry.declared is not None}
    version = hashlib.sha256(" | ".join(sorted(titles)).encode()).hexdigest() + _digest(Path(evidence.__file__))
    with FileCache(root / CACHE / "tests.json", version) as cache:
        found = evidence.survey(root, titles, cache)
    return evidence.as_json(found, _replays(root))


def _replays(root: Path) -> dict[str, Any] | None:
    """Replays of the worked examples, recorded again if the engine or their tests have changed; None without pytest."""
    if not generated.can_record_replays():
        return None
    from tools import replays  # noqa: PLC0415  (it needs pytest, which a player has not installed)

    wanted = sorted({test for tests in make_ledger(root).examples.values() for test in tests})
    files = sorted({root / test.partition("::")[0] for test in wanted})
    version = _digest(
        *(path for path in generated.sources(root) if path.is_relative_to(root / "src")),
        *files,
        *sorted((root / "tests").glob("*.py")),
        Path(replays.__file__),
    )
    path = root / CACHE / "replays.json"
    with contextlib.suppress(OSError, ValueError):
        kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if kept["version"] == version:
            return kept["replays"]  # type: ignore[no-any-return]
    recorded = replays.record(root, wanted)
    _replace(path, json.dumps({"version": version, "replays": recorded}, ensure_ascii=False))
    return recorded


def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)).hexdigest()


def _replace(path: Path, text: str) -> None:
    """Write a file so that no reader ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


@contextlib.contextmanager
def _locked(root: Path) -> Iterator[None]:
    """Let one process build at a time; the others find the files up to date afterwards."""
    (root / CACHE).mkdir(parents=True, exist_ok=True)
    with (root / CACHE / "lock").open("w", encoding="utf-8") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# -------------------------------------------------------------------------------------------------------------- figures


def figures(ledger: dict[str, Any], known: dict[str, Any]) -> dict[str, int]:
    """The figures that must not fall, from the data of ledger and evidence; none of replays without pytest."""
    coverage = load(json.dumps(ledger)).coverage()
    played = {entry.title for entry in cards().values() if entry.declared is not None and not entry.declared.partial}
    shown = {
        known["titles"][number] for tests in known["tests"].values() for found, _ in tests.values() for number in found
    }
    out = {
        "rules_executable": coverage["executable"],
        "rules_cited": coverage["cited"],
        "rules_tested": coverage["tested"],
        "rules_conforming": coverage["status"]["conforms"],
        "examples_passing": coverage["examples"]["passing"],
        "cards": len(played),
        "cards_named_in_tests": len(played & shown),
        "defects_planted": coverage["defects"]["planted"],
        "defects_caught": coverage["defects"]["caught"],
    }
    for ruleset in RULESETS:
        if ruleset != "1.4":
            other = load(json.dumps(ledger), ruleset).coverage()
            out |= {f"rules_{name}_{ruleset}": other[name] for name in ("executable", "cited", "tested")}
            out[f"examples_passing_{ruleset}"] = other["examples"]["passing"]
    if known["replays"] is not None:
        examples = ledger["examples"].values()
        out["examples_replayed"] = sum(any(test in known["replays"] for test in tests) for tests in examples)
    return out


def committed_figures(root: Path = ROOT) -> dict[str, int]:
    committed: dict[str, int] = json.loads((root / FIGURES).read_text(encoding="utf-8"))
    return committed


def fallen(now: dict[str, int], committed: dict[str, int]) -> list[str]:
    """A sentence for each figure that is lower than the committed one, or no longer counted."""
    return [
        f"{name} fell from {committed[name]} to {now.get(name, 0)}"
        for name in committed
        if now.get(name, 0) < committed[name] and (name in now or name != "examples_replayed")
    ]


def risen(now: dict[str, int], committed: dict[str, int]) -> dict[str, int]:
    return {name: value for name, value in now.items() if value > committed.get(name, 0)}


ADVICE: Final = (
    f"Restore what was lost. If it is meant to go, lower the figure in {FIGURES.as_posix()} by hand and give the "
    "reason in the commit; `python3 dev.py ledger --raise` raises the figures that have risen.\n"
)


# ------------------------------------------------------------------------------------------------------------- command


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py ledger", description="Build the ledger and the evidence.")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--check", action="store_true", help="exit with 1 if a committed figure has fallen")
    group.add_argument("--raise", action="store_true", dest="raise_", help="commit figures that have risen")
    group.add_argument("--build", choices=get_args(Name), help="only build this file, if it is out of date")
    given = parser.parse_args(arguments)
    os.environ[generated.BUILDING] = "1"
    try:
        if given.build:
            build(given.build)
            return 0
        ledger, known = build("ledger"), build("evidence")
    except GeneratedDataError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    now, committed = figures(ledger, known), committed_figures()
    lost, gained = fallen(now, committed), risen(now, committed)
    old = (ROOT / READINGS_PAGE).read_text(encoding="utf-8") != conformance.interpretations_page()
    if not given.check and old:
        _replace(ROOT / READINGS_PAGE, conformance.interpretations_page())
        old = False
    if given.raise_:
        _replace(ROOT / FIGURES, json.dumps(committed | gained, indent=2) + "\n")
    for ruleset in RULESETS:
        name = "" if ruleset == "1.4" else f"{ruleset}: "
        sys.stdout.write(f"{name}{json.dumps(load(json.dumps(ledger), ruleset).coverage())}\n")
    sys.stdout.writelines(f"{sentence}\n" for sentence in lost)
    sys.stdout.writelines(f"{name} rose from {committed.get(name, 0)} to {value}\n" for name, value in gained.items())
    sys.stdout.write(f"{READINGS_PAGE.as_posix()} is out of date: run `python3 dev.py ledger`\n" if old else "")
    sys.stdout.write(ADVICE if lost else "")
    return 1 if lost or old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
