#!/usr/bin/env python3
"""Run the chores of this project: each command sets up the environment it needs, then does its work.

    python3 dev.py play                   play in the browser: start the server and open the page
    python3 dev.py play --terminal        play in this terminal
    python3 dev.py test [ARGS]            run every check; ARGS go to pytest (-k runs, a path, …) and narrow it
    python3 dev.py test --only STAGE      run one stage: lint, format, types, arrows, page, pytest or browser
    python3 dev.py test --changed [REV]   run the tests that a change since REV (default: the last commit) can reach
    python3 dev.py lint [--fix]           run the stages without tests; --fix first repairs what can be repaired
    python3 dev.py sweep [ARGS]           run the long tests that `test` leaves out
    python3 dev.py games [ARGS]           play 50,000 random games with piles of all cards; none may fail
    python3 dev.py bench [ARGS]           measure the engine; `bench --web` measures the server with 200 games at once
    python3 dev.py ledger [--check]       build the ledger of rules; --check fails if a committed figure fell
    python3 dev.py mutate [RULES]         break rules one at a time and check that a test of each rule fails
    python3 dev.py pairs [ARGS]           set up pairs of cards that react to the same event, check that each has met
    python3 dev.py licences [--update]    check that the licence of every dependency is acceptable (docs/licences.md)
    python3 dev.py docs                   build the documentation into docs/_build
    python3 dev.py page                   build the page for the browser if it has changed
    python3 dev.py build                  build the source distribution and the wheel into dist/
    python3 dev.py build --compiled       build a wheel with the compiled engine (needs a C compiler and minutes)
    python3 dev.py build --compiled --pgo the same, optimised with a profile of real games
    python3 dev.py test --compiled        run pytest on the compiled engine; ARGS go to pytest
    python3 dev.py test --ray             run the tests that start a Ray cluster of two nodes on this machine
    python3 dev.py bench --compiled       measure the compiled engine
    python3 dev.py same [ARGS]            check that compiled and plain engine play the same games
    python3 dev.py setup                  only set up the environment for development
    python3 dev.py sneakdoor ARGS         run the `sneakdoor` command
    python3 dev.py COMMAND --help         explain a command

The environment is .venv in this checkout, with the versions in uv.lock. A command installs what it needs and keeps what
other commands have installed. Python 3.11 or newer is required, and the network the first time.
"""

import hashlib
import json
import os
import platform
import re
import shlex
import shutil
import signal
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
COMPILERS = ("compile.py", "native.py", "train.py")  # the tools that decide what is compiled
PRIVATE_UV = ROOT / ".dev" / ("uv.exe" if os.name == "nt" else "uv")
UV_AT_LEAST = (0, 8)
BIN = "Scripts" if os.name == "nt" else "bin"
PASSED_ON = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
PATIENCE = 10.0  # seconds that a command may take to end after Ctrl-C
MANY = 150  # selected files and tests from which on several workers pay
NO_TESTS_RAN = 5  # pytest's exit code

DROPPED = {
    "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV",  # of another environment, if one is active
    "PYTHONDONTWRITEBYTECODE",  # without bytecode every start compiles every module again
}  # fmt: skip
TRUST = {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}  # use the machine's certificates (old and new name)
ENVIRONMENT = TRUST | {name: value for name, value in os.environ.items() if name not in DROPPED}
ENVIRONMENT |= {"UV_PROJECT_ENVIRONMENT": str(VENV), "UV_PYTHON_DOWNLOADS": "never"}

PLAYING = ("--extra=web",)
DEVELOPING = ("--group=dev", "--extra=mcp", "--extra=rl", "--extra=web")


class Failure(Exception):
    """An error to report to the user: what went wrong and what to do about it."""


def say(words: str) -> None:
    print(f"dev.py: {words}", file=sys.stderr, flush=True)


