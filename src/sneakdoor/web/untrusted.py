"""Checks on untrusted input, made before anything else reads it.

PostgreSQL stores no NUL character, parsers run out of stack on deep nesting, and `hmac.compare_digest` takes no
text that is not ASCII. Each of these was a way to make the server fail; they are refused here, with words.
"""

from __future__ import annotations

import hmac
import re
from typing import Any, Final

from litestar import Request
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

MOST_NESTED: Final = 64
"""Maximum nesting of a JSON body."""
NO_NUL: Final = "the character NUL cannot be used here"
TOO_DEEP: Final = f"the JSON is nested too deeply: at most {MOST_NESTED} levels"

# An escaped NUL; after an odd number of backslashes it is literal text.
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def same_secret(given: str, kept: str) -> bool:
    """Compare in constant time, non-ASCII text included.

    >>> same_secret("é", "abc"), same_secret("abc", "abc")
    (False, True)
    """
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), kept.encode())


def has_nul(raw: str | bytes) -> bool:
    r"""Whether a JSON text contains NUL in a string.

    >>> has_nul(r'{"a": "\u0000"}'), has_nul(r'{"a": "\\u0000"}')
    (True, False)
    """
    return bool(_NUL.search(raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw))


def too_deep(value: Any, most: int = MOST_NESTED) -> bool:
    """Whether a JSON value is nested deeper than the limit; iterative, so it needs no stack."""
    level = [value]
    for _ in range(most + 1):
        level = [
            inner
            for one in level
            if isinstance(one, list | dict)
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
        if not level:
            return False
    return True


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose JSON body is validated before a handler sees it."""

    async def json(self) -> Any:
        if has_nul(await self.body()):
            raise HTTPException(status_code=400, detail=NO_NUL)
        try:
            found = await super().json()
        except RecursionError:
            raise HTTPException(status_code=400, detail=TOO_DEEP) from None
        if too_deep(found):
            raise HTTPException(status_code=400, detail=TOO_DEEP)
        return found


class AddressCheck:
    """Refuse NUL in the path or the query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and ("\x00" in scope["path"] or b"%00" in scope["query_string"]):
            raise HTTPException(status_code=400, detail=NO_NUL)
        await self.app(scope, receive, send)


__all__ = ["MOST_NESTED", "NO_NUL", "AddressCheck", "CheckedRequest", "has_nul", "same_secret", "too_deep"]
