"""Moving cards between zones (CR 4.1.2), without any checks; the rules for each verb call this."""

from __future__ import annotations

from sneakdoor.model.enums import (
    ASIDE,
    BAD_PUBLICITY,
    CORP,
    DECK,
    DISCARD,
    HAND,
    NEW_REMOTE,
    NOWHERE,
    PLAY,
    SCORE,
)
from sneakdoor.model.objects import FACEDOWN, ICE_SLOT, NO_SLOT, NO_TOKENS, PRINTED, ROOT, Thing
from sneakdoor.model.state import D_GONE, D_LIMITS, D_ROOT, D_SCORE, D_WHILE, State
from sneakdoor.rules.activity import activate, deactivate, enter_zone, leave_zone, zoned
from sneakdoor.rules.changes import entries, happen
from sneakdoor.rules.copying import look_again
from sneakdoor.rules.structures import tell_lost


def take_out(s: State, cid: int) -> Thing | None:
    """Take a card out of the place it is in; what it was in play comes back as last known information."""
    tell_lost(s, (cid,))
    zone = s.zone[cid]
    if zone == PLAY or zone == SCORE:
        return _out_of_play(s, cid, zone)
    s.pile(cid, zone).remove(cid)
    if zone == HAND:
        note_empty_hand(s, s.owner[cid])
    if zone == ASIDE:
        s.came.pop(cid, None)
    if cid in s.down:
        s.down = s.down - {cid}
    if zoned(s.book, s.code[cid]):
        leave_zone(s, cid, zone)
    return None


def note_empty_hand(s: State, side: int) -> None:
    """A hand is empty, as it has become or as a turn finds it: some abilities look for that state (CR 9.6)."""
    if not s.hand[side]:
        happen(s, "no cards", side, rule="4.4.1")
        s.dirty |= D_WHILE


def _out_of_play(s: State, cid: int, zone: int) -> Thing:
    if "keeps publicity" in s.index:
        _take_publicity(s, cid)
    thing = s.things.pop(cid)  # CR 8.1.2b: leaving play in any way uninstalls it.
    last = thing.clone()
    if not thing.faceup and zoned(s.book, s.code[cid]):
        leave_zone(s, cid, PLAY)
    deactivate(s, thing)  # CR 1.4:1.8.4a: wherever it goes from here, it is inactive.
    if zone == SCORE:
        unscore(s, thing)
        s.score[thing.controller].remove(cid)
        s.dirty |= D_SCORE
    elif thing.server != NOWHERE:
        _out_of_server(s, thing)
    if thing.host >= 0:
        _unhost(s, thing)
    # CR 10.3.1f + 10.3.1g + 10.3.1h: a checkpoint looks for what was hosted here and for an empty server.
    s.dirty |= D_GONE | D_LIMITS
    return last


def _take_publicity(s: State, cid: int) -> None:
    """The Corp takes the bad publicity on a card that says so, as it is uninstalled."""
    # CR 26.03:9.9.1 (deviates): nothing can prevent it, since a card leaves play in the middle of other effects.
    n = s.tokens(cid, BAD_PUBLICITY)
    if n and s.things[cid].installed and any(src == cid for src, _ in entries(s, "keeps publicity")):
        place_tokens(s, s.things[cid], BAD_PUBLICITY, -n)
        s.bad_publicity += n
        happen(s, "bad publicity taken", CORP, amount=n, src=cid, rule="26.03:1.13.3")


def _unhost(s: State, thing: Thing) -> None:
    host = s.things.get(thing.host)
    thing.host = -1
    if host is not None:
        host.hosted = tuple(cid for cid in host.hosted if cid != thing.cid)
        if "gains text" in s.index:
            look_again(s, host)


def _out_of_server(s: State, thing: Thing) -> None:
    where = s.ice if thing.slot == ICE_SLOT else s.root
    old = where[thing.server]
    if thing.slot == ICE_SLOT:
        shift_positions(s, thing.server, old.index(thing.cid), -1)
    where[thing.server] = tuple(cid for cid in old if cid != thing.cid)
    thing.server = NOWHERE


def shift_positions(s: State, server: int, at: int, by: int) -> None:
    """Ice came or went at a position: a run further out moves along (CR 6.2.3)."""
    # CR 26.03:4.6.9e: counted anew; the Runner stays with the ice of their position (see the interpretations).
    # CR 4.7.9e: positions are places in the row, so those of the other ice have shifted already.
    for frame in s.stack:
        frame.ice_moved(s, server, at, by)


