"""The tree of a rules document: chapters, sections, rules, letters, examples, references.

All formats use the same tree. An entry has a number (written in the file, or derived from its position), an optional
label, and its text as pieces: words, symbols, references. Everything has the line it was read from.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

Kind = Literal["chapter", "section", "rule", "letter", "step"]

# The symbols of the game, by their plaintext replacements.
SYMBOLS: Final = {
    "c": "credit",
    "click": "click",
    "recurring": "recurring credit",
    "link": "link",
    "MU": "memory unit",
    "sub": "subroutine",
    "trash": "trash this card",
    "interrupt": "interrupt",
}

_PART: Final = re.compile(r"\d+|[a-z]+")
_SPACES: Final = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Words:
    """Running text, plain or emphasised."""

    text: str
    strong: bool = False
    emph: bool = False


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol: its plaintext replacement without brackets (empty if it has none), and its image."""

    name: str
    picture: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to an entry: a number or a label, with the word before it ("section ", "rule ")."""

    target: str
    word: str = ""

    @property
    def by_label(self) -> bool:
        return not self.target[:1].isdigit()


Piece = Words | Symbol | Reference
Text = tuple[Piece, ...]


@dataclass(slots=True)
class Example:
    """A worked example; `name` is its introduction ("Example", "Example 2")."""

    text: Text
    line: int
    name: str = "Example"


@dataclass(slots=True)
class Clause:
    """A numbered entry: a chapter, a section, a rule, a letter of a rule, or a step below those."""

    kind: Kind
    number: str
    text: Text
    line: int
    label: str = ""
    heading: bool = False
    notes: list[Text] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    children: "list[Clause]" = field(default_factory=list)

    def walk(self) -> "Iterator[Clause]":
        yield self
        for child in self.children:
            yield from child.walk()

    def texts(self) -> Iterator[tuple[Text, int]]:
        """Yield every text of this entry itself, with its line."""
        yield self.text, self.line
        for note in self.notes:
            yield note, self.line
        for example in self.examples:
            yield example.text, example.line


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the reader repaired or could not place."""

    line: int
    kind: str
    rule: str
    words: str
    suggestion: str = ""


@dataclass(slots=True)
class Document:
    """A whole rules document, or a part of one."""

    source: str
    form: str
    title: str = ""
    version: str = ""
    front: list[Text] = field(default_factory=list)
    chapters: list[Clause] = field(default_factory=list)
    replacements: dict[str, str] = field(default_factory=dict)  # of symbols, as defined in the document
    notices: list[Notice] = field(default_factory=list)

    def walk(self) -> Iterator[Clause]:
        for chapter in self.chapters:
            yield from chapter.walk()

    def numbers(self) -> dict[str, Clause]:
        """Return entries by number; the first if there are duplicates."""
        found: dict[str, Clause] = {}
        for entry in self.walk():
            found.setdefault(entry.number, entry)
        return found

    def labels(self) -> dict[str, Clause]:
        """Return entries by label; the first if there are duplicates."""
        found: dict[str, Clause] = {}
        for entry in self.walk():
            if entry.label:
                found.setdefault(entry.label, entry)
        return found

    def target(self, reference: Reference) -> Clause | None:
        """Return the entry that a reference points to."""
        return (self.labels() if reference.by_label else self.numbers()).get(reference.target)


# ---------------------------------------------------------------------------------------------------------------- text


def plain(text: Text, numbers: dict[str, str] | None = None) -> str:
    """Convert a text to a string, with replacements for symbols, and numbers for known labels."""
    out = []
    for piece in text:
        if isinstance(piece, Words):
            out.append(piece.text)
        elif isinstance(piece, Symbol):
            out.append(f"[{piece.name or piece.title or 'symbol'}]")
        else:
            out.append(piece.word + said(piece, numbers))
    return "".join(out)


