"""Simple SVG plots of results, for dark and light mode."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final

from sneakdoor.arena.match import STOPPED, Played
from sneakdoor.arena.summary import interval, mean
from sneakdoor.grammar.nouns import how_many

WIDTH: Final = 720
HEIGHT: Final = 420
LEFT, RIGHT, TOP, BOTTOM = 72, 20, 92, 60
SIDES: Final = ("corp", "runner", "")
NAMES: Final = {"corp": "the Corp wins", "runner": "the Runner wins", "": "drawn"}
ENDS: Final = {"points": "agenda points", "flatline": "flatline", "empty R&D": "empty R&D", STOPPED: "given up"}
MOST_POINTS: Final = 400
LETTER: Final = 6.6  # how wide a letter of the smaller size is, roughly

STYLE: Final = """<style>
svg { font-family: system-ui, sans-serif; font-size: 12px; }
.back { fill: #ffffff; } text { fill: #24272e; } .quiet { fill: #5b616e; } .title { font-size: 16px; font-weight: 600; }
.grid { stroke: #d9dce2; } .axis { stroke: #5b616e; } .half { stroke: #5b616e; stroke-dasharray: 4 4; }
.corp { fill: #3d5a98; } .runner { fill: #c0562f; } .drawn { fill: #8a8a8a; }
.line { fill: none; stroke: #3d5a98; stroke-width: 2; } .band { fill: #3d5a98; fill-opacity: 0.2; }
.corp-line { fill: none; stroke: #3d5a98; } .runner-line { fill: none; stroke: #c0562f; }
.mean-line { fill: none; stroke: #24272e; stroke-width: 2.5; } .mean-band { fill: #8a8a8a; fill-opacity: 0.25; }
@media (prefers-color-scheme: dark) {
.back { fill: #16181d; } text { fill: #e6e8ec; } .quiet { fill: #a5abb8; }
.grid { stroke: #343943; } .axis { stroke: #a5abb8; } .half { stroke: #a5abb8; }
.corp { fill: #7f9fe6; } .runner { fill: #e58a5f; } .drawn { fill: #9a9a9a; }
.line { stroke: #7f9fe6; } .band { fill: #7f9fe6; }
.corp-line { stroke: #7f9fe6; } .runner-line { stroke: #e58a5f; } .mean-line { stroke: #e6e8ec; }
}
</style>"""


def pictures(played: Sequence[Played], names: tuple[str, str] = ("the Corp", "the Runner")) -> dict[str, str]:
    """Every picture by name; `names` say who plays what on either side."""
    return {"win-rate": win_rate(played, names), "ends": ends(played, names), "length": length(played, names)}


def win_rate(played: Sequence[Played], names: tuple[str, str]) -> str:
    """The Corp's win rate after each game, with its 95 % interval."""
    rates: list[tuple[int, float, float, float]] = []
    wins, step = 0, max(1, len(played) // MOST_POINTS)
    for n, one in enumerate(played, 1):
        wins += one.winner == "corp"
        if n % step == 0 or n == len(played):
            rates.append((n, wins / n, *interval(wins, n)))
    low, high = interval(wins, len(played))
    rate = wins / len(played) if played else 0.0
    summary = f"{wins} of {how_many(len(played), 'game')}: {rate:.1%}, 95 % interval {low:.1%} to {high:.1%}"
    frame = Axes("How often the Corp wins", names, summary if played else NOTHING, max(1, len(played)), 1.0)
    frame.scale([(value / 4, f"{25 * value} %") for value in range(5)], "games won by the Corp so far")
    frame.across([(n, str(n)) for n in nice_steps(max(1, len(played)), 8)], "games played")
    band = [(n, low) for n, _, low, _ in rates] + [(n, high) for n, _, _, high in reversed(rates)]
    frame.shape("polygon", band, "band")
    frame.shape("polyline", [(n, rate) for n, rate, _, _ in rates], "line")
    frame.half()
    return frame.svg()


def ends(played: Sequence[Played], names: tuple[str, str]) -> str:
    """How games end, by who won."""
    counts = Counter((one.how, one.winner) for one in played)
    hows = [how for how, _ in Counter(one.how for one in played).most_common()]
    most = max((sum(counts[how, side] for side in SIDES) for how in hows), default=1)
    frame = Axes("How games end", names, shares(played), max(1, len(hows)), 1.12 * most)
    frame.scale([(n, str(n)) for n in nice_steps(most)], "games")
    frame.across([(place + 0.5, ENDS.get(how, how)) for place, how in enumerate(hows)], "what ended the game")
    for place, how in enumerate(hows):
        parts = [(side, counts[how, side]) for side in SIDES]
        frame.stack(place + 0.2, place + 0.8, parts)
        frame.above(place + 0.5, sum(many for _, many in parts), len(played))
    frame.legend([side for side in SIDES if any(one.winner == side for one in played)])
    return frame.svg()


def length(played: Sequence[Played], names: tuple[str, str]) -> str:
    """How many turns games take, by who won."""
    longest = max((one.turns for one in played), default=1)
    width = max(1, ceil((longest + 1) / 25))
    bins = ceil((longest + 1) / width)
    counts = Counter((one.turns // width, one.winner) for one in played)
    most = max((sum(counts[n, side] for side in SIDES) for n in range(bins)), default=1)
    summary = (
        f"{how_many(len(played), 'game')}: {mean(one.turns for one in played):.1f} turns on average, {longest} at most"
    )
    frame = Axes("How long games take", names, summary if played else NOTHING, bins, max(1, most))
    frame.scale([(n, str(n)) for n in nice_steps(max(1, most))], "games")
    marks = [(n + 0.5, span(n * width, width)) for n in range(0, bins, max(1, ceil(bins / 13)))]
    frame.across(marks, "turns of both sides together")
    for n in range(bins):
        frame.stack(n + 0.05, n + 0.95, [(side, counts[n, side]) for side in SIDES])
    frame.legend([side for side in SIDES if any(one.winner == side for one in played)])
    return frame.svg()


NOTHING: Final = "no game was finished"


def shares(played: Sequence[Played]) -> str:
    """Who won how often, in words."""
    wins = Counter(one.winner for one in played)
    summary = [f"{NAMES[side]} {wins[side]} ({wins[side] / len(played):.0%})" for side in SIDES if wins[side]]
    return f"{how_many(len(played), 'game')}: {', '.join(summary)}" if played else NOTHING


def span(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def nice_steps(most: float, marks: int = 5) -> list[int]:
    """A few round numbers from 0 up to this.

    >>> nice_steps(23)
    [0, 5, 10, 15, 20]
    """
    step = next(n * 10**zeros for zeros in range(9) for n in (1, 2, 5) if most / (n * 10**zeros) <= marks)
    return list(range(0, int(most) + 1, step))


class Sheet:
    """Words, lines and boxes on a sheet of some size."""

    def __init__(self, width: float = WIDTH, height: float = HEIGHT) -> None:
        self.width, self.height = width, height
        self.parts: list[str] = []

    def words(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start", more: str = "") -> None:
        style = f' class="{kind}"' if kind else ""
        self.parts.append(f'<text x="{x}" y="{y}" text-anchor="{anchor}"{style}{more}>{escape(words)}</text>')

    def rule(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        self.parts.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" class="{kind}"/>')

    def box(self, x: float, y: float, width: float, height: float, kind: str, tip: str = "", more: str = "") -> None:
        """A box; what is told of it shows where the pointer rests on it."""
        shape = f'<rect x="{x}" y="{y}" width="{width:.1f}" height="{height:.1f}" class="{kind}"{more}'
        self.parts.append(f"{shape}><title>{escape(tip)}</title></rect>" if tip else f"{shape}/>")

    def svg(self) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        back = f'<rect width="{self.width:g}" height="{self.height:g}" class="back"/>'
        return "\n".join([head, STYLE, back, *self.parts, "</svg>"]) + "\n"


class Axes(Sheet):
    """A title, axes with their names, and what is drawn between them."""

    def __init__(self, title: str, names: tuple[str, str], summary: str, right: float, top: float) -> None:
        super().__init__()
        self.right, self.top = right, top
        self.words(LEFT, 26, title, "title")
        room = int((WIDTH - LEFT - RIGHT) / LETTER)
        self.words(LEFT, 46, shortened(f"{names[0]} against {names[1]}", room), "quiet")
        self.words(LEFT, 64, shortened(summary, room), "quiet")

    def x(self, value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * value / self.right, 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / self.top, 1)

    def scale(self, marks: list[tuple[float, str]], name: str) -> None:
        """The axis upwards."""
        for value, words in marks:
            y = self.y(value)
            self.rule(LEFT, y, WIDTH - RIGHT, y, "grid" if value else "axis")
            self.words(LEFT - 8, y + 4, words, "quiet", "end")
        middle = (TOP + HEIGHT - BOTTOM) / 2
        self.words(18, middle, name, "", "middle", f' transform="rotate(-90 18 {middle})"')

    def across(self, marks: list[tuple[float, str]], name: str) -> None:
        """The axis to the right."""
        for value, words in marks:
            x = self.x(value)
            self.rule(x, HEIGHT - BOTTOM, x, HEIGHT - BOTTOM + 5, "axis")
            self.words(x, HEIGHT - BOTTOM + 20, words, "quiet", "middle")
        self.words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, name, "", "middle")

    def half(self) -> None:
        self.rule(LEFT, self.y(0.5), WIDTH - RIGHT, self.y(0.5), "half")

    def above(self, value: float, many: int, of: int) -> None:
        """The number that a bar stands for."""
        self.words(self.x(value), self.y(many) - 6, f"{many} ({many / of:.0%})", "", "middle")

    def shape(self, name: str, points: Sequence[tuple[float, float]], kind: str) -> None:
        listed = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in points)
        self.parts.append(f'<{name} points="{listed}" class="{kind}"/>')

    def stack(self, left: float, right: float, parts: list[tuple[str, int]]) -> None:
        """Bars on each other, a colour for each side."""
        done = 0
        for side, many in parts:
            if many:
                x, y, width = self.x(left), self.y(done + many), self.x(right) - self.x(left)
                self.box(x, y, width, self.y(done) - y, side or "drawn", f"{NAMES[side]}: {many}")
                done += many

    def legend(self, sides: list[str]) -> None:
        x = WIDTH - RIGHT
        for side in reversed(sides):
            x -= round(LETTER * len(NAMES[side])) + 28
            self.box(x, 16, 12, 12, side or "drawn")
            self.words(x + 18, 26, NAMES[side])


def shortened(words: str, room: int) -> str:
    """Words that fit into a line.

    >>> shortened("a long story", 8)
    'a long …'
    """
    return words if len(words) <= room else words[: room - 1].rstrip() + " …"
