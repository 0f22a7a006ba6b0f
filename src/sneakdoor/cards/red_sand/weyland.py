"""Weyland cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BATTLEMENT = ice(
    "Battlement",
    "weyland",
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=2,
    influence=4,
)

WATCHTOWER = ice(
    "Watchtower",
    "weyland",
    sub(Search(Is(zone="anywhere"), CORP), Do("to hand", "found", whose=CORP)),
    subtypes="Code Gate",
    cost=4,
    strength=3,
    influence=3,
)

TITHONIUM = ice(
    "Tithonium",
    "weyland",
    OtherRezCost((Forfeit(),)),
    CannotHost(),
    sub(trash_program()),
    sub(trash_program()),
    sub(AsOne((DoToChosen("trash", Is((RESOURCE,))), EndRun()))),
    subtypes="Barrier - Destroyer",
    cost=9,
    strength=5,
    influence=2,
)
