"""`sneakdoor serve`: the table in the browser."""

import importlib.util
import json
from pathlib import Path

import typer

from sneakdoor.cli.errors import CommandError

NEEDED = ("asyncpg", "litestar", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "alembic", "argon2", "msgspec")


def serve(
    *,
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
    reference: Path | None,
    secure: bool,
    behind_proxy: bool,
    level: str,
) -> None:
    need_web()
    from sneakdoor.web.app import Options
    from sneakdoor.web.serving import Busy, default_database
    from sneakdoor.web.serving import serve as run
    from sneakdoor.web.store import BadDatabase

    options = Options(database or default_database(), secure=secure, reference=reference)
    try:
        run(options, host, port, browser=browser, behind_proxy=behind_proxy, level=level)
    except (Busy, BadDatabase) as error:
        raise CommandError(str(error)) from None


def measure(games: int, seconds: float, pace: float, database: str | None, *, as_json: bool) -> None:
    """Drive so many games at once, and tell how long answers took."""
    need_web()
    from sneakdoor.web.load import load

    figures = load(games, seconds, pace, database)
    typer.echo(json.dumps(figures.as_dict()) if as_json else str(figures))


def need_web() -> None:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise CommandError(
            f'the server needs {", ".join(missing)}, which the extra `web` brings: pip install "sneakdoor[web]"'
        )
