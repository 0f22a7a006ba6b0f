"""The stream law for programs: the lines that a seat writes do not depend on what the other side hides."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any, cast

import pytest
from tests.laws.games import Deck, mixed
from tests.laws.worlds import Script, exchanged, known, singles
from tests.seat.test_seat import Program

from sneakdoor import Side
from sneakdoor.arena import Match
from sneakdoor.arena import program_seat as seats
from sneakdoor.arena.program_seat import Chair, Seat
from sneakdoor.bots.wire import Message, line

MOST = 60


class Enough(Exception):
    """Enough questions have been compared."""


class Watched(Seat):
    """A seat that keeps its lines, each with what the engine had told its side by then."""

    def __init__(self, match: Match, side: Side, program: Program, **more: Any) -> None:
        super().__init__(match, side, program, program, **more)  # type: ignore[arg-type]
        self.chair: Chair | None = None
        self.lines: list[tuple[Any, bytes]] = []

    def ask(self, chair: Chair, number: int) -> None:
        self.chair = chair
        if self.questions > MOST:
            raise Enough
        super().ask(chair, number)

    def say(self, **message: Any) -> None:
        told = known(self.chair.game, self.side) if self.chair is not None else None
        self.lines.append((told, line(message)))
        super().say(**message)


def lines(seed: int, side: Side, decks: dict[Side, Deck], script: Script, **more: Any) -> list[tuple[Any, bytes]]:
    corp, runner = cast("Any", decks[Side.CORP]), cast("Any", decks[Side.RUNNER])
    match = Match(corp, runner, "greedy", "greedy", seed)
    seat = Watched(match, side, Program(seed, whole=False), **more)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(seats, "answer", lambda _bot, game, _chance: script.option(game))
        with suppress(Enough):
            seat.play(1)
    return seat.lines


def compared(seed: int, **more: Any) -> tuple[str, int]:
    side = Side.RUNNER if seed % 3 else Side.CORP
    other, mine = Side(1 - side), mixed(seed, side)
    here = singles(seed, other, mixed(seed, other).identity)
    there = exchanged(here, other, random.Random(seed), 0.3)
    script = Script(seed, other, frozenset(set(here.cards) & set(there.cards)))
    one, two = (lines(seed, side, {side: mine, other: deck}, script, **more) for deck in (here, there))
    for n, (left, right) in enumerate(zip(one, two, strict=False)):
        if left[0] != right[0]:
            return "", n  # the side has been told of a difference
        if left[1] != right[1]:
            return f"line {n}: {left[1]!r} / {right[1]!r}", n
    return "", min(len(one), len(two))


@pytest.mark.parametrize("more", [{}, {"forced": True}, {"passing": True}], ids=["usual", "forced", "passing"])
def test_a_program_reads_the_same_in_worlds_that_its_side_cannot_tell_apart(more: Message) -> None:
    total = 0
    for seed in range(8):
        found, n = compared(seed, **more)
        assert found == "", f"seed {seed}"
        total += n
    assert total > 80


def test_a_number_that_counts_the_others_questions_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Watched.ask

    def counted(self: Watched, chair: Chair, number: int) -> None:
        self.questions = len(chair.game.choices)
        honest(self, chair, number)

    monkeypatch.setattr(Watched, "ask", counted)
    assert any(compared(seed, forced=False)[0] for seed in range(8))
