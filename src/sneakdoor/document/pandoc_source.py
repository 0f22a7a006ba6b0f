"""Read the Pandoc source format: headings that are rules, `{#sec:…}` labels, `@sec:…` references, lettered lists.

Pandoc parses the file. Numbers are not written but follow from the position.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from sneakdoor.document.errors import BadDocument
from sneakdoor.document.inline import find_references, symbols_in
from sneakdoor.document.model import (
    SYMBOLS,
    Clause,
    Document,
    Example,
    Kind,
    Notice,
    Piece,
    Symbol,
    Text,
    Words,
    parts,
    plain,
    tidy,
)
from sneakdoor.document.numbered_text import heading_like, next_letter
from sneakdoor.document.tools import pandoc_tree

_KINDS: Final[tuple[Kind, ...]] = ("chapter", "section", "rule", "letter", "step")
_LABEL: Final = re.compile(r"\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$")
_LETTER: Final = re.compile(r"^\s*\(?([a-z]+)[.)]\s")
_EXAMPLE: Final = re.compile(r"^(Example(?: \d+)?):\s*")
_COMMAND: Final = re.compile(r"^\\[a-z]+(?:\{[^{}]*\})*$")
_GIVEN: Final = re.compile(r"^\s*\(plaintext: \[([^\]]+)\]\)")
_VERSION: Final = re.compile(r"\bversion (\d+(?:\.\d+)+)")

Node = dict[str, Any]


def read_source(text: str, name: str) -> Document:
    """Read a document and number it by position; raise `BadDocument` with line numbers."""
    tree = pandoc_tree(text, name)
    document = Document(name, "pandoc")
    document.title = _meta(tree, "title")
    document.version = _meta(tree, "version")
    reader = _SourceReader(document, text.split("\n"))
    for line, block in _placed(tree["blocks"], 1):
        reader.block(line, block)
    if reader.problems:
        raise BadDocument(name, reader.problems)
    if not any(entry.kind == "rule" for entry in document.walk()):
        raise BadDocument(name, [(1, "it contains no rule (a third-level heading, `### …`)")])
    _name_symbols(document)
    if not document.version:
        found = next((it for it in map(_VERSION.search, map(plain, document.front)) if it), None)
        document.version = found[1] if found else ""
    return document


def _meta(tree: Node, name: str) -> str:
    value = tree["meta"].get(name)
    if value is None:
        return ""
    content = value["c"]
    if isinstance(content, str):
        return content
    return plain(tidy(tuple(_inlines([node for node in content if isinstance(node, dict)]))))


@dataclass(slots=True)
class _SourceReader:
    document: Document
    source: list[str]
    path: list[Clause] = field(default_factory=list)
    problems: list[tuple[int, str]] = field(default_factory=list)
    aside: bool = False  # in an unnumbered part

    def block(self, line: int, block: Node) -> None:
        kind, content = block["t"], block.get("c", [])
        if kind == "Header":
            self.header(line, *content)
        elif kind in {"Para", "Plain"}:
            self.paragraph(line, tidy(tuple(_inlines(content))))
        elif kind == "OrderedList":
            self.ordered(line, content[0], content[1])
        elif kind == "BulletList":
            for at, inner in (one for item in content for one in _placed(item, line)):
                if inner["t"] in {"Para", "Plain"}:
                    self.paragraph(at, tidy((Words("• "), *_inlines(inner["c"]))))
                else:
                    self.block(at, inner)
        elif kind == "BlockQuote":
            for at, inner in _placed(content, line):
                self.block(at, inner)

    def header(self, line: int, level: int, attributes: list[Any], inlines: list[Node]) -> None:
        text = tidy(tuple(_inlines(inlines)))
        classes = set(attributes[1])
        if (level == 2 and not self.path) or classes & {"unnumbered"}:
            self.aside = True
            self.path = [] if level == 1 else self.path[: level - 1]
            title = tuple(Words(one.text, strong=True) if isinstance(one, Words) else one for one in text)
            self._front().append(title)
            return
        self.aside = False
        if level > len(_KINDS):
            self.problems.append((line, f"a heading of level {level}; there are {len(_KINDS)}"))
            return
        if level > len(self.path) + 1:
            want = _KINDS[len(self.path)]
            self.problems.append((line, f"a {_KINDS[level - 1]} (heading of level {level}) stands before any {want}"))
            return
        self.path = self.path[: level - 1]
        self._add(_KINDS[level - 1], text, line, self._label(line))

    def _label(self, line: int) -> str:
        found = _LABEL.search(self.source[line - 1]) if line <= len(self.source) else None
        return found[1] if found else ""

    def _add(self, kind: Kind, text: Text, line: int, label: str = "") -> Clause:
        siblings = self.path[-1].children if self.path else self.document.chapters
        entry = Clause(kind, self._next(kind, siblings), text, line, label)
        entry.heading = kind in {"chapter", "section"} or (kind == "rule" and heading_like(plain(text)))
        siblings.append(entry)
        self.path.append(entry)
        return entry

    def _next(self, kind: Kind, siblings: list[Clause]) -> str:
        last = parts(siblings[-1].number)[-1] if siblings else ""
        upper = self.path[-1].number if self.path else ""
        if kind == "letter":
            return upper + next_letter(last)
        number = str(int(last) + 1) if last else "1"
        return f"{upper}.{number}" if upper else number

    def paragraph(self, line: int, text: Text) -> None:
        if not text or _COMMAND.match(plain(text)):
            return
        first = text[0]
        found = _EXAMPLE.match(first.text) if isinstance(first, Words) else None
        if found and isinstance(first, Words):
            rest = (Words(first.text[found.end() :], first.strong, first.emph), *text[1:])
            self._example(Example(tidy(_upright(rest)), line, found[1]))
        else:
            self._front().append(_upright(text))

    def _example(self, example: Example) -> None:
        if self.path and not self.aside:
            self.path[-1].examples.append(example)
        else:
            self.document.notices.append(
                Notice(example.line, "example", "", "an example comes before any rule", "move it after its rule")
            )
            self._front().append(example.text)

    def _front(self) -> list[Text]:
        return self.path[-1].notes if self.path and not self.aside else self.document.front

    def ordered(self, line: int, attributes: list[Any], items: list[list[Node]]) -> None:
        rule = next((at for at, entry in enumerate(self.path) if entry.kind == "rule"), None)
        if rule is None:
            owner = f"{self.path[-1].kind} {self.path[-1].number}" if self.path else "any chapter"
            self.problems.append((line, f"a lettered list is in {owner}, before any rule"))
            return
        self.path = self.path[: rule + 1]
        self._items(line, items)

    def _items(self, line: int, items: list[list[Node]]) -> None:
        depth = len(self.path)
        for item in items:
            self.path = self.path[:depth]
            opened: Clause | None = None
            for at, block in _placed(item, line):
                if opened is None and block["t"] in {"Para", "Plain"}:
                    kind: Kind = "letter" if self.path[-1].kind == "rule" else "step"
                    opened = self._item(kind, at, tidy(tuple(_inlines(block["c"]))))
                elif block["t"] == "OrderedList" and opened is not None:
                    self._items(at, block["c"][1])
                    self.path = [*self.path[:depth], opened]
                else:
                    self.block(at, block)

    def _item(self, kind: Kind, line: int, text: Text) -> Clause:
        label = ""
        last = text[-1] if text else None
        if isinstance(last, Words) and (found := _LABEL.search(last.text)):
            label = found[1]
            text = tidy((*text[:-1], Words(last.text[: found.start()], last.strong, last.emph)))
        entry = self._add(kind, text, line, label)
        written = _LETTER.match(self.source[line - 1]) if kind == "letter" and line <= len(self.source) else None
        given = parts(entry.number)[-1]
        if written and written[1] != given:
            words = f"the letter {written[1]} stands where {given} should"
            self.document.notices.append(Notice(line, "order", entry.number, words, f"write “{given}.”"))
        return entry


def _placed(blocks: list[Node], line: int) -> Iterator[tuple[int, Node]]:
    """Unwrap blocks from the containers in which Pandoc stores line numbers."""
    for block in blocks:
        at = line
        if block["t"] == "Div":
            at = _line_of(block["c"][0], line)
            yield from _placed(block["c"][1], at)
            continue
        if block["t"] == "Header":
            at = _line_of(block["c"][1], line)
        yield at, block


def _line_of(attributes: list[Any], line: int) -> int:
    place = dict(attributes[2]).get("data-pos", "")
    number = place.rpartition("@")[2].partition(":")[0]
    return int(number) if number.isdigit() else line


def _inlines(nodes: list[Node]) -> list[Piece]:
    """Convert inlines to pieces, with references."""
    out: list[Piece] = []
    for piece in tidy(tuple(_flat(nodes))):
        out += find_references(piece) if isinstance(piece, Words) else [piece]
    return out


def _flat(nodes: list[Node], *, strong: bool = False, emph: bool = False) -> Iterator[Piece]:
    for node in nodes:
        kind, content = node["t"], node.get("c", [])
        if kind == "Str":
            yield Words(content, strong, emph)
        elif kind in {"Space", "SoftBreak", "LineBreak"}:
            yield Words(" ", strong, emph)
        elif kind in {"Emph", "Strong", "Underline", "Strikeout", "Superscript", "Subscript", "SmallCaps"}:
            yield from _flat(content, strong=strong or kind == "Strong", emph=emph or kind == "Emph")
        elif kind == "Quoted":
            left, right = "“”" if content[0]["t"] == "DoubleQuote" else "‘’"
            yield Words(left, strong, emph)
            yield from _flat(content[1], strong=strong, emph=emph)
            yield Words(right, strong, emph)
        elif kind in {"Span", "Link"}:
            yield from _flat(content[1], strong=strong, emph=emph)
        elif kind == "Image":
            yield Symbol("", content[2][0], content[2][1] or plain(tuple(_flat(content[1]))))
        elif kind in {"Code", "Math", "RawInline"}:
            yield Words(content[1], strong, emph)


def _upright(text: Text) -> Text:
    """Remove italics that cover a whole text, as in examples and notes."""
    if all(piece.emph for piece in text if isinstance(piece, Words) and piece.text.strip()):
        return tuple(Words(piece.text, piece.strong) if isinstance(piece, Words) else piece for piece in text)
    return text


# -------------------------------------------------------------------------------------------------------------- symbols


def _name_symbols(document: Document) -> None:
    """Give images the replacements that the document defines: an image, then `(plaintext: [c])`."""
    for entry in document.walk():
        for text, _ in entry.texts():
            for piece, after in pairwise(text):
                if isinstance(piece, Symbol) and isinstance(after, Words) and (found := _GIVEN.match(after.text)):
                    document.replacements.setdefault(piece.picture, found[1])
    known = {*SYMBOLS, *document.replacements.values()}

    def named(text: Text) -> Text:
        out: list[Piece] = []
        for piece in text:
            if isinstance(piece, Symbol):
                out.append(Symbol(document.replacements.get(piece.picture, ""), piece.picture, piece.title))
            elif isinstance(piece, Words):
                out += symbols_in(piece, known)
            else:
                out.append(piece)
        return tidy(tuple(out))

    for entry in document.walk():
        entry.text = named(entry.text)
        entry.notes = [named(note) for note in entry.notes]
        for example in entry.examples:
            example.text = named(example.text)
    document.front = [named(text) for text in document.front]
