"""Data generated from sources and tests: `ledger.json` and `evidence.json`.

A wheel ships both files, and the installed package reads them. A checkout does not have them in git: there `load`
compares the digest in a file with the digest of the present sources, and runs `tools/ledger.py` if they differ.
Nothing is read or built on import.
"""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

Name = Literal["ledger", "evidence"]

FILES: Final[dict[Name, str]] = {"ledger": "rulebook/ledger.json", "evidence": "reference/evidence.json"}
"""Where each file is in the package."""

BUILDER: Final = Path("tools", "ledger.py")
BUILDING: Final = "SNEAKDOOR_BUILDING_LEDGER"
"""Set in the environment of the build: what runs in it must not start a build of its own."""

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_TOOLS: Final = ("conformance.py", "evidence.py", "ledger.py", "replays.py", "defects/results.json")
_NEEDED_FOR_REPLAYS: Final = ("hypothesis", "pytest")


class GeneratedDataError(RuntimeError):
    """Generated data are missing or out of date and cannot be built; the message says what to do."""


def checkout(package: Path = _PACKAGE) -> Path | None:
    """The root of the checkout that the package runs from; None where it is installed.

    The compiled engine of a checkout is a copy of the package in `.dev/compiled`.
    """
    above = package.parent
    root = above.parents[1] if above.parts[-2:] == (".dev", "compiled") else above.parent
    is_source = above.name == "src" or root != above.parent
    return root if is_source and (root / "pyproject.toml").is_file() else None


def sources(root: Path) -> Iterator[Path]:
    """Every file of a checkout that the generated data depend on."""
    package = root / "src" / "sneakdoor"
    page = package / "web" / "static"  # built, and not read by the engine
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package).as_posix()
        if path.suffix in {".py", ".json"} and name not in FILES.values() and page not in path.parents:
            yield path
    yield from sorted((root / "tests").rglob("*.py"))
    yield from (path for name in _TOOLS if (path := root / "tools" / name).is_file())


def digest(root: Path) -> str:
    """SHA-256 of the sources of a checkout, with their paths."""
    found = hashlib.sha256()
    for path in sources(root):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


@cache
def edition() -> str:
    """The digest of the sources in a checkout, computed once per process; empty for an installed package."""
    root = checkout()
    return digest(root) if root is not None else ""


def can_record_replays() -> bool:
    """Whether the packages are installed that the tests of worked examples need."""
    return all(importlib.util.find_spec(name) is not None for name in _NEEDED_FOR_REPLAYS)


def current(name: Name, root: Path, present: str) -> dict[str, Any] | None:
    """The data of a checkout if they were built from sources with this digest, else None.

    Evidence that was built without replays is out of date as soon as replays can be recorded.
    """
    try:
        data: dict[str, Any] = json.loads(_path(name, root).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if data.get("sources") != present:
        return None
    return None if data.get("replays") is None and name == "evidence" and can_record_replays() else data


def load(name: Name, root: Path | None = None) -> dict[str, Any]:
    """Read generated data; in a checkout, build them first if they are missing or out of date."""
    root = root or checkout()
    if root is None:
        return _shipped(name)
    if (data := current(name, root, digest(root))) is not None:
        return data
    _build(name, root)
    data = current(name, root, digest(root))
    if data is None:
        raise GeneratedDataError(f"{FILES[name]} is out of date: the sources changed while it was built. Try again.")
    return data


def _path(name: Name, root: Path) -> Path:
    return root / "src" / "sneakdoor" / FILES[name]


def _shipped(name: Name) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads((_PACKAGE / FILES[name]).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise GeneratedDataError(
            f"this installation has no {FILES[name]}: install a wheel that `python3 dev.py build` made, "
            "or run Sneakdoor from a checkout."
        ) from None
    return data


def _build(name: Name, root: Path) -> None:
    if BUILDING in os.environ:
        raise GeneratedDataError(f"{FILES[name]} is being built, and cannot be read by what it is built from.")
    missing = [str(part) for part in (Path("tests"), BUILDER) if not (root / part).exists()]
    if missing:
        raise GeneratedDataError(
            f"{FILES[name]} is built from sources and tests, but {root} has no {' and no '.join(missing)}: "
            "use a complete checkout, or install a wheel, which contains the file."
        )
    if sys.stderr.isatty():
        sys.stderr.write(f"Building {FILES[name]} from this checkout; this takes up to half a minute.\n")
    # Variables of a pytest that is running now are not for the pytest inside the build.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment |= {"PYTHONPATH": str(root / "src"), BUILDING: "1"}
    command = [sys.executable, str(root / BUILDER), "--build", name]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        said = (done.stdout + done.stderr).strip()[-2000:]
        raise GeneratedDataError(f"{FILES[name]} could not be built; `python3 dev.py ledger` shows why:\n{said}")
