"""Neutral Runner cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

CITADEL_SANCTUARY = resource(
    "Citadel Sanctuary",
    "neutral_runner",
    when(TURN_ENDS, *trace(1, otherwise=(RemoveTag(1),), who=CORP), where=TAGGED),
    paid((TrashThis(), TrashHand()), Prevent("damage", what=(MEAT,), all=True)),
    subtypes="Location",
    cost=2,
    influence=0,
    unique=True,
)

FIRST_RESPONDERS = resource(
    "First Responders",
    "neutral_runner",
    paid(Credits(2), Draw(1), only=ThisTurn("damaged", source=CORP)),
    subtypes="Connection",
    cost=2,
    influence=0,
)
