"""The memory of the Runner, and what installed programs take of it (CR 1.19)."""

from __future__ import annotations

from sneakdoor.model.constants import Modify
from sneakdoor.model.enums import PROGRAM, RUNNER
from sneakdoor.model.objects import PRINTED
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared
from sneakdoor.rules.quantities import memory_cost, total


def memory_limit(s: State) -> int:
    """CR 1.19.2."""
    return total(s, "[mu]", -1, 4)


def memory_used(s: State) -> int:
    """CR 3.9.3a: memory used by installed programs, beyond memory reserved for some of them."""
    # CR 1.19.3: asked anew each time.
    if "[mu]" not in s.index:
        return sum(memory_cost(s, cid) for cid in installed_programs(s))
    return beyond_restricted(s, {cid: memory_cost(s, cid) for cid in installed_programs(s)})


def installed_programs(s: State) -> list[int]:
    """The programs that are installed now."""
    cards, codes = s.book.cards, s.code
    return [
        cid
        for cid, thing in s.things.items()
        if thing.controller == RUNNER
        and thing.installed
        and cards[codes[cid]].type == PROGRAM
        and thing.form == PRINTED  # CR 2.14.3: in another form it does not have its printed type
    ]


def restricted_memory(s: State) -> list[tuple[Modify, int, int]]:
    """Memory reserved for certain programs (CR 1.19.2, CR 26.03:1.20.4): the ability, its card, and the amount."""
    return [
        (decl, src, decl.value(s, src))
        for src, decl in declared(s, "[mu]")
        if decl.on is not None and decl.applies(s, src)
    ]


def beyond_restricted(s: State, costs: dict[int, int]) -> int:
    """The part of these memory costs that does not fit into reserved memory."""
    if "[mu]" in s.index:
        if s.book.ruleset.memory_matched:
            return sum(costs.values()) - _assigned(s, costs)
        for decl, src, left in restricted_memory(s):
            room = left
            for cid, cost in costs.items():
                covered = min(room, cost) if decl.on is not None and decl.on.has(s, cid, src) else 0
                costs[cid] = cost - covered
                room -= covered
    return sum(costs.values())


def _assigned(s: State, costs: dict[int, int]) -> int:
    """CR 26.03:1.20.4b: how much of these memory costs can be assigned to reserved memory, at best."""
    sources = restricted_memory(s)
    if not sources:
        return 0
    fits = [[decl.on is not None and decl.on.has(s, cid, src) for decl, src, _ in sources] for cid in costs]
    units = [fit for fit, cost in zip(fits, costs.values(), strict=True) for _ in range(cost)]
    holders: list[list[int]] = [[] for _ in sources]  # by source: the units of memory cost assigned to it
    return sum(_assign(n, units, holders, [room for _, _, room in sources], set()) for n in range(len(units)))


def _assign(n: int, units: list[list[bool]], holders: list[list[int]], rooms: list[int], tried: set[int]) -> bool:
    """Assign a unit to a source, moving others if need be (an augmenting path)."""
    for source, fits in enumerate(units[n]):
        if not fits or source in tried:
            continue
        tried.add(source)
        held = holders[source]
        if len(held) < rooms[source]:
            held.append(n)
            return True
        for place, other in enumerate(held):
            if _assign(other, units, holders, rooms, tried):
                held[place] = n
                return True
    return False


def unused_memory(s: State) -> int:
    """CR 26.03:1.20.2a: the memory limit less all memory costs, whatever the memory is for (CR 26.03:1.20.4a)."""
    whole = memory_limit(s) + sum(room for _, _, room in restricted_memory(s))
    return whole - sum(memory_cost(s, cid) for cid in installed_programs(s))
