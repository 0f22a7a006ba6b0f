"""Sunny Lebeau cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

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
