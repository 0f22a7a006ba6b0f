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
    Defect(
        "9.8.3a",
        "more is offered to be prevented than there is",
        "rules/instructions/interrupts.py",
        "high = min(self.spec.n, one.amount)",
        "high = self.spec.n",
    ),
    Defect(
        "10.11.1",
        "the half that all pairs share is taken without asking",
        "rules/asking.py",
        "if fits and (self.chosen or len(fits) == 1 or self.low != self.high):",
        "if fits:",
    ),
    Defect(
        "10.11.1",
        "the half that the text has named is asked for",
        "rules/instructions/swapping.py",
        '"cards:pair", f.src, given, pairs))',
        '"cards:pair", f.src, (), pairs))',
    ),
    Defect(
        "6.1.5a",
        "at the question whether to jack out the reason is another moment",
        "legality.py",
        "elif approach not in ASKED_IN:",
        "elif approach:",
    ),
)
