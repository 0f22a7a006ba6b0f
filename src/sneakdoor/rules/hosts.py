"""Which cards a card may be installed on (CR 1.12.5), and what has to make room for it there."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.constants import INSTALL_ONLY
from sneakdoor.model.objects import AS_COUNTER
from sneakdoor.model.runner_constants import HostLimit
from sneakdoor.model.state import State
from sneakdoor.rules.changes import declared, declared_by, entries
from sneakdoor.rules.quantities import forbidden, memory_size

NO_HOST_LIMIT: Final = 10**6
"""More cards than a card can host."""


def hosts(s: State, cid: int) -> list[int]:
    """Cards it may be installed on (CR 1.12.5a): those with an ability that allows it (CR 8.1.2a)."""
    # CR 4.7.5e: a card in play is then a place for others, like a server.
    out: list[int] = []
    if "host" in s.index:
        for src, decl in declared(s, "host"):
            if decl.what.has(s, cid, src) and can_host(s, src):
                if decl.memory and memory_size(s, cid, src) > decl.memory:
                    continue  # CR 1.12.4: too large for it even if it were empty
                here = crowd(s, cid, src)
                if not here or any(not forbidden(s, "trash", one) for one in here):
                    out.append(src)
    return out


def may_host(s: State, host: int, cid: int) -> bool:
    """Does an ability of this card let it host such a card (CR 1.12.5a)?"""
    return can_host(s, host) and any(src == host and decl.what.has(s, cid, src) for src, decl in declared(s, "host"))


def hosts_freely(s: State, host: int) -> bool:
    """Are all costs ignored of what is installed on this card (1.4:1.15.4a)?"""
    return any(src == host and decl.free for src, decl in declared(s, "host"))


def crowd(s: State, cid: int, host: int, marked: tuple[int, ...] = ()) -> list[int]:
    """The cards on a host that has no room for another, but for those marked to be trashed (see the interpretations).

    One of them has to go before that card can come.
    """
    here = [cid for cid in cards_on(s, host) if cid not in marked]
    for src, decl in declared(s, "host"):
        # CR 1.12.4: without a number there is room for any.
        if src == host and decl.limit and len(here) >= decl.limit:
            return here
        if src == host and decl.memory:
            if sum(memory_size(s, one) for one in here) + memory_size(s, cid, host) > decl.memory:
                return here
    return []


def cards_on(s: State, host: int) -> list[int]:
    """The cards that a card hosts; converted ones are counters (CR 10.1.4)."""
    return [cid for cid in s.things[host].hosted if s.things[cid].form != AS_COUNTER]


def pile_under(s: State, host: int) -> list[int]:
    """A card's host, what that is hosted on in turn, and so on (CR 1.12.1); nothing if there is no host."""
    out: list[int] = []
    while host >= 0:
        out.append(host)
        host = s.things[host].host
    return out


def server_with(s: State, host: int) -> int:
    """The server that a host is in, and with it what it hosts (CR 4.7.5e)."""
    thing = s.things[host]
    while thing.form == AS_COUNTER:
        thing = s.things[thing.host]  # CR 26.03:1.13.14: a condition counter hosts like a card, where its own host is
    return thing.server


def only_hosts(s: State, cid: int) -> list[int] | None:
    """The hosts a card insists on, or None if it insists on none (CR 1.12.5c)."""
    for decl in declared_by(s, cid, INSTALL_ONLY):
        return [host for host in decl.what.all(s, cid) if can_host(s, host)]
    return None


def can_host(s: State, host: int) -> bool:
    """CR 1.2.2: may the card have others on it, as far as it says itself?"""
    if "host limit" in s.index and room_on(s, host) <= 0:
        return False
    return "cannot host" not in s.index or all(src != host for src, _ in entries(s, "cannot host"))


def room_on(s: State, host: int) -> int:
    """How many more cards a card can host by its own limit (CR 26.03:9.3.3e)."""
    limits = [s.book.abilities[number].decl for src, number in entries(s, "host limit") if src == host]
    full = min((decl.n for decl in limits if isinstance(decl, HostLimit)), default=NO_HOST_LIMIT)
    return full - len(s.things[host].hosted) if host in s.things else full


def like_hand(s: State, side: int) -> list[int]:
    """Hosted cards of a side that a card lets it play or install as if they were in hand."""
    if "as in hand" not in s.index:
        return []
    found = [cid for src, _ in entries(s, "as in hand") for cid in s.things[src].hosted]
    return [cid for cid in found if s.owner[cid] == side and not s.things[cid].installed]
