"""Computed quantities and properties: strength, costs, memory, link, hand size, subtypes, prohibitions."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.bills import Bill
from sneakdoor.model.constants import (
    ADD,
    ALLOW,
    CANNOT,
    CAP,
    COST_OF,
    FIXED,
    PROLONGED,
    PROLONGED_RUN,
    SET,
    Cannot,
    Costly,
    ExtraCost,
    Modify,
    Subtype,
    Verb,
)
from sneakdoor.model.declare import Component
from sneakdoor.model.enums import (
    AGENDA,
    CENTRALS,
    CHOSEN,
    CORP,
    DISCARD,
    EVENT,
    NOWHERE,
    REMOVED,
    RULES,
    RUNNER,
)
from sneakdoor.model.ice_constants import SubtypesOf
from sneakdoor.model.keys import CAP_ON
from sneakdoor.model.objects import AS_AGENDA, AS_COUNTER, FACEDOWN, PRINTED, Lingering
from sneakdoor.model.quantity_phrases import CONSIDERED, Quantity
from sneakdoor.model.state import State
from sneakdoor.rules.activity import CHOSEN_SERVER
from sneakdoor.rules.changes import declared, declared_by, entries
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.structures import DURING_TURN

"""The quantity by which cards say that a raised strength lasts for the turn instead of any other time."""

NO_REMOTE_LIMIT: Final = 10**6
"""More remote servers than there can be."""

COPIES: Final = "copies"
"""Of a lingering 'cannot': it is about all copies of one card."""


def total(s: State, quantity: Quantity, cid: int, base: int, host: int = -1, *, capped: bool = True) -> int:
    """Set, then raise, then lower (CR 1.15.1c, 9.3.2); with a host, as it would be if the card were hosted there."""
    # CR 26.03:1.1.3: any of these numbers may be negative.
    # CR 26.03:9.4.4: what a static ability adds is there while the ability is; it has no duration of its own.
    # CR 1.2.1: the rules or the print give the number to begin with; what active cards say of it has the last word.
    if quantity not in s.index and not s.lingering:
        return base
    up = down = 0
    cap = fixed = None
    gentle: tuple[tuple[int, int], ...] = ()
    for src, decl in declared(s, quantity):
        if not decl.applies(s, src):
            continue
        if decl.on is not None:
            if cid < 0 or not (decl.on.has(s, cid, src) if host < 0 else decl.on.would_have(s, cid, src, host)):
                continue
        if decl.op == FIXED:
            fixed = True
            continue
        amount = decl.value(s, src, cid)
        if decl.op == ADD:
            if amount >= 0:
                up += amount
            elif decl.least:
                gentle = (*gentle, (amount, decl.least))
            else:
                down += amount
        elif decl.op == SET:
            base = amount
        elif decl.op == CAP:
            cap = amount if cap is None else min(cap, amount)
    for effect in s.lingering:
        if effect.key == CAP_ON[quantity]:
            cap = effect.amount if cap is None else min(cap, effect.amount)
        elif effect.key == quantity and _concerns(s, effect, cid):
            amount = effect.amount if effect.ability < 0 else _counted(s, effect)
            if effect.regs and _caps(s, effect):
                cap = amount if cap is None else min(cap, amount)
            elif amount >= 0:
                up += amount
            else:
                down += amount
    result = base + up + (0 if fixed else down)
    for amount, least in () if fixed else gentle:
        # Reductions down to a minimum come last, and do not raise a lower value.
        result = max(result + amount, min(result, least))
    return result if cap is None or not capped else min(result, cap)


def can_be_lowered(s: State, quantity: Quantity, cid: int) -> bool:
    """CR 1.2.2: does no card say that this quantity of a card cannot be lowered?"""
    if quantity not in s.index:
        return True
    return not any(
        decl.op == FIXED and decl.applies(s, src) and (decl.on is None or decl.on.has(s, cid, src))
        for src, decl in declared(s, quantity)
    )


def _concerns(s: State, effect: Lingering, cid: int) -> bool:
    """Is a lingering change of a quantity about this card: the one it was made for, or any of a kind?"""
    if effect.ability >= 0 and effect.target < 0:
        # CR 1.4:9.9: what holds of all cards of a kind for a while holds of those that come to be such, too.
        decl = s.book.abilities[effect.ability].decl
        if not isinstance(decl, Modify) or (effect.regs and not decl.applies(s, effect.src)):
            return False
        return decl.on is None or (cid >= 0 and decl.on.has(s, cid, effect.src))
    return effect.target < 0 or (cid >= 0 and effect.target == s.ref[cid])


def _caps(s: State, effect: Lingering) -> bool:
    """Does an ability that outlived its card cap a quantity (CR 26.03:9.12.5)?"""
    decl = s.book.abilities[effect.ability].decl if effect.ability >= 0 else None
    return isinstance(decl, Modify) and decl.op == CAP


def _counted(s: State, effect: Lingering) -> int:
    """By how much a lingering effect changes a quantity, counted now (see the interpretations)."""
    decl = s.book.abilities[effect.ability].decl
    return decl.value(s, effect.src) if isinstance(decl, Modify) else effect.amount


def allowances(s: State, quantity: Quantity) -> list[tuple[int, int]]:
    """Which cards allow more of a quantity, and how much: their controller says how much of it they take (CR 9.6.3)."""
    out: list[tuple[int, int]] = []
    if quantity in s.index:
        for src, decl in declared(s, quantity):
            if decl.op == ALLOW and decl.applies(s, src) and decl.value(s, src) > 0:
                out.append((src, decl.value(s, src)))
    return out


def own_value(s: State, quantity: Quantity, cid: int, printed: int) -> int:
    """What an inactive card's own abilities make of its own cost or requirement (CR 9.1.6d)."""
    # CR 1.4:9.4.3: a static ability about its own card is asked although that is inactive.
    said = declared_by(s, cid, quantity)
    if not said:
        return printed
    thing = s.things.get(cid)
    if thing is not None and thing.active:
        return printed
    for decl in said:
        if decl.on is None or not decl.on.names_its_card():
            continue  # CR 1.4:9.1.8d: one about all cards of a kind waits until its own card is active
        if decl.applies(s, cid):
            printed = decl.value(s, cid) + (0 if decl.op == SET else printed)
    return printed


