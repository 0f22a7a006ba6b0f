"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

BELLONA = agenda(
    "Bellona",
    "nbn",
    ExtraCost("steal", (Credits(5),), own=True),
    scored(Gain(5)),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

REMASTERED_EDITION = agenda(
    "Remastered Edition",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(Tokens(AGENDA_TOKEN), PlaceOnChosen(ADVANCEMENT, 1, Is())),
    subtypes="Expansion",
    advancement=4,
    points=2,
)
