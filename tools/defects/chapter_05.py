"""Turns."""

from typing import Final

from tools.defects.planted import TURNS, Defect, window

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
)
