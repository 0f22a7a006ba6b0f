#!/usr/bin/env python3
"""Everything a developer or a curious player does here, one word each.

    python3 dev.py play               play in the browser: starts the server, and opens the page where there is a screen
    python3 dev.py play --terminal    sit down at the table in this terminal
    python3 dev.py test [ARGS]        ruff, mypy, import contracts, then pytest; ARGS go to pytest (-k runs, a path, …)
    python3 dev.py test --only STAGE  one stage alone: lint, format, types, arrows or pytest (ARGS may follow)
    python3 dev.py lint [--fix]       the first four stages; --fix repairs what ruff can repair before them
    python3 dev.py sweep [ARGS]       the long tests that `test` leaves out
    python3 dev.py bench [ARGS]       measure the engine; `bench --web` the server, with 200 games at once
    python3 dev.py ledger [--check]   make docs/conformance.md, docs/interpretations.md and the ledger's data anew
    python3 dev.py mutate [RULES]     plant defects, one rule broken at a time, and see that a test of that rule fails
    python3 dev.py pairs [ARGS]       lay out the pairs of cards that answer the same thing, and see that each has met
    python3 dev.py docs               build the documentation into docs/_build
    python3 dev.py page               build the page for the browser, where it has changed (`build` and tests do so too)
    python3 dev.py build              build the source distribution and the wheel into dist/
    python3 dev.py build --compiled   a wheel with the engine compiled into dist/ (needs a C compiler and minutes)
    python3 dev.py build --compiled --pgo   the same, compiled once more after games have shown what is often done
    python3 dev.py test --compiled    pytest on the compiled engine; ARGS go to pytest
    python3 dev.py test --ray         the tests that need a Ray cluster: they start one of two nodes on this machine
    python3 dev.py bench --compiled   measure the compiled engine
    python3 dev.py same [ARGS]        see that compiled and plain games are the same, choice by choice
    python3 dev.py setup              only make the environment ready
    python3 dev.py sneakdoor ARGS     the command line itself

Each word first sees to the environment it needs: .venv in this checkout, with exactly what uv.lock says. That takes
some seconds once, and nothing when it is there already. Python 3.11 or newer is needed, and the network the first time.
"""

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  (the point is to say so to an older Python)
    sys.exit(f"dev.py: Sneakdoor needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: python3.12 dev.py")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "sneakdoor-setup.json"
COMPILED = ROOT / ".dev" / "compiled"
COMPILERS = ("compile.py", "native.py", "train.py")  # of the tools, those on which it hangs what is compiled
PRIVATE_UV = ROOT / ".dev" / ("uv.exe" if os.name == "nt" else "uv")
UV_AT_LEAST = (0, 8)
BIN = "Scripts" if os.name == "nt" else "bin"

FOREIGN = {"PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"}  # another environment's, if one is active
TRUST = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}  # uv trusts whom the machine trusts (two names)
ENVIRONMENT = TRUST | {name: value for name, value in os.environ.items() if name not in FOREIGN}
ENVIRONMENT |= {"UV_PROJECT_ENVIRONMENT": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}


class Failure(Exception):
    """Something went wrong; the words say what, and what to do about it."""


def say(words: str) -> None:
    print(f"dev.py: {words}", file=sys.stderr, flush=True)


def run(*command: str | Path) -> int:
    """Run a command in the checkout with its output shown; answer its exit code."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=ENVIRONMENT, check=False).returncode


# ------------------------------------------------------------------------------------------------------------- set-up


def find_uv() -> str | Path:
    """Uv of this machine if it is recent enough, or else our own, taken from where the lock file says."""
    own = shutil.which("uv")
    if own:
        shown = subprocess.run([own, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.search(r"(\d+)\.(\d+)", shown)
        if version and tuple(map(int, version.groups())) >= UV_AT_LEAST:
            return own
    if not PRIVATE_UV.exists():
        fetch_uv()
    return PRIVATE_UV


def fetch_uv() -> None:
    """Unpack uv from its wheel: no pip and no venv, since Debian's Python comes without and guards its own rooms."""
    import io
    import tomllib  # not at the top: an older Python, which lacks it, should read what is wrong
    import urllib.request
    import zipfile

    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    wheels = next(package["wheels"] for package in packages if package["name"] == "uv")
    linux = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    system = {"darwin": "macosx", "win32": "win"}.get(sys.platform, linux)
    machine = platform.machine().lower()
    fitting = [wheel for wheel in wheels if system in wheel["url"] and wheel["url"].endswith(f"{machine}.whl")]
    if not fitting:
        raise Failure(f"there is no ready-made uv for {sys.platform} on {machine}; install uv and run this again.")

    say("fetching uv into .dev (once)")
    try:
        with urllib.request.urlopen(fitting[0]["url"], timeout=60) as answer:
            content = answer.read()
    except OSError as error:
        raise Failure(
            f"uv could not be fetched: {error}\n"
            "  The first call needs the network. If this machine reaches it in its own way (a proxy, a mirror),\n"
            "  install uv by that way, for instance `pipx install uv`, and run the same command again."
        ) from error
    if "sha256:" + hashlib.sha256(content).hexdigest() != fitting[0]["hash"]:
        raise Failure("what was fetched as uv is not what uv.lock promises; nothing was installed.")
    with zipfile.ZipFile(io.BytesIO(content)) as wheel:
        program = next(name for name in wheel.namelist() if name.endswith(f"/scripts/{PRIVATE_UV.name}"))
        PRIVATE_UV.parent.mkdir(exist_ok=True)
        half = PRIVATE_UV.with_suffix(".part")
        half.write_bytes(wheel.read(program))
    half.chmod(0o755)
    half.replace(PRIVATE_UV)


