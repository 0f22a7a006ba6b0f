"""Find problems in a rules document."""

import difflib
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.document.model import (
    SYMBOLS,
    Clause,
    Document,
    Symbol,
    Text,
    Words,
    above,
    order,
    parts,
    plain,
    references,
)
from sneakdoor.document.numbered_text import next_letter
from sneakdoor.document.reference_check import SURE, THOROUGH, doubts

KINDS: Final = {
    "unresolved": "a reference to something that does not exist",
    "ambiguous": "a reference to a label or number that several entries have",
    "duplicate": "a label or number that several entries have",
    "mistaken": "a reference to a rule that is not about what the sentence says",
    "gap": "a number or letter that is missing",
    "order": "a number or letter out of order",
    "symbol": "a symbol without a plaintext replacement, or an unpaired bracket",
    "example": "an example without a rule",
}

_UNKNOWN: Final = re.compile(r"\d\[([A-Za-z]+)\]")
_ROMAN: Final = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")


@dataclass(frozen=True, slots=True)
class Fault:
    """A problem with its rule, kind, line, description and suggestion."""

    rule: str
    kind: str
    line: int
    words: str
    suggestion: str
    file: str

    def as_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("rule", "kind", "line", "words", "suggestion", "file")}


def check(document: Document, *, thorough: bool = False, part: bool = False) -> list[Fault]:
    """Return all problems in document order.

    `thorough` reports references on less evidence. With `part` the document is a part of a larger one, and references
    out of it are allowed.
    """
    found = [
        Fault(notice.rule, notice.kind, notice.line, notice.words, notice.suggestion, document.source)
        for notice in document.notices
    ]
    problems = [
        *_duplicates(document),
        *_numbering(document),
        *_led_nowhere(document, part=part),
        *_symbols(document),
        *_examples(document),
        *_mistaken(document, thorough=thorough),
    ]
    found += [Fault(*one, document.source) for one in problems]
    return sorted(found, key=lambda fault: (fault.line, fault.kind))


Problem = tuple[str, str, int, str, str]


def _duplicates(document: Document) -> Iterator[Problem]:
    places: defaultdict[tuple[str, str], list[Clause]] = defaultdict(list)
    for entry in document.walk():
        places["number", entry.number].append(entry)
        if entry.label:
            places["label", entry.label].append(entry)
    for (what, name), entries in places.items():
        for again in entries[1:]:
            first = entries[0]
            yield (
                again.number,
                "duplicate",
                again.line,
                f"the {what} {name} is already used in line {first.line}" + _at(first, what),
                f"give one of the two another {what}",
            )


def _at(entry: Clause, what: str) -> str:
    return f" (to {entry.number})" if what == "label" else ""


def _numbering(document: Document) -> Iterator[Problem]:
    """Find gaps and wrong order among the children of each entry."""
    yield from _row(document.chapters, "")
    for entry in document.walk():
        yield from _row(entry.children, entry.number)


def _row(entries: list[Clause], upper: str) -> Iterator[Problem]:
    numbered = [entry for entry in entries if parts(entry.number)[-1].isdigit()]
    for row in (numbered, [entry for entry in entries if entry not in numbered]):
        before = ""
        for at, entry in enumerate(row):
            number = entry.number
            expected = _after(before, upper, number) if before or above(number) == upper else number
            if before and order(number) < order(before):
                yield number, "order", entry.line, f"{number} follows {before}", f"put it before {before}"
            elif number not in {expected, before} and (at or upper):  # a part of a document may start anywhere
                missing = expected if number == _after(expected, upper, number) else f"{expected} and more"
                words = f"{number} follows {before}: {missing} is missing" if before else f"{number} is the first here"
                yield number, "gap", entry.line, words, f"number it {expected}, or add what is missing"
            before = number


def _after(number: str, upper: str, like: str) -> str:
    """Return the number that should follow, or the first one."""
    last = parts(number)[-1] if number else ""
    written = parts(like)[-1]
    if written.isdigit():
        following = str(int(last) + 1) if last else "1"
        return f"{upper}.{following}" if upper else following
    if like[: -len(written)].endswith("."):  # a roman numeral below a letter
        known = _ROMAN.index(last) + 1 if last in _ROMAN else 1
        return f"{upper}.{_ROMAN[known]}" if known < len(_ROMAN) else like
    return upper + next_letter(last)


