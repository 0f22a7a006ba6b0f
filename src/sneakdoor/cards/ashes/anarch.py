"""Anarch cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

FENCER_FUENO = resource(
    "Fencer Fueno",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("any",), only=RunSucceeded()),
    when(
        TURN_ENDS,
        Choose(((PayIt((Credits(1),)),), (Do("trash", THIS),))),
        where=AtLeast(Hosted(CREDIT), 3),
    ),
    subtypes="Companion - Virtual",
    cost=0,
    influence=1,
    unique=True,
)

MYSTIC_MAEMI = resource(
    "Mystic Maemi",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("play",), Is((EVENT,), zone="anywhere")),
    when(
        TURN_ENDS,
        Choose(((TrashRandom(1, RUNNER),), (Do("trash", THIS),))),
        where=AtLeast(Hosted(CREDIT), 3),
    ),
    subtypes="Companion - Virtual",
    cost=1,
    influence=2,
    unique=True,
)

PALADIN_POEMU = resource(
    "Paladin Poemu",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("install",), Is(without=("Connection",), zone="anywhere")),
    when(TURN_ENDS, DoToChosen("trash", Is(side=RUNNER)), where=AtLeast(Hosted(CREDIT), 3)),
    subtypes="Companion - Virtual",
    cost=1,
    influence=3,
    unique=True,
)

TRICKSTER_TAKA = resource(
    "Trickster Taka",
    "anarch",
    when(On("turn begins", by=MINE, also="stolen"), Place(CREDIT, 1)),
    CreditsFor(("use", "ability"), Is((PROGRAM,)), only=DuringRun()),
    when(
        TURN_ENDS,
        Choose(((Tag(1, take=True),), (Do("trash", THIS),))),
        where=AtLeast(Hosted(CREDIT), 3),
    ),
    subtypes="Companion - Stealth - Virtual",
    cost=1,
    influence=3,
    unique=True,
)
