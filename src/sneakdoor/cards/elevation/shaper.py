"""Shaper cards of Elevation."""

from sneakdoor.cards.vocabulary import *

ILLUMINATION = event(
    "Illumination",
    "shaper",
    play(
        run_on(
            RND,
            linked=(if_successful(InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=1, optional=True, n=3)),),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=3,
)

RITUAL = event("Ritual", "shaper", play(Draw(Each(1, ClicksLeft(RUNNER)))), cost=0, influence=2)

MADANI = hardware(
    "Madani",
    "shaper",
    paid(Clicks(1), Target(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), ANY, up_to=True), HostCards()),
    paid(Credits(0), InstallOne(Is((PROGRAM,), hosted=True)), once_per_turn=True),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

DEWI_SUBROTOPUTRI = runner_identity(
    "Dewi Subrotoputri: Pedagogical Dhalang",
    "shaper",
    when(SUCCESSFUL_RUN, AsOne((Flip(), Gain(1))), where=AtMost(UnusedMemory(), 0), may=True),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
    back=runner_identity(
        "Dewi Subrotoputri: Shadow Guide",
        "shaper",
        when(SUCCESSFUL_RUN, AsOne((Flip(), Draw(1))), where=AtLeast(UnusedMemory(), 1), may=True),
        subtypes="Natural",
        min_deck=45,
        influence_limit=15,
    ),
)

AZIMAT = program(
    "Azimat",
    "shaper",
    Recurring(2),
    CreditsFor(("trash",)),
    cost=1,
    memory=2,
    influence=1,
)

CHROMATOPHORES = program(
    "Chromatophores",
    "shaper",
    InstallOnly(Is((ICE,))),
    Subtype("Barrier", 1, HOST, also=("Code Gate", "Sentry")),
    subtypes="Trojan",
    cost=1,
    memory=1,
    influence=2,
)

DEVADATTA_DRONE = program(
    "Devadatta Drone",
    "shaper",
    when(INSTALL_THIS, Place(POWER, 2)),
    when(On("access begins", server=str(int(RND))), AccessMore(1), cost=(Tokens(POWER),)),
    cost=1,
    memory=1,
    influence=1,
)

PRINCIPIA = program(
    "Principia",
    "shaper",
    Modify("install cost", Each(-1, Count(Is((PROGRAM,), ("Icebreaker",), other=True))), THIS),
    breaks(1, "Barrier"),
    boost(2, 2),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=2,
    memory=1,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class PrintedCostOfTrashed(Amount):
    """The printed install cost of the card that this ability has just trashed, wherever that card is now."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        chosen = [cid for cid, _ in held(f, "targets")]
        return sum(s.card(cid).cost or 0 for cid in chosen if s.card(cid).type != EVENT)

    def known(self, f: Resolving) -> bool:
        return "targets" in f.regs

    def say(self) -> str:
        return "its printed install cost"


KNICKKNACK_OBRIAN = resource(
    "“Knickknack” O’Brian",
    "shaper",
    when(
        On("run begins"),
        DoToChosen("trash", Is(side=RUNNER, other=True)),
        If(Gone("targets"), (AsOne((Gain(PrintedCostOfTrashed()), Draw(1))),)),
        first=True,
        may=True,
    ),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

GAMEDRAGON_PRO = hardware(
    "GAMEDRAGON™ Pro",
    "shaper",
    when(
        EitherOf(INSTALL_THIS, TURN_BEGINS),
        Target(Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
        HostThis(),
        may=True,
    ),
    Modify("strength", 1, HOST),
    Modify("strength until the run ends", 1, HOST),
    subtypes="Mod",
    cost=2,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class AmongThose(Cards):
    """The programs and hardware among the cards that met the condition."""

    def all_for(self, s: State, f: Resolving) -> list[int]:
        return [cid for cid in cards_in(s, f, "subject") if type_of(s, cid) in (PROGRAM, HARDWARE)]

    def say(self) -> str:
        return "program or piece of hardware from among those cards"


MAGDALENE = runner_identity(
    "Magdalene Keino-Chemutai: Cryptarchitect",
    "shaper",
    When(
        On("discarded", by=MINE, not_cause="ability"),
        (InstallOne(AmongThose()),),
        may=True,
        per_batch=True,
    ),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)
