"""Weyland cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

SUBCONTRACT = operation(
    "Subcontract",
    "weyland",
    play(PlayCards(Is((OPERATION,), zone=IN_HAND, side=CORP, words="operations from HQ"), 2, up_to=True), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)

OFF_THE_GRID = upgrade(
    "Off the Grid",
    "weyland",
    remote_only(),
    Cannot("run", here=True, text="The Runner cannot initiate a run on this server."),
    when(
        On("successful run", "the Runner makes a successful run on HQ", server=str(int(HQ))),
        Do("trash", THIS, words="trash this card"),
    ),
    cost=6,
    trash=0,
    influence=3,
)
