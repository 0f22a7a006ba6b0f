"""The commands and their arguments.

Only signatures and help stand here. What a command does lives in a module of its own, imported when the command runs,
so that `sneakdoor --version` and `--help` stay quick however much there is to load.
"""

from typing import Annotated

import typer

from sneakdoor import __version__
from sneakdoor.cli.arena import arena
from sneakdoor.cli.cards import cards
from sneakdoor.cli.deck import deck
from sneakdoor.cli.rules import rules

app = typer.Typer(
    name="sneakdoor",
    help="Netrunner as an executable rulebook: play it, study it, measure it.",
    epilog="Every command explains itself: sneakdoor COMMAND --help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # sneakdoor.cli.main tells what went wrong
    rich_markup_mode=None,  # plain lines, for narrow terminals and screen readers
)
app.add_typer(cards)
app.add_typer(deck)
app.add_typer(rules)
app.add_typer(arena)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sneakdoor {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    seed: Annotated[int | None, typer.Option(help="Play this game; the same seed gives the same game.")] = None,
    width: Annotated[int, typer.Option(min=40, help="Columns to write in.")] = 100,
) -> None:
    """Sit down and play (for now: watch two random players, told step by step)."""
    from sneakdoor.cli.play import play as sit_down

    sit_down(seed, width)


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds spent on each measurement.")] = 2.0,
) -> None:
    """Measure the speed of this installation on this machine."""
    from sneakdoor.cli.bench import bench as measure

    measure(seconds=seconds, as_json=as_json)
