"""NBN cards as version 26.03 has them."""

from sneakdoor.cards.vocabulary import *

# Errata of 1.4 limit it to one copy per deck (CR 11.2.3). 26.03 has none; formats of today bar it instead.
ASTROSCRIPT_PILOT_PROGRAM = agenda(
    "AstroScript Pilot Program",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),
    ),
    subtypes="Initiative",
    advancement=3,
    points=2,
)
