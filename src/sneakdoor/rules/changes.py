"""Recording changes and matching conditional abilities; the index of active abilities.

Conditional abilities are matched when the change happens, with the activity of that very moment (CR
9.6.2b, 9.6.2d); the next checkpoint only marks what was met as pending (CR 10.3.1a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, overload

from sneakdoor.model.abilities import When
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import AS_ICE, BY_ITSELF, SOURCE_HIDDEN, UNSAID, Change, OfAbility
from sneakdoor.model.constants import Blank, Grant
from sneakdoor.model.declare import Book
from sneakdoor.model.enums import CORP, NOWHERE, RULES, RUNNER
from sneakdoor.model.keys import CannotKey, CostKey, CreditsKey, Key, MustActKey, RecurringKey
from sneakdoor.model.kinds import PlainKind
from sneakdoor.model.lost_abilities import BLANK_TEXT, GAINS_NOTHING, LOSES_TEXT, LosesAbilities
from sneakdoor.model.objects import FACEDOWN, ICE_SLOT, Lingering, Pending, Thing
from sneakdoor.model.quantity_phrases import Quantity
from sneakdoor.model.registers import Captured, Register
from sneakdoor.model.state import D_MET, IndexEntry, State
from sneakdoor.rules.activity import text_of
from sneakdoor.rules.copying import copiers
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.visibility import seen as seen_by

if TYPE_CHECKING:
    from sneakdoor.model.abilities import RootOnly
    from sneakdoor.model.constants import (
        Cannot,
        ChoosesDamage,
        CreditsFor,
        ExtraCost,
        Host,
        InstallIf,
        InstallOnly,
        Modify,
        OpenHand,
        Recurring,
        Reveals,
    )
    from sneakdoor.model.corp_constants import LimitRemotes
    from sneakdoor.model.ice_constants import BreakLimit, OtherRezCost, ReplacesSubroutines
    from sneakdoor.model.icebreaker_constants import InterfaceLimit
    from sneakdoor.model.runner_constants import AlsoSecond, NoExtraCosts
    from sneakdoor.model.token_constants import SharesTokens
    from sneakdoor.model.trace_constants import RunnerSpendsFirst
    from sneakdoor.rules.obligations import MustAct


def entries(s: State, key: Key) -> tuple[IndexEntry, ...]:
    """The active abilities filed under a key. All rules find abilities through this function.

    A blank text box removes printed abilities; granted ones come from the cards that grant them.
    """
    index = s.index
    found = index.get(key, ())
    if found and "blank" in index:
        # CR 1.4:9.1.9a: an ability that its card has lost is left out.
        found = tuple(entry for entry in found if not blanked(s, entry[0]))
    if found and "threat" in index:
        found = _threatening(s, found)
    if "grant" in index and (granted := _granted(s, key)):
        return (*found, *granted)
    return found


def _threatening(s: State, found: tuple[IndexEntry, ...]) -> tuple[IndexEntry, ...]:
    """Leave out the abilities whose threat level is not reached."""
    # The level is computed only for abilities with the flag: what it depends on is found through the index as well.
    abilities = s.book.abilities
    if not any(number >= 0 and abilities[number].threat for _, number in found):
        return found
    return tuple(entry for entry in found if entry[1] < 0 or is_threat(s, entry[1]))


def is_threat(s: State, number: int) -> bool:
    """Is the threat level high enough for this ability to be active, wherever its card is (CR 26.03:9.3.6f)?"""
    needed = s.book.abilities[number].threat
    return not needed or HOOKS.threat(s) >= needed


@overload
def declared(s: State, key: Quantity) -> list[tuple[int, Modify]]: ...
@overload
def declared(s: State, key: CannotKey) -> list[tuple[int, Cannot]]: ...
@overload
def declared(s: State, key: CostKey) -> list[tuple[int, ExtraCost]]: ...
@overload
def declared(s: State, key: CreditsKey) -> list[tuple[int, CreditsFor]]: ...
@overload
def declared(s: State, key: RecurringKey) -> list[tuple[int, Recurring]]: ...
@overload
def declared(s: State, key: MustActKey) -> list[tuple[int, MustAct]]: ...
@overload
def declared(s: State, key: Literal["also second"]) -> list[tuple[int, AlsoSecond]]: ...
@overload
def declared(s: State, key: Literal["break limit"]) -> list[tuple[int, BreakLimit]]: ...
@overload
def declared(s: State, key: Literal["choose damage"]) -> list[tuple[int, ChoosesDamage]]: ...
@overload
def declared(s: State, key: Literal["host"]) -> list[tuple[int, Host]]: ...
@overload
def declared(s: State, key: Literal["limit remotes"]) -> list[tuple[int, LimitRemotes]]: ...
@overload
def declared(s: State, key: Literal["no extra costs"]) -> list[tuple[int, NoExtraCosts]]: ...
@overload
def declared(s: State, key: Literal["open hand"]) -> list[tuple[int, OpenHand]]: ...
@overload
def declared(s: State, key: Literal["replaced subroutines"]) -> list[tuple[int, ReplacesSubroutines]]: ...
@overload
def declared(s: State, key: Literal["reveal from R&D"]) -> list[tuple[int, Reveals]]: ...
@overload
def declared(s: State, key: Literal["shares tokens"]) -> list[tuple[int, SharesTokens]]: ...
@overload
def declared(s: State, key: Literal["trace order"]) -> list[tuple[int, RunnerSpendsFirst]]: ...
def declared(s: State, key: Any) -> Any:
    """The declarations of the active abilities filed under a key, each with the card that has it.

    The key determines the class of the declarations (`model/declaration_keys.py`), so callers need not check it.
    """
    found = entries(s, key)
    if not found:
        return []
    abilities = s.book.abilities
    return [(src, abilities[number].decl) for src, number in found]


def open_hand(s: State, whose: int) -> bool:
    """Does an active ability lay a side's hand open (CR 4.4.2)?"""
    return any(decl.whose == whose and decl.applies(s, src) for src, decl in declared(s, "open hand"))


