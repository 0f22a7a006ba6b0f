"""The interface of a bot."""

from random import Random
from typing import Protocol, runtime_checkable

from sneakdoor import Game, Option, View


class Asked(Protocol):
    """A question as a bot meets it: what sort, which rule and which card asks, in words, and every legal answer."""

    @property
    def kind(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def prompt(self) -> str: ...

    @property
    def card(self) -> str: ...

    @property
    def options(self) -> tuple[Option, ...]: ...


class Bot(Protocol):
    """A player: what a side may know and the question in, one of the options out."""

    def choose(self, view: View, decision: Asked, rng: Random) -> Option: ...


class Worlds(Protocol):
    """Games that a side could be in: for each seed one, in which all that it may not know is dealt anew.

    Such a game looks to the side as the true one does, can be played on, and tells nothing of the truth.
    """

    def __call__(self, seed: int) -> Game: ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that is given worlds besides, to try things out in."""

    def choose_from(self, worlds: Worlds, view: View, decision: Asked, rng: Random) -> Option: ...


class BotFailed(Exception):
    """A bot gave no answer that can be used; the message says what it did instead.

    The caller may attach the unfinished game as `record`, so that it is not lost.
    """

    record: str = ""
