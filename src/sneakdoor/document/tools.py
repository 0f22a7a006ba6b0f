"""Run Pandoc and Typst, which the extra `document` installs."""

import json
import logging
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from sneakdoor.document.errors import BadDocument, ToolMissing

_AT_LINE: Final = re.compile(r"line (\d+)")


def pandoc(text: str, source: str, target: str, options: tuple[str, ...] = (), purpose: str = "this") -> str:
    """Convert a text with Pandoc."""
    try:
        import pypandoc  # type: ignore[import-untyped]  # noqa: PLC0415  (an extra; only those who use it need it)
    except ImportError as error:
        raise ToolMissing("pypandoc", purpose) from error
    logging.getLogger("pypandoc").setLevel(logging.ERROR)
    try:
        made = pypandoc.convert_text(text, target, format=source, extra_args=list(options))
    except OSError as error:
        raise ToolMissing("Pandoc itself", purpose) from error
    return str(made)


def pandoc_tree(text: str, name: str) -> dict[str, Any]:
    """Parse a source text into a Pandoc tree with line numbers."""
    try:
        made = pandoc(text, "commonmark_x+sourcepos", "json", purpose="the Pandoc source format")
    except RuntimeError as error:
        if isinstance(error, ToolMissing):
            raise
        found = _AT_LINE.search(str(error))
        words = " ".join(str(error).split())
        raise BadDocument(name, [(int(found[1]) if found else 1, f"Pandoc cannot read it: {words}")]) from error
    tree: dict[str, Any] = json.loads(made)
    return tree


def typst_pages(files: dict[str, bytes], *, pictures: bool = False) -> list[bytes]:
    """Compile `main.typ` among these files to PDF; with `pictures`, to a PNG per page."""
    try:
        import typst  # noqa: PLC0415  (an extra)
    except ImportError as error:
        raise ToolMissing("typst", "PDF") from error
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            Path(folder, name).write_bytes(content)
        main = str(Path(folder, "main.typ"))
        made: Any = typst.compile(main, format="png", ppi=80.0) if pictures else typst.compile(main, format="pdf")
    return list(made) if isinstance(made, list) else [made]
