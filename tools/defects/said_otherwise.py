"""Where a card says otherwise than a rule (tagged, waived costs, a second time), and what no card can do."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "10.5.2",
        "who has no tag is not tagged, whatever cards say",
        "is_tagged",
        'return tags(s) > 0 or ("tagged anyway" in s.index',
        'return tags(s) > 0 or ("no such key" in s.index',
    ),
    Defect(
        "1.15.9",
        "additional costs are asked for though a card waives them",
        "additional_costs",
        'if "no extra costs" in s.index and',
        'if "no such key" in s.index and',
    ),
    Defect(
        "9.6.2c",
        "a second time never counts as the first",
        "occurred_before",
        'spare = int("also second" in s.index and',
        'spare = int("no such key" in s.index and',
    ),
    Defect(
        "1.18.1",
        "what lies in a discard pile is trashed again",
        "apply_trash",
        "        if s.zone[cid] == DISCARD:\n",
        "        if False:\n",
    ),
    Defect(
        "1.2.5",
        "strength is raised though there is nothing to choose",
        "Adjust.could_change",
        "if lowers else bool(cids)",
        "if lowers else True",
    ),
    Defect(
        "8.1.2b",
        "only what is trashed is uninstalled",
        "Uninstalled.kinds",
        'return ("trashed", "added to hand",',
        'return ("trashed", "played",',
    ),
)
