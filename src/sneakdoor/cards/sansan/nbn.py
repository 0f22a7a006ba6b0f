"""NBN cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

AWARD_BAIT = agenda(
    "Award Bait",
    "nbn",
    reveal_from_rnd(),
    accessed(
        PlaceOnChosen(ADVANCEMENT, 2, Is(side=CORP, advanceable=True), fewer=True),
        not_from_archives=False,
        may=True,
    ),
    subtypes="Sensie",
    advancement=3,
    points=1,
)

HAARPSICHORD_STUDIOS_ENTERTAINMENT_UNLEASHED = corp_identity(
    "Haarpsichord Studios: Entertainment Unleashed",
    "nbn",
    Cannot("steal", only=ThisTurn("stolen")),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)
