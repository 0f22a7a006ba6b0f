"""Where a trashed card goes if not to the discard pile (1.4:1.18.1a), and how an agenda comes to a score area.

That a card is trashed and that it is added to a discard pile are two facts. An effect that replaces only the second
leaves the first as it is: costs are paid, conditions that wait for a trashed card are met. The same is true of
an agenda that is scored or stolen and the score area that it is added to.
"""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a, several
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.values import dataclass
from sneakdoor.model import parts
from sneakdoor.model.abilities import Constant
from sneakdoor.model.declare import Cards, Condition, Program
from sneakdoor.model.enums import DECK, DISCARD, HAND, SIDE_NAMES, Token
from sneakdoor.model.keys import Key
from sneakdoor.model.phrasing import sentences, tokens
from sneakdoor.model.state import State
from sneakdoor.rules.changes import entries

TURNED_FACEDOWN: Final = "to:facedown"  # stays installed, turned facedown
INTO_DECK: Final = "shuffled into its deck"
HOSTED_HERE: Final = "to:host"  # not installed, on the card that says so
SET_ASIDE: Final = "to:aside"  # for the instructions of the replacement effect
_INSTEAD: Final[dict[parts.Destination, str]] = {
    TURNED_FACEDOWN: "turn * facedown",
    INTO_DECK: "shuffle * into its deck",
    HOSTED_HERE: "host * on this card",
    SET_ASIDE: "set * aside",
}
_FROM: Final[dict[int, str]] = {DISCARD: "Archives", HAND: "HQ", DECK: "R&D"}
_OWN: Final[dict[int, str]] = {HAND: " from your hand", DECK: " from your deck"}


@dataclass(frozen=True, slots=True)
class TrashTo(Constant):
    """A mandatory interrupt that replaces only the destination of trashed cards (1.4:1.18.1a).

    With `do`, those instructions follow for all cards that one act set aside, in the register `aside`.
    """

    on: Cards
    to: parts.Destination
    do: Program = ()
    only: Condition | None = None
    zone: int = -1  # only if they are trashed from this zone

    def keys(self, side: int) -> tuple[Key, ...]:
        return ("trash to",)

    def program(self) -> Program:
        return self.do

    def say(self) -> str:
        only = f", {self.only.say()}" if self.only is not None else ""
        # The instructions apply to all cards of one act together, and are worded in the plural.
        what, it = (f"1 or more {several(self.on.say())}", "them") if self.do else (a(self.on.say()), "it")
        pile = "the heap" if "Runner" in what else "your discard pile"
        only = _OWN.get(self.zone, "") + only
        rest = f" {sentences(self.do)}" if self.do else ""
        lead = capital(f"whenever {what} would be trashed{only}")
        return f"[interrupt] - {lead}, {_INSTEAD[self.to].replace('*', it)} instead of adding {it} to {pile}.{rest}"


@dataclass(frozen=True, slots=True)
class ScoredWith(Constant):
    """A mandatory interrupt on an agenda: added to a score area, it has tokens there (1.4:1.16.3f defines it)."""

    whose: int
    kind: Token
    n: int
    not_from: int = -1  # nothing is replaced if it comes from this zone

    def keys(self, side: int) -> tuple[Key, ...]:
        return ()  # it is about the card's own arrival, and asked of the card itself

    def say(self) -> str:
        source = f" from anywhere but {_FROM[self.not_from]}" if self.not_from >= 0 else ""
        area = f"{SIDE_NAMES[self.whose]}'s score area"
        return (
            f"[interrupt] - Whenever this agenda would be added to {area}{source}, "
            f"add it with {tokens(self.n, self.kind)} on it instead."
        )


def arrives_with(s: State, cid: int, side: int) -> ScoredWith | None:
    """What replaces that a card is simply added to a score area, if anything does."""
    for number in s.book.own[s.code[cid]]:
        decl = s.book.abilities[number].decl
        if isinstance(decl, ScoredWith) and decl.whose == side and s.origin(cid) != decl.not_from:
            return decl
    return None


def claims(s: State, cid: int) -> list[tuple[int, int]]:
    """The abilities that would send a card somewhere else if it were trashed now."""
    out: list[tuple[int, int]] = []
    for src, number in entries(s, "trash to"):
        decl = s.book.abilities[number].decl
        if isinstance(decl, TrashTo) and decl.on.has(s, cid, src):
            if decl.zone >= 0 and s.zone[cid] != decl.zone:
                continue
            if decl.only is None or decl.only.true(s, src, None):
                out.append((src, number))
    return out


def assign(s: State, one: parts.Trash, src: int, number: int) -> None:
    """This ability says where the card goes; nothing is left for another to replace (1.4:9.8)."""
    decl = s.book.abilities[number].decl
    assert isinstance(decl, TrashTo)
    one.to = decl.to
    one.sent_by = (src, number)
