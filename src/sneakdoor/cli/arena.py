"""Arguments of the commands for bots and records: simulate, ladder, puzzles, check-bot, replay, and so on."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from sneakdoor.cli.errors import known_rules

arena = typer.Typer(rich_markup_mode=None)
BOTS = "a level (pip to atlas), greedy, random, search:1s, search:500, MODULE:CLASS or exec:COMMAND (see docs/bots.md)"


class MayNameCluster(TyperCommand):
    """A command whose `--ray` has an optional value; without one it means a cluster on this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if "--ray" in args:
            after = args.index("--ray") + 1
            if after == len(args) or args[after].startswith("-"):
                args = [*args[:after], "", *args[after:]]
        return super().parse_args(ctx, args)


PlayedBy = Annotated[
    str,
    typer.Option(
        "--rules", metavar="VERSION", callback=known_rules, help="The version of the rules to play by: 1.4 or 26.03."
    ),
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="[ADDRESS]", help="Use a Ray cluster, at this address or on this machine."),
]


@arena.command(cls=MayNameCluster)
def simulate(
    corp: Annotated[
        str, typer.Option(metavar="DECK", help="The Corp's deck: the name of a starter deck, or a file.")
    ] = "Closed Doors",
    runner: Annotated[str, typer.Option(metavar="DECK", help="The Runner's deck.")] = "Inside People",
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"The bot for both sides: {BOTS}.")] = "greedy",
    corp_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Another bot for the Corp.")] = None,
    runner_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Another bot for the Runner.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games on any number of processes.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Save records, a table and plots there; continues an unfinished run."),
    ] = None,
    dataset: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Save every decision there as JSON lines, for learning (see docs/arena.md)."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
    rules: PlayedBy = "1.4",
    ray: Ray = None,
) -> None:
    """Let two bots play many games and report the results. Ctrl-C keeps the games so far."""
    from sneakdoor.cli.simulate import simulate as play_games

    bots = (corp_bot or bot, runner_bot or bot)
    play_games(
        corp=corp, runner=runner, bots=bots, games=games, workers=workers, seed=seed, out=out, as_json=as_json,
        cluster=ray, rules=rules, dataset=dataset,
    )  # fmt: skip


@arena.command(cls=MayNameCluster)
def ladder(
    bot: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help=f"A bot; repeatable: {BOTS}. Default: greedy, random.")
    ] = None,
    corp: Annotated[
        list[str] | None,
        typer.Option(metavar="DECK", help="A Corp deck; repeatable. Default: all starter decks."),
    ] = None,
    runner: Annotated[list[str] | None, typer.Option(metavar="DECK", help="A Runner deck, likewise.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games per pairing.")] = 10,
    workers: Annotated[int, typer.Option(min=0, help="Number of processes; 0 for one per core.")] = 0,
    apart: Annotated[bool, typer.Option("--apart", help="Bots do not play themselves.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same ladder on any number of processes.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Save records, tables and plots there; continues an unfinished ladder."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    rules: PlayedBy = "1.4",
    ray: Ray = None,
) -> None:
    """Let every bot play every bot with all decks on both sides, and rate them. Ctrl-C keeps the games so far."""
    from sneakdoor.cli.ladder import ladder as climb

    climb(
        bots=bot or [], decks=(corp or [], runner or []), apart=apart, games=games, workers=workers, seed=seed,
        out=out, as_json=as_json, cluster=ray, rules=rules,
    )  # fmt: skip


@arena.command()
def puzzles(
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"The bot that is asked: {BOTS}.")] = "greedy",
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="Only this theme, such as purge.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same answers.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Ask a bot for its answer in 60 positions that have a best one."""
    from sneakdoor.cli.bot_checks import ask_puzzles

    ask_puzzles(bot=bot, theme=theme, seed=seed, workers=workers, as_json=as_json)


@arena.command("check-bot")
def check_bot(
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"The bot to check: {BOTS}.")] = "greedy",
    idle: Annotated[int, typer.Option(min=0, help="Games on each side against an opponent who does nothing.")] = 6,
    twice: Annotated[int, typer.Option(min=0, help="Actions of each side for which it is asked twice.")] = 10,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games and questions.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes for the games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")] = False,
) -> None:
    """Check a bot alone: rounds to beat an idle opponent, and whether it repeats its answers."""
    from sneakdoor.cli.bot_checks import check

    check(bot=bot, games=idle, positions=twice, seed=seed, workers=workers, as_json=as_json)


