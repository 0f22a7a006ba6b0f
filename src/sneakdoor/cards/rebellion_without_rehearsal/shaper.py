"""Shaper cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

BURNER = event(
    "Burner",
    "shaper",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_breach(
                        AtRandom("reveal", CORP, 3),
                        TakeFrom("picked", "chosen", n=2),
                        TakeFrom("chosen", "fits"),
                        AsOne(
                            (
                                Do("to deck top", "fits", whose=CORP),
                                Do("to deck bottom", "rest", whose=CORP),
                            )
                        ),
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=1,
    influence=3,
)

SPREE = event(
    "Spree",
    "shaper",
    play(AsOne((Place(POWER, 3), MakeRun()))),
    paid(
        Tokens(POWER),
        Target(ProtectingAttacked(), into="chosen"),
        Target(Is((PROGRAM,), ("Trojan",))),
        HostThis("chosen", "targets"),
    ),
    subtypes="Run",
    cost=0,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class DuringRuns(DuringRun):
    """A run is under way, be it the one that this event makes or another."""

    def say(self) -> str:
        return "during runs"


TRICK_SHOT = event(
    "Trick Shot",
    "shaper",
    play(
        Place(CREDIT, 4),
        run_on(
            RND,
            linked=(
                if_successful(
                    AsOne(
                        (
                            Place(CREDIT, 2),
                            Delayed(when(OnBreach(str(RND)), AccessMore(1), next_only=True), RUN),
                        )
                    )
                ),
                when(On("run ends"), MakeRun("remote", again=True), may=True),
            ),
        ),
    ),
    CreditsFor(("any",), only=DuringRuns()),
    subtypes="Run",
    cost=1,
    influence=3,
)

CATALOGUER = hardware(
    "Cataloguer",
    "shaper",
    *loaded(POWER, 2),
    success_on(
        RND,
        instead_of_breach(Pays((Tokens(POWER),), (LookAtTop(4, CORP), Arrange("looked")), must=True), may=True),
    ),
    paid((Clicks(1), Tokens(POWER)), Breach(RND), only=RanSuccessfully((RND,))),
    cost=2,
    influence=4,
)

COALESCENCE = program(
    "Coalescence",
    "shaper",
    when(INSTALL_THIS, Place(POWER, 2)),
    paid(Tokens(POWER), Gain(2), only=ActiveTurn(RUNNER)),
    cost=2,
    memory=1,
    influence=2,
)

LOBISOMEM = program(
    "Lobisomem",
    "shaper",
    when(EitherOf(INSTALL_THIS, FullyBreaks(Is((ICE,), ("Code Gate",)), by_this=True)), Place(POWER, 1)),
    breaks(1, "Code Gate"),
    interface((Credits(Reg("x")), Tokens(POWER)), Break(Reg("x"), subtypes=("Barrier",))),
    boost(1, 2),
    subtypes="Icebreaker - Decoder - Fracter",
    cost=8,
    strength=2,
    memory=2,
    influence=2,
)

MUSE = program(
    "Muse",
    "shaper",
    when(
        INSTALL_THIS,
        Search(Is((PROGRAM,), without=("Daemon",), zone="anywhere"), RUNNER, install=True, heap=True, hand=True),
        If(
            Fits(Is((PROGRAM,), ("Trojan",), zone="anywhere"), "found"),
            (InstallFound(where=ON_ICE),),
            (InstallFound(where=ON_THIS),),
        ),
    ),
    subtypes="Daemon",
    cost=2,
    memory=1,
    influence=4,
)

PRESSURE_SPIKE = program(
    "Pressure Spike",
    "shaper",
    breaks(1, "Barrier"),
    boost(2, 3),
    threat(4, paid(Credits(2), Adjust("strength", 9, ENCOUNTER), once_per_run=True)),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=3,
)

PRETTY_MARY_DA_SILVA = resource(
    "“Pretty” Mary da Silva",
    "shaper",
    when(OnBreach(str(RND)), If(AtLeast(RandomAccessLimit(), 2), (May((AccessMore(1),)),))),
    subtypes="Connection - Seedy",
    cost=1,
    influence=1,
    unique=True,
)
