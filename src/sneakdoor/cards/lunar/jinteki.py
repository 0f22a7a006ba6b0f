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

ENCRYPTED_PORTALS = agenda(
    "Encrypted Portals",
    "jinteki",
    Modify("strength", 1, Is((ICE,), ("Code Gate",))),
    scored(Gain(Each(1, Count(Is((ICE,), ("Code Gate",), rezzed=True))))),
    subtypes="Security",
    advancement=3,
    points=1,
)

LABYRINTHINE_SERVERS = agenda(
    "Labyrinthine Servers",
    "jinteki",
    scored(Place(POWER, 2)),
    paid(Tokens(POWER), Prevent("jack out"), Forbid("jack out", RUN)),
    subtypes="Security",
    advancement=5,
    points=3,
)

INDUSTRIAL_GENOMICS_GROWING_SOLUTIONS = corp_identity(
    "Industrial Genomics: Growing Solutions",
    "jinteki",
    Modify("trash cost", Each(1, Count(Is(zone=IN_DISCARD, side=CORP, facedown=True))), Is(zone="anywhere")),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)
