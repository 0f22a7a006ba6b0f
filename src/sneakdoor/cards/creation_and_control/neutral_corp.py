"""Neutral Corp cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

BASTION = ice("Bastion", "neutral_corp", END_THE_RUN, subtypes="Barrier", cost=4, strength=4, influence=0)

DATAPIKE = ice(
    "Datapike",
    "neutral_corp",
    sub(Pays((Credits(2),), otherwise=(EndRun(),), by=RUNNER, must=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=4,
    strength=2,
    influence=0,
)
