"""The command that starts this program, for hints that the user can type."""

import shutil
import sys
from functools import cache
from pathlib import Path


@cache
def program() -> str:
    """Return `sneakdoor` if it is on the path, otherwise the way this process was started."""
    if shutil.which("sneakdoor") is not None:
        return "sneakdoor"
    started = Path(sys.argv[0] if sys.argv else "")
    if started.name.removesuffix(".exe") == "sneakdoor" and started.is_file():
        return str(started)
    python = Path(sys.executable).name
    found = shutil.which(python)
    same = found is not None and Path(found).resolve() == Path(sys.executable).resolve()
    return f"{python if same else sys.executable} -m sneakdoor"


def command(words: str) -> str:
    """Return a command to type, as in `sneakdoor resume`."""
    return f"{program()} {words}"
