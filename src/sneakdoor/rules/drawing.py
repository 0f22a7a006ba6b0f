"""Drawing, looking, searching, shuffling (1.4:1.8.5, CR 4.2)."""

from __future__ import annotations

from sneakdoor.model.objects import Part
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP, HAND, RUNNER
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.moving import shuffle, to_pile
from sneakdoor.rules.parts import part
from sneakdoor.rules.quantities import forbidden


@part("draw")
def apply_draw(s: State, parts: list[Part]) -> None:
    for one in parts:
        draw(s, one.by, one.amount, one.src)


def draw(s: State, side: int, n: int, src: int = -1, rule: str = "1.4:1.8.5") -> int:
    """Take cards from the top of the deck into the hand (CR 1.4:1.8.5)."""
    if n <= 0 or forbidden(s, "corp draw" if side == CORP else "draw"):
        return 0
    deck = s.deck[side]
    batch = s.fresh()
    drawn = 0
    while drawn < n:
        if not deck:
            if side == CORP:
                # CR 1.7.2c + 4.3.7b: a Corp that must draw and cannot has lost.
                win(s, RUNNER, "empty R&D")
            break
        cid = deck[-1]  # CR 4.3.3: the top card
        to_pile(s, cid, HAND)
        happen(s, "drawn", side, cid, src=src, rule=rule, seen=1 << side, batch=batch)
        drawn += 1
    return drawn


@part("shuffle")
def apply_shuffle(s: State, parts: list[Part]) -> None:
    for one in parts:
        shuffle(s, one.by)
        happen(s, "shuffled", one.by, src=one.src, rule="4.2.3")
