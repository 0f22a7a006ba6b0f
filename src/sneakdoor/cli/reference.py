"""`sneakdoor reference build DIR`: timing, rules and cards as pages that open from disk."""

from pathlib import Path
from typing import Annotated

import typer

from sneakdoor.cli.errors import CommandError

reference = typer.Typer(
    name="reference",
    help="The reference: timing, every rule and every card as pages that open without a server.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@reference.callback()
def _group() -> None:
    pass


@reference.command()
def build(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder, or one built before.")],
    jobs: Annotated[int, typer.Option(min=1, help="How many cards are tried at a time.")] = 2,
    trials: Annotated[bool, typer.Option("--trials/--no-trials", help="Try when each card works.")] = True,
) -> None:
    """Write the site to a folder; open its index.html in any browser."""
    from sneakdoor.reference.site import CannotBuild
    from sneakdoor.reference.site import build as write

    try:
        built = write(folder, jobs=jobs, tried=None if trials else ())
    except CannotBuild as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{error.filename or folder} cannot be written: {error.strerror or error}") from None
    typer.echo(f"{built.pages} pages, the largest {built.largest // 1000} kB. Open {folder / 'index.html'}")
