"""Simple pictures of results, as SVG: nothing but text, and every browser shows them."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final

from sneakdoor.arena.match import Played
from sneakdoor.arena.summary import interval

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 40, 48
COLOURS: Final = {"corp": "#3d5a98", "runner": "#c0562f", "": "#8a8a8a"}
NAMES: Final = {"corp": "Corp wins", "runner": "Runner wins", "": "drawn"}
MOST_POINTS: Final = 400


def pictures(played: Sequence[Played]) -> dict[str, str]:
    """Every picture by name."""
    return {"win-rate": win_rate(played), "ends": ends(played), "length": length(played)}


def win_rate(played: Sequence[Played]) -> str:
    """The Corp's win rate after each game, with its 95 % interval."""
    rates: list[tuple[int, float, float, float]] = []
    wins, step = 0, max(1, len(played) // MOST_POINTS)
    for n, one in enumerate(played, 1):
        wins += one.winner == "corp"
        if n % step == 0 or n == len(played):
            rates.append((n, wins / n, *interval(wins, n)))
    frame = Axes("The Corp's win rate, with its 95 % interval", "games", max(1, len(played)), 1.0)
    frame.scale([(value / 4, f"{25 * value} %") for value in range(5)])
    band = [(n, low) for n, _, low, _ in rates] + [(n, high) for n, _, _, high in reversed(rates)]
    frame.shape("polygon", band, 'fill="#3d5a98" fill-opacity="0.2"')
    frame.shape("polyline", [(n, rate) for n, rate, _, _ in rates], 'fill="none" stroke="#3d5a98" stroke-width="2"')
    return frame.svg()


def ends(played: Sequence[Played]) -> str:
    """How games end, by who won."""
    counted = Counter((one.how, one.winner) for one in played)
    hows = [how for how, _ in Counter(one.how for one in played).most_common()]
    most = max((sum(counted[how, side] for side in COLOURS) for how in hows), default=1)
    frame = Axes("How games end", "", max(1, len(hows)), most)
    frame.scale([(n, str(n)) for n in nice_steps(most)])
    for place, how in enumerate(hows):
        frame.stack(place + 0.2, place + 0.8, [(side, counted[how, side]) for side in COLOURS])
        frame.under(place + 0.5, how)
    frame.legend([side for side in COLOURS if any(one.winner == side for one in played)])
    return frame.svg()


def length(played: Sequence[Played]) -> str:
    """How many turns games take, by who won."""
    longest = max((one.turns for one in played), default=1)
    width = max(1, ceil((longest + 1) / 25))
    bins = ceil((longest + 1) / width)
    counted = Counter((one.turns // width, one.winner) for one in played)
    most = max((sum(counted[n, side] for side in COLOURS) for n in range(bins)), default=1)
    frame = Axes("Turns in a game (both sides' counted)", "turns", bins, max(1, most))
    frame.scale([(n, str(n)) for n in nice_steps(max(1, most))])
    for n in range(bins):
        frame.stack(n + 0.05, n + 0.95, [(side, counted[n, side]) for side in COLOURS])
        if n % max(1, bins // 8) == 0:
            frame.under(n + 0.5, str(n * width))
    frame.legend([side for side in COLOURS if any(one.winner == side for one in played)])
    return frame.svg()


def nice_steps(most: float) -> list[int]:
    """A few round numbers from 0 up to this.

    >>> nice_steps(23)
    [0, 5, 10, 15, 20]
    """
    step = next(n * 10**zeros for zeros in range(9) for n in (1, 2, 5) if most / (n * 10**zeros) <= 5)
    return list(range(0, int(most) + 1, step))


class Axes:
    """Axes, and what is drawn between them."""

    def __init__(self, title: str, across: str, right: float, top: float) -> None:
        self.right, self.top = right, top
        self.parts = [
            f'<text x="{LEFT}" y="24" font-size="16">{escape(title)}</text>',
            f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>',
        ]

    def x(self, value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * value / self.right, 1)

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / self.top, 1)

    def scale(self, marks: list[tuple[float, str]]) -> None:
        for value, words in marks:
            y = self.y(value)
            self.parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#dddddd"/>')
            self.parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{escape(words)}</text>')

    def under(self, value: float, words: str) -> None:
        place = f'x="{self.x(value)}" y="{HEIGHT - BOTTOM + 18}"'
        self.parts.append(f'<text {place} text-anchor="middle">{escape(words)}</text>')

    def shape(self, name: str, points: Sequence[tuple[float, float]], style: str) -> None:
        listed = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in points)
        self.parts.append(f'<{name} points="{listed}" {style}/>')

    def stack(self, left: float, right: float, parts: list[tuple[str, int]]) -> None:
        """Bars on each other, a colour for each side."""
        done = 0
        for side, many in parts:
            if many:
                x, y, width = self.x(left), self.y(done + many), self.x(right) - self.x(left)
                height = self.y(done) - y
                box = f'x="{x}" y="{y}" width="{width:.1f}" height="{height:.1f}"'
                self.parts.append(f'<rect {box} fill="{COLOURS[side]}"><title>{NAMES[side]}: {many}</title></rect>')
                done += many

    def legend(self, sides: list[str]) -> None:
        for n, side in enumerate(sides):
            x = WIDTH - RIGHT - 110 * (len(sides) - n)
            self.parts.append(f'<rect x="{x}" y="14" width="12" height="12" fill="{COLOURS[side]}"/>')
            self.parts.append(f'<text x="{x + 18}" y="24">{NAMES[side]}</text>')

    def svg(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        back = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
        return "\n".join([f'{head} font-size="12">', back, *self.parts, "</svg>"]) + "\n"
