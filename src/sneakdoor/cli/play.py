"""`sneakdoor play --watch`: a game between two bots as a story, at a readable pace."""

import random
import sys
import textwrap
import time

import typer

from sneakdoor import CannotPlay, Game, Side
from sneakdoor.arena import NoSuchDeck, deck_named
from sneakdoor.bots import Bot, BotFailed, Searcher, answer, bot_named
from sneakdoor.cli.errors import CommandError
from sneakdoor.decks import Deck, decks_for
from sneakdoor.rulebook import DEFAULT_RULES
from sneakdoor.seating import Paragraph, story

ENDS = {
    "points": "seven agenda points",
    "flatline": "the Runner is flatlined",
    "empty R&D": "the Corp cannot draw from an empty R&D",
    "concession": "the other side concedes",
}
PACE = 1.0
"""Seconds per line on a terminal."""


def play(
    seed: int | None,
    width: int,
    corp_deck: str | None = None,
    runner_deck: str | None = None,
    *,
    bots: tuple[str, str] = ("greedy", "greedy"),
    pace: float | None = None,
    steps: bool = False,
    explain: bool = False,
    rules: str = DEFAULT_RULES,
) -> None:
    """Show a game of two bots; `steps` shows every step with its rule, `explain` what the bots considered."""
    chance = random.Random(seed)  # noqa: S311  (no secret is made of it)
    seed = chance.randrange(2**32) if seed is None else seed
    corp, runner = _deck(corp_deck, Side.CORP, rules), _deck(runner_deck, Side.RUNNER, rules)
    players = tuple(_bot(name) for name in bots)
    try:
        game = Game.new(corp=corp, runner=runner, seed=seed, rules=rules, skip_forced=True)
    except CannotPlay as error:
        raise CommandError(str(error)) from error
    wait = (PACE if sys.stdout.isatty() else 0.0) if pace is None else pace
    typer.echo(f"{_named(corp)} ({bots[0]}) against {_named(runner)} ({bots[1]}), seed {seed}.")
    shown = 0
    while (decision := game.decision) is not None:
        shown = _tell(game, shown, width, wait, steps=steps, last=False)
        player = players[decision.side]
        try:
            option = answer(player, game, chance)
        except BotFailed as error:
            raise CommandError(f"the game cannot continue: {error}") from error
        why = player.explanation if explain and isinstance(player, Searcher) else None
        if why is not None:
            shown = _tell(game, shown, width, wait, steps=steps, last=True)
            for line in why.lines():
                typer.echo("    " + textwrap.shorten(line, max(20, width - 4), placeholder=" …"))
        game.choose(option)
    _tell(game, shown, width, wait, steps=steps, last=True)
    outcome = game.outcome
    assert outcome is not None
    winner = "Nobody" if outcome.winner is None else f"The {Side(outcome.winner).name.capitalize()}"
    typer.echo(f"\n{winner} wins: {ENDS.get(outcome.how, outcome.how)}.")


def _deck(named: str | None, side: Side, rules: str) -> Deck:
    """Return the deck of this name, by default the side's first starter deck."""
    if named is None:
        return decks_for(side)[0]
    try:
        return deck_named(named, side, rules)
    except NoSuchDeck as error:
        raise CommandError(str(error)) from error


def _bot(name: str) -> Bot:
    try:
        return bot_named(name)
    except LookupError as error:
        raise CommandError(str(error)) from error


def _named(deck: Deck) -> str:
    return f"{deck.name} ({deck.identity})" if deck.name else deck.identity


def _tell(game: Game, shown: int, width: int, wait: float, *, steps: bool, last: bool) -> int:
    """Print new entries: every step at once, or paragraphs when they are complete."""
    entries = game.log(None, shown)
    if not entries:
        return shown
    if not steps and not last and not _complete(game):
        return shown
    if steps:
        for entry in entries:
            text = f"{entry.words} (CR {entry.rule})" if entry.rule else entry.words
            _say(Paragraph(text, (entry,), heading=entry.kind == "turn"), width, wait, marked=False)
    else:
        for one in story(entries):
            _say(one, width, wait, marked=True)
    return shown + len(entries)


def _complete(game: Game) -> bool:
    """Return whether the last paragraph is complete: an action is asked for, or the game is over."""
    decision = game.decision
    return decision is None or decision.kind == "action"


def _say(one: Paragraph, width: int, wait: float, *, marked: bool) -> None:
    if one.heading:
        text = f"-- {one.words} --" if marked else one.words
        typer.echo("\n" + textwrap.fill(text, width))
    else:
        typer.echo(textwrap.fill(one.words, width, initial_indent="  ", subsequent_indent="    "))
    if wait:
        sys.stdout.flush()
        time.sleep(wait)
