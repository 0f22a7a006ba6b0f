"""Defects in what the ice, upgrades and operations of the older cycles brought."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "1.2.2",
        "what cannot be bypassed is bypassed all the same",
        "bypass",
        '            if forbidden(s, "bypass", frame.ice):\n                return  # CR 1.2.2: not this ice\n',
        "",
    ),
    Defect(
        "1.2.2",
        "what cannot be exposed is exposed all the same",
        "Expose._cards",
        ' and not forbidden(s, "expose", cid)',
        "",
    ),
    Defect(
        "3.4.7",
        "a copy of a printed subroutine counts as printed",
        "is_printed",
        " and decl.times is None and not sub[1]\n",
        " and decl.times is None\n",
    ),
    Defect(
        "1.15.9",
        "who ignores the install cost pays no additional cost either",
        "InstallFound.run",
        "                        self.ignore,\n",
        "                        self.ignore or self.free,\n",
    ),
)
