"""What comes in one act, a trace inside an interrupt, numbers that an effect names, and prices of cards."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "9.8.1a",
        "what is told later of one act has been before",
        "occurred_before",
        "            break  # later entries belong",
        "            continue  # later entries belong",
    ),
    Defect(
        "1.4:9.8.2",
        "a trace inside an interrupt hides what was imminent before",
        "language.instructions.interrupts.expected",
        "still_imminent(s)",
        "s.find(Imminent)",
    ),
    Defect(
        "6.5.5",
        "the order that the Runner chooses is forgotten",
        "SubroutineWindow.receive",
        "(one, *(other for other in self.pending if other != one))",
        "self.pending",
    ),
    Defect(
        "7.1.2",
        "nothing adds to a number of accesses that an effect names",
        "AccessSet._fix_up_to",
        "total(s, QUANTITY[self.server], -1, self.most)",
        "self.most",
    ),
    Defect(
        "6.2.1",
        "the innermost piece of ice costs what outer ice does",
        "ice_bill",
        "    if there:\n",
        "    if there >= 0:\n",
    ),
    Defect(
        "1.2.2",
        "an agenda that cannot be stolen is stolen where costs are ignored",
        "Do.parts",
        "if stealable(s, cid, self._server(s, cid))]",
        "if s.card(cid).type]",
    ),
    Defect(
        "1.2.2",
        "what cannot be advanced is advanced",
        "refuse_advance",
        '    if refusal is None and forbidden(s, "advance", cid):\n',
        "    if refusal is None and cid < 0:\n",
    ),
)
