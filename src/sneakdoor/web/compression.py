"""Gzip responses."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

import msgspec
from litestar import Request, Response

JSON: Final = "application/json"


class CompressedJson:
    """Static JSON: compressed once, with an ETag."""

    def __init__(self, content: Any) -> None:
        self.plain = msgspec.json.encode(content)
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": "public, no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        return whole_or_packed(request, self.plain, self.packed, headers, JSON)


def whole_or_packed(
    request: Request[Any, Any, Any], plain: bytes, small: bytes | None, headers: dict[str, str], kind: str
) -> Response[bytes]:
    """Return the gzip form if there is one and the client accepts it."""
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


__all__ = ["JSON", "CompressedJson", "whole_or_packed"]