def strength(s: State, cid: int) -> int:
    """CR 2.7.1."""
    printed = s.book.cards[s.code[cid]].strength or 0
    return total(s, "strength", cid, printed) if "strength" in s.index or s.lingering else printed


def prolonged(s: State, effect: Lingering, live: set[int]) -> bool:
    """Does an ability replace the duration of this effect: a static one by the turn's, a gained one by its own?"""
    if effect.key != "strength" or effect.amount <= 0 or not live:
        return False
    # CR 1.4:9.8.9: not an instruction is replaced here, but how long an effect lasts.
    if any(one.key == PROLONGED and one.target == effect.target and one.until in live for one in s.lingering):
        return True
    run = HOOKS.current_run(s) if PROLONGED_RUN in s.index else None
    if PROLONGED not in s.index and (run is None or run.sid not in live):
        return False
    # CR 1.4:9.8.9a: checked at every checkpoint, so it ends with either the ability or the effect.
    # CR 1.4:9.9.5: of lingering effects only; what a static ability adds has no duration to be changed.
    cid = next((cid for cid in s.things if s.ref[cid] == effect.target), -1)
    return cid >= 0 and total(s, PROLONGED if run is None else PROLONGED_RUN, cid, 0) > 0


def type_of(s: State, cid: int) -> str:
    """CR 2.14.3 + 8.4.2 + 10.1.3: what type a card has now; none for a facedown Runner card or a counter."""
    # CR 26.03:1.8.4b: other inactive cards are what is printed on them.
    thing = s.things.get(cid)
    if thing is not None and thing.form != PRINTED:
        return AGENDA if thing.form == AS_AGENDA else ""
    return s.book.cards[s.code[cid]].type


