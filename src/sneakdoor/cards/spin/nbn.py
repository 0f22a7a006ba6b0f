"""NBN cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CHARACTER_ASSASSINATION = agenda(
    "Character Assassination",
    "nbn",
    scored(DoToChosen("trash", Is((RESOURCE,)), unpreventable=True)),
    subtypes="Security",
    advancement=4,
    points=2,
)

MARKET_RESEARCH = agenda(
    "Market Research",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1), where=TAGGED),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1)),
    subtypes="Research",
    advancement=4,
    points=2,
)
