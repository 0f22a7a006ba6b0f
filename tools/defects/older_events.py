"""What events and hardware of the older cycles lean on: costs of one card, preventions that last, costs left out."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.10.5",
        "recurring credits do not lie on a current as it becomes active",
        "PlayCard.become_active",
        "        refill(s, s.things[self.cid])",
        "        0",
    ),
    Defect(
        "1.15.5",
        "an event has an install cost",
        "InstallCostOf.of",
        " if s.card(cid).type not in (EVENT, OPERATION)]",
        "]",
    ),
    Defect(
        "1.4:9.9",
        "a prevention that lasts prevents nothing",
        "prevent_constantly",
        "(*entries(s, one.kind), *lasting)",
        "entries(s, one.kind)",
    ),
    Defect(
        "1.4:9.9",
        "an additional cost made for one card is asked for all",
        "additional_costs",
        "            if effect.target >= 0 and (cid < 0 or effect.target != s.ref[cid]):\n",
        "            if False:\n",
    ),
    Defect(
        "8.5.1a",
        "without additional costs no X is chosen",
        "pays_play_cost",
        "ignore in (0, EXTRA_COSTS)",
        "ignore == 0",
    ),
)
