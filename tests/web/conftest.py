"""Servers for the tests: on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from tests.web.visiting import Guest, Running, running

from sneakdoor.web.access_control import Allowance
from sneakdoor.web.app import Options

POSTGRES = "SNEAKDOOR_TEST_POSTGRES"
GENEROUS = Allowance(
    requests=(100_000, 1000), guests=(100_000, 1000), passwords=(100_000, 1000), logins=(100_000, 1000),
    mails=(1000, 100), exports=(1000, 100), tables=(100_000, 1000),
    sockets=(100_000, 1000), messages=(100_000, 10_000), address_messages=(100_000, 10_000), most_sockets=1000,
)  # fmt: skip


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL: the one that the environment names, or one of our own."""
    if given := os.environ.get(POSTGRES):
        yield given
        return
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))  # else it warns
    pgserver = pytest.importorskip("pgserver", reason=f"no PostgreSQL for this Python; {POSTGRES} can name one")

    # Not among pytest's own folders: PostgreSQL does not run as root, and those are for one user only.
    folder = Path(tempfile.mkdtemp(prefix="sneakdoor-postgres-"))
    folder.chmod(0o755)
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def fresh_database(postgres: str) -> str:
    """A database of its own for one test."""
    name = f"sneakdoor_{uuid4().hex[:12]}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    before, mark, after = postgres.partition("?")
    return f"{before.rpartition('/')[0]}/{name}{mark}{after}"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of either kind."""
    if request.param == "postgresql":
        return fresh_database(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path_factory.mktemp('server') / 'server.sqlite'}"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    with running(Options(database, processes=0, limits=GENEROUS)) as made:
        yield made


@pytest.fixture
def anna(server: Running) -> Iterator[Guest]:
    with Guest(server.port) as guest:
        yield guest


@pytest.fixture
def bert(server: Running) -> Iterator[Guest]:
    with Guest(server.port) as guest:
        yield guest


@pytest.fixture
def cora(server: Running) -> Iterator[Guest]:
    """Somebody who is no part of it."""
    with Guest(server.port) as guest:
        yield guest


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.sqlite'}"
