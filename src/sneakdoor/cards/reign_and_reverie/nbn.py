"""NBN cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

EAVESDROP = operation(
    "Eavesdrop",
    "nbn",
    condition(Is((ICE,)), When(On("encounter", what=HOST), trace(3, Tag(1)))),
    subtypes="Gray Ops - Condition",
    cost=1,
    influence=2,
)

ATTITUDE_ADJUSTMENT = operation(
    "Attitude Adjustment",
    "nbn",
    play(
        Draw(2),
        Target(
            Either(Is((AGENDA,), zone=IN_HAND, side=CORP), Is((AGENDA,), zone=IN_DISCARD, side=CORP)), 2, up_to=True
        ),
        RevealCards(),
        AsOne((Gain(Each(2, Reg("targets", "revealed"))), Do("shuffle in", whose=CORP, said=THEM))),
    ),
    cost=2,
    influence=2,
)
