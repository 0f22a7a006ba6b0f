"""Subroutines: which ones a piece of ice has now, and which are broken (CR 3.4.7, 6.5.4)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.abilities import Sub
from sneakdoor.model.constants import Grant
from sneakdoor.model.declare import Ability, Amount
from sneakdoor.model.keys import LastingKey
from sneakdoor.model.lost_abilities import GAINS_NOTHING, LOSES_SUBROUTINES
from sneakdoor.model.objects import Thing
from sneakdoor.model.registers import Registers
from sneakdoor.model.state import State
from sneakdoor.rules.changes import blanked, declared, is_threat, losses
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.quantities import total

GAINED: Final[LastingKey] = "gained subroutine"
"""The key of a lingering effect by which ice has one more subroutine."""

FIRST: Final = 1
"""As the amount of a gained subroutine: it comes before all others."""

BEFORE_ALL: Final = "before all"
"""As the place of a gained subroutine: before those that there were."""

OTHERS_ENCOUNTERED: Final = "others encountered"
"""As the place of a gained subroutine: any piece of ice but its source has it while it is encountered."""

SubRef = tuple[int, int]
"""A subroutine: the number of the ability and, for repeated ones, which of them."""


def subroutines(s: State, cid: int) -> list[SubRef]:
    """The subroutines of a piece of ice, in order: granted first, its own, granted last."""
    book = s.book
    before: list[SubRef] = []
    after: list[SubRef] = []
    mine: list[SubRef] = []
    first: list[SubRef] = []
    thing = s.things.get(cid)
    if thing is not None and thing.installed and not thing.faceup:
        return _printed(s, cid)
    gone = losses(s, cid) if "blank" in s.index else 0
    if not gone & LOSES_SUBROUTINES:
        for number in book.own[s.code[cid]]:
            decl = book.abilities[number].decl
            if isinstance(decl, Sub) and is_threat(s, number):
                if gone and (decl.times is not None or decl.first):
                    continue  # not a printed subroutine, but an ability that gives some
                times = 1 if decl.times is None else decl.times.of(s, cid, None)
                (first if decl.first else mine).extend((number, n) for n in range(times))
        if "subroutines" in s.index:
            # CR 1.4:9.1.9a: those that it has lost do not count.
            # CR 26.03:9.8.2b: the last printed one goes first.
            mine = mine[: max(0, total(s, "subroutines", cid, len(mine)))]
    if "grant" in s.index and not gone & GAINS_NOTHING:
        for src, number in s.index["grant"]:
            if number < 0:
                continue  # a mark, and no card
            grant = book.abilities[number].decl
            assert isinstance(grant, Grant)
            if ("blank" in s.index and blanked(s, src)) or not is_threat(s, number):
                continue  # what a blank card would grant is not granted
            if grant.applies(s, src) and grant.on.has(s, cid, src):
                for given in book.granted.get(number, ()):
                    if isinstance(book.abilities[given].decl, Sub):
                        (before if grant.first else after).append((given, src))
        before.reverse()  # CR 1.4:9.1.9: each came before all that there were, so the latest stands first
    gained: list[SubRef] = []
    for effect in () if gone & GAINS_NOTHING else s.lingering:
        if effect.key != GAINED:
            continue
        if effect.which == OTHERS_ENCOUNTERED:
            if cid != effect.src and HOOKS.encountered(s) == cid:
                after.append((effect.ability, effect.serial))
        elif effect.target == s.ref[cid] and not effect.which:
            (gained if effect.amount == FIRST else after).append((effect.ability, effect.serial))
    if book.ruleset.sorts_subroutines and thing is not None:
        found = _by_category(s, thing, before, after, gained, first + mine)
    else:
        found = gained + before + first + mine + after
    return _with_copies(s, s.ref[cid], found) if s.lingering and not gone & GAINS_NOTHING else found


def _by_category(
    s: State, ice: Thing, before: list[SubRef], after: list[SubRef], gained: list[SubRef], own: list[SubRef]
) -> list[SubRef]:
    """The order of 26.03: by where subroutines come from, and within that by when the ice got them (CR 26.03:9.8.2)."""
    decls = s.book.abilities
    times = [one for one in own if _times(decls[one[0]].decl) is not None]
    if not (before or after or gained or times):
        return own  # as nearly always
    # CR 26.03:9.8.3b + 26.03:9.8.3d: what the ice gives itself comes next to what is printed on it.
    first = [one for one in times if _first(decls[one[0]].decl)] + [one for one in before if one[1] == ice.cid]
    last = [one for one in times if not _first(decls[one[0]].decl)] + [
        one for one in after if _gives_itself(s, ice, one)
    ]
    # CR 26.03:9.8.3c: in the order of the text.
    printed = [one for one in own if one not in times]
    # CR 26.03:9.8.3a: the newest first; what one effect adds at the same time keeps its order.
    granted = [(_granted_since(s, ice, one), [one]) for one in before if one not in first]
    for one in gained:
        if granted and granted[-1][1][-1] in gained and granted[-1][1][-1][1] == one[1] - 1:
            granted[-1][1].append(one)
        else:
            granted.append((one[1], [one]))
    granted.sort(key=_since, reverse=True)
    # CR 26.03:9.8.3e: the oldest first.
    others = [(_granted_since(s, ice, one), [one]) for one in after if one not in last]
    others.sort(key=_since)
    groups = [group for _, group in granted] + [first, printed, last] + [group for _, group in others]
    return [one for group in groups for one in group]


def _since(group: tuple[int, list[SubRef]]) -> int:
    return group[0]


def _times(decl: Ability) -> Amount | None:
    return decl.times if isinstance(decl, Sub) else None


def _first(decl: Ability) -> bool:
    return isinstance(decl, Sub) and decl.first


def _gives_itself(s: State, ice: Thing, sub: SubRef) -> bool:
    """Does a constant ability of the ice itself grant it?"""
    return sub[1] == ice.cid and isinstance(_granting(s, sub), Grant)


def _granting(s: State, sub: SubRef) -> Ability | None:
    parent = s.book.abilities[sub[0]].parent
    return s.book.abilities[parent].decl if parent >= 0 else None


def _granted_since(s: State, ice: Thing, sub: SubRef) -> int:
    """When the effect began that grants a subroutine."""
    if not isinstance(_granting(s, sub), Grant):
        return sub[1]  # the number of a lingering effect
    # CR 26.03:9.8.2d: see the interpretations for several that begin as the ice is rezzed.
    return max(s.things[sub[1]].since, ice.since)


def _printed(s: State, cid: int) -> list[SubRef]:
    """The subroutines of unrezzed ice: the printed ones; it gains none, by its own text or another's."""
    # CR 9.1.5: its own abilities are inactive; see the interpretations for what other cards would give it.
    found = ((number, s.book.abilities[number].decl) for number in s.book.own[s.code[cid]])
    return [(number, 0) for number, decl in found if isinstance(decl, Sub) and decl.times is None]


