"""What assets brought along: cards that say when they can be rezzed, secret amounts, an X of counters, factions."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.2.2",
        "a card is rezzed though it says itself that it cannot be",
        "unrezzable",
        ' or forbids_itself(s, "rez", cid)',
        "",
    ),
    Defect(
        "1.2.2",
        "a card that cannot be rezzed is rezzed for nothing",
        "apply_rez",
        " and unrezzable(s, one.cid) is None",
        "",
    ),
    Defect(
        "1.4:9.1.9",
        "of subroutines that come first the oldest stands first",
        "ice.subroutines",
        "        before.reverse()",
        "        pass",
    ),
    Defect(
        "1.10.3c",
        "abilities that waited for secret amounts come before what these lead to",
        "Psi.look",
        "        if self.corp == self._guessed():\n",
        "        if True:\n",
    ),
    Defect(
        "9.1.7",
        "ice that is gone has left no subroutine unbroken",
        "EncounterIce.ended",
        "        left = self.unbroken if gone",
        "        left = 0 if gone",
    ),
    Defect(
        "1.2.5",
        "an X is offered with which nothing could be done",
        "values_of_x",
        "        if could_change(s, known.program, probe):\n",
        "        if True:\n",
    ),
    Defect(
        "1.4.5",
        "neutral cards are of the faction of a neutral identity",
        "OfYourFaction._fits",
        ' and not faction.startswith("neutral")',
        "",
    ),
)
