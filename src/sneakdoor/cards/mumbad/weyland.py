"""Weyland cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

_FROM_HQ = Is((AGENDA, ASSET, ICE, UPGRADE), zone=IN_HAND, side=CORP)

NEW_CONSTRUCTION = agenda(
    "New Construction",
    "weyland",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        InstallOne(_FROM_HQ, optional=True, where=IN_NEW_REMOTE),
        If(
            Both(Found("installed"), AtLeast(Hosted(ADVANCEMENT), 5)),
            (RezTarget("installed", ignore=True),),
        ),
    ),
    subtypes="Public",
    advancement=4,
    points=2,
)
