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
    Defect(
        "9.1.5",
        "an inactive card whose text box is blank still says how it is rezzed and advanced",
        "changes.said_of",
        'if "blank" in s.index and blanked(s, cid):',
        "if False:",
    ),
    Defect(
        "9.1.5",
        "a card whose own text box is blank still makes others blank",
        "changes.losses",
        "if src in asking else not blanked(s, src, (*asking, cid)):",
        "if src in asking else src >= 0:",
    ),
    Defect(
        "9.1.5",
        "a card with a blank text box gets recurring credits as it is rezzed",
        "rezzing.refill",
        'if "blank" in s.index and blanked(s, thing.cid):',
        "if False:",
    ),
    Defect(
        "9.1.5",
        "what a blank card would say after it was trashed outlives it",
        "trashing._persist",
        'for src, number in entries(s, "persists"):',
        'for src, number in s.index["persists"]:',
    ),
)
