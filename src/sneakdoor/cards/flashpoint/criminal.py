"""Criminal cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

TAPWRM = program(
    "Tapwrm",
    "criminal",
    InstallIf(ThisTurn("successful run", CENTRALS)),
    when(TURN_BEGINS, Gain(Each(1, CreditsOf(CORP), every=5))),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=0,
    memory=1,
    influence=2,
)
