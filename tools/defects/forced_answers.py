"""Windows and checkpoints that are over before they have begun, for a seat that wants forced answers taken."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "9.2.7a",
        "where the first player can do nothing the other one is not asked",
        "PaidWindow.settle",
        "                self.side = 1 - side\n",
        "",
    ),
    Defect(
        "9.2.7",
        "what is seen at once leaves out abilities that cards have given to others",
        "PaidWindow.settle",
        '"grant" not in index and ',
        "",
    ),
    Defect(
        "9.2.7",
        "a window in which the Corp could act is left out",
        "windows.open_window",
        "    if s.forced and not s.dirty:\n        window.settle(s)\n",
        "    if s.forced and not s.dirty and window.rez:\n        s.stack.pop()\n",
    ),
    Defect(
        "10.3.3",
        "nothing to correct is found before a window that is over at once",
        "windows.open_window",
        "    if s.forced and not s.dirty:\n",
        "    if s.forced:\n",
    ),
    Defect(
        "10.3.1b",
        "a checkpoint that has only effects to end is left out",
        "nothing_to_correct",
        "    if s.lingering and len(lasting(s)) != len(s.lingering):\n        return False\n",
        "",
    ),
    Defect(
        "10.3.1c",
        "a checkpoint finds no points",
        "nothing_to_correct",
        "True in winners_by_points(s):\n        return False\n",
        "True in winners_by_points(s):\n        pass\n",
    ),
    Defect(
        "10.3.1e",
        "a checkpoint looks for consoles only if none has become active",
        "nothing_to_correct",
        "broken(s, look & D_UNIQUE)",
        "broken(s, not look & D_UNIQUE)",
    ),
)
