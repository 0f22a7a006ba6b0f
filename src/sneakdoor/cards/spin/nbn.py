"""NBN cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

MUCKRAKER = ice(
    "Muckraker",
    "nbn",
    illicit(),
    Sub(trace(1, Tag(1))),
    Sub(trace(2, Tag(1))),
    Sub(trace(3, Tag(1))),
    sub(If(TAGGED, (EndRun(),))),
    subtypes="Sentry - Tracer - Illicit",
    cost=5,
    strength=3,
    influence=3,
)

SNOOP = ice(
    "Snoop",
    "nbn",
    when(ENCOUNTER_THIS, RevealHand(RUNNER)),
    paid(Tokens(POWER), RevealHand(RUNNER), DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER))),
    Sub(trace(3, Place(POWER, 1))),
    subtypes="Sentry - Tracer",
    cost=6,
    strength=6,
    influence=2,
)

RSVP = ice(
    "RSVP",
    "nbn",
    sub(Forbid("spend credits", RUN)),
    subtypes="Code Gate",
    cost=3,
    strength=4,
    influence=2,
)
