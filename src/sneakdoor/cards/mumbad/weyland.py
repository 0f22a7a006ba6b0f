"""Weyland cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

ELECTION_DAY = operation(
    "Election Day",
    "weyland",
    play(
        Do("trash", Is(zone=IN_HAND, side=CORP)),
        Draw(5),
        only=AtLeast(Count(Is(zone=IN_HAND, side=CORP, other=True)), 1),
    ),
    cost=0,
    influence=2,
)

CONSULTING_VISIT = operation(
    "Consulting Visit",
    "weyland",
    alliance("Consulting Visit"),
    double(),
    play(Search(Is((OPERATION,), zone="anywhere"), CORP, play=True), PlayCards("found")),
    subtypes="Alliance - Double",
    cost=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class Faceup(Cards):
    """Installed cards that lie faceup (CR 8.1.1), rezzed or not."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(cid)
        return thing is not None and thing.installed and thing.faceup and thing.form == PRINTED

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "faceup installed card"


DEDICATION_CEREMONY = operation(
    "Dedication Ceremony",
    "weyland",
    play(Target(Faceup()), Place(ADVANCEMENT, 3, "targets"), Forbid("score", NEXT_TURN, on="targets")),
    cost=1,
    influence=3,
)
