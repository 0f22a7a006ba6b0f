"""Runner identities for drafts and for more than two players."""

from sneakdoor.cards.vocabulary import *

THE_MASQUE_CYBER_GENERAL = runner_identity(
    "The Masque: Cyber General",
    "neutral_runner",
    draft_only(),
    subtypes="Natural",
    min_deck=30,
)

BORIS_SYFR_KOVAC_CRAFTY_VETERAN = runner_identity(
    'Boris "Syfr" Kovac: Crafty Veteran',
    "criminal",
    draft_only(),
    when(TURN_BEGINS, RemoveTag(1), where=MoreInstalled("criminal")),
    subtypes="Cyborg",
    min_deck=30,
)

JAMIE_BZZZ_MICKEN_TECHNO_SAVANT = runner_identity(
    'Jamie "Bzzz" Micken: Techno Savant',
    "shaper",
    draft_only(),
    when(On("installed", by=MINE), Draw(1), first=True, where=MoreInstalled("shaper")),
    subtypes="Natural",
    min_deck=30,
)