def run(*command: str | Path) -> int:
    """Run a command in the checkout, show its output and return its exit code.

    Termination signals are forwarded to the command, so that no process is left behind. Ctrl-C reaches both from the
    terminal, so here it is enough to wait.
    """
    child: subprocess.Popen[bytes] | None = None
    ended_by: list[int] = []

    def pass_on(number: int, frame: object) -> None:
        ended_by.append(number)
        if child is not None:
            child.send_signal(number)

    usual = {
        number: signal.signal(number, pass_on) for number in PASSED_ON if signal.getsignal(number) == signal.SIG_DFL
    }
    try:
        child = subprocess.Popen([str(part) for part in command], cwd=ROOT, env=ENVIRONMENT)
        if ended_by:  # the signal came before the child had started
            child.send_signal(ended_by[0])
        code = waited_for(child)
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)
    if ended_by:
        sys.exit(128 + ended_by[0])
    return code


def waited_for(child: subprocess.Popen[bytes]) -> int:
    try:
        return child.wait()
    except KeyboardInterrupt:
        try:
            child.wait(PATIENCE)
        except (KeyboardInterrupt, subprocess.TimeoutExpired):
            child.kill()
            child.wait()
        raise


# ------------------------------------------------------------------------------------------------------------- set-up


def find_uv() -> str | Path:
    """Return the installed uv if it is recent enough, or else a private one, downloaded as uv.lock says."""
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
    """Unpack uv from its wheel, without pip or venv: Debian's Python has neither."""
    import io
    import tomllib  # not at the top: an older Python lacks it, and should reach the message about its version
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
            "  The first run needs the network. If this machine uses a proxy or a mirror, install uv yourself,\n"
            "  for instance with `pipx install uv`, and run the same command again."
        ) from error
    if "sha256:" + hashlib.sha256(content).hexdigest() != fitting[0]["hash"]:
        raise Failure("the downloaded uv does not match its hash in uv.lock; nothing was installed.")
    with zipfile.ZipFile(io.BytesIO(content)) as wheel:
        program = next(name for name in wheel.namelist() if name.endswith(f"/scripts/{PRIVATE_UV.name}"))
        PRIVATE_UV.parent.mkdir(exist_ok=True)
        half = PRIVATE_UV.with_suffix(".part")
        half.write_bytes(wheel.read(program))
    half.chmod(0o755)
    half.replace(PRIVATE_UV)


def setup(*needed: str) -> None:
    """Make .venv hold what uv.lock says for these `--group=…` and `--extra=…`, and keep what it has."""
    digest = hashlib.sha256(f"{ROOT} {sys.version} {sys.base_prefix}".encode())
    for name in ("pyproject.toml", "uv.lock"):
        digest.update((ROOT / name).read_bytes())
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        stamp = {"of": "", "with": []}
    wanted = sorted({*needed, *stamp["with"]})
    ready = {"of": digest.hexdigest(), "with": wanted}
    if stamp == ready:
        return

    uv = find_uv()
    say(f"setting up .venv from uv.lock ({' '.join(wanted) or 'no extras'}) with Python {sys.version.split()[0]}")
    started = time.monotonic()
    STAMP.unlink(missing_ok=True)
    python = getattr(sys, "_base_executable", sys.executable)  # not the one in .venv, if dev.py was started with that
    if run(uv, "sync", "--locked", "--python", python, *wanted):
        raise Failure(
            "the environment could not be set up; uv's message is above.\n"
            "  If uv.lock is out of date, pyproject.toml was changed: run `uv lock` and commit both.\n"
            "  If a download failed, make the package index reachable and run the same command again."
        )
    STAMP.write_text(json.dumps(ready), encoding="utf-8")
    say(f"environment ready ({time.monotonic() - started:.1f} s)")


# ------------------------------------------------------------------------------------------------------------- checks

WITHOUT_BROWSER = "not slow and not ray and not browser"
STAGES: dict[str, tuple[str, ...]] = {
    "lint": ("ruff", "check"),
    "format": ("ruff", "format", "--check"),
    "types": ("mypy",),
    "arrows": ("lint-imports", "--no-logo"),
    "page": ("python", "tools/page.py", "--check"),
    "pytest": ("pytest", "-n", "auto", "-m", WITHOUT_BROWSER),
    "browser": ("pytest", "-n", "auto", "-m", "browser and not slow"),
}
TESTS = ("pytest", "browser")
DAEMON = ("dmypy", "--status-file", ".dev/dmypy.json", "run", "--timeout", "7200", "--", "--cache-dir", ".dev/dmypy")
STAGE_NEEDS = dict.fromkeys(("lint", "format", "arrows"), ("--group=lint",))  # the others need everything


