"""What a player must do with an action (CR 9.8.5).

While some action would do what a "must" asks for, no other action may be taken. Nobody can be made to pay an additional
cost: where every such action has one, declining to pay it is enough (CR 9.8.5d).
"""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a, joined
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import Constant
from sneakdoor.model.causes import BasicActionKind
from sneakdoor.model.declaration_keys import file_under
from sneakdoor.model.declare import Cards, Condition
from sneakdoor.model.keys import MUST_ACT, Key, MustActKey
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared
from sneakdoor.rules.quantities import additional_costs
from sneakdoor.rules.runs import run_bill

BOUND: Final = Refusal("9.8.5", "A card says that another action must be taken first.")


@dataclass(frozen=True, slots=True)
class MustAct(Constant):
    """Actions of certain kinds must be taken before any other, while a condition holds."""

    kinds: tuple[BasicActionKind, ...]  # see the interpretations for abilities that do the same
    plays: Cards | None = None  # or playing a card of this kind
    only: Condition | None = None

    def keys(self, side: int) -> tuple[Key, ...]:
        return (MUST_ACT[side],)

    def applies(self, s: State, src: int) -> bool:
        return self.only is None or self.only.true(s, src, None)

    def fulfils(self, s: State, src: int, move: Move) -> bool:
        if move[0] in self.kinds:
            return True
        return move[0] == "play" and self.plays is not None and self.plays.has(s, move[1], src)

    def say(self) -> str:
        kinds = [f"{one} action" for one in self.kinds]
        play = [f"playing {a(self.plays.say())}"] if self.plays is not None else []
        only = f"{self.only.say()}, " if self.only is not None else ""
        return capital(f"{only}your next action must be {joined([*(a(one) for one in kinds), *play], 'or')}, if able.")


@dataclass(frozen=True, slots=True)
class FirstClick(Condition):
    """The active player has not spent a click this turn."""

    def true(self, s: State, src: int, f: object) -> bool:
        return not s.spent_click

    def say(self) -> str:
        return "if it is your first [click] of the turn"


file_under(MustActKey, MustAct)


def bound(s: State, side: int, moves: list[Move]) -> list[Move]:
    """The actions that are left by what must be done; each obligation that can be met is."""
    for src, decl in declared(s, MUST_ACT[side]):
        if not decl.applies(s, src) or declined(s, src):
            continue
        meant = [move for move in moves if decl.fulfils(s, src, move)]
        if meant:  # CR 9.8.5e: what cannot be done by the means named need not be done
            if all(costs_more(s, move) for move in meant):
                meant.append(("decline", src))  # CR 9.8.5d: nobody is made to pay an additional cost
            moves = meant
    return moves


def costs_more(s: State, move: Move) -> bool:
    """Has the action an additional cost (CR 1.15.9)?"""
    if move[0] == "run":
        return bool(run_bill(s, move[1], basic=True))
    return move[0] == "play" and bool(additional_costs(s, "play", move[1]))


def declined(s: State, src: int) -> bool:
    """Was an additional cost declined this turn, so that the obligation is met?"""
    return any(
        one.kind == "declined" and one.cid == src and one.ref == s.ref[src] for one in s.journal.since(s.marks[0])
    )


def refuse_unbound(s: State, side: int, move: Move, moves: list[Move]) -> Refusal | None:
    """Why an action that would be possible cannot be taken now, if so."""
    if MUST_ACT[side] not in s.index or move not in moves:
        return None
    return None if move in bound(s, side, moves) else BOUND