HOOKS.open_hand = open_hand


def blanked(s: State, cid: int, asking: tuple[int, ...] = ()) -> bool:
    """Is the card's text box blank now? A card whose own text box is blank makes no other blank."""
    return losses(s, cid, asking) & LOSES_TEXT > 0


def losses(s: State, cid: int, asking: tuple[int, ...] = ()) -> int:
    """What a card has lost now, as bits: its text, its printed subroutines, all that it could gain."""
    # CR 26.03:9.1.9b + 26.03:9.12.1d: what decides whether an effect applies is looked at first.
    out = 0
    for src, number in s.index.get("blank", ()):
        if number < 0:
            for one in s.lingering:
                if one.key == "blank" and _loses(s, one, cid):  # for a while
                    out |= one.amount or BLANK_TEXT
        elif src != cid:
            decl = s.book.abilities[number].decl
            if isinstance(decl, Blank) and is_threat(s, number) and decl.on.has(s, cid, src):
                if _first(s, decl, src, cid) if src in asking else not blanked(s, src, (*asking, cid)):
                    out |= decl.takes() if isinstance(decl, LosesAbilities) else BLANK_TEXT
    return out


def _first(s: State, decl: Blank, src: int, cid: int) -> bool:
    """CR 26.03:9.12.1e: where two effects would undo each other, a hosted card comes before its host."""
    thing = s.things.get(src)
    return isinstance(decl, LosesAbilities) and thing is not None and thing.host == cid


def _loses(s: State, effect: Lingering, cid: int) -> bool:
    """Is a lasting loss of abilities about this card?"""
    if effect.ability < 0:
        return effect.target == s.ref[cid]
    decl = s.book.abilities[effect.ability].decl
    return isinstance(decl, Blank) and decl.on.has(s, cid, effect.src)


def said_of(s: State, cid: int, key: str) -> tuple[int, ...]:
    """The abilities by which a card, active or not, says this of itself; none while its text box is blank."""
    numbers = s.book.about[s.code[cid]].get(key)
    if not numbers:
        return ()
    if "blank" in s.index and blanked(s, cid):
        return ()  # CR 9.1.6: what is active although its card is not is gone with the text all the same
    if s.book.threats and not s.book.threats.isdisjoint(numbers):
        return tuple(number for number in numbers if is_threat(s, number))
    return numbers


