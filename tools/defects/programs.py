"""Programs of the newer cycles: what paying, breaking and looking back have to get right for them."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.15.1b",
        "tags that would be avoided in a run cannot be taken outside of one",
        "costs._prevented",
        "            if decl.each_run and not in_run(s):\n",
        "            if False:\n",
    ),
    Defect(
        "9.6.2c",
        "what was trashed from a hand was an installed card",
        "Is.had",
        '        if self.zone == INSTALLED and change.kind == "trashed" and',
        '        if False and self.zone == INSTALLED and change.kind == "trashed" and',
    ),
    Defect(
        "9.1.7",
        "the credits on a card that was trashed for its ability are lost",
        "Take.run",
        "        elif f.lki is not None:\n",
        "        elif False:\n",
    ),
)