def has_subtype(s: State, cid: int, subtype: str, asked: tuple[int, ...] = ()) -> bool:
    """CR 2.15.5: instances gained and lost are counted. Cards that were asked already do not count for each other."""
    # CR 1.4:9.11.1b: printed and given ones against taken ones; it has the subtype if more are left.
    # CR 1.8.4b: a card has its printed subtypes in every zone, unless it is facedown or converted.
    thing = s.things.get(cid)
    if thing is not None and thing.form in (FACEDOWN, AS_AGENDA, AS_COUNTER):
        return thing.form == AS_AGENDA and thing.memo.get("subtype") == subtype
    n = 1 if subtype in s.card(cid).subtypes else 0
    if "subtype" in s.index:
        for src, number in entries(s, "subtype"):
            decl = s.book.abilities[number].decl
            if isinstance(decl, Subtype) and subtype in decl.changes():
                if decl.applies(s, src) and decl.on.has(s, cid, src):
                    n += decl.by
            elif isinstance(decl, SubtypesOf) and src == cid:
                others = (one for one in decl.of.all(s, src) if one not in asked)
                n += sum(has_subtype(s, one, subtype, (*asked, cid)) for one in others)
    for effect in s.lingering:
        if effect.key == "gained subtype" and effect.which == subtype and effect.target == s.ref[cid]:
            n += effect.amount
    return n > 0


def subtypes_of(s: State, cid: int) -> list[str]:
    """Every subtype a card has now, the printed ones first."""
    known = dict.fromkeys(s.card(cid).subtypes)
    for src, number in entries(s, "subtype"):
        decl = s.book.abilities[number].decl
        known |= dict.fromkeys(decl.changes() if isinstance(decl, Subtype) else ())
        if isinstance(decl, SubtypesOf) and src == cid:
            known |= dict.fromkeys(one for other in decl.of.all(s, src) for one in s.card(other).subtypes)
    gained = (one.which for one in s.lingering if one.key == "gained subtype")
    return [one for one in [*known, *(name for name in gained if name not in known)] if has_subtype(s, cid, one)]


def tags(s: State) -> int:
    """CR 1.9.4: the tags there are and those the Runner is considered to have; costs take real ones only."""
    return max(0, s.tags + total(s, "considered tags", -1, 0)) if "considered tags" in s.index else s.tags


def is_tagged(s: State) -> bool:
    """CR 10.5.2: with a tag the Runner is tagged, and without one if a card says so."""
    return tags(s) > 0 or ("tagged anyway" in s.index and bool(entries(s, "tagged anyway")))


def bad_publicity(s: State) -> int:
    """CR 1.9.4: real and considered bad publicity."""
    key: Quantity = "considered bad publicity"
    return max(0, s.bad_publicity + total(s, key, -1, 0)) if key in s.index else s.bad_publicity


def counters(s: State, cid: int, kind: str) -> int:
    """CR 1.9.4: the tokens on a card and those it is considered to have."""
    key = CONSIDERED.get(kind)
    n = s.tokens(cid, kind)
    if "shares tokens" in s.index:
        n += sum(s.tokens(one, kind) for one in lenders(s, cid, kind))
    return max(0, n + total(s, key, cid, 0)) if key is not None and key in s.index else n


def lenders(s: State, cid: int, kind: str) -> list[int]:
    """The cards whose tokens a card is considered to have, and may spend."""
    found: list[int] = []
    if "shares tokens" in s.index:
        for src, decl in declared(s, "shares tokens"):
            if decl.kind == kind and decl.on.has(s, cid, src):
                found.append(src)
    return found


def taken_from(s: State, cid: int, kind: str, n: int) -> list[tuple[int, int]]:
    """Which cards give up N tokens hosted on a card (all there are, at most), and how many each: the card itself first.

    See the interpretations: tokens that another card shares count as hosted here, so they go too.
    """
    found: list[tuple[int, int]] = []
    for one in (cid, *lenders(s, cid, kind)):
        less = min(n, s.tokens(one, kind))
        if less > 0:
            found.append((one, less))
            n -= less
    return found


def _valued(s: State, quantity: Quantity, cid: int, printed: int, host: int = -1, discount: int = 0) -> int:
    """What is printed on a card, and what abilities make of that, its own first, active or not; never below 0."""
    due = printed
    if quantity in s.book.about[s.code[cid]]:
        due = own_value(s, quantity, cid, due)
    if quantity in s.index or s.lingering:
        due = total(s, quantity, cid, due, host)
    due -= discount
    return due if due > 0 else 0  # noqa: FURB136  (CR 1.15.1c; asked some three hundred times a game)