def setup(*further: str) -> None:
    """Make .venv hold what uv.lock says for development, and for these further `--group=…` or `--extra=…`."""
    digest = hashlib.sha256(f"{ROOT} {sys.version} {sys.base_prefix}".encode())
    for name in ("pyproject.toml", "uv.lock"):
        digest.update((ROOT / name).read_bytes())
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        stamp = {"of": "", "with": []}
    always = {"--group=dev", "--extra=mcp", "--extra=rl", "--extra=web"}
    wanted = sorted({*always, *further, *stamp["with"]})  # what was once asked for stays
    ready = {"of": digest.hexdigest(), "with": wanted}
    if stamp == ready:
        return

    uv = find_uv()
    say(f"setting up .venv from uv.lock ({' '.join(wanted)}) with Python {sys.version.split()[0]}")
    started = time.monotonic()
    STAMP.unlink(missing_ok=True)
    python = getattr(sys, "_base_executable", sys.executable)  # not the one inside .venv, should that have been called
    if run(uv, "sync", "--locked", "--python", python, *wanted):
        raise Failure(
            "the environment could not be set up; uv's words are above.\n"
            "  If it finds uv.lock out of date, pyproject.toml was changed: run `uv lock` and commit both.\n"
            "  If it could not download, make the package index reachable and run the same command again."
        )
    STAMP.write_text(json.dumps(ready), encoding="utf-8")
    say(f"environment ready ({time.monotonic() - started:.1f} s)")


# -------------------------------------------------------------------------------------------------------------- words

STAGES: dict[str, tuple[str, ...]] = {
    "lint": ("ruff", "check"),
    "format": ("ruff", "format", "--check"),
    "types": ("mypy",),
    "arrows": ("lint-imports", "--no-logo"),
    "pytest": ("pytest", "-n", "auto"),
}


def tool(name: str, *arguments: str) -> int:
    return run(VENV / BIN / name, *arguments)


def check(stages: list[str], arguments: list[str]) -> int:
    """Run the stages in order and stop at the first that fails; the arguments are for pytest, or for a stage alone."""
    started = time.monotonic()
    for number, stage in enumerate(stages, 1):
        command = [*STAGES[stage], *(arguments if stage == "pytest" or len(stages) == 1 else [])]
        say(f"[{number}/{len(stages)}] {stage}: {' '.join(command)}")
        code = tool(*command)
        if code:
            say(f"FAILED at {stage} (exit code {code}). This stage alone: python3 dev.py test --only {stage}")
            return code
    say(f"passed: {', '.join(stages)} ({time.monotonic() - started:.1f} s)")
    return 0


def test(arguments: list[str]) -> int:
    stages = list(STAGES)
    if arguments[:1] == ["--compiled"]:
        use_compiled()
        # Examples inside the package belong to the plain form; all others are for both.
        return tool("pytest", "-n", "auto", "-o", "testpaths=tests docs README.md CONTRIBUTING.md", *arguments[1:])
    if arguments[:1] == ["--ray"]:
        setup("--extra=ray")
        return tool("pytest", "-m", "ray", "tests/ray", *arguments[1:])
    if arguments[:1] == ["--only"]:
        if len(arguments) < 2 or arguments[1] not in STAGES:
            raise Failure(f"--only wants one of: {', '.join(STAGES)}")
        stages, arguments = [arguments[1]], arguments[2:]
    setup()
    browser = ROOT / "tools" / "browser.py"
    if "pytest" in stages and browser.exists() and run(VENV / BIN / "python", browser):
        raise Failure("the tests of pages need a browser; the words above say what is missing.")
    return check(stages, arguments)


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise Failure("lint takes --fix or nothing")
    setup()
    if arguments:
        say("repairing what ruff can repair")
        tool("ruff", "check", "--fix", "--quiet", "--exit-zero")
        tool("ruff", "format", "--quiet")
    return check([stage for stage in STAGES if stage != "pytest"], [])


def sweep(arguments: list[str]) -> int:
    setup()
    return tool("pytest", "-n", "auto", "-m", "slow", "--hypothesis-profile=explore", *arguments)


def python(*arguments: str) -> int:
    setup()
    return run(VENV / BIN / "python", *arguments)


