"""Zones."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "4.5.6c",
        "the Runner sees facedown cards in Archives",
        "rules/visibility.py",
        "return cid not in s.down or side == CORP  #",
        "return True  #",
    ),
    Defect(
        "4.4.2",
        "hands lie open",
        "rules/visibility.py",
        "        return s.owner[cid] == side  # CR 4.4.2",
        "        return True  # CR 4.4.2",
    ),
)
