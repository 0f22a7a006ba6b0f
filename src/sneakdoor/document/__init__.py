"""Rules documents: read several formats, check, number, compare, list, and convert.

>>> from sneakdoor.document import check, read_bytes
>>> text = b"1. Turns\\n\\n1.1. General\\n\\n1.1.1. A turn has steps. See rule 1.1.9.\\n"
>>> [(fault.rule, fault.kind, fault.line) for fault in check(read_bytes(text, "small.txt"))]
[('1.1.1', 'unresolved', 5)]

This package does not use the engine. The extra `sneakdoor[document]` installs Pandoc and Typst; formats with written
numbers can be read, checked and compared without them.
"""

from sneakdoor.document.check import KINDS, Fault, check
from sneakdoor.document.diff import RuleChange, diff
from sneakdoor.document.errors import BadDocument, ToolMissing
from sneakdoor.document.imported import OfficialRule, beside, gather, kept, store
from sneakdoor.document.index_export import listing, with_lines
from sneakdoor.document.model import Clause, Document, Example, Reference, Symbol, Words, as_json, plain
from sneakdoor.document.reader import read, read_bytes
from sneakdoor.document.reference_check import BLIND
from sneakdoor.document.render import FORMS, pages, render
from sneakdoor.document.renumber import numbered

__all__ = [
    "read", "read_bytes", "BadDocument", "ToolMissing",
    "Document", "Clause", "Example", "Reference", "Symbol", "Words", "plain", "as_json",
    "check", "Fault", "KINDS", "BLIND",
    "numbered", "diff", "RuleChange", "listing", "with_lines",
    "render", "pages", "FORMS",
    "gather", "store", "kept", "beside", "OfficialRule",
]  # fmt: skip
