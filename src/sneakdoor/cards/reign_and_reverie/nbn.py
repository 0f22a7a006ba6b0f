"""NBN cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

EAVESDROP = operation(
    "Eavesdrop",
    "nbn",
    condition(Is((ICE,)), When(On("encounter", what=HOST), trace(3, Tag(1)))),
    subtypes="Gray Ops - Condition",
    cost=1,
    influence=2,
)