@overload
def declared_by(s: State, cid: int, key: Quantity) -> list[Modify]: ...
@overload
def declared_by(s: State, cid: int, key: CannotKey) -> list[Cannot]: ...
@overload
def declared_by(s: State, cid: int, key: CostKey) -> list[ExtraCost]: ...
@overload
def declared_by(s: State, cid: int, key: Literal["install if"]) -> list[InstallIf]: ...
@overload
def declared_by(s: State, cid: int, key: Literal["install only"]) -> list[InstallOnly]: ...
@overload
def declared_by(s: State, cid: int, key: Literal["interface"]) -> list[InterfaceLimit]: ...
@overload
def declared_by(s: State, cid: int, key: Literal["other rez cost"]) -> list[OtherRezCost]: ...
@overload
def declared_by(s: State, cid: int, key: Literal["root only"]) -> list[RootOnly]: ...
def declared_by(s: State, cid: int, key: Any) -> Any:
    """The declarations by which a card, active or not, says this of itself; the key determines their class."""
    numbers = said_of(s, cid, key)
    if not numbers:
        return []
    abilities = s.book.abilities
    return [abilities[number].decl for number in numbers]


GAINED: Final = "gained ability"
"""The key of a lingering effect by which a card has an ability for a while."""

MARK: Final = (-1, -1)
"""Index entry that marks the existence of lingering effects, for a quick check."""

MARKED: Final[dict[Key, Key]] = {"blank": "blank", GAINED: "grant"}
"""Key of the index where lingering effects are marked, by the key of the effect."""


def given(book: Book, number: int) -> dict[Key, tuple[int, ...]]:
    """The abilities that an ability grants, by each key under which one of them is found for either side."""
    found = book.given.get(number)
    if found is None:
        found = book.given[number] = {}
        for one in book.granted.get(number, ()):
            decl = book.abilities[one].decl
            for key in {*decl.keys(CORP), *decl.keys(RUNNER)}:
                found[key] = (*found.get(key, ()), one)
    return found


def _granted(s: State, key: Key) -> list[IndexEntry]:
    out: list[IndexEntry] = []
    for src, number in s.index.get("grant", ()):
        if number < 0:
            continue  # looked for below
        # Check the keys before the card: whether it is blank may depend on this key.
        for one in given(s.book, number).get(key, ()):
            decl, ability = s.book.abilities[number].decl, s.book.abilities[one].decl
            assert isinstance(decl, Grant)
            # What a blank card would grant is not granted.
            if not blanked(s, src) and is_threat(s, number) and decl.applies(s, src):
                for cid in decl.on.all(s, src):
                    if "blank" in s.index and losses(s, cid) & GAINS_NOTHING:
                        continue
                    # CR 1.4:9.1.3b + 1.13.5: the card that gained it is its source, so its controller uses it.
                    thing = s.things.get(cid)
                    if key in ability.keys(s.owner[cid] if thing is None else thing.controller):
                        out.append((cid, one))
                        if "gains text" in s.index:
                            out.extend((holder, one) for holder in copiers(s, cid, one))
    if s.lingering and MARK in s.index.get("grant", ()):
        for effect in s.lingering:
            if effect.key == GAINED and s.ref[effect.src] == effect.target and s.things[effect.src].active:
                if key in s.book.abilities[effect.ability].decl.keys(s.things[effect.src].controller):
                    if not ("blank" in s.index and losses(s, effect.src) & GAINS_NOTHING):
                        out.append((effect.src, effect.ability))
    return out


def emit(s: State, change: Change) -> None:
    """Journal a change and match all active conditional abilities against it."""
    s.journal.append(change)
    index = s.index
    if s.lingering or change.kind in index or "grant" in index:
        _notice(s, change)


def _notice(s: State, change: Change) -> None:
    for cid, number in entries(s, change.kind):
        match(s, cid, number, change)
    if "threat" in s.index:
        _notice_threats(s, change)
    for effect in s.lingering:
        if effect.key == change.kind and effect.ability >= 0:
            before = len(s.met)
            match(s, effect.src, effect.ability, change, effect.side, effect.regs, effect.target)
            if effect.once and len(s.met) > before:
                # CR 1.4:9.6.13c: without a duration of its own it was there for one time.
                s.lingering = tuple(one for one in s.lingering if one is not effect)


def _notice_threats(s: State, change: Change) -> None:
    """CR 26.03:9.6.5b: the threat level matters when a checkpoint looks; until then what waits for it is kept."""
    for cid, number in s.index.get(change.kind, ()):
        if number >= 0 and not is_threat(s, number) and not ("blank" in s.index and blanked(s, cid)):
            match(s, cid, number, change)


