"""`sneakdoor play --watch`: a game between two random players, told step by step."""

import random
import textwrap

import typer

from sneakdoor import Game, Side
from sneakdoor.decks import Deck, starter_decks

ENDS = {
    "points": "seven agenda points",
    "flatline": "the Runner is flatlined",
    "empty R&D": "the Corp cannot draw from an empty R&D",
    "concession": "the other side concedes",
}


def play(seed: int | None, width: int) -> None:
    chance = random.Random(seed)  # noqa: S311  (no secret is made of it)
    seed = chance.randrange(2**32) if seed is None else seed
    corp, runner = _decks()
    typer.echo(f"{corp.name} ({corp.identity}) against {runner.name} ({runner.identity}), seed {seed}.")
    typer.echo("Both players choose at random; every line ends with the rule that made it happen.")
    game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
    told = 0
    while True:
        told = _tell(game, told, width)
        decision = game.decision
        if decision is None:
            break
        game.choose(chance.choice(decision.options))
    outcome = game.outcome
    assert outcome is not None
    winner = "Nobody" if outcome.winner is None else f"The {Side(outcome.winner).name.capitalize()}"
    typer.echo(f"\n{winner} wins: {ENDS.get(outcome.how, outcome.how)}.")


def _decks() -> tuple[Deck, Deck]:
    decks = list(starter_decks().values())
    corp, runner = (next(deck for deck in decks if deck.side == side) for side in Side)
    return corp, runner


def _tell(game: Game, told: int, width: int) -> int:
    """Print what is new; a new turn gets a line of its own."""
    entries = game.log(None, told)
    for entry in entries:
        text = f"{entry.words} (CR {entry.rule})" if entry.rule else entry.words
        indent = "" if entry.rule == "5.1.1" else "  "
        lead = "\n" if entry.rule == "5.1.1" else ""
        typer.echo(lead + textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent + "  "))
    return told + len(entries)
