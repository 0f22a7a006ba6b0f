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
    Defect(
        "10.9.3",
        "who broke only some of the subroutines has broken all of them",
        "AllBroken._alone",
        "        return breakers_in(s, change.amount) == {src}\n",
        "        return src in breakers_in(s, change.amount)\n",
    ),
    Defect(
        "10.9.3",
        "ice is derezzed before all of its subroutines are broken",
        "Encountering.true",
        "not (frame.all_broken(s) and breakers_in(s, frame.sid) == {src})",
        "breakers_in(s, frame.sid) != {src}",
    ),
    Defect(
        "1.15.1",
        "any credits do for what asks for credits from stealth cards",
        "_short_of_more",
        "            if sum(n for cid, n in sources(s, side, purpose) if stealthy(s, cid)) < item[1]:\n",
        "            if False:\n",
    ),
    Defect(
        "1.10.4c",
        "who could pay from stealth cards does not have to",
        "Payment._stealth_left",
        "        due = stealth_due(self.bill)\n",
        "        due = 0\n",
    ),
    Defect(
        "1.15.3",
        "what is chosen for X is not paid",
        "trigger_bill",
        '    return (*bill, ("credits", x)) if asks_x(decl) else bill\n',
        "    return bill\n",
    ),
    Defect(
        "1.4:9.1.9",
        "an ability that a card gains is not there",
        "changes._granted",
        "    if MARK in s.index.get",
        "    if False and MARK in s.index.get",
    ),
    Defect(
        "1.4:9.9.4",
        "an ability that was gained for a turn stays",
        "Checkpoint._durations",
        "            if one.until in live or one.until <= FOREVER or prolonged(s, one, live)\n",
        '            if one.until in live or one.until <= FOREVER or prolonged(s, one, live) or one.key == "gained ability"\n',
    ),
    Defect(
        "2.15.6",
        "subtypes that no ice has can be chosen for it",
        "ChooseSubtype.flatten",
        "tuple(kinds((one,)) for one in SUBTYPES[self.among])",
        'tuple(kinds((one,)) for one in (*SUBTYPES[self.among], "Fracter"))',
    ),
    Defect(
        "2.15.5",
        "subtypes that ice has gained are not counted",
        "IceWith.has",
        "            n = sum(has_subtype(s, cid, one) for one in ICE_SUBTYPES)\n",
        "            n = len(s.card(cid).subtypes)\n",
    ),
)
