"""Anarch cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

GRAVEDIGGER = program(
    "Gravedigger",
    "anarch",
    when(On("trashed", what=Is(side=CORP)), Place(VIRUS, 1)),
    paid((Clicks(1), Tokens(VIRUS)), TrashTop(1, CORP, CORP)),
    subtypes="Virus",
    cost=2,
    memory=1,
    influence=2,
)

HIVEMIND = program(
    "Hivemind",
    "anarch",
    when(INSTALL_THIS, Place(VIRUS, 1)),
    SharesTokens(VIRUS, Is((PROGRAM,), ("Virus",), other=True)),
    subtypes="Virus",
    cost=3,
    memory=2,
    influence=5,
    unique=True,
)

CHOP_BOT_3000 = hardware(
    "Chop Bot 3000",
    "anarch",
    when(TURN_BEGINS, Choose(((Draw(1),), (RemoveTag(),))), cost=(TrashCards(Is(side=RUNNER, other=True)),)),
    cost=1,
    influence=1,
    unique=True,
)

MEMSTRIPS = hardware(
    "MemStrips",
    "anarch",
    Modify("[mu]", 3, Is((PROGRAM,), ("Virus",), zone="anywhere")),
    subtypes="Chip",
    cost=3,
    influence=2,
)

VIGIL = hardware(
    "Vigil",
    "anarch",
    memory(1),
    when(TURN_BEGINS, If(SameNumber(HandOf(CORP), HandSize(CORP)), (Draw(1),))),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=2,
    unique=True,
)
