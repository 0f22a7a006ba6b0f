"""Number a document by position, and update its references."""

from dataclasses import replace

from sneakdoor.document.model import Clause, Document, Example, Reference, Text, parts
from sneakdoor.document.numbered_text import next_letter

_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv")


def numbered(document: Document) -> tuple[Document, dict[int, str]]:
    """Return the renumbered document, and the new numbers by line.

    Chapters continue from the first one's number, so that a part of a document keeps its numbers. A reference to a
    duplicate number follows the first entry.
    """
    renamed: dict[str, str] = {}
    lines: dict[int, str] = {}
    first = int(document.chapters[0].number) if document.chapters else 1
    chapters = []
    for at, chapter in enumerate(document.chapters):
        chapters.append(_renumbered(chapter, str(first + at), renamed, lines))
    for entry in (one for chapter in chapters for one in chapter.walk()):
        entry.text = _led(entry.text, renamed)
        entry.notes = [_led(note, renamed) for note in entry.notes]
        entry.examples = [Example(_led(it.text, renamed), it.line, it.name) for it in entry.examples]
    front = [_led(text, renamed) for text in document.front]
    return replace(document, chapters=chapters, front=front, notices=[]), lines


def _renumbered(entry: Clause, number: str, renamed: dict[str, str], lines: dict[int, str]) -> Clause:
    renamed.setdefault(entry.number, number)
    lines.setdefault(entry.line, number)
    children: list[Clause] = []
    counts = {"number": 0, "roman": 0}
    letter = ""
    for child in entry.children:
        last = parts(child.number)[-1]
        if last.isdigit():
            counts["number"] += 1
            new = f"{number}.{counts['number']}"
        elif child.kind == "letter" or not child.number[: -len(last)].endswith("."):
            letter = next_letter(letter)
            new = number + letter
        else:
            new = f"{number}.{_ROMAN[min(counts['roman'], len(_ROMAN) - 1)]}"
            counts["roman"] += 1
        children.append(_renumbered(child, new, renamed, lines))
    return replace(entry, number=number, children=children)


def _led(text: Text, renamed: dict[str, str]) -> Text:
    return tuple(
        replace(piece, target=renamed.get(piece.target, piece.target))
        if isinstance(piece, Reference) and not piece.by_label
        else piece
        for piece in text
    )
