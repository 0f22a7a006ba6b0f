"""Planted defects: text boxes that are blank."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "9.1.5",
        "an inactive card whose text box is blank still looks at what happens to it",
        "changes.own",
        'if "blank" in s.index and blanked(s, cid):',
        "if False:",
    ),
)
