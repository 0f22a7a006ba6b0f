"""Convert a document to HTML, Markdown, plain text, JSON or PDF."""

import json
from importlib.resources import as_file, files
from typing import Final

from sneakdoor.document.model import SYMBOLS, Document, as_json, plain
from sneakdoor.document.pandoc_tree import Tree, anchor
from sneakdoor.document.symbols import svg
from sneakdoor.document.tools import pandoc, typst_pages

FORMS: Final = ("html", "md", "txt", "json", "pdf")
INK: Final = "#222222"


def render(document: Document, form: str) -> bytes:
    """Return the document in this format, as the content of a file."""
    if form == "json":
        return (json.dumps(as_json(document), ensure_ascii=False, indent=1) + "\n").encode()
    if form == "pdf":
        return typst_pages(_typst_files(document))[0]
    if form not in FORMS:
        raise ValueError(f"no form {form!r}; there are {', '.join(FORMS)}")
    return {"html": _html, "md": _markdown, "txt": _text}[form](document).encode()


def pages(document: Document) -> list[bytes]:
    """Return the pages of the PDF as PNG images."""
    return typst_pages(_typst_files(document), pictures=True)


def _html(document: Document) -> str:
    with as_file(files(__package__).joinpath("templates", "document.html")) as template:
        options = (f"--template={template}", "--toc", "--toc-depth=3", "--shift-heading-level-by=1", "--wrap=none")
        return pandoc(Tree(document, "html").json(), "json", "html5", options, "HTML")


def _markdown(document: Document) -> str:
    with as_file(files(__package__).joinpath("templates", "document.md")) as template:
        options = (f"--template={template}", "--shift-heading-level-by=1", "--wrap=none")
        whole = pandoc(Tree(document, "md").json(), "json", "gfm", options, "Markdown")
    return whole.replace("@@contents@@", _contents(document), 1)


def _contents(document: Document) -> str:
    lines = []
    for entry in document.walk():
        if entry.kind in {"chapter", "section"}:
            indent = "  " if entry.kind == "section" else ""
            title = "".join(_escaped(sign) for sign in plain(entry.text))
            lines.append(f"{indent}- [{entry.number} {title}](#{anchor(entry.number)})")
    return "\n".join(lines)


def _escaped(sign: str) -> str:
    return f"\\{sign}" if sign in "[]*_`<>\\" else sign


def _text(document: Document) -> str:
    with as_file(files(__package__).joinpath("templates", "document.txt")) as template:
        options = (f"--template={template}", "--toc", "--toc-depth=2", "--columns=100", "--wrap=auto")
        return pandoc(Tree(document, "txt").json(), "json", "plain", options, "plain text")


def _typst_files(document: Document) -> dict[str, bytes]:
    template = files(__package__).joinpath("templates", "document.typ").read_text(encoding="utf-8")
    body = pandoc(Tree(document, "pdf").json(), "json", "typst", ("--wrap=none",), "PDF")
    given = {"title": document.title or "Rules", "version": document.version}
    head = "\n".join(f"#let document-{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in given.items())
    whole = f"{head}\n{template}\n{body}"
    pictures = {f"{name}.svg": (svg(name, INK) or "").encode() for name in SYMBOLS}
    return {"main.typ": whole.encode(), **pictures}
