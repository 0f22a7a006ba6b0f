"""Criminal cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *


@dataclass(frozen=True, slots=True)
class BrokeOtherIce(Condition):
    """In the current run the source broke subroutines of ice other than the encountered one."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        ice = encountered(s)
        if current_run(s) is None or ice < 0:
            return False
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "run begins":
                break
            if one.kind == "broken" and one.src == src and one.ref != s.ref[ice]:
                return True
        return False

    def say(self) -> str:
        return "while encountering other ice than the one on which it broke subroutines this run"


MONGOOSE = program(
    "Mongoose",
    "criminal",
    Cannot("break", THIS, BrokeOtherIce()),
    breaks(1, "Sentry", n=2, up_to=True),
    boost(2, 2),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

VAMADEVA = program(
    "Vamadeva",
    "criminal",
    breaks(1, on=IceWith("subroutine", 1, exactly=True)),
    boost(1, 1),
    swaps_deva(),
    subtypes="Icebreaker - AI - Deva",
    cost=6,
    strength=2,
    memory=1,
    influence=2,
    unique=True,
)

EXCLUSIVE_PARTY = event(
    "Exclusive Party",
    "criminal",
    play(Draw(1), Gain(Each(1, Count(Is(zone=IN_DISCARD, side=RUNNER, copy=True))))),
    limit_per_deck(6),
    cost=0,
    influence=1,
)

HIGH_STAKES_JOB = event(
    "High-Stakes Job",
    "criminal",
    play(
        MakeRun(
            guard=Is((ICE,), rezzed=False),
            linked=(When(On("run ends", cause="successful"), (Gain(12),)),),
        )
    ),
    subtypes="Run - Job",
    cost=6,
    influence=3,
)

CBI_RAID = event(
    "CBI Raid",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(if_successful(instead_of_access(AddInOrder(Is(zone=IN_HAND, side=CORP), CORP, by=CORP))),),
        )
    ),
    subtypes="Run - Sabotage",
    cost=3,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class LayOut(Preparation):
    """The Corp divides all cards of HQ into two piles."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["kept"] = as_refs(s, list(s.hand[CORP]))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[CORP])

    def say(self) -> str:
        return "the Corp lays out all cards in HQ facedown"


INFORMATION_SIFTING = event(
    "Information Sifting",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        LayOut(),
                        TakeFrom("kept", "pieces", "rest", by=CORP, piles=True),
                        Choose(((AccessCards("pieces"),), (AccessCards("rest"),))),
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=1,
    influence=3,
)

TECH_TRADER = resource(
    "Tech Trader",
    "criminal",
    when(On("used", by=MINE, cause="trash ability"), Gain(1)),
    subtypes="Connection",
    cost=1,
    influence=1,
)

NERO_SEVERN_INFORMATION_BROKER = runner_identity(
    "Nero Severn: Information Broker",
    "criminal",
    when(On("encounter", what=Is((ICE,), ("Sentry",), zone="anywhere")), JackOut(), may=True, once_per_turn=True),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

SPY_CAMERA = hardware(
    "Spy Camera",
    "criminal",
    paid(Clicks(1), LookAtTop(Each(1, Count(Is(copy=True))), RUNNER), Arrange("looked")),
    paid(TrashThis(), LookAtTop(1, CORP)),
    limit_per_deck(6),
    subtypes="Consumer-grade",
    cost=0,
    influence=1,
)

REFLECTION = hardware(
    "Reflection",
    "criminal",
    memory(1),
    link(1),
    when(On("jacked out"), AtRandom("reveal", CORP, by=CORP)),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=2,
    unique=True,
)

POLITICAL_OPERATIVE = resource(
    "Political Operative",
    "criminal",
    InstallIf(ThisTurn("successful run", (HQ,))),
    paid((TrashThis(), TrashCostOf(Is(side=CORP, rezzed=True))), Do("trash", "spent", said=THAT_CARD)),
    subtypes="Connection",
    cost=1,
    influence=1,
)

THE_BLACK_FILE = resource(
    "The Black File",
    "criminal",
    Cannot("corp win by points"),
    when(TURN_BEGINS, Place(POWER, 1)),
    While(
        AtLeast(Hosted(POWER), 3),
        (Do("remove from game", THIS),),
    ),
    limit_per_deck(1),
    subtypes="Virtual",
    cost=5,
    influence=4,
    unique=True,
)
