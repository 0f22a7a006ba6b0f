"""Anarch cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CHISEL = program(
    "Chisel",
    "anarch",
    InstallOnly(Is((ICE,))),
    strength_per(Each(-1, Hosted(VIRUS)), HOST),
    when(
        On("encounter", what=HOST),
        If(StrengthAtMost(HOST, 0), (Do("trash", HOST),), (Place(VIRUS, 1),)),
    ),
    subtypes="Virus - Trojan",
    cost=2,
    memory=1,
    influence=4,
)

ODORE = program(
    "Odore",
    "anarch",
    paid(Credits(2), Break(subtypes=("Sentry",), all=True)),
    paid(Credits(0), Break(1, ("Sentry",)), only=AtLeast(Count(Is((RESOURCE,), ("Virtual",))), 3)),
    boost(3, 3),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=0,
    memory=1,
    influence=2,
)

STARGATE = program(
    "Stargate",
    "anarch",
    paid(
        Clicks(1),
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        LookAtTop(3, CORP, reveal=True),
                        TakeFrom("looked", "chosen", n=1),
                        Do("trash", "chosen"),
                    )
                ),
            ),
        ),
        once_per_turn=True,
    ),
    cost=4,
    memory=2,
    influence=3,
)

UTAE = program(
    "Utae",
    "anarch",
    paid(Credits(Reg("x")), Break(Reg("x"), ("Code Gate",)), once_per_run=True),
    paid(Credits(1), Break(1, ("Code Gate",)), only=AtLeast(Count(Is((RESOURCE,), ("Virtual",))), 3)),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

ISOLATION = event(
    "Isolation",
    "anarch",
    ExtraCost("play", (TrashCards(Is((RESOURCE,))),), own=True),
    play(Gain(7)),
    cost=2,
    influence=1,
)

MOSHING = event(
    "Moshing",
    "anarch",
    ExtraCost("play", (TrashCards(Is(zone=IN_HAND, side=RUNNER), 3),), own=True),
    play(AsOne((Draw(3), Gain(3)))),
    cost=0,
    influence=3,
)

FENCER_FUENO = resource(
    "Fencer Fueno",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("any",), only=RunSucceeded()),
    when(
        TURN_ENDS,
        If(AtLeast(Hosted(CREDIT), 3), (Choose(((PayIt((Credits(1),)),), (Do("trash", THIS),))),)),
    ),
    subtypes="Companion - Virtual",
    cost=0,
    influence=1,
    unique=True,
)

MYSTIC_MAEMI = resource(
    "Mystic Maemi",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("play",), Is((EVENT,), zone="anywhere")),
    when(
        TURN_ENDS,
        If(AtLeast(Hosted(CREDIT), 3), (Choose(((AtRandom("trash", RUNNER),), (Do("trash", THIS),))),)),
    ),
    subtypes="Companion - Virtual",
    cost=1,
    influence=2,
    unique=True,
)

PALADIN_POEMU = resource(
    "Paladin Poemu",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("install",), Is(without=("Connection",), zone="anywhere")),
    when(TURN_ENDS, If(AtLeast(Hosted(CREDIT), 3), (DoToChosen("trash", Is(side=RUNNER)),))),
    subtypes="Companion - Virtual",
    cost=1,
    influence=3,
    unique=True,
)

TRICKSTER_TAKA = resource(
    "Trickster Taka",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("use",), Is((PROGRAM,)), only=DuringRun()),
    when(
        TURN_ENDS,
        If(AtLeast(Hosted(CREDIT), 3), (Choose(((Tag(1, take=True),), (Do("trash", THIS),))),)),
    ),
    subtypes="Companion - Stealth - Virtual",
    cost=1,
    influence=3,
    unique=True,
)

DEMOLISHER = hardware(
    "Demolisher",
    "anarch",
    memory(1),
    Modify("trash cost", -1, Is(side=CORP, zone="anywhere")),
    when(On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere")), Gain(1), first=True),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=2,
    unique=True,
)

DEVIL_CHARM = hardware(
    "Devil Charm",
    "anarch",
    when(On("encounter"), Adjust("strength", -6, RUN, ENCOUNTERED), cost=(RemoveThis(),)),
    subtypes="Chip",
    cost=1,
    influence=2,
    unique=True,
)

GACHAPON = hardware(
    "Gachapon",
    "anarch",
    paid(
        TrashThis(),
        LookAtTop(6, RUNNER),
        KeepAside("looked", facedown=False),
        Sort(
            Either(Is((PROGRAM,), zone="anywhere"), Is((RESOURCE,), ("Virtual",), zone="anywhere")),
        ),
        InstallOne("fits", discount=2, optional=True),
        AsOne(
            (
                TakeFrom("looked", "pieces", "rest", n=3, remaining=True),
                Do("shuffle in", "pieces", whose=RUNNER),
                Do("remove from game", "rest"),
            )
        ),
    ),
    subtypes="Chip",
    cost=0,
    influence=2,
)

KEIKO = hardware(
    "Keiko",
    "anarch",
    memory(2),
    when(
        EitherOf(
            On("used", by=MINE, cause="credits", what=Is(subtypes=("Companion",))),
            On("installed", by=MINE, what=Is(subtypes=("Companion",))),
        ),
        Gain(1),
        first=True,
    ),
    limit_one_console(),
    subtypes="Console - Companion",
    cost=3,
    influence=3,
    unique=True,
)

THE_NIHILIST = resource(
    "The Nihilist",
    "anarch",
    when(On("installed", by=MINE, what=Is((PROGRAM,), ("Virus",))), Place(VIRUS, 2), first=True),
    when(
        TURN_BEGINS,
        Pays((TrashTopCards(1),), otherwise=(Draw(2),), by=CORP),
        cost=(AnyTokens(VIRUS, 2),),
    ),
    subtypes="Connection - Seedy",
    cost=4,
    influence=5,
    unique=True,
)

CLIMACTIC_SHOWDOWN = resource(
    "Climactic Showdown",
    "anarch",
    when(
        TURN_BEGINS,
        Do("remove from game", THIS),
        ChooseServer("protected"),
        May((DoToChosen("trash", Is((ICE,)), by=CORP, there=True),), by=CORP),
        If(
            Not(Done("trashed")),
            (Delayed(When(On("access begins", server=f"{RND},{HQ}"), (AccessMore(2),), first=True), TURN),),
        ),
    ),
    cost=2,
    influence=5,
    unique=True,
)

HOSHIKO_SHIRO_UNTOLD_PROTAGONIST = runner_identity(
    "Hoshiko Shiro: Untold Protagonist",
    "anarch",
    when(TURN_ENDS, If(ThisTurn("accessed"), (AsOne((Gain(2), Flip())),))),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
    back=runner_identity(
        "Hoshiko Shiro: Mahou Shoujo",
        "anarch",
        when(TURN_BEGINS, AsOne((Draw(1), Lose(1)))),
        when(TURN_ENDS, If(Not(ThisTurn("accessed")), (Flip(),))),
        subtypes="Digital",
        link=1,
    ),
)
