"""Resolving subroutines by version 26.03 (CR 26.03:9.8), where they are a kind of ability of their own."""

from __future__ import annotations

from sneakdoor.model import parts
from sneakdoor.model.changes import SubroutineResolved
from sneakdoor.model.enums import CORP
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import Resolve, number_of
from sneakdoor.rules.changes import declared, happen
from sneakdoor.rules.encounters import prevent_subroutine
from sneakdoor.rules.ice import SubRef, known_to
from sneakdoor.rules.imminence import happens, perform


def resolve_subroutine(s: State, ice: int, ref: int, sub: SubRef) -> None:
    """CR 26.03:9.8.10a: the subroutine itself is imminent, before any instruction of it is."""
    # CR 26.03:9.8.7a: nobody is asked whether it resolves, and no window opens unless something can answer it.
    if s.lingering and prevent_subroutine(s, ice):
        return  # CR 26.03:9.8.10b: prevented as a whole
    if "replaced subroutines" in s.index:
        for src, one in declared(s, "replaced subroutines"):
            if one.applies(s, src):
                sub = (number_of(s, one.by), 0)  # CR 26.03:9.8.9: the ice is its source all the same
    perform(s, [parts.Subroutine(ice, ref, *sub)])


@happens(parts.Subroutine)
def apply_subroutine(s: State, them: list[parts.Subroutine]) -> None:
    """Its instructions resolve one after the other."""
    # CR 26.03:9.8.1 + 26.03:6.5.9c: whatever one begins, an encounter too, is over before the next instruction.
    # CR 26.03:9.8.10c + 26.03:9.8.10d + 26.03:9.8.10e + 26.03:9.8.10f + 26.03:9.8.10g + 26.03:9.8.10h: as those of
    # every ability: targets, window, effects and checkpoint for each, until none is left.
    for one in them:
        happen(s, SubroutineResolved(one.number), CORP, one.cid, rule="26.03:9.8.10c")
        # CR 26.03:9.8.8: independent of the ice from here on.
        s.push(Resolve(one.number, one.cid, CORP, one.ref, regs=known_to(s, (one.number, one.which_one))))
