"""`sneakdoor play --watch`: a game between two random players, told step by step."""

import random
import textwrap

import typer

from sneakdoor import CannotPlay, Game, Side
from sneakdoor.arena import NoSuchDeck, deck_named
from sneakdoor.cli.errors import CommandError
from sneakdoor.decks import Deck, starter_decks

ENDS = {
    "points": "seven agenda points",
    "flatline": "the Runner is flatlined",
    "empty R&D": "the Corp cannot draw from an empty R&D",
    "concession": "the other side concedes",
}


def play(seed: int | None, width: int, corp_deck: str | None = None, runner_deck: str | None = None) -> None:
    chance = random.Random(seed)  # noqa: S311  (no secret is made of it)
    seed = chance.randrange(2**32) if seed is None else seed
    corp, runner = _deck(corp_deck, Side.CORP), _deck(runner_deck, Side.RUNNER)
    try:
        game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
    except CannotPlay as error:
        raise CommandError(str(error)) from error
    typer.echo(f"{_named(corp)} against {_named(runner)}, seed {seed}.")
    typer.echo("Both players choose at random; every line ends with the rule that made it happen.")
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


def _deck(named: str | None, side: Side) -> Deck:
    """The deck of this name, or else the side's first starter deck."""
    if named is None:
        return next(deck for deck in starter_decks().values() if deck.side == side)
    try:
        return deck_named(named, side)
    except NoSuchDeck as error:
        raise CommandError(str(error)) from error


def _named(deck: Deck) -> str:
    return f"{deck.name} ({deck.identity})" if deck.name else deck.identity


def _tell(game: Game, told: int, width: int) -> int:
    """Print what is new; a new turn gets a line of its own."""
    entries = game.log(None, told)
    for entry in entries:
        text = f"{entry.words} (CR {entry.rule})" if entry.rule else entry.words
        indent = "" if entry.rule == "5.1.1" else "  "
        lead = "\n" if entry.rule == "5.1.1" else ""
        typer.echo(lead + textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent + "  "))
    return told + len(entries)
