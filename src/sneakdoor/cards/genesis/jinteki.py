"""Jinteki cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

MIDORI = upgrade(
    "Midori",
    "jinteki",
    when(
        On("approach ice", server="this"),
        Swap("subject", Is((ICE,), zone=IN_HAND, side=CORP), installs=True),
        may=True,
        once_per_run=True,
    ),
    subtypes="Sysop",
    cost=0,
    trash=3,
    influence=3,
    unique=True,
)
