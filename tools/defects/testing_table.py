"""The test table: what it lays out, what it takes a title or a place for, and how far it looks ahead."""

from typing import Final

from tools.defects.planted import Defect

AHEAD: Final = "testing/ahead.py"
CHANGING: Final = "testing/changing.py"
NAMING: Final = "testing/naming.py"
PLACES: Final = "testing/places.py"
SETTING: Final = "testing/setting.py"
TABLE: Final = "testing/table.py"
VERBS: Final = "testing/verbs.py"

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.4:10.9.2",
        "a card that is laid out with tokens was never loaded",
        SETTING,
        '                    remember(thing, "loaded", kind)\n',
        "                    pass\n",
    ),
    Defect(
        "1.4:10.9.3",
        "a card that is laid out with tokens was loaded with whatever lies on it",
        SETTING,
        '                if kind in loads(s, cid):\n                    remember(thing, "loaded", kind)\n',
        '                remember(thing, "loaded", "credit")\n',
    ),
    Defect(
        "3.1.1",
        "identities sleep while the table is laid out",
        TABLE,
        "            activate(state, identity)",
        "            identity.active = False",
    ),
    Defect(
        "1.10.5a",
        "an identity has no recurring credits at the table",
        TABLE,
        "            refill(state, identity)",
        "            pass",
    ),
    Defect(
        "10.3.3",
        "a window that is asked anew has no checkpoint",
        CHANGING,
        '    "ActionWindow": "before_priority",\n',
        '    "ActionWindow": "priority",\n',
    ),
    Defect(
        "1.15.1",
        "a question on a changed table keeps its old answers",
        CHANGING,
        "    if state.open is not None:\n        frame",
        "    if state.open is None:\n        frame",
    ),
    Defect(
        "1.13.6",
        "the table is changed though the answers are fixed",
        CHANGING,
        "return state.open is None or type(state.stack[-1]).__name__ in _ASKED_AT",
        "return bool(_ASKED_AT) or state.over",
    ),
    Defect(
        "2.1.4",
        "a title means the first of several copies, whatever they are",
        NAMING,
        "        if not any(look(s, cid) == look(s, other) for other in out):",
        "        if not out:",
    ),
    Defect(
        "2.1.4",
        "copies that nobody can tell apart are told apart",
        NAMING,
        "        if not any(look(s, cid) == look(s, other) for other in out):",
        "        if cid not in out:",
    ),
    Defect(
        "1.4:8.3.2",
        "any place may be named where there is only one",
        PLACES,
        "    if not fits:",
        "    if not fits and not named:",
    ),
    Defect(
        "9.2.6d",
        "an action is out of the question while a paid ability window is open",
        AHEAD,
        '    return any(kind in ACTIONS or kind in PAID or kind == "trigger" for kind in kinds)',
        '    return any(kind in PAID or kind == "trigger" for kind in kinds)',
    ),
    Defect(
        "9.2.8",
        "what triggers later in this moment cannot be triggered",
        AHEAD,
        '    return any(kind in ACTIONS or kind in PAID or kind == "trigger" for kind in kinds)',
        "    return any(kind in ACTIONS or kind in PAID for kind in kinds)",
    ),
    Defect(
        "6.9.3b",
        "the look ahead goes on to the next piece of ice",
        AHEAD,
        "(self.turn, self.run, self.position) == (now.turn, now.run, now.position)",
        "(self.turn, self.run) == (now.turn, now.run)",
    ),
    Defect(
        "9.2.7b",
        "a paid ability is denied for the action window's sake",
        AHEAD,
        "    if any(kind in PAID for kind in kinds) and _in_a_paid_window(s, side, fits):",
        '    if d.kind != "action" and _in_a_paid_window(s, side, fits):',
    ),
    Defect(
        "9.2.8b",
        "what waits for the other side to be done is denied",
        AHEAD,
        '    if "trigger" in kinds and _waiting(s, side, fits):',
        '    if "trigger" in kinds and d.side == side and _waiting(s, side, fits):',
    ),
    Defect(
        "5.7.1",
        "the end of a turn runs past windows in which there is nothing to do",
        TABLE,
        "s.forced and not stop",
        "s.forced or bool(stop)",
    ),
    Defect(
        "5.6.3b",
        "the end of a turn stops only in the next one",
        TABLE,
        "(next_ or (d.rule == stop and not s.clicks[s.active]))",
        "next_",
    ),
    Defect(
        "9.2.8d",
        "an open order at the start of a turn is overlooked",
        TABLE,
        '            self._unnoticed = d if d.kind != "action" else None',
        "            self._unnoticed = None",
    ),
    Defect(
        "1.4:9.6.9a",
        "what may be triggered cannot be declined",
        VERBS,
        'DECLINING: Final = ("no", "pass", ',
        'DECLINING: Final = ("no", ',
    ),
    Defect(
        "9.2.8e",
        "what is mandatory can be accepted",
        VERBS,
        "d.side != self.side or not any(option.kind in DECLINING for option in d.options)",
        "d.side != self.side",
    ),
    Defect(
        "7.7.2",
        "a price that may be paid cannot be declined",
        VERBS,
        '"done", "go on", "normally"',
        '"done", "normally"',
    ),
)
