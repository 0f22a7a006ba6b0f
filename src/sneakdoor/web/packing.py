"""Answers, packed for whoever can unpack them."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

import msgspec
from litestar import Request, Response

JSON: Final = "application/json"
LEAST: Final = 1500
"""Below so many bytes packing saves nothing."""


class Packed:
    """JSON that never changes while the server runs: packed once, with its tag."""

    def __init__(self, told: Any) -> None:
        self.plain = msgspec.json.encode(told)
        self.packed = gzip.compress(self.plain, 6, mtime=0)
        self.tag = f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": "public, no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        return whole_or_packed(request, self.plain, self.packed, headers, JSON)


def packed(request: Request[Any, Any, Any], told: Any) -> Response[bytes]:
    """JSON for this one request."""
    plain = msgspec.json.encode(told)
    small = gzip.compress(plain, 1, mtime=0) if len(plain) >= LEAST else None
    return whole_or_packed(request, plain, small, {"vary": "accept-encoding"}, JSON)


def whole_or_packed(
    request: Request[Any, Any, Any], plain: bytes, small: bytes | None, headers: dict[str, str], kind: str
) -> Response[bytes]:
    """The packed form, where there is one and whoever asks can unpack it."""
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


__all__ = ["Packed", "packed", "whole_or_packed"]
