"""What players are told and asked: hidden information, options, prompts and reasons (4.1, 10.2 and where they ask)."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "4.1.2a",
        "the log says which of two lost copies it was",
        "log.py",
        "if change.seen & BY_ITSELF and self.named:",
        "if change.src == change.cid and self.named:",
    ),
)
