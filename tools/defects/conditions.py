"""Permissions, limits, conditions and targets: what is asked, when, and of what."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "9.6.3",
        "what a card allows is ordered: all of it is accessed and nobody is asked",
        "quantities.total",
        "        if decl.op == ADD:\n",
        "        if decl.op in (ADD, ALLOW):\n",
    ),
    Defect(
        "9.6.3",
        "of what is allowed, one may be accessed and no more",
        "AccessSet.may_take_more",
        "range(min(n, room), -1, -1)",
        "range(min(n, room, 1), -1, -1)",
    ),
    Defect(
        "9.1.3b",
        "a card that allowed something is not used by taking it",
        "AccessSet.receive",
        "        if value[1]:\n            src = self.asked[-1]\n",
        "        if value[1] > 99:\n            src = self.asked[-1]\n",
    ),
    Defect(
        "3.8.5a",
        "two active consoles stay",
        "spare_consoles",
        "if len(found) > 1 else ()",
        "if len(found) > 2 else ()",
    ),
    Defect(
        "3.8.5c",
        "the newest console is no choice",
        "spare_consoles",
        "tuple(combinations(found, len(found) - 1)) if",
        "(tuple(found[:-1]),) if",
    ),
    Defect(
        "5.4.3c",
        "an action that was cut short never completes",
        "ActionWindow.ceased",
        "        if self.sid >= 0:\n            self.complete(s)\n",
        "        if self.sid < 0:\n            self.complete(s)\n",
    ),
    Defect(
        "9.6.2e",
        "a condition within an optional effect has to hold when the ability is met",
        "CLONE_SUFFRAGE_MOVEMENT",
        "zone=IN_DISCARD, side=CORP)),),\n        ),\n        may=True,\n",
        "zone=IN_DISCARD, side=CORP)),),\n        ),\n        may=True,\n"
        "        where=AtMost(Count(Is((ICE,), protecting=True)), 0),\n",
    ),
    Defect(
        "1.2.5",
        "an ability whose condition does not hold is offered",
        "Unless.skips",
        "        return 0 if self.condition.true(s, f.src, f) else self.by\n",
        "        return 0\n",
    ),
    Defect(
        "9.6.2e",
        "a condition within the effect is not looked at",
        "Unless.run",
        "        if not self.condition.true(s, f.src, f):\n            f.pc += self.by\n",
        "        if not self.condition:\n            f.pc += self.by\n",
    ),
    Defect(
        "9.6.2d",
        "to be kept from something is to have prevented something",
        "GURU_DAVINDER",
        "src_is_this=True, causes=(NET, MEAT)",
        "what=THIS",
    ),
    Defect(
        "1.4:3.1.1a",
        "the other side of an identity has the link of the front",
        "HOSHIKO_SHIRO_UNTOLD_PROTAGONIST",
        '        subtypes="Digital",\n        link=1,\n',
        '        subtypes="Digital",\n',
    ),
    Defect(
        "1.4:3.1.1a",
        "an identity that turned over goes by its first name",
        "EARTH_STATION_SEA_HEADQUARTERS",
        '"Earth Station: Ascending to Orbit"',
        '"Earth Station: SEA Headquarters"',
    ),
    Defect(
        "1.4.6",
        "a deck below 40 cards needs as many agenda points as one of 40",
        "legality.agenda_points",
        "    least = 2 * (size // 5) + 2\n",
        "    least = 2 * (max(size, 40) // 5) + 2\n",
    ),
    Defect(
        "1.4:1.14.3",
        "nobody asks whether a target still fits",
        "Target.misfits",
        "if s.ref[cid] != ref or cid not in fits)",
        "if s.ref[cid] != ref)",
    ),
    Defect(
        "1.4:1.14.3",
        "with a target that does not fit the whole instruction fails",
        "Imminent.resolve",
        "            left = [one for one in left if (one.card(), one.target()) not in gone]\n",
        "            left = []\n",
    ),
    Defect(
        "1.4:1.14.4",
        "every later instruction asks again whether the target fits",
        "targets.misfits",
        "    while at >= 0 and (found := program[at].misfits(s, frame)) is not None:\n        out.extend(found)\n",
        "    while at >= 0:\n        out.extend(program[at].misfits(s, frame) or ())\n",
    ),
)
