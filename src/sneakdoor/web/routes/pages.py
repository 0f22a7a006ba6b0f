"""The page itself: built files with long lives, and one HTML for every address that is no other."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from sneakdoor.web.access_control import BadRequest
from sneakdoor.web.compression import whole_or_packed

FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".txt", ".map", ".webmanifest"})
RESERVED: Final = ("api", "ws", "schema", "metrics", "health", "assets")
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sneakdoor</title>
<h1>Sneakdoor</h1><p>The server runs, and the page was not built yet: <code>python3 dev.py play</code> builds it.</p>
"""


@lru_cache(maxsize=512)
def _file(path: Path, changed: float) -> tuple[bytes, bytes | None, str]:
    """A file, packed as well where that is worth it, and its type."""
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in {"application/javascript", "application/json"}:
        kind += "; charset=utf-8"
    packed = gzip.compress(content, 9, mtime=0) if path.suffix in PACKED and len(content) > 500 else None
    return content, packed, kind


def served(request: Request[Any, Any, Any], folder: Path, path: str, cache_control: str) -> Response[bytes] | None:
    """A file out of a folder, and from nowhere else."""
    try:
        target = (folder / path).resolve()
        if not target.is_relative_to(folder.resolve()) or not target.is_file():
            return None
        content, packed, kind = _file(target, target.stat().st_mtime)
    except (OSError, ValueError):
        return None
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    return whole_or_packed(request, content, packed, headers, kind)


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    folder: Path = request.app.state.static
    path = path.lstrip("/")
    first = path.partition("/")[0]
    life = FOREVER if first == "assets" else "no-cache"
    found = await asyncio.to_thread(served, request, folder, path or "index.html", life)
    if found is not None:
        return found
    if first in RESERVED:
        raise BadRequest(404, "there is nothing here")
    found = await asyncio.to_thread(served, request, folder, "index.html", "no-cache")
    return found or Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")


ROUTES: Final = [page]
