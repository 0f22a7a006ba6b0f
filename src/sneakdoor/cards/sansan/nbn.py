"""NBN cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

BANDWIDTH = ice(
    "Bandwidth",
    "nbn",
    sub(Tag(1), Delayed(When(SUCCESSFUL_RUN, (RemoveTag(1),)), RUN)),
    subtypes="Code Gate",
    cost=0,
    strength=5,
    influence=1,
)

GUTENBERG = ice(
    "Gutenberg",
    "nbn",
    Modify("strength", 3, THIS, only=Protects(RND)),
    Sub(trace(7, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=2,
    strength=3,
    influence=3,
)

PACHINKO = ice(
    "Pachinko",
    "nbn",
    sub(If(TAGGED, (EndRun(),))),
    sub(If(TAGGED, (EndRun(),))),
    subtypes="Barrier",
    cost=1,
    strength=4,
    influence=1,
)
