"""Weyland cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

CONSTELLATION_PROTOCOL = asset(
    "Constellation Protocol",
    "weyland",
    when(
        TURN_BEGINS,
        MoveTokens(ADVANCEMENT, 1, Is((ICE,), tokens=ADVANCEMENT), Is((ICE,), advanceable=True), up_to=False),
        may=True,
    ),
    cost=0,
    trash=4,
    influence=2,
)

SPACE_CAMP = asset(
    "Space Camp",
    "weyland",
    reveal_from_rnd(),
    accessed(PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)), not_from_archives=False, may=True),
    subtypes="Ambush",
    cost=0,
    trash=3,
    influence=1,
)

THE_BOARD = asset(
    "The Board",
    "weyland",
    Modify("agenda points", -1, Is((AGENDA,), zone=IN_SCORE, side=RUNNER)),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=3,
    trash=7,
    influence=5,
    unique=True,
)

MARK_YALE = asset(
    "Mark Yale",
    "weyland",
    when(On("tokens spent", by=MINE, token=AGENDA_TOKEN), Gain(1)),
    *(paid(cost, Gain(2)) for cost in (TrashThis(), AnyTokens(AGENDA_TOKEN, 1))),
    subtypes="Executive",
    cost=1,
    trash=3,
    influence=1,
    unique=True,
)
