"""Neutral Runner cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

WORD_ON_THE_STREET = resource(
    "Word on the Street",
    "neutral_runner",
    ExtraCost("score", (TakeAsAgenda(-1, kept=True),), on=InstalledThisTurn(Is((AGENDA,)))),
    when(
        On("scored", what=NotThisTurn(Is((AGENDA,), zone="anywhere"))),
        AsOne((Do("trash", THIS), Gain(4), Draw(1))),
    ),
    cost=2,
    influence=1,
    unique=True,
)
