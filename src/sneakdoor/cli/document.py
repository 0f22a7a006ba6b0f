"""`sneakdoor document …`: check, number, render, compare and list a rules document.

Exit codes: 1 if problems were found or anything else failed, 2 if a file is not a rules document.
"""

import json
import shutil
import sys
import textwrap
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from sneakdoor.cli.errors import CommandError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sneakdoor.document import BadDocument, Document, RuleChange

FAULTS = 1
UNREADABLE = 2
MOST_PROBLEMS = 20
WIDEST = 100
NARROWEST = 40

document = typer.Typer(
    name="document",
    help="Check, number, render, compare and list a rules document.",
    epilog=(
        "FILE is Pandoc source (headings that are rules, {#sec:…} labels), Markdown or plain text; the format is "
        "detected. Pandoc source and rendering need the extra: pip install 'sneakdoor[document]'."
    ),
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A rules document; - reads standard input.")]
Form = Annotated[
    str | None,
    typer.Option("--form", metavar="FORM", help="Input format: pandoc, markdown or text (default: detected)."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of lines.")]
Output = Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to a file.")]


@document.command()
def check(
    file: File,
    form: Form = None,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Report references on less evidence: finds more, with more false alarms.")
    ] = False,
    part: Annotated[
        bool, typer.Option("--part", help="The file is a part of a document: allow references out of it.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Find dead, ambiguous and mistaken references, duplicates, gaps, wrong order, bad symbols and stray examples.

    Each is reported with file, line and a suggestion. The exit code is 1 if there are any.
    """
    from sneakdoor.document import BLIND
    from sneakdoor.document import check as look

    faults = look(opened(file, form), thorough=thorough, part=part)
    if as_json:
        echo_json([fault.as_json() for fault in faults])
        raise typer.Exit(FAULTS if faults else 0)
    for fault in faults:
        typer.echo(f"{fault.file}:{fault.line}: {fault.rule or 'before the first rule'}: {fault.kind}")
        typer.echo(fit(fault.words, "    "))
        typer.echo(fit(fault.suggestion, "    → "))
    counts = ", ".join(f"{count} {kind}" for kind, count in Counter(fault.kind for fault in faults).most_common())
    typer.echo(f"{len(faults)} faults: {counts}" if len(faults) > 1 else f"1 fault: {counts}" if faults else "no fault")
    typer.echo("not checked:")
    for words in BLIND:
        typer.echo(fit(words, "  - "))
    raise typer.Exit(FAULTS if faults else 0)


@document.command()
def number(file: File, form: Form = None, output: Output = None, as_json: AsJson = False) -> None:
    """Number every entry by its position, and show where the written number differs.

    With -o the renumbered document is written, with updated references, in the format of the file name.
    """
    from sneakdoor.document import numbered, plain, render

    read = opened(file, form)
    made, _ = numbered(read)
    if output:
        written(output, render_or_tell(lambda: render(made, form_for(output, None))))
        return
    labels = {label: entry.number for label, entry in made.labels().items()}
    rows = [
        {
            "number": new.number,
            "written": old.number if read.form != "pandoc" else "",
            "kind": new.kind,
            "label": new.label,
            "line": new.line,
            "words": plain(new.text, labels),
        }
        for old, new in zip(read.walk(), made.walk(), strict=True)
    ]
    if as_json:
        echo_json(rows)
        return
    for row in rows:
        other = f" (written {row['written']})" if row["written"] not in {"", row["number"]} else ""
        label = f" {{#{row['label']}}}" if row["label"] else ""
        typer.echo(cut(f"{row['number']:<9} {row['words']}{label}", other))


@document.command()
def render(
    file: File,
    to: Annotated[
        str | None, typer.Option("--to", "-t", metavar="FORM", help="html, md, txt, json or pdf (default: from -o).")
    ] = None,
    output: Output = None,
    form: Form = None,
) -> None:
    """Write the document as HTML, Markdown, plain text, JSON or PDF, with numbers, links, contents and symbols."""
    from sneakdoor.document import render as make

    target = form_for(output, to)
    if output is None and target == "pdf" and sys.stdout.isatty():
        raise CommandError("a PDF cannot be shown on the terminal; use -o FILE.pdf")
    read = opened(file, form)
    made = render_or_tell(lambda: make(read, target))
    if output is None:
        sys.stdout.buffer.write(made) if target == "pdf" else typer.echo(made.decode(), nl=False)
    else:
        written(output, made)


@document.command()
def diff(
    old: Annotated[Path, typer.Argument(metavar="OLD", help="The older version.")],
    new: Annotated[Path, typer.Argument(metavar="NEW", help="The newer version.")],
    as_json: AsJson = False,
) -> None:
    """Compare two versions rule by rule: added, removed, moved, reworded.

    Unchanged text under a new number has moved. Letter case, quotes, markup and line breaks are ignored.
    """
    from sneakdoor.document import diff as compare

    changes = compare(opened(old), opened(new))
    if as_json:
        echo_json([change.as_json() for change in changes])
        return
    for change in changes:
        for line in change_lines(change):
            typer.echo(line)
    counts = Counter(change.kind for change in changes)
    typer.echo(", ".join(f"{count} {kind}" for kind, count in counts.items()) or "no rule changed")


@document.command()
def index(
    file: File,
    form: Form = None,
    lines: Annotated[
        bool, typer.Option("--lines", help="Print a list of entries: id, section, section_title, …, line.")
    ] = False,
    version: Annotated[
        str | None, typer.Option("--as", metavar="VERSION", help="Its version, if it does not name it.")
    ] = None,
    output: Output = None,
) -> None:
    """Print every number with section, title, kind and summary, as JSON in the format of sneakdoor.rulebook."""
    from sneakdoor.document import listing, with_lines

    read = opened(file, form)
    read.version = version or read.version
    listed = with_lines(read) if lines else listing(read)
    whole = "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in listed) + "\n]\n"
    if output is None:
        typer.echo(whole, nl=False)
    else:
        written(output, whole.encode())


# -------------------------------------------------------------------------------------------------------------- helpers


def opened(file: Path, form: str | None = None) -> "Document":
    """Read a document; print the problems with file and line and exit if that is impossible."""
    from sneakdoor.document import BadDocument, ToolMissing, read_bytes
    from sneakdoor.document.reader import FORMS

    if form is not None and form not in FORMS:
        raise CommandError(f'there is no form "{form}" to read; there are {", ".join(FORMS)}')
    stdin = str(file) == "-"
    try:
        content = sys.stdin.buffer.read() if stdin else file.read_bytes()
        return read_bytes(content, "standard input" if stdin else str(file), form)
    except OSError as error:
        raise CommandError(f"{file} cannot be opened: {error.strerror or error}") from error
    except ToolMissing as error:
        raise CommandError(str(error)) from error
    except BadDocument as error:
        refuse(error)


def refuse(error: "BadDocument") -> NoReturn:
    for line, words in error.problems[:MOST_PROBLEMS]:
        typer.echo(f"{error.source}:{line}: {words}", err=True)
    if len(error.problems) > MOST_PROBLEMS:
        typer.echo(f"and {len(error.problems) - MOST_PROBLEMS} more", err=True)
    raise typer.Exit(UNREADABLE) from error


def render_or_tell(make: "Callable[[], bytes]") -> bytes:
    from sneakdoor.document import ToolMissing

    try:
        return make()
    except ToolMissing as error:
        raise CommandError(str(error)) from error


def form_for(output: Path | None, wish: str | None) -> str:
    from sneakdoor.document import FORMS

    names = {"markdown": "md", "text": "txt", "htm": "html"}
    if wish is None and output is None:
        raise CommandError(f"choose a format: --to FORM ({', '.join(FORMS)}), or -o FILE with such an extension")
    found = wish or (output.suffix.lstrip(".") if output else "")
    found = names.get(found.lower(), found.lower())
    if found not in FORMS:
        raise CommandError(f'there is no form "{found}"; there are {", ".join(FORMS)}')
    return found


def written(output: Path, content: bytes) -> None:
    try:
        output.write_bytes(content)
    except OSError as error:
        raise CommandError(f"{output} cannot be written: {error.strerror or error}") from error
    typer.echo(f"{output}: {len(content) / 1000:.0f} kB", err=True)


def change_lines(change: "RuleChange") -> list[str]:
    name = change.rule or change.was
    if change.kind == "moved":
        return [cut(f"moved     {name} (was {change.was})  {change.words}")]
    moved = f" (was {change.was})" if change.moved else ""
    out = [cut(f"{change.kind:<9} {name}{moved}  {change.words}")]
    out += [fit(f"“{old or '–'}” → “{new or '–'}”", "            ") for old, new in change.pairs]
    return out


def columns() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def cut(text: str, tail: str = "") -> str:
    """Shorten a text to one line."""
    room = columns() - len(tail)
    return (text if len(text) <= room else text[: room - 1] + "…") + tail


def fit(text: str, indent: str) -> str:
    return textwrap.fill(
        text, columns(), initial_indent=indent, subsequent_indent=" " * len(indent), break_on_hyphens=False
    )


def echo_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
