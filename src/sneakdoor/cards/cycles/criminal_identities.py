"""Criminal identities of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

LOS_DATA_HIJACKER = runner_identity(
    "Los: Data Hijacker",
    "criminal",
    when(On("rezzed", by=THEIRS, what=Is((ICE,))), Gain(2), first=True),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

LIZA_TALKING_THUNDER_PROMINENT_LEGISLATOR = runner_identity(
    "Liza Talking Thunder: Prominent Legislator",
    "criminal",
    when(
        On("successful run", server="central"),
        AsOne((Draw(2), Tag(1, take=True))),
        first=True,
    ),
    subtypes="G-mod",
    min_deck=50,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class Enough(Cards):
    """Such cards where there are so many of them, and none where there are fewer: "if able" (CR 1.2.3)."""

    what: Cards
    n: int

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in self.all(s, src)

    def all(self, s: State, src: int) -> list[int]:
        found = self.what.all(s, src)
        return found if len(found) >= self.n else []

    def say(self) -> str:
        return f"{self.what.say()}, if there are at least {self.n}"


STEVE_CAMBRIDGE_MASTER_GRIFTER = runner_identity(
    "Steve Cambridge: Master Grifter",
    "criminal",
    success_on(
        HQ,
        Target(Enough(Is(zone=IN_DISCARD, side=RUNNER), 2), 2),
        TakeFrom("targets", "lost", "kept", n=1, by=CORP),
        Together(
            (
                Do("remove from game", "lost", CORP),
                Do("to hand", "kept", whose=RUNNER, said=THE_OTHER),
            )
        ),
        first=True,
        may=True,
    ),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)
