"""A whole game that a side could be in: what it does not know is dealt anew.

Every hidden card keeps its place and gets another front. Where a place says something about the front (ice stands
before a server, one agenda or asset lies in a remote server), the new front obeys. The deck lists are taken as known.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sneakdoor.kernel.chance import Chance, mix
from sneakdoor.kernel.frames import Frame
from sneakdoor.kernel.journal import Journal
from sneakdoor.model.changes import SOURCE_HIDDEN, Change
from sneakdoor.model.constants import Host
from sneakdoor.model.frames import held_in
from sneakdoor.model.objects import ICE_SLOT, ROOT
from sneakdoor.model.state import State
from sneakdoor.model.words import ADVANCEMENT, AGENDA, ASSET, CENTRALS, CORP, ICE, OUTSIDE, SIDES, UPGRADE
from sneakdoor.rules.activity import enter_zone, leave_zone
from sneakdoor.rules.asking import Ask, Pick
from sneakdoor.rules.restrictions import forbidden_in
from sneakdoor.rules.scoring import keyword
from sneakdoor.rules.traces import Psi
from sneakdoor.rules.visibility import visible

TRIES: Final = 30


def sample(s: State, side: int, seed: int) -> State:
    """A state that this side cannot tell from the true one, drawn with the seed."""
    rng = Random(mix(seed, 1))  # noqa: S311  (dealing cards, not keeping secrets)
    new = s.clone()
    # What waits outside the game belongs to the lists, and never was among the other cards (CR 1.5.1).
    hidden = [cid for cid in range(len(s.code)) if s.zone[cid] != OUTSIDE and not visible(s, cid, side)]
    held = _held(s, side)
    code = list(s.code)
    for owner in SIDES:
        _deal(s, [cid for cid in hidden if s.owner[cid] == owner and cid not in held], code, rng)
    _turn(new, s, side, code)
    new.chance = Chance(mix(seed, 2))
    _secrets(new, side, rng)
    if new.open is not None and new.asked != side and not isinstance(new.stack[-1], Ask | Pick):
        _ask_again(new)
    return new


# -- dealing ------------------------------------------------------------------------------------------------


def _deal(s: State, cids: list[int], code: list[int], rng: Random) -> None:
    """Give the hidden cards of one owner each other's fronts."""
    slots = [cid for cid in cids if cid in s.things and s.things[cid].installed]
    for _ in range(TRIES):
        pool = [s.code[cid] for cid in cids]
        rng.shuffle(pool)
        dealt = _installed(s, slots, pool, rng)
        if dealt is not None:
            break
    else:
        # No luck with the servers: what stands there stays, the rest is dealt.
        dealt = {cid: s.code[cid] for cid in slots}
        pool = [s.code[cid] for cid in cids if cid not in dealt]
        rng.shuffle(pool)
    for cid, front in dealt.items():
        code[cid] = front
    for cid, front in zip((cid for cid in cids if cid not in dealt), pool, strict=True):
        code[cid] = front


def _installed(s: State, slots: list[int], pool: list[int], rng: Random) -> dict[int, int] | None:
    """Fronts for installed cards, taken out of the pool; None if this deal leads nowhere."""
    dealt: dict[int, int] = {}
    mains = _mains(s, slots, rng)
    regions = {s.things[cid].server for row in s.root.values() for cid in row if cid not in slots and _region(s, cid)}
    for cid in sorted(slots, key=lambda one: (one in mains, s.things[one].slot != ICE_SLOT)):
        server = s.things[cid].server
        for n, front in enumerate(pool):
            # CR 8.2.5b: a server has one region.
            region = "Region" in s.book.cards[front].subtypes
            if _fits(s, cid, front, main=cid in mains) and not (region and server in regions):
                dealt[cid] = pool.pop(n)
                if region:
                    regions.add(server)
                break
        else:
            return None
    return dealt


def _region(s: State, cid: int) -> bool:
    return "Region" in s.card(cid).subtypes


def _mains(s: State, slots: list[int], rng: Random) -> set[int]:
    """In each remote server, the one hidden card that may be its agenda or asset (CR 8.2.5a)."""
    out: set[int] = set()
    for server, row in s.root.items():
        if server in CENTRALS:
            continue
        out |= {cid for cid in row if cid in slots and s.things[cid].host >= 0}  # CR 1.12.5a: each a place of its own
        unhosted = [cid for cid in row if s.things[cid].host < 0]
        open_ = [cid for cid in unhosted if cid not in slots]
        if any(s.card(cid).type in (AGENDA, ASSET) for cid in open_):
            continue
        hidden = [cid for cid in unhosted if cid in slots]
        advanced = [cid for cid in hidden if s.things[cid].get(ADVANCEMENT)]
        if hidden:
            out.add(rng.choice(advanced or hidden))
    return out