@arena.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, or several in JSON lines; - reads standard input.")
    ],
    game: Annotated[int, typer.Option(min=1, help="Which record of several.")] = 1,
    side: Annotated[str, typer.Option(metavar="SIDE", help="Point of view: corp, runner, both or spectator.")] = "both",
    by: Annotated[str, typer.Option(metavar="STEP", help="Step by decision, click or turn.")] = "decision",
    until: Annotated[int | None, typer.Option(min=0, help="Print up to this choice, then the table.")] = None,
    step: Annotated[bool | None, typer.Option("--step/--print", help="Stop after each step, or print at once.")] = None,
    play_on: Annotated[
        bool, typer.Option("--play-on", help="Let bots finish the game, from --until or from the end of the record.")
    ] = False,
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"With --play-on, both bots: {BOTS}.")] = "greedy",
    corp_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Another bot for the Corp.")] = None,
    runner_bot: Annotated[str | None, typer.Option(metavar="BOT", help="Another bot for the Runner.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="NEW", help="With --play-on: save the game there.")] = None,
) -> None:
    """Step through a record. On a terminal it stops after every step, and Enter continues."""
    from sneakdoor.cli.replay import replay as show

    bots = (corp_bot or bot, runner_bot or bot) if play_on else None
    show(file, game=game, side=side, by=by, until=until, stepping=step, bots=bots, save=save)


@arena.command(cls=MayNameCluster)
def analyse(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record, or several in JSON lines; - reads standard input.")
    ],
    game: Annotated[int, typer.Option(min=1, help="Which record of several.")] = 1,
    by: Annotated[str, typer.Option(metavar="STEP", help="Evaluate after every turn, click or decision.")] = "turn",
    playouts: Annotated[int, typer.Option(min=1, help="Games from each position, for each side.")] = 24,
    turning: Annotated[int, typer.Option(min=0, help="Number of turning points to examine.")] = 3,
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis on any number of processes.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Number of processes; 0 for one per core.")] = 0,
    picture: Annotated[Path | None, typer.Option(metavar="SVG", help="Plot the curve into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    ray: Ray = None,
) -> None:
    """Show the win chances over a game, its turning points, and better choices."""
    from sneakdoor.cli.analyse import analyse as look

    wishes = (by, playouts, turning, seed)
    look(file, game, wishes, workers=workers, picture=picture, as_json=as_json, cluster=ray)


@arena.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Files with one or more records.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per record.")] = False,
) -> None:
    """Replay records and report illegal choices."""
    from sneakdoor.cli.replay import verify as check

    check(files, as_json=as_json)


@arena.command()
def seat(
    side: Annotated[str, typer.Option(metavar="SIDE", help="The side of the program: corp or runner.")] = "runner",
    corp: Annotated[
        str, typer.Option(metavar="DECK", help="The Corp's deck: a starter deck's name, or a file.")
    ] = "Closed Doors",
    runner: Annotated[str, typer.Option(metavar="DECK", help="The Runner's deck.")] = "Inside People",
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"The opponent: {BOTS}.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="Number of games, one after the other.")] = 1,
    log: Annotated[bool, typer.Option("--log/--no-log", help="Send what happened since the last message.")] = True,
    forced: Annotated[bool, typer.Option("--forced", help="Ask even if there is only one answer.")] = False,
    passing: Annotated[
        bool, typer.Option("--passing", help="Pass automatically where nothing useful can be done.")
    ] = False,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Append the record of each game there.")] = None,
    mcp: Annotated[
        bool, typer.Option("--mcp", help="For a language model: tools over the Model Context Protocol (docs/mcp.md).")
    ] = False,
) -> None:
    """Let a program play over standard input and output, with JSON lines (see docs/protocol.md)."""
    from sneakdoor.cli.seat import seat as sit

    decks = (corp, runner)
    sit(
        side=side, decks=decks, bot=bot, seed=seed, games=games, log=log, forced=forced, record=record, passing=passing,
        mcp=mcp,
    )  # fmt: skip
