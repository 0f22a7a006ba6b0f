"""Delete a person and their data, including seats in running games."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sneakdoor import Side
from sneakdoor.web.store import KeptTable
from sneakdoor.web.store.accounts import NOBODY
from sneakdoor.web.streams import encode
from sneakdoor.web.table import LiveTable, Refused
from sneakdoor.web.table_ownership import RemoteRoom

if TYPE_CHECKING:
    from sneakdoor.web.table_manager import TableManager

log = logging.getLogger("sneakdoor.web")


async def delete_person(manager: TableManager, id_: str) -> None:
    """Delete games against bots; concede games against people and keep them without the name."""
    seats = await manager.accounts.tables_of(id_)
    shared = [one for one in seats if _other(one, id_) not in {None, NOBODY}]
    for one in seats:
        if one not in shared:
            await _remove(manager, one)
    await manager.accounts.delete(id_)
    await manager.sessions_ended(id_)
    for one in shared:
        try:
            await _forget(manager, one)
        except Exception:  # already in the database; the owning process sees it on its next read
            log.exception("a table could not be told that a player is gone", extra={"table": one.id})


def _other(kept: KeptTable, id_: str) -> str | None:
    return kept.runner if kept.corp == id_ else kept.corp


async def _remove(manager: TableManager, kept: KeptTable) -> None:
    owner = kept.owner
    await manager.store.remove(kept.id)
    if owner not in {None, manager.process} and await manager.peers.alive(str(owner)):
        manager.peers.post(str(owner), {"do": "drop", "table": kept.id})
    else:
        await manager.dropped(kept.id)


async def _forget(manager: TableManager, kept: KeptTable) -> None:
    """Tell the process that owns the table; load an unowned table only if its game is not over."""
    if kept.id in manager.tables:
        await vacate(manager, kept.id)
    elif kept.owner not in {None, manager.process} and await manager.peers.alive(str(kept.owner)):
        manager.peers.post(str(kept.owner), {"do": "vacate", "table": kept.id})
    elif kept.status == "playing":
        room = await manager.room(kept.id)
        if isinstance(room, RemoteRoom):
            manager.peers.post(room.process, {"do": "vacate", "table": kept.id})
        else:
            await vacate(manager, kept.id)


async def vacate(manager: TableManager, id_: str) -> None:
    """Concede a live game for a deleted person and drop their name from memory."""
    table, kept = await manager.table(id_), await manager.store.table(id_)
    if table is None or kept is None:
        return
    async with table.lock:
        for side in Side:
            if kept.of(side) == NOBODY:
                await _concede(table, side)
        for name in ("host", "corp", "runner", "corp_name", "runner_name", "corp_deck", "runner_deck"):
            setattr(table.kept, name, getattr(kept, name))
        for link in table.links:
            link.send([encode(table.hello(link))])


async def _concede(table: LiveTable, side: Side) -> None:
    if table.live_game is None or table.result is not None or table.gone:
        return
    try:
        await asyncio.shield(table.act(partial(table.live_game.concede, side)))
    except Refused as wrong:
        log.warning("a game could not be conceded", extra={"table": table.id, "words": str(wrong)})


__all__ = ["delete_person", "vacate"]
