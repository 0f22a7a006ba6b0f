"""Pages that say what became of each rule of 1.4 in version 26.03, and what is new there: one for each chapter."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from html import escape
from typing import Final

from sneakdoor.grammar.nouns import how_many
from sneakdoor.reference.pages import Page, anchor, linked, listed, rule_link
from sneakdoor.rulebook import Rule, find, in_force
from sneakdoor.rulebook.concordance import VERDICTS, Fate, ancestors, fates, new_rules
from sneakdoor.rulebook.ledger import chapter

UP: Final = "../"
MEANS: Final = {
    "same": "the same words, apart from numbers and terms",
    "reworded": "other words, the same meaning",
    "changed": "another meaning",
    "gone": "no rule takes its place",
}


def pages() -> Iterator[Page]:
    old: defaultdict[int, list[Fate]] = defaultdict(list)
    for fate in fates().values():
        old[chapter(fate.rule)].append(fate)
    new: defaultdict[int, list[Rule]] = defaultdict(list)
    for rule in new_rules():
        new[chapter(rule.number)].append(rule)
    yield index(old, new)
    for number, found in sorted(old.items()):
        yield chapter_page(number, found, new[number])


def index(old: dict[int, list[Fate]], new: dict[int, list[Rule]]) -> Page:
    counts = Counter(fate.verdict for fate in fates().values())
    rows = "".join(
        f'<tr><th scope="row">{verdict}</th><td>{counts[verdict]}</td><td>{escape(MEANS[verdict])}</td></tr>'
        for verdict in VERDICTS
    )
    intro = (
        "<p>Every rule in force in 1.4, and the rules of version 26.03 in its place. The search above finds a rule by "
        f"its number in either version. {how_many(len(new_rules()), 'rule')} of the {len(in_force('26.03'))} of 26.03 "
        "come from none of 1.4.</p>"
    )
    links = [
        f'<a href="{number}.html">Chapter {number}: {escape(find(str(number)).title)}</a> '
        f"<small>{how_many(len(found), 'rule')}, {len(new.get(number, ()))} new</small>"
        for number, found in sorted(old.items())
    ]
    body = f"{intro}<table>{rows}</table><h2>By chapter of 1.4</h2>{listed(links)}"
    return Page("concordance/index.html", "What became of each rule in 26.03", body)


def chapter_page(number: int, old: list[Fate], new: list[Rule]) -> Page:
    rows = "".join(_row(fate) for fate in old)
    parts = [
        (
            f'<div class="scroll" role="region" tabindex="0" aria-label="Rules of chapter {number}"><table><thead><tr>'
            '<th scope="col">1.4</th><th scope="col">What it says</th><th scope="col">Verdict</th>'
            f'<th scope="col">26.03</th><th scope="col">Difference</th></tr></thead><tbody>{rows}</tbody></table></div>'
        )
    ]
    if new:
        items = [f"{rule_link(UP, rule.number)} {escape(rule.summary)}" for rule in new]
        parts.append(f"<h2>New in chapter {number} of 26.03</h2>{listed(items, 'plain')}")
    return Page(f"concordance/{number}.html", f"What became of chapter {number}", "\n".join(parts))


def _row(fate: Fate) -> str:
    places = ", ".join(rule_link(UP, number) for number in fate.to)
    return (
        f'<tr id="{anchor(fate.rule)}"><th scope="row">{rule_link(UP, fate.rule)}</th>'
        f"<td>{escape(find(fate.rule).summary)}</td><td>{fate.verdict}</td><td>{places}</td>"
        f"<td>{linked(UP, fate.note)}</td></tr>"
    )


def path(number: str) -> str:
    """The address of a rule of 1.4 in these pages."""
    return f"concordance/{chapter(number)}.html#{anchor(number)}"


def relation(rule: Rule) -> str:
    """What became of a rule of 1.4, or where a rule of 26.03 comes from, as a paragraph; empty for replaced rules."""
    if rule.version == "26.03":
        came = [f"{rule_link(UP, fate.rule)} ({_judged(fate)})" for fate in ancestors(rule.number)]
        return f"<p>From 1.4: {', '.join(came)}</p>" if came else "<p>New in 26.03</p>"
    fate = fates().get(rule.number)
    if fate is None:
        return ""
    places = ", ".join(rule_link(UP, number) for number in fate.to)
    return f'<p><a href="{UP}{path(rule.number)}">In 26.03</a>: {places} ({_judged(fate)})</p>'


def _judged(fate: Fate) -> str:
    return fate.verdict + (f": {linked(UP, fate.note)}" if fate.note else "")


def entries() -> Iterator[tuple[str, str, str, str]]:
    """Search entries; a rule of either version leads to the row of the rule of 1.4."""
    for fate in fates().values():
        if fate.verdict != "same" and not find(fate.rule).heading:
            now = f"{fate.verdict}, now {fate.number}" if fate.to else "gone"
            title = f"What became of {fate.rule}: {now}"
            yield "concordance", title, path(fate.rule), " ".join(fate.to[1:])
