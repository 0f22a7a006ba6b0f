"""Where a card is installed, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sneakdoor.model.enums import NEW_REMOTE, NOWHERE, Side, server_name
from sneakdoor.model.state import State
from sneakdoor.rules.installing import Install
from sneakdoor.testing.card_lookup import Card, called, same_title
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.seen import Seen

if TYPE_CHECKING:
    from sneakdoor.testing.table import Table

NEW: Final = "new"


def server_option(s: State, server: str) -> str:
    """A server as options call it; the name that the next remote server will have means that one."""
    return server_name(NEW_REMOTE) if server in (NEW, server_name(s.next_server)) else server


def expect_place(table: Table, side: Side, server: str, on: Card) -> None:
    """Nobody was asked where the card goes: see that the only place there was is the one that was named."""
    s = table.state
    named = server or called(on)
    since = s.journal.since(table.before)
    going = s.find(Install)
    arrived = [one for one in since if one.kind == "installed" and one.side == side]
    if going is not None and going.destined and going.side == side:
        cid, place, host = going.cid, going.server, going.host
    elif arrived:
        cid, place = arrived[-1].cid, arrived[-1].server
        host = s.things[cid].host if cid in s.things else -1
    else:
        raise TableError(f"nothing was installed, so nothing can go to {named}.\n{table.show()}")
    if on:
        fits = host >= 0 and (host == on.cid if isinstance(on, Seen) else same_title(s.card(host).title, on))
    elif server == NEW:
        fits = place == NEW_REMOTE or any(one.kind == "server created" and one.server == place for one in since)
    else:
        fits = host < 0 and place != NOWHERE and server_name(s.next_server if place == NEW_REMOTE else place) == server
    if not fits:
        at = f"on {s.card(host).title}" if host >= 0 else "the rig" if place == NOWHERE else server_name(place)
        raise TableError(f"{s.card(cid).title} cannot go to {named}: the only place was {at}.\n{table.show()}")
