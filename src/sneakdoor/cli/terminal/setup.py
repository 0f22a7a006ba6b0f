"""Ask for side, decks and opponent before a game. Enter accepts the default in brackets."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sneakdoor import CannotPlay, Deck, Game, Side
from sneakdoor.bots import BOTS, LEVELS, NoSuchBot, find, known_as
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.terminal.console import Terminal
from sneakdoor.cli.terminal.layout import fold, number_in
from sneakdoor.cli.terminal.opponents import DEFAULT, NAMES
from sneakdoor.cli.terminal.saved_games import HUMAN, Seating
from sneakdoor.rulebook import DEFAULT_RULES

T = TypeVar("T")
MOST_PROBLEMS = 5
SEEDS = 2**32
FROM_SHELF = {
    "starter": ", to begin with",
    "standard": ", as they were played in the autumn of 2019",
    "first": ", for a first game",
    "gateway": " from the starter pack of System Gateway",
    "today": ", legal in today's Standard",
    "startup": ", legal in today's Startup",
}


@dataclass
class Wishes:
    """The options of the command line; the player is asked for what is None."""

    side: str | None = None
    corp: str | None = None
    runner: str | None = None
    bot: str | None = None
    seed: int | None = None
    hotseat: bool = False
    defaults: bool = False
    brief: bool = False
    rules: str = DEFAULT_RULES


def sit_down(terminal: Terminal, wishes: Wishes) -> tuple[Game, Seating]:
    """Ask for missing settings and set up the game."""
    ask = Asker(terminal, wishes.defaults)
    if wishes.hotseat:
        mine = Side.CORP
        seats = (HUMAN, HUMAN)
    else:
        mine = ask("Your side (corp, runner)", wishes.side, "runner", side_named)
    other = Side.RUNNER if mine == Side.CORP else Side.CORP
    decks: dict[Side, Deck] = {}
    for side in (mine, other):
        owner = side.name.capitalize() if wishes.hotseat else "Your" if side == mine else "The bot's"
        decks[side] = choose_deck(ask, side, owner, wishes.corp if side == Side.CORP else wishes.runner, wishes.rules)
    if not wishes.hotseat:
        if wishes.bot is None and not ask.defaults:
            terminal.say("Bots, from the weakest to the strongest:")
            for name, words in LEVELS.items():
                terminal.say(f"{name}: {words}", "  ")
        bot = ask(f"Bot ({', '.join(NAMES)})", wishes.bot, DEFAULT, bot_called)
        seats = (HUMAN, bot) if mine == Side.CORP else (bot, HUMAN)
    seed = wishes.seed
    if seed is None:
        seed = ask("Seed (a number; the same seed gives the same game)", None, "by chance", seed_from)
    try:
        game = Game.new(corp=decks[Side.CORP], runner=decks[Side.RUNNER], seed=seed, rules=wishes.rules)
    except CannotPlay as error:
        raise CommandError(str(error)) from None
    names = [f"{decks[side].name or decks[side].identity} ({seats[side]})" for side in Side]
    terminal.say(f"{names[0]} against {names[1]}, seed {seed}. `help` lists the commands.")
    return game, Seating(seats, brief=wishes.brief)


class Asker:
    """Ask until an answer is valid. A value from the command line is not asked again; it is valid or an error."""

    def __init__(self, terminal: Terminal, defaults: bool) -> None:
        self.terminal = terminal
        self.defaults = defaults

    def __call__(self, words: str, given: str | None, default: str, use: Callable[[str], T]) -> T:
        if given is not None or self.defaults:
            try:
                return use(given if given is not None else default)
            except ValueError as error:
                raise CommandError(str(error)) from None
        while True:
            typed = self.terminal.ask(f"{words} [{default}]: ").strip()
            try:
                return use(typed or default)
            except ValueError as error:
                text = str(error)
                self.terminal.say(text[:1].upper() + text[1:] + ".")


def side_named(words: str) -> Side:
    found = [side for side in Side if words and side.name.lower().startswith(words.lower())]
    if len(found) != 1:
        raise ValueError(f'there is no side "{words}"; there are corp and runner')
    return found[0]


def bot_called(words: str) -> str:
    """Find a bot by the start of its name; own classes and programs by their full name."""
    if ":" in words:
        try:
            find(words)
        except NoSuchBot as error:
            raise ValueError(str(error)) from None
        return known_as(words)
    if known_as(words) in BOTS:
        return known_as(words)
    found = [name for name in NAMES if words and name.startswith(words.lower())]
    if words.lower() not in NAMES and len(found) != 1:
        raise ValueError(f'there is no bot "{words}"; there are {", ".join(NAMES)}')
    return words.lower() if words.lower() in NAMES else found[0]


def seed_from(words: str) -> int:
    if words == "by chance":
        return random.SystemRandom().randrange(SEEDS)
    if not words.isascii() or not words.isdigit() or len(words) > 18:
        raise ValueError(f'"{words[:30]}" is not a seed; a seed is a number of at most 18 digits')
    return int(words)


# ---------------------------------------------------------------------------------------------------------------- decks


def choose_deck(ask: Asker, side: Side, owner: str, given: str | None, rules: str = DEFAULT_RULES) -> Deck:
    from sneakdoor.decks import SHELVES, decks_for, latest_decks, unimplemented

    starters: list[Deck] = []
    shelves: dict[str, list[Deck]] = {shelf: decks_for(side, shelf) for shelf in SHELVES}
    for newer, decks in latest_decks().items():
        if playable := [deck for deck in decks.values() if deck.side == side and not unimplemented(deck, rules)]:
            shelves[newer] = playable
    for shelf, shelved in shelves.items():
        if given is None and not ask.defaults:
            ask.terminal.say(f"Decks for the {side.name.capitalize()}{FROM_SHELF[shelf]}:")
            for number, deck in enumerate(shelved, len(starters) + 1):
                ask.terminal.say(f"{number}  {deck.name} ({deck.identity})", "  ")
        starters += shelved
    return ask(
        f"{owner} deck (number, name or file)", given, "1", lambda words: deck_called(words, side, starters, rules)
    )


def deck_called(words: str, side: Side, starters: list[Deck], rules: str = DEFAULT_RULES) -> Deck:
    """Find an included deck by number or name, or read the deck in a file."""
    if 1 <= (number_in(words) or 0) <= len(starters):
        return starters[int(words) - 1]
    wanted = fold(words)
    named = [deck for deck in starters if wanted and fold(deck.name).startswith(wanted)]
    if len(named) == 1:
        return named[0]
    path = Path(words).expanduser()
    if not path.is_file():
        names = ", ".join(deck.name for deck in starters)
        raise ValueError(f'"{words}" is neither a file nor one of the decks for this side: {names}')
    return deck_in(path, side, rules)


def deck_in(path: Path, side: Side, rules: str = DEFAULT_RULES) -> Deck:
    from sneakdoor.decks import DeckError, check_for_play, read

    try:
        deck = read(path.read_bytes())
    except OSError as error:
        raise ValueError(f"{path} cannot be opened: {error.strerror or error}") from None
    except DeckError as error:
        raise ValueError(f"{path} cannot be read as a deck: {several([str(one) for one in error.problems])}") from None
    if deck.side != side:
        raise ValueError(f"{path} is a {deck.side.name.capitalize()} deck, not one for the {side.name.capitalize()}")
    casual = "casual" if rules == DEFAULT_RULES else f"casual-{rules}"  # draft and campaign cards are allowed here
    if wrong := check_for_play(deck, casual):
        raise ValueError(f"{path} cannot be played: {several([str(one) for one in wrong])}")
    return deck


def several(problems: list[str]) -> str:
    more = f"; and {len(problems) - MOST_PROBLEMS} more" if len(problems) > MOST_PROBLEMS else ""
    return "; ".join(problems[:MOST_PROBLEMS]) + more
