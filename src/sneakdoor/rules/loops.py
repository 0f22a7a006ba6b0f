"""Infinite loops (CR 10.10).

A loop that nobody can leave is found where its turns are forced: the game looks the same again and again while no
side had a choice. Two things grow with every turn and are left out: what only counts (numbers given, the journal,
chance), and a tail of the stack that repeats itself.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from sneakdoor.kernel.frames import Frame, Move, Table, step, table
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State

PATIENCE: Final = 20
"""Forced turns before anybody looks for a loop."""

ENOUGH: Final = 400
"""Turns in a row after which it is one, even if something grows with each."""

TIMES: Final = 10
"""The number the player names is one of 0 to 9: a turn of the loop changes nothing, so more would mean the same."""

AGAIN: Final = Refusal("10.10.2", "This loop changes nothing any more; its player has to leave it.")


def _shape(frame: Frame) -> tuple[Any, ...]:
    names = ("ability", "src", "pc", "ice", "server", "side", "position")
    waiting = len(getattr(frame, "pending", ()))
    return (type(frame).__name__, frame.at, waiting, *(getattr(frame, name, None) for name in names))


def fingerprint(s: State) -> int:
    """The game as the rules see it, in a number that is the same on every machine."""
    things = [
        (t.cid, t.controller, t.faceup, t.installed, t.server, t.slot, t.host, t.form, sorted(t.tokens.items()))
        for t in s.things.values()
    ]
    effects = [(one.key, one.ability, one.src, one.target, one.amount, one.until) for one in s.lingering]
    top, stack = [_shape(frame) for frame in s.stack[-1:]], [_shape(frame) for frame in s.stack[:-1]]
    for size in range(1, len(stack) // 2 + 1):
        while len(stack) >= 2 * size and stack[-size:] == stack[-2 * size : -size]:
            del stack[-size:]
    players = (s.credits, s.clicks, s.tags, s.bad_publicity, s.brain, s.bp_credits, s.turn)
    cards = (s.deck, s.hand, s.discard, s.score, s.aside, s.removed, sorted(s.down))
    return crc32(repr((things, effects, stack, top, players, cards, s.ice, s.root)).encode())


def turning(s: State) -> bool:
    """Is this forced turn one of a loop that nobody can leave (CR 10.10.1)?"""
    free, turns, seen = s.loop
    if free != s.free:
        s.loop = (s.free, 1, ())
        return False
    if turns < PATIENCE:
        s.loop = (free, turns + 1, ())
        return False
    now = fingerprint(s)
    # The journal is left out, so that one repetition could be chance: two in a row are not.
    found = seen.count(now) > 1 or turns > ENOUGH
    s.loop = (free, turns + 1, (*seen, now))
    return found


def position(s: State) -> int:
    """How the game looks at a choice that could be part of a loop; 0 while nobody looks for one."""
    return fingerprint(s) if s.rounds[0] >= PATIENCE else 0


def again(s: State, what: int = -1, at: int = 0) -> bool:
    """Has the same been chosen in the same position before, and before that, since the action began (CR 10.10.2)?

    Call it once for each turn that could be one of a loop with choices in it: it takes note.
    """
    n, seen = s.rounds
    if n < PATIENCE:
        s.rounds = (n + 1, seen)
        return False
    now = _chosen_at(what, at or fingerprint(s))
    s.rounds = (n + 1, (*seen, now))
    return seen.count(now) > 1 or n > ENOUGH


def worn(s: State, what: int, at: int) -> bool:
    """Would choosing this in this position be once more what was noted often enough? Takes no note."""
    n, seen = s.rounds
    return at != 0 and (n > ENOUGH or seen.count(_chosen_at(what, at)) > 1)


def _chosen_at(what: int, at: int) -> int:
    return at ^ crc32(repr(what).encode())


def forget_rounds(s: State) -> None:
    """An action begins, or a turn: what came before is no part of a loop any more."""
    if s.rounds[0]:
        s.rounds = (0, ())


class InfiniteLoop(Frame):
    """The player who resolves the loop says how often it goes round; then it ends (CR 10.10.1)."""

    __slots__ = ("kind", "rule", "side", "src")

    def __init__(self, side: int = 0, src: int = -1, at: int = 0) -> None:
        self.at = at
        self.side = side
        self.src = src
        self.kind = "infinite loop: how many times"
        self.rule = "10.10.1"

    def table(self) -> Table:
        return INFINITE_LOOP

    def clone(self) -> Frame:
        return InfiniteLoop(self.side, self.src, self.at)

    @step("10.10.1")
    def name_a_number(self, s: State) -> None:
        s.ask(self.side, self.moves(s))

    def moves(self, s: State) -> list[Move]:
        return [("number", n) for n in range(TIMES)]

    def answer(self, s: State, move: Move) -> None:
        """Each turn leads back to here, so the number makes no difference to the game."""


INFINITE_LOOP: Final = table("InfiniteLoop")