def happen(
    s: State,
    what: PlainKind | Change,
    side: int = RULES,
    cid: int = -1,
    amount: int = 0,
    src: int = -1,
    server: int = NOWHERE,
    cause: Cause = "",
    rule: str = "",
    seen: int = UNSAID,
    batch: int = 0,
    lki: Thing | None = None,
) -> Change:
    """Record a change, as `emit` does. By default, the sides that see the card now have seen it.

    A change with only the common fields is given by its kind; any other as an object of its own class.
    """
    if cid < 0:
        ref = -1
        if seen < 0:
            seen = 3
    else:
        ref = s.ref[cid]
        thing = s.things.get(cid)
        if seen < 0:
            seen = 3 if thing is not None and thing.faceup else seen_by(s, cid)
        if thing is not None:
            if thing.slot == ICE_SLOT:
                seen |= AS_ICE
            if server == NOWHERE:
                server = thing.server
    if src >= 0:
        seen |= sight_of_source(s, src, cid)
    if isinstance(what, str):
        change = Change(what, side, cid, ref, amount, src, server, cause, rule, seen, batch, lki)
    else:
        change = what
        change.tell(side, cid, ref, amount, src, server, cause, rule, seen, batch, lki)
    journal = s.journal
    if journal.shared:
        journal.part()
    journal.entries.append(change)
    index = s.index
    if change.kind in index or s.lingering or "grant" in index:
        _notice(s, change)
    return change


def sight_of_source(s: State, src: int, cid: int) -> int:
    """Bits: which sides do not see the source, and whether the source is the card itself."""
    itself = BY_ITSELF if src == cid else 0
    thing = s.things.get(src)
    return itself if thing is not None and thing.faceup else itself | (3 & ~seen_by(s, src)) << SOURCE_HIDDEN


def own(s: State, change: Change) -> None:
    """Let the abilities of an inactive card look at what happens to it (CR 9.1.6a)."""
    cid = change.cid
    thing = s.things.get(cid)
    if thing is not None and (thing.active or thing.form == FACEDOWN):
        return  # it is in the index already, or has no abilities while it lies facedown (CR 8.4.2, 1.4:8.4.4)
    if "blank" in s.index and blanked(s, cid):
        return  # CR 9.1.5: a text box can be blank anywhere, and then it says nothing of its own card either
    for number in s.book.own[s.code[cid]]:
        decl = s.book.abilities[number].decl
        if isinstance(decl, When) and decl.anywhere and change.kind in decl.event.kinds():
            match(s, cid, number, change)


def match_late(s: State) -> None:
    """CR 26.03:9.6.5b: what became active since the last checkpoint sees what happened before it did, since then."""
    abilities = s.book.abilities
    for cid, until in s.woken:
        thing = s.things.get(cid)
        if thing is None or not thing.active:
            continue
        for change in s.journal.entries[s.looked : until]:
            for key, number in text_of(s, thing):
                if key == change.kind and isinstance(abilities[number].decl, When):
                    known = any(one.change is change and one.src == cid and one.ability == number for one in s.met)
                    if not known and not ("blank" in s.index and blanked(s, cid)):
                        match(s, cid, number, change)
    s.woken = ()


def in_run(s: State) -> bool:
    """Is a run under way, since it formally began (CR 6.3.2c)?"""
    run = HOOKS.current_run(s)
    return run is not None and run.begun


def used_in_run(s: State, cid: int, number: int) -> bool:
    """Was this ability of this card, as the object it is, used since the run under way began?"""
    if HOOKS.current_run(s) is None:
        return False
    for one in reversed(s.journal.since(s.marks[0])):
        if one.kind == "run begins":
            break
        if isinstance(one, OfAbility) and one.kind == "used" and one.ability == number:
            if one.cid == cid and one.ref == s.ref[cid]:
                return True
    return False


