"""Neutral Corp cards of Parhelion."""

from sneakdoor.cards.vocabulary import *

AMPERE = corp_identity(
    "Ampère: Cybernetics For Anyone",
    "neutral_corp",
    copies_per_card(1),
    agendas_of_each_faction(2),
    subtypes="Corp",
    min_deck=45,
)
