"""Scripted sittings: typed lines in, everything that was shown out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from sneakdoor import Decision, Game, Side
from sneakdoor.cli.terminal.console import Terminal
from sneakdoor.cli.terminal.run import play, resume
from sneakdoor.cli.terminal.session import Session
from sneakdoor.cli.terminal.setup import Wishes


def wishes(**said: Any) -> Wishes:
    """A Runner with everything by default against a random Corp, unless something else is said."""
    out = Wishes(side="runner", bot="random", seed=7, defaults=True)
    for name, value in said.items():
        setattr(out, name, value)
    return out


def terminal(typed: Iterable[str], width: int = 80) -> tuple[Terminal, StringIO]:
    shown = StringIO()
    return Terminal(StringIO("".join(f"{line}\n" for line in typed)), shown, width), shown


def sit(*typed: str, width: int = 80, **said: Any) -> str:
    """A new game, these lines, and then the end of the input."""
    screen, shown = terminal(typed, width)
    play(wishes(**said), screen)
    return shown.getvalue()


def resumed(*typed: str, file: Path | None = None) -> str:
    screen, shown = terminal(typed)
    resume(file, screen)
    return shown.getvalue()


class Typist(StringIO):
    """A keyboard that looks at the game before it types."""

    def __init__(self, typing: Callable[[Session], str]) -> None:
        super().__init__()
        self.typing = typing
        self.session: Session | None = None
        self.typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.session is not None
        self.typed += 1
        assert self.typed < 5_000, "a game ends"
        return self.typing(self.session) + "\n"


def typed_by(
    typing: Callable[[Session], str], game: Game, sits: type[Session] = Session, **seating: Any
) -> tuple[Session, StringIO]:
    """A session whose lines are made as they are needed."""
    from sneakdoor.cli.terminal.saved_games import Seating

    keyboard, shown = Typist(typing), StringIO()
    seats = Seating()
    for name, value in seating.items():
        setattr(seats, name, value)
    session = sits(game, seats, Terminal(keyboard, shown, 80), None)
    keyboard.session = session
    return session, shown


def decisions(seed: int, *, every: int = 1) -> Iterator[tuple[Game, Decision]]:
    """A game of random choices, stopped at some of its decisions."""
    import random

    from sneakdoor.decks import starter_decks

    decks = list(starter_decks().values())
    corps = [deck for deck in decks if deck.side == Side.CORP]
    runners = [deck for deck in decks if deck.side == Side.RUNNER]
    chance = random.Random(seed)
    game = Game.new(corp=corps[seed % len(corps)], runner=runners[seed % len(runners)], seed=seed)
    number = 0
    while (decision := game.decision) is not None:
        if number % every == 0:
            yield game, decision
        number += 1
        assert number < 5_000, "a game ends"
        game.choose(chance.choice(decision.options))
