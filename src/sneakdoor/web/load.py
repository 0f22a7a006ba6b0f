"""Load test: programs play over real WebSockets, and every answer is timed.

`sneakdoor serve --load 200` starts a server of its own on this machine, with a database that is thrown away, and drives
that many games at once against the server's bot. It measures the time from a choice to the new view. The programs share
one event loop; how late that is by itself is measured as well, and not taken off.
"""

from __future__ import annotations

import asyncio
import http.client
import json as plain_json
import multiprocessing
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sneakdoor.web.access_control import Allowance
from sneakdoor.web.app import Options
from sneakdoor.web.connection_limits import ConnectionLimits
from sneakdoor.web.server import configured, listen, set_up_logs

_ANY: Final = (1e6, 1e6)
_RATES: Final[dict[str, Any]] = {one.name: _ANY for one in fields(Allowance) if isinstance(one.default, tuple)}
UNLIMITED: Final = replace(Allowance(**_RATES), most_sockets=100_000)
MANY: Final = ConnectionLimits(per_address=100_000, total=100_000)
CHANGE: Final = '{"type":"change"'
DECISION: Final = '{"type":"decision"'
OVER: Final = '{"type":"over"'
TICK: Final = 0.01


class _Numbered(msgspec.Struct):
    index: int


class _Asked(msgspec.Struct):
    id: int
    options: list[_Numbered]


_asked = msgspec.json.Decoder(_Asked).decode


@dataclass(slots=True)
class Figures:
    """Measured results."""

    games: int
    pace: float
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    over: int = 0
    errors: int = 0
    server_cpu: float = 0.0
    client_lags: list[float] = field(default_factory=list)

    def at(self, part: float) -> float:
        """Return a latency percentile."""
        return percentile(self.waits, part)

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "pace": self.pace,
            "seconds": round(self.seconds, 1),
            "choices": len(self.waits),
            "choices_per_second": round(len(self.waits) / self.seconds, 1) if self.seconds else 0.0,
            "mean_ms": round(1000 * statistics.fmean(self.waits), 1) if self.waits else 0.0,
            "p50_ms": round(1000 * self.at(0.5), 1),
            "p95_ms": round(1000 * self.at(0.95), 1),
            "p99_ms": round(1000 * self.at(0.99), 1),
            "max_ms": round(1000 * max(self.waits, default=0.0), 1),
            "games_finished": self.over,
            "errors": self.errors,
            "server_cores": round(self.server_cpu / self.seconds, 2) if self.seconds else 0.0,
            "client_p99_ms": round(1000 * percentile(self.client_lags, 0.99), 1),
        }

    def __str__(self) -> str:
        data = self.as_dict()
        return (
            f"{data['games']} games at once for {data['seconds']:g} s, each answering after about {self.pace:g} s: "
            f"{data['choices']} choices, {data['choices_per_second']:g} a second\n"
            f"from choice to new view: p50 {data['p50_ms']:g} ms, p95 {data['p95_ms']:g} ms, "
            f"p99 {data['p99_ms']:g} ms, at most {data['max_ms']:g} ms\n"
            f"{data['games_finished']} games came to their end, {data['errors']} answers were refused; "
            f"the server used {data['server_cores']:g} cores, the programs that play were up to "
            f"{data['client_p99_ms']:g} ms late themselves (p99)"
        )


def percentile(values: list[float], part: float) -> float:
    found = sorted(values)
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0


def load(games: int, seconds: float = 30.0, pace: float = 2.0, database: str | None = None) -> Figures:
    """Start a server, put load on it and stop it."""
    with tempfile.TemporaryDirectory(prefix="sneakdoor-load-") as folder:
        options = Options(
            database or f"sqlite:///{Path(folder) / 'load.sqlite'}",
            limits=UNLIMITED,
            connections=ConnectionLimits(per_address=100_000, total=100_000),
        )
        listening = listen("127.0.0.1", 0)
        port = listening.getsockname()[1]
        listening.close()
        server = multiprocessing.get_context("spawn").Process(target=_serve, args=(options, port), daemon=False)
        server.start()
        try:
            _wait(port)
            return asyncio.run(LoadClients(port, games, seconds, pace, server.pid or 0).drive())
        finally:
            server.terminate()
            server.join(15)


def _serve(options: Options, port: int) -> None:
    import uvicorn  # noqa: PLC0415

    set_up_logs("warning")
    uvicorn.Server(configured(options)).run(sockets=[listen("127.0.0.1", port)])


