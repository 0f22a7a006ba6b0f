"""Neutral Corp cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CYBERDEX_SANDBOX = agenda(
    "Cyberdex Sandbox",
    "neutral_corp",
    when(On("purged", by=MINE), Gain(4), first=True),
    scored(Purge(), may=True),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)

VULNERABILITY_AUDIT = agenda(
    "Vulnerability Audit",
    "neutral_corp",
    Cannot("score", only=HappenedTo("installed", THIS), own=True),
    subtypes="Research",
    advancement=4,
    points=3,
    influence=1,
)

RIME = ice(
    "Rime",
    "neutral_corp",
    RezInRuns(),
    Modify("strength", 1, Is((ICE,), protecting=True)),
    sub(Lose(1, RUNNER)),
    subtypes="Mythic",
    cost=0,
    strength=0,
    influence=0,
)

CSR_CAMPAIGN = asset(
    "CSR Campaign",
    "neutral_corp",
    when(TURN_BEGINS, Draw(1), may=True),
    subtypes="Advertisement",
    cost=2,
    trash=2,
    influence=0,
)

NAPD_CORDON = operation(
    "NAPD Cordon",
    "neutral_corp",
    lockdown(),
    ExtraCost(
        "steal",
        (Credits(4), Credits(Each(2, Hosted(ADVANCEMENT, Accessed())))),
    ),
    subtypes="Lockdown",
    cost=0,
    trash=2,
    influence=0,
)
