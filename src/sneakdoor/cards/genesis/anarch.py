"""Anarch cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

NERVE_AGENT = program(
    "Nerve Agent",
    "anarch",
    success_on(HQ, Place(VIRUS, 1)),
    Modify("access HQ", Each(1, Hosted(VIRUS), over=1), op=ALLOW),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=2,
)

VAMP = event(
    "Vamp",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        PayAny(may=False),
                        AsOne((Lose(Reg("number"), CORP), Tag(1, take=True))),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=0,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class GivenVirusCounters(Cards):
    """Programs on which you have placed virus counters this turn."""

    def all(self, s: State, src: int) -> list[int]:
        placed = (
            one.cid
            for one in s.journal.since(s.marks[0])
            if isinstance(one, OfTokens)
            and one.kind == "tokens placed"
            and one.token == VIRUS
            and one.side == RUNNER
            and s.ref[one.cid] == one.ref
        )
        return [cid for cid in dict.fromkeys(placed) if Is((PROGRAM,)).has(s, cid, src)]

    def say(self) -> str:
        return "program on which you placed a virus counter this turn"


SURGE = event(
    "Surge",
    "anarch",
    play(PlaceOnChosen(VIRUS, 2, GivenVirusCounters()), only=AtLeast(Count(GivenVirusCounters()), 1)),
    cost=0,
    influence=1,
)

DATA_LEAK_REVERSAL = resource(
    "Data Leak Reversal",
    "anarch",
    InstallIf(ThisTurn("successful run", CENTRALS)),
    Grant(THIS, paid(Clicks(1), TrashTop(1, CORP, CORP)), TAGGED),
    subtypes="Virtual - Sabotage",
    cost=0,
    influence=1,
)

WHIZZARD_MASTER_GAMER = runner_identity(
    "Whizzard: Master Gamer",
    "anarch",
    Recurring(3),
    CreditsFor(("trash",)),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

IMP = program(
    "Imp",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    trashes_accessed(Tokens(VIRUS), once_per_turn=True),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=3,
)

SCRUBBER = resource(
    "Scrubber",
    "anarch",
    Recurring(2),
    CreditsFor(("trash",)),
    subtypes="Connection - Seedy",
    cost=2,
    influence=1,
)

DARWIN = program(
    "Darwin",
    "anarch",
    breaks(2),
    strength_per(Each(1, Hosted(VIRUS))),
    when(TURN_BEGINS, Place(VIRUS, 1), cost=(Credits(1),)),
    subtypes="Icebreaker - AI - Virus",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

FORCE_OF_NATURE = program(
    "Force of Nature",
    "anarch",
    breaks(2, "Code Gate", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=5,
    strength=1,
    memory=1,
    influence=1,
)

LIBERATED_ACCOUNT = resource(
    "Liberated Account", "anarch", *loaded(CREDIT, 16), paid(Clicks(1), Take(4)), cost=6, influence=2
)

MORNING_STAR = program(
    "Morning Star",
    "anarch",
    paid(Credits(1), Break(subtypes=("Barrier",), all=True)),
    subtypes="Icebreaker - Fracter",
    cost=8,
    strength=5,
    memory=2,
    influence=4,
)

RETRIEVAL_RUN = event(
    "Retrieval Run",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(
                if_successful(
                    instead_of_access(
                        InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER), ignore=True),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)

SPINAL_MODEM = hardware(
    "Spinal Modem",
    "anarch",
    memory(1),
    Recurring(2),
    CreditsFor(("use",), Is((PROGRAM,), ("Icebreaker",))),
    when(On("traced", cause="successful"), Damage(1, BRAIN, suffer=True), where=DuringRun()),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)

XANADU = resource(
    "Xanadu",
    "anarch",
    Modify("rez cost", 1, Is((ICE,))),
    subtypes="Virtual",
    cost=3,
    influence=2,
    unique=True,
)

JOSHUA_B = resource(
    "Joshua B.",
    "anarch",
    when(TURN_BEGINS, GainClicks(1), Delayed(When(TURN_ENDS, (Tag(1, take=True),)), TURN), may=True),
    subtypes="Connection",
    cost=1,
    influence=3,
    unique=True,
)

DISRUPTER = program(
    "Disrupter",
    "anarch",
    Paid(
        (TrashThis(),),
        (ChangeImminent("trace", to=0),),
    ),
    cost=1,
    memory=1,
    influence=1,
)
