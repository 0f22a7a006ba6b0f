"""Bots: programs that play.

A bot is asked with what its side may know, the open question and a source of chance, and answers with one of the
question's options. It is handed nothing else.

>>> import random
>>> from sneakdoor import Game
>>> from sneakdoor.decks import starter_decks
>>> corp, runner, *_ = starter_decks().values()
>>> game = Game.new(corp=corp, runner=runner, seed=1)
>>> greedy = find("greedy")
>>> answer(greedy, game, random.Random(1)) in game.decision.options
True
"""

from sneakdoor.bots.budget import Budget
from sneakdoor.bots.explanation import Considered, Explanation
from sneakdoor.bots.greedy import Greedy
from sneakdoor.bots.levels import LEVELS, OFFERED
from sneakdoor.bots.mistakes import Mistaken
from sneakdoor.bots.opponent import Opponent, anything
from sneakdoor.bots.program import Program
from sneakdoor.bots.protocol import Asked, Bot, BotFailed, Thinker, Worlds
from sneakdoor.bots.random_bot import Random
from sneakdoor.bots.registry import BOTS, NoSuchBot, answer, at_once, find, known_as, leave, pace
from sneakdoor.bots.search import Searcher, worth_searching

bot_named = find

__all__ = [
    "BOTS", "LEVELS", "OFFERED", "Asked", "Bot", "BotFailed", "Budget", "Considered", "Explanation", "Greedy",
    "Mistaken", "NoSuchBot", "Opponent", "Program", "Random", "Searcher", "Thinker", "Worlds",
    "answer", "anything", "at_once", "bot_named", "find", "known_as", "leave", "pace", "worth_searching",
]  # fmt: skip