def to_pile(s: State, cid: int, zone: int, *, bottom: bool = False, faceup: bool = True) -> Thing | None:
    """Move a card to a deck, hand, discard pile, the set-aside zone, out of the game. It is a new object there."""
    # CR 26.03:1.12.1 + 26.03:1.12.2: nothing that was said of the old object is said of this one.
    # CR 26.03:1.12.3: not even if it comes from another place of the same zone.
    before = s.origin(cid) if zone == ASIDE else zone
    # CR 26.03:4.1.2b: out of one zone and into the other at once, so that it is always in exactly one.
    # CR 4.3.5 + 4.4.5 + 4.5.4 + 1.4:4.9.4: out of play a card is active no more, and no pile makes it so.
    last = take_out(s, cid)  # CR 1.4:4.8.2: a card set aside is not where it was
    if zone == ASIDE:
        s.came[cid] = before  # 1.4:4.8.3: who does not look at this zone will see it come from there
    pile = s.pile(cid, zone)
    if bottom:
        pile.insert(0, cid)
    else:
        pile.append(cid)
    s.zone[cid] = zone
    s.forget(cid)
    # CR 1.4:8.4.4: nothing lies facedown in the heap; a Runner card that was facedown turns as it enters.
    if not faceup and (zone == ASIDE or (zone == DISCARD and s.owner[cid] == CORP)):
        s.down = s.down | {cid}  # CR 4.5.6b + 1.4:4.8.6: faceup, unless unseen or put there facedown
    if zoned(s.book, s.code[cid]):
        enter_zone(s, cid, zone)
    return last


def to_score(s: State, cid: int, side: int, *, form: int = PRINTED, points: int = 0) -> Thing:
    """Put a card into a score area, faceup (CR 1.16.4)."""
    # CR 1.13.2b: whose score area it is controls it.
    take_out(s, cid)
    s.zone[cid] = SCORE
    s.forget(cid)
    s.handle += 1
    thing = Thing(cid, side, True, False, form=form, points=points, handle=s.handle, born=s.journal.length)
    s.things[cid] = thing
    s.score[side].append(cid)
    s.dirty |= D_SCORE
    enscore(s, thing)
    return thing


def enscore(s: State, thing: Thing) -> None:
    """What an agenda can do in the score area it has come to."""
    if thing.form != PRINTED:
        return
    if thing.controller == CORP:
        activate(s, thing)  # CR 4.6.4 + 1.8.3c: active in the Corp's score area, so scoring makes an agenda active
    # CR 26.03:1.14.4a: in the Runner's score area its abilities are still none of theirs.
    elif zoned(s.book, s.code[thing.cid]):
        enter_zone(s, thing.cid, SCORE)


def unscore(s: State, thing: Thing) -> None:
    """An agenda is about to leave a score area."""
    deactivate(s, thing)
    if thing.controller != CORP and thing.form == PRINTED and zoned(s.book, s.code[thing.cid]):
        leave_zone(s, thing.cid, SCORE)


def to_play(s: State, cid: int, side: int, *, faceup: bool) -> Thing:
    """Place a card into the play area: neither installed nor active yet (CR 8.3.2, 8.6.2)."""
    take_out(s, cid)
    s.zone[cid] = PLAY
    s.forget(cid)
    s.handle += 1
    thing = Thing(cid, side, faceup, handle=s.handle)  # CR 1.13.2a: controlled by the player who places it there
    s.things[cid] = thing
    return thing


def settle(s: State, thing: Thing, server: int, slot: int, host: int, *, inward: int = -1, active: bool = True) -> None:
    """A card becomes installed at its destination (CR 8.3.6)."""
    # CR 4.7.4b: the Corp's card is unrezzed, and not active yet.
    # CR 4.7.4c + 4.7.4d: the Runner's card is active at once, unless it lies facedown.
    thing.installed = True
    thing.born = s.journal.length
    if host >= 0:
        thing.host = host
        holder = s.things[host]
        holder.hosted = (*holder.hosted, thing.cid)
        if "gains text" in s.index:
            look_again(s, holder)
    if slot != NO_SLOT:  # a Corp card on another is in the same server
        enter_server(s, thing, server, slot, inward)
    # CR 1.8.3a + 1.8.3b: who is installed and faceup is active.
    if not thing.faceup and thing.controller == CORP and zoned(s.book, s.code[thing.cid]):
        enter_zone(s, thing.cid, PLAY)  # CR 9.1.6c: some abilities are about rezzing the card, so they work before
    if active and thing.faceup and thing.form != FACEDOWN:
        activate(s, thing)  # CR 8.2.3: what the Runner installs is faceup, so active at once.
    s.dirty |= D_LIMITS


