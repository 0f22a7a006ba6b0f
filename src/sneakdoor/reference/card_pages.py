"""Pages of cards: facts, composed text, when it works, rules and tests, formats, and a position to play from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from sneakdoor.catalogue import Entry, cards
from sneakdoor.decks import Format, formats
from sneakdoor.grammar.nouns import how_many
from sneakdoor.reference import evidence
from sneakdoor.reference.card_timing import CardAnswer
from sneakdoor.reference.pages import (
    Page,
    card_link,
    card_path,
    folded,
    linked,
    listed,
    rule_link,
    several,
    step_link,
    test_items,
)

UP: Final = "../"
MOST_OTHERS: Final = 30
MOST_TESTS: Final = 300
"""Number of tests that a card page lists; some cards serve in a thousand."""
TYPES: Final = {
    "identity": "Identities", "agenda": "Agendas", "asset": "Assets", "upgrade": "Upgrades", "ice": "Ice",
    "operation": "Operations", "event": "Events", "hardware": "Hardware", "program": "Programs",
    "resource": "Resources",
}  # fmt: skip


def pages(answers: Mapping[str, CardAnswer]) -> Iterator[Page]:
    yield from indexes()
    for entry in cards().values():
        yield page(entry, answers.get(entry.title))


def indexes() -> Iterator[Page]:
    by_type: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in cards().values():
        by_type[entry.facts.type].append(entry)
    links = [
        f'<a href="{kind}.html">{words}</a> <small>{len(by_type[kind])}, '
        f"{sum(one.declared is not None for one in by_type[kind])} played by the engine</small>"
        for kind, words in TYPES.items()
    ]
    yield Page("cards/index.html", "Cards", f"<p>{len(cards())} cards.</p>{listed(links)}")
    for kind, words in TYPES.items():
        parts = []
        for side in ("CORP", "RUNNER"):
            found = [one for one in by_type[kind] if one.facts.side.name == side]
            items = [_row(one) for one in found]
            if items:
                parts.append(f"<h2>{side.capitalize()} ({len(items)})</h2>{listed(items, 'columns')}")
        yield Page(f"cards/{kind}.html", words, "\n".join(parts))


def _row(entry: Entry) -> str:
    link = f'<a href="{card_path(entry.title).removeprefix("cards/")}">{escape(entry.title)}</a>'
    return link if entry.declared is not None else f"{link} <small>not implemented</small>"


def page(entry: Entry, answer: CardAnswer | None) -> Page:
    facts = entry.facts
    kind = " · ".join([facts.type.capitalize(), *entry.subtypes, facts.faction_name, facts.side.name.capitalize()])
    rows = [*entry.figures(), ("Sets", ", ".join(entry.set_names))]
    table = "".join(f'<tr><th scope="row">{escape(word)}</th><td>{escape(value)}</td></tr>' for word, value in rows)
    parts = [f'<p class="meta">{escape(kind)}</p>', f"<table>{table}</table>"]
    if entry.declared is None:
        parts.append("<p>The engine does not play this card yet, so there is no composed text.</p>")
    else:
        parts.append(f'<h2>What it does</h2><div class="text">{_text(entry)}</div>')
    if answer is not None:
        parts.append(_timing(entry, answer))
    parts += _shown(entry)
    parts.append(f"<h2>Formats and lists</h2>{_formats(entry)}")
    return Page(card_path(entry.title), entry.title, "\n".join(parts))


def _text(entry: Entry) -> str:
    lines = entry.text.splitlines()
    return "".join(f"<p>{escape(line)}</p>" for line in lines) or "<p>It has no text.</p>"


def position_path(title: str) -> str:
    return card_path(title).replace("cards/", "positions/").removesuffix(".html") + ".json"


def _timing(entry: Entry, answer: CardAnswer) -> str:
    parts = ["<h2>When it works</h2>"]
    if answer.last is not None:
        last = answer.last
        parts.append(f'<p class="last">The last window: {step_link(UP, last.step)}. {linked(UP, last.words)}</p>')
        parts.append(
            f'<p><a class="button" href="{UP}{position_path(entry.title)}" download>A position to play from</a> '
            "<small>then <code>sneakdoor play --from FILE</code></small></p>"
        )
        parts.append(folded("Log of the trial", listed(linked(UP, line) for line in last.log)))
    if answer.why:
        parts.append(f"<p>{linked(UP, answer.why)}</p>")
    if answer.windows:
        rows = "".join(
            f'<tr><th scope="row">{step_link(UP, one.step)}</th><td>{escape(", ".join(one.can)) or "–"}</td>'
            f"<td>{escape(one.effect) or 'no effect in this round'}"
            f"{f' <small>{rule_link(UP, one.by)}</small>' if one.by and one.by != one.step else ''}</td></tr>"
            for one in answer.windows
        )
        parts.append(
            f'<p>Tried in this setting: {escape(answer.setting)}.</p><div class="scroll" role="region" '
            f'tabindex="0" aria-label="Windows of the round"><table><thead><tr><th scope="col">Window</th>'
            '<th scope="col">Can</th>'
            f'<th scope="col">Effect</th></tr></thead><tbody>{rows}</tbody></table></div>'
        )
    return "".join(parts)


def _shown(entry: Entry) -> list[str]:
    out = []
    rules = evidence.rules_of(entry.title)
    if rules:
        items = [f"{rule_link(UP, rule)} <small>{how_many(n, 'test')}</small>" for rule, n in rules]
        out.append(f"<h2>Rules in its tests</h2>{several(items, 'rules')}")
    tests = evidence.tests_of(entry.title)
    if tests:
        more = f"<p>And {len(tests) - MOST_TESTS} more.</p>" if len(tests) > MOST_TESTS else ""
        out.append(f"<h2>Tests that show it</h2>{several(test_items(tests[:MOST_TESTS]), 'tests')}{more}")
    others = evidence.met_with(entry.title)
    if others:
        links = ", ".join(card_link(UP, title) for title, _ in others[:MOST_OTHERS])
        more = f" and {len(others) - MOST_OTHERS} more" if len(others) > MOST_OTHERS else ""
        out.append(f"<h2>Cards it is tested with</h2><p>{links}{more}</p>")
    return out


def _formats(entry: Entry) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(one.title)}</th><td>{escape(_legality(entry, one))}</td></tr>'
        for one in formats().values()
    )
    return f"<table>{rows}</table>"


def _legality(entry: Entry, one: Format) -> str:
    facts = entry.facts
    if facts.only and facts.only not in one.admits:
        return f"not part of it ({facts.only} only)"
    if not one.holds(facts):
        return "not in its card pool"
    if facts.title in one.removed:
        return "removed"
    return "restricted" if facts.title in one.restricted else "legal"
