"""Pages of rules: a page for each section, the worked examples as replays, the ledger, readings and changes.

Each ruleset has a tree of rules and a ledger.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from typing import Final

from sneakdoor.grammar.nouns import how_many
from sneakdoor.reference import concordance_pages, evidence
from sneakdoor.reference.pages import (
    LATER,
    Page,
    anchor,
    card_link,
    folder,
    linked,
    listed,
    rule_link,
    rule_path,
    section_of,
    several,
    slug,
    step_path,
    test_items,
)
from sneakdoor.rulebook import RULESETS, Rule, children, find, rules, ruleset_of
from sneakdoor.rulebook.ledger import STATUSES, RuleEntry, chapter, entry, ledger
from sneakdoor.timing import find_step, structures

UP: Final = "../"
KNOWN: Final = {
    "confirmed": "its text is known",
    "stated": "known from the list of changes",
    "inferred": "inferred from a later text",
}
MOST_CARDS: Final = 24
NO_CHOICES: Final = "This test checks which choices are legal and makes none, so there is no replay."
NO_PYTEST: Final = (
    "There is no replay: replays are recorded with pytest, which was not installed when these pages were built."
)


INTRO: Final = {
    "1.4": "Every numbered rule of version 1.3, and what 1.4 put in its place or added, in our own words: how far the "
    "engine keeps it, where it is implemented, and which tests show it.",
    "26.03": "Every numbered rule of version 26.03 (March 2026), in our own words: which rule of 1.4 it comes from, "
    "how far the engine keeps it, where it is implemented, and which tests show it.",
}


def pages() -> Iterator[Page]:
    for ruleset in RULESETS:
        yield from tree(ruleset)
        yield from ledger_pages(ruleset)
    yield from concordance_pages.pages()
    yield from example_pages()
    yield readings_page()
    yield changes_page()


def tree(ruleset: str) -> Iterator[Page]:
    """The rules of a ruleset: a page for each chapter and section."""
    sections: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in rules(ruleset).values():
        sections[section_of(rule.number)].append(rule)
    yield index(sections, ruleset)
    for section, found in sections.items():
        yield section_page(section, found)


def index(sections: dict[str, list[Rule]], ruleset: str) -> Page:
    parts = [f"<p>{INTRO[ruleset]}</p>"]
    for section, found in sections.items():
        first = found[0]
        if "." not in section:
            parts.append(
                f'<h2><a href="{section}.html">{escape(f"{section}. {first.title}")}</a></h2><ul class="columns">'
            )
            inner = [one for one in sections if one.startswith(f"{section}.")]
            parts += [
                f'<li><a href="{one}.html">{escape(f"{one} {sections[one][0].title}")}</a> '
                f"<small>{how_many(len(sections[one]), 'rule')}</small></li>"
                for one in inner
            ]
            parts.append("</ul>")
    title = "Rules" if ruleset == "1.4" else f"Rules of {ruleset}"
    return Page(f"{folder('rules', ruleset)}/index.html", title, "\n".join(parts))


def section_page(section: str, found: list[Rule]) -> Page:
    first = found[0]
    ruleset = ruleset_of(first.number)
    parts = [] if "." not in section else [f'<p>Chapter <a href="{chapter(section)}.html">{chapter(section)}</a></p>']
    if "." not in section:
        links = [
            f'<a href="{section_of(one.number)}.html">{escape(f"{one.number} {one.title}")}</a>'
            for one in children(first.number)
        ]
        parts.append(listed(links))
    where = f"{UP}{folder('timing', ruleset)}"
    drawings = [
        f'<a href="{where}/{key}.html">{escape(one.title)}</a>'
        for key, one in structures(ruleset).items()
        if section_of(one.rule) == section
    ]
    if drawings:
        parts.append(f"<p>Drawn: {', '.join(drawings)}.</p>")
    parts += [article(rule) for rule in found]
    name = section if ruleset == "1.4" else first.number
    return Page(f"{folder('rules', ruleset)}/{section}.html", f"{name} {first.title}", "\n".join(parts))


def article(rule: Rule) -> str:
    """A rule with its status, relations, code and tests."""
    one = entry(rule.number)
    level = "h2" if rule.heading else "h3"
    state = one.status if not one.through else "replaced"
    head = (
        f'<{level} id="{anchor(rule.number)}"><span class="number">{escape(rule.number)}</span> '
        f"{escape(rule.summary)}</{level}>"
    )
    if rule.heading and not one.where and not one.tests:
        return f'<section class="rule heading">{head}</section>'
    parts = [
        head,
        f'<p class="meta">{_status(state)} {escape(rule.kind)} of {escape(rule.version)}, {KNOWN[rule.evidence]}</p>',
    ]
    parts += _relations(rule, one)
    beneath = "h3" if rule.heading else "h4"
    if one.reason and not one.through:
        parts.append(f"<p>{linked(UP, one.reason)}</p>")
    if one.where:
        places = [f"<code>{escape(place)}</code>" for place in one.where]
        parts.append(_part(beneath, "Code", several(places, "places")))
    if one.tests:
        parts.append(_part(beneath, "Tests", several(test_items(one.tests), "tests")))
    cards = evidence.cards_of(rule.number)
    if cards:
        more = f" and {len(cards) - MOST_CARDS} more" if len(cards) > MOST_CARDS else ""
        links = ", ".join(card_link(UP, title) for title, _ in cards[:MOST_CARDS])
        parts.append(_part(beneath, "Cards in those tests", f"<p>{links}{more}</p>"))
    return f'<section class="rule">{"".join(parts)}</section>'


def _part(level: str, words: str, inside: str) -> str:
    return f'<{level} class="part">{words}</{level}>{inside}'


def _status(status: str) -> str:
    return f'<span class="status {slug(status)}">{escape(status)}</span>'


def _relations(rule: Rule, one: RuleEntry) -> list[str]:
    """Links to its step in a timing structure, to rules it replaces, to examples and readings."""
    out = []
    step = find_step(rule.number)
    if step is not None:
        title = structures(ruleset_of(rule.number))[step[0]].title
        link = f'<a href="{UP}{step_path(step[0], step[1].number)}">{escape(title)}</a>'
        out.append(f"<p>A step of {link}</p>")
    if rule.replaces:
        out.append(f"<p>Replaces {', '.join(rule_link(UP, number) for number in rule.replaces)}</p>")
    if one.through:
        out.append(f"<p>Replaced in 1.4 by {', '.join(rule_link(UP, number) for number in one.through)}</p>")
    out.append(concordance_pages.relation(rule))
    if rule.examples and rule.version == "26.03":
        out.append(_new_examples(rule))
    elif rule.examples:
        links = ", ".join(f'<a href="{UP}examples/{number}.html">{number}</a>' for number in rule.examples)
        out.append(f"<p>Worked examples, played step by step: {links}</p>")
    if one.readings:
        links = ", ".join(
            f'<a href="{UP}interpretations.html#{slug(name)}">{escape(name)}</a>' for name in one.readings
        )
        out.append(f"<p>Readings: {links}</p>")
    return out


def _new_examples(rule: Rule) -> str:
    """The worked examples of a rule of 26.03 and whether tests play them."""
    shown = ledger("26.03").examples
    examples = [f"{number} ({how_many(len(shown.get(number, ())), 'test')})" for number in rule.examples]
    return f"<p>Worked examples: {', '.join(examples)}</p>"


# ------------------------------------------------------------------------------------------------------------ examples


def example_pages() -> Iterator[Page]:
    shown = ledger().examples
    owners: defaultdict[int, list[Rule]] = defaultdict(list)
    for rule in rules().values():
        for number in rule.examples:
            owners[number].append(rule)
    rows = []
    for number in sorted(owners):
        summary = owners[number][0].summary
        rows.append(f'<a href="{number}.html">Example {number}</a> of {owners[number][0].number}: {escape(summary)}')
        yield example_page(number, owners[number], shown.get(number, ()))
    intro = "<p>The worked examples of the rulebook, as our tests play them. None of its sentences is here.</p>"
    yield Page("examples/index.html", "Worked examples", intro + listed(rows))


def example_page(number: int, owners: list[Rule], tests: tuple[str, ...]) -> Page:
    parts = [f"<p>{rule_link(UP, one.number)} {escape(one.summary)}</p>" for one in owners]
    for test in tests:
        sentence = test.rpartition("::")[2].removeprefix("test_").replace("_", " ")
        parts.append(f"<h2>{escape(sentence[:1].upper() + sentence[1:])}</h2>")
        parts.append(f"<p><small>{escape(test.partition('::')[0])}</small></p>")
        played = evidence.replays(test)
        parts += [_replay(one) for one in played]
        if not played:
            parts.append(f"<p>{NO_CHOICES if evidence.has_replays() else NO_PYTEST}</p>")
    return Page(f"examples/{number}.html", f"Worked example {number}", "\n".join(parts))


def _replay(one: evidence.Replay) -> str:
    steps = "".join(
        f"<li><p><b>{escape(step.side)}</b> ({escape(step.asked)}, {rule_link(UP, step.rule)}): "
        f"{escape(step.words)}</p>"
        f"{listed(linked(UP, line) for line in step.log)}</li>"
        for step in one.steps
    )
    return (
        f'<div class="replay"><h3>The table</h3>{listed(escape(line) for line in one.laid)}'
        f'<h3>Choices</h3><ol class="played">{steps}</ol></div>'
    )


# -------------------------------------------------------------------------------------------------------------- ledger


def ledger_pages(ruleset: str) -> Iterator[Page]:
    figures = ledger(ruleset).coverage()
    rows = [
        ("Rules in force", figures["rules"]),
        ("Executable", figures["executable"]),
        ("Cited in code", figures["cited"]),
        ("Shown by a test", figures["tested"]),
        *((f"Executable and {status}", count) for status, count in figures["status"].items()),
        ("Worked examples that pass", f"{figures['examples']['passing']} of {figures['examples']['total']}"),
        ("Planted defects caught", f"{figures['defects']['caught']} of {figures['defects']['planted']}"),
    ]
    table = "".join(f'<tr><th scope="row">{escape(words)}</th><td>{value}</td></tr>' for words, value in rows)
    chapters: defaultdict[int, list[Rule]] = defaultdict(list)
    for rule in rules(ruleset).values():
        chapters[chapter(rule.number)].append(rule)
    links = [
        f'<a href="{number}.html">Chapter {number}: {escape(found[0].title)}</a> '
        f"<small>{how_many(len(found), 'rule')}</small>"
        for number, found in sorted(chapters.items())
    ]
    others = ", ".join(
        f'<a href="{UP}{folder("ledger", other)}/index.html">{other}</a>' for other in RULESETS if other != ruleset
    )
    title = f"Ledger of {ruleset}"
    body = f"<p>Other rulesets: {others}</p><table>{table}</table><h2>By chapter</h2>{listed(links)}"
    yield Page(f"{folder('ledger', ruleset)}/index.html", title, body)
    for number, found in sorted(chapters.items()):
        yield _chapter_page(number, found, ruleset)


def _chapter_page(number: int, found: list[Rule], ruleset: str) -> Page:
    states: defaultdict[str, list[Rule]] = defaultdict(list)
    for rule in found:
        states[entry(rule.number).status].append(rule)
    parts = []
    for status in STATUSES:
        if states[status]:
            items = [f"{_short(one)} {escape(one.summary)}" for one in states[status]]
            parts.append(f"<h2>{escape(status.capitalize())} ({len(items)})</h2>{listed(items, 'plain')}")
    title = f"Ledger of {ruleset}: chapter {number}"
    return Page(f"{folder('ledger', ruleset)}/{number}.html", title, "\n".join(parts))


def _short(rule: Rule) -> str:
    return f'<a href="{UP}{rule_path(rule.number)}">{escape(rule.number)}</a>'


# ------------------------------------------------------------------------------------------------ readings and changes


def readings_page() -> Page:
    intro = (
        "<p>Where the texts of 1.3, 1.4 and a later version leave a question open, the engine follows one named "
        "reading, and gives its reason.</p>"
    )
    parts = [intro]
    for one in evidence.readings():
        about = ", ".join(rule_link("", number) for number in one.rules)
        parts.append(
            f'<section><h2 id="{slug(one.name)}">{escape(one.name[:1].upper() + one.name[1:])}</h2>'
            f"<p><em>{escape(one.question)}</em></p><p><strong>{escape(one.answer)}</strong></p>"
            f"<p>{escape(one.reason)}</p><p>Rules: {about}</p></section>"
        )
    return Page("interpretations.html", "Readings of open questions", "\n".join(parts))


def changes_page() -> Page:
    """What 1.4 replaced and added, and which version the engine follows."""
    later = [rule for rule in rules().values() if rule.version == "1.4"]
    gone = sum(len(rule.replaces) for rule in later)
    intro = (
        f"<p>{how_many(len(later), 'rule')} of 1.4 are known to be new or to differ from 1.3, where they replace "
        f"{how_many(gone, 'rule')}. The engine follows the rules of 1.4 listed here, and 1.3 for all others, which 1.4 "
        "left unchanged.</p>"
    )
    parts = [intro]
    by_chapter: defaultdict[int, list[Rule]] = defaultdict(list)
    for rule in later:
        by_chapter[chapter(rule.number)].append(rule)
    for number, found in sorted(by_chapter.items()):
        rows = "".join(_changed(rule) for rule in found)
        parts.append(
            f'<h2>Chapter {number}: {escape(find(str(number)).title)}</h2><div class="scroll" role="region" '
            f'tabindex="0" aria-label="Changes of chapter {number}"><table><thead><tr><th scope="col">1.4</th>'
            '<th scope="col">Replaces</th><th scope="col">What it says</th><th scope="col">Known</th>'
            f'<th scope="col">Engine</th></tr></thead><tbody>{rows}</tbody></table></div>'
        )
    return Page("changes.html", "What changed between 1.3 and 1.4", "\n".join(parts))


def _changed(rule: Rule) -> str:
    instead = ", ".join(f'<a href="{rule_path(number)}">{escape(number)}</a>' for number in rule.replaces) or "new"
    status = entry(rule.number).status
    follows = {"conforms": "follows 1.4", "partly": "follows 1.4, partly", "not executable": "not executable"}
    return (
        f'<tr><th scope="row"><a href="{rule_path(rule.number)}">{escape(rule.number.removeprefix(LATER))}</a></th>'
        f"<td>{instead}</td><td>{escape(rule.summary)}</td><td>{escape(rule.evidence)}</td>"
        f"<td>{escape(follows.get(status, status))}</td></tr>"
    )
