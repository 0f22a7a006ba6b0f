"""Pages of timing structures: a diagram, and the steps as a list that can be unfolded."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from sneakdoor.reference.pages import Page, anchor, folder, listed, rule_link
from sneakdoor.rulebook import RULESETS, ruleset_of
from sneakdoor.timing import Step, StepBranch, TimingStructure, bare, drawing, legend, structures

UP: Final = "../"
DEPTH: Final = 2
GROUPS: Final = (
    ("Turns", ("corp-turn", "corp-draw", "corp-actions", "corp-discard", "runner-turn", "runner-actions",
               "runner-discard", "basic-action")),
    ("Runs", ("run", "run-initiation", "approach-ice", "encounter-ice", "subroutines", "pass-ice", "approach-server",
              "movement", "success", "jack-out", "run-ends")),
    ("Accessing", ("breach", "accessing", "access", "trash-accessed", "steal-accessed")),
    ("Windows", ("action-window", "paid-window", "reaction-window", "interrupt-window")),
    ("Cards and abilities", ("draw", "install", "rez", "score", "play", "paid-ability", "conditional-ability",
                             "play-ability")),
    ("Beneath it all", ("cost", "trace", "checkpoint", "setup")),
)  # fmt: skip
"""Structures by topic; each ruleset has most of them."""


def pages() -> Iterator[Page]:
    for ruleset in RULESETS:
        yield index(ruleset)
        for one in structures(ruleset).values():
            yield page(one, ruleset)


def index(ruleset: str) -> Page:
    known = structures(ruleset)
    left = [key for key in known if all(key not in keys for _, keys in GROUPS)]
    parts = ["<p>The diagrams are generated from the step tables that the engine executes. Steps can be unfolded.</p>"]
    for title, keys in (*GROUPS, *((("Others", tuple(left)),) if left else ())):
        links = [
            f'<a href="{key}.html">{escape(known[key].title)}</a> <small>CR {escape(known[key].rule)}</small>'
            for key in keys
            if key in known
        ]
        parts.append(f"<h2>{escape(title)}</h2>{listed(links, 'columns')}")
    parts.append(f"<h2>What the letters mean</h2>{_legend()}")
    return Page(f"{folder('timing', ruleset)}/index.html", _titled("Timing", ruleset), "\n".join(parts))


def _titled(title: str, ruleset: str) -> str:
    return title if ruleset == "1.4" else f"{title} ({ruleset})"


def _legend() -> str:
    rows = "".join(
        f"<dt>{_badge(key) if len(key) == 1 else escape(key)}</dt><dd>{escape(words)}</dd>" for key, words in legend()
    )
    return f"<dl>{rows}</dl>"


def page(one: TimingStructure, ruleset: str) -> Page:
    known = structures(ruleset)
    inside = ", ".join(f'<a href="{key}.html">{escape(known[key].title)}</a>' for key in one.inside)
    part_of = f"<p>Part of {inside}.</p>" if inside else ""
    picture = drawing(one, link=lambda key: f"{key}.html", styled=False)
    body = f"""<p>{rule_link(UP, one.rule)}, {len(one.steps)} steps. {_letters(one)}</p>{part_of}
<div class="beside">
<section aria-labelledby="steps"><h2 id="steps">Step by step</h2>
<p class="tools"><button type="button" data-open>Open all</button>
<button type="button" data-close>Close all</button></p>
{_steps(one, DEPTH, top=True)}</section>
<section aria-labelledby="drawn"><h2 id="drawn">Drawn</h2>
<div class="drawing" role="region" tabindex="0" aria-label="Drawing of {escape(one.title)}">
{picture}</div></section>
</div>"""
    return Page(f"{folder('timing', ruleset)}/{one.key}.html", _titled(one.title, ruleset), body)


def _letters(one: TimingStructure) -> str:
    letters = {letter for step in one.steps if step.window is not None for letter in step.window.letters}
    if not letters:
        return ""
    return " ".join(f"{_badge(key)} {escape(words)}." for key, words in legend() if key in letters)


def _badge(letter: str) -> str:
    return f'<span class="badge">({escape(letter)})</span>'


def _steps(one: TimingStructure, depth: int, *, top: bool = False) -> str:
    return f'<ol class="steps">{"".join(_step(one, step, depth, top=top) for step in one.steps)}</ol>'


def _step(one: TimingStructure, step: Step, depth: int, *, top: bool) -> str:
    badges = "".join(_badge(letter) for letter in step.window.letters) if step.window is not None else ""
    name = f' id="{anchor(step.number)}"' if top and one.step(step.number) is step else ""
    head = f'<span class="number">{escape(step.number)}</span> {escape(bare(step))} {badges}'
    inside = _inside(one, step, depth)
    kind = f' class="{step.kind}"'
    if not inside:
        return f"<li{name}{kind}><p>{head}</p></li>"
    return f"<li{name}{kind}><details{_open(step)}><summary>{head}</summary>{inside}</details></li>"


def _open(step: Step) -> str:
    """Unfold the phases of a turn or a run, so that it can be read at once."""
    return " open" if step.name == step.table else ""


def _inside(one: TimingStructure, step: Step, depth: int) -> str:
    parts = []
    if step.gives:
        parts.append(f"<p>Normally {escape(step.gives)}.</p>")
    if step.window is not None and step.window.passing():
        lines = "".join(f"<li>{escape(line)}</li>" for line in step.window.passing())
        parts.append(f'<ol class="passing">{lines}</ol>')
    parts += [f'<p class="branch">{_branch(one, branch)}</p>' for branch in step.branches]
    for key in step.opens:
        inner = structures(ruleset_of(one.rule))[key]
        link = f'<a href="{key}.html">{escape(inner.title)}</a>'
        if depth > 0 and key not in ("checkpoint", "cost", one.key):
            parts.append(
                f"<details{_open(step)}><summary>Inside: {escape(inner.title)}</summary>{_steps(inner, depth - 1)}"
                f"<p>{link} on its own page</p></details>"
            )
        else:
            parts.append(f"<p>Inside: {link}</p>")
    if parts:
        parts.append(f"<p>The rule: {rule_link(UP, step.number)}</p>")
    return "".join(parts)


def _branch(one: TimingStructure, branch: StepBranch) -> str:
    arrow = "↩" if branch.back else "→"
    if branch.structure:
        title = structures(ruleset_of(one.rule))[branch.structure].title
        target = f'<a href="{branch.structure}.html">{escape(title)}</a>'
    elif branch.step:
        target = f'<a href="{one.key}.html#{anchor(branch.step)}">{escape(branch.step)}</a>'
    else:
        target = "the end"
    way = "back to" if branch.back else "on to"
    return f'<span aria-hidden="true">{arrow}</span> {escape(branch.when)}: {way} {target}'
