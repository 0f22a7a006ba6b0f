"""Connections that dawdle, that are too many or that read nothing; and many that are idle."""

from __future__ import annotations

import asyncio
import random
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import GENEROUS
from tests.web.visiting import PATIENT, Guest, Running, running
from websockets.asyncio.client import ClientConnection, connect

from sneakdoor.web.app import Options
from sneakdoor.web.connection_limits import ConnectionLimits, raise_file_limit
from sneakdoor.web.proxies import Proxies
from sneakdoor.web.routes import sockets

QUICK = ConnectionLimits(
    per_address=20, header_seconds=0.5, body_idle_seconds=0.5, body_seconds=1.5, stalled_seconds=0.7
)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is not patient."""
    database = f"sqlite:///{tmp_path_factory.mktemp('quick') / 'server.sqlite'}"
    with running(Options(database, processes=0, limits=GENEROUS, connections=QUICK)) as made:
        yield made


@contextmanager
def connection(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENT, source_address=(source, 0)) as made:
        yield made


def until_closed(one: socket.socket) -> bytes:
    """What comes until the server closes the connection."""
    out = b""
    try:
        while some := one.recv(65536):
            out += some
    except ConnectionError:
        pass
    return out


class TestSlowClients:
    @pytest.mark.parametrize("said", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n"])
    def test_headers_that_never_end_are_not_waited_for(self, quick: Running, said: bytes) -> None:
        with connection(quick.port) as one:
            one.sendall(said)
            assert until_closed(one).startswith(b"HTTP/1.1 408")

    def test_headers_that_trickle_in_are_not_waited_for(self, quick: Running) -> None:
        with connection(quick.port) as one:
            one.sendall(b"GET /health HTTP/1.1\r\n")
            began = time.monotonic()
            while not select.select([one], [], [], 0.05)[0]:  # a bit more whenever it could get tired of it
                one.sendall(b"X-A: b\r\n")
                assert time.monotonic() - began < PATIENT, "it waits for ever"
            assert until_closed(one).startswith(b"HTTP/1.1 408")

    def test_the_second_request_of_a_connection_is_not_waited_for_either(self, quick: Running) -> None:
        with connection(quick.port) as one:
            one.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /he")
            told = until_closed(one)
            assert told.startswith(b"HTTP/1.1 200")

    @pytest.mark.parametrize("trickles", [False, True])
    def test_a_body_that_does_not_come_is_not_waited_for(self, quick: Running, trickles: bool) -> None:
        with connection(quick.port) as one:
            head = b"POST /api/decks/read HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            one.sendall(head + b"Content-Length: 100000\r\n\r\n{")
            began = time.monotonic()
            while not select.select([one], [], [], 0.05)[0]:
                if trickles:
                    one.sendall(b" ")
                assert time.monotonic() - began < PATIENT, "it waits for ever"
            assert b"200" not in until_closed(one)[:20]

    def test_who_reads_nothing_is_cut_off(self, quick: Running) -> None:
        with socket.socket() as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.connect(("127.0.0.1", quick.port))
            one.sendall(b"GET /api/catalog HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 4)
            gone(quick, one.getsockname())

    def test_a_slow_client_does_not_keep_others_waiting(self, quick: Running) -> None:
        with ExitStack() as slow:
            for _ in range(10):
                slow.enter_context(connection(quick.port)).sendall(b"GET / HT")
            with Guest(quick.port) as anna:
                assert anna.get("/health")["status"] == "ok"


def gone(server: Running, name: tuple[str, int]) -> None:
    """Wait until the server has let a connection go."""
    end = time.monotonic() + PATIENT
    while time.monotonic() < end:
        connections: list[Any] = list(server.server.server_state.connections)
        if not any(one.client == name for one in connections):
            return
        time.sleep(0.02)
    raise AssertionError("the server still holds the connection")


def test_a_message_does_not_wait_for_the_one_before_it_to_be_acknowledged(quick: Running) -> None:
    """It was for 40 ms, at one choice in twenty, with Nagle's algorithm and delayed acknowledgements."""
    with connection(quick.port) as one:
        one.sendall(b"GET /health HTTP/1.1\r\n")
        protocol = next(got for got in arriving(quick) if got.client == one.getsockname())
        sock = protocol.transport.get_extra_info("socket")
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def arriving(server: Running) -> Iterator[Any]:
    """The connections that the server has, and those that it gets."""
    end = time.monotonic() + PATIENT
    while time.monotonic() < end:
        yield from list(server.server.server_state.connections)
        time.sleep(0.02)


