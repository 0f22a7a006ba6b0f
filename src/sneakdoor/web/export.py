"""Export everything stored about a person as one streamed JSON file."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from msgspec import json

from sneakdoor.web.store import KeptTable
from sneakdoor.web.table_manager import TableManager, record_of

FORMAT: Final = "sneakdoor-export"
VERSION: Final = 1


async def exported(manager: TableManager, id_: str) -> AsyncIterator[bytes]:
    """Yield the file in chunks. Unfinished games have no record, which would reveal the opponent's cards."""
    data = {"format": FORMAT, "version": VERSION, "exported": time.time(), **await manager.accounts.belongings(id_)}
    yield json.encode(data)[:-1] + b',"games":['
    between = b""
    for kept in await manager.accounts.tables_of(id_):
        yield between + json.encode(await _game(manager, kept, id_))
        between = b","
    yield b"]}"


async def _game(manager: TableManager, kept: KeptTable, id_: str) -> dict[str, Any]:
    mine = "corp" if kept.corp == id_ else "runner" if kept.runner == id_ else None
    deck = getattr(kept, f"{mine}_deck") if mine is not None else None
    data: dict[str, Any] = {
        "id": kept.id, "status": kept.status, "created": kept.created, "changed": kept.changed, "side": mine,
        "corp": kept.corp_name or kept.corp_bot, "runner": kept.runner_name or kept.runner_bot,
        "settings": json.decode(kept.settings), "result": json.decode(kept.result) if kept.result else None,
        "deck": json.decode(deck) if deck else None, "record": None,
    }  # fmt: skip
    if kept.status == "over":
        events = await manager.store.events(kept.id)
        record, _ = await asyncio.to_thread(record_of, kept, events)
        data["record"] = json.decode(record.to_json())
    return data


__all__ = ["FORMAT", "VERSION", "exported"]