def tool(name: str, *arguments: str) -> int:
    return run(VENV / BIN / name, *arguments)


def check(stages: list[str], arguments: list[str], *, daemon: bool = False) -> int:
    """Run stages in order and stop at the first that fails; the arguments are for pytest, or for a single stage."""
    started = time.monotonic()
    for number, stage in enumerate(stages, 1):
        command = [*(DAEMON if daemon and stage == "types" and not arguments else STAGES[stage])]
        if arguments and (stage in TESTS or len(stages) == 1):
            if stage == "pytest" and not all(argument.startswith("-") for argument in arguments):
                command = command[:-2]  # a path or a name may well be that of a browser test
            command += arguments
        say(f"[{number}/{len(stages)}] {stage}: {shlex.join(command)}")
        wall, cpu = time.monotonic(), children_cpu()
        code = tool(*command)
        if code and command[0] == "dmypy":
            say("the mypy daemon did not pass; asking plain mypy, whose answer counts")
            code = tool(*STAGES[stage])
        if code:
            say(f"FAILED at {stage} (exit code {code}). To run this stage alone: python3 dev.py test --only {stage}")
            return code
        say(f"{stage} passed ({time.monotonic() - wall:.1f} s, {children_cpu() - cpu:.1f} CPU s)")
    say(f"passed: {', '.join(stages)} ({time.monotonic() - started:.1f} s)")
    return 0


def children_cpu() -> float:
    """CPU seconds of all finished child processes."""
    times = os.times()
    return times.children_user + times.children_system


def test(arguments: list[str]) -> int:
    stages = list(STAGES)
    if arguments[:1] == ["--compiled"]:
        use_compiled()
        # Examples inside the package are tested on the plain engine only.
        return tool("pytest", "-n", "auto", "-o", "testpaths=tests docs README.md CONTRIBUTING.md", *arguments[1:])
    if arguments[:1] == ["--ray"]:
        setup(*DEVELOPING, "--extra=ray")
        return tool("pytest", "-m", "ray", "tests/ray", *arguments[1:])
    if arguments[:1] == ["--changed"]:
        return test_changed(arguments[1:])
    if arguments[:1] == ["--only"]:
        if len(arguments) < 2 or arguments[1] not in STAGES:
            raise Failure(f"--only needs one of: {', '.join(STAGES)}")
        stages, arguments = [arguments[1]], arguments[2:]
    elif arguments:
        stages.remove("browser")  # the arguments select tests of both kinds, in one run
    setup(*{need for stage in stages for need in STAGE_NEEDS.get(stage, DEVELOPING)})
    if "browser" in stages or ("pytest" in stages and arguments):
        install_browser()
    return check(stages, arguments)


def install_browser() -> None:
    installer = ROOT / "tools" / "browser.py"
    if installer.exists() and run(VENV / BIN / "python", installer):
        raise Failure("the browser tests need Chromium and axe-core; the message above says what is missing.")


def test_changed(arguments: list[str]) -> int:
    """Run the tests that can notice what has changed since a revision."""
    setup(*DEVELOPING)
    revision, rest = "HEAD", arguments
    if arguments and not arguments[0].startswith("-"):
        revision, *rest = arguments
    command = [str(VENV / BIN / "python"), "tools/affected.py", revision]
    found = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode:
        raise Failure(f"the changes since {revision} could not be found; the message is above.")
    selection = json.loads(found.stdout)
    if selection["everything"]:
        say(f"running all tests: {selection['reason']}")
        install_browser()
        return check(["page", *TESTS], rest)
    if selection["page"]:
        install_browser()
        if code := check(["page", "browser"], rest):
            return code
    files, tests, titles = selection["files"], selection["tests"], selection["titles"]
    if not files and not tests and not titles:
        say(f"no further test can notice what has changed since {revision}")
        return 0
    say(f"selected {len(files)} files, {len(tests)} single tests" + (f", cards: {', '.join(titles)}" if titles else ""))
    place = ROOT / ".dev" / "selection.json"
    place.parent.mkdir(exist_ok=True)
    place.write_text(found.stdout, encoding="utf-8")
    # Tests with a card as a parameter are found by collecting; the laws and the server have none of a single card.
    where = ["tests", "--ignore=tests/laws", "--ignore=tests/web", *others(files)] if titles else files
    workers = "auto" if len(files) + len(tests) > MANY else "0"
    code = tool("pytest", "-n", workers, "-m", WITHOUT_BROWSER, "--selection", str(place), *where, *rest)
    return 0 if code == NO_TESTS_RAN else code