class TestNumbers:
    def test_one_address_has_only_so_many_connections(self, sqlite: str) -> None:
        """Whatever they are: WebSockets, requests under way, and those that say nothing."""
        limits = ConnectionLimits(per_address=6)
        with ExitStack() as held:
            server = held.enter_context(running(Options(sqlite, processes=0, limits=GENEROUS, connections=limits)))
            guest = held.enter_context(Guest(server.port))  # it keeps its connection
            table = guest.against_bot()
            for _ in range(2):
                held.enter_context(guest.sits(table)).until("hello")
            for _ in range(3):
                held.enter_context(connection(server.port)).sendall(b"GET")
            with connection(server.port) as extra:
                assert until_closed(extra) == b"", "one too many"
            with connection(server.port, "127.0.0.9") as other:  # others come as before
                other.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                assert until_closed(other).startswith(b"HTTP/1.1 200")

    def test_connections_are_counted_down_again(self) -> None:
        limits = ConnectionLimits(per_address=2, total=3)
        assert [limits.enter(n, "a") for n in range(3)] == [True, True, False]
        assert limits.enter(0, "a")  # the same one, which has become a WebSocket
        assert limits.enter(5, "b")
        assert not limits.enter(6, "c"), "it is full"
        for n in (0, 1, 2, 5, 5):
            limits.leave(n)
        assert not limits.counts
        assert not limits.connected

    def test_a_trusted_proxy_brings_everybody(self) -> None:
        limits = ConnectionLimits(per_address=1, proxies=Proxies.named(["10.0.0.1"]))
        assert all(limits.enter(n, "10.0.0.1") for n in range(50))
        assert [limits.enter(n, "10.0.0.2") for n in (100, 101)] == [True, False]

    def test_sockets_of_the_lobby_count_too(self, sqlite: str) -> None:
        limits = replace(GENEROUS, most_sockets=3)
        with running(Options(sqlite, processes=0, limits=limits)) as server, Guest(server.port) as anna:

            async def check() -> None:
                held = [await lobby(server.port, anna) for _ in range(3)]
                for one in held:
                    await one.recv()
                fourth = await lobby(server.port, anna)
                async with asyncio.timeout(PATIENT):
                    await fourth.wait_closed()
                assert fourth.close_code == 4429
                for one in held:
                    await one.close()

            asyncio.run(check())


async def lobby(port: int, guest: Guest, source: str = "127.0.0.1", **more: Any) -> ClientConnection:
    address = f"127.0.0.1:{port}"
    return await connect(
        f"ws://{address}/ws/lobby",
        origin=f"http://{address}",  # type: ignore[arg-type]
        additional_headers={"Cookie": guest.cookies},
        compression=None,
        local_addr=(source, 0),
        open_timeout=PATIENT,
        **more,
    )


# -------------------------------------------------------------------------------------------------- unread messages


class Socket:
    """A socket whose client reads nothing."""

    def __init__(self) -> None:
        self.cut = asyncio.Event()
        self.scope = {"extensions": {"sneakdoor.abort": self.cut.set}}
        self.closed: tuple[int, str] | None = None

    async def send(self, _message: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


def test_a_viewer_is_behind_by_bytes_and_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    from sneakdoor.web.metrics import Metrics
    from sneakdoor.web.store import Person

    monkeypatch.setattr(sockets, "GRACE", 0.01)

    async def check() -> None:
        one: Any = Socket()
        link = sockets.SocketLink(one, Person("p", "P", False), "corp", Metrics(), None)  # type: ignore[arg-type]
        writer = asyncio.create_task(link.write())
        for _ in range(5000):  # many small messages are no harm
            link.send([b"x" * 100])
        await asyncio.sleep(0)
        before = link.ending
        for _ in range(8):
            link.send([b"x" * (1 << 20)])
        assert (before, link.ending) == (None, (1013, "you are too far behind; come again"))
        assert sum(map(len, link.waiting)) <= sockets.MOST_BEHIND
        async with asyncio.timeout(PATIENT):
            await one.cut.wait()
        writer.cancel()

    asyncio.run(check())


def test_a_viewer_who_reads_nothing_is_gone_from_the_table(quick: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a real socket: the table goes on for the others, and the server holds nothing for that one."""
    monkeypatch.setattr(sockets, "MOST_BEHIND", 200_000)
    monkeypatch.setattr(sockets, "GRACE", 0.1)
    with Guest(quick.port) as anna:
        table = anna.against_bot()
        with anna.sits(table) as player:
            player.asked()
            deaf = anna.sits(table)
            deaf.until("hello")
            name = deaf.socket.socket.getsockname()
            live = quick.manager.tables[table]
            big = b'{"type":"note","message":"' + b"x" * 100_000 + b'"}'
            link = next(one for one in live.links if tuple(one.socket.scope["client"]) == name)
            for _ in range(200):
                quick.loop.call_soon_threadsafe(link.send, [big])
            gone(quick, name)
            player.chooses()
            player.asked()


# ------------------------------------------------------------------------------------------------- many connections


@pytest.mark.slow
def test_two_thousand_idle_connections_are_held_while_games_go_on(tmp_path: Path) -> None:
    """They come from many addresses, look at the lobby, and nobody who plays waits for them."""
    raise_file_limit()
    options = Options(
        f"sqlite:///{tmp_path / 'server.sqlite'}", processes=0, limits=replace(GENEROUS, most_sockets=100)
    )
    with running(options) as server, Guest(server.port) as anna, Guest(server.port) as bert:
        asyncio.run(held_and_played(server, anna, bert))


async def held_and_played(server: Running, anna: Guest, bert: Guest) -> None:
    gate = asyncio.Semaphore(50)

    async def idle(n: int) -> ClientConnection:
        async with gate:
            one = await lobby(server.port, anna, f"127.0.1.{1 + n // 100}", ping_interval=None)
            await one.recv()
            return one

    async with asyncio.timeout(300):
        held = await asyncio.gather(*(idle(n) for n in range(2000)))
        waits = await asyncio.to_thread(play, bert)
        assert sorted(waits)[len(waits) // 2] < 0.5, waits
        assert all(one.close_code is None for one in held), "nobody was sent away"
        assert len(server.server.server_state.connections) >= 2000
        for one in held:
            one.transport.abort()


def play(guest: Guest) -> list[float]:
    """Some choices of a game, and how long each took until the next question."""
    waits = []
    chance = random.Random(1)
    with guest.sits(guest.against_bot()) as viewer:
        for _ in range(40):
            question = viewer.asked()
            if viewer.over is not None:
                break
            began = time.perf_counter()
            viewer.chooses(chance.choice(question["options"])["index"])
            viewer.asked()
            waits.append(time.perf_counter() - began)
    return waits
