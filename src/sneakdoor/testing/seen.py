"""A card as a test looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sneakdoor.model.enums import server_name
from sneakdoor.model.objects import Thing
from sneakdoor.rules.quantities import strength
from sneakdoor.testing.errors import TableError

if TYPE_CHECKING:
    from sneakdoor.testing.table import Table


class Seen:
    """A card at the table, for assertions."""

    def __init__(self, table: Table, cid: int) -> None:
        self._table = table
        self.cid = cid

    @property
    def title(self) -> str:
        return self._table.state.card(self.cid).title

    @property
    def handle(self) -> int:
        """The number by which both players call it while it is in play; 0 elsewhere."""
        thing = self._table.state.things.get(self.cid)
        return thing.handle if thing is not None else 0

    @property
    def thing(self) -> Thing:
        thing = self._table.seen.things.get(self.cid)
        if thing is None:
            raise TableError(f"{self.title} is not in play but in {self.zone}")
        return thing

    @property
    def zone(self) -> str:
        return self._table.seen.place(self.cid)

    @property
    def installed(self) -> bool:
        thing = self._table.seen.things.get(self.cid)
        return thing is not None and thing.installed

    @property
    def rezzed(self) -> bool:
        return self.installed and self.thing.faceup

    @property
    def strength(self) -> int:
        return strength(self._table.seen, self.cid)

    @property
    def server(self) -> str:
        if self.thing.server < 0:
            raise TableError(f"{self.title} is in no server")
        return server_name(self.thing.server)

    def tokens(self, kind: str) -> int:
        return self._table.seen.tokens(self.cid, kind)
