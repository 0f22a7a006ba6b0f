"""Guests for tests: they sign in, open tables and sit down as a browser would, and keep what they were sent."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sneakdoor.web.app import Options
from sneakdoor.web.patches import applied
from sneakdoor.web.server import configured, listen

PATIENT = 90.0  # a busy machine may stand still for a while
Message = dict[str, Any]


class Closed(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int | None, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(f"{code}: {reason}")


class Running:
    """A server in a thread of this process."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.socket = listen("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        config = configured(options)
        self.app: Any = config.app
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.socket])

    def start(self) -> Running:
        self.thread.start()
        waited = threading.Event()
        until = time.monotonic() + PATIENT
        while time.monotonic() < until:
            if self.server.started:
                return self
            assert self.thread.is_alive(), "the server did not start"
            waited.wait(0.02)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENT)
        self.socket.close()
        assert not self.thread.is_alive()

    @property
    def manager(self) -> Any:
        return self.app.state.manager


class Started:
    """A server in a process of its own, that can be killed."""

    def __init__(self, database: str, port: int = 0, more: Sequence[str] = ()) -> None:
        self.database = database
        command = [
            sys.executable, "-m", "sneakdoor", "serve", "--no-browser", "--port", str(port), "--database", database,
            "--no-reference", *more,
        ]  # fmt: skip
        # Not a pipe: one that nobody empties would stop the server at some point.
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  (it lives as long as the process)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line + self.logged()
        self.port = int(found[1])
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENT
        while time.monotonic() < until:
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=PATIENT).json()["status"] == "ok":
                    return
            except httpx.TransportError:
                threading.Event().wait(0.05)
        raise AssertionError("the server does not answer")

    def logged(self) -> str:
        """What the server has written to its log."""
        self.log.seek(0)
        return self.log.read()

    def kill(self) -> None:
        """As hard as it gets."""
        self.process.kill()
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(PATIENT)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()


@contextmanager
def running(options: Options) -> Iterator[Running]:
    server = Running(options).start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody with a browser."""

    def __init__(self, port: int, *, enter: bool = True) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENT)
        self.me: Message = self.http.get("/api/me").json() if enter else {}

    @property
    def csrf(self) -> dict[str, str]:
        return {"X-Sneakdoor-CSRF": self.me["csrf"]}

    def get(self, path: str, **params: Any) -> Any:
        return self._told(self.http.get(path, params=params))

    def post(self, path: str, body: Any = None) -> Any:
        return self._told(self.http.post(path, json=body, headers=self.csrf))

    @staticmethod
    def _told(answer: httpx.Response) -> Any:
        assert answer.status_code < 300, f"{answer.status_code}: {answer.text}"
        return answer.json()

    def refused(self, path: str, body: Any = None, *, method: str = "POST") -> httpx.Response:
        answer = self.http.request(method, path, json=body, headers=self.csrf)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["error"]
        return answer

    def against_bot(self, side: str = "runner", **more: Any) -> str:
        deck = {"starter": "Inside People" if side == "runner" else "Closed Doors"}
        body = {"side": side, "deck": deck, "opponent": {"bot": "greedy"}, "seed": 1, **more}
        return str(self.post("/api/tables", body)["id"])

    def opens(self, side: str = "corp", **more: Any) -> Message:
        deck = {"starter": "Inside People" if side == "runner" else "Closed Doors"}
        told: Message = self.post("/api/tables", {"side": side, "deck": deck, **more})
        return told

    def joins(self, table: Message) -> Message:
        told: Message = self.post(f"/api/tables/{table['id']}/join", {"key": table["key"]})
        return told

    def sits(self, table: str, *, key: str = "", origin: str | None = None) -> Viewer:
        return Viewer(self, table, key, origin)

    def learns(self, lesson: str) -> Viewer:
        return Viewer(self, lesson, room="lesson")

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def goes(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.goes()


class Viewer:
    """A socket at a table, with what was sent over it."""

    def __init__(self, guest: Guest, table: str, key: str = "", origin: str | None = None, room: str = "table") -> None:
        self.guest, self.table = guest, table
        address = f"127.0.0.1:{guest.port}"
        self.opening = connect(
            f"ws://{address}/ws/{room}/{table}?key={key}",
            origin=f"http://{address}" if origin is None else origin or None,  # type: ignore[arg-type]
            additional_headers={"Cookie": guest.cookies},
            compression=None,
            max_size=None,
        )
        self.socket: ClientConnection = self.opening.__enter__()
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.view: Any = None
        self.n = -1
        self.log: list[Message] = []
        self.story: list[Message] = []
        self.question: Message = {}
        self.over: Message | None = None
        self.answer: Message = {}  # the last one of `plays`

    def hears(self, timeout: float = PATIENT) -> Message:
        try:
            raw = self.socket.recv(timeout)
        except ConnectionClosed as closed:
            frame = closed.rcvd
            raise Closed(frame.code if frame else None, frame.reason if frame else "") from None
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        self.heard.append(message)
        self._keep(message)
        return message

    def _keep(self, message: Message) -> None:
        kind = message["type"]
        if kind == "state":
            self.view, self.n = message["view"], message["n"]
        elif kind == "change":
            self.view, self.n = applied(self.view, message["patch"]), message["n"]
        elif kind == "log":
            self.log[message["start"] :] = message["entries"]
            self.story[message["story_start"] :] = message["story"]
        elif kind in {"decision", "waiting"}:
            self.question = message
        elif kind == "over":
            self.over = message
        elif kind == "error" and self.answer and "too much at once" in message["message"]:
            threading.Event().wait(0.2)  # a game by chance can be faster than the server allows
            self.says(**self.answer)

    def until(self, wanted: str | Callable[[Message], bool], timeout: float = PATIENT) -> Message:
        """Listen until a message of this type comes, or one that fits."""
        while True:
            message = self.hears(timeout)
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def says(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def asks(self, **message: Any) -> Message:
        """Say something and wait for an answer that is no news of the game."""
        self.says(**message)
        kinds = {"error", "why", "complete", "pong", "note", "seat", "offer"}
        return self.until(lambda told: told["type"] in kinds)

    def refused(self, **message: Any) -> str:
        told = self.asks(**message)
        assert told["type"] == "error", told
        return str(told["message"])

    def asked(self, timeout: float = PATIENT) -> Message:
        """The question that is open for this viewer, when it comes."""
        while self.question.get("type") != "decision" and self.over is None:
            self.hears(timeout)
        return self.question

    def chooses(self, index: int | None = None, *, kind: str = "") -> None:
        """Answer the open question by an index or a kind, else with what Space would take."""
        question = self.asked()
        if kind:
            index = next(one["index"] for one in question["options"] if one["kind"] == kind)
        if index is None:
            index = question["default"] if question["default"] is not None else 0
        self.says(id=question["id"], choice=index)
        self.question = {}

    def plays(self, chance: random.Random, most: int = 10_000, wait: float = PATIENT) -> int:
        """Play by chance until the game is over; how many choices that took."""
        made = 0
        while made < most:
            question = self.asked(wait)
            if self.over is not None:
                break
            if question["text"]:
                self.answer = {"id": question["id"], "text": "Sure Gamble"}
            else:
                self.answer = {"id": question["id"], "choice": chance.choice(question["options"])["index"]}
            self.says(**self.answer)
            self.question = {}
            made += 1
        return made

    def goes(self) -> None:
        self.opening.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.goes()
