"""Infinite loops (CR 10.10).

A loop that nobody can leave is found where its turns are forced: the game looks the same again and again while no
side had a choice. Two things grow with every turn and are left out: what only counts (numbers given, the journal,
chance), and a tail of the stack that repeats itself.

The player who resolves such a loop names a number. It goes round that often from then on, and ends: the turns
it took to detect it are not counted. A turn is over when the same ability of the same card would resolve once more.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model.game_frame import GameFrame, Sourced
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.objects import Pending
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.hooks import HOOKS

PATIENCE: Final = 20
"""Forced turns before loop detection begins."""

ENOUGH: Final = 400
"""Turns in a row after which it is one, even if something grows with each."""

TIMES: Final = 100
"""The number the player names is one of 0 to 99: most loops change nothing in a turn, and all answers can be listed."""

GO: Final = 0
ASK: Final = 1
OVER: Final = 2
"""Whether a turn of what may be a loop is taken, waits for a number, or is not taken any more."""

UNNAMED: Final = (0, -1, 0)

AGAIN: Final = Refusal("10.10.2", "This loop changes nothing any more; its player has to leave it.")


def _shape(frame: GameFrame) -> tuple[str | int, ...]:
    return (*frame.mark(), frame.player(), frame.source(), *frame.measures())


def fingerprint(s: State) -> int:
    """Hash of the game state as far as the rules can tell; the same on every machine."""
    things = [
        (t.cid, t.controller, t.faceup, t.installed, t.server, t.slot, t.host, t.form, sorted(t.tokens.items()))
        for t in s.things.values()
    ]
    effects = [(one.key, one.which, one.ability, one.src, one.target, one.amount, one.until) for one in s.lingering]
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


def bounded(s: State, what: int, src: int, loop: bool) -> int:
    """CR 10.10.1: does this turn go ahead, if it is (or is not) found to be one of a mandatory loop?

    In one action a number is named once; what goes round in spite of it is cut short without another question.
    """
    key, left, between = s.named
    if left >= 0:
        if key == turn_of(what, src):
            s.named = (key, left - 1, 0)
            return GO if left else OVER
        if between < ENOUGH:
            s.named = (key, left, between + 1)
            return GO
        s.named = (key, -1, 0)  # it was left by another way
    if not loop:
        return GO
    return OVER if key else ASK


def turn_of(what: int, src: int) -> int:
    """The ability with which a turn of a loop begins, as a number that is not 0."""
    return crc32(repr((what, src)).encode()) | 1


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
    """Reset at the start of an action or a turn: earlier rounds are not part of a loop."""
    if s.rounds[0]:
        s.rounds = (0, ())
    if s.named[0]:
        s.named = UNNAMED


class InfiniteLoop(Sourced):
    """The player who resolves the loop says how often it goes round; then it ends (CR 10.10.1).

    The turn that waits is the pending ability, or the instruction beneath this frame, which runs again.
    """

    __slots__ = ("kind", "one", "rule", "what")

    def __init__(self, side: int = 0, src: int = -1, what: int = 0, one: Pending | None = None, at: int = 0) -> None:
        self.at = at
        self.side = side
        self.src = src
        self.what = what  # the ability with which a turn begins
        self.one = one
        self.kind: QuestionKind = "infinite loop: how many times"
        self.rule = "10.10.1"

    def table(self) -> StepTable:
        return INFINITE_LOOP

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return self.kind, self.rule

    @step("10.10.1")
    def name_a_number(self, s: State) -> None:
        s.ask(self.side, self.moves(s))

    @step("10.10.1")
    def go_round(self, s: State) -> None:
        if self.one is not None:
            HOOKS.resolve_pending(s, self.one)

    def moves(self, s: State) -> list[Move]:
        return [("number", n) for n in range(TIMES)]

    def answer(self, s: State, move: Move) -> None:
        s.named = (turn_of(self.what, self.src), move[1], 0)


INFINITE_LOOP: Final = table("InfiniteLoop")
