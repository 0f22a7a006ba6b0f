"""Haas-Bioroid cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

HOURGLASS = ice(
    "Hourglass",
    "haas_bioroid",
    sub(LoseClicks(1)),
    sub(LoseClicks(1)),
    sub(LoseClicks(1)),
    subtypes="Code Gate",
    cost=5,
    strength=4,
    influence=2,
)

JANUS_10 = ice(
    "Janus 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    subtypes="Sentry - Bioroid - AP",
    cost=15,
    strength=8,
    influence=3,
)

SHERLOCK_10 = ice(
    "Sherlock 1.0",
    "haas_bioroid",
    bioroid(),
    Sub(trace(4, DoToChosen("to deck top", Is((PROGRAM,))))),
    Sub(trace(4, DoToChosen("to deck top", Is((PROGRAM,))))),
    subtypes="Sentry - Bioroid - Tracer",
    cost=6,
    strength=5,
    influence=2,
)

VIPER = ice(
    "Viper",
    "haas_bioroid",
    Sub(trace(3, LoseClicks(1))),
    Sub(trace(3, EndRun())),
    subtypes="Code Gate - Tracer",
    cost=3,
    strength=4,
    influence=1,
)
