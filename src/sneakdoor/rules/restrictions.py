"""Restrictions on installed cards: forbidden locations and exceeded limits (CR 10.3.1e).

Each restriction that is broken is answered by the smallest sets of cards whose trashing mends it, and by who chooses
among those sets. The checkpoint goes on asking until nothing is left to mend.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from sneakdoor.kernel.values import dataclass
from sneakdoor.model.abilities import ROOT_ONLY
from sneakdoor.model.causes import Limit
from sneakdoor.model.constants import INSTALL_ONLY, Host
from sneakdoor.model.enums import AGENDA, ASSET, CENTRALS, RUNNER, UPGRADE
from sneakdoor.model.objects import AS_COUNTER
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared, declared_by, entries, said_of
from sneakdoor.rules.hosts import cards_on
from sneakdoor.rules.memory import beyond_restricted, installed_programs, memory_limit, memory_used
from sneakdoor.rules.quantities import has_subtype, memory_cost, memory_size

Sets = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Broken:
    """A restriction that is broken: which sets of cards would mend it, and who says which set goes."""

    sets: Sets
    chooser: int
    cause: Limit

    def cards(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(cid for one in self.sets for cid in one))


def broken(s: State, awoken: int = 1) -> Broken | None:
    """The first restriction that is broken now, if any."""
    return next(all_broken(s, awoken), None)


def broken_together(s: State) -> Broken | None:
    """All restrictions that are broken now, as one: the smallest sets that mend every one of them.

    CR 26.03:10.3.1e: what is left must be legal as a whole, and no card goes in vain. If cards of both players are in
    those sets, the active player chooses, although each restriction is about cards of one of them.
    """
    found = list(all_broken(s, 0))
    if len(found) < 2:
        return found[0] if found else None
    unions = {frozenset[int]()}
    for one in found:
        unions = _least({union | set(group) for union in unions for group in one.sets})
    order = {cid: n for n, cid in enumerate(dict.fromkeys(cid for one in found for cid in one.cards()))}
    sets = sorted(tuple(sorted(union, key=order.__getitem__)) for union in unions)
    return Broken(tuple(sets), chooser(s, tuple(sets)), found[0].cause)


def _least(groups: set[frozenset[int]]) -> set[frozenset[int]]:
    """Those that contain no other."""
    return {one for one in groups if not any(other < one for other in groups)}


def all_broken(s: State, awoken: int = 1) -> Iterator[Broken]:
    """The restrictions that are broken now: places, then hosts, then consoles, then memory.

    Consoles are only checked if a card has become active.
    """
    for server, row in s.root.items():  # CR 3.6.5b: among what is installed there, not among ice or in a zone
        if row and (len(row) > 1 or server in CENTRALS) and (sets := misplaced(s, server, row)):
            yield Broken(sets, chooser(s, sets), "location")
    if "cannot host" in s.index:
        for host, _ in entries(s, "cannot host"):
            here = tuple(cards_on(s, host)) if host in s.things else ()
            if here:
                yield Broken((here,), s.things[host].controller, "host")  # CR 10.3.1e: all of them, at once
    if "host" in s.index:
        for host, decl in declared(s, "host"):
            sets = overhosted(s, host, decl) if host in s.things else ()
            if sets:
                # CR 10.3.1e: of hosted cards, who controls the host decides.
                # CR 26.03:10.3.1e: who controls those cards does.
                by = s.things[host].controller if s.book.ruleset.host_decides else chooser(s, sets)
                yield Broken(sets, by, "host")
    sets = spare_consoles(s) if awoken else ()
    if sets:
        yield Broken(sets, chooser(s, sets), "console")
    used = memory_used(s)
    if used and used > memory_limit(s):  # CR 3.9.3c: for whatever reason, programs are trashed until the rest fits
        sets = minimal_program_sets(s)
        if sets:
            yield Broken(sets, chooser(s, sets), "memory")


def chooser(s: State, sets: Sets) -> int:
    """CR 10.3.1e: the controller of the cards chooses; if both players control some, the active player."""
    sides = {s.things[cid].controller for one in sets for cid in one}
    return sides.pop() if len(sides) == 1 else s.active


# -- places --------------------------------------------------------------------------------------------------


def excludes(s: State, cid: int, other: int) -> bool:
    """CR 8.2.5a + 8.2.5b: one agenda or asset in a remote server, one region in a server."""
    # CR 4.7.8a: an agenda or an asset, and not both.
    pair = (AGENDA, ASSET)
    if s.card(cid).type in pair and s.card(other).type in pair:
        return not _hosted(s, cid) and not _hosted(s, other)  # CR 1.12.5a: a host is a place beside that one
    # CR 3.6.5a + 4.7.7d + 4.7.8d: regions never share a remote server, nor the root of a central one.
    # CR 3.6.5c + 3.3.4: whether they are active is not asked, nor whether one of them is an asset.
    return has_subtype(s, cid, "Region") and has_subtype(s, other, "Region")


def _hosted(s: State, cid: int) -> bool:
    thing = s.things.get(cid)
    return thing is not None and thing.host >= 0


def forbidden_in(s: State, cid: int, server: int) -> bool:
    """Upgrades for remote servers only (1.4:8.2.12), or for the roots that they name (CR 9.1.6c)."""
    for decl in declared_by(s, cid, ROOT_ONLY):
        if server not in decl.servers:
            return True
    return server in CENTRALS and s.card(cid).type == UPGRADE and bool(said_of(s, cid, "remote only"))


def can_move_to(s: State, cid: int, server: int) -> bool:
    """Can an installed card be moved into the root of another server?"""
    if s.things[cid].server == server or forbidden_in(s, cid, server):
        return False  # CR 26.03:8.5.12: a card for some servers only cannot be moved into the others
    # CR 26.03:3.6.5e: nor a region to where another one is.
    return not any(excludes(s, cid, other) for other in s.root[server])


def misplaced(s: State, server: int, row: tuple[int, ...]) -> Sets:
    """The smallest sets without which the cards in a root could all be there."""
    must = tuple(cid for cid in row if _cannot_be_in(s, cid, server))
    rest = [cid for cid in row if cid not in must]
    clashes = [pair for pair in combinations(rest, 2) if excludes(s, *pair)] if len(rest) > 1 else []
    if not clashes:
        return (must,) if must else ()
    involved = tuple(dict.fromkeys(cid for pair in clashes for cid in pair))
    covers = minimal(involved, lambda group: all(one in group or two in group for one, two in clashes))
    return tuple((*must, *group) for group in covers)


def _cannot_be_in(s: State, cid: int, server: int) -> bool:
    """CR 8.2.1b: neither agendas nor assets are in central servers."""
    return (server in CENTRALS and s.card(cid).type in (AGENDA, ASSET)) or forbidden_in(s, cid, server)


# -- hosts ---------------------------------------------------------------------------------------------------


def overhosted(s: State, host: int, decl: Host) -> Sets:
    """Minimal sets of hosted cards to trash so that a host has only allowed cards, and not too many.

    CR 1.12.5: a card that brought its own permission to be hosted, or was hosted without being installed, is no
    concern of what the host says it can have installed on it.
    """
    here = [cid for cid in s.things[host].hosted if _installed_by_permission(s, cid)]
    must = tuple(cid for cid in here if not decl.what.has(s, cid, host))
    rest = [cid for cid in here if cid not in must]
    over = len(rest) - decl.limit if decl.limit else 0
    if decl.memory:
        sizes = {cid: memory_size(s, cid) for cid in rest}
        large = sum(sizes.values()) - decl.memory
        if large <= 0 and over <= 0:
            return (must,) if must else ()
        # CR 1.12.4: where both are limited, what goes must make up for either.
        small = minimal(tuple(rest), lambda group: sum(sizes[cid] for cid in group) >= large and len(group) >= over)
        return tuple((*must, *group) for group in small) or ((must,) if must else ())
    if over <= 0:
        return (must,) if must else ()
    return tuple((*must, *group) for group in combinations(rest, over))


def _installed_by_permission(s: State, cid: int) -> bool:
    thing = s.things[cid]
    if not thing.installed or thing.form == AS_COUNTER:
        return False
    return INSTALL_ONLY not in s.book.about[s.code[cid]]  # as it was when it was installed, blank now or not


# -- consoles ------------------------------------------------------------------------------------------------


def consoles(s: State) -> list[int]:
    """The Runner's active consoles; one that lies facedown is none (CR 3.8.5c)."""
    cards, code = s.book.cards, s.code
    return [
        cid
        for cid, thing in s.things.items()
        if thing.controller == RUNNER and thing.active and thing.installed and "Console" in cards[code[cid]].subtypes
    ]


