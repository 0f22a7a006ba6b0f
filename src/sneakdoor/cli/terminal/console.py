"""Input and output of lines: a terminal, a pipe, or text in tests."""

import io
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO

from sneakdoor.cli.terminal.layout import NARROWEST, WIDEST, fit

OTHER_SCREEN = "\x1b[?1049h"
OWN_SCREEN = "\x1b[?1049l"
EMPTY = "\x1b[H\x1b[2J\x1b[3J"
"""Escape sequences of the alternate screen, which has no scrollback."""

Paint = Callable[[str], None]
Complete = Callable[[str], Sequence[str]]
"""Maps the input so far to its completions."""


class InputEnded(Exception):
    """The end of the input."""


class Terminal:
    """Line-based input and output. The width is read at every use, because windows are resized."""

    def __init__(
        self, source: TextIO | None = None, sink: TextIO | None = None, width: int | None = None, colour: bool = True
    ) -> None:
        # Without standard input, treat the input as ended.
        self.source = source if source is not None else sys.stdin if sys.stdin is not None else io.StringIO()
        self.sink = sink if sink is not None else sys.stdout
        self.fixed = width
        self.paint = painter(self.sink) if colour else None
        self.interactive = self.source is sys.stdin and self.source.isatty() and self.sink is sys.stdout
        self.apart = False  # on the alternate screen
        self.kept_back: list[str] | None = None  # lines held back until the table is drawn

    @property
    def width(self) -> int:
        found = self.fixed or shutil.get_terminal_size((80, 24)).columns
        return max(NARROWEST, min(WIDEST, found))

    def line(self, text: str = "") -> None:
        if self.kept_back is not None:
            self.kept_back.append(text)
        elif self.paint is not None and text:
            self.paint(text)
        else:
            self.sink.write(text + "\n")

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def say(self, text: str, indent: str = "") -> None:
        """Print a wrapped sentence."""
        self.lines(fit(text, self.width, indent, indent))

    @contextmanager
    def keeping_back(self) -> Iterator[list[str]]:
        """Collect the lines printed meanwhile instead of showing them."""
        said: list[str] = []
        self.kept_back = said
        try:
            yield said
        finally:
            self.kept_back = None

    def clear(self) -> None:
        """Hide the previous output, on the alternate screen or with blank lines."""
        if not self.sink.isatty() or os.environ.get("TERM", "") in {"", "dumb"}:
            self.sink.write("\n" * (shutil.get_terminal_size((80, 24)).lines + 2))
            return
        if not self.apart:
            self.sink.write(OTHER_SCREEN)
            self.apart = True
        self.sink.write(EMPTY)
        self.sink.flush()

    def leave_screen(self) -> None:
        """Leave the alternate screen."""
        if self.apart:
            self.sink.write(EMPTY + OWN_SCREEN)
            self.sink.flush()
            self.apart = False

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        """Read a line; raise InputEnded at the end. Tab completes if there are completions."""
        if self.interactive:
            self.sink.flush()
            try:
                with tab_completes(complete):
                    return input(prompt)
            except EOFError:
                self.sink.write("\n")
                raise InputEnded from None
        self.sink.write(prompt)
        self.sink.flush()
        try:
            typed = self.source.readline()
        except (UnicodeDecodeError, ValueError):
            typed = "\n" if not self.source.closed else ""
        self.sink.write("\n" if not typed.strip() else f"{typed.rstrip()}\n")
        if not typed:
            raise InputEnded
        return typed.rstrip("\r\n")


@contextmanager
def tab_completes(complete: Complete | None) -> Iterator[None]:
    """Let Tab complete the whole line while it is typed, if readline is available."""
    try:
        import readline
    except ImportError:
        complete = None
    if complete is None:
        yield
        return
    before, delims = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(nth(complete))
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
        readline.set_completer_delims(delims)


def nth(complete: Complete) -> Callable[[str, int], str | None]:
    """Adapt completions to readline, which asks for the first, the second, … until there are no more."""

    def found(typed: str, n: int) -> str | None:
        titles = complete(typed)
        return titles[n] if n < len(titles) else None

    return found


def painter(sink: TextIO) -> Paint | None:
    """Colour by Rich, if it is installed and the terminal supports it."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "") in {"", "dumb"} or not sink.isatty():
        return None
    try:
        from rich.console import Console
        from rich.highlighter import RegexHighlighter
        from rich.theme import Theme
    except ImportError:
        return None

    class Marks(RegexHighlighter):
        base_style = "table."
        highlights = [  # noqa: RUF012  (Rich's way to say it)
            r"(?P<head>^==.*==$)",
            r"(?P<side>^(CORP|RUNNER)\b[^:]*:)",
            r"(?P<run>^RUN on .*)",
            r"(?P<rule>\(?CR (\d+\.\d+:)?\d[\d.a-z]*\)?)",
            r"(?P<handle>#\d+)",
            r"(?P<number>^ +\d+(?=  ))",
        ]

    styles = {"head": "bold", "side": "bold cyan", "run": "bold yellow", "rule": "dim", "handle": "green",
              "number": "bold magenta"}  # fmt: skip
    theme = Theme({f"table.{name}": style for name, style in styles.items()})
    console = Console(file=sink, theme=theme, highlight=False, soft_wrap=True)
    marks = Marks()

    def paint(text: str) -> None:
        console.print(marks(text), soft_wrap=True)

    return paint
