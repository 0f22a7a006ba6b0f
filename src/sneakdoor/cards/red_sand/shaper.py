"""Shaper cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BIO_MODELED_NETWORK = resource(
    "Bio-Modeled Network",
    "shaper",
    paid(TrashThis(), Prevent("damage", what=(NET,), but=1)),
    subtypes="Virtual",
    cost=1,
    influence=2,
)

DUMMY_BOX = resource(
    "Dummy Box",
    "shaper",
    *(
        paid(
            TrashCards(Is((kind,), zone=IN_HAND, side=RUNNER)),
            Prevent("trash", on=Is((kind,)), by=CORP),
        )
        for kind in (PROGRAM, HARDWARE, RESOURCE)
    ),
    subtypes="Virtual",
    cost=1,
    influence=2,
)