def lodge(s: State, cid: int, side: int, host: int, *, faceup: bool) -> Thing:
    """Host a card on another without installing it (CR 1.12.2)."""
    # CR 4.7.5f: it is in the play area, and neither installed nor active.
    # CR 26.03:1.13.2b + 26.03:1.13.12: also what was installed until now; it is where its host is.
    # CR 26.03:1.13.7 + 26.03:1.13.7b: faceup, unless its ability says otherwise.
    thing = to_play(s, cid, side, faceup=faceup)
    thing.host = host
    holder = s.things[host]
    holder.hosted = (*holder.hosted, cid)
    if not faceup and s.book.ruleset.hosted_groups:
        _mix(s, holder)
    s.dirty |= D_WHILE  # CR 1.4:9.6.7: a card without counters may be in a state that calls for something
    if "gains text" in s.index:
        look_again(s, holder)
    return thing


def _mix(s: State, host: Thing) -> None:
    """A facedown card joins those on its host: all of them get new handles, in an order that says nothing."""
    # CR 26.03:1.13.7d: a group without order for each host; what is installed there is not part of it.
    # CR 26.03:1.21.1b: so the opponent cannot tell what came together, nor what came before.
    group = [cid for cid in host.hosted if not s.things[cid].installed and not s.things[cid].faceup]
    s.chance.shuffle(group)
    for cid in group:
        s.handle += 1
        thing = s.things[cid]
        thing.handle = s.handle
        s.known[cid] &= 1 << thing.controller


def rehost(s: State, thing: Thing, host: int) -> None:
    """An installed card is put on another, and stays installed (CR 1.12.1)."""
    # CR 1.12.3 + 1.12.7: it leaves the host it had; only instructions of abilities come here.
    if thing.host >= 0:
        _unhost(s, thing)
    thing.host = host
    holder = s.things[host]
    holder.hosted = (*holder.hosted, thing.cid)
    if "gains text" in s.index:
        look_again(s, holder)
    s.dirty |= D_LIMITS


def relocate(s: State, thing: Thing, server: int, slot: int, inward: int = -1) -> None:
    """An installed card takes another place; it stays installed and the same object (CR 26.03:1.12.4)."""
    # CR 4.7.6b: only effects that move or swap cards call this; nobody may move a card of their own accord.
    _out_of_server(s, thing)
    enter_server(s, thing, server, slot, inward)
    s.dirty |= D_GONE | D_LIMITS  # CR 10.3.1h: the server it left may be empty


def enter_server(s: State, thing: Thing, server: int, slot: int, inward: int = -1) -> None:
    """Take a place in a server; `inward` is a position counted from the server, outermost if negative."""
    if server == NEW_REMOTE:  # CR 4.7.8b: there were none at the start, and there may be any number
        server = s.next_server
        s.next_server += 1
        s.ice[server] = ()
        s.root[server] = ()
    thing.server = server
    thing.slot = slot
    # CR 4.7.5a: the Corp's cards lie in a server or root, or before it as its ice.
    if slot == ROOT:
        s.root[server] = (*s.root[server], thing.cid)
        s.dirty |= D_ROOT
    else:  # CR 3.4.2b + 4.7.9d: new ice is the outermost
        # CR 26.03:6.2.1 + 26.03:6.2.2 + 26.03:6.2.2a: a new place in the row of its server.
        row = s.ice[server]
        at = len(row) if inward < 0 else inward  # CR 8.2.1d: outermost, unless an effect names a position.
        s.ice[server] = (*row[:at], thing.cid, *row[at:])
        shift_positions(s, server, at, 1)


def place_tokens(s: State, thing: Thing, kind: str, n: int) -> None:
    """Add (or, negative, remove) tokens on a card. The dictionary is replaced: copies share it."""
    # CR 26.03:4.7.1 + 26.03:4.7.2 + 26.03:1.9.2a: they come from the bank, which never runs out, and go back there.
    have = thing.tokens.get(kind, 0) + n
    tokens = dict(thing.tokens)
    if have > 0:
        tokens[kind] = have
    else:
        tokens.pop(kind, None)
    thing.tokens = tokens or NO_TOKENS
    s.dirty |= 64 | D_LIMITS


def remember(thing: Thing, name: str, value: object) -> None:
    """What a card's ability chose; it dies with the object."""
    thing.memo = {**thing.memo, name: value}


def shuffle(s: State, side: int) -> None:
    """Every card of the deck becomes unknown (CR 4.1.2a)."""
    deck = s.deck[side]
    tell_lost(s, deck)
    s.chance.shuffle(deck)
    ref, known, serial = s.ref, s.known, s.serial
    for cid in deck:  # each is a new object, as `forget` makes it
        serial += 1
        ref[cid] = serial
        known[cid] = 0
    s.serial = serial


def shuffle_in(s: State, side: int, cids: list[int]) -> None:
    for cid in cids:
        to_pile(s, cid, DECK)
    shuffle(s, side)
