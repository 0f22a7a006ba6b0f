"""The book of all cards, collected when this module is imported.

`registry.gather` watches imports, so only one thread may load the cards. Python imports a module once, in one thread,
and lets the others wait, so the engine needs no lock of its own.
"""

from __future__ import annotations

from sneakdoor.cards.registry import collect
from sneakdoor.model.declare import Book

BOOK: Book = collect()
