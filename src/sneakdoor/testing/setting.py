"""Setting up: cards where they should be, and numbers."""

from __future__ import annotations

from typing import Self

from sneakdoor.model.objects import ICE_SLOT, NO_SLOT, ROOT
from sneakdoor.model.words import CORP, DECK, DISCARD, HAND, ICE, OUTSIDE, RUNNER, SERVER_NAMES
from sneakdoor.rules.activity import enter_zone
from sneakdoor.rules.moving import settle, to_play, to_score
from sneakdoor.rules.rezzing import refill, turn_faceup
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.seat import Seat
from sneakdoor.testing.seen import Seen


class SettingUp(Seat):
    """The verbs with which a side of the table is laid out."""

    def _new(self, title: str, zone: int) -> int:
        s = self.table.state
        if title not in s.book.by_title:
            raise TableError(f"there is no card {title!r}")
        cid = len(s.code)
        s.code = (*s.code, s.book.by_title[title])
        s.owner = (*s.owner, int(self.side))
        s.ref.append(s.fresh())
        s.zone.append(zone)
        s.pile(cid, zone).append(cid)
        enter_zone(s, cid, zone)
        return cid

    def set(self, **values: int) -> Self:
        """credits, clicks, tags, bad_publicity, brain."""
        s = self.table.state
        for name, value in values.items():
            if name in ("credits", "clicks"):
                getattr(s, name)[self.side] = value
                if name == "clicks":
                    self.table._clicks = value
            else:
                setattr(s, name, value)
        return self

    def hand(self, *titles: str) -> Self:
        for title in titles:
            self._new(title, HAND)
        return self

    def deck(self, *titles: str) -> Self:
        """Cards on the deck, the last one on top."""
        for title in titles:
            self._new(title, DECK)
        return self

    def discard(self, *titles: str, faceup: bool = True) -> Self:
        for title in titles:
            cid = self._new(title, DISCARD)
            if not faceup:
                self.table.state.down = self.table.state.down | {cid}
        return self

    def outside(self, *titles: str) -> Self:
        """Cards brought along that wait outside the game."""
        for title in titles:
            self._new(title, OUTSIDE)
        return self

    def scored(self, *titles: str) -> Self:
        """Agendas in this side's score area."""
        owner = self.table.corp
        for title in titles:
            cid = owner._new(title, HAND)
            to_score(self.table.state, cid, self.side)
        return self

    def put(
        self,
        title: str,
        server: str = "",
        *,
        rezzed: bool = False,
        tokens: dict[str, int] | None = None,
        on: str = "",
        facedown: bool = False,
    ) -> Seen:
        """Set up an installed card. Servers by name; a remote server that does not exist yet is made."""
        s = self.table.state
        cid = self._new(title, HAND)
        thing = to_play(s, cid, self.side, faceup=self.side == RUNNER and not facedown)
        host = self.table.cid(on) if on else -1
        if self.side == CORP:
            slot = ICE_SLOT if s.card(cid).type == ICE else ROOT
            settle(s, thing, s.things[host].server if on else self._server(server), slot, host)
        else:
            thing.form = 1 if facedown else 0
            if not facedown:
                refill(s, thing)
            settle(s, thing, -1, NO_SLOT, host)
        if rezzed:
            turn_faceup(s, thing)
        for kind, n in (tokens or {}).items():
            thing.tokens = {**thing.tokens, kind: n}
        return Seen(self.table, cid)

    def _server(self, name: str) -> int:
        s = self.table.state
        if name in SERVER_NAMES:
            return SERVER_NAMES.index(name)
        if not name.startswith("Server "):
            raise TableError(f"there is no server {name!r}")
        server = int(name[7:]) + 2
        if server not in s.ice:
            s.ice[server] = ()
            s.root[server] = ()
            s.next_server = max(s.next_server, server + 1)
        return server
