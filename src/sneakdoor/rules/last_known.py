"""Last known information: the card of an ability as it was when its cost was paid (CR 9.1.7)."""

from __future__ import annotations

from typing import Final

from sneakdoor.model.bills import Bill, ThisCard
from sneakdoor.model.enums import ADVANCEMENT, VIRUS
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import NO_TOKENS, Thing
from sneakdoor.model.state import State
from sneakdoor.rules.moving import remember
from sneakdoor.rules.quantities import counters


def keep_last_known(s: State, f: Resolving, bill: Bill) -> None:
    """CR 9.1.7: an ability that is paid for with its own card looks at that card as it was."""
    if any(isinstance(item, ThisCard) and item.cid == f.src for item in bill):
        thing = s.things.get(f.src)
        f.lki = thing.clone() if thing is not None and s.ref[f.src] == f.ref else f.lki
        if f.lki is not None:
            keep_considered(s, f.lki)


def still_known(s: State, last: Thing, with_card: bool) -> Thing:
    """What a paid ability knows of its card that is gone; `with_card`: because it was part of the cost."""
    if not s.book.ruleset.counters_set_aside:
        return last  # CR 9.1.7: everything
    # CR 26.03:4.6.6i: in which server it was.
    # CR 26.03:9.5.5: counters are set aside as the cost is paid, so not those of a card that went by other means.
    out = last.clone()
    out.tokens = last.tokens if with_card else NO_TOKENS
    out.memo = {name: n for name, n in last.memo.items() if with_card and name.startswith("considered ")}
    return out


_CONSIDERED: Final = ("considered advancement", "considered virus", "shares tokens")
"""What the index has while a card can be considered to have tokens."""


def keep_considered(s: State, last: Thing) -> None:
    """CR 9.1.7 + 1.9.4: a card as it last was had the tokens too that it was considered to have."""
    if s.index.keys().isdisjoint(_CONSIDERED):
        return
    for kind in (ADVANCEMENT, VIRUS):
        if more := counters(s, last.cid, kind) - s.tokens(last.cid, kind):
            remember(last, f"considered {kind}", more)
