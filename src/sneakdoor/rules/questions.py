"""Questions: one answer out of several, or a set built up by single picks.

A frame that needs an answer pushes one of these and gets the result through `receive`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model.enums import PLAY
from sneakdoor.model.game_frame import Sourced
from sneakdoor.model.moves import QuestionKind
from sneakdoor.model.registers import Held
from sneakdoor.model.state import State

DONE: Final[Move] = ("done",)
YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)

PUBLIC: Final[frozenset[QuestionKind]] = frozenset(
    {
        "mulligan",
        "trace: spend",
        "secretly spend",
        "guess how much was spent",
        "guess even or odd",
        "discard",
        "break",
        "additional accesses",
        "how many accesses",
    }
)
"""Kinds of questions that are public knowledge."""


class Ask(Sourced):
    """Choose one of a list of answers."""

    __slots__ = ("into", "kind", "options", "rule", "useless")

    def __init__(
        self,
        side: int = 0,
        kind: QuestionKind = "choose",
        rule: str = "",
        options: tuple[Move, ...] = (),
        into: str = "",
        src: int = -1,
        useless: tuple[Move, ...] = (),
        at: int = 0,
    ) -> None:
        self.at = at
        self.side = side
        self.kind: QuestionKind = kind
        self.rule = rule
        self.options = options
        self.into = into
        self.src = src
        self.useless = useless  # legal answers that could change nothing

    def table(self) -> StepTable:
        return ASK

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return self.kind, self.rule

    def is_public(self) -> bool:
        return self.kind in PUBLIC

    @step("1.13.6")
    def put(self, s: State) -> None:
        s.ask(self.side, list(self.options))

    def moves(self, s: State) -> list[Move]:
        return list(self.options)

    def idle(self, s: State) -> list[Move]:
        return list(self.useless)

    def answer(self, s: State, move: Move) -> None:
        s.stack.pop()
        s.stack[-1].receive(s, self.into, move)


ASK: Final = table("Ask")


class Pick(Sourced):
    """Choose cards one by one; every pick offered can be completed to a legal whole."""

    __slots__ = ("chosen", "few", "from_", "high", "into", "kind", "low", "most", "rule", "sets")

    def __init__(
        self,
        side: int = 0,
        kind: QuestionKind = "choose",
        rule: str = "",
        from_: tuple[int, ...] = (),
        low: int = 1,
        high: int = 1,
        into: str = "",
        src: int = -1,
        chosen: tuple[int, ...] = (),
        sets: tuple[tuple[int, ...], ...] = (),
        few: tuple[int, ...] = (),
        most: int = 0,
        at: int = 0,
    ) -> None:
        self.at = at
        self.side = side
        self.kind: QuestionKind = kind
        self.rule = rule
        self.from_ = from_
        self.low = low
        self.high = high
        self.into = into
        self.src = src
        self.chosen = chosen
        self.sets = sets  # if given, the whole must be one of these
        self.few = few
        self.most = most  # at most this many of the `few`

    def table(self) -> StepTable:
        return PICK

    def question(self, s: State) -> tuple[QuestionKind, str]:
        return self.kind, self.rule

    def is_public(self) -> bool:
        return self.kind in PUBLIC

    def concerns(self) -> set[int]:
        # The numbers that are picked to be broken are those of subroutines.
        return {self.src} if self.kind == "break" else {self.src, *self.from_, *self.chosen}

    @step("1.4:1.14.2")
    def put(self, s: State) -> None:
        fits = [one for one in self.sets if set(self.chosen) <= set(one)]
        if fits and (self.chosen or len(fits) == 1 or self.low != self.high):
            # Cards in every possible set need no picking; of pairs, either half may be named.
            common = [cid for cid in fits[0] if cid not in self.chosen and all(cid in one for one in fits)]
            self.chosen = (*self.chosen, *common)
        moves = self.moves(s)
        if moves == [DONE]:
            self._close(s)
        else:
            s.ask(self.side, moves)

    def moves(self, s: State) -> list[Move]:
        chosen = self.chosen
        if self.sets:
            fits = [one for one in self.sets if set(chosen) <= set(one)]
            if any(len(one) == len(chosen) for one in fits):
                return [DONE]
            return [("pick", cid) for cid in self.from_ if cid not in chosen and any(cid in one for one in fits)]
        if len(chosen) >= self.high:
            return [DONE]
        # CR 1.4:1.14.2a + 1.4:1.14.2e: each at most once; to name a card neither moves nor turns it.
        out: list[Move] = [("pick", cid) for cid in self.from_ if cid not in chosen]
        if self.few and sum(1 for one in chosen if one in self.few) >= self.most:
            out = [move for move in out if move[1] not in self.few]
        if len(chosen) >= self.low or not out:
            out.append(DONE)
        return out

    def answer(self, s: State, move: Move) -> None:
        if move == DONE:
            self._close(s)
        else:
            self.chosen = (*self.chosen, move[1])
            self.goto("put")

    def _close(self, s: State) -> None:
        s.stack.pop()
        s.stack[-1].receive(s, self.into, self.chosen)


PICK: Final = table("Pick")


def as_refs(s: State, cids: Iterable[int]) -> Held:
    """Cards with the objects they are now, to be held across time."""
    return tuple((cid, s.ref[cid]) for cid in cids)


def unlike(s: State, cids: list[int]) -> list[int]:
    """Drop duplicates: copies that look alike to the chooser, in the same place and with the same side up."""
    found: dict[tuple[int, int, bool], int] = {}
    for cid in cids:
        if s.zone[cid] == PLAY:
            return cids  # on the table each is a thing of its own
        found[s.code[cid], s.zone[cid], cid in s.down] = cid
    return list(found.values())


def still(s: State, held: Held) -> list[int]:
    """Those of the held cards that are still the same objects."""
    return [cid for cid, ref in held if s.ref[cid] == ref]