def rez_cost(s: State, cid: int) -> int:
    """CR 1.15.7."""
    return _valued(s, "rez cost", cid, s.book.cards[s.code[cid]].cost or 0)


def play_cost(s: State, cid: int, x: int = 0) -> int:
    """CR 1.15.6."""
    # CR 3.5.2 + 3.7.2: the printed cost of an operation or event is its play cost.
    printed = s.book.cards[s.code[cid]].cost or 0
    if x and not s.book.ruleset.x_discounted:
        return _valued(s, "play cost", cid, printed) + x
    return _valued(s, "play cost", cid, printed + x)


def install_cost(s: State, cid: int, discount: int = 0, host: int = -1, x: int = 0) -> int:
    """CR 1.15.5a: of a Runner card, on a certain host or on none."""
    # CR 1.15.3a: an X has no number; what is chosen for it comes on top while the card is paid for, else it is 0.
    # CR 26.03:1.16.2c: by 26.03 it is a cost like any other, which abilities lower.
    printed = s.book.cards[s.code[cid]].cost or 0
    if x and not s.book.ruleset.x_discounted:
        return _valued(s, "install cost", cid, printed, host, discount) + x
    return _valued(s, "install cost", cid, printed + x, host, discount)


def install_or_play_cost(s: State, cid: int) -> int:
    """What a Runner card costs: an event is played, the others are installed."""
    return (play_cost if s.card(cid).type == EVENT else install_cost)(s, cid)


def trash_cost(s: State, cid: int) -> int | None:
    """CR 2.6.1: none for a card that has none."""
    printed = s.card(cid).trash
    return None if printed is None else max(0, total(s, "trash cost", cid, printed))


def memory_cost(s: State, cid: int, host: int = -1) -> int:
    """CR 3.9.3: where it is, or where it would be on a certain host."""
    # CR 3.9.3d: asked for by its own name, so nothing that changes or ignores costs touches it.
    if "memory exempt" in s.index and total(s, "memory exempt", cid, 0, host):
        return 0
    return memory_size(s, cid, host)


def memory_size(s: State, cid: int, host: int = -1) -> int:
    """CR 3.9.3: its memory cost, even if it does not count against the limit."""
    return _valued(s, "memory cost", cid, s.book.cards[s.code[cid]].memory, host)


def link(s: State) -> int:
    """CR 10.7.1."""
    # CR 3.1.3: what is added up begins with the base link of the Runner's identity.
    return total(s, "[link]", -1, s.card(identity(s, RUNNER)).link)


def identity(s: State, side: int) -> int:
    """The identity a side plays: the one it came with, or the one it was switched with (CR 1.5.4)."""
    first = 0 if side == CORP else s.owner.index(RUNNER)
    if not s.outside or first in s.things:
        return first
    found = (cid for cid, thing in s.things.items() if s.owner[cid] == side and thing.host < 0)
    return next((cid for cid in found if s.card(cid).type == "identity"), first)


def hand_size(s: State, side: int) -> int:
    """CR 5.5.3."""
    # CR 5.5.3a: five, and what abilities make of it.
    quantity: Quantity = "corp hand size" if side == CORP else "hand size"
    size = 5
    if quantity in s.index or s.lingering:
        size = total(s, quantity, -1, size)
    # CR 5.5.3b: minus brain damage, even if the size was set to a value.
    return size - s.brain if side == RUNNER else size


def clicks_allotted(s: State, side: int) -> int:
    """CR 1.11.2."""
    # CR 1.11.2a + 1.11.2b: 3 for the Corp and 4 for the Runner, before cards change that.
    return max(0, total(s, "corp clicks" if side == CORP else "clicks", -1, 3 if side == CORP else 4))


def agenda_points(s: State, cid: int) -> int:
    """CR 2.5.1: what is printed, or what a converted card is said to be worth (CR 10.1.3), and what changes that."""
    thing = s.things.get(cid)
    if thing is not None and thing.form == AS_AGENDA:
        return total(s, "agenda points", cid, thing.points)
    printed = s.book.cards[s.code[cid]].points
    return total(s, "agenda points", cid, printed) if "agenda points" in s.index or s.lingering else printed


