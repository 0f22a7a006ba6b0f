"""Read a document and detect its format."""

import re
from pathlib import Path
from typing import Final

from sneakdoor.document.errors import BadDocument
from sneakdoor.document.model import Document
from sneakdoor.document.numbered_text import read_lines
from sneakdoor.document.pandoc_source import read_source

FORMS: Final = ("pandoc", "markdown", "text")
LARGEST: Final = 16 * 1024 * 1024

_UNNUMBERED: Final = re.compile(r"^#{1,3} +(?!\**(?:<[^>]*>)*\**\d)\S", re.MULTILINE)
_NUMBERED: Final = re.compile(r"^(?:[-*•] |#+ )?\s*\**(?:<[^>]*>)*\**\d+\.\d+\.\d+", re.MULTILINE)
_MARKED: Final = re.compile(r"\]\(#|\*\*\S|^#+ ", re.MULTILINE)


def read(path: Path, form: str | None = None) -> Document:
    """Read a document; raise `BadDocument` with problems and line numbers."""
    return read_bytes(path.read_bytes(), str(path), form)


def read_bytes(content: bytes, name: str, form: str | None = None) -> Document:
    if len(content) > LARGEST:
        raise BadDocument(name, [(1, f"it is larger than {LARGEST // 2**20} MB, too large for a rules document")])
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise BadDocument(
            name, [(line, f"it is not UTF-8: the byte {content[error.start]:#04x} cannot be read")]
        ) from error
    if "\0" in text:
        line = text[: text.index("\0")].count("\n") + 1
        raise BadDocument(name, [(line, "it is not text: it contains a null byte")])
    if not text.strip():
        raise BadDocument(name, [(1, "it is empty")])
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    form = form or form_of(text, name)
    return read_source(text, name) if form == "pandoc" else read_lines(text, name, form)


def form_of(text: str, name: str = "") -> str:
    """Detect the format of a text.

    >>> form_of("# Turns\\n## General\\n### A turn is a turn."), form_of("1. Turns\\n\\n1.1. General\\n\\n1.1.1. So.")
    ('pandoc', 'text')
    """
    if "{#sec:" in text or "@sec:" in text or (_UNNUMBERED.search(text) and not _NUMBERED.search(text)):
        return "pandoc"
    return "markdown" if _MARKED.search(text) and not name.endswith(".txt") else "text"
