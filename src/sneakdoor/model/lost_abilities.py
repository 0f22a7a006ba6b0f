"""Losing abilities (CR 26.03:9.1.9)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import each
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.constants import Blank

LOSES_TEXT: Final = 1
LOSES_SUBROUTINES: Final = 2
GAINS_NOTHING: Final = 4


def lost(*, keep_printed_subs: bool, no_gain: bool) -> int:
    """What a card that loses all abilities loses, as bits."""
    return LOSES_TEXT | (0 if keep_printed_subs else LOSES_SUBROUTINES) | (GAINS_NOTHING if no_gain else 0)


def losing(keep_printed_subs: bool, no_gain: bool) -> str:
    """The same in words, of one card."""
    cannot = "cannot gain abilities and " if no_gain else ""
    return f"{cannot}loses all abilities{' except its printed subroutines' if keep_printed_subs else ''}"


BLANK_TEXT: Final = LOSES_TEXT | LOSES_SUBROUTINES
"""What a card with a blank text box has lost."""


@dataclass(frozen=True, slots=True)
class LosesAbilities(Blank):
    """Some cards lose all abilities, perhaps but for printed subroutines, and perhaps gain none (CR 26.03:9.1.9)."""

    keep_printed_subs: bool = False
    no_gain: bool = False  # what other cards would grant is not gained either

    def takes(self) -> int:
        """What the cards lose, as bits."""
        return lost(keep_printed_subs=self.keep_printed_subs, no_gain=self.no_gain)

    def say(self) -> str:
        return capital(f"{each(self.on.say())} {losing(self.keep_printed_subs, self.no_gain)}.")
