"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadDatabase(ValueError):
    """A database that cannot be used, and why."""


class Database:
    """SQLite in a file, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        options: dict[str, Any] = {"pool_size": 8, "pool_pre_ping": True} if self.is_postgres else {}
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        if not self.is_postgres:
            event.listen(self.engine.sync_engine, "connect", _like_a_server)

    @property
    def is_postgres(self) -> bool:
        return self.url.get_backend_name() == "postgresql"

    @property
    def file(self) -> Path | None:
        return None if self.is_postgres or not self.url.database else Path(self.url.database)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept, or nothing."""
        async with self.engine.begin() as connection:
            yield connection

    async def upgrade(self) -> None:
        """Bring the tables up to date."""
        if self.file is not None:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadDatabase(f"{self.file.parent} cannot be made: {error.strerror or error}") from None
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_upgraded)
        except OSError as error:
            raise BadDatabase(f"the database {self.told} cannot be reached: {error}") from None
        except Exception as error:
            if type(error).__module__.startswith(("sqlalchemy", "asyncpg", "sqlite3", "aiosqlite")):
                words = " ".join(str(error).split())[:300]
                raise BadDatabase(f"the database {self.told} cannot be used: {words}") from error
            raise

    @property
    def told(self) -> str:
        return self.url.render_as_string(hide_password=True)

    async def close(self) -> None:
        await self.engine.dispose()


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
    """Readers and a writer at once; what is committed stays, whatever becomes of this process."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _upgraded(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("sneakdoor.web.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
