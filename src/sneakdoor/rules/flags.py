"""Flags of paid abilities that say when they can be used (CR 26.03:9.3.6)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.abilities import Paid
from sneakdoor.model.enums import DISCARD, RUNNER
from sneakdoor.model.icebreaker_constants import INTERFACE
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.access import current_access, trashes_accessed
from sneakdoor.rules.changes import declared_by
from sneakdoor.rules.encounters import encountered, in_break_window
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.quantities import has_subtype, strength, untrashable

NO_ENCOUNTER: Final = Refusal("26.03:3.9.5f", "An interface ability is used while ice is encountered.")
NO_INTERFACE: Final = Refusal("26.03:3.9.5g", "The icebreaker cannot interface with the encountered ice.")
NO_ACCESS: Final = Refusal("26.03:9.3.6b", "The ability can only be used while a card is accessed.")
NOT_THIS_CARD: Final = Refusal("26.03:9.3.6b", "The ability cannot be used on the accessed card.")


def can_interface(s: State, cid: int, ice: int) -> bool:
    """Can this program interface with this ice: is it strong enough, and does it not say otherwise?"""
    # CR 26.03:3.9.5g + 26.03:3.4.4 + 26.03:9.3.6c: at least the strength of the ice.
    if not has_subtype(s, cid, "Icebreaker") or strength(s, cid) < strength(s, ice):
        return False
    return all(limit.allows(s, cid, ice) for limit in declared_by(s, cid, INTERFACE))


def refuse_flagged(s: State, cid: int, decl: Paid) -> Refusal | None:
    """Why an ability with a flag cannot be used now, if so."""
    if decl.flag == "interface":
        # CR 26.03:3.9.5f + 26.03:9.5.2d: in 6.9.3b only, and what it breaks is of the encountered ice.
        ice = encountered(s)
        if ice < 0 or in_break_window(s) is None:
            return NO_ENCOUNTER
        return None if can_interface(s, cid, ice) else NO_INTERFACE
    # CR 26.03:9.3.6b + 26.03:9.5.2c: in the mid-access window.
    access = current_access(s)
    if access is None or not access.is_at("trash"):
        return NO_ACCESS
    if decl.accessing is not None and not decl.accessing.has(s, access.cid, cid):
        return NOT_THIS_CARD
    if trashes_accessed(decl.do) and (access.zone == DISCARD or untrashable(s, access.cid, RUNNER)):
        return NOT_THIS_CARD  # CR 26.03:7.1.5b: no mid-access ability trashes a card in Archives
    return None


def accessed(s: State) -> tuple[tuple[int, int], ...]:
    """The card being accessed, as the object it is; nothing if there is none."""
    access = current_access(s)
    return () if access is None else ((access.cid, access.ref),)


HOOKS.refuse_flagged = refuse_flagged
HOOKS.accessed = accessed
