"""Haas-Bioroid cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

BRAINSTORM = ice(
    "Brainstorm",
    "haas_bioroid",
    when(ENCOUNTER_THIS, GainSubroutines(sub(Damage(1, BRAIN)), RUN, HandOf(RUNNER))),
    subtypes="Sentry - AP",
    cost=9,
    strength=2,
    influence=4,
)

_ELSEWHERE = sub(ResolveSubroutine(Is((ICE,), ("Bioroid",), rezzed=True, other=True)))

RAVANA_10 = ice(
    "Ravana 1.0",
    "haas_bioroid",
    bioroid(),
    _ELSEWHERE,
    _ELSEWHERE,
    subtypes="Code Gate - Bioroid",
    cost=3,
    strength=5,
    influence=1,
)

MAGNET = ice(
    "Magnet",
    "haas_bioroid",
    when(REZ_THIS, Target(HostedBy(Is((PROGRAM,)), Is((ICE,)))), HostHere()),
    Blank(Is((PROGRAM,), hosted=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=3,
    strength=3,
    influence=1,
)

VIKRAM_10 = ice(
    "Vikram 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Lasting(Cannot("use", Is((PROGRAM,))), RUN)),
    Sub(trace(4, Damage(1, BRAIN))),
    Sub(trace(4, Damage(1, BRAIN))),
    subtypes="Sentry - Bioroid - Tracer - AP",
    cost=6,
    strength=5,
    influence=2,
)
