"""Swapping (CR 10.11): two cards exchange their places at once, where both may be in the other's."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.changes import Swapped
from sneakdoor.model.enums import (
    AGENDA,
    ASIDE,
    ASSET,
    CENTRALS,
    CORP,
    DECK,
    DISCARD,
    HAND,
    ICE,
    PLAY,
    RUNNER,
    SCORE,
    UPGRADE,
)
from sneakdoor.model.objects import ICE_SLOT, NO_SLOT, PRINTED, ROOT, Thing
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import D_LIMITS, D_ROOT, D_SCORE, D_UNIQUE, State
from sneakdoor.rules.activity import enter_zone, leave_zone
from sneakdoor.rules.changes import happen
from sneakdoor.rules.destinations import arrives_with
from sneakdoor.rules.hosts import may_host, pile_under
from sneakdoor.rules.moving import enscore, place_tokens, relocate, settle, to_pile, to_play, unscore
from sneakdoor.rules.positions import swap_ice
from sneakdoor.rules.quantities import has_subtype, kept, type_of
from sneakdoor.rules.restrictions import forbidden_in
from sneakdoor.rules.structures import tell_lost
from sneakdoor.rules.visibility import open_to_runner

SAME: Final = Refusal("10.11.1", "A card cannot be swapped with itself.")
OWNERS: Final = Refusal("10.11.2", "A card cannot go where cards of the other player are.")
KINDS: Final = Refusal("10.11.2", "Ice and other cards cannot take each other's places.")
ROOM: Final = Refusal("10.11.2", "The card would not be allowed in the other's server.")
HELD: Final = Refusal("10.11.2", "A card cannot come to lie on itself.")
PLACES: Final = Refusal("10.11.2", "These two places cannot be exchanged.")


def refuse_swap(s: State, one: int, two: int) -> Refusal | None:
    """CR 10.11.2: each card may only go where it is normally allowed to be."""
    if one == two:
        return SAME
    if kept(s, one) or kept(s, two):
        return PLACES
    zones = (s.zone[one], s.zone[two])
    if SCORE in zones:
        return None if zones == (SCORE, SCORE) else PLACES
    if s.owner[one] != s.owner[two]:
        return OWNERS
    if _lies_on(s, one, two) or _lies_on(s, two, one):
        return HELD
    if PLAY not in zones:
        return None if all(zone in (DECK, HAND, DISCARD, ASIDE) for zone in zones) else PLACES
    if s.owner[one] == RUNNER:
        return None
    return _refuse_places(s, one, two)


def _lies_on(s: State, cid: int, other: int) -> bool:
    """Is it hosted on the other card, or on what is hosted there?"""
    return cid in s.things and other in pile_under(s, s.things[cid].host)


def _refuse_places(s: State, one: int, two: int) -> Refusal | None:
    if (type_of(s, one) == ICE) != (type_of(s, two) == ICE):
        return KINDS
    if type_of(s, one) == ICE:
        return _refuse_on_card(s, one, two) or _refuse_on_card(s, two, one)
    for cid, other in ((one, two), (two, one)):
        thing = s.things.get(other)
        if thing is not None and thing.installed and not _fits(s, cid, other, thing.server):
            return ROOM
    return None


def _refuse_on_card(s: State, cid: int, instead: int) -> Refusal | None:
    """What keeps a piece of ice from the place of another, if that is hosted on a card."""
    thing = s.things.get(instead)
    if thing is None or thing.slot != ROOT:
        return None
    moving = s.things.get(cid)
    # See the interpretations: that it may be hosted there has to be seen, so it is rezzed ice.
    allowed = moving is not None and moving.faceup and moving.slot == ICE_SLOT and may_host(s, thing.host, cid)
    return None if allowed else PLACES


def _fits(s: State, cid: int, instead: int, server: int) -> bool:
    """Could a card be in this root if another left it (CR 8.2.5)?"""
    kind = type_of(s, cid)
    if server in CENTRALS and kind != UPGRADE:
        return False
    if kind not in (AGENDA, ASSET, UPGRADE):
        return False
    rest = [other for other in s.root[server] if other not in (cid, instead) and s.things[other].host < 0]
    on_its_own = kind == UPGRADE or s.things[instead].host >= 0
    if not on_its_own and any(type_of(s, other) in (AGENDA, ASSET) for other in rest):
        return False
    if forbidden_in(s, cid, server):
        return False  # CR 1.4:8.2.12: for remote servers only, however it would get there
    # CR 3.6.5e: a region does not come to where another one stays.
    return not (has_subtype(s, cid, "Region") and any(has_subtype(s, other, "Region") for other in rest))


def swap(s: State, one: int, two: int, by: int, src: int = -1) -> None:
    """Exchange two cards that may be exchanged."""
    zones = (s.zone[one], s.zone[two])
    happen(s, Swapped(two), by, one, src=src, rule="10.11.1", seen=0)
    if zones == (SCORE, SCORE):
        _swap_scored(s, one, two)
    elif zones == (PLAY, PLAY):
        _swap_installed(s, one, two)
    elif PLAY not in zones:
        _swap_piled(s, one, two)
    elif zones[0] == PLAY:
        _swap_in(s, one, two)
    else:
        _swap_in(s, two, one)


def _swap_installed(s: State, one: int, two: int) -> None:
    """CR 10.11.3: both stay installed, and nothing else about them changes."""
    # CR 26.03:8.8.3a: what is hosted on either stays there.
    first, second = s.things[one], s.things[two]
    if ICE_SLOT in (first.slot, second.slot) and ROOT in (first.slot, second.slot):
        _swap_with_hosted(s, *((first, second) if first.slot == ICE_SLOT else (second, first)))
        return
    if first.slot == ICE_SLOT:
        swap_ice(s, one, two)
        return
    rows = {server: list(s.root[server]) for server in (first.server, second.server) if server >= 0}
    places = [(thing.server, rows[thing.server].index(thing.cid)) for thing in (first, second) if thing.server >= 0]
    if len(places) == 2:
        for cid, (server, at) in zip((two, one), places, strict=True):
            rows[server][at] = cid
        for server, row in rows.items():
            s.root[server] = tuple(row)
    first.server, second.server = second.server, first.server
    hosts = (first.host, second.host)
    for host, leaves, comes in ((hosts[0], one, two), (hosts[1], two, one)):
        if host >= 0:
            holder = s.things[host]
            holder.hosted = tuple(comes if cid == leaves else cid for cid in holder.hosted)
    first.host, second.host = hosts[1], hosts[0]
    for thing in (first, second):
        for cid in thing.hosted:
            if s.things[cid].slot == ROOT and s.things[cid].server != thing.server:
                relocate(s, s.things[cid], thing.server, ROOT)  # what lies on it goes along
    s.dirty |= D_LIMITS | D_ROOT


def _swap_with_hosted(s: State, ice: Thing, hosted: Thing) -> None:
    """Ice that protects a server and ice hosted on a card: each takes the other's place (CR 10.11.3)."""
    row, root = list(s.ice[ice.server]), list(s.root[hosted.server])
    row[row.index(ice.cid)] = hosted.cid
    root[root.index(hosted.cid)] = ice.cid
    s.ice[ice.server], s.root[hosted.server] = tuple(row), tuple(root)
    holder = s.things[hosted.host]
    holder.hosted = tuple(ice.cid if cid == hosted.cid else cid for cid in holder.hosted)
    ice.host, hosted.host = hosted.host, -1
    ice.slot, hosted.slot = ROOT, ICE_SLOT
    ice.server, hosted.server = hosted.server, ice.server
    s.dirty |= D_LIMITS | D_ROOT


