"""A side of the table: the base of layout, inspection and verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sneakdoor.model.enums import Side

if TYPE_CHECKING:
    from sneakdoor.testing.table import Table


class TableSide:
    """One side of a table."""

    def __init__(self, table: Table, side: Side) -> None:
        self.table = table
        self.side = side
