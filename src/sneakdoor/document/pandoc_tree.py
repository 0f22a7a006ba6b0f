"""Convert a document to a Pandoc tree, from which Pandoc writes each format.

Headings, lists and links are Pandoc's own; anything else (an anchor, an image, a function of the Typst template) is raw
markup for a single format.
"""

import html
import json
from typing import Any, Final

from sneakdoor.document.model import Clause, Document, Example, Reference, Symbol, Text, Words, parts, plain, said
from sneakdoor.document.numbered_text import heading_like
from sneakdoor.document.symbols import meaning, svg

VERSION: Final = [1, 23, 1]
FORMS: Final = ("html", "md", "txt", "pdf")

Node = dict[str, Any]


def anchor(number: str) -> str:
    return f"r{number}"


def hung(entry: Clause) -> str:
    """Return the margin label of an entry in print: the number, or its last part below a parent with the rest.

    >>> [hung(Clause("step", number, (), 1)) for number in ("12.2.1.2", "12.2.1.2b.ii", "11.2.1a.3", "11.2.1b.2a")]
    ['12.2.1.2', 'ii.', '3.', 'a.']
    >>> hung(Clause("letter", "6.9.3b", (), 1)), hung(Clause("rule", "6.9.3", (), 1))
    ('b.', '6.9.3')
    """
    above_is_lettered = any(part.isalpha() for part in parts(entry.number)[:-1])
    whole = entry.kind in {"chapter", "section", "rule"} or (entry.kind == "step" and not above_is_lettered)
    return entry.number if whole else f"{parts(entry.number)[-1]}."


