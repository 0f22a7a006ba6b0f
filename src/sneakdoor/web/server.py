"""Run the server: `sneakdoor serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

import uvicorn
from msgspec import json

from sneakdoor.user_data import data_folder
from sneakdoor.web.app import Options, make_app
from sneakdoor.web.connection_limits import protocols, raise_file_limit
from sneakdoor.web.store import Database, create_private

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]

PORT: Final = 8000
LARGEST_MESSAGE: Final = 1 << 20
USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Log formatter: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower(), "log": record.name}
        entry["words"] = record.getMessage()
        entry |= {name: _plain(value) for name, value in record.__dict__.items() if name not in USUAL}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.encode(entry).decode()


def _plain(value: Any) -> Any:
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def default_database() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'server.sqlite'}"


class Busy(OSError):
    """The port or the database file is in use."""


def serve(
    options: Options,
    host: str,
    port: int | None,
    *,
    browser: bool = False,
    level: str = "info",
) -> None:
    """Serve until stopped."""
    set_up_logs(level)
    holding = hold(Database(options.database).file)
    asyncio.run(prepare(options.database))
    listening = listen_somewhere(host) if port is None else listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{'localhost' if host in {'0.0.0.0', '::', '127.0.0.1'} else host}:{port}/"  # noqa: S104
    print(f"Sneakdoor is served at {address} (Ctrl-C stops it)", flush=True)  # noqa: T201  (that is what one waits for)
    if browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    server = uvicorn.Server(configured(options))
    end_with_terminal()
    server.run(sockets=[listening])
    if holding is not None:
        holding.close()


async def prepare(database: str) -> None:
    """Migrate the database first, so that a problem with it is one line of error."""
    found = Database(database)
    try:
        await found.upgrade()
    finally:
        await found.close()


def end_with_terminal() -> None:
    """Stop on SIGHUP as on SIGTERM, unless started with nohup."""
    number = getattr(signal, "SIGHUP", None)
    if number is not None and signal.getsignal(number) == signal.SIG_DFL:
        signal.signal(number, lambda *_: os.kill(os.getpid(), signal.SIGTERM))


SHORTEST_TURN: Final = 0.0005
"""Thread switch interval: viewers should not wait for the engine thread."""


RUBBISH: Final = (1_000, 5, 4_000)
"""Thresholds of the garbage collector: everybody waits for it, so it takes a few milliseconds at a time.

Full collections are slow with many games and find almost nothing.
"""


def configured(options: Options) -> uvicorn.Config:
    sys.setswitchinterval(SHORTEST_TURN)
    gc.set_threshold(*RUBBISH)
    raise_file_limit()
    http, websocket = protocols(replace(options.connections, proxies=options.proxies, counts=Counter(), connected={}))
    return uvicorn.Config(
        make_app(options),
        http=http,
        ws=websocket,
        timeout_keep_alive=5,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # compressed length could leak hidden information
        ws_ping_interval=20,
        ws_ping_timeout=30,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # handled by web/proxies.py
        timeout_graceful_shutdown=3,
    )


def hold(file: Path | None) -> IO[str] | None:
    """Lock the SQLite file for this server; the lock ends with the process."""
    if file is None or fcntl is None:
        return None
    path = file.with_name(file.name + ".lock")
    create_private(path)
    lock = path.open("w", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Busy(f"another server runs on {file}; several at once need PostgreSQL") from None
    return lock


def listen_somewhere(host: str) -> socket.socket:
    """Bind the default port, or any free one."""
    try:
        return listen(host, PORT)
    except Busy:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only with the protocol named does asyncio turn Nagle's algorithm off; else a message waits for an acknowledgement.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise Busy(f"{host}:{port} cannot be served at: {error.strerror or error}") from None
    made.listen(512)
    made.set_inheritable(True)
    return made


def _open(address: str) -> None:
    """Open the page in a browser if there is a display."""
    screen = sys.platform in {"win32", "darwin"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not screen:
        return
    time.sleep(0.7)
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
