"""Neutral Corp cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

CYBERDEX_VIRUS_SUITE = upgrade(
    "Cyberdex Virus Suite",
    "neutral_corp",
    reveal_from_rnd(),
    accessed(Purge(), not_from_archives=False, may=True),
    paid(TrashThis(), Purge()),
    subtypes="Ambush",
    cost=3,
    trash=1,
    influence=0,
)

DEDICATED_TECHNICIAN_TEAM = upgrade(
    "Dedicated Technician Team",
    "neutral_corp",
    Recurring(2),
    CreditsFor(("install",), InstalledHere()),
    cost=1,
    trash=1,
    influence=0,
)

SUB_BOOST = operation(
    "Sub Boost",
    "neutral_corp",
    condition(Is((ICE,), rezzed=True), Subtype("Barrier", 1, HOST), Grant(HOST, sub(EndRun()))),
    subtypes="Condition",
    cost=0,
    influence=0,
)
