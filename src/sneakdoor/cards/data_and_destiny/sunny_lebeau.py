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


class _CloudIcebreakers(Cards):
    """Installed icebreakers that are cloud programs as well."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        return Is((PROGRAM,), ("Cloud",)).has(s, cid, src) and has_subtype(s, cid, "Icebreaker")

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "installed cloud icebreaker"


SECURITY_CHIP = hardware(
    "Security Chip",
    "sunny_lebeau",
    paid(
        TrashThis(),
        Choose(
            (
                (Target(Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", Each(1, LinkValue()), RUN, "targets")),
                (
                    Target(_CloudIcebreakers(), ANY, up_to=True),
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

SECURITY_NEXUS = hardware(
    "Security Nexus",
    "sunny_lebeau",
    memory(1),
    link(1),
    When(
        On("encounter"),
        trace(5, Together((Tag(1), EndRun())), otherwise=(Bypass(),), who=CORP),
        may=True,
        once_per_turn=True,
    ),
    limit_one_console(),
    subtypes="Console",
    cost=8,
    influence=3,
    unique=True,
)
