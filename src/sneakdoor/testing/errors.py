"""The error of a table that cannot do what was asked."""

from __future__ import annotations


class TableError(AssertionError):
    """The table cannot do what was asked; the message shows the open question."""
