"""`sneakdoor reference build DIR`: timing, rules and cards as static pages."""

from pathlib import Path
from typing import Annotated

import typer

from sneakdoor.cli.errors import CommandError

reference = typer.Typer(
    name="reference",
    help="Build the reference: timing, rules and cards as static pages.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@reference.callback()
def _group() -> None:
    pass


@reference.command()
def build(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new or empty folder, or an earlier build.")],
    jobs: Annotated[int, typer.Option(min=1, help="Number of cards tried in parallel.")] = 2,
    trials: Annotated[bool, typer.Option("--trials/--no-trials", help="Find out when each card works.")] = True,
) -> None:
    """Write the pages to a folder; open its index.html in any browser."""
    from sneakdoor.reference.site import CannotBuild
    from sneakdoor.reference.site import build as write
    from sneakdoor.rulebook.generated import GeneratedDataError

    try:
        built = write(folder, jobs=jobs, tried=None if trials else ())
    except (CannotBuild, GeneratedDataError) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{error.filename or folder} cannot be written: {error.strerror or error}") from None
    typer.echo(f"{built.pages} pages, the largest {built.largest // 1000} kB. Open {folder / 'index.html'}")