def _wait(port: int) -> None:
    for _ in range(600):
        try:
            _ask(port, "GET", "/health", {})
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server did not start")


def _ask(port: int, method: str, path: str, headers: dict[str, str], body: Any = None) -> tuple[Any, list[str]]:
    """Send a request; return the body and the cookies."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        sent = None if body is None else plain_json.dumps(body)
        connection.request(method, path, sent, {**headers, "content-type": "application/json"})
        answer = connection.getresponse()
        data = plain_json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {data}")
        return data, [one.partition(";")[0] for name, one in answer.getheaders() if name.lower() == "set-cookie"]
    finally:
        connection.close()


def _cpu(pid: int) -> float:
    """Return the CPU seconds of a process; 0 where unknown."""
    try:
        parts = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / 100


class LoadClients:
    """Clients that play, each at its own table."""

    def __init__(self, port: int, games: int, seconds: float, pace: float, pid: int) -> None:
        self.port, self.games, self.pace, self.pid, self.seconds = port, games, pace, pid, seconds
        self.figures = Figures(games, pace)
        self.measuring = False
        self.stop, self.seated = asyncio.Event(), asyncio.Event()
        self.waiting = games

    async def drive(self) -> Figures:
        gate = asyncio.Semaphore(8)
        ready = [asyncio.create_task(self._driver(n, gate)) for n in range(self.games)]
        ready.append(asyncio.create_task(self._watch_self()))
        await asyncio.sleep(0)
        async with asyncio.timeout(120):
            await self.seated.wait()
        await asyncio.sleep(min(2.0, self.pace))  # until all have started
        self.measuring = True
        began, cpu = time.perf_counter(), _cpu(self.pid)
        await asyncio.sleep(self.seconds)
        self.measuring = False
        self.figures.seconds = time.perf_counter() - began
        self.figures.server_cpu = _cpu(self.pid) - cpu
        self.stop.set()
        for task in ready:
            task.cancel()
        await asyncio.gather(*ready, return_exceptions=True)
        return self.figures

    async def _watch_self(self) -> None:
        """Measure how late this event loop is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            if self.measuring:
                self.figures.client_lags.append(time.perf_counter() - began - TICK)

    async def _driver(self, n: int, gate: asyncio.Semaphore) -> None:
        """Play game after game."""
        chance = random.Random(n)  # noqa: S311  (no secret)
        first = True
        while not self.stop.is_set():
            async with gate:
                table, cookie = await asyncio.to_thread(self._table, n)
            address = f"127.0.0.1:{self.port}"
            async with connect(
                f"ws://{address}/ws/table/{table}", origin=f"http://{address}", compression=None,  # type: ignore[arg-type]
                additional_headers={"Cookie": cookie}, max_size=None, ping_interval=None,
            ) as socket:  # fmt: skip
                if first:
                    first = False
                    self.waiting -= 1
                    if not self.waiting:
                        self.seated.set()
                try:
                    await self._play(socket, chance)
                except ConnectionClosed:
                    self.figures.errors += 1

    def _table(self, n: int) -> tuple[str, str]:
        me, cookies = _ask(self.port, "GET", "/api/me", {})
        headers = {"cookie": "; ".join(cookies), "x-sneakdoor-csrf": me["csrf"]}
        side = "corp" if n % 2 else "runner"
        data, _ = _ask(self.port, "POST", "/api/tables", headers, {"side": side, "opponent": {"bot": "greedy"}})
        return data["id"], headers["cookie"]

    async def _play(self, socket: ClientConnection, chance: random.Random) -> None:
        said = 0.0
        async for raw in socket:
            assert isinstance(raw, str)
            if raw.startswith(CHANGE):
                if said and self.measuring:
                    self.figures.waits.append(time.perf_counter() - said)
                said = 0.0
            elif raw.startswith(DECISION):
                asked = _asked(raw)
                await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pace)
                if asked.options:
                    answer: dict[str, Any] = {"id": asked.id, "choice": chance.choice(asked.options).index}
                else:
                    answer = {"id": asked.id, "text": "Sure Gamble"}
                said = time.perf_counter()
                await socket.send(plain_json.dumps(answer))
            elif raw.startswith(OVER):
                self.figures.over += 1
                return
            elif raw.startswith('{"type":"error"'):
                self.figures.errors += 1
                await socket.send('{"resync":true}')


__all__ = ["Figures", "load"]
