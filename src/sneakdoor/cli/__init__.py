"""The `sneakdoor` command, a client of the public interface.

`main` runs the commands in `app` and turns every error into a one-line message instead of a traceback. Commands raise
`CommandError` with a message for the user. With SNEAKDOOR_DEBUG=1 exceptions are not caught.
"""

import os
import sys

from sneakdoor.cli.errors import CommandError

__all__ = ["CommandError", "main"]

# Exit codes. Typer uses 2 for wrong usage; 130 after Ctrl-C is the convention of shells.
BAD_NEWS = 1
UNEXPECTED = 70
INTERRUPTED = 130

DEBUG = "SNEAKDOOR_DEBUG"


def main() -> int:
    """Run the command line and return its exit code."""
    if os.environ.get(DEBUG, "0") not in {"", "0"}:
        return run()
    try:
        return run()
    except CommandError as error:
        return complain(str(error), BAD_NEWS)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it (`sneakdoor … | head`); also keep the flush at exit quiet.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_NEWS
    except Exception as error:  # noqa: BLE001  (the last resort, so that users never see a bare traceback)
        words = " ".join(str(error).split()) or "no message"
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
            f"the command line needs the package {missing.name!r}; install it with `pip install typer`"
        ) from missing
    app()
    return 0


def complain(words: str, code: int) -> int:
    sys.stdout.flush()
    print(f"sneakdoor: {words}", file=sys.stderr)  # noqa: T201  (Typer itself may be what is missing)
    return code
