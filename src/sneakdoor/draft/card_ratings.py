"""Rate cards for drafting, by heuristics over what a card does, never by its name."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sneakdoor.catalogue import Traits, traits

WANTED: Final = {  # wanted number of each type among forty picks; more are worth less
    "agenda": 8, "ice": 16, "asset": 8, "operation": 7, "upgrade": 4,
    "program": 14, "event": 12, "hardware": 7, "resource": 9,
}  # fmt: skip
BREAKERS: Final = 6


def best(pack: list[str], picks: list[str]) -> str:
    """The card of a pack that a bot takes; of equals the first by title."""
    return max(sorted(pack), key=lambda title: worth(title, picks))


def worth(title: str, picks: list[str]) -> float:
    """The worth of a card, beside what was taken before."""
    card = traits(title)
    there = Counter(traits(one).type for one in picks)
    value = _alone(card)
    if there[card.type] >= WANTED.get(card.type, 5):
        value -= 3.0
    if breaks(card):
        value += 3.0 if sum(breaks(traits(one)) for one in picks) < BREAKERS else -1.0
    return value - 0.5 * picks.count(title) * card.unique


def breaks(card: Traits) -> bool:
    return any(deed.breaks for deed in card.deeds) and card.type == "program"


def _alone(card: Traits) -> float:
    if card.type == "agenda":
        return 2.0 + card.points - 0.5 * max(0, card.advancement - card.points - 1)
    value = 1.0
    for deed in card.deeds:
        value += 0.4 * (deed.gain + deed.load / 3) + 0.5 * deed.draw + deed.clicks_gained
        value += 0.5 * deed.damage + 0.4 * deed.tags + 0.4 * deed.drain + deed.accesses + 0.5 * bool(deed.runs)
        value += 1.2 * deed.ends_run + 0.6 * bool(deed.trashes) - 0.2 * deed.credits * (card.type != "ice")
    if card.type == "ice":
        value += 0.3 * card.strength
    return value - 0.25 * card.cost
