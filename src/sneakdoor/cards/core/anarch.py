"""Anarch cards of the core sets."""

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

IMP = program(
    "Imp",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 2)),
    trashes_accessed(Tokens(VIRUS), once_per_turn=True),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=3,
)

SCRUBBER = resource(
    "Scrubber",
    "anarch",
    Recurring(2),
    CreditsFor(("trash",)),
    subtypes="Connection - Seedy",
    cost=2,
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

QUEST_COMPLETED = event(
    "Quest Completed",
    "anarch",
    play(
        AccessChosen(Is((AGENDA, ASSET, UPGRADE))),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=0,
    influence=2,
)

CYBERFEEDER = hardware(
    "Cyberfeeder",
    "anarch",
    Recurring(1),
    CreditsFor(
        ("use", "ability"),
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

QUEENS_GAMBIT = event(
    "Queen's Gambit",
    "anarch",
    double(),
    play(
        Target(Is(side=CORP, rezzed=False, in_remote=True)),
        ChooseNumber(3),
        Place(
            ADVANCEMENT,
            Reg("number"),
            "targets",
        ),
        Gain(Each(2, Reg("number", "placed"))),
        Forbid("access", TURN, on="targets"),
    ),
    subtypes="Double",
    cost=0,
    influence=3,
)

DARWIN = program(
    "Darwin",
    "anarch",
    breaks(2),
    strength_per(Each(1, Hosted(VIRUS))),
    when(TURN_BEGINS, Place(VIRUS, 1), cost=(Credits(1),)),
    subtypes="Icebreaker - AI - Virus",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

FORCE_OF_NATURE = program(
    "Force of Nature",
    "anarch",
    breaks(2, "Code Gate", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=5,
    strength=1,
    memory=1,
    influence=1,
)

HEMORRHAGE = program(
    "Hemorrhage",
    "anarch",
    when(SUCCESSFUL_RUN, Place(VIRUS, 1)),
    paid((Clicks(1), Tokens(VIRUS, 2)), DoToChosen("trash", Is(zone=IN_HAND, side=CORP), by=CORP)),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=4,
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

LAMPREY = program(
    "Lamprey",
    "anarch",
    success_on(HQ, Lose(1, CORP)),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

LIBERATED_ACCOUNT = resource(
    "Liberated Account", "anarch", *loaded(CREDIT, 16), paid(Clicks(1), Take(4)), cost=6, influence=2
)

MORNING_STAR = program(
    "Morning Star",
    "anarch",
    paid(Credits(1), Break(subtypes=("Barrier",), all=True)),
    subtypes="Icebreaker - Fracter",
    cost=8,
    strength=5,
    memory=2,
    influence=4,
)

RETRIEVAL_RUN = event(
    "Retrieval Run",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(
                if_successful(
                    instead_of_access(
                        InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER), ignore=True),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)

SINGULARITY = event(
    "Singularity",
    "anarch",
    double(),
    play(MakeRun("remote", (if_successful(instead_of_access(Do("trash", InAttackedServer()))),))),
    subtypes="Double - Run",
    cost=4,
    influence=3,
)

SPINAL_MODEM = hardware(
    "Spinal Modem",
    "anarch",
    memory(1),
    Recurring(2),
    CreditsFor(("use", "ability"), Is((PROGRAM,), ("Icebreaker",))),
    when(On("traced", cause="successful"), Damage(1, BRAIN, suffer=True), where=DuringRun()),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)

XANADU = resource(
    "Xanadu",
    "anarch",
    Modify("rez cost", 1, Is((ICE,))),
    subtypes="Virtual",
    cost=3,
    influence=2,
    unique=True,
)

PATCHWORK = hardware(
    "Patchwork",
    "anarch",
    memory(1),
    When(
        On("would cost", by=MINE),
        (ChangeImminent("cost", -2),),
        cost=(TrashCards(Is(zone=IN_HAND, side=RUNNER)),),
        once_per_turn=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=3,
    unique=True,
)

QUETZAL_FREE_SPIRIT = runner_identity(
    "Quetzal: Free Spirit",
    "anarch",
    paid(Credits(0), Break(1, ("Barrier",)), once_per_turn=True),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)

REINA_ROJA_FREEDOM_FIGHTER = runner_identity(
    "Reina Roja: Freedom Fighter",
    "anarch",
    Modify(
        "rez cost",
        1,
        Is((ICE,)),
        Not(HappenedTo("rezzed", Is((ICE,), zone="anywhere"))),
    ),
    subtypes="Cyborg - G-mod",
    link=1,
    min_deck=45,
    influence_limit=15,
)

RUN_AMOK = event(
    "Run Amok",
    "anarch",
    play(
        run_on(
            linked=(
                When(
                    On("run ends"),
                    (DoToChosen("trash", InItsRun("rezzed", Is((ICE,)))),),
                ),
            )
        )
    ),
    subtypes="Run - Sabotage",
    cost=3,
    influence=3,
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
