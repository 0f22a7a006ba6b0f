"""Damage (CR 10.4)."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.causes import BY_DAMAGE
from sneakdoor.model.constants import ChoosesDamage
from sneakdoor.model.enums import BRAIN, CORP, RUNNER
from sneakdoor.model.game_frame import Sourced
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared, happen
from sneakdoor.rules.checkpoints import checkpoint, win
from sneakdoor.rules.imminence import happens
from sneakdoor.rules.questions import NO, YES, Ask, Pick
from sneakdoor.rules.trashing import apply_trash
from sneakdoor.rules.visibility import show, unshow, visible


@happens(parts.Damage)
def apply_damage(s: State, them: list[parts.Damage]) -> None:
    for one in them:
        if one.amount > 0:  # CR 1.4:9.8.6b: the amount is a value, and without any left nothing is suffered
            deal(s, one)


def deal(s: State, one: parts.Damage) -> None:
    n = one.amount
    # CR 4.4.9b: damage is taken from the grip, and a grip too small for it is the end.
    if n > len(s.hand[RUNNER]):
        # CR 10.4.4 + 1.7.2b + 26.03:10.4.4: more damage than cards is death, at once.
        happen(s, "damaged", one.by, amount=n, src=one.src, cause=one.damage, rule="10.4.1")
        win(s, CORP, "flatline")
        return
    chosen_by = selection(s, one) if "choose damage" in s.index else None
    if chosen_by is None:
        suffer(s, one, ())
        return
    src, decl = chosen_by
    wanted = min(decl.n or n, n)
    s.push(Selection(one.clone(), decl.by, src, wanted, decl.may))


def suffer(s: State, one: parts.Damage, chosen: tuple[int, ...]) -> None:
    """The damage is suffered: what was not selected is chosen at random, and all is trashed at once."""
    n = one.amount
    if one.damage == BRAIN:
        s.brain += n  # CR 10.4.2b: the hand size shrinks for good
    # CR 10.4.3 + 10.4.2a: one card of the grip for each point, at random, trashed simultaneously.
    rest = [cid for cid in s.hand[RUNNER] if cid not in chosen] if chosen else s.hand[RUNNER]
    cards = [*chosen, *s.chance.draw(rest, n - len(chosen))]
    happen(s, "damaged", one.by, amount=n, src=one.src, cause=one.damage, rule="10.4.1")
    by = RUNNER if one.by == RUNNER else CORP
    cause = BY_DAMAGE[one.damage]  # CR 10.4.2: what a card is trashed by is damage of one kind
    apply_trash(s, [parts.Trash(by, cid, src=one.src, cause=cause) for cid in cards])


def selection(s: State, one: parts.Damage) -> tuple[int, ChoosesDamage] | None:
    """Who selects, if anybody; if both may, the active player does (CR 1.4:9.11.1c)."""
    found: list[tuple[int, ChoosesDamage]] = []
    for src, decl in declared(s, "choose damage"):
        if decl.what and one.damage not in decl.what:
            continue
        if decl.first and any(
            old.kind == "damaged" and (not decl.what or old.cause in decl.what) for old in s.journal.since(s.marks[0])
        ):
            continue
        found.append((src, decl))
    found.sort(key=lambda each: each[1].by != s.active)
    return found[0] if found else None


class Selection(Sourced):
    """A player selects cards that damage trashes (CR 10.4.3a)."""

    __slots__ = ("chosen", "may", "n", "one", "shown")

    def __init__(
        self,
        one: parts.Damage | None = None,
        side: int = 0,
        src: int = -1,
        n: int = 1,
        may: bool = False,
        chosen: tuple[int, ...] = (),
        shown: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.at = at
        self.one = parts.Damage(CORP, 0) if one is None else one
        self.side = side
        self.src = src
        self.n = n
        self.may = may
        self.chosen = chosen
        self.shown = shown  # cards that were only shown for this

    def table(self) -> StepTable:
        return SELECTION

    def unshare(self) -> None:
        self.one = self.one.clone()

    def concerns(self) -> set[int]:
        return {self.src, *self.chosen}

    @step("10.4.3a")
    def decide(self, s: State) -> None:
        if self.may:
            s.push(Ask(self.side, "look and select", "10.4.3a", (YES, NO), "select?", self.src))

    @step("10.4.3a")
    def select(self, s: State) -> None:
        if self.n <= 0:
            return
        grip = tuple(s.hand[RUNNER])
        self.shown = tuple(cid for cid in grip if not visible(s, cid, self.side))
        for cid in self.shown:
            show(s, cid, self.side)
        s.push(Pick(self.side, "damage: trash", "10.4.3a", grip, self.n, self.n, "selected", self.src))

    @step("10.4.3")
    def trash(self, s: State) -> None:
        for cid in self.shown:
            unshow(s, cid, self.side)
        suffer(s, self.one, self.chosen)

    @step("10.3.4")
    def look(self, s: State) -> None:
        """Where the damage was a cost the checkpoint of the payment waits for this."""
        checkpoint(s)

    def receive(self, s: State, what: str, value: Any) -> None:
        if what == "selected":
            self.chosen = value
        elif value == NO:
            self.n = 0


SELECTION: Final = table("Selection")
