"""Neutral Runner cards of Elevation."""

from sneakdoor.cards.vocabulary import *

SIDE_HUSTLE = resource(
    "Side Hustle",
    "neutral_runner",
    when(EitherOf(INSTALL_THIS, On("run begins")), Place(CREDIT, 1)),
    While(AtLeast(Hosted(CREDIT), 6), (AsOne((Take(-1), Do("trash", THIS), Draw(1))),)),
    subtypes="Job",
    cost=2,
    influence=0,
)
