"""Build the site: all pages, the search index, and the folder that they are written to."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sneakdoor.catalogue import cards
from sneakdoor.reference import card_pages, concordance_pages, evidence, rule_pages, timing_pages
from sneakdoor.reference.card_pages import position_path
from sneakdoor.reference.card_timing import CardAnswer, ask
from sneakdoor.reference.pages import Page, card_path, folder, listed, rule_path, slug
from sneakdoor.rulebook import RULESETS, rules
from sneakdoor.timing import STYLE, legend, structures

MARK: Final = "sneakdoor-reference.txt"
"""Lists the files of a build, so that the next build removes those and nothing else."""

ASSETS: Final = ("style.css", "reference.js")
MOST_IN_A_PART: Final = 900
COLUMNS: Final = "columns"
FEW: Final = 20  # with fewer cards it does not pay to start other processes


class CannotBuild(ValueError):
    """The site cannot be written to the folder; the message says why."""


@dataclass(frozen=True, slots=True)
class Built:
    """The result of a build: number of pages, number of files, size of the largest page in bytes."""

    pages: int
    files: int
    largest: int


def build(folder: Path, *, jobs: int = 2, tried: Collection[str] | None = None, home: str = "") -> Built:
    """Write the site to a new or empty folder, or over an earlier build.

    `tried` limits the cards whose timing is tried, which takes most of the time. `home` is the address of the game
    that every page links back to.
    """
    ours(folder)
    answers = _answers(jobs, tried)
    written: dict[str, str] = {}
    largest = pages = 0
    for page in all_pages(answers):
        written[page.path] = page.html(home)
        largest = max(largest, len(written[page.path].encode()))
        pages += 1
    for title, answer in answers.items():
        if answer.last is not None:
            written[position_path(title)] = answer.last.position.to_json() + "\n"
    written |= search_parts()
    written |= {name: files(__package__).joinpath("assets", name).read_text(encoding="utf-8") for name in ASSETS}
    written["style.css"] += f"\n/* diagrams of timing structures */{STYLE}"
    write(folder, written)
    return Built(pages, len(written), largest)


def write(folder: Path, files_: dict[str, str]) -> None:
    """Write these files to the folder and remove the other files of an earlier build."""
    old = ours(folder)
    files_ = {**files_, MARK: "\n".join(sorted(files_)) + "\n"}
    for path in old - set(files_):
        (folder / path).unlink(missing_ok=True)
    for path, text in files_.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def ours(folder: Path) -> set[str]:
    """The files of an earlier build; raise CannotBuild if the folder has other content."""
    if folder.exists() and not folder.is_dir():
        raise CannotBuild(f"{folder} is a file; the site needs a folder")
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    mark = folder / MARK
    if not mark.is_file():
        raise CannotBuild(f"{folder} holds other things and no earlier build; name a new or empty folder")
    listed_ = [line for line in mark.read_text(encoding="utf-8").splitlines() if line]
    return {one for one in listed_ if not Path(one).is_absolute() and ".." not in Path(one).parts}


def _answers(jobs: int, tried: Collection[str] | None) -> dict[str, CardAnswer]:
    """Try every card that the engine plays, or only these, in `jobs` processes."""
    known = [entry.title for entry in cards().values() if entry.declared is not None]
    titles = [title for title in known if tried is None or title in tried]
    if jobs <= 1 or len(titles) < FEW:
        return {title: ask(title) for title in titles}
    with ProcessPoolExecutor(jobs) as pool:
        return dict(zip(titles, pool.map(ask, titles, chunksize=12), strict=True))


def all_pages(answers: Mapping[str, CardAnswer]) -> Iterator[Page]:
    yield home()
    yield from timing_pages.pages()
    yield from rule_pages.pages()
    yield from card_pages.pages(answers)
    yield glossary()


DOORS: Final = (
    ("timing/corp-turn.html", "A Corp turn, step by step"),
    ("timing/runner-turn.html", "A Runner turn"),
    ("timing/run.html", "A run"),
    ("timing/index.html", "All timing structures"),
    ("timing-26.03/index.html", "All timing structures of version 26.03"),
    ("rules/index.html", "All rules"),
    ("rules-26.03/index.html", "All rules of version 26.03"),
    ("cards/index.html", "All cards"),
    ("examples/index.html", "Worked examples, played"),
    ("glossary.html", "Glossary"),
    ("ledger/index.html", "Ledger: the status of each rule"),
    ("interpretations.html", "Readings of open questions"),
    ("changes.html", "What changed between 1.3 and 1.4"),
    ("concordance/index.html", "What became of each rule in 26.03"),
)


def home() -> Page:
    intro = (
        "<p>Netrunner as the engine plays it: the order of events, what each rule says, whether it is implemented, "
        "and what each card does. All pages are generated from the engine.</p>"
    )
    doors = listed((f'<a href="{path}">{escape(words)}</a>' for path, words in DOORS), "doors")
    search = "<p>The search finds card titles, rule numbers and words, and tolerates typing errors.</p>"
    return Page("index.html", "Reference", f"{intro}\n{doors}\n{search}")


# ------------------------------------------------------------------------------------------------------------ glossary


def terms() -> dict[str, tuple[str, str]]:
    """Terms with their meaning and rule, from summaries of definitions of the form `term: meaning`."""
    out: dict[str, tuple[str, str]] = {}
    known: set[str] = set()
    for rule in rules().values():
        term, colon, meaning = rule.summary.partition(": ")
        if colon and rule.kind == "definition" and len(term) < 40 and term[0].isalpha() and slug(term) not in known:
            out[term] = (meaning, rule.number)
            known.add(slug(term))
    return dict(sorted(out.items(), key=lambda one: one[0].casefold()))


def glossary() -> Page:
    rows = "".join(
        f'<dt id="{slug(term)}">{escape(term)}</dt><dd>{escape(meaning)} '
        f'<small><a href="{rule_path(number)}">{escape(number)}</a></small></dd>'
        for term, (meaning, number) in terms().items()
    )
    letters = "".join(f"<dt>({escape(key)})</dt><dd>{escape(words)}</dd>" for key, words in legend() if len(key) == 1)
    timing = listed(
        (f'<a href="timing/{key}.html">{escape(one.title)}</a>' for key, one in structures().items()), COLUMNS
    )
    sections = sorted(
        (one for one in rules().values() if one.heading and one.number.count(".") == 1 and one.version == "1.3"),
        key=lambda one: one.title.casefold(),
    )
    topics = listed(
        (
            f'<a href="{rule_path(one.number)}">{escape(one.title)}</a> <small>{escape(one.number)}</small>'
            for one in sections
        ),
        COLUMNS,
    )
    body = (
        f"<dl>{rows}</dl><h2>Letters of windows</h2><dl>{letters}</dl><h2>Topics</h2>{topics}"
        f"<h2>Timing structures</h2>{timing}"
    )
    return Page("glossary.html", "Glossary", body)


# -------------------------------------------------------------------------------------------------------------- search


def entries() -> Iterator[tuple[str, str, str, str]]:
    """Search entries: kind, title, address, and further words."""
    for ruleset in RULESETS:
        for key, one in structures(ruleset).items():
            title = one.title if ruleset == "1.4" else f"{one.title} ({ruleset})"
            words = " ".join([one.rule, key, *(step.number for step in one.steps)])
            yield "timing", title, f"{folder('timing', ruleset)}/{key}.html", words
    for reading in evidence.readings():
        yield "reading", reading.name, f"interpretations.html#{slug(reading.name)}", reading.question
    for term, (meaning, _) in terms().items():
        yield "term", term, f"glossary.html#{slug(term)}", meaning
    for rule in (rule for ruleset in RULESETS for rule in rules(ruleset).values()):
        words = "" if rule.title == rule.summary else rule.title
        yield "rule", f"{rule.number} {rule.summary}", rule_path(rule.number), words
    yield from concordance_pages.entries()
    for entry in cards().values():
        yield "card", entry.title, card_path(entry.title), " ".join([entry.facts.type, *entry.subtypes])


def search_parts() -> dict[str, str]:
    """The search index as scripts that a page loads on the first key press; `file://` pages cannot fetch data."""
    found = list(entries())
    out: dict[str, str] = {}
    names = []
    for at in range(0, len(found), MOST_IN_A_PART):
        name = f"search/{at // MOST_IN_A_PART}.js"
        names.append(name)
        out[name] = f"sneakdoorFound({_compact(found[at : at + MOST_IN_A_PART])});\n"
    out["search/parts.js"] = f"sneakdoorParts({_compact(names)});\n"
    return out


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


__all__ = ["Built", "CannotBuild", "all_pages", "build", "entries", "search_parts", "terms", "write"]