def place_of(sub: SubRef) -> str:
    """The reference by which a copy finds its original subroutine, to follow it."""
    return f"{sub[0]},{sub[1]}"


def _with_copies(s: State, ref: int, found: list[SubRef]) -> list[SubRef]:
    """CR 3.4.7: a copy comes right after its original, or last if that is gone."""
    # CR 26.03:9.8.2a: a copy whose original is gone stays before the next original that is there.
    stays = s.book.ruleset.sorts_subroutines
    copies = [one for one in s.lingering if one.key == GAINED and one.target == ref and one.which]
    for effect in copies:
        places = [n for n, one in enumerate(found) if place_of(one) == effect.which]
        at = places[0] + 1 if places else len(found)
        if effect.which == BEFORE_ALL:
            at = 0
        elif stays and not places:
            later = [one.which for one in copies if one.amount > effect.amount]
            at = next((n for n, one in enumerate(found) if place_of(one) in later), at)
        found.insert(at, (effect.ability, effect.serial))
    return found


def known_to(s: State, sub: SubRef) -> Registers:
    """What a gained subroutine begins with: what was noted of it as it was gained."""
    for effect in s.lingering:
        if effect.key == GAINED and effect.serial == sub[1] and effect.ability == sub[0]:
            return dict(effect.regs)
    return {}


def is_printed(s: State, cid: int, sub: SubRef) -> bool:
    """Is the subroutine printed on the ice, and not one that it gained (1.4:9.1.9)?"""
    decl = s.book.abilities[sub[0]].decl
    # 1.4:9.1.9: one that was gained is known by the effect it is from, even a copy of a printed one.
    return sub[0] in s.book.own[s.code[cid]] and isinstance(decl, Sub) and decl.times is None and not sub[1]


def still_breakable(s: State, cid: int, broken: tuple[SubRef, ...], by: int = -1) -> int | None:
    """How many more printed subroutines of the ice may be broken in this encounter with a card (CR 1.2.2).

    None for any number.
    """
    most: int | None = None
    if "break limit" in s.index:
        for src, decl in declared(s, "break limit"):
            if src == cid and decl.applies(s, src) and (decl.but is None or by < 0 or not decl.but.has(s, by, src)):
                most = decl.n if most is None else min(most, decl.n)
    for effect in s.lingering:
        if effect.key == "break limit" and effect.target == s.ref[cid]:
            most = effect.amount if most is None else min(most, effect.amount)
    return most if most is None else max(0, most - sum(1 for one in broken if is_printed(s, cid, one)))
