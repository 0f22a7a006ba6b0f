"""NBN cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

REBRANDING_TEAM = agenda(
    "Rebranding Team",
    "nbn",
    Subtype("Advertisement", 1, Is((ASSET,), zone="anywhere")),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

_BACK_INTO_RND = Do("shuffle in", THIS)

FIFTEEN_MINUTES = agenda(
    "15 Minutes",
    "nbn",
    paid(Clicks(1), _BACK_INTO_RND),
    WhileStolen((paid(Clicks(1), _BACK_INTO_RND, by=CORP),)),
    limit_per_deck(1),
    advancement=2,
    points=1,
    unique=True,
    deck_limit=1,
)

IMPROVED_TRACERS = agenda(
    "Improved Tracers",
    "nbn",
    Modify("strength", 1, Is((ICE,), ("Tracer",))),
    Modify("base trace strength", 1, only=BySubroutine(anyones=True)),
    subtypes="Security",
    advancement=3,
    points=1,
)

NEW_ANGELES_SOL_YOUR_NEWS = corp_identity(
    "New Angeles Sol: Your News",
    "nbn",
    when(
        On("scored", also="stolen"),
        PlayCards(
            Either(
                Is((OPERATION,), ("Current",), zone=IN_HAND, side=CORP),
                Is((OPERATION,), ("Current",), zone=IN_DISCARD, side=CORP),
            )
        ),
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

SYNC_EVERYTHING_EVERYWHERE = corp_identity(
    "SYNC: Everything, Everywhere",
    "nbn",
    paid(Clicks(1), Flip()),
    Modify("cost to remove a tag", 1),
    subtypes="Division",
    min_deck=40,
    influence_limit=15,
    back=corp_identity(
        "SYNC: Everything, Everywhere",
        "nbn",
        paid(Clicks(1), Flip()),
        Modify("cost to trash a resource", -2),
    ),
)
