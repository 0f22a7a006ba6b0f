"""Shaper cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

CHAKANA = program(
    "Chakana",
    "shaper",
    success_on(RND, Place(VIRUS, 1)),
    Modify("advancement requirement", 1, Is((AGENDA,), zone="anywhere"), AtLeast(Hosted(VIRUS), 3)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

CLOAK = program(
    "Cloak",
    "shaper",
    Recurring(1),
    CreditsFor(("use",), Is((PROGRAM,), ("Icebreaker",))),
    subtypes="Stealth",
    cost=1,
    memory=1,
    influence=2,
)

CYBER_CYPHER = program(
    "Cyber-Cypher",
    "shaper",
    breaks(1, "Code Gate"),
    boost(1, 1),
    when(INSTALL_THIS, ChooseServer(), RememberServer()),
    Cannot("use", THIS, Not(DuringRun(chosen=True))),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=4,
    memory=1,
    influence=3,
)

DAGGER = program(
    "Dagger",
    "shaper",
    breaks(1, "Sentry"),
    boost(Credits(1, stealth=1), 5),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=0,
    memory=1,
    influence=2,
)

INTI = program(
    "Inti",
    "shaper",
    breaks(1, "Barrier"),
    boost(2, 1, RUN),
    subtypes="Icebreaker - Fracter",
    cost=0,
    strength=1,
    memory=1,
    influence=1,
)

PARICIA = program(
    "Paricia",
    "shaper",
    Recurring(2),
    CreditsFor(("trash",), Is((ASSET,), zone="anywhere")),
    cost=0,
    memory=1,
    influence=1,
)

SAHASRARA = program(
    "Sahasrara",
    "shaper",
    Recurring(2),
    CreditsFor(("install",), Is((PROGRAM,), zone="anywhere")),
    cost=2,
    memory=1,
    influence=2,
)

FREELANCE_CODING_CONTRACT = event(
    "Freelance Coding Contract",
    "shaper",
    play(
        Target(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), 5, up_to=True),
        Do("trash", "targets", said=THEM),
        Gain(Each(2, Moved("targets"))),
    ),
    subtypes="Job",
    cost=0,
    influence=1,
)

LEVY_AR_LAB_ACCESS = event(
    "Levy AR Lab Access",
    "shaper",
    play(
        Do("shuffle in", Either(Is(zone=IN_HAND, side=RUNNER), Is(zone=IN_DISCARD, side=RUNNER)), whose=RUNNER),
        Draw(5),
    ),
    remove_instead_of_trashing(),
    cost=5,
    influence=3,
)

EXPLORATORY_ROMP = event(
    "Exploratory Romp",
    "shaper",
    play(
        MakeRun(
            linked=(
                if_successful(
                    instead_of_access(
                        Target(InAttackedServer(ADVANCEMENT)),
                        ChooseNumber(3),
                        Remove(ADVANCEMENT, Reg("number"), "targets"),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=1,
    influence=2,
)

ESCHER = event(
    "Escher",
    "shaper",
    play(run_on(HQ, linked=(if_successful(instead_of_access(RearrangeIce())),))),
    subtypes="Run",
    cost=3,
    influence=5,
)

BORROWED_SATELLITE = resource(
    "Borrowed Satellite",
    "shaper",
    link(1),
    Modify("hand size", 1),
    subtypes="Link",
    cost=3,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class _FromHeap(Cards):
    """Such cards that were installed from the heap when they last were (CR 8.2.1)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.cid == cid and isinstance(one, FromZone) and one.kind == "installing":
                return one.zone == DISCARD and self.what.has(s, cid, src)
        return False

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        return f"{self.what.say()} from your discard pile"


EXILE_STREETHAWK = runner_identity(
    "Exile: Streethawk",
    "shaper",
    when(On("installed", by=MINE, what=_FromHeap(Is((PROGRAM,)))), Draw(1)),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

THE_PROFESSOR_KEEPER_OF_KNOWLEDGE = runner_identity(
    "The Professor: Keeper of Knowledge",
    "shaper",
    first_copies_free(),
    subtypes="Natural",
    min_deck=45,
    influence_limit=1,
)

MONOLITH = hardware(
    "Monolith",
    "shaper",
    memory(3),
    when(INSTALL_THIS, InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), discount=4, optional=True, n=3)),
    prevents(TrashCards(Is((PROGRAM,), zone=IN_HAND, side=RUNNER)), 1, BRAIN, NET),
    limit_one_console(),
    subtypes="Console",
    cost=18,
    influence=3,
    unique=True,
)

OMNI_DRIVE = hardware(
    "Omni-drive",
    "shaper",
    Host(Is((PROGRAM,), zone="anywhere"), 1, memory=1),
    Modify("memory exempt", 1, InstalledOnThis()),
    Recurring(1),
    CreditsFor(("use",), Is((PROGRAM,), hosted=True)),
    subtypes="Gear",
    cost=3,
    influence=3,
)

ICE_ANALYZER = resource(
    "Ice Analyzer",
    "shaper",
    when(On("rezzed", what=Is((ICE,))), Place(CREDIT, 1)),
    CreditsFor(("install",), Is((PROGRAM,), zone="anywhere")),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

PROFESSIONAL_CONTACTS = resource(
    "Professional Contacts",
    "shaper",
    paid(Clicks(1), AsOne((Gain(1), Draw(1)))),
    subtypes="Connection",
    cost=5,
    influence=2,
)

ATMAN = program(
    "Atman",
    "shaper",
    when(INSTALL_THIS, PayAny(), Place(POWER, Reg("number"))),
    strength_per(Each(1, Hosted(POWER))),
    paid(Credits(1), Break(equal=True)),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

RIELLE_KIT_PEDDLER_TRANSHUMAN = runner_identity(
    "Rielle “Kit” Peddler: Transhuman",
    "shaper",
    when(On("encounter"), GainSubtypes(("Code Gate",), RUN, "subject"), first=True),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=10,
)

FEEDBACK_FILTER = hardware(
    "Feedback Filter",
    "shaper",
    prevents(Credits(3), 1, NET),
    prevents(TrashThis(), 2, BRAIN, up_to=True),
    subtypes="Gear",
    cost=2,
    influence=1,
)

CLONE_CHIP = hardware(
    "Clone Chip",
    "shaper",
    paid(TrashThis(), InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER))),
    subtypes="Chip",
    cost=1,
    influence=2,
)

SELF_MODIFYING_CODE = program(
    "Self-modifying Code",
    "shaper",
    paid(
        (Credits(2), TrashThis()),
        Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True),
        InstallFound(),
    ),
    cost=0,
    memory=2,
    influence=3,
)

SCAVENGE = event(
    "Scavenge",
    "shaper",
    play(
        Target(Is((PROGRAM,))),
        Do("trash", "targets", into="trashed", follow=True),
        If(
            Done("trashed"),
            (
                InstallOne(
                    Either(
                        Is((PROGRAM,), zone=IN_HAND, side=RUNNER),
                        Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER),
                    ),
                    discount=InstallCostOf("trashed"),
                ),
            ),
        ),
    ),
    cost=0,
    influence=2,
)
