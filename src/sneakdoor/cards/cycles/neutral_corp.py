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
        text="Stealing an agenda costs the Runner an additional 4[credit], "
        "and 2[credit] more for each advancement token on it.",
    ),
    subtypes="Lockdown",
    cost=0,
    trash=2,
    influence=0,
)

SUBLIMINAL_MESSAGING = operation(
    "Subliminal Messaging",
    "neutral_corp",
    play(Gain(1), If(Not(PlayedAnother(), "if you played no other copy this turn"), (GainClicks(1),))),
    When(
        TURN_BEGINS,
        (Do("to hand", THIS, words="add this card from Archives to HQ"),),
        may=True,
        zone=int(DISCARD),
        where=Not(LastTurn("run begins", RUNNER, ""), "and the Runner made no run in their last turn"),
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=0,
)

BAD_TIMES = operation(
    "Bad Times",
    "neutral_corp",
    play(Change("[mu]", -2, TURN, None, "until the turn ends, the Runner's memory limit is 2 lower"), only=TAGGED),
    subtypes="Gray Ops",
    cost=4,
    influence=0,
)

TECH_STARTUP = asset(
    "Tech Startup",
    "neutral_corp",
    when(
        TURN_BEGINS,
        Search(Is((ASSET,), zone=IN_DECK, side=CORP, words="an asset"), CORP, reveal=True, install=True),
        InstallFound(),
        may=True,
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
            words="Choose an agenda in HQ that is worth exactly 1 agenda point for each power counter on this card",
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
