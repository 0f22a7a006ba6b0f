"""The commands of those who let programs play: their arguments only, like the ones in `app`."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

arena = typer.Typer(rich_markup_mode=None)
BOTS = "greedy, random, search:1s, search:500, MODULE:CLASS or exec:COMMAND (see docs/bots.md)"


class MayNameCluster(TyperCommand):
    """A command whose `--ray` may stand alone: then it means a cluster of this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "--ray" in args:
            after = args.index("--ray") + 1
            if after == len(args) or args[after].startswith("-"):
                args = [*args[:after], "", *args[after:]]
        return super().parse_args(ctx, args)


Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="[ADDRESS]", help="Play on a Ray cluster: at this address, or on this machine."),
]


@arena.command(cls=MayNameCluster)
def simulate(
    corp: Annotated[
        str, typer.Option(metavar="DECK", help="The Corp's deck: the name of a starter deck, or a file.")
    ] = "Closed Doors",
    runner: Annotated[str, typer.Option(metavar="DECK", help="The Runner's deck.")] = "Inside People",
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"Who plays both sides: {BOTS}.")] = "greedy",
    corp_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Who plays the Corp, if another.")] = None,
    runner_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Who plays the Runner, if another.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, however many play.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep records, a table and pictures there; an unfinished run goes on."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    ray: Ray = None,
) -> None:
    """Let two bots play many games, and tell who wins, how and how often. Ctrl-C keeps what was played."""
    from sneakdoor.cli.simulate import simulate as play_games

    bots = (corp_bot or bot, runner_bot or bot)
    play_games(
        corp=corp, runner=runner, bots=bots, games=games, workers=workers, seed=seed, out=out, as_json=as_json,
        cluster=ray,
    )  # fmt: skip


@arena.command(cls=MayNameCluster)
def ladder(
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help=f"Who is on it, once for each: {BOTS}; else greedy, random.")
    ] = None,
    corp: Annotated[
        list[str] | None,
        typer.Option(metavar="DECK", help="A deck of the Corp, once for each; else all starter decks."),
    ] = None,
    runner: Annotated[list[str] | None, typer.Option(metavar="DECK", help="A deck of the Runner, likewise.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games each pairing plays.")] = 10,
    workers: Annotated[int, typer.Option(min=0, help="How many processes play; 0 for one on every core.")] = 0,
    apart: Annotated[bool, typer.Option("--apart", help="No bot plays itself.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same ladder, however many play.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep records, tables and pictures there; an unfinished ladder goes on."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    ray: Ray = None,
) -> None:
    """Let every bot play every other with all decks on both sides, and rate them. Ctrl-C keeps what was played."""
    from sneakdoor.cli.ladder import ladder as climb

    climb(
        bots=bot or [], decks=(corp or [], runner or []), apart=apart, games=games, workers=workers, seed=seed,
        out=out, as_json=as_json, cluster=ray,
    )  # fmt: skip


@arena.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or several in JSON lines; - reads standard input.")
    ],
    game: Annotated[int, typer.Option(min=1, help="Which record of several.")] = 1,
    side: Annotated[
        str, typer.Option(metavar="SIDE", help="Whose knowledge to show: corp, runner, both or spectator.")
    ] = "both",
    by: Annotated[str, typer.Option(metavar="STEP", help="Step by decision, click or turn.")] = "decision",
    until: Annotated[int | None, typer.Option(min=0, help="Print up to this choice, and the table then.")] = None,
    step: Annotated[bool | None, typer.Option("--step/--print", help="Stop after each step, or print at once.")] = None,
    play_on: Annotated[
        bool, typer.Option("--play-on", help="Let bots play from there (its end, or --until) to the end of the game.")
    ] = False,
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"Who plays on: {BOTS}.")] = "greedy",
    corp_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Who plays on as the Corp, if another.")] = None,
    runner_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Who plays on as the Runner.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="NEW", help="Write the game that was played on there.")] = None,
) -> None:
    """Step through a record: Enter goes on, and on a terminal it stops after every step."""
    from sneakdoor.cli.replay import replay as show

    bots = (corp_bot or bot, runner_bot or bot) if play_on else None
    show(file, game=game, side=side, by=by, until=until, stepping=step, bots=bots, save=save)


@arena.command(cls=MayNameCluster)
def analyse(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record, or several in JSON lines; - reads standard input.")
    ],
    game: Annotated[int, typer.Option(min=1, help="Which record of several.")] = 1,
    by: Annotated[str, typer.Option(metavar="STEP", help="Look after every turn, click or decision.")] = "turn",
    playouts: Annotated[int, typer.Option(min=1, help="Games played on from each place, for either side.")] = 24,
    turning: Annotated[int, typer.Option(min=0, help="At how many turning points to look closer.")] = 3,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis, however many play.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="How many processes play; 0 for one on every core.")] = 0,
    picture: Annotated[Path | None, typer.Option(metavar="SVG", help="Draw the curve into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of words.")] = False,
    ray: Ray = None,
) -> None:
    """Tell how the chances went in a game, where they turned, and what would have been better there."""
    from sneakdoor.cli.analyse import analyse as look

    wishes = (by, playouts, turning, seed)
    look(file, game, wishes, workers=workers, picture=picture, as_json=as_json, cluster=ray)


@arena.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records, one or many to a file.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a record.")] = False,
) -> None:
    """Replay records, and tell whether every choice in them was possible."""
    from sneakdoor.cli.replay import verify as check

    check(files, as_json=as_json)


@arena.command()
def seat(
    side: Annotated[str, typer.Option(metavar="SIDE", help="The side of the program: corp or runner.")] = "runner",
    corp: Annotated[
        str, typer.Option(metavar="DECK", help="The Corp's deck: a starter deck's name, or a file.")
    ] = "Closed Doors",
    runner: Annotated[str, typer.Option(metavar="DECK", help="The Runner's deck.")] = "Inside People",
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"Who plays against it: {BOTS}.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games, one after the other.")] = 1,
    log: Annotated[bool, typer.Option("--log/--no-log", help="Tell what happened since the last message.")] = True,
    forced: Annotated[bool, typer.Option("--forced", help="Ask also where there is only one answer.")] = False,
    passing: Annotated[
        bool, typer.Option("--passing", help="Do not ask where nothing useful can be done, as at the table.")
    ] = False,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Append the record of each game there.")] = None,
    mcp: Annotated[
        bool, typer.Option("--mcp", help="For a language model: tools over the Model Context Protocol (docs/mcp.md).")
    ] = False,
) -> None:
    """Let a program play over standard input and output, a line of JSON each way (see docs/protocol.md)."""
    from sneakdoor.cli.seat import seat as sit

    decks = (corp, runner)
    sit(
        side=side, decks=decks, bot=bot, seed=seed, games=games, log=log, forced=forced, record=record, passing=passing,
        mcp=mcp,
    )  # fmt: skip
