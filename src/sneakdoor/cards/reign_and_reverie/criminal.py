"""Criminal cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

HOT_PURSUIT = event(
    "Hot Pursuit",
    "criminal",
    play(run_on(HQ, linked=(if_successful(AsOne((Gain(9), Tag(1, take=True)))),))),
    subtypes="Run",
    cost=2,
    influence=2,
)
