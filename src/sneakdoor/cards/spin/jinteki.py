"""Jinteki cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

SHINOBI = ice(
    "Shinobi",
    "jinteki",
    illicit(),
    Sub(trace(1, Damage(1, NET))),
    Sub(trace(2, Damage(2, NET))),
    Sub(trace(3, AsOne((Damage(3, NET), EndRun())))),
    subtypes="Sentry - Tracer - AP - Illicit",
    cost=7,
    strength=5,
    influence=3,
)

MARKER = ice(
    "Marker",
    "jinteki",
    sub(NextEncounter(Body((GainSubroutines(sub(EndRun()), RUN, to=ENCOUNTERED),)))),
    subtypes="Code Gate",
    cost=0,
    strength=3,
    influence=1,
)
