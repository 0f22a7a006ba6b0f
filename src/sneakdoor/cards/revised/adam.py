"""Adam's cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *

TEXTS: Final[dict[str, Revision]] = {
    "Find the Truth": in_place_of(0, when(On("drawn", by=MINE), LookAt(reveal=True))),
}
