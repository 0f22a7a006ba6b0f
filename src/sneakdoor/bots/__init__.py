"""Players that are programs.

A bot is asked with what its side may know, the open question and a source of chance, and answers with one of the
question's options. It is handed nothing else.

>>> import random
>>> from sneakdoor import Game
>>> from sneakdoor.decks import starter_decks
>>> corp, runner, *_ = starter_decks().values()
>>> game = Game.new(corp=corp, runner=runner, seed=1)
>>> greedy = bot_named("greedy")
>>> answer(greedy, game, random.Random(1)) in game.decision.options
True
"""

from sneakdoor.bots.greedy import Greedy
from sneakdoor.bots.protocol import Asked, Bot, answer
from sneakdoor.bots.randomly import Random

BOTS = {bot.name: bot for bot in (Greedy, Random)}


def bot_named(name: str) -> Bot:
    """A new bot of this sort.

    >>> bot_named("clever")
    Traceback (most recent call last):
    LookupError: there is no bot "clever"; there are greedy, random
    """
    kind = BOTS.get(name.strip().lower())
    if kind is None:
        raise LookupError(f'there is no bot "{name}"; there are {", ".join(sorted(BOTS))}')
    return kind()


__all__ = ["BOTS", "Asked", "Bot", "Greedy", "Random", "answer", "bot_named"]
