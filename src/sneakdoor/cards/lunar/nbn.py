"""NBN cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

LICENSE_ACQUISITION = agenda(
    "License Acquisition",
    "nbn",
    scored(
        InstallOne(
            Either(
                Is((ASSET, UPGRADE), zone=IN_DISCARD, side=CORP),
                Is((ASSET, UPGRADE), zone=IN_HAND, side=CORP),
            ),
            ignore=True,
            rezzed=True,
        ),
    ),
    subtypes="Expansion",
    advancement=3,
    points=1,
)
