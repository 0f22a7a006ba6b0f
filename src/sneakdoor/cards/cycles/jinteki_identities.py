"""Jinteki identities of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

WHEN_FLIPPED = On("flipped", what=THIS)

JINTEKI_BIOTECH_LIFE_IMAGINED = corp_identity(
    "Jinteki Biotech: Life Imagined",
    "jinteki",
    AtStart((ChooseVersion(),), "1.6.7a"),
    paid(Clicks(3), Flip()),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    versions=(
        corp_identity(
            "The Brewery: Jinteki Biotech", "jinteki", when(WHEN_FLIPPED, Damage(2, NET)), subtypes="Department"
        ),
        corp_identity(
            "The Tank: Jinteki Biotech",
            "jinteki",
            when(WHEN_FLIPPED, Do("shuffle in", Is(zone=IN_DISCARD, side=CORP))),
            subtypes="Department",
        ),
        corp_identity(
            "The Greenhouse: Jinteki Biotech",
            "jinteki",
            when(WHEN_FLIPPED, PlaceOnChosen(ADVANCEMENT, 4, Is(advanceable=True))),
            subtypes="Department",
        ),
    ),
)