def match(
    s: State,
    cid: int,
    number: int,
    change: Change,
    side: int = -1,
    regs: tuple[Captured, ...] = (),
    target: int = -1,
) -> None:
    decl = s.book.abilities[number].decl
    assert isinstance(decl, When)
    if (target >= 0 and change.ref != target) or not decl.event.met(s, change, cid):
        return
    if (decl.at or decl.copy_of) and not _is_of_chosen(s, decl, change, regs):
        return
    if decl.where is not None and not decl.where.true(s, cid, None):
        return  # CR 9.6.2d: all conditions are checked at the moment of the event
    if decl.each_run and not in_run(s):
        return  # what is said of each run is not met outside of one
    if decl.first and occurred_before(s, decl, change, cid, regs):
        return
    if decl.once_per_turn and s.uses.get((s.ref[cid], number), 0):
        return
    if decl.once_per_run and used_in_run(s, cid, number):
        return
    if (
        decl.per_batch
        and change.batch
        and any(
            one.ability == number and one.src == cid and one.change is not None and one.change.batch == change.batch
            for one in s.met
        )
    ):
        return
    if side < 0:
        thing = s.things.get(cid)
        side = decl.by if decl.by >= 0 else thing.controller if thing is not None else s.owner[cid]
    # CR 1.4:9.6.6: one change that fits, one instance.
    # CR 1.4:9.6.4 + 1.4:9.6.4a: each event creates an instance, even if others are pending or resolving.
    # CR 1.4:9.6.4b: so there are as many as times between two checkpoints.
    # CR 1.4:9.1.8g: triggered by its own card, it stays active until it has resolved.
    s.met.append(
        Pending(number, cid, s.ref[cid], side, decl.optional, leaves(change, cid), change, regs, s.fresh()),
    )
    s.dirty |= D_MET


def _is_of_chosen(s: State, decl: When, change: Change, regs: tuple[Captured, ...]) -> bool:
    """Did it happen on the server, or to a copy of the card, that was chosen when the waiting ability was made?"""
    if decl.at and ("server", change.server) != next((kept for name, kept in regs if name == decl.at), None):
        return False
    return not decl.copy_of or _is_copy(s, change.cid, regs, decl.copy_of)


def _is_copy(s: State, cid: int, regs: tuple[Captured, ...], register: Register) -> bool:
    """Is it a copy of the card that was named or kept when the waiting ability was made (CR 10.12.1)?"""
    kept = next((kept for name, kept in regs if name == register), ())
    codes = [kept[1]] if kept and kept[0] == "name" else [s.code[one] for one, _ in kept]
    return cid >= 0 and s.code[cid] in codes


LEAVING: Final = frozenset(
    (
        "trashed",
        "discarded",
        "forfeited",
        "derezzed",
        "turned facedown",
        "added to hand",
        "added to deck",
        "added to discard pile",
        "removed from game",
        "shuffled in",
    )
)
"""Changes that are recorded before the card becomes a new object."""


def leaves(change: Change, cid: int) -> bool:
    """Is this the change that makes the card inactive, or takes it to another place?"""
    return change.cid == cid and change.kind in LEAVING


def occurred_before(s: State, decl: When, change: Change, cid: int, regs: tuple[Captured, ...] = ()) -> bool:
    """Did it happen before in the turn or run, also before a waiting ability was made?

    CR 9.6.2c: what counts is the occurrence, whether or not the ability was active or the thing was prevented.
    """
    kinds = decl.event.kinds()
    spare = int("also second" in s.index and _also_second(s, cid))
    for old in s.journal.since(s.marks[0]):
        if old is change:
            break  # later entries belong to the same act (CR 9.8.1a), so they did not happen before
        if old.kind in kinds and decl.event.was(s, old, cid) and _is_of_chosen(s, decl, old, regs):
            if decl.per_batch and change.batch and old.batch == change.batch:
                continue
            if not decl.each_run or _in_this_run(s, old):
                if not spare:
                    return True
                spare -= 1
    return False


def _also_second(s: State, cid: int) -> bool:
    """CR 1.2.1: does a card say that the second time counts for this one as the first does?"""
    return any(decl.on.has(s, cid, src) for src, decl in declared(s, "also second"))


def all_of_the_act(s: State, decl: When, src: int, batch: int) -> list[int]:
    """All cards to which it happened in one act; those that were trashed are found where they lie now (CR 4.1.2a)."""
    kinds = decl.event.kinds()
    them = (one for one in s.journal.since(s.marks[0]) if one.batch == batch and one.kind in kinds)
    return [one.cid for one in them if one.cid >= 0 and decl.event.was(s, one, src)]


def _in_this_run(s: State, old: Change) -> bool:
    """Did it happen after the run under way had begun?"""
    for one in reversed(s.journal.since(s.marks[0])):
        if one is old:
            return True
        if one.kind == "run begins":
            return False
    return False
