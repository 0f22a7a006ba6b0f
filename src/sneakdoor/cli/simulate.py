"""`sneakdoor simulate`: let bots play many games and report the results."""

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import typer

from sneakdoor import Side
from sneakdoor.arena import Dataset, GameBroke, Match, Store, StoreTrouble, Summary, deck_named, interval
from sneakdoor.arena import simulate as play_games
from sneakdoor.arena.blunders import WORDS as BLUNDERS
from sneakdoor.arena.cluster import ClusterTrouble
from sneakdoor.arena.ladder import BotBlunders
from sneakdoor.arena.match import Contest
from sneakdoor.arena.plots import pictures
from sneakdoor.bots import find, known_as
from sneakdoor.cli.errors import CommandError
from sneakdoor.rulebook import DEFAULT_RULES

INTERRUPTED = 130
ENDS = {
    "points": "by agenda points",
    "flatline": "the Runner is flatlined",
    "empty R&D": "R&D is empty",
    "concession": "the other side concedes",
    "stopped": "stopped: too many choices",
}


def simulate(
    *,
    corp: str,
    runner: str,
    bots: tuple[str, str],
    games: int,
    workers: int,
    seed: int,
    out: Path | None,
    as_json: bool,
    cluster: str | None = None,
    rules: str = DEFAULT_RULES,
    dataset: Path | None = None,
) -> None:
    match = match_of(corp, runner, bots, seed, rules)
    summary, store = played_out(match, games, workers, out, cluster, dataset)
    if store is not None:
        store.close(summary.as_json(), pictures(summary.played, names_of(match)))
    if as_json:
        typer.echo(json.dumps(summary.as_json()))
    else:
        tell(match, summary, out)
    end(summary, store)


def played_out(
    contest: Contest, games: int, workers: int, out: Path | None, cluster: str | None, dataset: Path | None = None
) -> tuple[Summary, Store | None]:
    """Play the missing games and show the progress."""
    try:
        store = Store(out, contest) if out is not None else None
        decisions = Dataset(dataset, contest) if dataset is not None else None
        progress = Progress(games)
        summary = play_games(
            contest, games=games, workers=workers, store=store, tell=progress.tell, cluster=cluster, dataset=decisions
        )
    except (StoreTrouble, GameBroke, ClusterTrouble) as error:
        raise CommandError(str(error)) from error
    progress.clear()
    return summary, store


def end(summary: Summary, store: Store | None) -> None:
    """Raise or exit if the games ended early."""
    if isinstance(summary.failed, GameBroke):
        kept = f"; it is saved in {store.keep_unfinished(summary.failed.record)}" if store is not None else ""
        raise CommandError(f"{summary.failed}{kept}")
    if summary.interrupted:
        raise typer.Exit(INTERRUPTED)


def match_of(corp: str, runner: str, bots: tuple[str, str], seed: int, rules: str = DEFAULT_RULES) -> Match:
    try:
        for name in bots:
            find(name)
        corp_bot, runner_bot = map(known_as, bots)
        decks = deck_named(corp, Side.CORP, rules), deck_named(runner, Side.RUNNER, rules)
        return Match(*decks, corp_bot, runner_bot, seed, rules)
    except LookupError as error:
        raise CommandError(str(error)) from error


def names_of(match: Match) -> tuple[str, str]:
    """Return deck and bot of each side, for the plots."""
    sides = ((match.corp, match.corp_bot), (match.runner, match.runner_bot))
    corp, runner = (f"{deck.name or deck.identity} ({bot})" for deck, bot in sides)
    return corp, runner


def tell(match: Match, summary: Summary, out: Path | None) -> None:
    """Print the results as a table."""
    games = summary.games
    corp, runner = names_of(match)
    typer.echo(f"Corp:   {corp}")
    typer.echo(f"Runner: {runner}")
    typer.echo(f"Seed {match.seed}, {games} games" + (", interrupted" if summary.interrupted else "") + "\n")
    if not games:
        typer.echo("No game was finished.")
        return
    typer.echo(f"{'':<36}{'games':>8}{'rate':>9}   95 % interval")
    for name, side in (("The Corp wins", "corp"), ("The Runner wins", "runner"), ("Drawn", "")):
        ways = summary.ways(side)
        many = sum(ways.values())
        if not many and not side:
            continue
        low, high = interval(many, games)
        typer.echo(f"{name:<36}{many:>8}{many / games:>9.1%}   {low:.1%} to {high:.1%}")
        for how, count in ways.items():
            typer.echo(f"  {ENDS.get(how, how):<34}{count:>8}{count / games:>9.1%}")
    typer.echo(f"\n{'':<36}{'mean':>8}{'least':>9}{'most':>8}")
    for words, name in (
        ("Turns", "turns"),
        ("Decisions", "decisions"),
        ("The Corp's points", "corp_points"),
        ("The Runner's points", "runner_points"),
    ):
        values = [getattr(one, name) for one in summary.played]
        typer.echo(f"{words:<36}{summary.mean(name):>8.1f}{min(values):>9}{max(values):>8}")
    counts = BotBlunders(summary.blunders, [games, games])
    tell_blunders({"": counts})
    if summary.seconds:
        rate = summary.fresh / summary.seconds
        typer.echo(
            f"\n{summary.fresh} games in {summary.seconds:.1f} s ({rate:.1f} a second, {summary.cpu_s:.1f} s CPU)"
        )
    if out is not None:
        typer.echo(f"Records, table and plots are in {out}.")


def tell_blunders(counts: Mapping[str, BotBlunders]) -> None:
    """Print how often each blunder was made in 100 games, with a column for each bot."""
    width = max(10, *(len(name) + 2 for name in counts))
    typer.echo(f"\n{'Blunders in 100 games':<44}" + "".join(f"{name:>{width}}" for name in counts))
    for name, words in BLUNDERS.items():
        typer.echo(f"  {words:<42}" + "".join(f"{100 * one.per_game(name):>{width}.1f}" for one in counts.values()))


class Progress:
    """A progress line on the terminal; elsewhere a line every 30 seconds."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.terminal = sys.stderr.isatty()
        self.pause = 0.1 if self.terminal else 30.0
        self.last = time.monotonic()
        self.width = 0

    def tell(self, summary: Summary) -> None:
        now = time.monotonic()
        if now - self.last < self.pause:
            return
        self.last = now
        rate = summary.fresh / summary.seconds if summary.seconds else 0.0
        left = (self.games - summary.games) / rate if rate else 0.0
        done = int(20 * summary.games / self.games)
        words = (
            f"[{'#' * done}{'.' * (20 - done)}] {summary.games}/{self.games}  {rate:.1f} games/s  {clock(left)} left"
        )
        words += f"  the Corp wins {summary.corp_win_rate:.0%}"
        if self.terminal:
            sys.stderr.write("\r" + words.ljust(self.width))
            self.width = len(words)
        else:
            sys.stderr.write(words + "\n")
        sys.stderr.flush()

    def clear(self) -> None:
        if self.width:
            sys.stderr.write("\r" + " " * self.width + "\r")
            sys.stderr.flush()


def clock(seconds: float) -> str:
    """Format a duration.

    >>> clock(75), clock(4000)
    ('1:15', '1:06:40')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
