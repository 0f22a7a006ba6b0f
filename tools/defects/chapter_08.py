"""Installing, rezzing, playing."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.4:8.6.7",
        "a played card stays",
        "rules/playing.py",
        '            perform(s, [Part("trash", self.side, self.cid, cause="played", ref=s.ref[self.cid])])\n',
        "            return\n",
    ),
    Defect(
        "8.2.1b",
        "agendas in central servers",
        "rules/installing.py",
        "    if kind in (AGENDA, ASSET):\n        servers =",
        "    if kind in ():\n        servers =",
    ),
)
