"""Jinteki cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

SNOWFLAKE = ice(
    "Snowflake",
    "jinteki",
    Sub(psi(EndRun())),
    subtypes="Barrier - Psi",
    cost=1,
    strength=3,
    influence=2,
)

SENSEI = ice(
    "Sensei",
    "jinteki",
    sub(
        Delayed(
            When(
                On("encounter", what=Is((ICE,), other=True)),
                (GainSubroutines(sub(EndRun()), ENCOUNTER, to=ENCOUNTERED),),
            ),
            RUN,
        )
    ),
    subtypes="Code Gate",
    cost=3,
    strength=5,
    influence=1,
)
