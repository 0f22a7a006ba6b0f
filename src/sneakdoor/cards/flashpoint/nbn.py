"""NBN cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

NBN_CONTROLLING_THE_MESSAGE = corp_identity(
    "NBN: Controlling the Message",
    "nbn",
    When(
        On("trashed", by=RUNNER, what=Is(side=CORP, zone="anywhere"), zone=int(IN_PLAY_ZONE)),
        trace(4, Tag(1, unpreventable=True)),
        first=True,
        may=True,
    ),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=12,
)


class FirstTrace(Condition):
    """A trace is under way, and it is the first of the turn."""

    __slots__ = ()

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        under_way = any(frame.stage == "trace" for frame in s.stack)
        return under_way and sum(one.kind == "trace initiated" for one in s.journal.since(s.marks[0])) == 1

    def say(self) -> str:
        return "during the first trace each turn"


class SpentNow(Amount):
    """How many credits were spent in the payment that the ability was met by."""

    __slots__ = ()

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return f.change.amount if f is not None and f.change is not None else 0

    def say(self) -> str:
        return "credit of that payment"


NET_QUARANTINE = agenda(
    "Net Quarantine",
    "nbn",
    Modify("base link strength", 0, only=FirstTrace(), op=SET),
    when(On("credits spent", by=RUNNER, cause="trace"), Gain(Each(1, SpentNow(), every=2))),
    subtypes="Security",
    advancement=4,
    points=2,
)

_END_IF_TAGGED = sub(If(TAGGED, (EndRun(),)))

DATA_WARD = ice(
    "Data Ward",
    "nbn",
    when(
        ENCOUNTER_THIS,
        Choose(((PayIt((Credits(3),), RUNNER),), (Tag(1, take=True, who=RUNNER),)), by=RUNNER),
    ),
    _END_IF_TAGGED,
    _END_IF_TAGGED,
    _END_IF_TAGGED,
    _END_IF_TAGGED,
    subtypes="Barrier",
    cost=6,
    strength=8,
    influence=3,
)

IP_BLOCK = ice(
    "IP Block",
    "nbn",
    when(ENCOUNTER_THIS, If(AtLeast(Count(Is(subtypes=("AI",))), 1), (Tag(1),))),
    Sub(trace(3, Tag(1))),
    _END_IF_TAGGED,
    subtypes="Barrier - Tracer",
    cost=2,
    strength=4,
    influence=1,
)

THOTH = ice(
    "Thoth",
    "nbn",
    when(ENCOUNTER_THIS, Tag(1)),
    Sub(trace(4, Damage(Each(1, TagCount()), NET))),
    Sub(trace(4, Lose(Each(1, TagCount()), RUNNER))),
    subtypes="Sentry - Tracer",
    cost=7,
    strength=6,
    influence=3,
    unique=True,
)

HERALD = ice(
    "Herald",
    "nbn",
    reveal_from_rnd(),
    accessed(ForceEncounter()),
    sub(Gain(2)),
    sub(PayAny(most=2), PlaceOnChosen(ADVANCEMENT, Reg("number"), Is(side=CORP, advanceable=True))),
    subtypes="Code Gate",
    cost=2,
    strength=1,
    trash=1,
    influence=2,
)

HATCHET_JOB = operation(
    "Hatchet Job",
    "nbn",
    double(),
    Play(trace(5, DoToChosen("to hand", Is(side=RUNNER, without=("Virtual",))))),
    subtypes="Double - Gray Ops",
    cost=2,
    trash=0,
    influence=2,
)

OBSERVE_AND_DESTROY = operation(
    "Observe and Destroy",
    "nbn",
    ExtraCost("play", (RemoveTags(1),), own=True),
    play(DoToChosen("trash", Is()), only=AtMost(CreditsOf(RUNNER), 5)),
    subtypes="Gray Ops",
    cost=0,
    influence=1,
)

SPECIAL_REPORT = operation(
    "Special Report",
    "nbn",
    play(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        Do("shuffle in", whose=CORP),
        Draw(Each(1, Moved("targets", "shuffled into R&D"))),
    ),
    cost=1,
    influence=2,
)

ALEXA_BELSKY = asset(
    "Alexa Belsky",
    "nbn",
    paid(TrashThis(), PayAny("lost", RUNNER), ShuffleInHand(CORP, Each(1, Reg("lost", "paid"), every=2))),
    subtypes="Character",
    cost=1,
    trash=5,
    influence=2,
    unique=True,
)

WATCHDOG = asset(
    "Watchdog",
    "nbn",
    Modify("rez cost", Each(-1, TagCount()), Is((ICE,)), only=Not(HappenedTo("rezzed", Is((ICE,))))),
    cost=0,
    trash=4,
    influence=1,
)

DRONE_SCREEN = upgrade(
    "Drone Screen",
    "nbn",
    Grant(
        THIS,
        When(On("run begins", server="this"), trace(3, Damage(1, MEAT, unpreventable=True))),
        only=TAGGED,
    ),
    cost=1,
    trash=4,
    influence=2,
)

HARD_HITTING_NEWS = operation(
    "Hard-Hitting News",
    "nbn",
    terminal(),
    Play(trace(4, Tag(4)), only=LastTurn("run begins", RUNNER)),
    subtypes="Terminal",
    cost=3,
    influence=2,
)

SERVICE_OUTAGE = operation(
    "Service Outage",
    "nbn",
    current(CORP),
    ExtraCost(
        "run",
        (Credits(1),),
        only=Both(ActiveTurn(RUNNER), Not(ThisTurn("run begins"))),
    ),
    subtypes="Current",
    cost=1,
    influence=1,
)
