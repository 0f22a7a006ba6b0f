"""Anarch cards of Parhelion."""

from sneakdoor.cards.vocabulary import *

FINALITY = event(
    "Finality",
    "anarch",
    ExtraCost("play", (Suffer(1, BRAIN),), own=True),
    play(
        run_on(
            RND,
            linked=(if_successful(Delayed(when(OnBreach(str(RND)), AccessMore(3), next_only=True), RUN)),),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

KATORGA_BREAKOUT = event(
    "Katorga Breakout",
    "anarch",
    play(run_on(linked=(if_successful(DoToChosen("to hand", Is(zone=IN_DISCARD, side=RUNNER))),))),
    subtypes="Run",
    cost=2,
    influence=3,
)

RAINDROPS_CUT_STONE = event(
    "Raindrops Cut Stone",
    "anarch",
    play(
        run_on(
            linked=(
                when(On("subroutine"), Place(POWER, 1)),
                when(On("run ends"), AsOne((Draw(Each(1, Hosted(POWER))), Gain(3)))),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=3,
)

TIME_BOMB = hardware(
    "Time Bomb",
    "anarch",
    InstallIf(ThisTurn("successful run", (HQ, RND, ARCHIVES))),
    when(INSTALL_THIS, Place(POWER, 1)),
    when(
        TURN_BEGINS,
        If(AtLeast(Hosted(POWER), 3), (AsOne((Do("trash", THIS), Sabotage(3))),), (Place(POWER, 1),)),
    ),
    subtypes="Weapon",
    cost=1,
    influence=3,
    unique=True,
)

ABAASY = program(
    "Abaasy",
    "anarch",
    when(FullyBreaks(by_this=True), Draw(1), cost=(TrashCards(Is(zone=IN_HAND, side=RUNNER)),), first=True),
    breaks(1, "Code Gate"),
    boost(2, 2),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

HUSH = program(
    "Hush",
    "anarch",
    InstallOnly(Is((ICE,))),
    LosesAbilities(HOST, keep_printed_subs=True, no_gain=True),
    paid(Clicks(1), Target(NotHost(Is((ICE,)))), HostThis()),
    subtypes="Trojan",
    cost=1,
    memory=1,
    influence=1,
)

NGA = program(
    "Nga",
    "anarch",
    *loaded(POWER, 3),
    when(SUCCESSFUL_RUN, Sabotage(1), cost=(Tokens(POWER),), first=True),
    cost=2,
    memory=1,
    influence=2,
    unique=True,
)

NUM = program(
    "Num",
    "anarch",
    breaks(2, "Sentry"),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=8,
    memory=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class FirstEncounterThere(Condition):
    """The first encounter of the turn with ice protecting the server that was chosen this turn is under way."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        server = first = -1
        for one in s.journal.since(s.marks[0]):
            if one.kind == "installed" and one.cid == src:
                server = first = -1  # another object, which has chosen nothing
            elif isinstance(one, NameChosen) and one.src == src:
                server = one.server
            elif isinstance(one, OfEncounter) and one.kind == "encounter" and first < 0 <= server == one.server:
                first = one.encounter
            elif isinstance(one, OfEncounter) and one.kind == "encounter ends" and one.encounter == first:
                return False
        return first >= 0

    def say(self) -> str:
        return "during the first encounter each turn with ice that protects the chosen server"


TSAKHIA_GANTULGA = resource(
    'Tsakhia "Bankhar" Gantulga',
    "anarch",
    when(TURN_BEGINS, ChooseServer(), RememberServer(), may=True),
    ReplacesSubroutines(sub(Damage(1, NET)), FirstEncounterThere()),
    subtypes="Connection",
    cost=1,
    influence=3,
    unique=True,
)
