"""What a table says when it cannot do what was asked."""

from __future__ import annotations


class TableError(AssertionError):
    """The table cannot do what was asked; the message shows the open question."""
