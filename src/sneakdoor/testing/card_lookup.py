"""Find the card that a title means, or refuse if it is ambiguous."""

from __future__ import annotations

import re
from typing import Any, Final

from sneakdoor.grammar.quotation_marks import plain_quotes
from sneakdoor.model.enums import server_name
from sneakdoor.model.objects import ICE_SLOT
from sneakdoor.model.state import State
from sneakdoor.options import Decision, Option
from sneakdoor.testing.seen import Seen
from sneakdoor.testing.skipped_questions import said

Card = str | Seen
"""A card as verbs take it: by its title, or the one that `put` or `card` answered with."""

HOW_TO_SAY: Final = "Say which: give the card that `put` returned, or `t.card(title, n)`, instead of the title."


def same_title(one: str, other: str) -> bool:
    return plain_quotes(one) == plain_quotes(other)


def called(card: Card) -> str:
    return card if isinstance(card, str) else card.title


def means(option: Option, card: Card) -> bool:
    """Is the option about this card? Without a title, any card will do."""
    if isinstance(card, str):
        return not card or same_title(option.card, card)
    handle = card.handle
    return option.handle == handle if handle or option.handle else same_title(option.card, card.title)


def is_host(option: Option, card: Card) -> bool:
    """Is the option to install on this card? One that has left since is known by its title."""
    return means(option, card) or (isinstance(card, Seen) and not card.handle and same_title(option.card, card.title))


def is_such(option: Option, card: Card, kinds: tuple[str, ...], says: str, fields: dict[str, Any]) -> bool:
    """Is the option one of these kinds, about this card, with these words and these fields?"""
    return (
        option.kind in kinds
        and means(option, card)
        and said(option, says)
        and all(getattr(option, name) == value for name, value in fields.items())
    )


def look(s: State, cid: int) -> tuple[Any, ...]:
    """All by which a card can be told from another of its title."""
    thing = s.things.get(cid)
    if thing is None:
        return (s.zone[cid], s.owner[cid], cid in s.down)
    place = s.ice[thing.server].index(cid) if thing.slot == ICE_SLOT else -1
    hosted = [s.card(one).title for one in thing.hosted]
    lies = (s.zone[cid], thing.controller, thing.server, thing.slot, place, thing.host, hosted)
    return (*lies, thing.faceup, thing.form, thing.points, thing.tokens, thing.memo)


def where(s: State, cid: int) -> str:
    """A card in a message, with what tells it from others."""
    thing = s.things.get(cid)
    if thing is None:
        return s.place(cid)
    words = [server_name(thing.server) if thing.server >= 0 else s.place(cid)]
    if thing.server >= 0:
        words.append("faceup" if thing.faceup else "facedown")
    if thing.host >= 0:
        words.append(f"on {s.card(thing.host).title}")
    words.extend(f"{n} {kind}" for kind, n in thing.tokens.items())
    return ", ".join(words)


def rivals(s: State, cids: list[int]) -> list[int]:
    """One of each that can be told apart: more than one, and their title does not say which is meant."""
    out: list[int] = []
    for cid in cids:
        if not any(look(s, cid) == look(s, other) for other in out):
            out.append(cid)
    return out


def doubt(s: State, d: Decision, fitting: list[Option]) -> str:
    """What options with one title leave open, if they are about cards or abilities that can be told apart; else ''."""
    if len({(option.kind, option.ability) for option in fitting}) > 1 or fitting[0].kind == "mode":
        words = " / ".join(str(option) for option in fitting)
        return f"could mean each of these: {words} Say some words of the one that is meant."
    about = {_INSTANCE.sub("", str(option)) for option in fitting}
    if fitting[0].kind == "trigger" and len({option.handle for option in fitting}) == 1 and len(about) > 1:
        return f"could mean each of these: {' / '.join(sorted(about))} Say some words of the one that is meant."
    moves = [d.move(option) for option in fitting]
    cids = [move[1] for move in moves if move is not None and len(move) > 1 and isinstance(move[1], int)]
    if len(cids) < len(fitting) or fitting[0].kind in _NO_CARDS:
        return ""
    different = rivals(s, list(dict.fromkeys(cids)))
    words = " / ".join(f"{s.card(cid).title} ({where(s, cid)})" for cid in different)
    return f"could mean each of these: {words}. {HOW_TO_SAY}" if len(different) > 1 else ""


_INSTANCE: Final = re.compile(r",? ?\b\d+ of \d+\b")
"""How instances are told apart that are alike in all else."""

_NO_CARDS: Final = ("number", "mode", "server", "run", "subroutine", "name")
"""Options whose number is no card's."""
