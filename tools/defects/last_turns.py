"""What looks back on a turn, and what a card says of its own cost (1.4:9.1.8d)."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.4:9.1.8d",
        "what a card says of the cost of all cards of a kind raises its own before it is active",
        "own_value",
        "decl.on is None or not decl.on.names_its_card():",
        "decl.on is None or not decl.on.has(s, cid, cid):",
    ),
)
