"""Shaper cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

EQUIVOCATION = program(
    "Equivocation",
    "shaper",
    success_on(
        RND, LookAtTop(1, CORP, reveal=True), If(Found("looked"), (May((Draw(1, CORP, shown=True),)),)), may=True
    ),
    cost=2,
    memory=1,
    influence=3,
    unique=True,
)

BLACKSTONE = program(
    "Blackstone",
    "shaper",
    breaks(1, "Barrier"),
    boost(Credits(3, stealth=1), 4, RUN),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=3,
    memory=1,
    influence=2,
)

DAI_V = program(
    "Dai V",
    "shaper",
    paid(Credits(2, stealth=2), Break(ANY)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=6,
    strength=1,
    memory=1,
    influence=3,
)

FAWKES = program(
    "Fawkes",
    "shaper",
    breaks(1, "Sentry"),
    boost(Credits(Reg("x"), stealth=1), Reg("x"), RUN),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=1,
    influence=2,
)

HOUDINI = program(
    "Houdini",
    "shaper",
    breaks(1, "Code Gate"),
    boost(Credits(2, stealth=1), 4, RUN),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=2,
    memory=1,
    influence=3,
)

MISDIRECTION = program(
    "Misdirection",
    "shaper",
    paid((Clicks(2), Credits(Reg("x"))), RemoveTag(Reg("x"))),
    cost=0,
    memory=1,
    influence=2,
)

DATA_BREACH = event(
    "Data Breach",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(Delayed(When(On("run ends"), (MakeRun(str(int(RND)), again=True),), may=True), RUN)),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)

BETH_KILRAIN_CHANG = resource(
    "Beth Kilrain-Chang",
    "shaper",
    when(TURN_BEGINS, Gain(1), where=Both(AtLeast(CreditsOf(CORP), 5), AtMost(CreditsOf(CORP), 9))),
    when(TURN_BEGINS, Draw(1), where=Both(AtLeast(CreditsOf(CORP), 10), AtMost(CreditsOf(CORP), 14))),
    when(TURN_BEGINS, GainClicks(1), where=AtLeast(CreditsOf(CORP), 15)),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

ALGO_TRADING = resource(
    "Algo Trading",
    "shaper",
    when(TURN_BEGINS, PoolToThis(3), may=True),
    when(TURN_BEGINS, If(AtLeast(Hosted(CREDIT), 6), (Place(CREDIT, 2),))),
    paid((Clicks(1), TrashThis()), Take(-1)),
    subtypes="Job",
    cost=0,
    influence=1,
)

NET_MERCUR = resource(
    "Net Mercur",
    "shaper",
    when(
        On("used", by=MINE, cause="credits", what=Is(subtypes=("Stealth",))),
        Choose(((Place(CREDIT, 1),), (Draw(1),))),
        first=True,
        each_run=True,
    ),
    CreditsFor(("any",)),
    subtypes="Virtual - Stealth",
    cost=3,
    influence=3,
    unique=True,
)

MIRROR = hardware(
    "Mirror",
    "shaper",
    memory(2),
    success_on(RND, RefillRecurring(1), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)

TOP_HAT = hardware(
    "Top Hat",
    "shaper",
    success_on(RND, instead_of_access(AccessFromTop(5, alone=True)), may=True),
    cost=0,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class ExtraTurn(Instruction):
    """Take another turn after this one (CR 5.1.3: then the order goes on)."""

    def run(self, s: State, f: Resolving) -> None:
        for frame in s.stack:
            if isinstance(frame, Turns):
                frame.extra = (*frame.extra, f.side)

    def say(self) -> str:
        return "take another turn after this one"


ENCORE = event(
    "Encore",
    "shaper",
    play(ExtraTurn(), only=RanSuccessfully((HQ, RND, ARCHIVES))),
    remove_instead_of_trashing(),
    cost=0,
    influence=4,
)

COLD_READ = event(
    "Cold Read",
    "shaper",
    play(
        AsOne(
            (
                Place(CREDIT, 4),
                MakeRun(
                    linked=(
                        When(
                            On("run ends"),
                            (
                                DoToChosen(
                                    "trash",
                                    InItsRun(
                                        "used",
                                        Is((PROGRAM,)),
                                    ),
                                    unpreventable=True,
                                ),
                            ),
                        ),
                    )
                ),
            )
        ),
    ),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Run - Stealth",
    cost=0,
    influence=1,
)

ELE_SMOKE_SCOVAK_CYNOSURE_OF_THE_NET = runner_identity(
    'Ele "Smoke" Scovak: Cynosure of the Net',
    "shaper",
    Recurring(1),
    CreditsFor(("use",), Is((PROGRAM,), ("Icebreaker",))),
    subtypes="G-mod - Stealth",
    min_deck=40,
    influence_limit=15,
)
