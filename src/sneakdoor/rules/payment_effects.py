"""What happens to the items of a bill as it is paid (CR 1.15.1), other than credits and clicks that are spent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sneakdoor.model import bills, parts
from sneakdoor.model.bills import Item, PaidWith
from sneakdoor.model.changes import OfTokens
from sneakdoor.model.objects import AS_AGENDA
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.money import lose_clicks
from sneakdoor.rules.moving import place_tokens
from sneakdoor.rules.visibility import reveal

_WITH: Final[dict[PaidWith, type[parts.OnCard]]] = {
    "trash": parts.Trash,
    "derez": parts.Derez,
    "forfeit": parts.Forfeit,
    "return": parts.ToHand,
    "shuffle in": parts.ShuffleIn,
    "to deck top": parts.ToDeckTop,
    "to deck bottom": parts.ToDeckBottom,
    "remove from game": parts.RemoveFromGame,
}
"""What happens to a card that is part of a cost."""


def show_cards(s: State, side: int, cids: Sequence[int], src: int) -> None:
    """Cards that are paid with are revealed first."""
    for cid in cids:
        reveal(s, cid)
        happen(s, "revealed", side, cid, src=src, rule="8.1.5", seen=3)


def paid_with(s: State, side: int, verb: PaidWith, cid: int, src: int, *, shown: bool = False) -> parts.OnCard:
    """What happens to a card that is part of a cost; a revealed one is trashed faceup (CR 26.03:4.4.6b)."""
    part = _WITH[verb](side, cid, src, "cost", s.ref[cid])
    if shown and isinstance(part, parts.Trash):
        part.faceup = True
    return part


def settle_item(s: State, side: int, item: Item, src: int, batch: int) -> list[parts.Part]:
    """What is not spent at once is an effect of paying, and happens when the whole bill is settled."""
    if isinstance(item, bills.LoseClicks):
        lose_clicks(s, side, item.n, src)
    elif isinstance(item, bills.Tokens):
        place_tokens(s, s.things[item.cid], item.token, -item.n)
        happen(s, OfTokens("tokens spent", item.token), side, item.cid, item.n, src, rule="1.15.1", batch=batch)
    elif isinstance(item, bills.RemoveTags):
        s.tags -= item.n
        happen(s, "tags removed", side, amount=item.n, src=src, cause="cost", rule="10.5.5", batch=batch)
    elif isinstance(item, bills.RemoveBadPublicity):
        s.bad_publicity -= item.n
        happen(s, "bad publicity removed", side, amount=item.n, src=src, cause="cost", rule="10.6.3", batch=batch)
    elif isinstance(item, bills.TurnFacedown):
        for cid in item.cids[: item.n]:
            s.things[cid].faceup = False
            happen(s, "turned facedown", side, cid, src=src, rule="26.03:1.13.7", batch=batch, seen=3)
    elif isinstance(item, bills.Stealth):
        pass  # a word on the credits, which were looked after as they were chosen
    elif isinstance(item, bills.ThisCard):
        shown = isinstance(item, bills.RevealedCard)
        if shown:
            show_cards(s, side, (item.cid,), src)
        return [paid_with(s, side, item.verb, item.cid, src, shown=shown)]
    elif isinstance(item, bills.AddAsAgenda):
        part = parts.AddToScoreArea(side, item.cid, side, item.points, AS_AGENDA, src)
        part.kept = item.kept
        return [part]
    elif isinstance(item, (bills.TopCards, bills.RandomCards, bills.ShuffleHand)):
        return _with_deck(s, side, item, src)
    elif isinstance(item, bills.SufferDamage):
        return [parts.Damage(side, item.n, item.damage, item.src, "cost")]
    elif isinstance(item, bills.TakeTags):
        return [parts.Tag(side, item.n, item.src, "cost")]
    elif isinstance(item, bills.TakeBadPublicity):
        return [parts.BadPublicity(side, item.n, item.src, "cost")]
    else:
        assert isinstance(item, bills.AnyTokens)  # all that was due of them is on the bill card by card
    return []


def _with_deck(s: State, side: int, item: Item, src: int) -> list[parts.Part]:
    """What is paid with the payer's own deck or hand: top cards, cards at random, or the hand that is shuffled in."""
    if isinstance(item, bills.RandomCards):
        cids = tuple(s.chance.draw(s.hand[item.whose], item.n))
        if item.shown:
            show_cards(s, side, cids, src)
        return [paid_with(s, side, item.verb, cid, src, shown=item.shown) for cid in cids]
    if isinstance(item, bills.TopCards):
        return [parts.Trash(side, cid, src, "cost", s.ref[cid]) for cid in reversed(s.deck[side][-item.n :])]
    # CR 4.2.3: a hand goes into the deck; with none in it the deck is shuffled all the same.
    hand: list[parts.Part] = [parts.ShuffleIn(side, cid, src, "cost", s.ref[cid]) for cid in s.hand[side]]
    return hand or [parts.Shuffle(side, src, "cost")]
