"""A structure as a picture: SVG that is legible in dark and in light, with its words as a text alternative.

Steps are in one column. What leads back or ahead is an arrow beside it, with its condition in the row it leaves.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Final

from sneakdoor.rulebook import ruleset_of
from sneakdoor.timing.structures import MEANINGS, Step, StepBranch, TimingStructure, structures

WIDTH: Final = 720
LEFT: Final = 96  # where rows begin; the arrows ahead are to the left of that
RIGHT: Final = 84  # and the arrows back are to the right
LINE: Final = 19
CHARS: Final = 62
LANE: Final = 14

STYLE: Final = """
.timing { --ink: #1d1f24; --soft: #565b66; --paper: #ffffff; --row: #f1f3f7; --edge: #767c88; --window: #dbe9ff;
  --accent: #0b57c2; --check: #e9f5e6; --now: #ffe08a; font: 14px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  .timing { --ink: #eceef2; --soft: #b4bac6; --paper: #15171c; --row: #22262e; --edge: #8b93a2; --window: #1d3557;
    --accent: #8ab8ff; --check: #1f3524; --now: #6a5410; }
}
.timing text { fill: var(--ink); }
.timing .paper { fill: var(--paper); }
.timing .soft { fill: var(--soft); font-size: 12.5px; }
.timing .title { font-size: 18px; font-weight: 600; }
.timing .number { font-weight: 600; }
.timing .row { fill: var(--row); stroke: var(--edge); stroke-width: 1; }
.timing .window { fill: var(--window); stroke: var(--accent); stroke-width: 1.5; }
.timing .checkpoint { fill: var(--check); stroke: var(--edge); stroke-width: 1; }
.timing .now { fill: var(--now); stroke: var(--ink); stroke-width: 3; }
.timing .badge { fill: var(--accent); }
.timing .badge-text { fill: var(--paper); font-weight: 700; font-size: 12.5px; }
.timing .arrow { fill: none; stroke: var(--accent); stroke-width: 2; }
.timing .on { stroke: var(--edge); }
.timing .head { fill: var(--accent); }
.timing a text { fill: var(--accent); text-decoration: underline; }
"""

Link = Callable[[str], str]


@dataclass(slots=True)
class _Row:
    step: Step
    words: list[str]
    notes: list[tuple[str, str]]  # a line, and the key of the structure that it leads to
    top: int = 0

    @property
    def height(self) -> int:
        return 16 + LINE * (len(self.words) + len(self.notes))

    @property
    def middle(self) -> int:
        return self.top + self.height // 2


def drawing(one: TimingStructure, now: str = "", link: Link | None = None, *, styled: bool = True) -> str:
    """The structure as SVG; `now` is the number of the step to light up, `link` the address of another structure.

    A file of its own is `styled`: it brings its colours with it. On a page they come from the page's stylesheet, which
    has to contain `STYLE`: a content policy without inline styles refuses a <style> inside of a drawing.
    """
    rows = [_row(one, step) for step in one.steps]
    top = 56
    for row in rows:
        row.top = top
        top += row.height + 12
    height = top + 8
    arrows, lanes = _arrows(rows)
    # A picture has no links in it; a drawing with links is a group of them.
    parts = [_head(one, height, now, lanes, "img" if link is None else "group", STYLE if styled else "")]
    parts += [_drawn(one, row, now, link) for row in rows]
    parts += arrows
    return "\n".join([*parts, "</svg>"]) + "\n"


def legend() -> list[tuple[str, str]]:
    """What the letters of windows mean."""
    return list(MEANINGS.items())


def in_words(one: TimingStructure, now: str = "") -> list[str]:
    """The structure as lines of text: what the picture says, for who does not see it."""
    lines = [f"{one.title} (CR {one.rule})."]
    for step in one.steps:
        mark = " You are here." if now and step.number == now else ""
        lines.append(f"{step.number}: {step.words}.{mark}")
        if step.gives:
            lines.append(f"Normally {step.gives}.")
        if step.window is not None and step.window.letters:
            letters = " ".join(f"({letter})" for letter in step.window.letters)
            lines.append(f"Allowed: {letters}; first {_the(step.window.first)}.")
        lines += [_branch_words(one, branch) + "." for branch in step.branches]
    return lines


def _row(one: TimingStructure, step: Step) -> _Row:
    notes = [(line, "") for line in _notes(step)]
    for branch in step.branches:
        notes.append((_branch_words(one, branch), branch.structure))
    known = structures(ruleset_of(one.rule))
    inner = [key for key in step.opens if key not in ("checkpoint", "cost") and key in known]
    if step.window is None:
        notes += [(f"inside: {known[key].title}", key) for key in inner]
    lines = [(part, key) for line, key in notes for part in textwrap.wrap(line, CHARS + 6)]
    return _Row(step, textwrap.wrap(bare(step), CHARS - 4 * len(_badges(step))), lines)


def bare(step: Step) -> str:
    """The words of a step without the letters of its window, where those are shown beside it."""
    words = step.words
    for letter in _badges(step):
        words = words.replace(f" ({letter})", "")
    return words


def _notes(step: Step) -> list[str]:
    out = [f"normally {step.gives}"] if step.gives else []
    if step.window is not None and step.window.letters:
        out += [MEANINGS[also] for also in step.window.also]
        out.append(f"{_the(step.window.first)} first, then in turns until a pass follows a pass")
    return out


def _the(who: str) -> str:
    return who if who.startswith("the ") else f"the {who}"


def _branch_words(one: TimingStructure, branch: StepBranch) -> str:
    if branch.structure:
        return f"{branch.when}: on to {_lower(structures(ruleset_of(one.rule))[branch.structure].title)}"
    if not branch.step:
        return f"{branch.when}: {_lower(one.title)} is over"
    way = "back to" if branch.back else "on to"
    target = one.step(branch.step)
    name = target.number if target is not None else branch.step
    return f"{branch.when}: {way} {name}"


def _lower(title: str) -> str:
    return title[:1].lower() + title[1:]


def _badges(step: Step) -> tuple[str, ...]:
    return step.window.letters if step.window is not None else ()


def _head(one: TimingStructure, height: int, now: str, lanes: tuple[int, int], role: str, style: str) -> str:
    """The frame: no wider than the rows and the lanes beside them that are used."""
    words = escape(" ".join(in_words(one, now)))
    left = LEFT - 16 - LANE * lanes[0]
    width = WIDTH - RIGHT + 16 + LANE * lanes[1] - left
    return (
        f'<svg class="timing" xmlns="http://www.w3.org/2000/svg" viewBox="{left} 0 {width} {height}" role="{role}" '
        f'aria-labelledby="t-{one.key} d-{one.key}">\n<title id="t-{one.key}">{escape(one.title)}</title>\n'
        f'<desc id="d-{one.key}">{words}</desc>\n{f"<style>{style}</style>" if style else ""}\n'
        f'<rect class="paper" x="{left}" width="{width}" height="{height}" rx="8"/>\n'
        f'<text class="title" x="{LEFT}" y="34">{escape(one.title)}</text>\n'
        f'<text class="soft" x="{WIDTH - RIGHT}" y="34" text-anchor="end">CR {escape(one.rule)}</text>'
    )


def _drawn(one: TimingStructure, row: _Row, now: str, link: Link | None) -> str:
    step, width = row.step, WIDTH - LEFT - RIGHT
    kind = "now" if now and step.number == now else "row" if step.kind == "step" else step.kind
    size = f'x="{LEFT}" y="{row.top}" width="{width}" height="{row.height}" rx="6"'
    out = [f'<rect class="{kind}" data-step="{step.number}" {size}/>']
    number = step.number.removeprefix("1.4:")
    out.append(f'<text class="number" x="{LEFT + 10}" y="{row.top + 21}">{escape(number)}</text>')
    y = row.top + 21
    for line in row.words:
        out.append(f'<text x="{LEFT + 66}" y="{y}">{escape(line)}</text>')
        y += LINE
    for line, key in row.notes:
        text = f'<text class="soft" x="{LEFT + 66}" y="{y}">{escape(line)}</text>'
        if key and link is not None and key != one.key:
            text = f'<a href="{escape(link(key))}">{text}</a>'
        out.append(text)
        y += LINE
    x = LEFT + width - 34
    for letter in reversed(_badges(step)):
        out.append(f'<rect class="badge" x="{x}" y="{row.top + 7}" width="26" height="20" rx="10"/>')
        out.append(
            f'<text class="badge-text" x="{x + 13}" y="{row.top + 22}" text-anchor="middle">{escape(letter)}</text>'
        )
        x -= 31
    return "\n".join(out)


def _arrows(rows: list[_Row]) -> tuple[list[str], tuple[int, int]]:
    """From each row to the next, and beside the column to where branches lead; how many lanes that takes each side."""
    out = []
    for row, after in pairwise(rows):
        if _goes_on(row.step) or any(branch.step == after.step.number for branch in row.step.branches):
            out.append(_line(f"M {LEFT + 26} {row.top + row.height} V {after.top}", "arrow on"))
    places = {row.step.number: at for at, row in reversed(list(enumerate(rows)))}
    taken: dict[bool, list[list[tuple[int, int]]]] = {True: [], False: []}
    for at, row in enumerate(rows):
        for branch in row.step.branches:
            to = places.get(branch.step, at + 1)
            if to != at + 1:
                lane = _lane(taken[branch.back], (min(at, to), max(at, to)))
                out.append(_beside(row, rows[to], lane, back=branch.back))
    return out, (len(taken[False]), len(taken[True]))


def _lane(lanes: list[list[tuple[int, int]]], span: tuple[int, int]) -> int:
    """The nearest lane in which nothing else runs beside these rows."""
    for number, lane in enumerate(lanes):
        if all(span[1] < low or high < span[0] for low, high in lane):
            lane.append(span)
            return number + 1
    lanes.append([span])
    return len(lanes)


def _goes_on(step: Step) -> bool:
    """Does the next row follow, unless a branch says otherwise?"""
    whens = [branch.when for branch in step.branches]
    return "always" not in whens and not any(when in ("it is not", "none is", "no ice does") for when in whens)


def _beside(row: _Row, to: _Row, lane: int, *, back: bool) -> str:
    start, end = (row.middle + 7, row.middle - 7) if to is row else (row.middle + 5, to.middle - 5)
    side = 1 if back else -1
    edge = WIDTH - RIGHT if back else LEFT
    x = edge + side * (8 + lane * LANE)
    tip = f"M {edge} {end} l {9 * side} -5 v 10 z"
    return _line(f"M {edge} {start} H {x} V {end} H {edge + 8 * side}", "arrow") + f'\n<path class="head" d="{tip}"/>'


def _line(path: str, kind: str) -> str:
    return f'<path class="{kind}" d="{path}"/>'
