"""Credits and clicks (CR 1.10, 1.11)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.causes import Cause
from sneakdoor.model.enums import CREDIT, RUNNER
from sneakdoor.model.keys import CREDITS, POOLED
from sneakdoor.model.state import D_WHILE, State
from sneakdoor.rules.changes import declared, happen
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.quantities import forbidden

NO_LIMIT: Final = 1_000_000
"""More credits than any cost."""


def gain_credits(s: State, side: int, n: int, src: int = -1, rule: str = "1.10.3a", cause: Cause = "") -> int:
    """CR 1.10.3a: credits enter the pool."""
    if n > 0:
        s.credits[side] += n
        happen(s, "credits gained", side, amount=n, src=src, cause=cause, rule=rule)
    return max(n, 0)


def pool(s: State, side: int) -> int:
    """The credits in a pool, with those on cards that are considered to be in it (CR 1.10.2)."""
    more = pooled(s, side)
    return s.credits[side] + sum(n for _, n in more) if more else s.credits[side]


def spendable(s: State, side: int) -> int:
    """The credits of a pool that may be lost or spent: none while a card forbids that (CR 1.2.2)."""
    return 0 if side == RUNNER and "cannot:use pool" in s.index and forbidden(s, "use pool") else s.credits[side]


def purse(s: State, side: int) -> int:
    """Upper bound of what a side can spend: its pool, if no card lends credits and none lowers a cost.

    For menus: `short` would refuse the same costs, but needs the whole bill.
    """
    index = s.index
    if CREDITS[side] in index or "cost" in index:
        return NO_LIMIT
    return s.credits[side] + fund(s, side) if s.bp_credits else s.credits[side]


def fund(s: State, side: int) -> int:
    """CR 26.03:10.6.2: what is in the bad publicity fund, which is not part of the pool; 1.4 has no such fund."""
    return s.bp_credits if side == RUNNER and s.book.ruleset.fund else 0


def pooled(s: State, side: int) -> list[tuple[int, int]]:
    """Cards whose credits are considered to be in the pool now, with how many there are."""
    key = POOLED[side]
    if key not in s.index:
        return []  # as nearly always
    out: list[tuple[int, int]] = []
    for cid, decl in declared(s, key):
        if decl.only is None or decl.only.true(s, cid, None):
            out.append((cid, s.tokens(cid, CREDIT)))
    return out


def lose_credits(s: State, side: int, n: int, src: int = -1, rule: str = "1.10.3b") -> int:
    """CR 1.10.3b: only from the pool, and no more than there is."""
    lost = left = min(n, pool(s, side) - s.credits[side] + spendable(s, side))
    if lost > 0:
        for cid, have in pooled(s, side):  # like credits from bad publicity, these go first (see the interpretations)
            less = min(left, have)
            place_tokens(s, s.things[cid], CREDIT, -less)
            left -= less
        take_from_pool(s, side, left)
        happen(s, "credits lost", side, amount=lost, src=src, rule=rule)
    return lost


def shares_fund(s: State, side: int, due: int) -> bool:
    """CR 26.03:1.10.3c: can the payer choose how many of these credits come from the fund?"""
    there = fund(s, side)
    return there > 0 and max(0, due - spendable(s, side)) < min(there, due)


def spend(s: State, side: int, n: int, from_fund: int = -1) -> None:
    """Spend credits of the fund, as many as were chosen or else as many as there are, and the rest from the pool."""
    if s.bp_credits and (first := from_fund if from_fund >= 0 else min(n, fund(s, side))):
        s.bp_credits -= first
        n -= first
        happen(s, "fund spent", side, amount=first, rule="26.03:10.6.2")
    take_from_pool(s, side, n)


def take_from_pool(s: State, side: int, n: int) -> None:
    # CR 26.03:4.7.3: what is spent goes back to the bank.
    s.credits[side] -= n
    note_empty(s, side)
    if side == RUNNER and s.bp_credits and not s.book.ruleset.fund:
        # CR 6.3.3b: bad publicity credits are part of the pool; they go first (see the interpretations).
        s.bp_credits = max(0, s.bp_credits - n)


def note_empty(s: State, side: int) -> None:
    """A credit pool is empty, as it has become or as a turn finds it: some abilities look for that state (CR 9.6)."""
    if not pool(s, side):
        happen(s, "no credits", side, rule="1.10.3")
        s.dirty |= D_WHILE


def take_credits(s: State, side: int, cid: int, n: int, rule: str = "1.10.4a") -> int:
    """CR 1.10.4a: move credits from a card to the pool."""
    thing = s.things[cid]
    n = min(n, thing.get(CREDIT))
    if n > 0:
        place_tokens(s, thing, CREDIT, -n)
        gain_credits(s, side, n, cid, rule)
    return n


def gain_clicks(s: State, side: int, n: int, src: int = -1) -> None:
    """CR 26.03:1.11.3a: more clicks than before were gained."""
    s.clicks[side] += n
    happen(s, "clicks gained", side, amount=n, src=src, rule="1.11.1")


def lose_clicks(s: State, side: int, n: int, src: int = -1, cause: Cause = "") -> int:
    """CR 26.03:1.11.3, CR 26.03:1.11.3b: clicks that are lost are not spent."""
    lost = min(n, s.clicks[side])
    if lost > 0:
        s.clicks[side] -= lost
        happen(s, "clicks lost", side, amount=lost, src=src, cause=cause, rule="1.11.1")
    return lost
