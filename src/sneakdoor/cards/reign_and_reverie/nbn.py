"""NBN cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

HYDRA = ice(
    "Hydra",
    "nbn",
    sub(If(TAGGED, (Damage(3, NET),), (Tag(1),))),
    sub(If(TAGGED, (Gain(5),), (Tag(1),))),
    sub(If(TAGGED, (EndRun(),), (Tag(1),))),
    subtypes="Sentry - AP",
    cost=10,
    strength=6,
    influence=4,
)
