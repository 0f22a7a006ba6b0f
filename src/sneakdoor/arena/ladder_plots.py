"""Plots of a ladder: win rates of each pairing, and ratings with their intervals."""

from collections.abc import Sequence
from typing import Final

from sneakdoor.arena.plots import LETTER, NOTHING, WIDTH, Sheet, shortened
from sneakdoor.arena.rating import Cell, Rating, Ratings
from sneakdoor.arena.summary import interval
from sneakdoor.grammar.nouns import how_many

LINE: Final = 22
CELL: Final = 44
MOST_LETTERS: Final = 34
STRONGEST: Final = 0.55  # how much colour a cell has at most: the number on it stays legible


def ladder_pictures(cells: Sequence[Cell], ratings: Ratings | None) -> dict[str, str]:
    """Every picture by name."""
    return {"matrix": matrix(cells), "ratings": rating_lines(ratings)}


def matrix(cells: Sequence[Cell]) -> str:
    """A field for every pairing: how often the Corp has won, in colour and as a number."""
    rows = list(dict.fromkeys((one.corp_bot, one.corp_deck) for one in cells))
    columns = list(dict.fromkeys((one.runner_bot, one.runner_deck) for one in cells))
    left = _room([_name(*one) for one in rows]) + 40
    top = _room([_name(*one) for one in columns]) * 0.72 + 96
    sheet = Sheet(max(WIDTH, left + CELL * len(columns) + 150), top + LINE * len(rows) + 44)
    sheet.words(24, 26, "How often the Corp wins", "title")
    games = how_many(sum(one.games for one in cells), "game")
    caption = f"{games}: rows are the Corp, columns the Runner, numbers are per cent"
    sheet.words(24, 46, caption if cells else NOTHING, "quiet")
    for n, one in enumerate(rows):
        sheet.words(left - 10, top + LINE * n + 15, _name(*one), "", "end")
    for n, one in enumerate(columns):
        x = left + CELL * (n + 0.5)
        sheet.words(x, top - 8, _name(*one), "", "start", f' transform="rotate(-42 {x} {top - 8})"')
    for cell in cells:
        x = left + CELL * columns.index((cell.runner_bot, cell.runner_deck))
        y = top + LINE * rows.index((cell.corp_bot, cell.corp_deck))
        share = cell.score / cell.games
        low, high = interval(cell.score, cell.games)
        who = f"{_name(cell.corp_bot, cell.corp_deck)} against {_name(cell.runner_bot, cell.runner_deck)}"
        words = f"{who}: {share:.0%} of {how_many(cell.games, 'game')}, 95 % interval {low:.0%} to {high:.0%}"
        strength = STRONGEST * abs(2 * share - 1)
        side = "corp" if share >= 0.5 else "runner"
        sheet.box(x + 1, y + 1, CELL - 2, LINE - 2, side, words, f' fill-opacity="{strength:.2f}"')
        sheet.words(x + CELL / 2, y + 15, f"{100 * share:.0f}", "", "middle")
    y = sheet.height - 20
    for x, side, words in ((24, "corp", "the Corp wins more"), (190, "runner", "the Runner wins more")):
        sheet.box(x, y - 10, 12, 12, side, "", f' fill-opacity="{STRONGEST}"')
        sheet.words(x + 18, y, words)
    return sheet.svg()


def rating_lines(ratings: Ratings | None) -> str:
    """A line for every rating: a dot, and its interval."""
    groups: list[tuple[str, str, Sequence[Rating]]] = []
    if ratings is not None:
        groups = [
            ("Bots", "drawn", ratings.bots),
            ("Decks of the Corp", "corp", ratings.corps),
            ("Decks of the Runner", "runner", ratings.runners),
            ("Side", "drawn", (ratings.side,)),
        ]
    groups = [(title, kind, given) for title, kind, given in groups if len(given) > 1 or title == "Side"]
    ends = [end for _, _, given in groups for one in given for end in (one.low, one.high)]
    step = _step(max([100.0, *map(abs, ends)]))
    most = 4 * step
    lines = sum(len(given) + 1.4 for _, _, given in groups)
    left = _room([one.name for _, _, given in groups for one in given]) + 40
    sheet = Sheet(WIDTH, 84 + LINE * lines + 50)
    sheet.words(24, 26, "Ratings", "title")
    caption = "points with their 95 % intervals; 0 is the average, 400 more mean ten games won for one lost"
    sheet.words(24, 46, caption if groups else NOTHING, "quiet")

    def across(points: float) -> float:
        return round(left + (WIDTH - 96 - left) * (max(-most, min(most, points)) + most) / (2 * most), 1)

    bottom = 84 + LINE * lines
    for n in range(-4, 5):
        sheet.rule(across(n * step), 70, across(n * step), bottom, "grid" if n else "axis")
        sheet.words(across(n * step), bottom + 18, f"{n * step:+}" if n else "0", "quiet", "middle")
    y = 84.0
    for title, kind, given in groups:
        sheet.words(24, y + 12, title, "quiet")
        y += LINE
        for one in given:
            middle = round(y + LINE / 2, 1)
            sheet.words(left - 10, middle + 4, shortened(one.name, MOST_LETTERS), "", "end")
            sheet.rule(across(one.low), middle, across(one.high), middle, "axis")
            for end in (one.low, one.high):
                sheet.rule(across(end), middle - 4, across(end), middle + 4, "axis")
            words = f"{one.name}: {one.points:+.0f}, 95 % interval {one.low:+.0f} to {one.high:+.0f}"
            sheet.box(across(one.points) - 4.5, middle - 4.5, 9, 9, kind, words, ' rx="4.5"')
            sheet.words(WIDTH - 20, middle + 4, f"{one.points:+.0f}", "", "end")
            y += LINE
        y += 0.4 * LINE
    return sheet.svg()


def _step(most: float) -> int:
    """A round number four of which reach so far."""
    return next(int(n * 10**zeros) for zeros in range(1, 9) for n in (1, 2, 5) if 4 * n * 10**zeros >= most)


def _name(bot: str, deck: str) -> str:
    return shortened(f"{deck} ({bot})", MOST_LETTERS)


def _room(names: Sequence[str]) -> float:
    return LETTER * max((min(len(one), MOST_LETTERS) for one in names), default=1)
