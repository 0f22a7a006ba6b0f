"""The application: routes, guards and what lives as long as it does."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from sneakdoor import __version__
from sneakdoor.catalogue import cards
from sneakdoor.folders import data_folder
from sneakdoor.web.guarding import Allowance, BadRequest, Headers, Rates, house_of, signed_in
from sneakdoor.web.house import PATIENCE, House
from sneakdoor.web.neighbours import BEAT
from sneakdoor.web.replaying import Shelf
from sneakdoor.web.routes import deckroom, library, lobby, me, notes, pages, reference, replays, sockets, state
from sneakdoor.web.store import Database
from sneakdoor.web.thinking import Thinkers

LARGEST_BODY: Final = 4 << 20
STATIC: Final = Path(__file__).parent / "static"
log = logging.getLogger("sneakdoor.web")


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is run."""

    database: str
    secure: bool = False  # people come by https
    static: Path = STATIC
    reference: Path | None = None
    processes: int | None = None  # for what takes long; none: a thread
    patience: float = PATIENCE
    limits: Allowance = field(default_factory=Allowance)


def make_app(options: Options) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lives(app: Litestar) -> AsyncIterator[None]:
        database = Database(options.database)
        await database.upgrade()
        house = House(database, Thinkers(options.processes), patience=options.patience)
        app.state.house = house
        await house.neighbours.start()
        beating = asyncio.create_task(_beat(house))
        warming = asyncio.create_task(_warm(house))
        tidying = asyncio.create_task(_tidy(house))
        try:
            yield
        finally:
            for task in (warming, beating, tidying):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await house.close()
            await database.close()

    kept = State({
        "rates": Rates(options.limits),
        "secure": options.secure,
        "cookie_prefix": "__Host-" if options.secure else "",
        "static": options.static,
        "building": reference.Building(options.reference or data_folder() / "reference"),
        "shelf": Shelf(),
        "started": time.time(),
    })  # fmt: skip
    rooms = (me, lobby, deckroom, replays, notes, library, state, sockets, reference, pages)
    return Litestar(
        route_handlers=[route for room in rooms for route in room.ROUTES],
        dependencies={"me": Provide(signed_in)},
        exception_handlers={BadRequest: _told, HTTPException: _told, Exception: _failed},
        lifespan=[lives],
        middleware=[Headers],
        state=kept,
        openapi_config=OpenAPIConfig(title="Sneakdoor", version=__version__, path="/schema", render_plugins=[]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


async def _warm(house: House) -> None:
    """Load the cards before somebody waits for them; what is there for good need not be looked through for rubbish."""
    try:
        await asyncio.get_running_loop().run_in_executor(house.engine, cards)
        gc.collect()
        gc.freeze()
        await house.thinkers.warm()
    except Exception:
        log.exception("the processes that think did not start")


async def _beat(house: House) -> None:
    """Give signs of life, and see who else gives none."""
    while True:
        try:
            await house.neighbours.beat()
        except Exception:
            log.exception("the database does not answer")
        await asyncio.sleep(BEAT)


async def _tidy(house: House) -> None:
    """Put away what nobody looks at, now and then."""
    while True:
        await asyncio.sleep(min(10.0, max(0.2, house.patience / 2)))
        try:
            await house.put_away_idle()
        except Exception:
            log.exception("tidying has failed")


def _told(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[dict[str, Any]]:
    """What is wrong, in words."""
    problems = list(wrong.problems) if isinstance(wrong, BadRequest) else _where(wrong)
    return Response({"error": wrong.detail or "not possible", "problems": problems}, status_code=wrong.status_code)


def _where(wrong: HTTPException) -> list[str]:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    return [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("a request has failed", exc_info=error, extra={"path": request.url.path})
    house_of(request).metrics.count("failures")
    return Response({"error": "the server failed at this", "problems": []}, status_code=500)


__all__ = ["Options", "make_app"]
