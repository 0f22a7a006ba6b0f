"""The ASGI application: routes, middleware and lifespan."""

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
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from sneakdoor import __version__
from sneakdoor.catalogue import cards
from sneakdoor.user_data import data_folder
from sneakdoor.web.access_control import Allowance, BadRequest, Rates, manager_of, signed_in
from sneakdoor.web.bot_workers import BotWorkers
from sneakdoor.web.connection_limits import ConnectionLimits
from sneakdoor.web.mail import MailServer
from sneakdoor.web.middleware import HostNames, RequestCounter, SecurityHeaders
from sneakdoor.web.proxies import ForwardedFor, Proxies
from sneakdoor.web.routes import (
    accounts,
    decks,
    lessons,
    library,
    lobby,
    me,
    notes,
    pages,
    reference,
    replays,
    sockets,
    state,
)
from sneakdoor.web.store import Database
from sneakdoor.web.table_manager import PATIENCE, Expiry, TableManager
from sneakdoor.web.table_ownership import BEAT
from sneakdoor.web.untrusted import AddressCheck, CheckedRequest

LARGEST_BODY: Final = 4 << 20
EXPIRY_SECONDS: Final = 600.0
STATIC: Final = Path(__file__).parent / "static"
log = logging.getLogger("sneakdoor.web")


@dataclass(frozen=True, slots=True)
class Options:
    """Settings of a server."""

    database: str
    secure: bool = False  # the server is reached over HTTPS
    proxies: Proxies | None = None  # trusted reverse proxies; None: none
    static: Path = STATIC
    reference: Path | None = None
    build_reference: bool = False  # build at start-up instead of on first use
    host_names: tuple[str, ...] = ()  # accepted Host names; empty: any
    mail: MailServer | None = None  # None: passwords can only be reset by recovery codes
    processes: int | None = None  # worker processes; 0: a thread
    cluster: str | None = None  # address of a Ray cluster for bots and analyses
    patience: float = PATIENCE
    expiry: Expiry = field(default_factory=Expiry)
    limits: Allowance = field(default_factory=Allowance)
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)


def make_app(options: Options) -> Litestar:
    """Build the ASGI application."""

    @asynccontextmanager
    async def lives(app: Litestar) -> AsyncIterator[None]:
        database = Database(options.database)
        await database.upgrade()
        bot_workers = BotWorkers(options.processes, options.cluster)
        patience, expiry = options.patience, options.expiry
        manager = TableManager(database, bot_workers, patience=patience, expiry=expiry, mail=options.mail)
        app.state.manager = manager
        await manager.peers.start()
        bot_workers.start()
        beating = asyncio.create_task(_beat(manager))
        warming = asyncio.create_task(_warm(manager))
        tidying = asyncio.create_task(_tidy(manager))
        expiring = asyncio.create_task(_expire(manager))
        if options.build_reference and not building.current:
            building.begin(manager)
        try:
            yield
        finally:
            for task in (warming, beating, tidying, expiring):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await manager.close()
            await database.close()

    building = reference.ReferenceBuild(options.reference or data_folder() / "reference", own=options.reference is None)
    kept = State({
        "rates": Rates(options.limits),
        "secure": options.secure,
        "cookie_prefix": "__Host-" if options.secure else "",
        "static": options.static,
        "building": building,
        "started": time.monotonic(),
    })  # fmt: skip
    rooms = (me, accounts, lobby, lessons, decks, replays, notes, library, state, sockets, reference, pages)
    app = Litestar(
        route_handlers=[route for room in rooms for route in room.ROUTES],
        dependencies={"me": Provide(signed_in)},
        exception_handlers={BadRequest: _error_response, HTTPException: _error_response, Exception: _failed},
        lifespan=[lives],
        middleware=[*_forwarded(options), AddressCheck],
        request_class=CheckedRequest,
        state=kept,
        openapi_config=OpenAPIConfig(title="Sneakdoor", version=__version__, path="/schema", render_plugins=[]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    wrap(app, options)
    return app


def wrap(app: Litestar, options: Options) -> None:
    """Wrap the whole application in middleware; Litestar's own only runs for requests that match a route."""
    if options.host_names:
        app.asgi_handler = HostNames(app.asgi_handler, options.host_names)
    app.asgi_handler = SecurityHeaders(app.asgi_handler, strict_transport=options.secure)
    app.asgi_handler = RequestCounter(app.asgi_handler, lambda: app.state.manager.metrics)


def _forwarded(options: Options) -> list[DefineMiddleware]:
    return [DefineMiddleware(ForwardedFor, proxies=options.proxies)] if options.proxies is not None else []


async def _warm(manager: TableManager) -> None:
    """Load the cards before anybody waits for them, and freeze them so that the garbage collector skips them."""
    try:
        await asyncio.get_running_loop().run_in_executor(manager.engine, cards)
        gc.collect()
        gc.freeze()
        await manager.bot_workers.warm()
    except Exception:
        log.exception("the processes that think did not start")


async def _beat(manager: TableManager) -> None:
    """Send heartbeats and take over from processes that stopped sending theirs."""
    while True:
        try:
            await manager.peers.beat()
        except Exception:
            log.exception("the database does not answer")
        await asyncio.sleep(BEAT)


async def _tidy(manager: TableManager) -> None:
    """Unload idle tables periodically."""
    while True:
        await asyncio.sleep(min(10.0, max(0.2, manager.patience / 2)))
        try:
            await manager.put_away_idle()
        except Exception:
            log.exception("tidying has failed")


async def _expire(manager: TableManager) -> None:
    """Close abandoned tables periodically."""
    while True:
        try:
            await manager.expire_abandoned()
        except Exception:
            log.exception("abandoned tables could not be looked for")
        await asyncio.sleep(EXPIRY_SECONDS)


def _error_response(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[dict[str, Any]]:
    """Render an HTTP error as JSON."""
    problems = list(wrong.problems) if isinstance(wrong, BadRequest) else _where(wrong)
    return Response({"error": wrong.detail or "not possible", "problems": problems}, status_code=wrong.status_code)


def _where(wrong: HTTPException) -> list[str]:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    return [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.error("a request has failed", exc_info=error, extra={"path": request.url.path})
    manager_of(request).metrics.count("failures")
    return Response({"error": "the server failed at this", "problems": []}, status_code=500)


__all__ = ["Options", "make_app"]