def docs(arguments: list[str]) -> int:
    setup("--group=docs")
    code = tool("sphinx-build", "--fail-on-warning", "--nitpicky", "--quiet", "docs", "docs/_build", *arguments)
    if code == 0:
        say(f"the documentation is at {(ROOT / 'docs' / '_build' / 'index.html').as_uri()}")
    return code


def build(arguments: list[str]) -> int:
    if arguments[:1] == ["--compiled"]:
        if arguments[1:] not in ([], ["--pgo"]):
            raise Failure("build --compiled takes --pgo or nothing more")
        return compiled_wheel(profiled="--pgo" in arguments)
    uv = find_uv()
    return page([]) or run(uv, "build", "--out-dir", "dist", *arguments)  # what is released contains the page


def page(arguments: list[str]) -> int:
    """The tool of the page does nothing where what is there was made from these sources; it needs no environment."""
    return run(sys.executable, "tools/page.py", *arguments)


def compile_engine(*, profiled: bool = False) -> None:
    """Make .dev/compiled hold the package with a compiled engine, unless it is there and of these sources.

    One that was compiled with a profile does where none is asked for.
    """
    setup("--group=compile")
    digest = hashlib.sha256(sys.version.encode())
    sources = [file for file in sorted((ROOT / "src").rglob("*.py")) if "__pycache__" not in file.parts]
    tools = [file for name in COMPILERS if (file := ROOT / "tools" / name).exists()]
    for file in (*tools, *sources):
        digest.update(f"{file.relative_to(ROOT)} {file.read_bytes()!r}".encode())
    stamp, usual = COMPILED / "stamp", digest.hexdigest()
    wanted = f"{usual} with profile"
    if stamp.exists() and stamp.read_text(encoding="utf-8") in ({wanted} if profiled else {wanted, usual}):
        shutil.copytree(ROOT / "src", COMPILED, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        return  # what is not compiled (the page, say) is there as it is now
    say("compiling the engine into .dev/compiled; this takes some minutes")
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    if run(VENV / BIN / "python", "tools/compile.py", COMPILED, *(["--pgo"] if profiled else [])):
        raise Failure("the engine could not be compiled; the words above say why. It needs a C compiler.")
    stamp.write_text(wanted if profiled else usual, encoding="utf-8")
    say(f"compiled ({time.monotonic() - started:.0f} s)")


def compiled_wheel(*, profiled: bool) -> int:
    """The pure wheel and, made from it, one with the compiled engine: the same version for one system."""
    compile_engine(profiled=profiled)
    uv, dist = find_uv(), ROOT / "dist"
    code = page([]) or run(uv, "build", "--wheel", "--out-dir", "dist")
    if code:
        return code
    pure = max(dist.glob("*-none-any.whl"), key=lambda wheel: wheel.stat().st_mtime)
    return run(VENV / BIN / "python", "tools/wheel.py", pure, COMPILED, dist)


def same(arguments: list[str]) -> int:
    compile_engine()
    return run(VENV / BIN / "python", "tools/same.py", COMPILED, *arguments)


def use_compiled() -> None:
    """From here on the tools import the compiled package, by standing in front of the one in .venv."""
    compile_engine()
    ENVIRONMENT["PYTHONPATH"] = str(COMPILED)


def bench(arguments: list[str]) -> int:
    if arguments[:1] == ["--compiled"]:
        use_compiled()
        return run(VENV / BIN / "python", "-m", "sneakdoor", "bench", *arguments[1:])
    if arguments[:1] == ["--web"]:
        return command_line("serve", "--load", "200", *arguments[1:])
    return command_line("bench", *arguments)


def play(arguments: list[str]) -> int:
    """The page in the browser, or the table in this terminal."""
    if "--terminal" in arguments:
        return command_line("play", *(one for one in arguments if one != "--terminal"))
    setup()
    builder = ROOT / "tools" / "page.py"
    if builder.exists() and run(sys.executable, builder):
        say("the page could not be built; its words are above. The server starts with the page that there is, if any.")
    return tool("sneakdoor", "serve", *arguments)


def command_line(*arguments: str) -> int:
    setup()
    return tool("sneakdoor", *arguments)


def only_setup(arguments: list[str]) -> int:
    setup(*arguments)
    say("everything is in place: .venv")
    return 0


WORDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "sweep": sweep,
    "bench": bench,
    "ledger": lambda arguments: python("tools/ledger.py", *arguments),
    "mutate": lambda arguments: python("tools/mutate.py", *arguments),
    "pairs": lambda arguments: python("tools/pairs.py", *arguments),
    "docs": docs,
    "page": page,
    "build": build,
    "same": same,
    "setup": only_setup,
    "sneakdoor": lambda arguments: command_line(*arguments),
}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(__doc__)
        return 0 if arguments else 2
    word, *rest = arguments
    if word not in WORDS:
        say(f"there is no word {word!r}; there are: {', '.join(WORDS)}. `python3 dev.py help` explains them.")
        return 2
    try:
        return WORDS[word](rest)
    except Failure as failure:
        say(str(failure))
        return 1
    except FileNotFoundError as missing:
        say(f"{missing.filename} is missing. Remove .venv and run the same command again; it will be made anew.")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
