"""Damage (CR 10.4)."""

from __future__ import annotations

from sneakdoor.model.objects import Part
from sneakdoor.model.state import State
from sneakdoor.model.words import BRAIN, CORP, RUNNER
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.parts import part
from sneakdoor.rules.trashing import apply_trash


@part("damage")
def apply_damage(s: State, parts: list[Part]) -> None:
    for one in parts:
        deal(s, one)


def deal(s: State, one: Part) -> None:
    n = one.amount
    if n <= 0:
        return
    grip = s.hand[RUNNER]
    if n > len(grip):
        # CR 10.4.4 + 1.7.2b: more damage than cards is death, at once.
        happen(s, "damaged", one.by, amount=n, src=one.src, cause=one.what, rule="10.4.1")
        win(s, CORP, "flatline")
        return
    if one.what == BRAIN:
        s.brain += n  # CR 10.4.2b: the hand size shrinks for good
    # CR 10.4.3: chosen at random, trashed simultaneously.
    cards = s.chance.draw(grip, n)
    happen(s, "damaged", one.by, amount=n, src=one.src, cause=one.what, rule="10.4.1")
    apply_trash(
        s, [Part("trash", RUNNER if one.by == RUNNER else CORP, cid, src=one.src, cause="damage") for cid in cards]
    )
