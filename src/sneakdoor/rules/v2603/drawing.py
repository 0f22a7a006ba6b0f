"""Drawing by version 26.03 (CR 26.03:8.4): drawn cards are set aside before they come to the hand."""

from __future__ import annotations

from typing import Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.enums import ASIDE, HAND
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.registers import Held
from sneakdoor.model.state import State
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.drawing import CANNOT_DRAW, DRAW_CARD, draw_cards, take_from_deck
from sneakdoor.rules.moving import to_pile
from sneakdoor.rules.quantities import forbidden
from sneakdoor.rules.questions import as_refs, still


def push_draw(s: State, them: list[parts.Draw]) -> None:
    """Draw cards; they are only set aside if the checkpoint in the middle could find anything to do."""
    if DRAW_CARD in s.index or not _checkpoint_matters(s):
        draw_cards(s, them)
    else:
        # CR 26.03:8.4.4: players who draw at the same time do it together, so with one reaction window.
        s.push(Drawing(them))


def _checkpoint_matters(s: State) -> bool:
    index = s.index
    return bool(s.dirty or s.lingering) or "drawn" in index or "grant" in index or "while" in index


class Drawing(GameFrame):
    """Cards being drawn (CR 26.03:8.4.5)."""

    __slots__ = ("cards", "draws")

    def __init__(self, draws: list[parts.Draw] | None = None, cards: Held = (), at: int = 0) -> None:
        self.at = at
        self.draws: list[parts.Draw] = [] if draws is None else draws
        self.cards = cards  # those that are drawn

    def table(self) -> StepTable:
        return DRAWING

    def unshare(self) -> None:
        self.draws = [one.clone() for one in self.draws]

    def concerns(self) -> set[int]:
        return {cid for cid, _ in self.cards}

    def measures(self) -> tuple[int, ...]:
        return (len(self.cards),)

    def aside_swapped(self, s: State, leaves: tuple[int, int], comes: int) -> None:
        # CR 26.03:8.4.3b + 26.03:8.8.4d: what takes the place of a drawn card is drawn in its stead.
        self.cards = tuple((comes, s.ref[comes]) if one == leaves else one for one in self.cards)

    @step("26.03:8.4.5a", ways=(("nothing was drawn", "end"),))
    def set_aside(self, s: State) -> None:
        """CR 26.03:8.4.2: facedown; the cards are drawn from now on, and their controller may look at them."""
        batch = s.fresh()
        drawn: list[int] = []
        for one in self.draws:
            if one.amount > 0 and not forbidden(s, CANNOT_DRAW[one.by]):
                drawn.extend(take_from_deck(s, one, ASIDE, "26.03:8.4.5a", batch))
        self.cards = as_refs(s, drawn)
        if not drawn:
            self.leave()

    @step("26.03:8.4.5b", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        # CR 26.03:9.11.1c: an instruction that draws is interrupted here.
        checkpoint(s)

    @step("26.03:8.4.5c")
    def add_to_hand(self, s: State) -> None:
        """CR 26.03:8.4.3a: cards that have left the set-aside zone stay where they are."""
        for cid in still(s, self.cards):
            # CR 26.03:8.4.2b + 26.03:4.8.3: no change of its own, so others only see the cards come from the deck.
            if s.zone[cid] == ASIDE:
                to_pile(s, cid, HAND)


DRAWING: Final = table("Drawing")


def drawn_cards(s: State) -> list[int]:
    """The cards that are drawn now and not yet in a hand (CR 26.03:8.4.2a); none outside of a draw."""
    frame = s.find(Drawing)
    return [cid for cid in still(s, frame.cards) if s.zone[cid] == ASIDE] if frame is not None else []
