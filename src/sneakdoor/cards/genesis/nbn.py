"""NBN cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

DATA_HOUND = ice(
    "Data Hound",
    "nbn",
    Sub(
        trace(
            2,
            LookAtTop(Reg("traced"), RUNNER),
            TakeFrom("looked", "picked", n=1),
            AsOne((Do("trash", "picked"), Arrange("rest"))),
        )
    ),
    subtypes="Sentry - Tracer - Observer",
    cost=1,
    strength=2,
    influence=1,
)

TMI = ice(
    "TMI",
    "nbn",
    When(REZ_THIS, trace(2, otherwise=(Do("derez", THIS),))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=5,
    influence=1,
)

UROBOROS = ice(
    "Uroboros",
    "nbn",
    Sub(trace(4, Forbid("run", TURN))),
    Sub(trace(4, EndRun())),
    subtypes="Sentry - Tracer",
    cost=6,
    strength=4,
    influence=2,
)