class Tree:
    """The conversion of a document to one format."""

    def __init__(self, document: Document, form: str) -> None:
        self.document = document
        self.form = form
        self.known = document.numbers()
        self.labels = {label: entry.number for label, entry in document.labels().items()}

    def json(self) -> str:
        meta: Node = {"title": _string(self.document.title or "Rules")}
        if self.document.version:
            meta["version"] = _string(self.document.version)
        return json.dumps({"pandoc-api-version": VERSION, "meta": meta, "blocks": self.blocks()})

    def blocks(self) -> list[Node]:
        out = self._front()
        for chapter in self.document.chapters:
            out += self.entry(chapter)
        return out

    def _front(self) -> list[Node]:
        """Convert the text before the first chapter: paragraphs and list items."""
        out: list[Node] = []
        points: list[list[Node]] = []
        for text in self.document.front:
            if plain(text).startswith("• "):
                first = text[0]
                assert isinstance(first, Words)
                points.append([_para(self.inlines((Words(first.text[2:], first.strong, first.emph), *text[1:])))])
                continue
            if points:
                out.append({"t": "BulletList", "c": points})
                points = []
            words = self.inlines(text)
            out.append(_para([{"t": "Strong", "c": words}] if heading_like(plain(text)) else words))
        return [*out, {"t": "BulletList", "c": points}] if points else out

    # -- entries

    def entry(self, entry: Clause) -> list[Node]:
        if self.form == "html":
            return self._html(entry)
        if self.form == "pdf":
            return self._typst(entry)
        return self._listed(entry)

    def _html(self, entry: Clause) -> list[Node]:
        number = entry.number
        shown = [_span("number", [_str(number)]), _space(), *self.inlines(entry.text)]
        inside = [*self._extras(entry), *(block for child in entry.children for block in self._html(child))]
        if entry.kind in {"chapter", "section"}:
            return [_header(1 if entry.kind == "chapter" else 2, anchor(number), shown), *inside]
        if entry.kind == "rule" and entry.heading and entry.children:
            return [_header(3, anchor(number), shown), *inside]
        link = {"t": "Link", "c": [["", ["number"], []], [_str(number)], [f"#{anchor(number)}", ""]]}
        first = _para([link, _space(), *self.inlines(entry.text)])
        return [_div(anchor(number), entry.kind, [first, *inside])]

    def _extras(self, entry: Clause) -> list[Node]:
        notes = [_div("", "note", [_para(self.inlines(note))]) for note in entry.notes]
        return [*notes, *(_div("", "example", [self._example(example)]) for example in entry.examples)]

    def _example(self, example: Example) -> Node:
        said = _styled(Words(f"{example.name}:", strong=self.form in {"md", "pdf"}))
        name = [_span("name", said)] if self.form == "html" else said
        return _para([*name, _space(), *self.inlines(example.text)])

    def _typst(self, entry: Clause) -> list[Node]:
        titled = entry.kind == "rule" and entry.heading and bool(entry.children)
        name = "title" if titled else entry.kind
        call = f'#{name}("{hung(entry)}", "{anchor(entry.number)}")['
        after = [*self._around("note", entry.notes), *self._around("example", entry.examples)]
        beneath = [block for child in entry.children for block in self._typst(child)]
        if titled or entry.kind in {"chapter", "section"}:
            whole = [_raw_inline(call), *self.inlines(entry.text), _raw_inline("]")]
            inner = [_raw("#beneath["), *after, *beneath, _raw("]")] if titled else [*after, *beneath]
            return [_para(whole), *inner]
        return [_raw(call), _para(self.inlines(entry.text)), *after, *beneath, _raw("]")]

    def _around(self, name: str, texts: list[Text] | list[Example]) -> list[Node]:
        out: list[Node] = []
        for text in texts:
            para = self._example(text) if isinstance(text, Example) else _para(self.inlines(text))
            out += [_raw(f"#{name}["), para, _raw("]")]
        return out

    def _listed(self, entry: Clause) -> list[Node]:
        """Convert for Markdown and plain text: titles as headings, rules and letters as lists, numbers as text."""
        if entry.kind in {"chapter", "section"} or (entry.kind == "rule" and entry.heading and entry.children):
            level = {"chapter": 1, "section": 2}.get(entry.kind, 3)
            mark = [*self._anchor(entry), _str(entry.number), _space()]
            title = _header(level, "", [*mark, *self.inlines(entry.text)])
            return [title, *self._paragraphs(entry), *self._lists(entry.children)]
        return [{"t": "BulletList", "c": [self._item(entry)]}]

    def _item(self, entry: Clause) -> list[Node]:
        written = entry.number[len(_stem(entry)) :] + "." if entry.kind == "letter" else f"{entry.number}."
        number = _str(written) if self.form == "txt" else {"t": "Strong", "c": [_str(written)]}
        first = _para([*self._anchor(entry), number, _space(), *self.inlines(entry.text)])
        return [first, *self._paragraphs(entry), *self._lists(entry.children)]

    def _lists(self, entries: list[Clause]) -> list[Node]:
        out: list[Node] = []
        for entry in entries:
            for block in self._listed(entry):
                if block["t"] == "BulletList" and out and out[-1]["t"] == "BulletList":
                    out[-1]["c"] += block["c"]
                else:
                    out.append(block)
        return out

    def _paragraphs(self, entry: Clause) -> list[Node]:
        notes = [_para(self.inlines(note)) for note in entry.notes]
        return [*notes, *(self._example(example) for example in entry.examples)]

    def _anchor(self, entry: Clause) -> list[Node]:
        if self.form != "md":
            return []
        return [{"t": "RawInline", "c": ["html", f'<span id="{anchor(entry.number)}"></span>']}]

    # -- words

    def inlines(self, text: Text) -> list[Node]:
        out: list[Node] = []
        for piece in text:
            if isinstance(piece, Words):
                out += _styled(piece)
            elif isinstance(piece, Symbol):
                out.append(self._symbol(piece))
            else:
                out += self._reference(piece)
        return out

    def _symbol(self, symbol: Symbol) -> Node:
        name = symbol.name or symbol.title
        picture = svg(symbol.name)
        if picture is None or self.form in {"md", "txt"}:
            return _str(f"[{name}]")
        if self.form == "pdf":
            return {"t": "RawInline", "c": ["typst", f'#sign("{symbol.name}")']}
        words = html.escape(meaning(symbol.name), quote=True)
        spoken = f'<span class="symbol" role="img" aria-label="{words}" title="[{html.escape(name)}]">{picture}</span>'
        return {"t": "RawInline", "c": ["html", spoken]}

    def _reference(self, reference: Reference) -> list[Node]:
        number = said(reference, self.labels)
        space = "\u00a0" if self.form in {"html", "pdf"} else " "  # keep the number on the same line as its word
        words = _styled(Words(f"{reference.word}{number}".replace(" ", space)))
        if number not in self.known or self.form == "txt":
            return words
        return [
            {
                "t": "Link",
                "c": [["", ["reference"] if self.form == "html" else [], []], words, [f"#{anchor(number)}", ""]],
            }
        ]


def _stem(entry: Clause) -> str:
    return entry.number.rstrip("abcdefghijklmnopqrstuvwxyz")


def _styled(words: Words) -> list[Node]:
    out: list[Node] = []
    for number, part in enumerate(words.text.split(" ")):
        if number:
            out.append(_space())
        if part:
            out.append(_str(part))
    if words.emph:
        out = [{"t": "Emph", "c": out}]
    return [{"t": "Strong", "c": out}] if words.strong else out


def _str(words: str) -> Node:
    return {"t": "Str", "c": words}


def _space() -> Node:
    return {"t": "Space"}


def _string(words: str) -> Node:
    return {"t": "MetaString", "c": words}


def _para(inlines: list[Node]) -> Node:
    return {"t": "Para", "c": inlines}


def _header(level: int, name: str, inlines: list[Node]) -> Node:
    return {"t": "Header", "c": [level, [name, [], []], inlines]}


def _div(name: str, kind: str, blocks: list[Node]) -> Node:
    return {"t": "Div", "c": [[name, [kind], []], blocks]}


def _span(kind: str, inlines: list[Node]) -> Node:
    return {"t": "Span", "c": [["", [kind], []], inlines]}


def _raw_inline(words: str) -> Node:
    return {"t": "RawInline", "c": ["typst", words]}


def _raw(words: str) -> Node:
    return {"t": "RawBlock", "c": ["typst", words]}
