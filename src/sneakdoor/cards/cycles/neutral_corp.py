"""neutral Corp cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

MUMBAD_VIRTUAL_TOUR = upgrade(
    "Mumbad Virtual Tour",
    "neutral_corp",
    alliance("Mumbad Virtual Tour"),
    accessed(MustTrash(), only_installed=True),
    subtypes="Alliance",
    cost=0,
    trash=5,
    influence=2,
)

NAPD_CORDON = operation(
    "NAPD Cordon",
    "neutral_corp",
    lockdown(),
    ExtraCost(
        "steal",
        (Credits(4), Credits(Each(2, Hosted(ADVANCEMENT, Accessed())))),
    ),
    subtypes="Lockdown",
    cost=0,
    trash=2,
    influence=0,
)


@dataclass(frozen=True, slots=True)
class PlayedAnother(Condition):
    """Another copy of the source was played this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(
            one.kind == "played" and s.code[one.cid] == s.code[src] and one.ref != s.ref[src]
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if you played another copy of this card this turn"


SUBLIMINAL_MESSAGING = operation(
    "Subliminal Messaging",
    "neutral_corp",
    play(Gain(1), If(Not(PlayedAnother()), (GainClicks(1),))),
    When(
        TURN_BEGINS,
        (Do("to hand", THIS),),
        may=True,
        zone=int(DISCARD),
        where=Not(LastTurn("run begins", RUNNER)),
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=0,
)

BAD_TIMES = operation(
    "Bad Times",
    "neutral_corp",
    play(Change("[mu]", -2, TURN, None), only=TAGGED),
    subtypes="Gray Ops",
    cost=4,
    influence=0,
)

TECH_STARTUP = asset(
    "Tech Startup",
    "neutral_corp",
    when(
        TURN_BEGINS,
        Search(Is((ASSET,), zone="anywhere"), CORP, reveal=True, install=True),
        InstallFound(),
        cost=(TrashThis(),),
    ),
    cost=0,
    trash=1,
    influence=0,
)

MUSEUM_OF_HISTORY = asset(
    "Museum of History",
    "neutral_corp",
    alliance("Museum of History"),
    when(TURN_BEGINS, DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP)), may=True),
    subtypes="Alliance - Ritzy",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)


class WorthHosted(Cards):
    """Agendas in HQ that are worth exactly as many points as the source hosts power counters."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        card = s.card(cid)
        return card.type == AGENDA and cid in s.hand[CORP] and card.points == s.tokens(src, POWER)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.hand[CORP] if self.has(s, cid, src)]

    def say(self) -> str:
        return "an agenda in HQ that is worth exactly 1 agenda point for each power counter on this card"


LADY_LIBERTY = asset(
    "Lady Liberty",
    "neutral_corp",
    when(TURN_BEGINS, Place(POWER, 1)),
    paid(
        Clicks(3),
        Target(
            WorthHosted(),
        ),
        ToScoreArea(CORP, "targets"),
    ),
    limit_one_region(),
    limit_per_deck(1),
    subtypes="Region - Ritzy",
    cost=5,
    trash=4,
    influence=0,
    deck_limit=1,
    unique=True,
)
