"""Accessing cards."""

from typing import Final

from tools.defects.planted import ACCESS, Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "7.6.3", "the number of accesses is one", ACCESS, "            n += there\n", "            n += min(1, there)\n"
    ),
    Defect(
        "7.6.4",
        "Archives stay facedown",
        ACCESS,
        "            s.down = s.down - frozenset(s.discard[0])\n",
        "            s.down = s.down | frozenset()\n",
    ),
    Defect(
        "7.1.2a",
        "no access is kept for the root",
        ACCESS,
        "        return self.left > max(0, owed - self.spare)\n",
        "        return self.left > 0\n",
    ),
    Defect(
        "7.1.6",
        "an object may be accessed again",
        ACCESS,
        "        self.done = (*self.done, s.ref[cid])\n",
        "        self.done = (*self.done,)\n",
    ),
    Defect("7.2.1", "R&D is accessed from below", ACCESS, "else reversed(s.deck[0])", "else s.deck[0]"),
)
