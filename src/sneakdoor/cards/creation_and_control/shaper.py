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
    CreditsFor(("use", "ability"), Is((PROGRAM,), ("Icebreaker",))),
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
    CreditsFor(("use", "ability"), Is((PROGRAM,), hosted=True)),
    subtypes="Gear",
    cost=3,
    influence=3,
)
