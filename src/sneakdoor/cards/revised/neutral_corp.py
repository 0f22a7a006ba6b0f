"""Neutral Corp cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *

TEXTS: Final[dict[str, Revision]] = {
    # The click comes by a condition of its own.
    "Subliminal Messaging": in_place_of(
        0,
        play(Gain(1)),
        when(On("played", by=MINE, what=Is(copy=True, zone="anywhere")), GainClicks(1), first=True),
    ),
}
