"""Texts of options: names of cards, current costs, what pending abilities are about.

All texts are for one side and name only what that side may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sneakdoor.grammar.nouns import how_many
from sneakdoor.kernel.frames import Move
from sneakdoor.language.instructions.control import Target
from sneakdoor.model import bills
from sneakdoor.model.abilities import Paid, Sub, When
from sneakdoor.model.bills import ONE_CLICK, Bill
from sneakdoor.model.changes import WouldBe
from sneakdoor.model.constants import FORBIDS
from sneakdoor.model.enums import CENTRALS, CORP, DISCARD, HAND, ICE, PLAY, RUNNER, SCORE, SIDE_NAMES, server_name
from sneakdoor.model.keys import REPLACEMENTS
from sneakdoor.model.moves import OptionKind
from sneakdoor.model.objects import ICE_SLOT, Lingering, Pending
from sneakdoor.model.parts import DrawCard
from sneakdoor.model.phrasing import addressed_to, sentences
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import Resolve, trial_frame, trigger_bill, use_bill
from sneakdoor.rules.access import AccessCard, access_bill
from sneakdoor.rules.accessed_card import steal_bill
from sneakdoor.rules.actions import action_bill
from sneakdoor.rules.capacity import host_in
from sneakdoor.rules.costs import bill_of, click_discount
from sneakdoor.rules.drawing import to_be_drawn
from sneakdoor.rules.imminence import Imminent
from sneakdoor.rules.install_costs import ice_bill, install_bill, root_bill
from sneakdoor.rules.installing import Install, server_at
from sneakdoor.rules.playing import play_bill
from sneakdoor.rules.quantities import additional_costs, trash_cost
from sneakdoor.rules.rezzing import other_rez_bill, rez_bill
from sneakdoor.rules.runs import jack_out_bill, run_bill
from sneakdoor.rules.structures import BreachFrame
from sneakdoor.rules.visibility import visible

# -- cards --------------------------------------------------------------------------------------------------


def name(s: State, cid: int, side: int) -> tuple[str, int, str]:
    """How a side calls a card: its title if it may see it, its handle if it lies open on the table, its zone."""
    zone = s.zone[cid]
    title = s.card(cid).title if visible(s, cid, side) else ""
    if zone == PLAY or zone == SCORE:
        return title, s.things[cid].handle, ""
    if zone == HAND:
        return title, 0, ""
    if zone == DISCARD:
        # CR 4.5.6b: of two copies in Archives, one may lie faceup and the other not, and that is a difference.
        return title, 0, ("facedown discard" if title and cid in s.down else "discard")
    return title, 0, ("deck" if zone == 0 else "aside")


def called(s: State, cid: int, side: int) -> str:
    """A card in a sentence for this side."""
    title, _, _ = name(s, cid, side)
    if title:
        return title
    thing = s.things.get(cid)
    if thing is None:
        return "a card"
    if thing.slot == ICE_SLOT:
        return f"unrezzed {ice_place(s, cid)}"
    if thing.server >= 0:
        where = "in the root of" if thing.server in CENTRALS else "in"
        row = [one for one in s.root.get(thing.server, ()) if not visible(s, one, side)]
        return f"the facedown card{_nth(row, cid)} {where} {server_name(thing.server)}"
    # CR 8.4.1: the Runner's facedown cards, which lie there in the order in which they came.
    hidden = [one for one, other in s.things.items() if other.server < 0 and not visible(s, one, side)]
    row = sorted(hidden, key=lambda one: s.things[one].handle)
    return f"the facedown card{_nth(row, cid)} in the rig"


def ice_place(s: State, cid: int) -> str:
    """Which piece of ice it is on the way to the server: "ice 1 of 2 protecting HQ" is the outermost."""
    server = s.things[cid].server
    row = s.ice.get(server, ())
    which = f"ice {len(row) - row.index(cid)} of {len(row)}" if len(row) > 1 and cid in row else "ice"
    return f"{which} protecting {server_name(server)}"


def _nth(row: Sequence[int], cid: int) -> str:
    """Which of several cards that look alike."""
    return f" {row.index(cid) + 1} of {len(row)}" if len(row) > 1 and cid in row else ""


def numbered(s: State, cid: int, side: int) -> str:
    """A card in a sentence, with its public number if it lies on the table."""
    words = called(s, cid, side)
    thing = s.things.get(cid)
    return words if thing is None or not visible(s, cid, side) else f"{words} #{thing.handle}"


def subroutine_words(s: State, number: int, ice: int, side: int) -> str:
    """The text of a subroutine for a side. How often it is repeated is in its card's text only."""
    known = s.book.abilities[number]
    assert isinstance(known.decl, Sub)
    return addressed_to(sentences(known.decl.do), CORP, side, called(s, ice, side))


# -- prices -------------------------------------------------------------------------------------------------

Price = Callable[[State, Move, int], str]