def _fits(s: State, cid: int, front: int, *, main: bool) -> bool:
    """Could this installed card have that front?"""
    thing = s.things[cid]
    card = s.book.cards[front]
    if s.owner[cid] != CORP:
        return True  # a facedown Runner card can be any (CR 8.4.1)
    if thing.slot == ICE_SLOT:
        return card.type == ICE
    if thing.slot != ROOT:
        return card.type == s.card(cid).type
    if card.type != UPGRADE and not (main and card.type in (AGENDA, ASSET)):
        return False
    probe = _probe(s, cid, front)
    if thing.host >= 0 and not _taken(probe, cid, thing.host):
        return False
    if thing.get(ADVANCEMENT) and card.type != AGENDA and not keyword(probe, cid, "can be advanced"):
        return not (s.card(cid).type == AGENDA or keyword(s, cid, "can be advanced"))
    return not forbidden_in(probe, cid, thing.server)


def _taken(s: State, cid: int, host: int) -> bool:
    """Is it a card that this host can have installed on it (CR 1.12.5a)?"""
    decls = (s.book.abilities[number].decl for number in s.book.own[s.code[host]])
    return any(isinstance(decl, Host) and decl.what.has(s, cid, host) for decl in decls)


def _probe(s: State, cid: int, front: int) -> State:
    """A state in which one card has another front, for questions about that card alone."""
    probe = State(s.book, (*s.code[:cid], front, *s.code[cid + 1 :]), s.owner)
    probe.things = s.things
    return probe


# -- what must stay as it is -------------------------------------------------------------------------------------


def _held(s: State, side: int) -> set[int]:
    """Hidden cards that the other side has chosen for something unfinished: what was chosen may fit only them."""
    kept = {ref for thing in s.things.values() for ref in thing.memo.get("aside", ())}
    out: set[int] = {cid for cid in s.aside if s.ref[cid] not in kept}
    for frame in s.stack:
        # An access takes any card, and this side has chosen by what it saw.
        if frame.player() != side:
            out.update(frame.concerns())
    out.update(one.src for one in s.met)
    for effect in s.lingering:
        if effect.side != side:
            out.update(held_in(effect.regs))
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Ask) and top.side != side:
        out.update(move[1] for move in top.options if len(move) > 1 and move[0] not in _NO_CARDS)
    return out


_NO_CARDS: Final = ("number", "mode", "server", "run", "subroutine")
"""Answers that name no card."""


# -- turning the new fronts up -------------------------------------------------------------------------------------


def _turn(new: State, s: State, side: int, code: list[int]) -> None:
    changed = [cid for cid in range(len(code)) if code[cid] != s.code[cid]]
    for cid in changed:
        leave_zone(new, cid, new.zone[cid])
    new.code = tuple(code)
    for cid in changed:
        enter_zone(new, cid, new.zone[cid])
    if changed:
        new.journal = _retold(s, side, code, set(changed))


def _retold(s: State, side: int, code: list[int], changed: set[int]) -> Journal[Change]:
    """A journal in which what the side saw is still what it saw: another card now bears that front."""
    bearers: dict[int, list[int]] = {}
    for cid in changed:
        bearers.setdefault(code[cid], []).append(cid)
    mask = 1 << side
    out: list[Change] = []
    for one in s.journal.since(0):
        cid = one.cid if one.cid in changed and one.seen & mask else -1
        src = one.src if one.src in changed and not one.seen & (mask << SOURCE_HIDDEN) else -1
        out.append(one if cid < 0 and src < 0 else _renamed(s, one, bearers, cid, src))
    return Journal(out, len(out))


def _renamed(s: State, one: Change, bearers: dict[int, list[int]], cid: int, src: int) -> Change:
    """CR 4.1.2a: the object of old is gone, so that only its front matters."""
    about = one.cid if cid < 0 else min(bearers[s.code[cid]])
    source = one.src if src < 0 else min(bearers[s.code[src]])
    return one.about(about, one.ref, source)


def _secrets(new: State, side: int, rng: Random) -> None:
    """What the other side has secretly spent and not yet shown (CR 1.10.3c)."""
    other = 1 - side
    for cid, thing in new.things.items():
        if thing.controller == other and "back" in thing.memo and new.code[cid] in new.book.versions:
            # CR 1.5.2: which version it is cannot be seen from the front.
            thing.memo = {**thing.memo, "back": rng.choice(new.book.versions[new.code[cid]])}
    for frame in new.stack:
        if isinstance(frame, Psi) and not frame.has_reached("reveal"):
            if (frame.corp if other == CORP else frame.runner) >= 0:
                bid = rng.randint(0, new.credits[other] if frame.parity else min(2, new.credits[other]))
                if other == CORP:
                    frame.corp = bid
                    frame.sources = ((), frame.sources[1])
                else:
                    frame.runner = bid
                    frame.sources = (frame.sources[0], ())


def _ask_again(new: State) -> None:
    """The other side's answers depend on the cards it has got now."""
    top = new.stack[-1]
    if type(top).moves is not Frame.moves:
        new.open = top.moves(new) or new.open


__all__ = ["sample"]
