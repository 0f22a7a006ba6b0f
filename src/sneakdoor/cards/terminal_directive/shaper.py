"""Shaper cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

ADEPT = program(
    "Adept",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    breaks(2, "Sentry", "Barrier"),
    subtypes="Icebreaker - Fracter - Killer",
    cost=5,
    strength=2,
    memory=2,
    influence=3,
)

SAVANT = program(
    "Savant",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    paid(Credits(2), Choose(((Break(1, ("Sentry",)),), (Break(2, ("Code Gate",)),)))),
    subtypes="Icebreaker - Killer - Decoder",
    cost=4,
    strength=1,
    memory=2,
    influence=3,
)

CAREFUL_PLANNING = event(
    "Careful Planning",
    "shaper",
    priority(),
    play(Target(Is(side=CORP, at="remote")), Forbid("rez", TURN, on="targets")),
    subtypes="Priority",
    cost=3,
    influence=4,
)

DEEP_DATA_MINING = event(
    "Deep Data Mining",
    "shaper",
    play(run_on(RND, linked=(if_successful(Adjust("access R&D", Each(1, UnusedMemory(4)), RUN, None)),))),
    subtypes="Run",
    cost=3,
    influence=4,
)

LEVY_ADVANCED_RESEARCH_LAB = resource(
    "Levy Advanced Research Lab",
    "shaper",
    paid(
        Clicks(1),
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        TakeFrom("programs", "kept", "left", most=1),
        Do("to hand", "kept", whose=RUNNER, said=THAT_CARD),
        Arrange("looked", bottom=RUNNER),
    ),
    subtypes="Location - Ritzy",
    cost=4,
    influence=2,
)

LLDS_MEMORY_DIAMOND = hardware(
    "LLDS Memory Diamond",
    "shaper",
    memory(1),
    link(1),
    Modify("hand size", 1),
    subtypes="Mod",
    cost=4,
    influence=1,
)

UBAX = hardware(
    "Ubax",
    "shaper",
    memory(1),
    when(TURN_BEGINS, Draw(1)),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=3,
    unique=True,
)

DHEGDHEER = program(
    "Dhegdheer",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 1),
    Modify("install cost", -1, InstalledOnThis()),
    Modify("memory exempt", 1, InstalledOnThis()),
    subtypes="Daemon",
    cost=2,
    memory=0,
    influence=2,
)

EGRET = program(
    "Egret",
    "shaper",
    InstallOnly(Is((ICE,), rezzed=True)),
    Subtype("Sentry", 1, HOST, also=("Code Gate", "Barrier")),
    cost=2,
    memory=1,
    influence=2,
)

LAGUNA_VELASCO_DISTRICT = resource(
    "Laguna Velasco District",
    "shaper",
    When(
        On("would draw", by=MINE, cause="basic action"),
        (ChangeImminent("draw", 1),),
    ),
    subtypes="Location - Ritzy",
    cost=5,
    influence=2,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class KeptAside(Cards):
    """Cards that the source has set aside (1.4:4.8)."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return s.zone[cid] == ASIDE and thing is not None and s.ref[cid] in thing.memo.get("aside", ())

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.aside if self.has(s, cid, src)]

    def say(self) -> str:
        return "card that this identity set aside"


AYLA_BIOS_RAHIM_SIMULANT_SPECIALIST = runner_identity(
    "Ayla “Bios” Rahim: Simulant Specialist",
    "shaper",
    AtStart(
        (
            LookAtTop(6, RUNNER),
            TakeFrom("looked", "kept", "others", n=4),
            KeepAside("kept"),
            ShuffleDeck(RUNNER),
        ),
        "before starting hands",
    ),
    paid(
        Clicks(1),
        Target(KeptAside()),
        Do("to hand", whose=RUNNER),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)
