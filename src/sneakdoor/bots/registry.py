"""Find bots by name: built-in, a Python class, or an external program."""

import importlib
import sys
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from sneakdoor import Game, Option, Side
from sneakdoor.bots.budget import budget_named
from sneakdoor.bots.greedy import Greedy
from sneakdoor.bots.idle import Idle
from sneakdoor.bots.levels import LEVELS, MAKERS
from sneakdoor.bots.mistakes import Mistaken
from sneakdoor.bots.program import Program
from sneakdoor.bots.protocol import Bot, BotFailed, Thinker
from sneakdoor.bots.random_bot import Random as Randomly
from sneakdoor.bots.search import Searcher, worth_searching

BOTS: Final = {bot.name: bot for bot in (Greedy, Idle, Randomly, Searcher)}
SEARCH: Final = Searcher.name + ":"
EXEC: Final = "exec:"
NAMES: Final = 256
"""How many names of bots are kept in mind: anybody can make up more."""
SLACK: Final = 1.1
"""What a search takes beside its budget: to begin, to end and to be asked."""
HOW: Final = "or say MODULE:CLASS for a class of yours, exec:COMMAND for a program"


AT_ONCE: Final = frozenset({Greedy.name, Idle.name, Randomly.name, "pip", "marlow", "vesper"})
"""Bots that answer every question in a moment."""


class NoSuchBot(LookupError):
    """No bot can be had by this name; the message says why."""


@lru_cache(NAMES)
def known_as(name: str) -> str:
    """Normalise a bot name; built-ins are lower-case.

    >>> known_as(" Greedy "), known_as("Search:1s"), known_as("exec: ./bot --fast")
    ('greedy', 'search:1s', 'exec:./bot --fast')
    """
    name = name.strip()
    if name.startswith(EXEC):
        return EXEC + name.removeprefix(EXEC).strip()
    low = name.lower()
    return low if ":" not in name or low.startswith(SEARCH) else name


def find(name: str) -> Bot:
    """A new bot of this name; all commands find theirs here.

    >>> find("greedy").name, str(find("search:500").budget)
    ('greedy', '500')
    >>> find("clever")
    Traceback (most recent call last):
    sneakdoor.bots.registry.NoSuchBot: there is no bot "clever"; there are pip, marlow, vesper, quill, atlas, ...
    """
    name = known_as(name)
    if name.startswith(EXEC):
        try:
            return Program(name.removeprefix(EXEC))
        except ValueError as error:
            raise NoSuchBot(f'"{name}" cannot be used: {error}') from None
    if name.startswith(SEARCH):
        try:
            return Searcher(budget_named(name.removeprefix(SEARCH)))
        except ValueError as error:
            raise NoSuchBot(f'there is no bot "{name}": {error}') from None
    if ":" in name:
        return _of_class(name)
    if name in MAKERS:
        return MAKERS[name]()
    kind = BOTS.get(name)
    if kind is None:
        raise NoSuchBot(f'there is no bot "{name}"; there are {", ".join((*LEVELS, *sorted(BOTS)))}; {HOW}')
    return kind()


def _of_class(name: str) -> Bot:
    """An object of a class in a module, which may lie in the working directory."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module_name.startswith(missing.name):
            raise NoSuchBot(f'"{name}" cannot be loaded: {_error_text(missing)}') from missing
        raise NoSuchBot(f'"{name}": there is no module {module_name} here or among the installed ones') from None
    except Exception as error:
        raise NoSuchBot(f'"{name}" cannot be loaded: {_error_text(error)}') from error
    kind = getattr(module, class_name, None)
    if not callable(kind):
        raise NoSuchBot(f'"{name}": the module {module_name} has no class {class_name}')
    try:
        bot = kind()
    except Exception as error:
        raise NoSuchBot(f'"{name}": {class_name}() failed: {_error_text(error)}') from error
    if not callable(getattr(bot, "choose", None)) and not isinstance(bot, Thinker):
        raise NoSuchBot(f'"{name}": {class_name} has no method choose(view, decision, rng)')
    found: Bot = bot
    return found


def _error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


# ------------------------------------------------------------------------------------------------------------- asking


def answer(bot: Bot, game: Game, rng: Random) -> Option:
    """Ask a bot the open question of a game, showing it no more than its side may see."""
    decision = game.decision
    assert decision is not None, "a game that is over asks nothing"
    if type(bot) in _OWN:  # these keep nothing of what they see
        seen = game.glance(decision.side)
        if type(bot) is Searcher:
            return bot.choose_from(Sampled(game, decision.side), seen, decision, rng)
        return bot.choose(seen, decision, rng)
    view = game.view(decision.side)
    asked = view.decision
    assert asked is not None
    if isinstance(bot, Program):
        bot.game = game
        return bot.choose(view, asked, rng)
    try:
        if isinstance(bot, Thinker):
            option = bot.choose_from(Sampled(game, decision.side), view, asked, rng)
        else:
            option = bot.choose(view, asked, rng)
    except Exception as error:
        raise BotFailed(f"the bot {_name(bot)} failed at {asked.kind}: {_error_text(error)}") from error
    if option not in asked.options:
        raise BotFailed(f"the bot {_name(bot)} answered {option!r} to {asked.kind}, which is none of its options")
    return option


class Sampled:
    """The worlds of one question: a sampler that knows the game, and hands out what its side could be in."""

    __slots__ = ("_game", "_side")

    def __init__(self, game: Game, side: Side) -> None:
        self._game = game
        self._side = side

    def __call__(self, seed: int) -> Game:
        return self._game.sample(self._side, seed, skip_forced=True)


def is_search(name: str) -> bool:
    """Whether a bot of this name searches: a level, or a budget in the name."""
    return name == Searcher.name or name.startswith(SEARCH) or (name in MAKERS and name not in AT_ONCE)


def at_once(name: str, game: Game) -> bool:
    """Does a bot of this name answer the open question in a moment, so that nobody need wait for it?"""
    name = known_as(name)
    decision = game.decision
    if decision is None or name in AT_ONCE:
        return True
    if not is_search(name):
        return False
    return not worth_searching(game.glance(decision.side), decision)


@lru_cache(NAMES)
def pace(name: str) -> float:
    """Seconds that a bot of this name takes to consider a question; 0: a moment, or nobody can tell.

    >>> round(pace("search:3s"), 1), pace("greedy")
    (3.3, 0.0)
    """
    name = known_as(name)
    if not is_search(name):
        return 0.0
    found = find(name)
    assert isinstance(found, Searcher)
    return found.budget.seconds * SLACK


def leave(bot: Bot, game: Game) -> None:
    """The game is over, or goes on without it: a program is told and let go."""
    if not isinstance(bot, Program):
        return
    outcome = game.outcome
    if outcome is None or bot.process is None:
        bot.close()
        return
    corp, runner = game.points
    bot.close(
        {
            "type": "over",
            "game": 1,
            "winner": None if outcome.winner is None else Side(outcome.winner).word,
            "how": outcome.how,
            "points": {"corp": corp, "runner": runner},
        }
    )


def _name(bot: Bot) -> str:
    kind = type(bot)
    return f"{kind.__module__}:{kind.__qualname__}"


_OWN: Final = (*BOTS.values(), Mistaken)