def _led_nowhere(document: Document, *, part: bool) -> Iterator[Problem]:
    numbers, labels = document.numbers(), document.labels()
    counted: defaultdict[str, list[Clause]] = defaultdict(list)
    for entry in document.walk():
        counted[entry.number].append(entry)
        if entry.label:
            counted[entry.label].append(entry)
    last = max((order(number) for number in numbers), default=[])
    for entry, text, line in _texts(document):
        for reference in references(text):
            target = reference.target
            if len(counted[target]) > 1:
                lines = " and ".join(str(one.line) for one in counted[target])
                words = f"{reference.word}{_shown(target)} may be either of lines {lines}"
                yield entry.number, "ambiguous", line, words, "make the two differ"
            elif reference.by_label and target not in labels:
                if part:
                    continue
                yield entry.number, "unresolved", line, f"no entry has the label {target}", _near(target, list(labels))
            elif not reference.by_label and target not in numbers:
                if part and order(target) > last:
                    continue
                words = f"{reference.word}{target} does not exist here"
                yield entry.number, "unresolved", line, words, _near_number(target, numbers)


def _shown(target: str) -> str:
    return target if target[:1].isdigit() else f"@{target}"


def _near(name: str, known: list[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    return f"perhaps {close[0]} is meant" if close else "add this label to the right entry"


def _near_number(number: str, known: dict[str, Clause]) -> str:
    upper = above(number)
    while upper and upper not in known:
        upper = above(upper)
    beneath = [child.number for child in known[upper].children] if upper else []
    if beneath and above(number) == upper:
        return f"{upper} ends with {beneath[-1]}"
    return f"the nearest is {upper}" if upper else f"there is no chapter {parts(number)[0]} here"


def _symbols(document: Document) -> Iterator[Problem]:
    """Find images without a replacement and replacements without an explanation; report each once."""
    seen: set[str] = set()
    for entry, text, line in _texts(document):
        for piece in text:
            if isinstance(piece, Symbol) and not piece.name and piece.picture not in seen:
                seen.add(piece.picture)
                words = f"the symbol {piece.picture} has no plaintext replacement"
                yield entry.number, "symbol", line, words, "explain it once: the image, then (plaintext: [name])"
        if _unpaired(plain(text)):
            words = "a square bracket is unpaired, so a symbol may be missing"
            yield entry.number, "symbol", line, words, "check which symbol belongs there"
        for name in _UNKNOWN.findall("".join(piece.text for piece in text if isinstance(piece, Words))):
            if name not in SYMBOLS and name not in document.replacements.values() and name not in seen:
                seen.add(name)
                words = f"the symbol [{name}] is not explained"
                yield entry.number, "symbol", line, words, f"explain it: (plaintext: [{name}])"


def _unpaired(words: str) -> bool:
    open_ = 0
    for sign in words:
        open_ += {"[": 1, "]": -1}.get(sign, 0)
        if open_ < 0:
            return True
    return open_ != 0


def _examples(document: Document) -> Iterator[Problem]:
    for entry in document.walk():
        if entry.kind in {"chapter", "section"}:
            for example in entry.examples:
                words = f"{example.name} is in {entry.kind} {entry.number} before any rule"
                yield entry.number, "example", example.line, words, "move it after its rule"


def _mistaken(document: Document, *, thorough: bool) -> Iterator[Problem]:
    for doubt in doubts(document, THOROUGH if thorough else SURE):
        to = doubt.reference.target if not doubt.reference.by_label else f"@{doubt.reference.target}"
        target = document.target(doubt.reference)
        assert target is not None
        yield (
            doubt.entry.number,
            "mistaken",
            doubt.entry.line,
            f"it cites {doubt.reference.word}{to} ({_about(target)}), but is about {_listed(doubt.about)}",
            f"{doubt.better.number} ({_about(doubt.better)}) is about that",
        )


def _about(entry: Clause) -> str:
    words = plain(entry.text)
    return words if len(words) <= 60 else words[:57].rsplit(" ", 1)[0] + " …"


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(f"“{word}”" for word in words[:4])


def _texts(document: Document) -> Iterator[tuple[Clause, Text, int]]:
    for entry in document.walk():
        if entry.kind == "chapter":
            continue  # a chapter without a number is a list of changes and refers to other versions
        for text, line in entry.texts():
            yield entry, text, line
