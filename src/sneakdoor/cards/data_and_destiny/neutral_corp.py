"""Neutral Corp cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

ASSASSIN = ice(
    "Assassin",
    "neutral_corp",
    Sub(trace(5, Damage(3, NET))),
    Sub(trace(4, trash_program())),
    subtypes="Sentry - Destroyer - AP - Tracer",
    cost=7,
    strength=5,
    influence=0,
)

LAUNCH_CAMPAIGN = asset(
    "Launch Campaign",
    "neutral_corp",
    *loaded(CREDIT, 6, rezzed=True),
    when(TURN_BEGINS, Take(2)),
    subtypes="Advertisement",
    cost=1,
    trash=2,
    influence=0,
)

GLOBAL_FOOD_INITIATIVE = agenda(
    "Global Food Initiative",
    "neutral_corp",
    WhileStolen((Modify("agenda points", -1, THIS),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
    influence=1,
)
