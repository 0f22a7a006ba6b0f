"""Sunny Lebeau cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

SUNNY_LEBEAU_SECURITY_SPECIALIST = runner_identity(
    "Sunny Lebeau: Security Specialist",
    "sunny_lebeau",
    subtypes="Natural",
    link=2,
    min_deck=50,
    influence_limit=25,
)

GLOBALSEC_SECURITY_CLEARANCE = resource(
    "Globalsec Security Clearance",
    "sunny_lebeau",
    InstallIf(AtLeast(LinkValue(), 2)),
    when(TURN_BEGINS, Pays((Clicks(1, lose=True),), (LookAtTop(1, CORP),))),
    subtypes="Virtual",
    cost=2,
    influence=2,
)

GS_SHERMAN_M3 = program(
    "GS Sherman M3",
    "sunny_lebeau",
    cloud(),
    paid(Credits(2), Break(subtypes=("Barrier",), all=True)),
    boost(2, 3),
    subtypes="Icebreaker - Fracter - Cloud",
    cost=3,
    strength=1,
    memory=1,
    influence=2,
)

GS_SHRIKE_M2 = program(
    "GS Shrike M2",
    "sunny_lebeau",
    cloud(),
    paid(Credits(2), Break(subtypes=("Sentry",), all=True)),
    boost(2, 3),
    subtypes="Icebreaker - Killer - Cloud",
    cost=5,
    strength=1,
    memory=1,
    influence=2,
)

GS_STRIKER_M1 = program(
    "GS Striker M1",
    "sunny_lebeau",
    cloud(),
    paid(Credits(2), Break(subtypes=("Code Gate",), all=True)),
    boost(2, 3),
    subtypes="Icebreaker - Decoder - Cloud",
    cost=4,
    strength=1,
    memory=1,
    influence=2,
)

JAK_SINCLAIR = resource(
    "Jak Sinclair",
    "sunny_lebeau",
    Modify("install cost", Each(-1, LinkValue()), THIS),
    when(TURN_BEGINS, MakeRun(linked=(Cannot("use", Is((PROGRAM,))),)), may=True),
    subtypes="Connection",
    cost=3,
    influence=2,
    unique=True,
)

SECURITY_CHIP = hardware(
    "Security Chip",
    "sunny_lebeau",
    paid(
        TrashThis(),
        Choose(
            (
                (Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", Each(1, LinkValue()), RUN, "targets")),
                (
                    Target(Is((PROGRAM,), ("Cloud",)), ANY, up_to=True),
                    Adjust("strength", Each(1, LinkValue()), RUN, "targets"),
                ),
            )
        ),
        only=DuringRun(),
    ),
    subtypes="Chip",
    cost=0,
    influence=1,
)
