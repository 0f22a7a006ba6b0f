"""Trashing, discarding, moving cards about (CR 1.18, 5.5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.changes import CORP_SAW, FromZone, HostedOn
from sneakdoor.model.enums import ASIDE, CORP, DECK, DISCARD, HAND, PLAY, REMOVED, RULES, RUNNER
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.kinds import ZoneKind
from sneakdoor.model.objects import AS_AGENDA, AS_COUNTER, FACEDOWN, ICE_SLOT, Lingering, Pending
from sneakdoor.model.registers import Captured
from sneakdoor.model.state import D_LIMITS, State
from sneakdoor.rules.access import current_access
from sneakdoor.rules.activity import deactivate
from sneakdoor.rules.changes import emit, entries, happen, own, sight_of_source
from sneakdoor.rules.destinations import HOSTED_HERE, INTO_DECK, TURNED_FACEDOWN, assign, claims
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.hosts import can_host
from sneakdoor.rules.imminence import chooser, happens
from sneakdoor.rules.moving import lodge, shuffle, to_pile
from sneakdoor.rules.quantities import untrashable
from sneakdoor.rules.questions import Ask, as_refs
from sneakdoor.rules.structures import tell_lost
from sneakdoor.rules.visibility import open_to_runner, seen

PERSISTS: Final = "persists"
"""The key of abilities that outlive their card in a run."""

DESTROYED: Final = "destroyed"
"""As a reason why a card is removed from the game: it is out of the campaign as well."""

REMOVED_INSTEAD: Final = "removed instead"
"""In the memory of a card: it is removed from the game instead of being trashed."""


@happens(parts.Trash)
def apply_trash(s: State, them: list[parts.Trash]) -> None:
    """Cards trashed at once: every ability looks at them with the activity of that moment (CR 9.6.2b)."""
    out = [one for one in them if one.cid in s.things and REMOVED_INSTEAD in s.things[one.cid].memo]
    if out:
        # CR 1.4:9.8.2: what was said of a card as it was played replaces its being trashed, however late that is.
        apply_remove(s, [parts.RemoveFromGame(one.by, one.cid, one.src, ref=one.ref) for one in out])
        them = [one for one in them if one not in out]
    # CR 26.03:8.2.2a: what was prevented or wholly replaced does not come here, so it did not happen.
    going: list[tuple[parts.Trash, bool]] = []
    for one in them:
        cid = one.cid
        if one.ref >= 0 and s.ref[cid] != one.ref:
            continue  # CR 1.2.4: gone meanwhile; as much as is possible happens to the others
        if s.zone[cid] == DISCARD:
            continue  # CR 1.18.1: what lies in a discard pile is not moved there
        if one.by != RULES and untrashable(s, cid, one.by, one.src):
            continue  # CR 1.2.2b: only the forbidden part is left out
        # CR 8.2.6: a Corp card keeps the face it had.
        going.append((one, _faceup(s, one)))
    if "trash to" in s.index and not _destined(s, [one for one, _ in going]):
        s.push(Destinations([one for one, _ in going]))
        return
    _trash(s, going)


def _faceup(s: State, one: parts.Trash) -> bool:
    """Does it lie faceup in its discard pile? Sabotaged cards do not, even if seen (CR 26.03:10.12.2a)."""
    if one.faceup:
        return True
    return s.owner[one.cid] == RUNNER or (one.cause != "sabotage" and open_to_runner(s, one.cid))


def _destined(s: State, them: list[parts.Trash]) -> bool:
    """Assign each card the destination that replaces the discard pile; return False if a player has to choose."""
    for one in them:
        if not one.to:
            found = claims(s, one.cid)
            if len(found) > 1:
                return False
            if found:
                assign(s, one, *found[0])
    return True


def _trash(s: State, going: list[tuple[parts.Trash, bool]]) -> None:
    batch = s.fresh()
    for one, faceup in going:
        cid = one.cid
        thing = s.things.get(cid)
        lki = thing.clone() if thing is not None else None
        # CR 4.5.6c: the Corp may look at what lies facedown in Archives.
        sees = 3 if faceup else seen(s, cid) | CORP_SAW
        if one.src >= 0:
            sees |= sight_of_source(s, one.src, cid)
        server = lki.server if lki is not None else -1
        change = FromZone("trashed", s.origin(cid))
        # CR 9.1.7: for ice, record its position, counted from its server.
        at = s.ice[server].index(cid) if lki is not None and lki.installed and lki.slot == ICE_SLOT else 0
        change.tell(one.by, cid, s.ref[cid], at, one.src, server, one.cause, "1.18.1", sees, batch, lki)
        emit(s, change)
        own(s, change)
        if s.zone[cid] == PLAY and lki is not None and lki.installed and one.to != TURNED_FACEDOWN:
            persists = one.by == RUNNER and "persists" in s.index and (not s.book.ruleset.flags or _is_accessed(s, cid))
            tell_lost(s, (cid,))
            if persists:
                _persist(s, cid, lki.server)
    if len(going) > 1:
        _outlive(s, batch, {one.cid for one, _ in going})
    diverted = False
    for one, faceup in going:
        if one.to:
            diverted = True
        else:
            to_pile(s, one.cid, DISCARD, faceup=faceup)
    if diverted:
        _divert(s, [one for one, _ in going if one.to])


def _divert(s: State, them: list[parts.Trash]) -> None:
    """Trashed, but not added to the discard pile (1.4:1.18.1a)."""
    aside: dict[tuple[int, int], list[int]] = {}
    mixed: set[int] = set()
    for one in them:
        cid = one.cid
        if one.to == TURNED_FACEDOWN:
            turn_facedown(s, cid, s.owner[cid], cid)
        elif one.to == INTO_DECK:
            change = FromZone("shuffled in", s.zone[cid])
            happen(s, change, s.owner[cid], cid, src=cid, rule="1.4:1.18.1a", seen=seen(s, cid))
            to_pile(s, cid, DECK)
            mixed.add(s.owner[cid])
        elif one.to == HOSTED_HERE:
            _host_instead(s, one)
        else:
            to_pile(s, cid, ASIDE)
            aside.setdefault(one.sent_by, []).append(cid)
    for side in sorted(mixed):
        shuffle(s, side)
    for (src, number), cids in aside.items():
        HOOKS.resolve(s, number, src, s.owner[src], {"aside": as_refs(s, cids)})


def _host_instead(s: State, one: parts.Trash) -> None:
    """CR 1.12.2: hosted on the card that says so, and not installed; a host that left in the same act has none."""
    host = one.sent_by[0]
    if host not in s.things or not can_host(s, host):
        to_pile(s, one.cid, DISCARD)
        return
    lodge(s, one.cid, s.owner[one.cid], host, faceup=True)
    happen(s, HostedOn("hosted", host), s.owner[one.cid], one.cid, src=host, rule="1.4:1.18.1a", seen=3)


class Destinations(GameFrame):
    """Several effects would each send a trashed card elsewhere: one after the other is decided (1.4:9.8)."""

    __slots__ = ("parts",)

    def __init__(self, going: list[parts.Trash] | None = None, at: int = 0) -> None:
        self.at = at
        self.parts: list[parts.Trash] = [] if going is None else going

    def table(self) -> StepTable:
        return DESTINATIONS

    def unshare(self) -> None:
        self.parts = [one.clone() for one in self.parts]

    def concerns(self) -> set[int]:
        return {one.cid for one in self.parts}

    @step("9.8.4d")
    def choose(self, s: State) -> None:
        for n, one in enumerate(self.parts):
            found = [] if one.to else claims(s, one.cid)
            if len(found) == 1:
                assign(s, one, *found[0])
            elif found:
                self.repeat()
                options: tuple[Move, ...] = tuple(("instead", src, number) for src, number in found)
                s.push(Ask(chooser(s, one), "where the trashed card goes", "9.8.4d", options, str(n), one.cid))
                return

    @step("1.18.1")
    def trash(self, s: State) -> None:
        _trash(s, [(one, _faceup(s, one)) for one in self.parts])

    @step("10.3.4")
    def look(self, s: State) -> None:
        """Where it was a cost, the checkpoint of the payment waited for this."""
        HOOKS.checkpoint(s)

    def receive(self, s: State, what: str, value: Any) -> None:
        assign(s, self.parts[int(what)], value[1], value[2])


DESTINATIONS: Final = table("Destinations")


def turn_facedown(s: State, cid: int, by: int, src: int) -> None:
    """An installed Runner card loses its name, type and abilities and stays installed (CR 8.4.2, 8.4.5)."""
    # CR 26.03:8.1.4b: it keeps its number, so that it can be told from others, and the log says which card it was.
    thing = s.things[cid]
    deactivate(s, thing)
    thing.faceup = False
    thing.form = FACEDOWN
    happen(s, "turned facedown", by, cid, src=src, rule="8.4.5", seen=3)
    s.dirty |= D_LIMITS


def _outlive(s: State, batch: int, cids: set[int]) -> None:
    """Abilities triggered by the act that removes their card stay pending (CR 9.6.2b before 9.6.5)."""
    # CR 1.4:9.1.8g: active until these instances have resolved, for cards that left in the same act as well.
    for n, one in enumerate(s.met):
        if one.src in cids and not one.survives and one.change is not None and one.change.batch == batch:
            s.met[n] = Pending(
                one.ability, one.src, one.ref, one.controller, one.optional, True, one.change, one.regs, one.serial
            )


def _is_accessed(s: State, cid: int) -> bool:
    """CR 26.03:9.12.5a: is the Runner accessing the card?"""
    access = current_access(s)
    return access is not None and access.cid == cid


def _persist(s: State, cid: int, server: int) -> None:
    """Some abilities say that they apply even in the run in which the Runner trashes their card."""
    # CR 26.03:9.1.8i + 26.03:9.12.5b: without a gap, as the same ability.
    # CR 26.03:9.12.5c + 26.03:9.12.5d: tied to the run, so the checkpoint after its end finds the last instances.
    run = HOOKS.current_run(s)
    for src, number in entries(s, "persists"):
        if src == cid and run is not None:
            for key in s.book.abilities[number].decl.keys(s.owner[cid]):
                if key != PERSISTS:
                    regs: tuple[Captured, ...] = (("#", 1),)
                    side, serial = s.owner[cid], s.fresh()
                    effect = Lingering(key, number, cid, side, -1, server, run.sid, False, regs, serial)
                    s.lingering = (*s.lingering, effect)


@happens(parts.Discard)
def apply_discard(s: State, them: list[parts.Discard]) -> None:
    """CR 5.5.2: discarding is not trashing; from HQ always facedown."""
    batch = s.fresh()
    for one in them:  # CR 1.18.3 + 5.5.2b: a change of its own kind, and no ability that waits for trashing hears it
        sees = 1 if one.by == CORP else 3
        happen(s, "discarded", one.by, one.cid, cause=one.cause, rule="5.5.2", seen=sees, batch=batch)
        to_pile(s, one.cid, DISCARD, faceup=False)  # CR 5.5.2a: even if the Runner has seen it


@happens(parts.ToHand)
def apply_to_hand(s: State, them: list[parts.ToHand]) -> None:
    """Add cards to their owner's hand."""
    _move(s, them, HAND, "added to hand")