def _swap_scored(s: State, one: int, two: int) -> None:
    """CR 10.11.4c: what is hosted on the agendas stays on them."""
    first, second = s.things[one], s.things[two]
    if first.controller == second.controller:
        return
    for thing, comes in ((first, second), (second, first)):
        unscore(s, thing)
        area = s.score[thing.controller]
        area[area.index(thing.cid)] = comes.cid
    first.controller, second.controller = second.controller, first.controller
    for thing in (first, second):
        instead = arrives_with(s, thing.cid, thing.controller) if thing.form == PRINTED else None
        if instead is not None:
            place_tokens(s, thing, instead.kind, instead.n)
        enscore(s, thing)
    s.dirty |= D_SCORE | D_LIMITS | D_UNIQUE


def _swap_piled(s: State, one: int, two: int) -> None:
    """CR 10.11.4: each takes the other's place in its zone, as a new object there."""
    tell_lost(s, (one, two))
    first, second = s.zone[one], s.zone[two]
    piles = (s.pile(one, first), s.pile(two, second))
    at = (piles[0].index(one), piles[1].index(two))
    down = (_enters_facedown(s, one, two), _enters_facedown(s, two, one))
    aside = [(cid, s.ref[cid]) for cid in (one, two)]
    origins = (s.origin(one), s.origin(two))
    for cid, zone in ((one, first), (two, second)):
        leave_zone(s, cid, zone)
        s.came.pop(cid, None)
    piles[0][at[0]], piles[1][at[1]] = two, one
    s.down = s.down - {one, two}
    for n, (cid, zone) in enumerate(((one, second), (two, first))):
        s.zone[cid] = zone
        s.forget(cid)
        if down[n]:
            s.down = s.down | {cid}
        if zone == ASIDE:
            s.came[cid] = origins[n]
        enter_zone(s, cid, zone)
    for old, comes, zone in ((aside[0], two, first), (aside[1], one, second)):
        for frame in s.stack if zone == ASIDE else ():
            frame.aside_swapped(s, old, comes)


def _enters_facedown(s: State, cid: int, instead: int) -> bool:
    """Does a card that takes the place of another in a pile come to lie facedown there?"""
    zone = s.zone[instead]
    if zone == ASIDE:
        return instead in s.down  # CR 26.03:8.8.4d: it becomes part of that group
    if zone != DISCARD or s.owner[cid] != CORP:
        return False
    # CR 26.03:8.8.4a: facedown unless the Runner sees it then.
    # CR 10.11.4a: always facedown.
    return not s.book.ruleset.swaps_install or not open_to_runner(s, cid)


def _swap_in(s: State, installed: int, other: int) -> None:
    """CR 10.11.4b: one is uninstalled, the other becomes installed in exactly its place, unrezzed."""
    thing = s.things[installed]
    server, slot, host, zone = thing.server, thing.slot, thing.host, s.zone[other]
    side = thing.controller
    up = side == RUNNER or slot == ICE_SLOT
    if s.book.ruleset.swaps_install:
        up = side == RUNNER or open_to_runner(s, installed)  # CR 26.03:8.8.4a: as it was seen
    if slot != ICE_SLOT:
        tell_lost(s, (installed, other))
    new = to_play(s, other, side, faceup=side == RUNNER)
    if slot == ICE_SLOT:
        # CR 6.2.4d: a Runner who approaches that ice stays there and approaches the new one (see the interpretations).
        settle(s, new, server, slot, host)
        swap_ice(s, installed, other)
        to_pile(s, installed, zone, faceup=up)
        return
    to_pile(s, installed, zone, faceup=up)
    settle(s, new, server, slot if slot == ROOT else NO_SLOT, host)
