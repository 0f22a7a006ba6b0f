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

BLOODLETTER = ice(
    "Bloodletter",
    "weyland",
    sub(Choose(((trash_program(RUNNER),), (TrashTop(2, RUNNER, RUNNER),)), by=RUNNER)),
    subtypes="Sentry - Destroyer",
    cost=3,
    strength=4,
    influence=2,
)

_THRICE_ADVANCED = AtLeast(Hosted(ADVANCEMENT), 3)

COLOSSUS = ice(
    "Colossus",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    sub(If(_THRICE_ADVANCED, (Tag(2),), (Tag(1),))),
    sub(
        If(
            _THRICE_ADVANCED,
            (AsOne((trash_program(), DoToChosen("trash", Is((RESOURCE,)), into="others"))),),
            (trash_program(),),
        )
    ),
    subtypes="Sentry - Destroyer",
    cost=6,
    strength=4,
    influence=2,
)

HAILSTORM = ice(
    "Hailstorm",
    "weyland",
    sub(DoToChosen("remove from game", Is(zone=IN_DISCARD, side=RUNNER))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=6,
    strength=5,
    influence=4,
)
