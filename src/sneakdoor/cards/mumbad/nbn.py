"""NBN cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

PUPPET_MASTER = agenda(
    "Puppet Master",
    "nbn",
    when(SUCCESSFUL_RUN, PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)), may=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

REMOTE_DATA_FARM = agenda(
    "Remote Data Farm",
    "nbn",
    Modify("corp hand size", 2),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

HARISHCHANDRA_ENT_WHERE_YOURE_THE_STAR = corp_identity(
    "Harishchandra Ent.: Where You're the Star",
    "nbn",
    OpenHand(RUNNER, TAGGED),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)