@happens(parts.ToDeckTop)
def apply_to_top(s: State, them: list[parts.ToDeckTop]) -> None:
    _move(s, them, DECK, "added to deck")


@happens(parts.ToDeckBottom)
def apply_to_bottom(s: State, them: list[parts.ToDeckBottom]) -> None:
    _move(s, them, DECK, "added to deck", bottom=True)


@happens(parts.ToDiscardPile)
def apply_to_discard(s: State, them: list[parts.ToDiscardPile]) -> None:
    """Added to the discard pile, faceup: not trashed (1.4:1.18.1a)."""
    _move(s, them, DISCARD, "added to discard pile")


@happens(parts.RemoveFromGame)
def apply_remove(s: State, them: list[parts.RemoveFromGame]) -> None:
    """CR 4.8.2 of 1.3, 4.9 of 1.4."""
    _move(s, them, REMOVED, "removed from game")


@happens(parts.Host)
def apply_host(s: State, them: list[parts.Host]) -> None:
    """Hosted faceup on the source, and not installed (CR 26.03:1.13.2a)."""
    for one in them:
        if s.ref[one.cid] == one.ref and one.src in s.things and can_host(s, one.src):
            lodge(s, one.cid, one.by, one.src, faceup=True)
            happen(s, HostedOn("hosted", one.src), one.by, one.cid, src=one.src, rule="1.12.1", seen=3)


