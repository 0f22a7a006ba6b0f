"""Export the index of a document in the format of `sneakdoor.rulebook`: one object for each number.

For versions that our rulebook knows, kinds and summaries come from the rulebook. Otherwise the summary is the beginning
of the text, and the kind is guessed from its words.
"""

import re
from typing import Any, Final

from sneakdoor.document.model import Clause, Document, plain, references
from sneakdoor.rulebook import Rule, rules

SUMMARY: Final = 90
_SENTENCE: Final = re.compile(r"^(.+?[.!?])(?:\s|$)")
_TAIL: Final = re.compile(r"\s*\([^()]*\d\)$")
_GUESSES: Final = (
    ("errata", re.compile(r"\bshould read\b|\berrat", re.IGNORECASE)),
    ("deckbuilding", re.compile(r"\b(?:deckbuilding|deck (?:size|construction)|influence)\b", re.IGNORECASE)),
    ("restriction", re.compile(r"\b(?:cannot|can only|must|may only|no more than|limit)\b", re.IGNORECASE)),
    ("information", re.compile(r"\b(?:open|secret|hidden|public) information\b|\breveal", re.IGNORECASE)),
    ("definition", re.compile(r"\b(?:is|are|means?|refers? to)\b", re.IGNORECASE)),
)


def listing(document: Document) -> list[dict[str, Any]]:
    """Return an object with the fields of `sneakdoor.rulebook.Rule` for every number."""
    out = []
    for entry, section, title, examples in _placed(document):
        known = _known(document.version, entry.number)
        line: dict[str, Any] = {
            "number": entry.number,
            "section": section,
            "title": title,
            "kind": known.kind if known else _kind(entry, title),
            "summary": known.summary if known else summary(plain(entry.text)),
            "version": document.version,
            "evidence": "confirmed",
        }
        if known.heading if known else entry.heading:
            line["heading"] = True
        if examples:
            line["examples"] = examples
        out.append(line)
    return out


def with_lines(document: Document) -> list[dict[str, Any]]:
    """Return the same as a list of entries: `id`, `section`, `section_title`, `kind`, `summary`, `line`."""
    lines = {entry.number: entry.line for entry in document.walk()}
    titles = {entry.number: _title(entry) for entry in document.walk()}
    out = []
    for one in listing(document):
        number = one["number"]
        upper = one["title"] if not one.get("heading") else titles.get(_above_title(number, titles), one["title"])
        line = {
            "id": number,
            "section": one["section"],
            "section_title": upper,
            "kind": one["kind"],
            "summary": one["summary"],
        }
        line |= {key: one[key] for key in ("heading", "examples") if key in one}
        out.append(line | {"line": lines[number]})
    return out


def _above_title(number: str, titles: dict[str, str]) -> str:
    upper = number.rpartition(".")[0]
    return upper if upper in titles else number


def _placed(document: Document) -> list[tuple[Clause, str, str, list[int]]]:
    """Yield entries with their section, its title, and the numbers of their worked examples."""
    out: list[tuple[Clause, str, str, list[int]]] = []
    count = 0

    def visit(entry: Clause, section: str, title: str) -> None:
        nonlocal count
        if entry.kind in {"chapter", "section"}:
            section = entry.number
        known = _known(document.version, entry.number)
        own = _title(entry) if (known.heading if known else entry.heading) else title
        shown = list(range(count + 1, count + 1 + len(entry.examples)))
        count += len(entry.examples)
        out.append((entry, section, own, shown))
        title = title if entry.kind == "step" else own
        for child in entry.children:
            visit(child, section, title)

    for chapter in document.chapters:
        visit(chapter, chapter.number, _title(chapter))
    return out


def _title(entry: Clause) -> str:
    """Return a title without a trailing reference in brackets."""
    return _TAIL.sub("", plain(entry.text)) if references(entry.text) else plain(entry.text)


def _known(version: str, number: str) -> Rule | None:
    """Return the rulebook's entry for this number of this version."""
    if version == "1.3":
        return rules().get(number)
    if version == "1.4":
        return rules().get(f"1.4:{number}")
    if version == "26.03":
        return rules("26.03").get(f"26.03:{number}")
    return None


def _kind(entry: Clause, title: str) -> str:
    if entry.heading:
        return "document"
    if title.casefold().startswith("steps of") or "timing structure" in title.casefold():
        return "timing"
    words = plain(entry.text)
    return next((kind for kind, pattern in _GUESSES if pattern.search(words)), "procedure")


def summary(words: str) -> str:
    """Return the first sentence, shortened if necessary.

    >>> summary("A turn has steps. They are taken in order.")
    'A turn has steps.'
    """
    found = _SENTENCE.match(words)
    first = found[1] if found else words
    return first if len(first) <= SUMMARY else first[: SUMMARY - 2].rsplit(" ", 1)[0] + " …"
