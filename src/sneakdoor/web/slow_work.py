"""Run a request's slow work in a worker, queued by person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request

from sneakdoor.decks import DeckError
from sneakdoor.web.access_control import BadRequest, address_of, manager_of, session_of
from sneakdoor.web.decks import BadDeck
from sneakdoor.web.fair_queue import TooManyWaiting
from sneakdoor.web.worker_pools import TookTooLong

T = TypeVar("T")


async def asker(request: Request[Any, Any, Any]) -> str:
    """Return the queue key of a request: the signed-in person, else the address."""
    session = await session_of(request)
    return session.person.id if session is not None else f"address {address_of(request)}"


async def slow_work(request: Request[Any, Any, Any], function: Callable[..., T], *arguments: Any) -> T:
    """Call a function in a worker; turn its errors into refusals."""
    try:
        return await manager_of(request).bot_workers.serve(await asker(request), function, *arguments)
    except BadDeck as bad:
        raise BadRequest(422, str(bad), bad.problems) from None
    except DeckError as bad:
        raise BadRequest(422, "not possible with this deck", [str(one) for one in bad.problems]) from None
    except TookTooLong as slow:
        raise BadRequest(503, str(slow)) from None


async def checked_upload(request: Request[Any, Any, Any], person: str, function: Callable[..., T], *parts: Any) -> T:
    """Validate an upload, queued behind live games."""
    try:
        return await manager_of(request).bot_workers.upload(person, function, *parts)
    except TooManyWaiting:
        raise BadRequest(429, "some of your records are still being looked through: wait for them") from None
    except TookTooLong as slow:
        raise BadRequest(503, str(slow)) from None


__all__ = ["asker", "checked_upload", "slow_work"]
