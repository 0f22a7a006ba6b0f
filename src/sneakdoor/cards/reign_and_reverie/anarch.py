"""Anarch cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

DISTRICT_99 = resource(
    "District 99",
    "anarch",
    when(
        On("trashed", what=Is((PROGRAM, HARDWARE), zone="anywhere")),
        Place(POWER, 1),
        first=True,
        may=True,
    ),
    paid(
        (Clicks(1), Tokens(POWER, 3)),
        DoToChosen("to hand", OfYourFaction(Is(zone=IN_DISCARD, side=RUNNER))),
    ),
    subtypes="Location - Seedy",
    cost=3,
    influence=3,
    unique=True,
)