def others(files: list[str]) -> list[str]:
    """Those files that a collection of `tests` without the laws and the server would miss."""
    return [file for file in files if not file.startswith("tests/") or file.startswith(("tests/laws/", "tests/web/"))]


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise Failure("lint takes --fix or nothing")
    setup(*DEVELOPING)
    if arguments:
        say("repairing what ruff, eslint and prettier can repair")
        tool("ruff", "check", "--fix", "--quiet", "--exit-zero")
        tool("ruff", "format", "--quiet")
        run(sys.executable, "tools/page.py", "--fix")
    # The daemon re-checks only what a change can affect. A verdict that counts comes from plain mypy.
    return check([stage for stage in STAGES if stage not in TESTS], [], daemon="CI" not in ENVIRONMENT)


# ----------------------------------------------------------------------------------------------------------- commands


def sweep(arguments: list[str]) -> int:
    setup(*DEVELOPING, "--group=fuzz")
    install_browser()
    return tool("pytest", "-n", "auto", "-m", "slow", "--hypothesis-profile=explore", *arguments)


def python(*arguments: str) -> int:
    setup(*DEVELOPING)
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
    # Releases contain the page and the generated data, which are not in git.
    return page([]) or python("tools/ledger.py") or run(uv, "build", "--out-dir", "dist", *arguments)


def page(arguments: list[str]) -> int:
    """Build the page if its sources have changed; this needs Node and no Python environment."""
    return run(sys.executable, "tools/page.py", *arguments)


