"""Shaper cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

EUREKA = event(
    "Eureka!",
    "shaper",
    double(),
    play(
        LookAtTop(1, RUNNER, reveal=True, into="found"),
        InstallOne("found", discount=10, optional=True),
        If(Not(Gone("found")), (Do("trash", "found"),)),
    ),
    subtypes="Double",
    cost=3,
    influence=1,
)

POWER_NAP = event(
    "Power Nap",
    "shaper",
    double(),
    play(Gain(2), Gain(Each(1, Count(Is((EVENT,), ("Double",), zone=IN_DISCARD, side=RUNNER))))),
    subtypes="Double",
    cost=0,
    influence=2,
)

LOCKPICK = hardware(
    "Lockpick",
    "shaper",
    Recurring(1),
    CreditsFor(("use", "ability"), Is((PROGRAM,), ("Decoder",))),
    subtypes="Chip - Stealth",
    cost=1,
    influence=3,
)

RECORD_RECONSTRUCTOR = hardware(
    "Record Reconstructor",
    "shaper",
    success_on(
        ARCHIVES,
        instead_of_access(DoToChosen("to deck top", Is(zone=IN_DISCARD, side=CORP, faceup=True))),
        may=True,
    ),
    cost=0,
    influence=1,
)
