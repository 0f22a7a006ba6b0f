"""Anarch cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

THE_ARCHIVIST = resource(
    "The Archivist",
    "anarch",
    link(1),
    when(
        On("scored", what=Is((AGENDA,), ("Initiative", "Security"), zone="anywhere")),
        *trace(1, otherwise=(BadPublicity(1, CORP),), who=CORP),
    ),
    subtypes="Connection",
    cost=1,
    influence=4,
    unique=True,
)

CLAN_VENGEANCE = resource(
    "Clan Vengeance",
    "anarch",
    when(On("damaged"), Place(POWER, 1)),
    paid(TrashThis(), TrashRandom(Hosted(POWER), CORP)),
    subtypes="Clan",
    cost=3,
    influence=4,
)
