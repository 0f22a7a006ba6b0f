"""Our text of a card next to the printed one, in two columns."""

import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sneakdoor.catalogue import Entry, Official

HEADS = ("our text", "printed text")
BETWEEN = " | "
NARROWEST = 24  # width of a column; below this the texts are stacked


def both(entry: "Entry", texts: "dict[str, Official]") -> dict[str, Any]:
    """Return both texts of a card; None if there is no such text."""
    printed = texts.get(entry.title)
    return {
        "title": entry.title,
        "state": entry.state,
        "ours": entry.text if entry.declared is not None else None,
        "printed": printed.text if printed is not None else None,
    }


def beside(entry: "Entry", texts: "dict[str, Official]", width: int) -> list[str]:
    """Format title and texts in two columns, or one below the other if the width is too small."""
    wordings = both(entry, texts)
    ours = "(not implemented yet)" if wordings["ours"] is None else wordings["ours"] or "(no text)"
    printed = "(not in the card file)" if wordings["printed"] is None else wordings["printed"] or "(no text)"
    column = (width - len(BETWEEN)) // 2
    if column < NARROWEST:
        return [*wrapped(entry.title, width), *stacked(HEADS[0], ours, width), *stacked(HEADS[1], printed, width)]
    left, right = (
        [head, "-" * len(head), *wrapped(text, column)] for head, text in zip(HEADS, (ours, printed), strict=True)
    )
    rows = (f"{mine:<{column}}{BETWEEN}{theirs}".rstrip() for mine, theirs in zip_longest(left, right, fillvalue=""))
    return [*wrapped(entry.title, width), *rows]


def stacked(head: str, text: str, width: int) -> list[str]:
    return [f"-- {head}", *wrapped(text, width)]


def wrapped(text: str, width: int) -> list[str]:
    """Wrap the lines of a text; continuation lines are indented."""
    return [
        piece
        for line in text.split("\n")
        for piece in textwrap.wrap(line, width, subsequent_indent="  ", break_on_hyphens=False) or [""]
    ]
