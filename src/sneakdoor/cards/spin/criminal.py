"""Criminal cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

EXPERT_SCHEDULE_ANALYZER = program(
    "Expert Schedule Analyzer",
    "criminal",
    paid(Clicks(1), run_on(HQ, linked=(if_successful(instead_of_access(RevealHand(CORP), may=True)),))),
    cost=1,
    memory=1,
    influence=2,
)

GARROTE = program(
    "Garrote",
    "criminal",
    breaks(1, "Sentry"),
    boost(1, 1),
    subtypes="Icebreaker - Killer",
    cost=7,
    strength=2,
    memory=2,
    influence=3,
)

GORMAN_DRIP_V1 = program(
    "Gorman Drip v1",
    "criminal",
    when(On("action", by=CORP, causes=("draw", "credit")), Place(VIRUS, 1)),
    paid((Clicks(1), TrashThis()), Gain(Each(1, Hosted(VIRUS)))),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=1,
)

LEVIATHAN = program(
    "Leviathan",
    "criminal",
    breaks(3, "Code Gate", n=3, up_to=True),
    boost(3, 5),
    subtypes="Icebreaker - Decoder",
    cost=6,
    strength=3,
    memory=1,
    influence=2,
)

SAVOIR_FAIRE = program(
    "Savoir-faire",
    "criminal",
    paid(Credits(2), InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER)), once_per_turn=True),
    cost=0,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class PassedInstead(Instruction):
    """The run goes on from another piece of ice, as if that were the one just passed (CR 6.9.4)."""

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.register)[:1]:
            server = s.things[cid].server
            position = s.ice[server].index(cid) - 1
            # CR 9.2.8f: the phase in which the other ice was passed is over, and what is pending since then is lost.
            move_run(s, server, position, "approach" if position >= 0 else "server")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return "the run goes on as if you had just passed that ice instead"


COPYCAT = program(
    "Copycat",
    "criminal",
    when(
        On("passed", what=Is((ICE,), rezzed=True)),
        Target(CopyOf("subject", Is((ICE,), rezzed=True), other=True)),
        PassedInstead(),
        cost=(TrashThis(),),
    ),
    cost=1,
    memory=1,
    influence=1,
)

EXECUTIVE_WIRETAPS = event(
    "Executive Wiretaps",
    "criminal",
    double(),
    play(RevealHand(CORP)),
    subtypes="Double",
    cost=4,
    influence=3,
)

LAWYER_UP = event(
    "Lawyer Up",
    "criminal",
    double(),
    play(AsOne((RemoveTag(2, up_to=True), Draw(3)))),
    subtypes="Double",
    cost=2,
    influence=1,
)

LEVERAGE = event(
    "Leverage",
    "criminal",
    play(
        May((BadPublicity(2),), by=CORP, otherwise=(Lasting(Prevents("damage"), NEXT_TURN),)),
        only=RanSuccessfully((HQ,)),
    ),
    cost=1,
    influence=2,
)

RUNNING_INTERFERENCE = event(
    "Running Interference",
    "criminal",
    double(),
    play(MakeRun()),
    ExtraCost("rez", (RezCostAgain(),), Is((ICE,)), DuringRun()),
    subtypes="Double - Run",
    cost=4,
    influence=4,
)

GRIFTER = resource(
    "Grifter",
    "criminal",
    when(TURN_ENDS, If(ThisTurn("successful run"), (Gain(1),), (Do("trash", THIS),))),
    subtypes="Virtual",
    cost=2,
    influence=1,
)

SILENCER = hardware(
    "Silencer",
    "criminal",
    Recurring(1),
    CreditsFor(("use",), Is(subtypes=("Killer",))),
    subtypes="Chip - Stealth",
    cost=1,
    influence=3,
)

BLACKGUARD = hardware(
    "Blackguard",
    "criminal",
    memory(2),
    when(On("exposed", by=MINE), RezTarget("subject", by=CORP)),
    limit_one_console(),
    subtypes="Console",
    cost=11,
    influence=2,
    unique=True,
)

FALL_GUY = resource(
    "Fall Guy",
    "criminal",
    Paid(
        (TrashThis(),),
        (Prevent("trash", on=Is((RESOURCE,), other=True)),),
    ),
    paid(TrashThis(), Gain(2)),
    subtypes="Connection",
    cost=0,
    influence=1,
)

HOSTAGE = event(
    "Hostage",
    "criminal",
    double(),
    play(
        Search(Is(subtypes=("Connection",), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", into="added", follow=True, whose=RUNNER),
        InstallOne("added", optional=True),
    ),
    subtypes="Double",
    cost=1,
    influence=2,
)

RECON = event(
    "Recon",
    "criminal",
    play(
        run_on(
            linked=(
                When(
                    On("encounter"),
                    (MayJackOut(),),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=2,
)
