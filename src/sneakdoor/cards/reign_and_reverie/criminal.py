"""Criminal cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

THUNDER_ART_GALLERY = resource(
    "Thunder Art Gallery",
    "criminal",
    when(
        On("tags removed", by=MINE, also="tags avoided"),
        InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=1),
        first=True,
        may=True,
    ),
    subtypes="Location - Ritzy",
    cost=3,
    influence=2,
    unique=True,
)

MISS_BONES = resource(
    "Miss Bones",
    "criminal",
    *loaded(CREDIT, 12),
    CreditsFor(("trash",), Is(side=CORP)),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
)
