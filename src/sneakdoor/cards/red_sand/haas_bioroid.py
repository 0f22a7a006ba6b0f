"""Haas-Bioroid cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

LOAD_TESTING = operation(
    "Load Testing",
    "haas_bioroid",
    play(Delayed(When(On("turn begins", by=RUNNER), (LoseClicks(1),), next_only=True))),
    cost=0,
    influence=5,
)


@dataclass(frozen=True, slots=True)
class OtherCopies(Cards):
    """Copies in Archives of the card that the source has chosen."""

    def has(self, s: State, cid: int, src: int) -> bool:
        codes = {s.code[one] for one in Remembered().all(s, src)}
        return cid in s.discard[CORP] and s.code[cid] in codes

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.discard[CORP] if self.has(s, cid, src)]

    def say(self) -> str:
        return "all other copies of that card in Archives"


RESTORE = operation(
    "Restore",
    "haas_bioroid",
    play(
        InstallOne(Is(zone=IN_DISCARD, side=CORP), rezzed=True),
        Remember(register="installed"),
        Do("remove from game", OtherCopies()),
    ),
    cost=1,
    influence=3,
)
