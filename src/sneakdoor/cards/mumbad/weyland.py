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

BAILIFF = ice(
    "Bailiff",
    "weyland",
    when(On("broken", what=THIS), Gain(1)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=0,
    influence=2,
)

RED_TAPE = ice(
    "Red Tape",
    "weyland",
    sub(Lasting(Modify("strength", 3, Is((ICE,))), RUN)),
    subtypes="Code Gate",
    cost=2,
    strength=5,
    influence=1,
)
