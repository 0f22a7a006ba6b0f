"""Criminal cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

EXCLUSIVE_PARTY = event(
    "Exclusive Party",
    "criminal",
    play(Draw(1), Gain(Each(1, Count(Is(zone=IN_DISCARD, side=RUNNER, copy=True))))),
    limit_per_deck(6),
    cost=0,
    influence=1,
    deck_limit=6,
)

HIGH_STAKES_JOB = event(
    "High-Stakes Job",
    "criminal",
    play(
        MakeRun(
            guard=Is((ICE,), rezzed=False),
            linked=(When(On("run ends", cause="successful"), (Gain(12),)),),
        )
    ),
    subtypes="Run - Job",
    cost=6,
    influence=3,
)
