"""Weyland cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

K_P_LYNN = upgrade(
    "K. P. Lynn",
    "weyland",
    when(
        On("passed all ice", server="this"),
        Choose(((Tag(1, take=True),), (EndRun(),)), by=RUNNER),
    ),
    subtypes="Executive",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)

ILLEGAL_ARMS_FACTORY = asset(
    "Illegal Arms Factory",
    "weyland",
    when(On("trashed", by=RUNNER, what=THIS), BadPublicity(1)),
    when(TURN_BEGINS, AsOne((Gain(1), Draw(1)))),
    subtypes="Facility - Illicit",
    cost=3,
    trash=6,
    influence=2,
)

HUNTER_SEEKER = operation(
    "Hunter Seeker",
    "weyland",
    double(),
    play(DoToChosen("trash", Is()), only=LastTurn("stolen", RUNNER)),
    subtypes="Double - Gray Ops",
    cost=2,
    influence=2,
)

ARMORED_SERVERS = agenda(
    "Armored Servers",
    "weyland",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        Lasting(ExtraCost("jack out", (TrashCards(Is(zone=IN_HAND, side=RUNNER)),)), RUN),
        Lasting(ExtraCost("break", (TrashCards(Is(zone=IN_HAND, side=RUNNER)),)), RUN),
        only=DuringRun(),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)

GRAFT = agenda(
    "Graft",
    "weyland",
    scored(
        Search(Is(zone="anywhere"), CORP, 3, reveal=True, up_to=True),
        Do("to hand", "found", whose=CORP),
        may=True,
    ),
    advancement=5,
    points=3,
)

ILLICIT_SALES = agenda(
    "Illicit Sales",
    "weyland",
    scored(May((BadPublicity(1),)), Gain(Each(3, BadPublicityCount()))),
    subtypes="Expansion",
    advancement=3,
    points=1,
)
