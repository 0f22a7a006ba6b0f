"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from importlib import resources
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


FULL_FOR: Final = 60.0
"""Seconds for which a write that found no space counts as a sign of a full disk."""
log = logging.getLogger("sneakdoor.web")


class BadDatabase(ValueError):
    """A database that cannot be used, and why."""


class Database:
    """SQLite in a file, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        options: dict[str, Any] = {"pool_size": 8, "pool_pre_ping": True} if self.is_postgres else {}
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        self._turn: AbstractAsyncContextManager[Any] = nullcontext() if self.is_postgres else asyncio.Lock()
        self._direct: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "writing")
        self.full_until = 0.0  # by the monotonic clock
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", _like_a_server)
            self._direct = create_engine(self.url.set(drivername="sqlite"))
            event.listen(self._direct, "connect", _like_a_server)

    @property
    def is_postgres(self) -> bool:
        return self.url.get_backend_name() == "postgresql"

    @property
    def file(self) -> Path | None:
        return None if self.is_postgres or not self.url.database else Path(self.url.database)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing. SQLite has one writer at a time, so they take turns here."""
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
        except DBAPIError as error:
            self._notice(error)
            raise

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A look at what is there; nobody waits for it."""
        async with self.engine.connect() as connection:
            yield connection

    async def execute(self, *statements: Executable) -> list[int]:
        """Run statements in one transaction; return how many rows each has matched."""
        rows: list[int] = []

        def do(db: Connection) -> None:
            rows.extend(db.execute(one).rowcount for one in statements)

        await self.write(do)
        return rows

    async def write(self, do: Callable[[Connection], None]) -> None:
        """One transaction; with SQLite all of it in another thread at once.

        `begin` comes back to the event loop between statements and keeps all other writers waiting meanwhile, so it is
        for what is rare.
        """
        try:
            if self._direct is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(do)
            else:
                async with self._turn:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._write, do)
        except DBAPIError as error:
            self._notice(error)
            raise

    def _notice(self, error: DBAPIError) -> None:
        if is_full(error):
            self.full_until = time.monotonic() + FULL_FOR

    @property
    def full(self) -> bool:
        """Has a write of the last minute found no space?"""
        return time.monotonic() < self.full_until

    def _write(self, do: Callable[[Connection], None]) -> None:
        assert self._direct is not None
        with self._direct.begin() as connection:
            do(connection)

    async def upgrade(self) -> None:
        """Bring the tables up to date."""
        if self.file is not None:
            if self.file.is_dir():
                raise BadDatabase(f"{self.file} is a folder; SQLite needs a file")
            try:
                create_private(self.file)
            except OSError as error:
                raise BadDatabase(f"{self.file} cannot be made: {error.strerror or error}") from None
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_upgraded)
        except OSError as error:
            raise BadDatabase(f"the database {self.safe_url} cannot be reached: {error}") from None
        except CommandError:  # it does not know the revision
            raise BadDatabase(f"the database {self.safe_url} was made by a newer version of Sneakdoor") from None
        except Exception as error:
            if type(error).__module__.startswith(("sqlalchemy", "asyncpg", "sqlite3", "aiosqlite")):
                words = " ".join(str(error).split())[:300]
                raise BadDatabase(f"the database {self.safe_url} cannot be used: {words}") from error
            raise

    @property
    def safe_url(self) -> str:
        return self.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._direct is not None:
            self._direct.dispose()
        self._thread.shutdown()


def create_private(file: Path) -> None:
    """Make a file that only its owner may read, unless it is there; SQLite gives its further files the same rights."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            log.warning("others on this machine may read the database: chmod 600 it", extra={"file": str(file)})


def is_full(error: DBAPIError) -> bool:
    """Does the database say that there is no space left?"""
    code = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", None)
    return code in {"53100", "SQLITE_FULL"}  # 53100: PostgreSQL's disk_full


def address(given: str) -> URL:
    """The address of a database as SQLAlchemy wants it; a plain path is a file for SQLite."""
    if "://" not in given:
        given = f"sqlite:///{Path(given).expanduser()}"
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadDatabase(f"{given[:100]!r} is no address of a database: sqlite:///FILE or postgresql://…") from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise BadDatabase(f"there is no way to {url.drivername!r}: the database is sqlite:///FILE or postgresql://…")
    return url.set(drivername=driver)


def _like_a_server(connection: Any, _record: Any) -> None:
    """Readers and a writer at once; what is committed stays, whatever becomes of this process and its machine."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _upgraded(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("sneakdoor.web.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
