"""The picture of an analysis: the Corp's chance over the game, and where it turned."""

from math import ceil
from typing import Final

from sneakdoor.arena.analysis import Analysis
from sneakdoor.arena.plots import Axes

MOST_MARKS: Final = 14
LINES: Final = (("mean-line", "together"), ("corp-line", "for the Corp"), ("runner-line", "for the Runner"))


def curve_picture(analysis: Analysis, names: tuple[str, str], ended: str) -> str:
    """The curve with its interval, what either side could know of it, and the turning points with their numbers."""
    curve = analysis.curve
    caption = f"{ended}; {2 * analysis.depth.playouts} games played on from each place"
    frame = Axes("The Corp's chance", names, caption, max(1, curve[-1].choice), 1.0)
    frame.scale([(value / 4, f"{25 * value} %") for value in range(5)], "chance of the Corp")
    turns = list({one.turn: one.choice for one in reversed(curve)}.items())[::-1]
    step = max(1, ceil(len(turns) / MOST_MARKS))
    frame.across([(choice, str(turn)) for turn, choice in turns[::step]], "turns of both sides together")
    band = [(one.choice, one.bounds[0]) for one in curve]
    band += [(one.choice, one.bounds[1]) for one in reversed(curve)]
    frame.shape("polygon", band, "mean-band")
    frame.half()
    frame.shape("polyline", [(one.choice, one.corp) for one in curve], "corp-line")
    frame.shape("polyline", [(one.choice, one.runner) for one in curve], "runner-line")
    frame.shape("polyline", [(one.choice, one.chance) for one in curve], "mean-line")
    for number, point in enumerate(analysis.turning, 1):
        x = (frame.x(point.before.choice) + frame.x(point.after.choice)) / 2
        frame.rule(x, frame.y(1), x, frame.y(0), "half")
        frame.words(x, frame.y(1) - 6, str(number), "", "middle")
    for place, (kind, words) in enumerate(LINES):
        x = 370 + 110 * place
        frame.rule(x, 22, x + 22, 22, kind)
        frame.words(x + 28, 26, words, "quiet")
    return frame.svg()
