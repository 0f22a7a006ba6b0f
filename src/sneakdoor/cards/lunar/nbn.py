"""NBN cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

INFORMATION_OVERLOAD = ice(
    "Information Overload",
    "nbn",
    When(ENCOUNTER_THIS, trace(1, Tag(1))),
    Sub((DoToChosen("trash", Is(side=RUNNER), by=RUNNER),), times=Each(1, TagCount())),
    subtypes="Sentry - Tracer",
    cost=6,
    strength=4,
    influence=2,
)

VIRGO = ice(
    "Virgo",
    "nbn",
    traces_twice(Tag(1)),
    subtypes="Sentry - Tracer",
    cost=4,
    strength=5,
    influence=2,
)
