"""Jinteki cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class DownToIce(Amount):
    """How many cards are revealed from the top of R&D until one is ice; no other card reveals in this way."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for n, cid in enumerate(reversed(s.deck[CORP]), 1):
            if s.card(cid).type == ICE:
                return n
        return len(s.deck[CORP])

    def say(self) -> str:
        return "the number of cards down to the first piece of ice, or to the last card"


MUTATE = operation(
    "Mutate",
    "jinteki",
    ExtraCost("play", (TrashCards(Is((ICE,), rezzed=True)),), own=True),
    play(
        LookAtTop(DownToIce(), CORP, reveal=True),
        Sort(Is((ICE,), zone="anywhere"), "looked", "found"),
        InstallFound("found", ignore=True, rezzed=True, where=IN_ITS_PLACE),
        ShuffleDeck(CORP),
    ),
    cost=2,
    influence=3,
)

TURTLEBACKS = asset(
    "Turtlebacks",
    "jinteki",
    when(On("server created", by=MINE), Gain(1)),
    subtypes="Clone",
    cost=2,
    trash=4,
    influence=1,
)
