"""Shaper cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

RECLAIM = resource(
    "Reclaim",
    "shaper",
    paid(
        (Clicks(1), TrashThis(), TrashCards(Is(zone=IN_HAND, side=RUNNER))),
        InstallOne(
            Either(
                Is((PROGRAM, HARDWARE), zone=IN_DISCARD, side=RUNNER),
                Is((RESOURCE,), ("Virtual",), zone=IN_DISCARD, side=RUNNER),
            )
        ),
    ),
    cost=0,
    influence=2,
)

GBAHALI = resource(
    "Gbahali",
    "shaper",
    paid(TrashThis(), Break(place="last")),
    subtypes="Virtual",
    cost=2,
    influence=1,
)

KONGAMATO = resource(
    "Kongamato",
    "shaper",
    paid(TrashThis(), Break(place="first")),
    subtypes="Virtual",
    cost=1,
    influence=1,
)
