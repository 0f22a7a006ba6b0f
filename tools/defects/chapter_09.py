"""Abilities."""

from typing import Final

from tools.defects.planted import WINDOWS, Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "9.2.8b",
        "the inactive player gets no priority in a reaction window",
        WINDOWS,
        "        if not self.turned:\n            # CR 9.2.8b",
        "        if False:\n            # CR 9.2.8b",
    ),
    Defect(
        "9.2.8e",
        "mandatory abilities may be passed over",
        WINDOWS,
        "        if not must:\n            out.append(PASS)  # CR 9.2.8e",
        "        if True:\n            out.append(PASS)  # CR 9.2.8e",
    ),
    Defect(
        "9.6.5",
        "look at activity too late: what is gone stays pending",
        WINDOWS,
        "        self.pending = tuple(one for one in self.pending if still_pending(s, one))\n",
        "        self.pending = tuple(self.pending)\n",
    ),
    Defect(
        "9.1.6b",
        "abilities never work from another zone",
        "rules/activity.py",
        "        if at == zone:\n            file(s, cid, (entry,))\n",
        "        if at != zone:\n            file(s, cid, (entry,))\n",
    ),
)
