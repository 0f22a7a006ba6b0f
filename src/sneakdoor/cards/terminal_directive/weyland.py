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
