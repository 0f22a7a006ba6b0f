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

JAROGNIEW_MERCS = resource(
    "Jarogniew Mercs",
    "anarch",
    when(INSTALL_THIS, Tag(1, take=True), Load(POWER, 3), Load(POWER, Each(1, TagCount()))),
    While(Empty(POWER), (Do("trash", THIS),)),
    Cannot("corp trash", THIS, AtLeast(Count(Is((RESOURCE,), other=True)), 1)),
    prevents(Tokens(POWER), 1, MEAT),
    subtypes="Clan - Connection",
    cost=0,
    influence=2,
    unique=True,
)
