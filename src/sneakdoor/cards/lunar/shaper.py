"""Shaper cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

CERBERUS_LADY_H1 = program(
    'Cerberus "Lady" H1',
    "shaper",
    when(INSTALL_THIS, Place(POWER, 4)),
    breaks(Tokens(POWER), "Barrier", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=3,
    memory=1,
    influence=3,
)

COLLECTIVE_CONSCIOUSNESS = program(
    "Collective Consciousness",
    "shaper",
    when(On("rezzed", by=CORP, what=Is((ICE,))), Draw(1)),
    cost=2,
    memory=2,
    influence=2,
)

REFRACTOR = program(
    "Refractor",
    "shaper",
    breaks(1, "Code Gate"),
    boost(Credits(1, stealth=1), 3),
    subtypes="Icebreaker - Decoder",
    cost=1,
    strength=2,
    memory=1,
    influence=2,
)

SAGE = program(
    "Sage",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    breaks(2, "Code Gate", "Barrier"),
    subtypes="Icebreaker - Decoder - Fracter",
    cost=4,
    strength=0,
    memory=2,
    influence=3,
)

_ICE_BEFORE_RND = Each(3, Count(Is((ICE,), at=str(int(RND)))))

CODE_SIPHON = event(
    "Code Siphon",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True, discount=_ICE_BEFORE_RND),
                        InstallFound(discount=_ICE_BEFORE_RND),
                        Tag(1, take=True),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=4,
)

NET_CELEBRITY = event(
    "Net Celebrity",
    "shaper",
    current(RUNNER),
    Recurring(1),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Current",
    cost=1,
    influence=1,
)

SOCIAL_ENGINEERING = event(
    "Social Engineering",
    "shaper",
    priority(),
    play(
        Target(Is((ICE,), rezzed=False)),
        Delayed(When(On("rezzed", what=Is((ICE,))), (Gain(RezCostOf("subject")),)), TURN, about="targets"),
    ),
    subtypes="Priority",
    cost=2,
    influence=2,
)

CYBSOFT_MACRODRIVE = hardware(
    "Cybsoft MacroDrive",
    "shaper",
    Recurring(1),
    CreditsFor(("install",), Is((PROGRAM,), zone="anywhere")),
    cost=2,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class HalfOfTrashed(Amount):
    """Half the install cost of the card that was trashed last as a cost, as it is now (CR 9.1.7)."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "trashed" and one.cause == "cost" and one.src == src:
                return install_cost(s, one.cid) // 2
        return 0

    def say(self) -> str:
        return "half the install cost of the trashed card, rounded down"


TRADE_IN = event(
    "Trade-In",
    "shaper",
    ExtraCost("play", (TrashCards(Is((HARDWARE,))),), own=True),
    play(
        Gain(HalfOfTrashed()),
        Search(Is((HARDWARE,), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", whose=RUNNER),
    ),
    cost=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class _JustRezzed(Condition):
    """The ice that is encountered was rezzed since the Runner approached it (CR 6.9.2)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        ice = encountered(s)
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind in ("approach ice", "encounter ends", "passed", "run begins"):
                return False
            if one.kind == "rezzed" and one.cid == ice and s.ref[ice] == one.ref:
                return True
        return False

    def say(self) -> str:
        return "if it was rezzed during the approach"


NASIR_MEIDAN_CYBER_EXPLORER = runner_identity(
    "Nasir Meidan: Cyber Explorer",
    "shaper",
    when(
        On("encounter"),
        Lose(CreditsOf(RUNNER), RUNNER),
        Gain(RezCostOf("subject")),
        where=_JustRezzed(),
    ),
    subtypes="Cyborg",
    link=1,
    min_deck=45,
    influence_limit=15,
)

LEPRECHAUN = program(
    "Leprechaun",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 2),
    Modify("memory exempt", 1, InstalledOnThis()),
    subtypes="Daemon",
    cost=2,
    memory=1,
    influence=2,
)

LLDS_ENERGY_REGULATOR = program(
    "LLDS Energy Regulator",
    "shaper",
    *(
        Paid(
            (cost,),
            (Prevent("trash", on=Is((HARDWARE,))),),
        )
        for cost in (Credits(3), TrashThis())
    ),
    cost=0,
    memory=1,
    influence=1,
)

ASTROLABE = hardware(
    "Astrolabe",
    "shaper",
    memory(1),
    when(On("server created", by=THEIRS), Draw(1)),
    limit_one_console(),
    subtypes="Console",
    cost=1,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class PoolEmpty(Condition):
    """A side has no credits in its pool, for the first time this turn (CR 9.6.2c)."""

    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return not pool(s, self.side) and once_this_turn(s, "no credits", self.side)

    def say(self) -> str:
        return f"{SIDE_NAMES[self.side]}'s credit pool is empty for the first time in a turn"


ORDER_OF_SOL = resource(
    "Order of Sol",
    "shaper",
    While(PoolEmpty(RUNNER), (Gain(1),)),
    subtypes="Location",
    cost=2,
    influence=1,
    unique=True,
)
