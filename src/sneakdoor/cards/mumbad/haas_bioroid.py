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
