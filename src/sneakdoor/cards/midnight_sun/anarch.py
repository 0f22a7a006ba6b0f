"""Anarch cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

ESA_AFONTOV = runner_identity(
    "Esâ Afontov: Eco-Insurrectionist",
    "anarch",
    when(On("damaged", cause=BRAIN), AsOne((Draw(1), Sabotage(2))), may=True, first=True),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=15,
)

CHASTUSHKA = event(
    "Chastushka",
    "anarch",
    play(run_on(HQ, linked=(if_successful(instead_of_breach(Sabotage(4))),))),
    subtypes="Run - Sabotage",
    cost=3,
    influence=4,
)

RUNNING_HOT = event(
    "Running Hot",
    "anarch",
    ExtraCost("play", (Suffer(1, BRAIN),), own=True),
    play(GainClicks(3)),
    cost=1,
    influence=3,
)

STEELSKIN_SCARRING = event(
    "Steelskin Scarring",
    "anarch",
    play(Draw(3)),
    when(On("trashed", what=THIS, zones=(int(IN_HAND_ZONE), int(IN_DECK_ZONE))), Draw(2), may=True),
    cost=1,
    influence=2,
)

GHOSTTONGUE = hardware(
    "Ghosttongue",
    "anarch",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    Modify("play cost", -1, Is((EVENT,), zone="anywhere")),
    subtypes="Cybernetic",
    cost=2,
    influence=3,
    unique=True,
)

MARROW = hardware(
    "Marrow",
    "anarch",
    memory(1),
    Modify("hand size", 3),
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    when(On("scored"), Sabotage(1)),
    limit_one_console(),
    subtypes="Console - Cybernetic",
    cost=2,
    influence=2,
    unique=True,
)

BEGEMOT = program(
    "Begemot",
    "anarch",
    when(INSTALL_THIS, Damage(1, BRAIN, suffer=True)),
    strength_per(Each(1, CoreDamageTaken())),
    paid(Credits(1), Break(subtypes=("Barrier",), all=True)),
    subtypes="Icebreaker - Fracter",
    cost=5,
    strength=2,
    memory=2,
    influence=4,
)

AVGUSTINA_IVANOVSKAYA = resource(
    "Avgustina Ivanovskaya",
    "anarch",
    when(On("installed", by=MINE, what=Is((PROGRAM,), ("Virus",))), Sabotage(1), first=True),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class InThatRoot(InAttackedServer):
    """The cards in the root of the remote server that is being run on."""

    def say(self) -> str:
        return "each card in the root of that server"


LIGHT_THE_FIRE = resource(
    "Light the Fire!",
    "anarch",
    paid(
        (Clicks(1), TrashThis(), Suffer(1, BRAIN)),
        MakeRun(
            "remote",
            (
                Body((Lasting(LosesAbilities(InThatRoot()), RUN),)),
                if_successful(Do("trash", InThatRoot())),
            ),
        ),
    ),
    subtypes="Sabotage",
    cost=1,
    influence=2,
)


_HOSTED_SPENT = On("used", by=MINE, what=Is(), cause="credits")


@dataclass(frozen=True, slots=True)
class SpendsHosted(Event):
    """Credits are spent from an installed card."""

    def kinds(self) -> tuple[ChangeKind, ...]:
        return _HOSTED_SPENT.kinds()

    def met(self, s: State, change: Change, src: int) -> bool:
        return _HOSTED_SPENT.met(s, change, src)

    def say(self, *, batch: bool = False) -> str:
        return "you spend credits from an installed card"


@dataclass(frozen=True, slots=True)
class UpToTwoCounters(Amount):
    """The power counters on this card, two of them at the most."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return min(2, Hosted(POWER).of(s, src, f))

    def say(self) -> str:
        return "the number of power counters on this card, but no more than 2"


THE_TWINNING = resource(
    "The Twinning",
    "anarch",
    when(SpendsHosted(), Place(POWER, 1), first=True),
    when(
        OnBreach(f"{HQ},{RND}"),
        ChooseNumber(UpToTwoCounters(), low=1),
        Remove(POWER, Reg("number")),
        AccessMore(Reg("number")),
        may=True,
        where=AtLeast(Hosted(POWER), 1),
    ),
    subtypes="Virtual",
    cost=3,
    influence=3,
    unique=True,
)
