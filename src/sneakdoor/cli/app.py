"""The commands and their arguments.

This module contains only signatures and help texts. Implementations are imported when a command runs, which keeps
`sneakdoor --version` and `--help` fast.
"""

from pathlib import Path
from typing import Annotated

import typer

from sneakdoor import __version__, compiled
from sneakdoor.cli.arena import PlayedBy, arena
from sneakdoor.cli.campaign import campaign
from sneakdoor.cli.cards import cards
from sneakdoor.cli.deck import deck
from sneakdoor.cli.document import document
from sneakdoor.cli.draft import draft
from sneakdoor.cli.reference import reference
from sneakdoor.cli.rules import rules
from sneakdoor.cli.serve_options import (
    BehindProxy,
    Cluster,
    DatabaseUrl,
    ExpireGames,
    ExpireOpen,
    HostNames,
    Load,
    NoReference,
    Port,
    Smtp,
    TrustedProxies,
)
from sneakdoor.cli.timing import timing
from sneakdoor.cli.tournament import tournament

app = typer.Typer(
    name="sneakdoor",
    help="Play Netrunner, look up rules and cards, simulate games.",
    epilog="Help for a command: sneakdoor COMMAND --help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # sneakdoor.cli.main reports errors
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
    runner: Annotated[str | None, typer.Option(metavar="DECK", help="The Runner's deck, likewise.")] = None,
    bot: Annotated[
        str | None, typer.Option(help="Your opponent: pip (easiest), marlow, vesper, quill, atlas, or a bot.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed gives the same game.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Two people at this terminal, no bot.")] = False,
    defaults: Annotated[bool, typer.Option("--defaults", "-y", help="Use the defaults, do not ask.")] = False,
    brief: Annotated[bool, typer.Option("--brief", help="Show figures at each prompt, not the whole table.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    width: Annotated[int | None, typer.Option(min=40, help="Columns to write in; else the terminal's.")] = None,
    begin: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Start from a saved position.")] = None,
    tutorial: Annotated[
        bool, typer.Option("--tutorial", help="Learn both sides by playing, in a quarter of an hour.")
    ] = False,
    rules: PlayedBy = "1.4",
    watch: Annotated[bool, typer.Option("--watch", help="Watch two bots play.")] = False,
    corp_bot: Annotated[str | None, typer.Option(metavar="BOT", help="With --watch: the Corp's bot.")] = None,
    runner_bot: Annotated[str | None, typer.Option(metavar="BOT", help="With --watch: the Runner's bot.")] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="With --watch: seconds per line.")] = None,
    steps: Annotated[bool, typer.Option("--steps", help="With --watch: show every step with its rule.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="With --watch: show what a search bot considered, with win chances.")
    ] = False,
) -> None:
    """Play in this terminal, against a bot or another person."""
    if begin is not None:
        from sneakdoor.cli.position import play_from
        from sneakdoor.cli.terminal.run import Terminal

        play_from(begin, side, bot, hotseat=hotseat, terminal=Terminal(width=width, colour=not plain))
        return
    if watch:
        from sneakdoor.cli.play import play as look_on

        bots = (corp_bot or bot or "greedy", runner_bot or bot or "greedy")
        look_on(seed, width or 100, corp, runner, bots=bots, pace=pace, steps=steps, explain=explain, rules=rules)
        return
    if tutorial:
        from sneakdoor.cli.terminal.run import Terminal as Screen
        from sneakdoor.cli.terminal.tutorial import teach

        teach(Screen(width=width, colour=not plain), side)
        return
    from sneakdoor.cli.terminal.run import Terminal, Wishes
    from sneakdoor.cli.terminal.run import play as sit_down

    wishes = Wishes(side, corp, runner, bot, seed, hotseat, defaults, brief, rules)
    sit_down(wishes, Terminal(width=width, colour=not plain))


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game (default: the latest unfinished one).")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the saved games.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    width: Annotated[int | None, typer.Option(min=40, help="Columns to write in; else the terminal's.")] = None,
) -> None:
    """Continue a saved game."""
    from sneakdoor.cli.terminal.run import Terminal, list_games
    from sneakdoor.cli.terminal.run import resume as go_on

    terminal = Terminal(width=width, colour=not plain)
    list_games(terminal) if listed else go_on(file, terminal)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Listen address; 0.0.0.0 for other machines too.")] = "127.0.0.1",
    port: Port = None,
    database: DatabaseUrl = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
    reference: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder of the built reference.")] = None,
    no_reference: NoReference = False,
    host_name: HostNames = None,
    secure: Annotated[bool, typer.Option("--https", help="Clients use HTTPS only (cookies, HSTS).")] = False,
    behind_proxy: BehindProxy = False,
    trusted_proxy: TrustedProxies = None,
    ray: Cluster = None,
    expire_open: ExpireOpen = 24.0,
    expire_games: ExpireGames = 30.0,
    smtp: Smtp = None,
    level: Annotated[str, typer.Option("--log", metavar="LEVEL", help="debug, info, warning or error.")] = "warning",
    load: Load = None,
    seconds: Annotated[float, typer.Option(min=1, help="With --load: duration in seconds.")] = 30.0,
    pace: Annotated[float, typer.Option(min=0.01, help="With --load: seconds before each answer.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="With --load: print one JSON object.")] = False,
) -> None:
    """Run the server: play in the browser against bots or friends, watch, store decks, view replays."""
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
        build_reference=not no_reference,
        host_names=tuple(host_name or ()),
        secure=secure,
        behind_proxy=behind_proxy,
        trusted_proxies=trusted_proxy or [],
        expire_open=expire_open,
        expire_games=expire_games,
        cluster=ray,
        smtp=smtp,
        level=level,
    )


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds for each measurement.")] = 2.0,
    compare: Annotated[
        Path | None, typer.Option(metavar="RECORDED.json", help="Show the change from an earlier --json output.")
    ] = None,
) -> None:
    """Benchmark this installation."""
    from sneakdoor.cli.bench import bench as measure

    measure(seconds=seconds, as_json=as_json, compare=compare)
