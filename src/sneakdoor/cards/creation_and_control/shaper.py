"""Shaper cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

BORROWED_SATELLITE = resource(
    "Borrowed Satellite",
    "shaper",
    link(1),
    Modify("hand size", 1),
    subtypes="Link",
    cost=3,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class _FromHeap(Cards):
    """Such cards that were installed from the heap when they last were (CR 8.2.1)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.cid == cid and isinstance(one, FromZone) and one.kind == "installing":
                return one.zone == DISCARD and self.what.has(s, cid, src)
        return False

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say()} from your discard pile"


EXILE_STREETHAWK = runner_identity(
    "Exile: Streethawk",
    "shaper",
    when(On("installed", by=MINE, what=_FromHeap(Is((PROGRAM,)))), Draw(1)),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

THE_PROFESSOR_KEEPER_OF_KNOWLEDGE = runner_identity(
    "The Professor: Keeper of Knowledge",
    "shaper",
    first_copies_free(),
    subtypes="Natural",
    min_deck=45,
    influence_limit=1,
)
