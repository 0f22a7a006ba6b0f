"""Weyland cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

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
