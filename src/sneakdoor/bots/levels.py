"""Difficulty levels: five named opponents, from a beginner to the strongest.

They differ in mistakes and in the iterations of the search, so that a level plays alike on every machine; seconds only
limit how long a slow machine may take.
"""

from collections.abc import Callable
from typing import Final

from sneakdoor.bots.budget import Budget
from sneakdoor.bots.greedy import Greedy
from sneakdoor.bots.mistakes import Mistaken
from sneakdoor.bots.search import Searcher

LEVELS: Final = {
    "pip": "a beginner: plays for points, but makes half of its moves at random",
    "marlow": "a casual player: sound, with a mistake now and then",
    "vesper": "a careful player: no mistakes, but looks no further than its turn",
    "quill": "an expert: tries its options out in games that could be going on",
    "atlas": "the strongest: looks ahead four times as long, up to three seconds",
}
"""Names of levels, from the weakest, with what they are like."""

MAKERS: Final[dict[str, Callable[[], Greedy | Mistaken | Searcher]]] = {
    "pip": lambda: Mistaken(0.5),
    "marlow": lambda: Mistaken(0.2),
    "vesper": Greedy,
    "quill": lambda: Searcher(Budget(150, 2.0)),
    "atlas": lambda: Searcher(Budget(600, 3.0)),
}
OLDER: Final = ("random", "greedy", "search:0.3s", "search:1s", "search:3s")
"""Names of the levels before they had names of their own; saved games and clients may still use them."""
OFFERED: Final = frozenset({*LEVELS, *OLDER})
"""Bots that a server plays with anybody."""
