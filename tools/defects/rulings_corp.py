"""What official rulings and readings say of the Corp's cards."""

from typing import Final

from tools.defects.planted import Defect

HISTORY: Final = "rules/history.py"

DEFECTS: Final = (
    Defect(
        "9.6.2b",
        "clicks that a card did not see count for it",
        HISTORY,
        "                seen = {}  # see the interpretations",
        "                seen = dict(spent)  # see the interpretations",
    ),
    Defect(
        "9.6.2c",
        "a first time that a card did not see was none",
        HISTORY,
        "                    reached = reached or spent[doing[-1]] >= self.n\n",
        "                    reached = reached or just\n",
    ),
)
