"""What resources of the newer cycles asked of the rules: who may trash, what is avoided, what a cost takes."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "1.2.2",
        "the Corp trashes what only the Corp cannot trash",
        "untrashable",
        "if by == CORP:",
        "if by == RULES:",
    ),
    Defect(
        "1.2.5",
        "the last subroutine is whatever is left of them",
        "_ChooseSubs.open_subs",
        'n == (0 if spec.place == "first" else len(subs) - 1)',
        'n == (found[0] if spec.place == "first" else found[-1])',
    ),
)