def compile_engine(*, profiled: bool = False) -> None:
    """Compile the engine into .dev/compiled, unless that is up to date.

    A build with a profile also counts where none is asked for.
    """
    setup(*DEVELOPING, "--group=compile")
    digest = hashlib.sha256(sys.version.encode())
    sources = [file for file in sorted((ROOT / "src").rglob("*.py")) if "__pycache__" not in file.parts]
    tools = [file for name in COMPILERS if (file := ROOT / "tools" / name).exists()]
    for file in (*tools, *sources):
        digest.update(f"{file.relative_to(ROOT)} {file.read_bytes()!r}".encode())
    stamp, usual = COMPILED / "stamp", digest.hexdigest()
    wanted = f"{usual} with profile"
    if stamp.exists() and stamp.read_text(encoding="utf-8") in ({wanted} if profiled else {wanted, usual}):
        shutil.copytree(ROOT / "src", COMPILED, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        return  # files that are not compiled, such as the page, have been copied again
    say("compiling the engine into .dev/compiled; this takes some minutes")
    started = time.monotonic()
    stamp.unlink(missing_ok=True)
    if run(VENV / BIN / "python", "tools/compile.py", COMPILED, *(["--pgo"] if profiled else [])):
        raise Failure("the engine could not be compiled; the message is above. It needs a C compiler.")
    stamp.write_text(wanted if profiled else usual, encoding="utf-8")
    say(f"compiled ({time.monotonic() - started:.0f} s)")


def compiled_wheel(*, profiled: bool) -> int:
    """Build the pure wheel and, from it, a wheel with the compiled engine for this system."""
    compile_engine(profiled=profiled)
    uv, dist = find_uv(), ROOT / "dist"
    code = page([]) or python("tools/ledger.py") or run(uv, "build", "--wheel", "--out-dir", "dist")
    if code:
        return code
    pure = max(dist.glob("*-none-any.whl"), key=lambda wheel: wheel.stat().st_mtime)
    return run(VENV / BIN / "python", "tools/wheel.py", pure, COMPILED, dist)


def same(arguments: list[str]) -> int:
    compile_engine()
    return run(VENV / BIN / "python", "tools/same.py", COMPILED, *arguments)


def use_compiled() -> None:
    """Let all further commands import the compiled package instead of the one in .venv."""
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
    """Start the server with an up-to-date page, or play in the terminal."""
    if "--terminal" in arguments:
        return command_line("play", *(argument for argument in arguments if argument != "--terminal"))
    setup(*PLAYING)
    builder = ROOT / "tools" / "page.py"
    if builder.exists() and run(sys.executable, builder):
        say("the page could not be built; the message is above. The server starts with an older page, if there is one.")
    return tool("sneakdoor", "serve", *arguments)


def command_line(*arguments: str) -> int:
    setup(*needed_by(arguments))
    return tool("sneakdoor", *arguments)


def needed_by(arguments: tuple[str, ...]) -> set[str]:
    """The extras and groups that a `sneakdoor` command needs.

    >>> sorted(needed_by(("seat", "--mcp"))), needed_by(("cards", "show", "Snare!"))
    (['--extra=mcp'], set())
    """
    by_command = {"serve": "--extra=web", "document": "--extra=document", "bench": "--group=bench"}
    by_option = {"--mcp": "--extra=mcp", "--ray": "--extra=ray"}
    found = {need for option, need in by_option.items() if option in arguments}
    return found | {need for command, need in by_command.items() if arguments[:1] == (command,)}


def only_setup(arguments: list[str]) -> int:
    setup(*(arguments or DEVELOPING))
    say("the environment is ready: .venv")
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "sweep": sweep,
    "bench": bench,
    "ledger": lambda arguments: python("tools/ledger.py", *arguments),
    "mutate": lambda arguments: python("tools/mutate.py", *arguments),
    "games": lambda arguments: python("tools/random_games.py", *arguments),
    "pairs": lambda arguments: python("tools/pairs.py", *arguments),
    "licences": lambda arguments: run(sys.executable, "tools/licences.py", *arguments),
    "docs": docs,
    "page": page,
    "build": build,
    "same": same,
    "setup": only_setup,
    "sneakdoor": lambda arguments: command_line(*arguments),
}


ASKS_FOR_HELP = {"-h", "--help"}
TOOLS = {
    "games": ("random_games",),
    "ledger": ("ledger",),
    "licences": ("licences",),
    "mutate": ("mutate", "mutate_cards"),
    "page": ("page",),
    "pairs": ("pairs",),
    "same": ("same",),
}  # the modules in tools/ whose docstrings explain a command


def explanation(command: str) -> str:
    """What the docstrings here and in tools/ say about a command. Nothing is set up to find out."""
    import ast

    usage = re.compile(rf"    python3 dev\.py {command}\b.*")
    parts = ["\n".join(line for line in (__doc__ or "").splitlines() if usage.match(line))]
    for name in TOOLS.get(command, ()):
        source = (ROOT / "tools" / f"{name}.py").read_text(encoding="utf-8")
        parts.append(ast.get_docstring(ast.parse(source)) or "")
    if command in {"bench", "play"}:
        takes = "bench" if command == "bench" else "serve"
        parts.append(f"Options: python3 dev.py sneakdoor {takes} --help")
    return "\n\n".join(parts)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in {*ASKS_FOR_HELP, "help"}:
        print(__doc__)
        return 0 if arguments else 2
    command, *rest = arguments
    if command not in COMMANDS:
        say(f"there is no command {command!r}; there are: {', '.join(COMMANDS)}. `python3 dev.py help` explains them.")
        return 2
    if command != "sneakdoor" and ASKS_FOR_HELP & {*rest}:
        print(explanation(command))
        return 0
    try:
        return COMMANDS[command](rest)
    except Failure as failure:
        say(str(failure))
        return 1
    except FileNotFoundError as missing:
        say(f"{missing.filename} is missing. Remove .venv and run the same command again to create it anew.")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
