"""The potential to change the game state (1.2.5), and delayed effects with nothing to wait for (1.4:9.6.13)."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "7.1.2",
        "a counter buys an access of a card that is not there",
        "AccessMore.could_change",
        "access is not None and access.room(s) > 0",
        "access is not None",
    ),
    Defect(
        "1.2.5",
        "what stands behind a branch that cannot be taken counts",
        "potential.could_change",
        "(over if over >= 0 else one.unreachable(s, frame))",
        "max(over, 0)",
    ),
    Defect(
        "1.2.5",
        "what stands behind a nested cost that cannot be paid counts",
        "WasPaid.possible",
        "        return may_use(s, f, self.by)"
        ' and short(s, side, nested_bill(s, self.cost, side, f), ("nested", src)) is None\n',
        "        return may_use(s, f, self.by)\n",
    ),
    Defect(
        "1.2.5",
        "whoever uses an ability is asked for the nested cost of somebody else",
        "WasPaid.possible",
        "        side = side_of(f, self.by)\n        return may_use",
        "        side = f.side\n        return may_use",
    ),
    Defect(
        "1.2.5",
        "what follows a cost that was not paid counts for nothing either",
        "Unless.unreachable",
        "        return 0 if self.condition.possible(s, f.src, f) else self.by\n",
        "        return 0 if self.condition.possible(s, f.src, f) else 99\n",
    ),
    Defect(
        "1.2.5",
        "an optional part is offered though it stands behind such a cost",
        "AskMay.run",
        "        if could_change(s, body, f):\n",
        "        if any(one.could_change(s, f) for one in body):\n",
    ),
    Defect(
        "9.8.5b",
        "one of several effects is offered though it stands behind such a cost",
        "Decide._fits",
        " and could_change(s, body, f)\n",
        " and any(one.could_change(s, f) for one in body)\n",
    ),
    Defect(
        "1.2.5",
        "credits spent in secret are a change by themselves",
        "StartPsi.could_change",
        "        return False  # CR 1.2.5: it is a cost",
        "        return True  # CR 1.2.5: it is a cost",
    ),
    Defect(
        "1.2.5",
        "a guess is expected to be wrong where there is nothing to guess",
        "DifferentBids.possible",
        '        return any(can_spend(s, side, ("psi", src)) for side in sides)\n',
        "        return bool(sides)\n",
    ),
    Defect(
        "1.2.5",
        "a run against ice that is yet to be chosen counts without any ice",
        "_Run.could_change",
        "            return bool(cards_in(s, f, self.spec.protected))  # before",
        "            return True  # before",
    ),
    Defect(
        "1.2.5",
        "a delayed effect counts outside the time in which it could happen",
        "Delayed.could_change",
        "        return until(s, self.duration, f.side) != -1\n",
        "        return True\n",
    ),
    Defect(
        "1.2.5",
        "what was not found is dealt with all the same",
        "Found.possible",
        "return self.true(s, src, f)",
        "return True",
    ),
    Defect(
        "1.2.5",
        "if you do holds though nothing could be done",
        "Done",
        "            for one in reversed(s.journal.since(s.marks[0]))\n"
        "        )\n\n"
        "    def possible(self, s: State, src: int, f: Resolving | None) -> bool:\n"
        "        return self.true(s, src, f)",
        "            for one in reversed(s.journal.since(s.marks[0]))\n"
        "        )\n\n"
        "    def possible(self, s: State, src: int, f: Resolving | None) -> bool:\n"
        "        return True",
    ),
    Defect(
        "1.2.5",
        "an empty server is accessed",
        "AccessServer.could_change",
        '        return bool(there[CORP]) and not forbidden(s, "access")\n',
        "        return True\n",
    ),
    Defect(
        "1.2.5",
        "tags for each of nothing count",
        "effects.Tag",
        "        return [parts.Tag(by, n, src=f.src, unpreventable=self.unpreventable)] if n > 0 else []\n\n"
        "    def could_change(self, s: State, f: Resolving) -> bool:\n"
        "        return value(self.n, s, f) > 0\n",
        "        return [parts.Tag(by, n, src=f.src, unpreventable=self.unpreventable)] if n > 0 else []\n",
    ),
    Defect(
        "1.2.5",
        "targets count though none may be named",
        "Target.could_change",
        "        return value(self.n, s, f) > 0 and bool(",
        "        return bool(",
    ),
    Defect(
        "1.2.5",
        "a card is to be rezzed whose rez cost cannot be paid",
        "Affordable.all",
        "        return [cid for cid in self.what.all(s, src) if refuse_rez_cost(s, cid, self.discount) is None]\n",
        "        return self.what.all(s, src)\n",
    ),
    Defect(
        "1.4:9.6.13",
        "a delayed effect waits though nothing was installed",
        "Unless.run",
        "    def run(self, s: State, f: Resolving) -> None:\n        if not self.condition.true(s, f.src, f):\n",
        "    def run(self, s: State, f: Resolving) -> None:\n"
        '        if getattr(self.condition, "name", "") != "installed" and not self.condition.true(s, f.src, f):\n',
    ),
)