def said(reference: Reference, numbers: dict[str, str] | None = None) -> str:
    """Return the text of a reference: the number if it is known, otherwise the written label."""
    if not reference.by_label:
        return reference.target
    return (numbers or {}).get(reference.target) or ("" if reference.word == "§" else "@") + reference.target


def references(text: Text) -> list[Reference]:
    return [piece for piece in text if isinstance(piece, Reference)]


def joined(*texts: Text) -> Text:
    """Join texts with spaces, merging neighbouring words of the same style."""
    out: list[Piece] = []
    for number, text in enumerate(text for text in texts if text):
        for piece in (Words(" "), *text) if number else text:
            last = out[-1] if out else None
            if isinstance(piece, Words) and isinstance(last, Words) and _same_style(piece, last):
                out[-1] = replace(last, text=last.text + piece.text)
            else:
                out.append(piece)
    return tuple(out)


def tidy(text: Text) -> Text:
    """Remove leading, trailing and double spaces, and empty pieces."""
    pieces = [
        replace(piece, text=_SPACES.sub(" ", piece.text)) if isinstance(piece, Words) else piece
        for piece in joined(text)
    ]
    if pieces and isinstance(pieces[0], Words):
        pieces[0] = replace(pieces[0], text=pieces[0].text.lstrip())
    if pieces and isinstance(pieces[-1], Words):
        pieces[-1] = replace(pieces[-1], text=pieces[-1].text.rstrip())
    return tuple(piece for piece in pieces if not isinstance(piece, Words) or piece.text)


def _same_style(one: Words, other: Words) -> bool:
    return (one.strong, one.emph) == (other.strong, other.emph)


# ------------------------------------------------------------------------------------------------------------- numbers


def parts(number: str) -> tuple[str, ...]:
    """Split a number into its parts.

    >>> parts("12.2.1.2b.ii")
    ('12', '2', '1', '2', 'b', 'ii')
    """
    return tuple(_PART.findall(number))


def order(number: str) -> list[tuple[int, int, str]]:
    """Return a sort key in document order: 9.2 before 9.10, 9.2 before 9.2a."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts(number)]


def above(number: str) -> str:
    """Return the number one level up, empty for a chapter.

    >>> [above(number) for number in ("6.9.3b", "6.9.3", "12.2.1.2b.ii", "6")]
    ['6.9.3', '6.9', '12.2.1.2b', '']
    """
    last = parts(number)[-1]
    return number[: -len(last)].rstrip(".")


# ----------------------------------------------------------------------------------------------------------- plain data


def as_json(document: Document) -> dict[str, Any]:
    """Convert the document to plain data; references have the number of their target."""
    numbers = {label: entry.number for label, entry in document.labels().items()}
    known = document.numbers()

    def pieces(text: Text) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = []
        for piece in text:
            if isinstance(piece, Words):
                style = {name: True for name in ("strong", "emph") if getattr(piece, name)}
                out.append({"words": piece.text, **style})
            elif isinstance(piece, Symbol):
                out.append({"symbol": piece.name, "means": SYMBOLS.get(piece.name, piece.title)})
            else:
                to = said(piece, numbers)
                out.append({"reference": piece.target, "word": piece.word, "to": to if to in known else None})
        return out

    def entry(one: Clause) -> dict[str, Any]:
        return {
            "kind": one.kind,
            "number": one.number,
            "label": one.label,
            "line": one.line,
            "heading": one.heading,
            "text": plain(one.text, numbers),
            "pieces": pieces(one.text),
            "notes": [plain(note, numbers) for note in one.notes],
            "examples": [
                {"name": it.name, "line": it.line, "text": plain(it.text, numbers), "pieces": pieces(it.text)}
                for it in one.examples
            ],
            "children": [entry(child) for child in one.children],
        }

    return {
        "title": document.title,
        "version": document.version,
        "form": document.form,
        "front": [plain(text, numbers) for text in document.front],
        "chapters": [entry(chapter) for chapter in document.chapters],
    }
