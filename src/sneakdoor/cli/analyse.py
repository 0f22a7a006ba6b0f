"""`sneakdoor analyse`: win chances over a recorded game, turning points and better choices."""

import json
import sys
import textwrap
from pathlib import Path

import typer

from sneakdoor import BadRecord, Game, Side
from sneakdoor.arena import Analysis, Depth, TurningPoint, cores
from sneakdoor.arena import analyse as look_at
from sneakdoor.arena.analysis import STEPS
from sneakdoor.arena.analysis_plot import curve_picture
from sneakdoor.arena.cluster import ClusterTrouble
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.replay import Playback, keep, records_in

WIDTH = 100
BAR = 24


def analyse(
    file: Path,
    game: int,
    wishes: tuple[str, int, int, int],
    *,
    workers: int,
    picture: Path | None,
    as_json: bool,
    cluster: str | None,
) -> None:
    depth = Depth(*wishes)
    if depth.by not in STEPS:
        raise CommandError(f'unknown step "{depth.by}"; use {", ".join(STEPS)}')
    played = played_in(file, game)
    record = played.record
    if not record.choices:
        raise CommandError(f"{file}: this game has no choices yet")
    names = (record.corp.identity, record.runner.identity)
    try:
        found = look_at(record, depth, workers=workers or cores(), cluster=cluster, tell=progress)
    except ClusterTrouble as error:
        raise CommandError(str(error)) from error
    clear()
    if picture is not None:
        keep(picture, curve_picture(found, names, ended(played)).rstrip("\n"))
    if as_json:
        data = {"corp": names[0], "runner": names[1], "choices": len(record.choices), "ended": ended(played)}
        typer.echo(json.dumps(data | found.as_json(), ensure_ascii=False))
        return
    typer.echo(f"{names[0]} against {names[1]}: {len(record.choices)} choices, {ended(played)}.")
    tell(found)
    if picture is not None:
        typer.echo(f"\nCurve written to {picture}.")


def played_in(file: Path, number: int) -> Game:
    """Replay a record to its end and return the game."""
    found = records_in(file)
    if number > len(found):
        raise CommandError(f"{file} holds {len(found)} record{'s' if len(found) > 1 else ''}; there is no {number}")
    try:
        playback = Playback(found[number - 1][1])
        while not playback.over:
            playback.step()
    except BadRecord as wrong:
        raise CommandError(f"{file}{f', record {number}' if len(found) > 1 else ''}: {wrong}") from wrong
    return playback.game


def ended(game: Game) -> str:
    outcome = game.outcome
    if outcome is None:
        return "the game is not over"
    winner = "nobody" if outcome.winner is None else f"the {Side(outcome.winner).name.title()}"
    return f"{winner} wins ({outcome.how})"


# --------------------------------------------------------------------------------------------------------------- words


def tell(found: Analysis) -> None:
    games = 2 * found.depth.playouts
    typer.echo(
        f"The Corp's share of wins when games are played on from each point ({games} games, seed {found.depth.seed}):\n"
    )
    typer.echo(
        f"{'turn':>6}{'choice':>8}  {'':<{BAR}}{'chance':>8}  {'95 % interval':<16}the Corp knew  the Runner knew"
    )
    for one in found.curve:
        filled = round(BAR * one.chance)
        low, high = one.bounds
        span = f"{low:.0%} to {high:.0%}" if one.playouts else "over"
        turn = f"{one.turn} {one.active[:1].upper()}"
        typer.echo(
            f"{turn:>6}{one.choice:>8}  {'#' * filled}{'.' * (BAR - filled)}{one.chance:>8.0%}  {span:<16}"
            f"{one.corp:>13.0%}{one.runner:>17.0%}"
        )
    typer.echo("\nTurning points" if found.turning else "\nThere is no clear turning point.")
    for number, point in enumerate(found.turning, 1):
        for line in words_of(point, number):
            typer.echo(textwrap.fill(line, WIDTH, subsequent_indent="   "))


def words_of(point: TurningPoint, number: int) -> list[str]:
    before, after = point.before, point.after
    loser = f"the {point.loser.name.title()}"
    whose = f", the {before.active.title()}'s" if before.active else ""
    span = f"choices {before.choice + 1} to {after.choice}"
    chances = [one.chance if point.loser == Side.CORP else 1 - one.chance for one in (before, after)]
    lines = [f"{number}. Turn {before.turn}{whose} ({span}): {loser} falls from {chances[0]:.0%} to {chances[1]:.0%}."]
    better = point.better
    if better is None:
        lines.append(f"   No choice of {loser} there was clearly worse than another.")
        return lines
    gain = 100 * (better.better_chance - better.taken_chance)
    lines.append(
        f"   At choice {better.choice + 1} {loser} took “{better.taken}”; “{better.better}” was better,"
        f" by {gain:.0f} ± {100 * better.half:.0f} points as {better.judge.title()} judges it."
    )
    return lines


def progress(done: float) -> None:
    """Show the progress, on a terminal only."""
    if sys.stderr.isatty():
        filled = int(20 * done)
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (20 - filled)}] {done:.0%} ")
        sys.stderr.flush()


def clear() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r" + " " * 30 + "\r")
