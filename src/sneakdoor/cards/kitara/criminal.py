"""Criminal cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

PUFFER = program(
    "Puffer",
    "criminal",
    breaks(1, "Sentry"),
    boost(2, 1),
    paid(Clicks(1), Choose(((Place(POWER, 1),), (Remove(POWER, 1),)))),
    strength_per(Each(1, Hosted(POWER))),
    Modify("memory cost", Each(1, Hosted(POWER)), THIS),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=2,
    memory=1,
    influence=4,
)