def _to_rez(s: State, move: Move, side: int) -> str:
    price, other = in_words(s, rez_bill(s, move[1]), side), other_rez_bill(s, move[1])
    return f"{price}, or {in_words(s, other, side)}" if other else price


def _to_play(s: State, move: Move, side: int) -> str:
    bill = play_bill(s, move[1], side)
    # The click of the basic action counts where others are added to it.
    more = len(bill) > 1 or s.lingering
    return _with_x(s, move[1], (*ONE_CLICK, *bill) if more else bill, side)


def _to_install(s: State, move: Move, side: int) -> str:
    return _with_x(s, move[1], install_bill(s, move[1]), side) if s.owner[move[1]] == RUNNER else ""


def _to_act(s: State, move: Move, side: int) -> str:
    return in_words(s, action_bill(s, side, move[0], move[1] if len(move) > 1 else -1), side)


def _to_run(s: State, move: Move, side: int) -> str:
    more = run_bill(s, move[1], basic=True)
    return in_words(s, (*ONE_CLICK, *more), side) if more else ""


def _to_go_there(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    return _with_x(s, top.cid, bill_there(s, top, move), side) if isinstance(top, Install) else ""


def _to_trash(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    # CR 7.7.2: the printed number with all that changes it.
    if not isinstance(top, AccessCard) or len(move) > 1:
        return ""
    return in_words(s, (bills.some_credits(trash_cost(s, top.cid) or 0),), side)


def _to_steal(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    return in_words(s, steal_bill(s, top.cid, top.server), side) if isinstance(top, AccessCard) else ""


def _to_jack_out(s: State, move: Move, side: int) -> str:
    return in_words(s, jack_out_bill(s), side)


def _to_access(s: State, move: Move, side: int) -> str:
    top = s.stack[-1]
    if not isinstance(top, BreachFrame) or isinstance(move[1], str) or not visible(s, move[1], side):
        return ""
    return in_words(s, access_bill(s, move[1], top.server), side)


def _with_x(s: State, cid: int, bill: Bill, side: int) -> str:
    """A bill of which X credits are a part: how many they are is chosen as it is paid (CR 8.5.1a, 8.2.11b)."""
    return in_words(s, bill, side, x=s.card(cid).x_cost)


def bill_there(s: State, install: Install, move: Move) -> Bill:
    """The current cost of installing a card at one of its destinations."""
    cid = install.cid
    if install.ignore or install.facedown:
        return ()
    if s.owner[cid] == CORP:
        # CR 8.2.11a: only ice has a cost, which depends on the ice that is there.
        if s.card(cid).type == ICE and move[0] == "server":
            return ice_bill(s, cid, len(s.ice.get(move[1], ())), install.discount, move[1])
        return root_bill(s, cid, server_at(s, move))
    return install_bill(s, cid, install.discount, host=host_in(move))  # a host may make it cheaper


def _of_ability(s: State, move: Move, side: int) -> str:
    """The price of an ability whose text does not say it as a number."""
    decl = s.book.abilities[move[2]].decl
    if isinstance(decl, Paid) and additional_costs(s, "break", move[1]) and any(one.breaks() for one in decl.do):
        return in_words(s, use_bill(s, side, move[1], decl), side)
    for one in getattr(decl, "cost", ()):
        if not isinstance(getattr(one, "n", 1), int):
            return in_words(s, _bill_of_ability(s, move, side), side, x=one.asks_x())
    return ""


def _bill_of_ability(s: State, move: Move, side: int) -> Bill:
    """What an ability costs now; of one that is pending, what met it may decide."""
    decl = s.book.abilities[move[2]].decl
    if isinstance(decl, When):
        for one in s.stack[-1].waiting():
            if one.serial == move[3]:
                return trigger_bill(s, trial_frame(s, one), decl)
    return bill_of(s, getattr(decl, "cost", ()), side, move[1])


def _of_pick(s: State, move: Move, side: int) -> str:
    """The price of a card that is chosen to be installed, played or rezzed at once, by the terms of what does it."""
    cid = move[1]
    asking = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(asking, Resolve):
        return ""
    program, at = s.book.abilities[asking.ability].program, asking.pc
    bill = program[at - 1].price(s, asking, cid)
    if not bill and isinstance(program[at - 1], Target) and at < len(program):
        bill = program[at].price(s, asking, cid)  # it is chosen for the instruction that follows
    return _with_x(s, cid, bill, side) if bill else ""


PRICES: Final[dict[OptionKind, Price]] = {
    "access": _to_access,
    "action": _of_ability,
    "advance": _to_act,
    "host": _to_go_there,
    "install": _to_install,
    "jack out": _to_jack_out,
    "pick": _of_pick,
    "play": _to_play,
    "purge": _to_act,
    "remove tag": _to_act,
    "rez": _to_rez,
    "rig": _to_go_there,
    "run": _to_run,
    "server": _to_go_there,
    "steal": _to_steal,
    "trash": _to_trash,
    "trash resource": _to_act,
    "trigger": _of_ability,
    "use": _of_ability,
}
"""For each kind of answer for which something may have to be paid at once: what it is, as things are, in words."""


def in_words(s: State, bill: Bill, side: int, *, x: bool = False, clicks: bool = False) -> str:
    """A bill in words. The one click of a basic action goes without saying, unless `clicks` asks for it."""
    if len(bill) == 1 and not x:
        only = bill[0]
        if isinstance(only, bills.Credits):
            return how_many(only.n, "credit")  # as nearly always
    spent = sum(item.n for item in bill if isinstance(item, bills.Clicks))
    due = [item.n for item in bill if isinstance(item, bills.Credits)]
    out: list[str] = []
    if spent:
        spent = max(0, spent - click_discount(s, side))
        if spent != 1 or clicks:
            out.append(how_many(spent, "click"))
    if due:
        n = sum(due)
        out.append(("X credits" if not n else f"X + {how_many(n, 'credit')}") if x else how_many(n, "credit"))
    for item in bill:
        if isinstance(item, bills.ThisCard):
            verb, _, rest = item.verb.partition(" from ")
            out.append(f"{verb} {called(s, item.cid, side)}{rest and ' from the game'}")
        elif isinstance(item, bills.AddAsAgenda):
            card, points = called(s, item.cid, side), how_many(item.points, "agenda point")
            out.append(f"add {card} to the score area, worth {points}")
        elif said := item.say():
            out.append(said)
    return ", ".join(out)


# -- telling apart ------------------------------------------------------------------------------------------

PLACES: Final = {
    "": "in hand",
    "deck": "in the deck",
    "discard": "in the discard pile",
    "facedown discard": "facedown in the discard pile",
    "aside": "set aside",
}


def place_of(s: State, handle: int, zone: str, owner: int) -> str:
    """Where one of several cards with the same title is."""
    if not handle:
        return PLACES.get(zone, zone)
    thing = next(one for one in s.things.values() if one.handle == handle)
    if thing.server >= 0:
        where = server_name(thing.server)
        if thing.slot == ICE_SLOT:
            return f"protecting {where}"
        return f"in the root of {where}" if thing.server in CENTRALS else f"in {where}"
    if thing.host >= 0:
        return f"on {called(s, thing.host, owner)}"
    return ""


def subject_of(s: State, one: Pending, side: int) -> str:
    """The card or object that a waiting ability is about, as far as this side may know which it is."""
    change = one.change
    if isinstance(change, WouldBe) and change.piece >= 0:
        return _to_be_drawn(s, change, side)
    held = _held(s, one)
    if held:
        return ", ".join(numbered(s, cid, side) for cid in held)
    if change is None:
        return ""
    if change.cid >= 0 and change.cid != one.src:
        # CR 4.1.2a: a card that has become another object cannot be named any more, only counted.
        return numbered(s, change.cid, side) if s.ref[change.cid] == change.ref else ""
    return server_name(change.server) if change.server >= 0 else ""


def _to_be_drawn(s: State, would: WouldBe, side: int) -> str:
    """CR 1.4:1.8.5: by its place from the top, for a side that has not seen it."""
    frame = s.find(Imminent)
    for part in frame.parts if frame is not None else ():
        if isinstance(part, DrawCard) and part.by == would.side and part.depth == would.piece:
            cid = to_be_drawn(s, part)
            if cid >= 0:
                seen = f", {s.card(cid).title}" if visible(s, cid, side) else ""
                return f"card {part.depth + 1} from the top{seen}"
    return ""


def _held(s: State, one: Pending) -> list[int]:
    """The cards that a delayed ability has kept in mind, where they are still the objects they were."""
    pairs = [
        pair
        for _, value in one.regs
        if isinstance(value, tuple)
        for pair in value
        if isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], int)
    ]
    found = [cid for cid, ref in pairs if cid != one.src and 0 <= cid < len(s.ref) and s.ref[cid] == ref]
    return list(dict.fromkeys(found))


def words_of(s: State, one: Lingering) -> str:
    """A lingering effect in words."""
    key = one.key
    if key == "gained subroutine":
        return f"gains {s.book.abilities[one.ability].say()}"
    if one.ability >= 0:
        words = s.book.abilities[one.ability].say()
        return f"Instead: {words}" if key in REPLACEMENTS else words
    if key in FORBIDS:
        return f"not allowed: {FORBIDS[key]}"
    if key == "mark":
        return f"the mark is {server_name(one.amount)}"
    if key == "skip discard":
        return f"{SIDE_NAMES[one.side]} skips the discard step"
    if key == "gained subtype":
        return f"{'gains' if one.amount > 0 else 'loses'} {one.which}"
    return f"{one.amount:+d} {key}"


__all__ = [
    "PRICES",
    "called",
    "ice_place",
    "in_words",
    "name",
    "numbered",
    "place_of",
    "subject_of",
    "subroutine_words",
    "words_of",
]
