"""Apex cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

CONSUME = program(
    "Consume",
    "apex",
    when(On("trashed", by=MINE, what=Is(side=CORP, zone="anywhere")), Place(VIRUS, 1), may=True),
    paid(Clicks(1), AsOne((Gain(Each(2, Hosted(VIRUS))), Remove(VIRUS, -1)))),
    subtypes="Virus",
    cost=2,
    memory=0,
    influence=5,
)

ASSIMILATOR = resource(
    "Assimilator",
    "apex",
    paid(
        Clicks(2),
        Target(Is(facedown=True)),
        TurnFaceup(),
        If(Fits(Is((EVENT,), zone="anywhere"), "targets"), (Do("trash"),)),
    ),
    subtypes="Virtual",
    cost=5,
    influence=5,
)
