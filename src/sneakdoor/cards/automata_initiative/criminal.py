"""Criminal cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

MERCURY = runner_identity(
    "Mercury: Chrome Libertador",
    "criminal",
    when(
        OnBreach(f"{HQ},{RND}"),
        AccessMore(1),
        may=True,
        once_per_turn=True,
        where=Both(DuringRun(), Not(InThatRun("broken"))),
    ),
    subtypes="Bioroid",
    min_deck=45,
    influence_limit=15,
)


@dataclass(frozen=True, slots=True)
class CorpRevealed(Condition):
    """The Corp chose a card to reveal."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return bool(held(f, "targets"))

    def say(self) -> str:
        return "if they do"


CHRYSOPOEIAN_SKIMMING = event(
    "Chrysopoeian Skimming",
    "criminal",
    play(
        Target(Is((AGENDA,), zone=IN_HAND, side=CORP), up_to=True, by=CORP),
        RevealCards(by=CORP),
        If(CorpRevealed(), (AsOne((GainClicks(1), Draw(1))),), (LookAtTop(3, CORP),)),
    ),
    cost=1,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class NthEncounter(Event):
    """Ice is encountered for the nth time in the run that this card made."""

    n: int

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("encounter",)

    def met(self, s: State, change: Change, src: int) -> bool:
        seen = 0
        made = False
        for one in s.journal.since(s.marks[0]):
            if one.kind == "run begins":
                made, seen = one.src == src, 0
            elif one.kind == "encounter":
                seen += 1
                if one is change:
                    return made and seen == self.n
        return False

    def say(self, *, batch: bool = False) -> str:
        return f"you encounter a piece of ice for the {ordinal(self.n)} time during that run"


S_DOBRADO = event(
    "S-Dobrado",
    "criminal",
    play(MakeRun("central", (when(On("encounter"), Bypass(), next_only=True),))),
    threat(4, when(NthEncounter(2), Bypass(), cost=(Clicks(1),))),
    subtypes="Run",
    cost=2,
    influence=3,
)

CAPYBARA = hardware(
    "Capybara",
    "criminal",
    when(On("bypassed"), Do("derez", "subject", said=THAT_CARD), cost=(RemoveThis(),)),
    cost=2,
    influence=2,
    unique=True,
)

HERMES = hardware(
    "Hermes",
    "criminal",
    memory(1),
    when(On("scored", also="stolen"), DoToChosen("to hand", Is(side=CORP, rezzed=False))),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

CURUPIRA = program(
    "Curupira",
    "criminal",
    when(On("encounter", what=Is((ICE,), ("Barrier",))), Bypass(), cost=(Tokens(POWER, 3),)),
    when(FullyBreaks(by_this=True), Place(POWER, 1)),
    breaks(1, "Barrier"),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=1,
    memory=1,
    influence=3,
)

LASER_POINTER = program(
    "Laser Pointer",
    "criminal",
    when(On("encounter", what=Is((ICE,), ("AP", "Destroyer", "Observer"))), Bypass(), cost=(TrashThis(),)),
    subtypes="Weapon",
    cost=2,
    memory=1,
    influence=3,
)

SACI = program(
    "Saci",
    "criminal",
    InstallOnly(Is((ICE,))),
    when(EitherOf(On("rezzed", what=HOST), On("derezzed", what=HOST)), Gain(3)),
    subtypes="Trojan",
    cost=1,
    memory=1,
    influence=1,
)

SHIBBOLETH = program(
    "Shibboleth",
    "criminal",
    threat(4, Modify("strength", -2, THIS)),
    breaks(1, "Code Gate"),
    boost(2, 2),
    subtypes="Icebreaker - Decoder",
    cost=1,
    strength=3,
    memory=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class DuringItsRun(Condition):
    """A run that this card made is under way."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        return run is not None and run.src == src

    def say(self) -> str:
        return "during that run"


DEBBIE_DOWNTOWN_MOREIRA = resource(
    'Debbie "Downtown" Moreira',
    "criminal",
    threat(4, when(INSTALL_THIS, Place(CREDIT, 2))),
    when(On("played", by=MINE, what=Is((EVENT,), ("Run",), zone="anywhere")), Place(CREDIT, 1)),
    paid(Clicks(1), run_on()),
    CreditsFor(("any",), only=DuringItsRun()),
    subtypes="Connection",
    cost=1,
    influence=2,
    unique=True,
)
