"""How the server is: for whoever watches over it."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct
from sqlalchemy import text

from sneakdoor import __version__
from sneakdoor.web.guarding import house_of


class Health(Struct):
    status: str
    version: str
    tables: int
    games: int
    viewers: int
    seconds: float


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server and its database answer."""
    house = house_of(request)
    status = "ok"
    try:
        async with house.database.read() as db:
            await db.execute(text("SELECT 1"))
    except Exception:  # noqa: BLE001  (whatever it is, that is the answer)
        status = "the database does not answer"
    games = sum(table.sitting is not None and table.result is None for table in house.tables.values())
    viewers = sum(len(table.links) for table in house.tables.values())
    up = round(time.time() - request.app.state.started, 1)
    told = Health(status, __version__, len(house.tables), games, viewers, up)
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Figures for Prometheus."""
    house = house_of(request)
    figures = house.metrics
    figures.gauge("tables", "Tables that live in this process", len(house.tables))
    figures.gauge("viewers", "Viewers at tables", sum(len(one.links) for one in house.tables.values()))
    return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES: Final = [health, metrics]
