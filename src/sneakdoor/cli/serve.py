"""`sneakdoor serve`: run the web server."""

import importlib.util
import json
from pathlib import Path

import typer

from sneakdoor.cli.errors import CommandError

NEEDED = (
    "asyncpg",
    "litestar",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "alembic",
    "argon2",
    "msgspec",
    "confusable_homoglyphs",
)


def serve(
    *,
    host: str,
    port: int | None,
    database: str | None,
    browser: bool,
    reference: Path | None,
    build_reference: bool,
    host_names: tuple[str, ...],
    secure: bool,
    behind_proxy: bool,
    trusted_proxies: list[str],
    expire_open: float,
    expire_games: float,
    cluster: str | None,
    smtp: str | None,
    level: str,
) -> None:
    need_web()
    from sneakdoor.web.app import Options
    from sneakdoor.web.mail import BadMail, MailServer
    from sneakdoor.web.proxies import BadProxy, Proxies
    from sneakdoor.web.server import Busy, default_database
    from sneakdoor.web.server import serve as run
    from sneakdoor.web.store import BadDatabase
    from sneakdoor.web.table_manager import Expiry

    try:
        proxies = Proxies.named(trusted_proxies) if trusted_proxies else Proxies.near() if behind_proxy else None
        mail = MailServer.read(smtp) if smtp else None
        options = Options(
            database or default_database(),
            secure=secure,
            host_names=host_names,
            proxies=proxies,
            reference=reference,
            build_reference=build_reference,
            mail=mail,
            expiry=Expiry(expire_open, expire_games),
            cluster=cluster,
        )
        run(options, host, port, browser=browser, level=level)
    except (Busy, BadDatabase, BadMail, BadProxy) as error:
        raise CommandError(str(error)) from None


def measure(games: int, seconds: float, pace: float, database: str | None, *, as_json: bool) -> None:
    """Play this number of games at once and print the response times."""
    need_web()
    from sneakdoor.web.load import load

    figures = load(games, seconds, pace, database)
    typer.echo(json.dumps(figures.as_dict()) if as_json else str(figures))


def need_web() -> None:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise CommandError(
            f'the server needs {", ".join(missing)}; install the extra `web`: pip install "sneakdoor[web]"'
        )
