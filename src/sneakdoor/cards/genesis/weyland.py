"""Weyland cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

AMAZON_INDUSTRIAL_ZONE = upgrade(
    "Amazon Industrial Zone",
    "weyland",
    when(
        On("installed", by=MINE, what=Is((ICE,), protecting=True)),
        RezTarget("subject", discount=3),
        may=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=4,
    trash=2,
    influence=1,
)

SIMONE_DIEGO = upgrade(
    "Simone Diego",
    "weyland",
    Recurring(2),
    CreditsFor(("advance",), InOrProtecting()),
    subtypes="Sysop",
    cost=4,
    trash=3,
    influence=2,
    unique=True,
)
