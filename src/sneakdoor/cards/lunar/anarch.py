"""Anarch cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

CERBERUS_CUJ0_H3 = program(
    'Cerberus "Cuj.0" H3',
    "anarch",
    when(INSTALL_THIS, Place(POWER, 4)),
    breaks(Tokens(POWER), "Sentry", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

INCUBATOR = program(
    "Incubator",
    "anarch",
    when(TURN_BEGINS, Place(VIRUS, 1)),
    paid((Clicks(1), TrashThis()), MoveTokens(VIRUS, ANY, THIS, Is((PROGRAM,), ("Virus",), other=True), up_to=False)),
    subtypes="Virus",
    cost=3,
    memory=1,
    influence=3,
)

IXODIDAE = program(
    "Ixodidae",
    "anarch",
    when(On("credits lost", by=CORP), Gain(1)),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=2,
)

ORIGAMI = program(
    "Origami",
    "anarch",
    Modify("hand size", Each(1, Count(Is(copy=True)))),
    cost=0,
    memory=1,
    influence=2,
)

D4V1D = program(
    "D4v1d",
    "anarch",
    when(INSTALL_THIS, Place(POWER, 3)),
    breaks(Tokens(POWER), on=IceWith("strength", 5)),
    cost=3,
    memory=1,
    influence=4,
)
