"""Shaper cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CORDYCEPS = program(
    "Cordyceps",
    "shaper",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    when(
        On("successful run", server="central"),
        Swap(ProtectingAttacked(), Is((ICE,))),
        cost=(Tokens(VIRUS),),
        once_per_turn=True,
    ),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=4,
)

GAUSS = program(
    "Gauss",
    "shaper",
    when(INSTALL_THIS, Adjust("strength", 3, TURN)),
    breaks(1, "Barrier"),
    boost(2, 2),
    subtypes="Icebreaker - Fracter",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

MANTLE = program(
    "Mantle",
    "shaper",
    Recurring(1),
    CreditsFor(("use",), Is((PROGRAM, HARDWARE))),
    subtypes="Stealth",
    cost=1,
    memory=1,
    influence=2,
)

REZEKI = program("Rezeki", "shaper", when(TURN_BEGINS, Gain(1)), cost=2, memory=1, influence=1)

EULER = program(
    "Euler",
    "shaper",
    when(INSTALL_THIS, GainAbility(breaks(0, "Code Gate"), TURN)),
    breaks(2, "Code Gate", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=2,
    memory=1,
    influence=3,
)

PELANGI = program(
    "Pelangi",
    "shaper",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    paid(Tokens(VIRUS), ChooseSubtype(), GainSubtypes((), ENCOUNTER, ENCOUNTERED), once_per_turn=True),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=3,
)

PENROSE = program(
    "Penrose",
    "shaper",
    when(INSTALL_THIS, GainAbility(breaks(1, "Barrier"), TURN)),
    breaks(1, "Code Gate"),
    boost(Credits(1, stealth=1), 3),
    subtypes="Icebreaker - Decoder - Fracter",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

SPEC_WORK = event(
    "Spec Work",
    "shaper",
    ExtraCost("play", (TrashCards(Is((PROGRAM,))),), own=True),
    play(AsOne((Gain(4), Draw(2)))),
    subtypes="Job",
    cost=1,
    influence=1,
)

IN_THE_GROOVE = event(
    "In the Groove",
    "shaper",
    priority(),
    play(
        Delayed(
            When(
                On("installed", by=MINE, what=Is(min_cost=1)),
                (Choose(((Draw(1),), (Gain(1),))),),
            ),
            TURN,
        )
    ),
    subtypes="Priority",
    cost=0,
    influence=4,
)

HARMONY_AR_THERAPY = event(
    "Harmony AR Therapy",
    "shaper",
    play(
        Search(Is(zone="anywhere"), RUNNER, 5, different=True, up_to=True, stack=False),
        Do("shuffle in", "found", whose=RUNNER, said=THEM),
    ),
    remove_instead_of_trashing(),
    cost=2,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class CostMatches(Amount):
    """The Runner's installed cards whose printed install cost is the chosen number."""

    most: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        number = f.number("number") if f is not None else 0
        cids = Is((HARDWARE, PROGRAM, RESOURCE), side=RUNNER).all(s, src)
        return min(self.most, sum(s.card(cid).cost == number for cid in cids))

    def say(self) -> str:
        return f"installed Runner card with that printed install cost, {self.most} at the most"


KHUSYUK = event(
    "Khusyuk",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        ChooseNumber(20, low=1),  # nothing costs more to install
                        LookAtTop(Each(1, CostMatches(6)), CORP, reveal=True),
                        TakeFrom("looked", "picked", n=1),
                        AccessCards("picked"),
                        Limit("access R&D", 0, RUN),
                        ShuffleDeck(CORP),
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)

CYBERTROOPER_TALUT = resource(
    "Cybertrooper Talut",
    "shaper",
    link(1),
    when(
        On("installed", by=MINE, what=Is((PROGRAM,), ("Icebreaker",), without=("AI",))),
        Adjust("strength", 2, TURN, "subject"),
    ),
    subtypes="Connection - Virtual",
    cost=2,
    influence=2,
    unique=True,
)

THE_ARTIST = resource(
    "The Artist",
    "shaper",
    paid(Clicks(1), Gain(2), once_per_turn=True),
    paid(
        Clicks(1),
        InstallOne(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER), discount=1),
        once_per_turn=True,
    ),
    subtypes="Connection",
    cost=4,
    influence=5,
    unique=True,
)

PAULES_CAFE = resource(
    "Pauleʼs Café",
    "shaper",
    paid(Clicks(1), Target(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER)), HostCards()),
    paid(
        Credits(1),
        InstallOne(
            Is(hosted=True),
            discount=FirstUse(Each(1, Count(Is(subtypes=("Connection",), unique=True)))),
        ),
    ),
    subtypes="Location - Seedy",
    cost=1,
    influence=4,
    unique=True,
)

ANICCAM = hardware(
    "Aniccam",
    "shaper",
    memory(1),
    when(On("trashed", what=Is((EVENT,), zone="anywhere")), Draw(1), first=True),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)

LAT_ETHICAL_FREELANCER = runner_identity(
    "Lat: Ethical Freelancer",
    "shaper",
    when(TURN_ENDS, If(SameNumber(HandOf(RUNNER), HandOf(CORP)), (Draw(1),)), may=True),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

SIMULCHIP = hardware(
    "Simulchip",
    "shaper",
    paid(
        (TrashThis(), CostUnless(HappenedTo("trashed", Is((PROGRAM,))), TrashCards(Is((PROGRAM,))))),
        InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER), discount=3),
    ),
    subtypes="Chip",
    cost=1,
    influence=2,
)

SUPERCORRIDOR = hardware(
    "Supercorridor",
    "shaper",
    memory(2),
    Modify("hand size", 1),
    when(TURN_ENDS, If(SameNumber(CreditsOf(RUNNER), CreditsOf(CORP)), (Gain(2),)), may=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)
