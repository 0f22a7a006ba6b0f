"""Criminal cards of Elevation."""

from sneakdoor.cards.vocabulary import *

CLEAN_GETAWAY = event(
    "Clean Getaway",
    "criminal",
    play(run_on(linked=(if_successful(Gain(6)),))),
    subtypes="Run",
    cost=3,
    influence=2,
)

LIE_LOW = event(
    "Lie Low",
    "criminal",
    double(),
    play(Choose(((Draw(4),), (RemoveTag(2, up_to=True),)))),
    subtypes="Double",
    cost=1,
    influence=1,
)

TRANSFER_OF_WEALTH = event(
    "Transfer of Wealth",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(if_successful(AsOne((Tag(1, take=True), Lose(3, CORP))), Gain(Each(2, Reg("lost", done="lost")))),),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=4,
)

MAGLECTRIC_RAPID = hardware(
    "Maglectric Rapid (748 Mod)",
    "criminal",
    success_on(HQ, DoToChosen("derez", Is(side=CORP, rezzed=True)), cost=(TrashThis(),)),
    subtypes="Weapon",
    cost=1,
    influence=2,
    unique=True,
)

BARRY_WONG = runner_identity(
    "Barry “Baz” Wong: Tri-Maf Veteran",
    "criminal",
    when(
        On("rezzed", by=THEIRS, what=Is((ICE,))),
        InstallOne(Is((RESOURCE, HARDWARE), zone=IN_HAND, side=RUNNER)),
        may=True,
    ),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)

MUSLIHAT = runner_identity(
    "MuslihaT: Multifarious Marketeer",
    "criminal",
    when(
        TURN_BEGINS,
        LookAtTop(1, RUNNER),
        If(
            Fits(
                Either(Is(subtypes=("Icebreaker",), zone="anywhere"), Is((EVENT,), ("Run",), zone="anywhere")),
                "looked",
            ),
            (May((LookAt("looked", reveal=True), Do("to hand", "looked", said=THAT_CARD, whose=RUNNER))),),
        ),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

FRANSOFIA_WARD = resource(
    "Fransofia Ward",
    "criminal",
    Modify("rez cost", 1, Is((ICE,))),
    when(On("encounter"), Bypass(), cost=(TrashThis(),), where=AtLeast(CreditsOf(CORP), 15)),
    subtypes="Connection",
    cost=3,
    influence=3,
    unique=True,
)

OPEN_MARKET = resource(
    "Open Market",
    "criminal",
    *loaded(CREDIT, 6),
    CreditsFor(
        ("install",),
        Either(Is((RESOURCE,), ("Connection",), zone="anywhere"), Is((RESOURCE,), ("Job",), zone="anywhere")),
    ),
    when(TURN_BEGINS, Take(1)),
    subtypes="Job - Location",
    cost=2,
    influence=2,
)

MAINTENANCE_ACCESS = event(
    "Maintenance Access",
    "criminal",
    double(),
    play(run_on(ARCHIVES, linked=(Instead("approach server", (ChangeServer(HQ), ApproachAttacked())),))),
    subtypes="Run - Double",
    cost=0,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class RunEventIsActive(Condition):
    """A run event is active: it is being played, or it stays in the play area (CR 26.03:3.7.1)."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(type_of(s, cid) == EVENT and has_subtype(s, cid, "Run") for cid in s.things)

    def say(self) -> str:
        return "if a run event is active"


SANG_KANCIL = program(
    "Sang Kancil",
    "criminal",
    breaks(1, "Code Gate"),
    boost(CreditsLess(3, 2, RunEventIsActive()), 2),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class ChooseAtRandomInHQ(Instruction):
    """Choose a random card in HQ, where there are some for sure: the cost has just put them there."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["picked"] = as_refs(s, s.chance.draw(s.hand[CORP], 1))

    def could_change(self, s: State, f: Resolving) -> bool:
        return True  # even if HQ is empty before the cost is paid

    def say(self) -> str:
        return "choose 1 card in HQ at random"


DETENTE = hardware(
    "Detente",
    "criminal",
    memory(1),
    success_on(HQ, AtRandom("choose", CORP), HostCards("picked"), first=True, may=True),
    paid(
        (Clicks(1), AddCards(Is(hosted=True, zone="anywhere", side=CORP), "return", 2)),
        May((ChooseAtRandomInHQ(), AccessCards("picked")), by=RUNNER),
        by=ANYONE,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)