def score_of(s: State, side: int) -> int:
    """CR 1.16.1."""
    # CR 3.2.2b: points count for the player with the agenda in their score area, and nowhere else.
    points = 0
    for cid in s.score[side]:
        points += agenda_points(s, cid)
    return points


def threat(s: State) -> int:
    """CR 26.03:1.17.1a: the threat level is the higher of both scores."""
    return max(score_of(s, CORP), score_of(s, RUNNER))


HOOKS.threat = threat


def advancement_requirement(s: State, cid: int) -> int:
    """CR 2.4.1."""
    # CR 3.2.3b + 1.4:9.1.8e: what an agenda says of its own requirement holds while it is installed and inactive.
    return _valued(s, "advancement requirement", cid, s.card(cid).advancement)


def chosen_server(s: State, cid: int) -> int:
    """The server that was chosen for a card (CR 10.2.3), if one was."""
    thing = s.things.get(cid)
    return int(thing.memo.get(CHOSEN_SERVER, NOWHERE)) if thing is not None else NOWHERE


def elsewhere(s: State, decl: Cannot | ExtraCost, src: int, server: int) -> bool:
    """Is the ability only about one server, and that is another one?"""
    if decl.server == CHOSEN:
        return server == NOWHERE or chosen_server(s, src) != server
    if decl.server:
        here = server != NOWHERE and server not in CENTRALS if decl.server == "remote" else server == int(decl.server)
        return not here
    if not decl.here:
        return False
    thing = s.things.get(src)
    return thing is None or server == NOWHERE or thing.server != server


def forbidden(s: State, verb: Verb, cid: int = -1, server: int = NOWHERE) -> bool:
    """Does a 'cannot' forbid it (CR 1.2.2)?"""
    key = CANNOT[verb]
    if key in s.index:
        for src, decl in declared(s, key):
            if decl.applies(s, src) and not elsewhere(s, decl, src, server):
                if decl.on is None or (cid >= 0 and decl.on.has(s, cid, src)):
                    return True
    for effect in s.lingering:
        if effect.key == key and (effect.target < 0 or (cid >= 0 and effect.target == s.ref[cid])):
            if effect.which == "server" and effect.amount != server:
                continue  # only one server is meant
            if effect.which == COPIES and (cid < 0 or effect.amount != s.code[cid]):
                continue  # only copies of one card are
            if effect.ability < 0 or _goes_on(s, effect, cid, server):
                return True
    return False


def untrashable(s: State, cid: int, by: int, src: int = -1) -> bool:
    """Is it forbidden that a side trashes a card (CR 1.2.2), with an ability of `src` if there is one?

    The rules themselves are not held back.
    """
    if by == RULES:
        return False
    if forbidden(s, "trash", cid):
        return True
    if by == CORP:
        if src >= 0 and "cannot:trash with this" in s.index and _spares(s, src, cid):
            return True
        return "cannot:corp trash" in s.index and forbidden(s, "corp trash", cid)
    return s.owner[cid] == CORP and forbidden(s, "runner trash", cid)


def _spares(s: State, src: int, cid: int) -> bool:
    """Does a card say that the Corp cannot trash such a card with it now?"""
    return any(
        one == src and decl.applies(s, src) and (decl.on is None or decl.on.has(s, cid, src))
        for one, decl in declared(s, "cannot:trash with this")
    )


def kept(s: State, cid: int) -> bool:
    """Does a card stay where it is: out of the game (CR 4.8.5), or in a heap that nothing can leave (CR 1.2.2)?"""
    if s.zone[cid] == REMOVED:
        return True
    if "cannot:leave heap" not in s.index or s.zone[cid] != DISCARD or s.owner[cid] != RUNNER:
        return False
    return forbidden(s, "leave heap")


def _goes_on(s: State, effect: Lingering, cid: int, server: int) -> bool:
    """What outlived its card forbids the same, in the server the card was in."""
    decl = s.book.abilities[effect.ability].decl
    if not isinstance(decl, Cannot) or (decl.here and effect.amount != server) or effect.until in DURING_TURN:
        return False
    return decl.on is None or (cid >= 0 and decl.on.has(s, cid, effect.src))


