"""Cards that change how decks are built, as data (CR 1.4.1, 2.13.3).

Whoever adds a card of that kind adds a line to a table, identities here and alliances beside the cards; `check` knows
the kinds and none of the cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sneakdoor.language.alliances import ALLIANCES, Which
from sneakdoor.model.words import AGENDA, PROGRAM


@dataclass(frozen=True, slots=True)
class Variance:
    """How decks of one identity differ from others."""

    bars: Which | None = None
    """Cards that may not be in the deck."""
    admits: Which | None = None
    """Out-of-faction cards that need no influence cost to be in the deck."""
    first_free: Which | None = None
    """Cards whose first copy does not count against the influence limit."""
    brings: Which | None = None
    """Cards that may begin outside the deck,"""
    brings_least: int = 0
    """and how many of them, with different titles, must."""
    brings_rule: str = ""
    starting_hand: int = 5


USUAL: Final = Variance()

ADAM: Final = "Adam: Compulsive Hacker"
BIOTECH: Final = "Jinteki Biotech: Life Imagined"

IDENTITIES: Final[Mapping[str, Variance]] = MappingProxyType(
    {
        # CR 1.5.3a: three directives with different names, or more, come along.
        ADAM: Variance(brings=Which("directives", subtype="directive"), brings_least=3, brings_rule="1.5.3a"),
        "Andromeda: Dispossessed Ristie": Variance(starting_hand=9),
        "Custom Biotics: Engineered for Success": Variance(bars=Which("Jinteki cards", faction="jinteki")),
        "Cyber Bureau: Keeping the Peace": Variance(starting_hand=10),
        # CR 1.5.2a: any number of copies of this identity, to choose among after setup.
        BIOTECH: Variance(brings=Which("copies of itself", title=BIOTECH), brings_rule="1.5.2a"),
        "The Professor: Keeper of Knowledge": Variance(first_free=Which("programs", type=PROGRAM)),
        "The Shadow: Pulling the Strings": Variance(admits=Which("agendas", type=AGENDA)),
    }
)

__all__ = ["ALLIANCES", "IDENTITIES", "USUAL", "Variance"]