@happens(parts.ShuffleIn)
def apply_shuffle_in(s: State, them: list[parts.ShuffleIn]) -> None:
    """Shuffle cards into their owners' decks."""
    owners = {s.owner[one.cid] for one in them}
    _move(s, them, DECK, "shuffled in")
    for side in sorted(owners):
        shuffle(s, side)


def _move(s: State, them: Sequence[parts.OnCard], zone: int, kind: ZoneKind, *, bottom: bool = False) -> None:
    # CR 26.03:8.2.1a: to add or to remove cards is to put them there; they are neither drawn nor trashed.
    batch = s.fresh()
    going = [one for one in them if one.ref < 0 or s.ref[one.cid] == one.ref]
    reverting: list[int] = []
    for one in going:
        cid = one.cid
        thing = s.things.get(cid)
        lki = thing.clone() if thing is not None else None
        change = FromZone(kind, s.origin(cid))
        how = one.cause if one.cause == DESTROYED else ""
        happen(s, change, one.by, cid, src=one.src, cause=how, rule="4.1.2", seen=seen(s, cid), batch=batch, lki=lki)
        if lki is not None and lki.installed:
            tell_lost(s, (cid,))
        if lki is not None and lki.form in (AS_AGENDA, AS_COUNTER):
            reverting.append(cid)
    if len(going) > 1:
        _outlive(s, batch, {one.cid for one in going})
    for one in going:
        to_pile(s, one.cid, zone, bottom=bottom)
    if reverting:
        # CR 10.1.3 + 10.1.4: a converted card that moves is its printed self again and is trashed at once.
        apply_trash(s, [parts.Trash(RULES, cid, cause="converted", ref=s.ref[cid]) for cid in reverting])
