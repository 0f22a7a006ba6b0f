"""NBN cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

_DEARER_BREAKING = sub(Lasting(ExtraCost("break", (Credits(1),), on=Is((PROGRAM,), ("Icebreaker",))), RUN))

INTERRUPT_0 = ice(
    "Interrupt 0",
    "nbn",
    _DEARER_BREAKING,
    _DEARER_BREAKING,
    subtypes="Code Gate",
    cost=2,
    strength=4,
    influence=1,
)

WAIVER = ice(
    "Waiver",
    "nbn",
    Sub(
        trace(
            5,
            RevealHand(RUNNER),
            Sort(Is(zone="anywhere"), "revealed", "fits", at_most=Reg("traced")),
            Do("trash", "fits"),
        )
    ),
    subtypes="Code Gate - Tracer",
    cost=5,
    strength=5,
    influence=2,
)
