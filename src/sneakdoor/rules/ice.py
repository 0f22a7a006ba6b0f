"""Subroutines: which ones a piece of ice has now, and which are broken (CR 3.4.7, 6.5.4)."""

from __future__ import annotations

from sneakdoor.model.abilities import Sub
from sneakdoor.model.constants import Grant
from sneakdoor.model.state import State
from sneakdoor.rules.changes import blanked
from sneakdoor.rules.quantities import total

SubRef = tuple[int, int]
"""A subroutine: the number of the ability and, for repeated ones, which of them."""


def subroutines(s: State, cid: int) -> list[SubRef]:
    """The subroutines of a piece of ice, in order: granted first, its own, granted last."""
    book = s.book
    before: list[SubRef] = []
    after: list[SubRef] = []
    mine: list[SubRef] = []
    if "blank" not in s.index or not blanked(s, cid):
        for number in book.own[s.code[cid]]:
            decl = book.abilities[number].decl
            if isinstance(decl, Sub):
                mine.extend((number, n) for n in range(1 if decl.times is None else decl.times.of(s, cid, None)))
        if "subroutines" in s.index:
            # CR 1.4:9.1.9a: those that it has lost are not counted by anybody.
            mine = mine[: max(0, total(s, "subroutines", cid, len(mine)))]
    if "grant" in s.index:
        for src, number in s.index["grant"]:
            if number < 0:
                continue  # a mark, and no card
            grant = book.abilities[number].decl
            assert isinstance(grant, Grant)
            if "blank" in s.index and blanked(s, src):
                continue  # what a blank card would grant is not granted
            if grant.applies(s, src) and grant.on.has(s, cid, src):
                for given in book.granted.get(number, ()):
                    if isinstance(book.abilities[given].decl, Sub):
                        (before if grant.first else after).append((given, src))
    for effect in s.lingering:
        if effect.key == "gained subroutine" and effect.target == s.ref[cid]:
            after.append((effect.ability, effect.serial))
    return before + mine + after
