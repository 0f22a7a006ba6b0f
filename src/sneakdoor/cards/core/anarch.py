"""Anarch cards of the Core Set."""

from sneakdoor.cards.vocabulary import *

CORRODER = program(
    "Corroder",
    "anarch",
    breaks(1, "Barrier"),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=2,
    strength=2,
    memory=1,
    influence=2,
)

MIMIC = program(
    "Mimic", "anarch", breaks(1, "Sentry"), subtypes="Icebreaker - Killer", cost=3, strength=3, memory=1, influence=1
)

DATASUCKER = program(
    "Datasucker",
    "anarch",
    when(On("successful run", server="central"), Place(VIRUS, 1)),
    paid(Tokens(VIRUS), Adjust("strength", -1, ENCOUNTER, ENCOUNTERED_REZZED)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=1,
)

PARASITE = program(
    "Parasite",
    "anarch",
    InstallOnly(Is((ICE,), rezzed=True)),
    Modify("strength", Each(-1, Hosted(VIRUS)), HOST),
    While(StrengthAtMost(HOST, 0), (Do("trash", HOST),)),
    when(TURN_BEGINS, Place(VIRUS, 1)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

MEDIUM = program(
    "Medium",
    "anarch",
    success_on(RND, Place(VIRUS, 1)),
    Modify(
        "access R&D",
        Each(1, Hosted(VIRUS), over=1),
        op=ALLOW,
    ),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=3,
)

GRIMOIRE = hardware(
    "Grimoire",
    "anarch",
    memory(2),
    when(
        On("installed", by=MINE, what=Is((PROGRAM,), ("Virus",))),
        Place(VIRUS, 1, "subject"),
    ),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=2,
    unique=True,
)

STIMHACK = event(
    "Stimhack",
    "anarch",
    play(
        AsOne(
            (
                Place(CREDIT, 9),
                MakeRun(linked=(When(On("run ends"), (Damage(1, BRAIN, suffer=True, unpreventable=True),)),)),
            )
        ),
    ),
    CreditsFor(
        ("any",),
        only=DuringRun(),
        pooled=True,
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)

DEMOLITION_RUN = event(
    "Demolition Run",
    "anarch",
    play(MakeRun(f"{int(HQ)},{int(RND)}")),
    trashes_accessed(Credits(0), only=DuringRun()),
    subtypes="Run - Sabotage",
    cost=2,
    influence=2,
)

CYBERFEEDER = hardware(
    "Cyberfeeder",
    "anarch",
    Recurring(1),
    CreditsFor(
        ("use",),
        Is((PROGRAM,), ("Icebreaker",)),
    ),
    CreditsFor(("install",), Is((PROGRAM,), ("Virus",), zone="anywhere")),
    subtypes="Chip",
    cost=2,
    influence=1,
)

WYRM = program(
    "Wyrm",
    "anarch",
    paid(Credits(3), Break(at_most=0)),
    paid(Credits(1), Adjust("strength", -1, ENCOUNTER, ENCOUNTERED)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=1,
    strength=1,
    memory=1,
    influence=2,
)

ICE_CARVER = resource(
    "Ice Carver",
    "anarch",
    Modify("strength", -1, ENCOUNTERED),
    subtypes="Virtual",
    cost=3,
    influence=3,
    unique=True,
)

NOISE_HACKER_EXTRAORDINAIRE = runner_identity(
    "Noise: Hacker Extraordinaire",
    "anarch",
    when(
        On("installed", by=MINE, what=Is((PROGRAM,), ("Virus",))),
        TrashTop(1, CORP, CORP),
    ),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

YOG_0 = program(
    "Yog.0",
    "anarch",
    breaks(0, "Code Gate"),
    subtypes="Icebreaker - Decoder",
    cost=5,
    strength=3,
    memory=1,
    influence=1,
)

DJINN = program(
    "Djinn",
    "anarch",
    Host(Is((PROGRAM,), without=("Icebreaker",), zone="anywhere"), memory=3),
    Modify("memory exempt", 1, InstalledOnThis()),
    paid(
        (Clicks(1), Credits(1)),
        Search(Is((PROGRAM,), ("Virus",), zone="anywhere"), RUNNER, reveal=True),
        Do("to hand", "found", whose=RUNNER),
    ),
    subtypes="Daemon",
    cost=2,
    memory=1,
    influence=2,
)

DEJA_VU = event(
    "Déjà Vu",
    "anarch",
    play(
        Choose(
            (
                (DoToChosen("to hand", Is(zone=IN_DISCARD, side=RUNNER)),),
                (DoToChosen("to hand", Is(subtypes=("Virus",), zone=IN_DISCARD, side=RUNNER), 2, up_to=True),),
            )
        )
    ),
    cost=2,
    influence=2,
)

WYLDSIDE = resource(
    "Wyldside",
    "anarch",
    when(TURN_BEGINS, AsOne((Draw(2), LoseClicks(1, YOU)))),
    subtypes="Location - Seedy",
    cost=3,
    influence=3,
    unique=True,
)
