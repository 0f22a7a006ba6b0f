"""Health and metrics, for monitoring."""

from __future__ import annotations

import time
from shutil import disk_usage
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct
from sqlalchemy import text

from sneakdoor import __version__
from sneakdoor.web.access_control import manager_of
from sneakdoor.web.store import Database

LEAST_FREE: Final = 64 << 20
"""Bytes on the disk of an SQLite file below which the server calls for help."""


class Health(Struct):
    status: str
    version: str
    tables: int
    games: int
    viewers: int
    seconds: float


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server can keep what is played: its database answers, and there is space for more."""
    manager = manager_of(request)
    status = await _status(manager.database)
    games = sum(table.live_game is not None and table.result is None for table in manager.tables.values())
    viewers = sum(len(table.links) for table in manager.tables.values())
    up = round(time.monotonic() - request.app.state.started, 1)
    health = Health(status, __version__, len(manager.tables), games, viewers, up)
    return Response(health, status_code=200 if status == "ok" else 503)


async def _status(database: Database) -> str:
    try:
        async with database.read() as db:
            await db.execute(text("SELECT 1"))
    except Exception:  # noqa: BLE001  (whatever it is, that is the answer)
        return "the database does not answer"
    if database.full:
        return "the disk of the database is full"
    if database.file is not None and (free := disk_usage(database.file.parent).free) < LEAST_FREE:
        return f"the disk of the database is nearly full: {free >> 20} MiB are left"
    return "ok"


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Figures for Prometheus."""
    manager = manager_of(request)
    figures = manager.metrics
    figures.gauge("tables", "Tables that live in this process", len(manager.tables))
    figures.gauge("viewers", "Viewers at tables", sum(len(one.links) for one in manager.tables.values()))
    return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES: Final = [health, metrics]
