"""Runner identities for drafts."""

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


@dataclass(frozen=True, slots=True)
class TopOfHeap(Cards):
    """The top card of a heap that is kept in order."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in s.discard[RUNNER][-1:]

    def all(self, s: State, src: int) -> list[int]:
        return s.discard[RUNNER][-1:]

    def say(self) -> str:
        return "the top card of your heap"


WYVERN_CHEMICALLY_ENHANCED = runner_identity(
    "Wyvern: Chemically Enhanced",
    "anarch",
    draft_only(),
    when(
        On("trashed", by=MINE, what=Is(zone="anywhere", side=CORP)),
        Do("shuffle in", TopOfHeap(), whose=RUNNER),
        where=MoreInstalled("anarch"),
    ),
    ordered_heap(),
    subtypes="G-mod",
    min_deck=30,
)
