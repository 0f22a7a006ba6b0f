"""`sneakdoor tournament …`: Swiss rounds and a cut for people and bots, stored in one file."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from sneakdoor.cli.errors import CommandError

if TYPE_CHECKING:
    from sneakdoor.tournament import Tournament, TournamentError

tournament = typer.Typer(
    name="tournament",
    help="Run a tournament stored in one file: pair, report, standings, cut; bots can take part.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The tournament file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")]


@tournament.command()
def new(
    file: File,
    players: Annotated[
        Path | None, typer.Option(help="A list of players: name, Corp deck, Runner deck, bot; CSV or JSON.")
    ] = None,
    bots: Annotated[int, typer.Option(min=0, max=1000, help="Number of additional bots, with included decks.")] = 0,
    bot: Annotated[str, typer.Option(help="The bot for these players.")] = "greedy",
    name: Annotated[str, typer.Option(help="Name of the tournament.")] = "Tournament",
    rounds: Annotated[int, typer.Option(min=0, help="Swiss rounds; 0 for enough to find one winner.")] = 0,
    cut: Annotated[int, typer.Option(min=0, help="Size of the cut: 2, 4, 8, 16, or 0 for none.")] = 0,
    format_: Annotated[str, typer.Option("--format", "-f", help="The format for decks.")] = "rules",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same pairings and games.")] = 0,
) -> None:
    """Create a tournament. Illegal decks are refused with a list of their problems."""
    from sneakdoor.tournament import Tournament, TournamentError, players_in, write
    from sneakdoor.tournament.registration import admit, bots_of

    if file.exists():
        raise CommandError(f"{file} already exists; name a new file for the tournament")
    try:
        entrants = [*(players_in(players) if players is not None else []), *bots_of(bots, bot, format_)]
        event = Tournament.begin(name, entrants, rounds=rounds, cut=cut, format=format_, seed=seed)
        admit(event)
        write(event, file)
    except TournamentError as error:
        fail(error)
    swiss = f"{event.swiss} round{'s' if event.swiss > 1 else ''}"
    typer.echo(f"{name}: {len(entrants)} players, {swiss}" + (f", then a cut to {cut}." if cut else "."))


@tournament.command()
def pair(file: File) -> None:
    """Pair the next round of Swiss or of the cut."""
    event = opened(file)
    try:
        event.pair()
    except ValueError as error:
        raise CommandError(str(error)) from error
    kept(event, file)
    tell_round(event)


@tournament.command()
def report(
    file: File,
    table: Annotated[int, typer.Argument(help="The number of the table.")],
    corp: Annotated[str, typer.Argument(help="The player who was the Corp.")],
    result: Annotated[str, typer.Argument(help="The winner: corp, runner or tie.")],
) -> None:
    """Record the result of a game. Report it again to correct it."""
    event = opened(file)
    try:
        event.report(table, corp, result)
    except ValueError as error:
        raise CommandError(str(error)) from error
    kept(event, file)
    left = len(event.open_games)
    typer.echo(f"recorded; {left} games of this round are open" if left else "recorded; the round is over")


@tournament.command()
def drop(file: File, name: Annotated[str, typer.Argument(help="The player who leaves.")]) -> None:
    """Remove a player from the following rounds."""
    event = opened(file)
    try:
        event.drop(name)
    except ValueError as error:
        raise CommandError(str(error)) from error
    kept(event, file)


@tournament.command()
def standings(file: File, as_json: AsJson = False) -> None:
    """Show the standings."""
    from sneakdoor.tournament import standings as table

    event = opened(file)
    lines = table(event)
    if as_json:
        data = {"name": event.name, "rounds": len(event.rounds), "winner": event.winner or None}
        typer.echo(json.dumps(data | {"standings": [one.as_json() for one in lines]}, ensure_ascii=False))
        return
    width = max(len(one.name) for one in lines)
    typer.echo(f"{'':>4}{'':<{width}}  points  schedule  extended   Corp  Runner")
    for one in lines:
        corp, runner = (f"{won}-{lost}" for won, lost in (one.corp, one.runner))
        gone = "  left" if one.dropped else ""
        typer.echo(
            f"{one.place:>3} {one.name:<{width}}  {one.points:>6}  {one.schedule:>8.3f}  {one.extended:>8.3f}"
            f"  {corp:>5}  {runner:>6}{gone}"
        )
    if event.winner:
        typer.echo(f"\n{event.winner} wins the tournament.")


@tournament.command()
def run(
    file: File,
    workers: Annotated[int, typer.Option(min=0, help="Number of processes; 0 for one per core.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let the bots play round by round, until the tournament is over or people have to play."""
    from sneakdoor.tournament.bot_games import check_entrants, play_open

    event = opened(file)
    many = (
        workers or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else workers or os.cpu_count() or 1
    )
    try:
        check_entrants(event)
        while not event.winner:
            if not event.open_games:
                event.pair()
                kept(event, file)
                if not as_json:
                    tell_round(event)
            played = play_open(event, many, None if as_json else typer.echo)
            kept(event, file)
            if event.open_games and not played:
                raise CommandError(f"{len(event.open_games)} games are left for people: report them and run again")
    except ValueError as error:
        raise CommandError(str(error)) from error
    standings(file, as_json=as_json)


# -------------------------------------------------------------------------------------------------------------- helpers


def opened(file: Path) -> "Tournament":
    from sneakdoor.tournament import TournamentError, read

    try:
        return read(file)
    except TournamentError as error:
        fail(error)


def kept(event: "Tournament", file: Path) -> None:
    from sneakdoor.tournament import write

    try:
        write(event, file)
    except OSError as error:
        raise CommandError(str(error)) from error


def fail(error: "TournamentError") -> NoReturn:
    raise CommandError(str(error)) from error


def tell_round(event: "Tournament") -> None:
    what = f"Cut, round {len(event.bracket)}" if event.bracket else f"Round {len(event.rounds)} of {event.swiss}"
    typer.echo(what)
    for number, table in enumerate(event.current, 1):
        if not table.second:
            typer.echo(f"  {number:>2}  {table.first} has a bye")
        elif len(table.games) == 1:
            typer.echo(f"  {number:>2}  {table.games[0].corp} (Corp) against {table.games[0].runner} (Runner)")
        else:
            typer.echo(f"  {number:>2}  {table.first} against {table.second}")
