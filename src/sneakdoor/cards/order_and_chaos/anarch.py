"""Anarch cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

GRAVEDIGGER = program(
    "Gravedigger",
    "anarch",
    when(On("trashed", what=Is(side=CORP)), Place(VIRUS, 1)),
    paid((Clicks(1), Tokens(VIRUS)), TrashTop(1, CORP, CORP)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

HIVEMIND = program(
    "Hivemind",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 1)),
    SharesTokens(VIRUS, Is((PROGRAM,), ("Virus",), other=True)),
    subtypes="Virus",
    cost=3,
    memory=2,
    influence=5,
    unique=True,
)

AMPED_UP = event(
    "Amped Up",
    "anarch",
    play(AsOne((GainClicks(3), Damage(1, BRAIN, suffer=True, unpreventable=True)))),
    cost=1,
    influence=3,
)

DAY_JOB = event(
    "Day Job",
    "anarch",
    ExtraCost("play", (Clicks(3),), own=True),
    play(Gain(10)),
    cost=2,
    influence=1,
)

ITINERANT_PROTESTERS = event(
    "Itinerant Protesters",
    "anarch",
    current(RUNNER),
    Modify("corp hand size", Each(-1, BadPublicityCount())),
    subtypes="Current",
    cost=2,
    influence=2,
)

KNIFED = event(
    "Knifed",
    "anarch",
    play(trashes_broken("Barrier")),
    subtypes="Run - Sabotage",
    cost=1,
    influence=3,
)

SPOONED = event(
    "Spooned",
    "anarch",
    play(trashes_broken("Code Gate")),
    subtypes="Run - Sabotage",
    cost=2,
    influence=3,
)

WANTON_DESTRUCTION = event(
    "Wanton Destruction",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        PayAny(may=False, clicks=True),
                        AtRandom("trash", CORP, Reg("number"), by=CORP),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=1,
    influence=4,
)

HUMAN_FIRST = resource(
    "Human First",
    "anarch",
    when(On("scored", also="stolen"), Gain(WorthOf())),
    subtypes="Connection",
    cost=1,
    influence=2,
    unique=True,
)

INVESTIGATIVE_JOURNALISM = resource(
    "Investigative Journalism",
    "anarch",
    InstallIf(AtLeast(BadPublicityCount(), 1)),
    paid((Clicks(4), TrashThis()), BadPublicity(1, CORP)),
    cost=0,
    influence=1,
)

STIM_DEALER = resource(
    "Stim Dealer",
    "anarch",
    when(
        TURN_BEGINS,
        If(
            AtLeast(Hosted(POWER), 2),
            (AsOne((Remove(POWER, -1), Damage(1, BRAIN, suffer=True, unpreventable=True))),),
            (AsOne((Place(POWER, 1), GainClicks(1))),),
        ),
    ),
    subtypes="Connection",
    cost=4,
    influence=3,
)

VIRUS_BREEDING_GROUND = resource(
    "Virus Breeding Ground",
    "anarch",
    when(TURN_BEGINS, Place(VIRUS, 1)),
    paid(Clicks(1), MoveTokens(VIRUS, 1, THIS, Is(other=True, tokens=VIRUS), up_to=False)),
    subtypes="Virtual",
    cost=2,
    influence=2,
)

VALENCIA_ESTEVEZ_THE_ANGEL_OF_CAYAMBE = runner_identity(
    "Valencia Estevez: The Angel of Cayambe",
    "anarch",
    starting("bad publicity", 1),
    subtypes="Natural",
    min_deck=50,
    influence_limit=15,
)

EDWARD_KIM_HUMANITYS_HAMMER = runner_identity(
    "Edward Kim: Humanity's Hammer",
    "anarch",
    when(On("accessed", what=Is((OPERATION,), zone="anywhere")), Do("trash", "subject"), first=True),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

SACRIFICIAL_CLONE = resource(
    "Sacrificial Clone",
    "anarch",
    paid(
        TrashThis(),
        Prevent("damage", all=True),
        AsOne(
            (
                Do("trash", Is((HARDWARE,))),
                Do("trash", Is((RESOURCE,), without=("Virtual",))),
                Do("trash", Is(zone=IN_HAND, side=RUNNER)),
            )
        ),
        Lose(CreditsOf(RUNNER), RUNNER),
        RemoveTag(-1),
    ),
    cost=3,
    influence=4,
)

CHOP_BOT_3000 = hardware(
    "Chop Bot 3000",
    "anarch",
    when(TURN_BEGINS, Choose(((Draw(1),), (RemoveTag(),))), cost=(TrashCards(Is(side=RUNNER, other=True)),)),
    cost=1,
    influence=1,
    unique=True,
)

MEMSTRIPS = hardware(
    "MemStrips",
    "anarch",
    Modify("[mu]", 3, Is((PROGRAM,), ("Virus",), zone="anywhere")),
    subtypes="Chip",
    cost=3,
    influence=2,
)

VIGIL = hardware(
    "Vigil",
    "anarch",
    memory(1),
    when(TURN_BEGINS, If(SameNumber(HandOf(CORP), HandSize(CORP)), (Draw(1),))),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=2,
    unique=True,
)

IVE_HAD_WORSE = event(
    "I've Had Worse",
    "anarch",
    play(Draw(3)),
    When(
        On("trashed", what=THIS, causes=("net damage", "meat damage")),
        (Draw(3),),
    ),
    cost=1,
    influence=2,
)

EATER = program(
    "Eater",
    "anarch",
    paid(
        Credits(1),
        Break(1),
        Limit("accesses", 0, RUN),
    ),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

FORKED = event(
    "Forked",
    "anarch",
    play(trashes_broken("Sentry")),
    subtypes="Run - Sabotage",
    cost=2,
    influence=3,
)

SHOWING_OFF = event(
    "Showing Off",
    "anarch",
    play(
        MakeRun(
            str(int(RND)),
            (
                When(
                    IF_SUCCESSFUL,
                    (Forbid("access from top", RUN),),
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

ARCHIVES_INTERFACE = hardware(
    "Archives Interface",
    "anarch",
    When(
        On("would access from Archives"),
        (
            ReplaceImminent(
                "access from Archives",
                Do("remove from game", ImminentCards("access from Archives")),
            ),
        ),
        may=True,
        where=NotSince("access"),
    ),
    cost=3,
    influence=2,
)

PROGENITOR = program(
    "Progenitor",
    "anarch",
    Host(Is((PROGRAM,), ("Virus",), zone="anywhere"), 1),
    Modify("memory exempt", 1, InstalledOnThis()),
    When(
        On("would purge"),
        (Prevent("purge", 1, on=Is((PROGRAM,), hosted=True)),),
    ),
    subtypes="Daemon",
    cost=0,
    memory=0,
    influence=2,
)

MAXX_MAXIMUM_PUNK_ROCK = runner_identity(
    "MaxX: Maximum Punk Rock",
    "anarch",
    when(TURN_BEGINS, TrashTop(2, RUNNER), Draw(1)),
    subtypes="G-mod",
    min_deck=45,
    influence_limit=15,
)
