"""Turns."""

from typing import Final

from tools.defects.planted import RUNS, TURNS, Defect, window

UP_TO_THE_REFILL: Final = """
    @step("5.6.1b")
    def window(self, s: State) -> None:
        s.push(PaidWindow("5.6.1b", s.active, rez=True, score=True))

    @step("5.6.1c")
    def recurring(self, s: State) -> None:
"""

DEFECTS: Final[tuple[Defect, ...]] = (
    window(
        "5.6.1b",
        "of the draw phase",
        '        s.push(PaidWindow("5.6.1b", s.active, rez=True, score=True))\n'.rstrip("\n"),
        TURNS,
    ),
    window("5.6.3b", "of the discard phase", '        s.push(PaidWindow("5.6.3b", s.active, rez=True))', TURNS),
    window(
        "5.7.1b", "before the Runner's turn begins", '        s.push(PaidWindow("5.7.1b", s.active, rez=True))', TURNS
    ),
    window(
        "5.7.2b", "of the Runner's discard phase", '        s.push(PaidWindow("5.7.2b", s.active, rez=True))', TURNS
    ),
    Defect(
        "5.6.1f",
        "no mandatory draw",
        TURNS,
        'perform(s, [Part("draw", CORP, amount=1,',
        'perform(s, [Part("draw", CORP, amount=0,',
    ),
    Defect(
        "5.6.1c",
        "recurring credits of the Corp stay spent",
        TURNS,
        "        refill_recurring(s, CORP)\n",
        "        return\n",
    ),
    Defect(
        "5.7.1c",
        "recurring credits of the Runner stay spent",
        TURNS,
        "        refill_recurring(s, RUNNER)\n",
        "        return\n",
    ),
    Defect(
        "5.5.2",
        "nobody discards down to the hand size",
        TURNS,
        "    if len(s.hand[side]) > max(0, hand_size(s, side)):\n",
        "    if False:\n",
    ),
    Defect(
        "5.4.3b",
        "what was resolving goes on after the end of the action phase",
        TURNS,
        "        del s.stack[at + 1 :]\n        for frame in cut:\n",
        "        for frame in cut:\n",
    ),
    Defect(
        "5.4.3c",
        "a played card hangs in the play area",
        TURNS,
        "        if left:\n            # CR 5.4.3c",
        "        if not left:\n            # CR 5.4.3c",
    ),
    Defect(
        "5.1.1",
        "the Corp has priority first in the Runner's turn",
        TURNS,
        'PaidWindow("5.7.1e", s.active, rez=True)',
        'PaidWindow("5.7.1e", CORP, rez=True)',
    ),
    Defect(
        "5.2.4",
        "a click may be spent to draw from an empty stack",
        "rules/actions.py",
        "        return EMPTY_STACK if side == RUNNER and not s.deck[RUNNER] else None\n",
        "        return None\n",
    ),
    Defect(
        "5.2.5",
        "an action is taken outside the action phase",
        "rules/instructions/course.py",
        "s.find(ActionPhase) if s.active == side else None",
        "s.find(ActionPhase) or s.stack[1]",
    ),
    Defect(
        "5.2.6a",
        "a basic action about another card is a different action",
        "rules/actions.py",
        "else (move[0], -1, -1)\n",
        "else (move[0], move[-1] if len(move) > 1 else -1, -1)\n",
    ),
    Defect(
        "5.2.7f",
        "advancing costs a click alone",
        "rules/actions.py",
        '(("clicks", 1), ("credits", 1))',
        '(("clicks", 1),)',
    ),
    Defect(
        "5.2.7g",
        "one credit to trash a resource",
        "rules/actions.py",
        '(("clicks", 1), ("credits", 2))',
        '(("clicks", 1), ("credits", 1))',
    ),
    Defect("5.2.7h", "two clicks to purge", "rules/actions.py", '(("clicks", 3),)', '(("clicks", 2),)'),
    Defect(
        "5.3.2",
        "the mandatory draw is an action",
        TURNS,
        '        perform(s, [Part("draw", CORP, amount=1,',
        '        happen(s, "action", CORP, cause="draw", rule="5.2.7c")\n'
        '        perform(s, [Part("draw", CORP, amount=1,',
    ),
    Defect(
        "5.4.2",
        "the Corp keeps its last click",
        TURNS,
        "        if s.clicks[CORP] > 0:",
        "        if s.clicks[CORP] > 1:",
    ),
    Defect(
        "5.4.3a",
        "the action phase goes on after its end",
        TURNS,
        "        self.leave()  # CR 5.4.3a",
        "        s.active  # CR 5.4.3a",
    ),
    Defect(
        "5.4.3d",
        "no checkpoint after the end of the action phase",
        TURNS,
        "        s.dirty |= D_ENDED\n        self.leave()",
        "        s.dirty = 0\n        self.leave()",
    ),
    Defect(
        "5.5.2a",
        "what the Corp discards lies faceup",
        "rules/trashing.py",
        "to_pile(s, one.cid, DISCARD, faceup=False)",
        "to_pile(s, one.cid, DISCARD)",
    ),
    Defect(
        "5.5.2b",
        "discarding is trashing",
        "rules/trashing.py",
        'happen(s, "discarded", one.by',
        'happen(s, "trashed", one.by',
    ),
    Defect(
        "5.5.3b",
        "brain damage leaves the hand size alone",
        "rules/quantities.py",
        "    base = 5 - (s.brain if side == RUNNER else 0)\n",
        "    base = 5\n",
    ),
    Defect(
        "5.6.1a",
        "the clicks come after the first window",
        TURNS,
        "        s.clicks[CORP] = clicks_allotted(s, CORP)\n" + UP_TO_THE_REFILL,
        "        return\n" + UP_TO_THE_REFILL + "        s.clicks[CORP] = clicks_allotted(s, CORP)\n",
    ),
    Defect(
        "5.6.1e",
        "the mandatory draw does not wait for what the turn's beginning calls for",
        TURNS,
        '        checkpoint(s)\n\n    @step("5.6.1f")',
        '        return\n\n    @step("5.6.1f")',
    ),
    Defect(
        "5.6.2a",
        "no scoring in the action phase",
        TURNS,
        'PaidWindow("5.6.2a", s.active, rez=True, score=True)',
        'PaidWindow("5.6.2a", s.active, rez=True)',
    ),
    Defect(
        "5.6.2c",
        "no window between two actions",
        TURNS,
        '        self.at = 0\n\n    @step("5.6.2d")',
        '        self.at = 1\n\n    @step("5.6.2d")',
    ),
    Defect(
        "5.6.3b",
        "scoring in the discard phase",
        TURNS,
        'PaidWindow("5.6.3b", s.active, rez=True)',
        'PaidWindow("5.6.3b", s.active, rez=True, score=True)',
    ),
    Defect(
        "5.6.3c", "unspent clicks are kept", TURNS, "        lose_clicks(s, CORP, s.clicks[CORP])\n", "        return\n"
    ),
    Defect(
        "5.6.3e",
        "no checkpoint when the Corp's turn ends",
        TURNS,
        '        checkpoint(s)\n\n    @step("5.6.3f")',
        '        return\n\n    @step("5.6.3f")',
    ),
    Defect(
        "5.7.1b",
        "the Corp scores before the Runner's turn begins",
        TURNS,
        'PaidWindow("5.7.1b", s.active, rez=True)',
        'PaidWindow("5.7.1b", s.active, rez=True, score=True)',
    ),
    Defect(
        "5.7.1d",
        "the turn begins before its first window",
        TURNS,
        '        s.push(PaidWindow("5.7.1b", s.active, rez=True))\n',
        '        begin_turn(s, RUNNER, "5.7.1d")\n        s.push(PaidWindow("5.7.1b", s.active, rez=True))\n',
    ),
    Defect(
        "5.7.1g", "no window between two actions of the Runner", TURNS, "        self.at = 4\n", "        self.at = 5\n"
    ),
    Defect(
        "5.7.2c",
        "the Runner's unspent clicks are kept",
        TURNS,
        "        lose_clicks(s, RUNNER, s.clicks[RUNNER])\n",
        "        return\n",
    ),
    Defect(
        "5.7.2e",
        "no checkpoint when the Runner's turn ends",
        TURNS,
        '        checkpoint(s)\n\n    @step("5.7.2f")',
        '        return\n\n    @step("5.7.2f")',
    ),
    Defect(
        "5.1.3",
        "an extra turn takes the place of the next",
        TURNS,
        "            side, self.extra = self.extra[0], self.extra[1:]\n",
        "            side, self.extra, self.next = self.extra[0], self.extra[1:], self.extra[0]\n",
    ),
    Defect(
        "5.2.6a",
        "the same ability of another copy is the same action",
        "rules/actions.py",
        '    return ("", s.ref[move[1]], move[2]) if',
        '    return ("", s.ref[min(cid for cid in s.things if s.code[cid] == s.code[move[1]])], move[2]) if',
    ),
    Defect(
        "5.2.6b",
        "two like actions are different",
        "rules/amounts.py",
        "        return len(taken) == self.n == len(set(taken))\n",
        "        return len(taken) == self.n\n",
    ),
    Defect(
        "5.4.3c",
        "the credits of a run that was cut short stay",
        RUNS,
        'its last phase."""\n        lose_run_credits(s)\n',
        'its last phase."""\n',
    ),
    Defect(
        "5.5.3",
        "a full hand is below its size",
        "rules/hands.py",
        "        return len(s.hand[self.side]) < hand_size(s, self.side)\n",
        "        return len(s.hand[self.side]) <= hand_size(s, self.side)\n",
    ),
    Defect("5.5.3a", "a hand of six", "rules/quantities.py", "    base = 5 - (s.brain", "    base = 6 - (s.brain"),
    Defect(
        "5.6.3a",
        "the Runner chooses what the Corp discards",
        TURNS,
        's.push(Pick(side, "discard", rule,',
        's.push(Pick(RUNNER, "discard", rule,',
    ),
    Defect(
        "5.6.3d",
        "the turn ends before the discarding",
        TURNS,
        '        discard_down(s, self, CORP, "5.6.3a")\n',
        '        end_turn(s, CORP, "5.6.3d")\n        discard_down(s, self, CORP, "5.6.3a")\n',
    ),
    Defect(
        "5.7.1a",
        "clicks are added to those left over",
        TURNS,
        "        s.clicks[RUNNER] = clicks_allotted(s, RUNNER)\n",
        "        s.clicks[RUNNER] = clicks_allotted(s, CORP)\n",
    ),
    Defect(
        "5.7.1e",
        "no window after the Runner's turn begins",
        TURNS,
        '        s.push(PaidWindow("5.7.1e", s.active, rez=True))',
        "        return",
    ),
    Defect(
        "5.7.2a",
        "the Runner keeps any number of cards",
        TURNS,
        '        discard_down(s, self, RUNNER, "5.7.2a")\n',
        "        return\n",
    ),
    Defect(
        "5.7.2d",
        "nothing hears that the Runner's turn ends",
        TURNS,
        '        end_turn(s, RUNNER, "5.7.2d")\n',
        "        return\n",
    ),
    Defect(
        "5.2.1",
        "abilities that cost clicks are used in any window",
        "rules/kinds.py",
        "        if self.action:\n            return",
        "        if not self.cost:\n            return",
    ),
    Defect(
        "5.5.1",
        "the Runner's turn ends before the discarding",
        TURNS,
        '        discard_down(s, self, RUNNER, "5.7.2a")\n',
        '        end_turn(s, RUNNER, "5.7.2d")\n        discard_down(s, self, RUNNER, "5.7.2a")\n',
    ),
    Defect(
        "5.6.3f",
        "the Corp's turn follows the Corp's",
        TURNS,
        "            self.next = 1 - side\n",
        "            self.next = side\n",
    ),
    Defect(
        "5.7.2f",
        "the Runner's turn follows the Runner's",
        TURNS,
        "            self.next = 1 - side\n",
        "            self.next = RUNNER\n",
    ),
)