def forbids_itself(s: State, verb: Verb, cid: int) -> bool:
    """CR 3.2.3b: does the card say that it cannot be scored or stolen now, active or not?"""
    return any(decl.applies(s, cid) for decl in declared_by(s, cid, CANNOT[verb]))


def unusable(s: State, cid: int) -> bool:
    """CR 9.1.3: may no optional ability of the card be resolved, no credit on it be spent (1.4:1.10.4d)?"""
    return bool("cannot:use" in s.index or s.lingering) and forbidden(s, "use", cid)


def cannot_spend(s: State, side: int) -> bool:
    """CR 1.2.2: is the Runner forbidden to spend credits, from wherever they would come?"""
    if side != RUNNER or not ("cannot:spend credits" in s.index or s.lingering):
        return False  # as nearly always
    return forbidden(s, "spend credits")


def no_paid_use(s: State, cid: int, side: int) -> bool:
    """CR 1.2.2 + 9.5.1: is the Runner forbidden to use paid abilities of the card, and only those?"""
    if side != RUNNER or not ("cannot:use paid" in s.index or s.lingering):
        return False  # as nearly always
    return forbidden(s, "use paid", cid)


def remote_limit(s: State) -> int:
    """1.4:4.7.8h + 26.03:4.6.8f: to how many remote servers the Corp is limited, or NO_REMOTE_LIMIT."""
    if "limit remotes" not in s.index:
        return NO_REMOTE_LIMIT
    return min([decl.n for _, decl in declared(s, "limit remotes")], default=NO_REMOTE_LIMIT)


def additional_costs(s: State, verb: Costly, cid: int, server: int = NOWHERE) -> tuple[tuple[Component, int], ...]:
    """Every additional cost of a verb, with the card that asks for it (CR 1.15.9)."""
    key = COST_OF[verb]
    own = declared_by(s, cid, key) if cid >= 0 else []
    if not own and key not in s.index and not s.lingering:
        return ()  # as nearly always
    if "no extra costs" in s.index and _waived(s, verb, cid):
        return ()
    out: list[tuple[Component, int]] = []
    for cost in own:
        if cost.applies(s, cid):
            out.extend((one, cid) for one in cost.cost)
    if key in s.index:
        for src, cost in declared(s, key):
            if cost.applies(s, src) and not elsewhere(s, cost, src, server):
                if cost.on is None or (cid >= 0 and cost.on.has(s, cid, src)):
                    out.extend((one, src) for one in cost.cost)
    for effect in s.lingering:
        if effect.key == key and effect.until not in DURING_TURN:
            # An effect that outlived its card applies to the server the card was in.
            decl = s.book.abilities[effect.ability].decl
            if not isinstance(decl, ExtraCost) or (decl.here and effect.amount != server):
                continue
            if effect.target >= 0 and (cid < 0 or effect.target != s.ref[cid]):
                continue  # CR 1.4:9.9.3: it was made about another card
            if decl.on is None or (cid >= 0 and decl.on.has(s, cid, effect.src)):
                out.extend((one.with_x(effect.amount), effect.src) for one in decl.cost)
    return tuple(out)


def _waived(s: State, verb: Costly, cid: int) -> bool:
    """CR 1.2.1 + 1.15.9: does a card say that nothing is added to the cost?"""
    return cid >= 0 and any(
        decl.verb == verb and decl.on.has(s, cid, src) for src, decl in declared(s, "no extra costs")
    )


def additional_bill(s: State, verb: Costly, side: int, cid: int = -1, server: int = NOWHERE) -> Bill:
    """What all additional costs of a verb put on the bill of the side that pays (CR 1.15.9)."""
    key = COST_OF[verb]
    if key not in s.index and not s.lingering and (cid < 0 or key not in s.book.about[s.code[cid]]):
        return ()  # as nearly always
    out: Bill = ()
    for component, src in additional_costs(s, verb, cid, server):
        out = (*out, *component.bill_about(s, side, src, cid))
    return out
