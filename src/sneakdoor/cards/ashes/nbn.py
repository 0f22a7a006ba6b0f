"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

SYNC_REROUTING = operation(
    "SYNC Rerouting",
    "nbn",
    lockdown(),
    when(
        On("run begins"),
        Choose(((PayIt((Credits(4),), RUNNER),), (Tag(1, take=True, who=RUNNER),)), by=RUNNER),
    ),
    subtypes="Lockdown",
    cost=0,
    trash=3,
    influence=3,
)
