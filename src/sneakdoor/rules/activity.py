"""Active and inactive cards (CR 1.8.3, 1.8.4, 9.1.5, 9.1.6), and the index of what is active."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.abilities import Paid, When
from sneakdoor.model.corp_constants import WhileStolen
from sneakdoor.model.declare import Book, Filed, Zoned
from sneakdoor.model.enums import RUNNER, SCORE
from sneakdoor.model.keys import Key
from sneakdoor.model.objects import AS_COUNTER, NO_MEMO, Thing
from sneakdoor.model.state import D_LIMITS, D_UNIQUE, D_WHILE, State

CHOSEN_SERVER: Final = "chosen server"
CHOICES: Final = ("chosen", CHOSEN_SERVER, "named", "named subtype", "named type")
"""What a card keeps in mind because a player chose it for one of its abilities."""


def filed(book: Book, code: int) -> Filed:
    """The index keys of a card's printed abilities that work while it is active."""
    found = book.filed.get(code)
    if found is None:
        side = book.cards[code].side
        found = tuple(
            (key, number)
            for number in book.own[code]
            for key in book.abilities[number].keys(side)
            if not (isinstance(decl := book.abilities[number].decl, When | Paid) and decl.zone >= 0)
        )
        book.filed[code] = found
    return found


def zoned(book: Book, code: int) -> Zoned:
    """Its abilities that work from another zone (CR 9.1.6b), with the zone."""
    # CR 1.4:9.1.8: these are in the index while their card is inactive; `own` asks those about the card itself.
    found = book.zoned.get(code)
    if found is None:
        side = book.cards[code].side
        out: list[tuple[int, tuple[Key, int]]] = []
        for number in book.own[code]:
            decl = book.abilities[number].decl
            if isinstance(decl, When | Paid) and decl.zone >= 0:
                out.extend((decl.zone, (key, number)) for key in book.abilities[number].keys(side))
            elif isinstance(decl, WhileStolen):
                for given in book.granted[number]:
                    out.extend((SCORE, (key, given)) for key in book.abilities[given].decl.keys(RUNNER))
        found = tuple(out)
        book.zoned[code] = found
    return found


def text_of(s: State, thing: Thing) -> Filed:
    """The index keys of the abilities it has as what it is now (CR 10.1.4: a counter has only what made it one)."""
    if thing.form != AS_COUNTER:
        printed = filed(s.book, s.code[thing.cid])
        gained = thing.memo.get("gained", ()) if thing.memo else ()
        return (*printed, *_given(s, thing, gained)) if gained else printed
    # CR 1.9.5j: a condition counter has rules text of its own.
    return _given(s, thing, thing.memo.get("text", ()))


def _given(s: State, thing: Thing, numbers: tuple[int, ...]) -> Filed:
    abilities = s.book.abilities
    return tuple((key, number) for number in numbers for key in abilities[number].keys(thing.controller))


def in_text(s: State, cid: int, number: int) -> bool:
    """Is the ability in the card's text box, printed or gained as text?"""
    thing = s.things.get(cid)
    return number in s.book.own[s.code[cid]] or (thing is not None and number in thing.memo.get("gained", ()))


def file(s: State, cid: int, keys: Filed) -> None:
    index = s.index
    for key, number in keys:
        index[key] = (*index.get(key, ()), (cid, number))


def unfile(s: State, cid: int, keys: Filed) -> None:
    index = s.index
    for key, _ in keys:
        left = tuple(entry for entry in index.get(key, ()) if entry[0] != cid)
        if left:
            index[key] = left
        else:
            index.pop(key, None)


def activate(s: State, thing: Thing) -> None:
    """The card's abilities begin to work (CR 1.8.3)."""
    # CR 1.4:1.8.6: from now on they are in the index, which is where the game looks for abilities.
    if thing.active:
        return
    thing.active = True
    thing.since = s.fresh()
    file(s, thing.cid, text_of(s, thing))
    if s.book.ruleset.match_late and s.journal.length > s.looked:
        s.woken = (*s.woken, (thing.cid, s.journal.length))
    s.dirty |= D_UNIQUE | D_LIMITS | D_WHILE


def deactivate(s: State, thing: Thing) -> None:
    """The card's abilities stop working (CR 1.8.4)."""
    if not thing.active:
        return
    thing.active = False
    unfile(s, thing.cid, text_of(s, thing))
    if thing.memo:
        # CR 1.4:9.9.3c: what a player chose for its abilities is kept while it is active, and no longer.
        thing.memo = {name: fact for name, fact in thing.memo.items() if name not in CHOICES} or NO_MEMO
    if s.lingering:
        # CR 1.4:9.9.3b: and choices made for this turn only.
        kept = tuple(one for one in s.lingering if one.src != thing.cid or one.key != "chosen")
        if len(kept) != len(s.lingering):
            s.lingering = kept
    s.dirty |= D_LIMITS | D_WHILE


def enter_zone(s: State, cid: int, zone: int) -> None:
    for at, entry in zoned(s.book, s.code[cid]):
        if at == zone:
            file(s, cid, (entry,))


def leave_zone(s: State, cid: int, zone: int) -> None:
    for at, entry in zoned(s.book, s.code[cid]):
        if at == zone:
            unfile(s, cid, (entry,))
