"""The commands and their arguments.

Only signatures and help stand here. What a command does lives in a module of its own, imported when the command runs,
so that `sneakdoor --version` and `--help` stay quick however much there is to load.
"""

from pathlib import Path
from typing import Annotated

import typer

from sneakdoor import __version__, compiled
from sneakdoor.cli.arena import arena
from sneakdoor.cli.campaign import campaign
from sneakdoor.cli.cards import cards
from sneakdoor.cli.deck import deck
from sneakdoor.cli.document import document
from sneakdoor.cli.draft import draft
from sneakdoor.cli.reference import reference
from sneakdoor.cli.rules import rules
from sneakdoor.cli.timing import timing
from sneakdoor.cli.tournament import tournament

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
app.add_typer(document)
app.add_typer(timing)
app.add_typer(reference)
app.add_typer(arena)
app.add_typer(draft)
app.add_typer(tournament)
app.add_typer(campaign)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sneakdoor {__version__} ({'compiled' if compiled() else 'plain Python'})")
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
    side: Annotated[str | None, typer.Option(help="Your side: corp or runner.")] = None,
    corp: Annotated[str | None, typer.Option(metavar="DECK", help="The Corp's deck: a starter deck or a file.")] = None,
    runner: Annotated[str | None, typer.Option(metavar="DECK", help="The Runner's deck, in the same way.")] = None,
    bot: Annotated[str | None, typer.Option(help="Who plays against you: greedy, random, search:1s or yours.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed gives the same game.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Two people at this terminal, no bot.")] = False,
    defaults: Annotated[bool, typer.Option("--defaults", "-y", help="Ask nothing, take the defaults.")] = False,
    brief: Annotated[bool, typer.Option("--brief", help="Figures at each prompt instead of the whole table.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    width: Annotated[int | None, typer.Option(min=40, help="Columns to write in; else the terminal's.")] = None,
    begin: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Begin at a position in a file.")] = None,
    tutorial: Annotated[
        bool, typer.Option("--tutorial", help="Learn by playing: both sides, a quarter of an hour.")
    ] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Watch two bots play.")] = False,
    corp_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Who plays the Corp while you watch.")] = None,
    runner_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Who plays the Runner while you watch.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="Seconds a line while you watch.")] = None,
    steps: Annotated[bool, typer.Option("--steps", help="While you watch: every step, with its rule.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="While you watch: what a bot that searches considered, with win chances.")
    ] = False,
) -> None:
    """Sit down and play, against a bot or with somebody at the same terminal."""
    if begin is not None:
        from sneakdoor.cli.position import play_from
        from sneakdoor.cli.table.run import Terminal

        play_from(begin, side, bot, hotseat=hotseat, terminal=Terminal(width=width, colour=not plain))
        return
    if watch:
        from sneakdoor.cli.play import play as look_on

        bots = (corp_bot or bot or "greedy", runner_bot or bot or "greedy")
        look_on(seed, width or 100, corp, runner, bots=bots, pace=pace, steps=steps, explain=explain)
        return
    if tutorial:
        from sneakdoor.cli.table.run import Terminal as Screen
        from sneakdoor.cli.table.tutorial import teach

        teach(Screen(width=width, colour=not plain), side)
        return
    from sneakdoor.cli.table.run import Terminal, Wishes
    from sneakdoor.cli.table.run import play as sit_down

    sit_down(Wishes(side, corp, runner, bot, seed, hotseat, defaults, brief), Terminal(width=width, colour=not plain))


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game; else the latest that is not over.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the games that are kept, and do no more.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    width: Annotated[int | None, typer.Option(min=40, help="Columns to write in; else the terminal's.")] = None,
) -> None:
    """Go on with a game that was left."""
    from sneakdoor.cli.table.run import Terminal, list_games
    from sneakdoor.cli.table.run import resume as go_on

    terminal = Terminal(width=width, colour=not plain)
    list_games(terminal) if listed else go_on(file, terminal)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for other machines too.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; else 8000, or any that is free.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of yours.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
    reference: Annotated[Path | None, typer.Option(metavar="DIR", help="The reference, where it was built.")] = None,
    secure: Annotated[bool, typer.Option("--https", help="People come by https: cookies are for https only.")] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy in front says who comes (X-Forwarded-For).")
    ] = False,
    level: Annotated[str, typer.Option("--log", metavar="LEVEL", help="debug, info, warning or error.")] = "warning",
    load: Annotated[
        int | None, typer.Option(min=1, max=5000, metavar="GAMES", help="Serve nobody: measure with so many games.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long --load measures.")] = 30.0,
    pace: Annotated[float, typer.Option(min=0.01, help="With --load: seconds before each answer.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="With --load: print one JSON object.")] = False,
) -> None:
    """Serve the table in the browser: play against bots or friends, watch, keep decks, look at replays."""
    if load is not None:
        from sneakdoor.cli.serve import measure

        measure(load, seconds, pace, database, as_json=as_json)
        return
    from sneakdoor.cli.serve import serve as run

    run(
        host=host,
        port=port,
        database=database,
        browser=not no_browser,
        reference=reference,
        secure=secure,
        behind_proxy=behind_proxy,
        level=level,
    )


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds spent on each measurement.")] = 2.0,
    compare: Annotated[
        Path | None, typer.Option(metavar="RECORDED.json", help="Show the change from what --json printed before.")
    ] = None,
) -> None:
    """Measure the speed of this installation on this machine."""
    from sneakdoor.cli.bench import bench as measure

    measure(seconds=seconds, as_json=as_json, compare=compare)
