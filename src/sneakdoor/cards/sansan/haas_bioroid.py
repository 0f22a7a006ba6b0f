"""Haas-Bioroid cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

SELF_DESTRUCT_CHIPS = agenda(
    "Self-Destruct Chips",
    "haas_bioroid",
    Modify("hand size", -1),
    subtypes="Security",
    advancement=3,
    points=1,
)

CYBERNETICS_DIVISION_HUMANITY_UPGRADED = corp_identity(
    "Cybernetics Division: Humanity Upgraded",
    "haas_bioroid",
    Modify("corp hand size", -1),
    Modify("hand size", -1),
    subtypes="Division",
    min_deck=40,
    influence_limit=15,
)

RESEARCH_GRANT = agenda(
    "Research Grant",
    "haas_bioroid",
    scored(DoToChosen("score", CopyOf(THIS, Is())), may=True),
    subtypes="Research",
    advancement=3,
    points=1,
)
