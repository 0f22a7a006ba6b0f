"""NBN cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

ROLLING_BROWNOUT = operation(
    "Rolling Brownout",
    "nbn",
    current(CORP),
    Modify("play cost", 1, Is((OPERATION, EVENT), zone="anywhere")),
    when(On("played", THEIRS, Is((EVENT,), zone="anywhere")), Gain(1), first=True),
    subtypes="Current",
    cost=2,
    influence=1,
)

BIASED_REPORTING = operation(
    "Biased Reporting",
    "nbn",
    play(
        NameType((RESOURCE, HARDWARE, PROGRAM)),
        Target(OfNamedType(Is(side=RUNNER)), ANY, up_to=True, by=RUNNER, verb="trash"),
        AsOne((Do("trash", by=RUNNER, said=THEM), Gain(Each(1, Moved("targets")), RUNNER))),
        Gain(Each(2, Count(OfNamedType(Is(side=RUNNER))))),
    ),
    cost=2,
    influence=3,
)
