"""Criminal cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

COMPROMISED_EMPLOYEE = resource(
    "Compromised Employee",
    "criminal",
    Recurring(1),
    CreditsFor(("trace",)),
    when(On("rezzed", what=Is((ICE,))), Gain(1)),
    subtypes="Connection - Link",
    cost=2,
    influence=1,
)
