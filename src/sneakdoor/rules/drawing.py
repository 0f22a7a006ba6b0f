"""Drawing, looking, searching, shuffling (1.4:1.8.5, CR 4.2)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model import parts
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import WouldBe
from sneakdoor.model.constants import Verb
from sneakdoor.model.enums import ASIDE, CORP, HAND, RUNNER
from sneakdoor.model.objects import Pending
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.imminence import Imminent, happens, perform, unfolds
from sneakdoor.rules.moving import shuffle, to_pile
from sneakdoor.rules.quantities import forbidden

DRAW_CARD: Final = parts.DrawCard.kind
BOTTOM: Final = "from the bottom"
CANNOT_DRAW: Final[dict[int, Verb]] = {CORP: "corp draw", RUNNER: "draw"}
"""By side: what forbids it to draw."""


@happens(parts.Draw)
def apply_draw(s: State, them: list[parts.Draw]) -> None:
    s.book.ruleset.draw(s, them)


def draw_cards(s: State, them: list[parts.Draw]) -> None:
    """CR 1.4:1.8.5: straight into the hand."""
    for one in them:
        draw(s, one.by, one.amount, one.src, cause=one.cause)


def draw(s: State, side: int, n: int, src: int = -1, rule: str = "1.4:1.8.5", cause: Cause = "") -> int:
    """Take cards from the top of the deck into the hand (CR 1.4:1.8.5)."""
    if n <= 0 or forbidden(s, CANNOT_DRAW[side]):
        return 0
    if DRAW_CARD in s.index:
        singles = single_cards(s, parts.Draw(side, n, src=src, cause=cause))
        if singles:
            perform(s, singles)
            return n
    return len(take_from_deck(s, parts.Draw(side, n, src=src, cause=cause), HAND, rule, s.fresh()))


def take_from_deck(s: State, one: parts.Draw, zone: int, rule: str, batch: int) -> list[int]:
    """Move the cards of a draw to a zone, one after the other, and return them."""
    side, deck = one.by, s.deck[one.by]
    drawn: list[int] = []
    # CR 1.4:1.8.5 + 26.03:1.8.5: from the top, unless an effect says otherwise, one after the other.
    while len(drawn) < one.amount:
        if drawn and forbidden(s, CANNOT_DRAW[side]):
            break  # CR 1.2.2a: as many as the "cannot" leaves
        if not deck:
            if side == CORP:
                # CR 1.7.2c + 4.3.7b: a Corp that must draw and cannot has lost.
                win(s, RUNNER, "empty R&D")
            break
        cid = deck[0] if one.cause == BOTTOM else deck[-1]  # CR 4.3.3: the top card
        to_pile(s, cid, zone, faceup=zone != ASIDE)
        happen(s, "drawn", side, cid, src=one.src, cause=one.cause, rule=rule, seen=1 << side, batch=batch)
        drawn.append(cid)
    return drawn


@unfolds(parts.Draw)
def single_cards(s: State, one: parts.Draw) -> list[parts.Part]:
    """See the interpretations: once the number is final, each single card is about to be added to the hand."""
    if DRAW_CARD not in s.index or not 0 < one.amount <= len(s.deck[one.by]):
        return []
    if forbidden(s, CANNOT_DRAW[one.by]):
        return []
    depths = range(len(s.deck[one.by]) - 1, -1, -1) if one.cause == BOTTOM else range(one.amount)
    return [parts.DrawCard(one.by, depth, one.src, one.cause) for depth in depths[: one.amount]]


def to_be_drawn(s: State, one: parts.DrawCard) -> int:
    """The card that is now at the position of a part; -1 if there is none."""
    deck = s.deck[one.by]
    return deck[-1 - one.depth] if one.depth < len(deck) else -1


@happens(parts.DrawCard)
def apply_draw_cards(s: State, them: list[parts.DrawCard]) -> None:
    """The cards come to the hand, all at once, save those with which something else is to be done."""
    batch = s.fresh()
    cards = [(one, to_be_drawn(s, one)) for one in them]
    instead: list[tuple[int, tuple[int, int], int]] = []
    for one, cid in cards:
        if cid < 0 or forbidden(s, CANNOT_DRAW[one.by]):
            continue
        if one.instead is not None:
            instead.append((one.by, one.instead, cid))
        else:
            to_pile(s, cid, HAND)
        # CR 1.4:1.8.5a: only the adding is replaced, so the card counts as drawn wherever it goes.
        how = one.cause
        happen(s, "drawn", one.by, cid, src=one.src, cause=how, rule="1.4:1.8.5a", seen=1 << one.by, batch=batch)
    for by, (src, number), cid in reversed(instead):
        HOOKS.resolve(s, number, src, by, {"subject": ((cid, s.ref[cid]),)})


def aimed(s: State, one: Pending, frame: Imminent) -> Pending:
    """An instance that is about one of several parts, with the card that this part is about now."""
    change = one.change
    if not isinstance(change, WouldBe) or change.piece < 0:
        return one
    for piece in frame.parts:
        if isinstance(piece, parts.DrawCard) and piece.by == change.side and piece.depth == change.piece:
            cid = to_be_drawn(s, piece)
            if cid >= 0:
                occasion = change.about(cid, s.ref[cid], change.src)
                return Pending(one.ability, one.src, one.ref, one.controller, one.optional, False, occasion, one.regs)
    return one


@happens(parts.Shuffle)
def apply_shuffle(s: State, them: list[parts.Shuffle]) -> None:
    for one in them:
        shuffle(s, one.by)
        happen(s, "shuffled", one.by, src=one.src, rule="4.2.3")
