"""Rules documents: read in any of their forms, checked, numbered, compared, listed, and written in other forms.

>>> from sneakdoor.document import check, read_bytes
>>> text = b"1. Turns\\n\\n1.1. General\\n\\n1.1.1. A turn has steps. See rule 1.1.9.\\n"
>>> [(fault.rule, fault.kind, fault.line) for fault in check(read_bytes(text, "small.txt"))]
[('1.1.1', 'unresolved', 5)]

It knows nothing of the engine. Pandoc and Typst come with the extra `sneakdoor[document]`; the forms that have their
numbers written in are read, checked and compared without them.
"""

from sneakdoor.document.check import KINDS, Fault, check
from sneakdoor.document.diff import RuleChange, diff
from sneakdoor.document.errors import BadDocument, ToolMissing
from sneakdoor.document.kept import OfficialRule, beside, gather, kept, store
from sneakdoor.document.listing import listing, with_lines
from sneakdoor.document.model import Clause, Document, Example, Reference, Symbol, Words, as_json, plain
from sneakdoor.document.numbering import numbered
from sneakdoor.document.reading import read, read_bytes
from sneakdoor.document.render import FORMS, pages, render
from sneakdoor.document.treating import BLIND

__all__ = [
    "read", "read_bytes", "BadDocument", "ToolMissing",
    "Document", "Clause", "Example", "Reference", "Symbol", "Words", "plain", "as_json",
    "check", "Fault", "KINDS", "BLIND",
    "numbered", "diff", "RuleChange", "listing", "with_lines",
    "render", "pages", "FORMS",
    "gather", "store", "kept", "beside", "OfficialRule",
]  # fmt: skip
