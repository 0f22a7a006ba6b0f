"""The reference: timing, every rule and every card as pages. It is built before somebody asks for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from sneakdoor import __version__
from sneakdoor.reference.site import build
from sneakdoor.rulebook import generated
from sneakdoor.timing import STYLE
from sneakdoor.web.access_control import BadRequest, limited, manager_of
from sneakdoor.web.routes.pages import served
from sneakdoor.web.table_manager import TableManager

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]

FIRST: Final = "index.html"
ASSETS: Final = files("sneakdoor.reference").joinpath("assets")
LOOK: Final = "style.css"
COMING: Final = f"""<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="refresh" content="5"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>The reference · Sneakdoor</title>
<link rel="stylesheet" href="/reference/{LOOK}"></head><body>
<header><p class="brand">Sneakdoor</p>
<nav aria-label="Parts"><ul><li><a href="/">Back to the game</a></li></ul></nav></header>
<main><h1>The reference is being made</h1>
<p>That happens once and takes some minutes. This page looks again by itself.</p></main></body></html>
"""
log = logging.getLogger("sneakdoor.web")


def edition() -> str:
    """Version, style and, in a checkout, digest of the sources; pages of another edition are rebuilt."""
    style = hashlib.sha256((STYLE + ASSETS.joinpath(LOOK).read_text("utf-8")).encode())
    return f"{__version__} {style.hexdigest()[:12]} {generated.edition()[:12]}".rstrip()


class ReferenceBuild:
    """Makes the pages once, away from everything else. A folder that is our `own` is made anew by a newer version."""

    def __init__(self, folder: Path, *, own: bool) -> None:
        self.folder, self.own = folder, own
        self.task: asyncio.Task[None] | None = None

    @property
    def there(self) -> bool:
        return (self.folder / FIRST).is_file()

    @property
    def current(self) -> bool:
        return self.there and (not self.own or edition_of(self.folder) == edition())

    def begin(self, manager: TableManager) -> None:
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._build(manager))

    async def _build(self, manager: TableManager) -> None:
        try:
            await manager.bot_workers.build(made, self.folder, edition())
        except Exception:
            log.exception("the reference could not be built")


def edition_file(folder: Path) -> Path:
    return folder.with_name(folder.name + ".edition")


def edition_of(folder: Path) -> str:
    file = edition_file(folder)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def made(folder: Path, edition: str = "") -> None:
    """Write the pages beside where they belong, and then there: nobody sees half of them."""
    half, old = (folder.with_name(folder.name + end) for end in (".new", ".old"))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_name(folder.name + ".lock").open("w", encoding="utf-8") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return  # another server on this machine is at it
        for left_over in (half, old):  # by a server that was killed
            shutil.rmtree(left_over, ignore_errors=True)
        build(half, jobs=1, home="/")
        if folder.exists():
            folder.rename(old)
        half.rename(folder)
        edition_file(folder).write_text(edition, encoding="utf-8")
        shutil.rmtree(old, ignore_errors=True)


@get(["/reference", "/reference/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def reference(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes] | Redirect:
    """A page of the reference."""
    limited(request, "requests")
    building: ReferenceBuild = request.app.state.building
    if not building.there:
        if path.strip("/") == LOOK:
            return Response(ASSETS.joinpath(LOOK).read_bytes(), media_type="text/css; charset=utf-8")
        building.begin(manager_of(request))
        return Response(COMING.encode(), status_code=202, media_type="text/html; charset=utf-8")
    path = path.strip("/")
    if not path:
        return Redirect(f"/reference/{FIRST}")  # links between the pages count from where a page stands
    found = await asyncio.to_thread(served, request, building.folder, path, "no-cache")
    if found is None:
        raise BadRequest(404, "the reference has no such page")
    return found


ROUTES: Final = [reference]
