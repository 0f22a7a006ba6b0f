"""Capacity for installing a card: memory, and room on a host (CR 8.2.5)."""

from __future__ import annotations

from sneakdoor.kernel.frames import Move
from sneakdoor.model.bills import Purpose, credits_due
from sneakdoor.model.constants import SET
from sneakdoor.model.enums import (
    CREDIT,
    HAND,
    RUNNER,
)
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared
from sneakdoor.rules.costs import can_spend, sources
from sneakdoor.rules.hosts import crowd
from sneakdoor.rules.install_costs import install_bill
from sneakdoor.rules.memory import beyond_restricted, memory_limit
from sneakdoor.rules.quantities import forbidden, memory_cost


def fits_memory(s: State, cid: int, move: Move) -> bool:
    """CR 8.2.5d: could the program be kept at this destination if all others were trashed?"""
    need = s.card(cid).memory
    if not need and "memory cost" not in s.index:
        return True
    return beyond_restricted(s, {cid: memory_cost(s, cid, host_in(move))}) <= _limit_without(s, cid)


def _limit_without(s: State, cid: int) -> int:
    """The memory limit once a card is on its way (1.4:8.3.1): it may be that of the cards in the grip."""
    if s.zone[cid] != HAND or not any(decl.op == SET for _, decl in declared(s, "[mu]")):
        return memory_limit(s)
    without = s.clone()
    without.hand[s.owner[cid]].remove(cid)
    return memory_limit(without)


def finds_room(s: State, cid: int, move: Move, discount: int = 0, *, ignore: bool = False) -> bool:
    """Is there room on the host, or a card on it that can be trashed and is not needed to pay (CR 1.12.5a)?"""
    host = host_in(move)
    here = crowd(s, cid, host) if host >= 0 else []
    if not here:
        return True
    return any(
        not forbidden(s, "trash", one) and (ignore or can_spare(s, cid, one, discount=discount, host=host))
        for one in here
    )


def can_spare(s: State, cid: int, other: int, marked: tuple[int, ...] = (), *, discount: int, host: int) -> bool:
    """Could an install there still be paid for without the credits on another card (CR 1.15.1)?"""
    if not s.tokens(other, CREDIT):
        return True
    purpose: Purpose = ("install", cid)
    lost = sum(n for src, n in sources(s, RUNNER, purpose) if src == other or src in marked)
    due = credits_due(install_bill(s, cid, discount, host=host))
    return due <= can_spend(s, RUNNER, purpose) - lost


def host_in(move: Move) -> int:
    """The card that a destination is on, or -1."""
    host: int = move[1] if move[0] == "host" else -1
    return host
