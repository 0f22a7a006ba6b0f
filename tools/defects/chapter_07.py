"""Accessing cards."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "7.1.1a",
        "a limit for a run is a limit for each access",
        "access.accessed_in_run",
        '        n += change.kind == "accessed"\n',
        "        n += 0\n",
    ),
    Defect(
        "7.1.1b",
        "modifiers count in runs only",
        "AccessSet.number",
        "total(s, QUANTITY[self.server], -1, 1) + self.extra",
        "(total(s, QUANTITY[self.server], -1, 1) if self.root else 1) + self.extra",
    ),
    Defect(
        "7.1.1c",
        "the whole server is accessed instead of the card",
        "AccessSet._rooms",
        "        if self.cards:\n            found = [cid for cid, ref in self.cards if s.ref[cid] == ref]\n",
        "        if self.cards:\n            found = list(s.root[s.things[self.cards[0][0]].server])\n",
    ),
    Defect(
        "7.1.2",
        "the number may exceed what is there",
        "AccessSet.fix_number",
        "        self.spare = n - self.left\n",
        "        self.spare = n - self.left\n        self.left += 1\n",
    ),
    Defect(
        "7.1.2a",
        "no access is kept for the root",
        "AccessSet._may_take",
        "        return self.left > max(0, owed - self.spare)\n",
        "        return self.left > 0\n",
    ),
    Defect(
        "7.1.2b",
        "an effect outside of a run accesses the root too",
        "access_server",
        "root=one.root",
        "root=True",
    ),
    Defect(
        "7.1.2c",
        "cards that come to HQ are accessed as well",
        "AccessSet.access_next",
        '        if self.left <= 0:\n            self.goto("complete")\n            return\n',
        (
            "        if self.left <= 0 and not self.owed:\n"
            '            self.goto("complete")\n'
            "            return\n"
            "        self.left = max(self.left, 1)\n"
        ),
    ),
    Defect(
        "7.1.2d",
        "a card that leaves HQ takes its access along",
        "AccessSet.access_next",
        "        moves = self.moves(s)\n        if not moves:\n",
        (
            "        if self.server == HQ:\n"
            "            fresh = [cid for cid in (*s.hand[0], *self._rooms(s)) if s.ref[cid] not in self.done]\n"
            "            self.left = min(self.left, len(fresh))\n"
            "        moves = self.moves(s) if self.left else []\n"
            "        if not moves:\n"
        ),
    ),
    Defect(
        "7.1.2d",
        "a card that leaves the root takes its access along",
        "AccessSet.access_next",
        "        moves = self.moves(s)\n        if not moves:\n",
        (
            "        gone = set(self.owed) - set(self.done) - {s.ref[cid] for cid in self._rooms(s)}\n"
            "        self.owed = tuple(one for one in self.owed if one not in gone)\n"
            "        self.left -= len(gone)\n"
            "        moves = self.moves(s) if self.left > 0 else []\n"
            "        if not moves:\n"
        ),
    ),
    Defect(
        "7.1.3",
        "an inactive card says nothing of its access",
        "AccessCard.access",
        "        own(s, change)  # CR 7.1.3",
        "        # CR 7.1.3",
    ),
    Defect(
        "7.1.4",
        "cards of the root come last",
        "AccessSet.moves",
        '        out.extend(("access", cid) for cid in roots)  #',
        '        out.extend(("access", cid) for cid in roots if not out)  #',
    ),
    Defect(
        "7.1.5",
        "the Corp is not told what is accessed from HQ",
        "AccessCard.access",
        "seen=3 if visible(s, cid, 0) else 2)\n",
        "seen=2)\n",
    ),
    Defect(
        "7.1.6",
        "an object may be accessed again",
        "AccessSet.answer",
        "        self.done = (*self.done, s.ref[cid])\n",
        "        self.done = (*self.done,)\n",
    ),
    Defect(
        "7.1.6a",
        "a card that was accessed is out of HQ",
        "AccessSet.answer",
        "        self.done = (*self.done, s.ref[cid])\n",
        (
            "        self.done = (*self.done, s.ref[cid])\n"
            '        if where == "HQ":\n'
            "            s.hand[0].remove(cid)\n"
        ),
    ),
    Defect(
        "7.1.6b",
        "a card is known again after it was moved",
        "AccessSet.answer",
        "            cid = next(one for one in order if s.ref[one] not in self.done)\n",
        ("            cid = next(one for one in order if s.ref[one] not in self.done and s.ref[one] <= len(s.ref))\n"),
    ),
    Defect("7.2.1", "R&D is accessed from below", "AccessSet.answer", "else reversed(s.deck[0])", "else s.deck[0]"),
    Defect(
        "7.2.1a",
        "cards of the root come last",
        "AccessSet.moves",
        '        out.extend(("access", cid) for cid in roots)  #',
        '        out.extend(("access", cid) for cid in roots if not out)  #',
    ),
    Defect(
        "7.2.1b",
        "an accessed card goes to the bottom",
        "AccessSet.answer",
        "        self.left -= 1\n",
        (
            "        self.left -= 1\n"
            '        if where == "R&D":\n'
            "            s.deck[0].remove(cid)\n"
            "            s.deck[0].insert(0, cid)\n"
        ),
    ),
    Defect(
        "7.2.2",
        "the Corp sees what is accessed from R&D",
        "AccessCard.access",
        "        if self.zone != DECK or self._must_reveal(s):\n",
        "        if True:\n",
    ),
    Defect(
        "7.2.2",
        "a card that must be revealed stays hidden",
        "AccessCard.access",
        "        if self.zone != DECK or self._must_reveal(s):\n",
        "        if self.zone != DECK:\n",
    ),
    Defect(
        "7.2.3",
        "two cards of R&D",
        "AccessSet.number",
        "total(s, QUANTITY[self.server], -1, 1)",
        "total(s, QUANTITY[self.server], -1, 2)",
    ),
    Defect(
        "7.3.1", "the oldest card of HQ comes first", "AccessSet.answer", "pool[s.chance.below(len(pool))]", "pool[0]"
    ),
    Defect(
        "7.3.2",
        "two cards of HQ",
        "AccessSet.number",
        "total(s, QUANTITY[self.server], -1, 1)",
        "total(s, QUANTITY[self.server], -1, 2)",
    ),
    Defect(
        "7.4.1",
        "Archives is turned faceup when the last card was accessed",
        "AccessSet.turn_archives_faceup",
        "        if self.server == ARCHIVES and any(cid in s.down for cid in s.discard[0]):\n",
        "        if self.server == ARCHIVES and self.done:\n",
    ),
    Defect(
        "7.4.2",
        "one card of Archives",
        "AccessSet.fix_number",
        "            there = len(self._zone(s))  #",
        "            there = min(1, len(self._zone(s)))  #",
    ),
    Defect(
        "7.5.1",
        "ice is accessed",
        "AccessSet._rooms",
        "            found = list(s.root.get(self.server, ()))\n",
        "            found = [*s.root.get(self.server, ()), *s.ice.get(self.server, ())]\n",
    ),
    Defect(
        "7.5.1",
        "a card that cannot be accessed is part of the set",
        "AccessSet._rooms",
        '        return [cid for cid in found if not forbidden(s, "access", cid)]\n',
        "        return found\n",
    ),
    Defect(
        "7.6.1",
        "nobody notices that the access begins",
        "AccessSet.begin",
        '        happen(s, OfAccess("access begins", self.sid), RUNNER, server=self.server, rule="7.6.1")\n',
        "        return\n",
    ),
    Defect(
        "7.6.2",
        "no checkpoint before the number is fixed",
        "AccessSet",
        '        checkpoint(s)\n\n    @step("7.6.3"',
        '        return\n\n    @step("7.6.3"',
    ),
    Defect(
        "7.6.3",
        "the number of accesses is one",
        "AccessSet.fix_number",
        "            n += there if self.server == ARCHIVES or self.most >= 0 else min(there, self.number(s))\n",
        "            n += min(1, there)\n",
    ),
    Defect(
        "7.6.3",
        "abilities do not change the number",
        "AccessSet.number",
        "total(s, QUANTITY[self.server], -1, 1) + self.extra",
        "1 + self.extra",
    ),
    Defect(
        "7.6.4",
        "Archives stay facedown",
        "AccessSet.turn_archives_faceup",
        "            s.down = s.down - frozenset(s.discard[0])\n",
        "            s.down = s.down | frozenset()\n",
    ),
    Defect(
        "7.6.5",
        "no more cards than one",
        "AccessSet.access_next",
        '        if self.left <= 0:\n            self.goto("complete")\n',
        '        if self.left <= 0 or self.done:\n            self.goto("complete")\n',
    ),
    Defect(
        "7.6.6",
        "one card and no more",
        "AccessSet.again",
        '    def again(self, s: State) -> None:\n        self.goto("access_next")\n',
        '    def again(self, s: State) -> None:\n        self.goto("complete")\n',
    ),
    Defect(
        "7.6.7",
        "nobody notices that the access is over",
        "AccessSet.ended",
        '        happen(s, OfAccess("access ends", self.sid), RUNNER, server=self.server, rule="7.6.7", seen=0)\n',
        "",
    ),
    Defect(
        "7.7.1",
        "the next card comes before this one is over",
        "apply_access_one",
        "        s.push(s.book.ruleset.access(one.cid, s.fresh()))\n",
        "        s.stack.insert(-1, s.book.ruleset.access(one.cid, s.fresh()))\n",
    ),
    Defect(
        "7.7.2",
        "trashing costs nothing",
        "TrashAccessed.pay_trash_cost",
        '        pay(s, RUNNER, trash_bill(s, self.cid), ("trash", self.cid), self.cid)\n',
        "        return\n",
    ),
    Defect(
        "7.7.2",
        "the trash cost is paid for nothing",
        "TrashAccessed.trash",
        '        perform(s, [parts.Trash(RUNNER, self.cid, cause="trash cost", ref=self.ref)])\n',
        "        return\n",
    ),
    Defect(
        "7.7.2",
        "a trash cost can be paid that is not there",
        "AccessCard.refuse_trash",
        '        return short(s, RUNNER, trash_bill(s, self.cid), ("trash", self.cid))\n',
        "        return None\n",
    ),
    Defect(
        "7.7.2a",
        "cards in Archives are trashed",
        "AccessCard.refuse_trash",
        "        if self.zone == DISCARD:\n            return IN_ARCHIVES\n",
        "",
    ),
    Defect(
        "7.7.2a",
        "other means trash cards in Archives",
        "AccessCard.ways",
        "        if self.zone != DISCARD and not untrashable(s, self.cid, RUNNER):\n",
        '        if not forbidden(s, "trash", self.cid):\n',
    ),
    Defect(
        "7.7.2b",
        "an agenda that was trashed is stolen",
        "AccessCard.after",
        "        fate = self._fate(s)\n",
        "        fate = self._fate(s)\n"
        "        if not fate and self.is_stealable(s):\n"
        "            perform(s, [parts.Steal(RUNNER, self.cid)])\n",
    ),
    Defect(
        "7.7.3",
        "who declines to pay steals all the same",
        "AccessCard.steal",
        "        if not steal_bill(s, self.cid, self.server):",
        "        if True:",
    ),
    Defect(
        "7.7.3",
        "stealing costs nothing",
        "StealAccessed.pay_steal_cost",
        '        pay(s, RUNNER, steal_bill(s, self.cid, self.server), ("steal", self.cid), self.cid)\n',
        "        return\n",
    ),
    Defect(
        "7.7.3",
        "who cannot pay may steal",
        "AccessCard.refuse_steal",
        '        return short(s, RUNNER, steal_bill(s, self.cid, self.server), ("steal", self.cid))\n',
        "        return None\n",
    ),
    Defect(
        "7.7.4",
        "an accessed card leaves its place",
        "AccessCard.after",
        "        fate = self._fate(s)\n",
        ("        fate = self._fate(s)\n        if s.ref[self.cid] == self.ref:\n            s.forget(self.cid)\n"),
    ),
    Defect(
        "7.8.1",
        "nobody notices that a card is accessed",
        "AccessCard.access",
        "        happen(s, change, RUNNER, cid",
        '        change = happen(s, "looked at", RUNNER, cid',
    ),
    Defect(
        "7.8.2",
        "no checkpoint before the card is dealt with",
        "access.AccessCard",
        '        checkpoint(s)\n\n    @step("7.8.3"',
        '        return\n\n    @step("7.8.3"',
    ),
    Defect(
        "7.8.3",
        "the Runner is asked only where there is a choice",
        "access.AccessCard",
        '        s.ask(RUNNER, self.moves(s))\n\n    @step("7.8.4"',
        '        if len(self.moves(s)) > 1:\n            s.ask(RUNNER, self.moves(s))\n\n    @step("7.8.4"',
    ),
    Defect(
        "7.8.4",
        "the Runner may leave an agenda",
        "AccessCard.steal",
        "        if self.settled or not self.is_stealable(s):\n",
        "        if True:\n",
    ),
    Defect(
        "7.8.5",
        "every card was left where it is",
        "AccessCard.after",
        "        fate = self._fate(s)\n",
        '        fate = "not trashed"\n',
    ),
    Defect(
        "7.8.5",
        "nobody notices the end of a card's access",
        "AccessCard.after",
        (
            '        happen(s, CardAccess("after access", self.zone, self.sid), RUNNER, self.cid, cause=fate,'
            ' rule="7.8.5", seen=0)\n'
        ),
        "        del fate\n",
    ),
)
