"""Readings that rulings about the Runner's cards have settled."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "3.4.4",
        "ice that is not rezzed has a strength",
        "StrengthAtMost.true",
        " for cid in self.what.all(s, src) if not is_rezzed(s, cid, False))\n",
        " for cid in self.what.all(s, src))\n",
    ),
    Defect(
        "9.8.5a",
        "any ability of a card is a run",
        "MustAct.fulfils",
        "        if move[0] in self.kinds:\n            return True\n",
        '        if move[0] in self.kinds or move[0] == "action":\n            return True\n',
    ),
    Defect(
        "1.4:6.7.3a",
        "a run that was led elsewhere is declared successful as if it had not been",
        "runs.declare_success",
        "        if not may_choose(run, run.server):\n",
        "        if run.permitted and not may_choose(run, run.permitted[0]):\n",
    ),
    Defect(
        "1.12.5a",
        "a full host takes no card",
        "hosts.hosts",
        '                if not here or any(not forbidden(s, "trash", one) for one in here):\n',
        "                if not here:\n",
    ),
    Defect(
        "1.12.5a",
        "a card that cannot be trashed makes room on its host",
        "hosts.hosts",
        '                if not here or any(not forbidden(s, "trash", one) for one in here):\n',
        "                if True:\n",
    ),
    Defect(
        "1.12.5a",
        "trashing any program makes room on a host",
        "Install._like_cards",
        "<= memory_limit(s) and not crowded\n",
        "<= memory_limit(s) and (not crowded or bool(self.marked))\n",
    ),
    Defect(
        "1.15.1",
        "a program that has to pay makes room on its host",
        "finds_room",
        '        not forbidden(s, "trash", one) and (ignore or can_spare(s, cid, one, discount=discount, host=host))\n',
        '        not forbidden(s, "trash", one)\n',
    ),
    Defect(
        "1.12.5c",
        "what has nowhere to go stays where it waits",
        "_ChooseInstall.candidates",
        "            if refusal is None or spec.forced:\n",
        "            if refusal is None or (spec.forced and refusal is ONE_CONSOLE):\n",
    ),
    Defect(
        "7.8.5",
        "an access ends without an end if the server is gone",
        "AccessCard.ended",
        "        if (self.settled or s.ref[self.cid] != self.ref >= 0) and not self._is_logged(s):\n",
        "        if self.settled and self.is_beginning() and not self._is_logged(s):\n",
    ),
    Defect(
        "1.4:9.6.7",
        "a card that is hosted with nothing on it is not noticed",
        "lodge",
        "    s.dirty |= D_WHILE  # CR 1.4:9.6.7: a card without",
        "    # CR 1.4:9.6.7: a card without",
    ),
    Defect(
        "1.10.3b",
        "credits that are considered to be in the pool are not lost",
        "lose_credits",
        "min(n, pool(s, side) - s.credits[side] + spendable(s, side))",
        "min(n, spendable(s, side))",
    ),
    Defect(
        "1.10.3b",
        "a pool is empty although some credits on a card are considered to be in it",
        "note_empty",
        "    if not pool(s, side):\n        happen(",
        "    if not s.credits[side]:\n        happen(",
    ),
    Defect(
        "1.10.3b",
        "the last credit of a pool on a card is not noticed",
        "_settle",
        "    if from_pool or (pooled(s, side) and credits_due(bill)):",
        "    if from_pool:",
    ),
    Defect(
        "1.10.3b",
        "what was part of the pool for a run still is",
        "Run.ended",
        '        if "pooled:1" in s.index and any(',
        '        if "pooled" in s.index and any(',
    ),
)
