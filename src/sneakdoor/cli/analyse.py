"""`sneakdoor analyse`: how the chances went in a game that was played."""

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
        raise CommandError(f'there are no steps by "{depth.by}"; say {", ".join(STEPS)}')
    played = played_in(file, game)
    record = played.record
    if not record.choices:
        raise CommandError(f"{file}: nobody has chosen anything in this game yet")
    names = (record.corp.identity, record.runner.identity)
    try:
        found = look_at(record, depth, workers=workers or cores(), cluster=cluster, tell=progress)
    except ClusterTrouble as error:
        raise CommandError(str(error)) from error
    clear()
    if picture is not None:
        keep(picture, curve_picture(found, names, ended(played)).rstrip("\n"))
    if as_json:
        told = {"corp": names[0], "runner": names[1], "choices": len(record.choices), "ended": ended(played)}
        typer.echo(json.dumps(told | found.as_json(), ensure_ascii=False))
        return
    typer.echo(f"{names[0]} against {names[1]}: {len(record.choices)} choices, {ended(played)}.")
    tell(found)
    if picture is not None:
        typer.echo(f"\nThe curve is in {picture}.")


def played_in(file: Path, number: int) -> Game:
    """The game of a record, played to its end."""
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
        f"How often the Corp wins when games are played on from there ({games} each, seed {found.depth.seed}):\n"
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
    typer.echo("\nTurning points" if found.turning else "\nThe chances never turned clearly.")
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
        lines.append(f"   No choice of {loser} there was found to be clearly worse than another.")
        return lines
    gain = 100 * (better.better_chance - better.taken_chance)
    lines.append(
        f"   At choice {better.choice + 1} {loser} took “{better.taken}”; “{better.better}” was better,"
        f" by {gain:.0f} ± {100 * better.half:.0f} points as {better.judge.title()} judges it."
    )
    return lines


def progress(done: float) -> None:
    """How far it is, on a terminal only."""
    if sys.stderr.isatty():
        filled = int(20 * done)
        sys.stderr.write(f"\r[{'#' * filled}{'.' * (20 - filled)}] {done:.0%} ")
        sys.stderr.flush()


def clear() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r" + " " * 30 + "\r")