def spare_consoles(s: State) -> Sets:
    """CR 3.8.5a + 10.3.1e: one that was not installed but turned faceup is one too many all the same."""
    found = consoles(s)
    return tuple(combinations(found, len(found) - 1)) if len(found) > 1 else ()


def older_consoles(s: State) -> list[int]:
    """All active consoles but the newest (CR 26.03:10.3.1d)."""
    return sorted(consoles(s), key=lambda cid: s.things[cid].since)[:-1]


# -- memory --------------------------------------------------------------------------------------------------


def minimal_program_sets(s: State) -> Sets:
    """Minimal sets of programs that free enough memory."""
    costs = {cid: memory_cost(s, cid) for cid in installed_programs(s)}
    limit = memory_limit(s)
    return minimal(
        tuple(cid for cid, cost in costs.items() if cost > 0),
        lambda group: beyond_restricted(s, {cid: n for cid, n in costs.items() if cid not in group}) <= limit,
    )


def _groups(cids: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for size in range(1, len(cids) + 1):
        yield from combinations(cids, size)


def minimal(cids: tuple[int, ...], mends: Callable[[set[int]], bool]) -> Sets:
    """Minimal sets for which `mends` holds."""
    out: list[tuple[int, ...]] = []
    for group in _groups(cids):
        if mends(set(group)) and not any(set(one) < set(group) for one in out):
            out.append(group)
    return tuple(out)
