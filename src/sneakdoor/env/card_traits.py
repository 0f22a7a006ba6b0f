"""What a card is and does as a row of numbers, read off its declaration.

A policy that reads these rows instead of titles can judge cards it has never seen. Names are only ever added at the
end of `TRAITS`, so that the place of a number stays.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sneakdoor.catalogue import Traits, traits

TYPES: Final = (
    "identity", "agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "program", "resource",
)  # fmt: skip
SUBTYPES: Final = (
    "Barrier", "Code Gate", "Sentry", "Icebreaker", "Fracter", "Decoder", "Killer", "AI", "Virus", "Run", "Ambush",
    "Console", "Connection", "Job", "Trojan", "Region", "Security", "Transaction", "Trap", "AP", "Bioroid", "Tracer",
)  # fmt: skip
SUMS: Final = (
    "gain", "drain", "draw", "load", "clicks_gained", "clicks_lost", "damage", "tags", "trace", "breaks", "boosts",
    "accesses", "advances",
)  # fmt: skip
"""Fields of `AbilityTraits` that are added up over the abilities of a card."""
TRAITS: Final = (
    "front is seen",
    "Corp card",
    *(f"type: {name}" for name in TYPES),
    "printed cost", "printed strength", "memory", "trash cost", "advancement requirement",
    "printed agenda points", "unique",
    *(f"subtype: {name}" for name in SUBTYPES),
    "abilities", "printed subroutines", "subroutines that end the run", "recurring credits", "can be advanced", "trap",
    "cost to steal", "agendas forfeited to rez",
    *(f"total: {name.replace('_', ' ')}" for name in SUMS),
    "makes runs", "searches", "prevents", "bypasses", "trashes cards",
)  # fmt: skip
"""Meaning of each number of a row."""
Row = NDArray[np.float32]
_MOST: Final = 99.0  # amounts such as "all" are cut off there


@cache
def traits_row(title: str) -> Row:
    """Return the numbers of `TRAITS` for a title; zeros for a card whose front is not seen.

    >>> row = dict(zip(TRAITS, traits_row("Ice Wall").tolist(), strict=True))
    >>> row["type: ice"], row["printed strength"], row["subroutines that end the run"], row["can be advanced"]
    (1.0, 1.0, 1.0, 1.0)
    """
    if not title:
        return np.zeros(len(TRAITS), np.float32)
    row = np.array(_numbers(traits(title)), np.float32)
    return row.clip(-_MOST, _MOST, out=row)


def _numbers(card: Traits) -> list[float]:
    deeds = card.deeds
    return [
        1.0,
        float(card.side == 0),
        *(float(card.type == name) for name in TYPES),
        *(float(n) for n in (card.cost, card.strength, card.memory, card.trash or 0, card.advancement, card.points)),
        float(card.unique),
        *(float(name in card.subtypes) for name in SUBTYPES),
        float(len(deeds)),
        float(len(card.subroutines)),
        float(sum(one.ends_run for one in card.subroutines)),
        float(card.recurring),
        float(card.advanceable),
        float(card.trap),
        float(card.steal_cost),
        float(card.forfeits),
        *(float(sum(getattr(one, name) for one in deeds)) for name in SUMS),
        float(any(one.runs for one in deeds)),
        float(any(one.searches for one in deeds)),
        float(any(one.prevents for one in deeds)),
        float(any(one.bypasses for one in deeds)),
        float(any(one.trashes for one in deeds)),
    ]
