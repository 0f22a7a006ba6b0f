"""Criminal cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

CALDERA = resource("Caldera", "criminal", prevents(Credits(3), 1, NET, BRAIN), subtypes="Virtual", cost=3, influence=1)

KEROS_MCINTYRE = resource(
    "Keros Mcintyre",
    "criminal",
    when(On("derezzed", by=MINE, what=Is((ICE,))), Gain(2), first=True),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)
