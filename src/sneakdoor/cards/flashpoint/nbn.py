"""NBN cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

NBN_CONTROLLING_THE_MESSAGE = corp_identity(
    "NBN: Controlling the Message",
    "nbn",
    When(
        On("trashed", by=RUNNER, what=Is(side=CORP, zone="anywhere"), zone=int(IN_PLAY_ZONE)),
        trace(4, Tag(1, unpreventable=True)),
        first=True,
        may=True,
    ),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=12,
)
