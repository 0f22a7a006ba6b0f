"""Jinteki cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

ENCRYPTED_PORTALS = agenda(
    "Encrypted Portals",
    "jinteki",
    Modify("strength", 1, Is((ICE,), ("Code Gate",))),
    scored(Gain(Each(1, Count(Is((ICE,), ("Code Gate",), rezzed=True))))),
    subtypes="Security",
    advancement=3,
    points=1,
)

LABYRINTHINE_SERVERS = agenda(
    "Labyrinthine Servers",
    "jinteki",
    scored(Place(POWER, 2)),
    paid(Tokens(POWER), Prevent("jack out"), Forbid("jack out", RUN)),
    subtypes="Security",
    advancement=5,
    points=3,
)

INDUSTRIAL_GENOMICS_GROWING_SOLUTIONS = corp_identity(
    "Industrial Genomics: Growing Solutions",
    "jinteki",
    Modify("trash cost", Each(1, Count(Is(zone=IN_DISCARD, side=CORP, facedown=True))), Is(zone="anywhere")),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)
