"""The `sneakdoor` command: a client of the public face like any other.

`main` stands guard around the commands in `app`: whatever goes wrong, the person at the terminal reads one line that
says so, never a traceback. A command that has bad news raises `CommandError` with words for that person. With
SNEAKDOOR_DEBUG=1 nothing is caught, for those who want the whole story.
"""

import os
import sys

from sneakdoor.cli.errors import CommandError

__all__ = ["CommandError", "main"]

# Exit codes: 2 for wrong usage is Typer's own, 130 for Ctrl-C the shells'.
BAD_NEWS = 1
UNEXPECTED = 70
INTERRUPTED = 130

DEBUG = "SNEAKDOOR_DEBUG"


def main() -> int:
    """Run the command line; the entry point of the package."""
    if os.environ.get(DEBUG, "0") not in {"", "0"}:
        return run()
    try:
        return run()
    except CommandError as error:
        return complain(str(error), BAD_NEWS)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone (`sneakdoor … | head`): nothing left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_NEWS
    except Exception as error:  # noqa: BLE001  (the last net, so that nobody meets a bare traceback)
        words = " ".join(str(error).split()) or "no further words"
        return complain(
            f"unexpected {type(error).__name__}: {words} (this is a bug; {DEBUG}=1 shows where it happened)", UNEXPECTED
        )


def run() -> int:
    try:
        from sneakdoor.cli.app import app
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("sneakdoor"):
            raise
        raise CommandError(
            f"the command line needs the package {missing.name!r}, which is not there; `pip install typer` brings it"
        ) from missing
    app()
    return 0


def complain(words: str, code: int) -> int:
    sys.stdout.flush()
    print(f"sneakdoor: {words}", file=sys.stderr)  # noqa: T201  (Typer itself may be what is missing)
    return code
