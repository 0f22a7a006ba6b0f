"""Criminal cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

ZAHYA_SADEGHI = runner_identity(
    "Zahya Sadeghi: Versatile Smuggler",
    "criminal",
    when(On("run ends", server=f"{HQ},{RND}"), Gain(Each(1, AccessedInRun())), may=True, once_per_turn=True),
    subtypes="Cyborg",
    min_deck=40,
    influence_limit=15,
)

MUTUAL_FAVOR = event(
    "Mutual Favor",
    "criminal",
    play(
        Search(Is((PROGRAM,), ("Icebreaker",), zone="anywhere"), RUNNER, reveal=True),
        If(ThisTurn("successful run"), (InstallOne("found", optional=True),)),
        If(Not(Gone("found")), (Do("to hand", "found", whose=RUNNER),)),
    ),
    cost=0,
    influence=3,
)

TREAD_LIGHTLY = event(
    "Tread Lightly",
    "criminal",
    play(run_on(linked=(Body((Lasting(Modify("rez cost", 3, Is((ICE,))), RUN),)),))),
    subtypes="Run",
    cost=1,
    influence=1,
)

DOCKLANDS_PASS = hardware(
    "Docklands Pass",
    "criminal",
    when(OnBreach(str(HQ)), AccessMore(1), first=True),
    cost=2,
    influence=2,
    unique=True,
)

PENNYSHAVER = hardware(
    "Pennyshaver",
    "criminal",
    memory(1),
    when(SUCCESSFUL_RUN, Place(CREDIT, 1)),
    paid(Clicks(1), AsOne((Place(CREDIT, 1), Take(-1)))),
    limit_one_console(),
    subtypes="Console",
    cost=3,
    influence=3,
    unique=True,
)

CARMEN = program(
    "Carmen",
    "criminal",
    Modify("install cost", -2, THIS, ThisTurn("successful run")),
    breaks(1, "Sentry"),
    boost(2, 3),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=2,
    memory=1,
    influence=2,
)

MARJANAH = program(
    "Marjanah",
    "criminal",
    breaks(CreditsLess(2, 1, ThisTurn("successful run")), "Barrier"),
    boost(1, 1),
    subtypes="Icebreaker - Fracter",
    cost=0,
    strength=1,
    memory=1,
    influence=1,
)

TRANQUILIZER = program(
    "Tranquilizer",
    "criminal",
    InstallOnly(Is((ICE,))),
    when(
        EitherOf(INSTALL_THIS, TURN_BEGINS),
        Place(VIRUS, 1),
        If(AtLeast(Hosted(VIRUS), 3), (Do("derez", HOST),)),
    ),
    subtypes="Virus - Trojan",
    cost=2,
    memory=1,
    influence=3,
)

RED_TEAM = resource(
    "Red Team",
    "criminal",
    *loaded(CREDIT, 12),
    paid(Clicks(1), MakeRun("central", (if_successful(Take(3)),), unrun=True)),
    subtypes="Job",
    cost=5,
    influence=2,
)
