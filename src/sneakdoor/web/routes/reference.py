"""The reference: timing, every rule and every card as pages. It is built when somebody first asks for it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from sneakdoor.reference.site import build
from sneakdoor.web.guarding import BadRequest, house_of, limited
from sneakdoor.web.house import House
from sneakdoor.web.routes.pages import served

FIRST: Final = "index.html"
COMING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>The reference</title><h1>The reference is being made</h1>
<p>That happens once and takes some minutes. This page looks again by itself.</p>
"""
log = logging.getLogger("sneakdoor.web")


class Building:
    """Makes the pages once, away from everything else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.task: asyncio.Task[None] | None = None

    @property
    def there(self) -> bool:
        return (self.folder / FIRST).is_file()

    def begin(self, house: House) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._build(house))

    async def _build(self, house: House) -> None:
        try:
            await house.thinkers.build(made, self.folder)
        except Exception:
            log.exception("the reference could not be built")


def made(folder: Path) -> int:
    """Write the pages beside where they belong, and then there: nobody sees half of them."""
    half = folder.with_name(folder.name + ".new")
    built = build(half, jobs=1)
    folder.parent.mkdir(parents=True, exist_ok=True)
    if not folder.exists():
        half.rename(folder)
    return built.pages


@get(["/reference", "/reference/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def reference(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes] | Redirect:
    """A page of the reference."""
    limited(request, "requests")
    building: Building = request.app.state.building
    if not building.there:
        building.begin(house_of(request))
        return Response(COMING.encode(), status_code=202, media_type="text/html; charset=utf-8")
    path = path.strip("/")
    if not path:
        return Redirect(f"/reference/{FIRST}")  # links between the pages count from where a page stands
    found = await asyncio.to_thread(served, request, building.folder, path, "no-cache")
    if found is None:
        raise BadRequest(404, "the reference has no such page")
    return found


ROUTES: Final = [reference]
