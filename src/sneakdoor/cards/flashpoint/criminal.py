"""Criminal cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

TAPWRM = program(
    "Tapwrm",
    "criminal",
    InstallIf(ThisTurn("successful run", CENTRALS)),
    when(TURN_BEGINS, Gain(Each(1, CreditsOf(CORP), every=5))),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=0,
    memory=1,
    influence=2,
)

GOLDEN = program(
    "Golden",
    "criminal",
    breaks(2, "Sentry", n=2, up_to=True),
    boost(2, 4),
    derezzes("Sentry"),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=1,
    influence=2,
)

PEREGRINE = program(
    "Peregrine",
    "criminal",
    breaks(1, "Code Gate"),
    boost(3, 3),
    derezzes("Code Gate"),
    subtypes="Icebreaker - Decoder",
    cost=5,
    strength=2,
    memory=1,
    influence=2,
)

SAKER = program(
    "Saker",
    "criminal",
    breaks(1, "Barrier"),
    boost(2, 2),
    derezzes("Barrier"),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=2,
)

TRACKER = program(
    "Tracker",
    "criminal",
    when(TURN_BEGINS, ChooseServer(), RememberServer()),
    paid((Clicks(1), Credits(2)), MakeRun(CHOSEN, (Body((SkipSubroutines(1, RUN),)),))),
    cost=0,
    memory=2,
    influence=2,
)

AARON_MARRON = resource(
    "Aaron Marrón",
    "criminal",
    when(On("scored", also="stolen"), Place(POWER, 2)),
    paid(Tokens(POWER), AsOne((RemoveTag(1), Draw(1)))),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
)

BLOCKADE_RUNNER = resource(
    "Blockade Runner",
    "criminal",
    paid(Clicks(2), Draw(3), DoToChosen("shuffle in", Is(zone=IN_HAND, side=RUNNER))),
    subtypes="Connection",
    cost=1,
    influence=1,
)

HERNANDO_CORTEZ = resource(
    "Hernando Cortez",
    "criminal",
    ExtraCost("rez", (PerSubroutine(1),), Is((ICE,)), AtLeast(CreditsOf(CORP), 10)),
    subtypes="Connection",
    cost=2,
    influence=1,
    unique=True,
)

KHAN_SAVVY_SKIPTRACER = runner_identity(
    "Khan: Savvy Skiptracer",
    "criminal",
    when(
        On("passed"),
        InstallOne(Is((PROGRAM,), ("Icebreaker",), zone=IN_HAND, side=RUNNER), discount=1),
        first=True,
        may=True,
    ),
    subtypes="Natural",
    min_deck=40,
    influence_limit=12,
)

GPI_NET_TAP = hardware(
    "GPI Net Tap",
    "criminal",
    when(On("approach ice"), May((Expose("subject"),)), Pays((TrashThis(),), then=(JackOut(),))),
    cost=3,
    influence=2,
)

RECON_DRONE = hardware(
    "Recon Drone",
    "criminal",
    paid((Credits(Reg("x")), TrashThis()), Prevent("damage", Reg("x"), source=Accessed())),
    cost=1,
    influence=3,
)


@dataclass(frozen=True, slots=True)
class BrokenInRun(Cards):
    """Such ice of which all subroutines were broken in the run under way, as it is now."""

    what: Cards

    def all(self, s: State, src: int) -> list[int]:
        refs: set[int] = set()
        if current_run(s) is None:
            return []
        for one in s.journal.since(s.marks[0]):
            if one.kind == "run begins":
                refs = set()
            elif one.kind == "all broken":
                refs.add(one.ref)
        return [cid for cid in self.what.all(s, src) if s.ref[cid] in refs]

    def say(self) -> str:
        return f"{self.what.say()} of which you broke all subroutines during this run"


THE_GAUNTLET = hardware(
    "The Gauntlet",
    "criminal",
    memory(2),
    Modify("access HQ", Each(1, Count(BrokenInRun(Is((ICE,), at=str(int(HQ))))))),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=1,
    unique=True,
)

TEMUJIN_CONTRACT = resource(
    "Temüjin Contract",
    "criminal",
    when(INSTALL_THIS, AsOne((ChooseServer(), RememberServer(), Load(CREDIT, 20)))),
    While(Empty(CREDIT), (Do("trash", THIS),)),
    when(On("successful run", server=CHOSEN), Take(4)),
    subtypes="Job",
    cost=4,
    influence=2,
    unique=True,
)

ON_THE_LAM = event(
    "On the Lam",
    "criminal",
    condition(
        Is((RESOURCE,)),
        avoids(TrashThis(), 3, up_to=True),
        prevents(TrashThis(), 3, up_to=True),
    ),
    subtypes="Condition",
    cost=3,
    influence=2,
)
