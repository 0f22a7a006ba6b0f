"""Card types."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "3.8.5d",
        "two consoles",
        "rules/installing.py",
        'and "Console" in card.subtypes and console(s) >= 0:',
        'and "Console" in card.subtypes and False:',
    ),
    Defect(
        "3.9.3b",
        "programs need no memory to be installed",
        "rules/installing.py",
        "        moves = [move for move in moves if fits_memory(s, cid, move)]\n",
        "        moves = list(moves)\n",
    ),
)
