"""Passwords: kept as Argon2id asks, compared in another thread."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LONGEST: Final = 200
SHORTEST: Final = 8


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


async def hashed(password: str) -> str:
    return await asyncio.to_thread(_hasher().hash, password)


async def is_right(kept: str | None, password: str) -> bool:
    """Compare with what is kept; for an account that does not exist it takes as long."""
    return await asyncio.to_thread(_verified, kept, password)


def _verified(kept: str | None, password: str) -> bool:
    try:
        _hasher().verify(kept if kept is not None else _nobody(), password[:LONGEST])
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobody() -> str:
    return _hasher().hash("nobody has this password")


__all__ = ["LONGEST", "SHORTEST", "hashed", "is_right"]
