"""Neutral Runner cards of Rebellion Without Rehearsal."""

from sneakdoor.cards.vocabulary import *

ASHEN_EPILOGUE = event(
    "Ashen Epilogue",
    "neutral_runner",
    play(
        Do("shuffle in", Either(Is(zone=IN_HAND, side=RUNNER), Is(zone=IN_DISCARD, side=RUNNER)), whose=RUNNER),
        Do("remove from game", TopCard(RUNNER, 5)),
        Draw(5),
        Do("remove from game", THIS),
    ),
    cost=5,
    influence=2,
)

VALENTINA_FERREIRA_CARVALHO = resource(
    "Valentina Ferreira Carvalho",
    "neutral_runner",
    when(On("tags removed", by=MINE), Gain(1)),
    threat(3, when(INSTALL_THIS, Choose(((RemoveTag(1),), (Gain(2),))), may=True, where=ActiveTurn(RUNNER))),
    subtypes="Connection",
    cost=2,
    influence=0,
    unique=True,
)
