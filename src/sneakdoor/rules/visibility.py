"""Who can see which card now (1.4:1.20, CR 10.2)."""

from __future__ import annotations

from sneakdoor.model.changes import CORP_SAW, RUNNER_SAW
from sneakdoor.model.enums import CORP, DECK, DISCARD, HAND, OUTSIDE, PLAY, REMOVED, RUNNER, SCORE
from sneakdoor.model.objects import Thing
from sneakdoor.model.registers import Registers
from sneakdoor.model.state import State
from sneakdoor.rules.hooks import HOOKS


def visible(s: State, cid: int, side: int) -> bool:
    """Does this side know the front of the card: because it may look at it now, or because it saw it there before?

    CR 10.2.2b: there is no other way; what players tell each other is not part of the game.
    """
    return remembered(s, cid, side) or in_sight(s, cid, side)


def remembered(s: State, cid: int, side: int) -> bool:
    """Has this side seen the card as the object that it still is, whether or not it may look at it now?"""
    return s.known[cid] & 1 << side != 0


def in_sight(s: State, cid: int, side: int) -> bool:
    """May this side look at the front of the card now, regardless of what it remembers?"""
    # CR 10.2.2a: what this denies to a side is hidden from it.
    zone = s.zone[cid]
    if zone == PLAY or zone == SCORE:
        thing = s.things[cid]
        # CR 4.7.3 + 4.1.4a: whether both players or only its controller see it depends on its orientation.
        # CR 4.6.2: in a score area everything lies faceup.
        # CR 8.1.1 + 8.4.3: faceup to all, facedown to its controller, be that the Corp or the Runner.
        return thing.faceup or thing.controller == side
    # CR 4.1.6 + 4.4.2: a hand is secret, unless an ability lays it open.
    if zone == HAND:
        return s.owner[cid] == side or ("open hand" in s.index and HOOKS.open_hand(s, s.owner[cid]))
    if zone == DISCARD:
        # CR 4.5.7b: nothing lies facedown in the heap.
        return cid not in s.down or side == CORP  # CR 4.5.6c: facedown ones only to the Corp
    if zone == REMOVED:
        return True  # CR 4.8.6: open
    if zone == DECK:
        return False  # CR 4.1.5 + 4.3.2: hidden from both
    if zone == OUTSIDE:
        return s.owner[cid] == side  # CR 1.5.4a: their owner may look at them
    # CR 26.03:4.8.7: the opponent can tell facedown cards of a group neither from each other nor from what they were.
    return cid not in s.down or s.owner[cid] == side  # CR 1.4:4.8: set aside, faceup unless something says facedown


def knows_back(s: State, thing: Thing, side: int | None) -> bool:
    """Does this side (None: a spectator) know which version of a card is in play while its front is up?"""
    # CR 1.5.2a: who has chosen it does.
    # CR 26.03:1.5.2b: once it was flipped the other side does too, until a copy is chosen again.
    if side == thing.controller:
        return True
    return s.code[thing.cid] in s.book.versions and bool(thing.memo.get("back seen"))


def open_to_runner(s: State, cid: int) -> bool:
    """Is the front open to the Runner now, not only remembered (CR 4.5.6b)?"""
    thing = s.things.get(cid)
    if thing is not None:
        if thing.faceup:
            return True
    elif s.zone[cid] not in (DECK, HAND):
        return visible(s, cid, RUNNER)
    return any(frame.lays_open(s, cid) for frame in s.stack)  # an access, or an ability that showed it and is not done


def seen(s: State, cid: int) -> int:
    """Which sides see the card, as bits."""
    bits = s.known[cid]
    if not bits & CORP_SAW and in_sight(s, cid, CORP):
        bits |= CORP_SAW
    if not bits & RUNNER_SAW and in_sight(s, cid, RUNNER):
        bits |= RUNNER_SAW
    return bits


def show(s: State, cid: int, side: int) -> None:
    """Let a side see a card; the knowledge ends when the rules lose track of the card (CR 4.1.2a)."""
    # CR 1.4:1.20.5: looking, revealing, exposing and accessing all come here, each as a change of its own kind.
    s.known[cid] |= 1 << side


def during(s: State, regs: Registers, cid: int, sides: tuple[int, ...]) -> None:
    """Let sides see a card while an ability resolves (1.4:1.20.6)."""
    for side in sides:
        if not in_sight(s, cid, side):
            one = (cid, s.ref[cid], side)
            shown = regs.get("shown", ())
            if remembered(s, cid, side) and one not in shown:
                regs["seen before"] = (*regs.get("seen before", ()), one)  # by an access, say, that is still going on
            show(s, cid, side)
            regs["shown"] = (*shown, one)


def hide_again(s: State, regs: Registers) -> None:
    """The ability has resolved: cards it showed from a hand can no longer be told apart from the rest.

    A card in another place stays known to who saw it, as long as it stays there (1.4:1.20.6; CR 4.1.2a). So does one
    that something else shows, and this ability only showed once more.
    """
    before = regs.get("seen before", ())
    for one in regs["shown"]:
        cid, ref, side = one
        if s.ref[cid] == ref and s.zone[cid] == HAND and one not in before:
            unshow(s, cid, side)


def reveal(s: State, cid: int) -> None:
    """Show a card to both (CR 8.1.5); a facedown card stays facedown (CR 26.03:1.21.3a)."""
    show(s, cid, CORP)
    show(s, cid, RUNNER)


def unshow(s: State, cid: int, side: int) -> None:
    """A card went back among others: it cannot be told from them any more."""
    s.known[cid] &= ~(1 << side)
