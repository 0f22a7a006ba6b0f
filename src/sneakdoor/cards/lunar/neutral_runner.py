"""Neutral Runner cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

UTOPIA_SHARD = resource(
    "Utopia Shard",
    "neutral_runner",
    When(
        On("successful run", server=str(HQ)),
        (InsteadOfAccess(Body((InstallThis(),))),),
        may=True,
        zone=int(IN_HAND_ZONE),
    ),
    paid(TrashThis(), AtRandom("trash", CORP, 2, CORP)),
    limit_per_deck(1),
    subtypes="Virtual - Source",
    cost=7,
    influence=1,
    unique=True,
    deck_limit=1,
)
