"""Neutral Runner cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BLOO_MOOSE = resource(
    "Bloo Moose",
    "neutral_runner",
    when(
        TURN_BEGINS,
        DoToChosen("remove from game", Is(zone=IN_DISCARD, side=RUNNER)),
        If(Gone("targets"), (Gain(2),)),
        may=True,
    ),
    subtypes="Location - Seedy",
    cost=4,
    influence=0,
    unique=True,
)

DADIANA_CHACON = resource(
    "Dadiana Chacon",
    "neutral_runner",
    when(TURN_BEGINS, Gain(1), where=AtMost(CreditsOf(RUNNER), 5)),
    While(AtMost(CreditsOf(RUNNER), 0), (AsOne((Do("trash", THIS), Damage(3, MEAT, suffer=True))),)),
    subtypes="Connection",
    cost=0,
    influence=0,
    unique=True,
)
