"""`sneakdoor ladder`: every bot plays every bot, and all are rated."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from sneakdoor import Side
from sneakdoor.arena import BadLadder, Ladder, Rating, Ratings, Summary, cores, interval, rate
from sneakdoor.arena.ladder_plots import ladder_pictures
from sneakdoor.arena.rating import Cell
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.simulate import end, played_out, tell_blunders
from sneakdoor.decks import starter_decks
from sneakdoor.rulebook import DEFAULT_RULES

BOTS = ("greedy", "random")


def ladder(
    *,
    bots: list[str],
    decks: tuple[list[str], list[str]],
    apart: bool,
    games: int,
    workers: int,
    seed: int,
    out: Path | None,
    as_json: bool,
    cluster: str | None,
    rules: str = DEFAULT_RULES,
) -> None:
    made = ladder_of(bots or BOTS, decks, seed, apart=apart, rules=rules)
    total = games * len(made.pairs)
    summary, store = played_out(made, total, workers or cores(), out, cluster)
    cells = made.cells(summary.played)
    ratings = rate(cells) if cells else None
    data = as_object(made, summary, cells, ratings)
    if store is not None:
        store.close(data, ladder_pictures(cells, ratings))
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        tell(made, summary, cells, ratings, out)
    end(summary, store)


def ladder_of(
    bots: Sequence[str], decks: tuple[list[str], list[str]], seed: int, *, apart: bool, rules: str = DEFAULT_RULES
) -> Ladder:
    corps, runners = (
        names or [name for name, deck in starter_decks().items() if deck.side == side]
        for side, names in zip(Side, decks, strict=True)
    )
    try:
        return Ladder.of(bots, corps, runners, seed, apart=apart, rules=rules)
    except (LookupError, BadLadder) as error:
        raise CommandError(str(error)) from error


def as_object(made: Ladder, summary: Summary, cells: list[Cell], ratings: Ratings | None) -> dict[str, Any]:
    """Return the results as JSON; they do not depend on the machine or on interruptions."""
    return {
        "seed": made.seed,
        "games": summary.games,
        "ratings": ratings.as_json() if ratings is not None else None,
        "pairs": [
            {
                "corp_bot": one.corp_bot,
                "corp_deck": one.corp_deck,
                "runner_bot": one.runner_bot,
                "runner_deck": one.runner_deck,
                "games": one.games,
                "corp_wins": one.corp_wins,
                "draws": one.draws,
                "ci95": [round(end, 4) for end in interval(one.score, one.games)],
            }
            for one in cells
        ],
        "blunders": {bot: one.as_json() for bot, one in made.blunders(summary.played).items()},
    }


def tell(made: Ladder, summary: Summary, cells: list[Cell], ratings: Ratings | None, out: Path | None) -> None:
    """Print the ratings, then the matrix of bots."""
    broken = ", interrupted" if summary.interrupted else ""
    typer.echo(f"Seed {made.seed}, {summary.games} games of {len(made.pairs)} pairings{broken}\n")
    if ratings is None:
        typer.echo("No game was finished.")
        return
    tables = (("Bots", ratings.bots), ("Decks of the Corp", ratings.corps), ("Decks of the Runner", ratings.runners))
    for title, listed in tables:
        if len(listed) > 1:
            tell_ratings(title, listed)
    side = ratings.side
    typer.echo(f"{'The side of the Corp':<36}{side.points:>+8.0f}   {side.low:+.0f} to {side.high:+.0f}")
    typer.echo(f"Between equal bots with average decks the Corp wins {ratings.corp_chance:.0%}.\n")
    if len(made.bots) > 1:
        tell_bots(made, cells)
    tell_blunders(made.blunders(summary.played))
    typer.echo("")
    if summary.seconds:
        rate_ = summary.fresh / summary.seconds
        typer.echo(f"{summary.fresh} games in {summary.seconds:.1f} s ({rate_:.1f} a second)")
    if out is not None:
        typer.echo(f"Records, tables and plots are in {out}.")


def tell_ratings(title: str, listed: Sequence[Rating]) -> None:
    typer.echo(f"{title:<36}{'rating':>8}   {'95 % interval':<18}{'games':>7}{'won':>8}")
    for one in listed:
        span = f"{one.low:+.0f} to {one.high:+.0f}"
        won = f"{one.won / one.games:.1%}" if one.games else "–"
        typer.echo(f"  {one.name[:33]:<34}{one.points:>+8.0f}   {span:<18}{one.games:>7}{won:>8}")
    typer.echo("")


def tell_bots(made: Ladder, cells: list[Cell]) -> None:
    """Print how often each bot as the Corp beats each bot as the Runner, with 95 % intervals."""
    width = max(20, *(len(name) + 2 for name in made.bots))
    names = "".join(f"{name:>{width}}" for name in made.bots)
    typer.echo(f"{'The Corp (rows) wins':<36}{names}")
    for corp in made.bots:
        shares = []
        for runner in made.bots:
            found = [one for one in cells if (one.corp_bot, one.runner_bot) == (corp, runner)]
            many = sum(one.games for one in found)
            shares.append(share_of(sum(one.score for one in found), many) if many else "–")
        typer.echo(f"  {corp[:33]:<34}" + "".join(f"{one:>{width}}" for one in shares))
    typer.echo("")


def share_of(score: float, games: int) -> str:
    """Format a share with its 95 % interval.

    >>> share_of(30, 40)
    '75.0% (60 to 86)'
    """
    low, high = interval(score, games)
    return f"{score / games:.1%} ({low * 100:.0f} to {high * 100:.0f})"
