"""Drafts and sealed decks: packs that pass around a pod of people and bots, and decks made of what was taken.

>>> pod = Pod.begin([Drafter("Ada"), Drafter("Bo", bot=True)], seed=1, rounds=1, size=3)
>>> len(pod.pack("Ada")), pod.round, pod.side.name
(3, 1, 'CORP')
>>> pod.pick("Ada", pod.pack("Ada")[0])
>>> len(pod.pack("Ada")), len(pod.drafter("Bo").picks[Side.CORP])
(2, 2)
"""

from sneakdoor import Side
from sneakdoor.draft.deck_builder import build, identities, pool_of
from sneakdoor.draft.draft_file import cube_in, read, write
from sneakdoor.draft.packs import Cube, every_card
from sneakdoor.draft.pod import Drafter, DraftError, Pod

__all__ = [
    "Pod", "Drafter", "DraftError",
    "Cube", "every_card",
    "build", "pool_of", "identities",
    "read", "write", "cube_in",
    "Side",
]  # fmt: skip
