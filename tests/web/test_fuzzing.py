"""Garbled, late, foreign and oversized messages: all are refused with a reason, and the game goes on untouched."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.inside import role
from tests.web.test_playing import two_at_a_table
from tests.web.visiting import PATIENT, Guest, Running, Viewer

from sneakdoor import Side
from sneakdoor.web.messages import KEYS
from sneakdoor.web.streams import Stream

VALID: list[dict[str, Any]] = [
    {"id": 1, "choice": 0},
    {"id": 1, "choice": {"kind": "credit"}},
    {"why": {"kind": "rez", "card": "Enigma", "handle": 5}},
    {"id": 1, "text": "Sure Gamble"},
    {"id": 1, "command": "run hq"},
    {"policy": {"auto": True, "stops": ["run"]}},
    {"answer": "draw", "yes": True},
    {"chat": "hello"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1 << 70, -(1 << 70), 1e308, "", "x" * 300, "\x00", "💥", [], {}, [[]], {"kind": []}, "NaN",
    {"kind": "rez", "handle": 1 << 70}, {"kind": "x", "card": 3}, {"": ""},
]  # fmt: skip


class Fuzzer:
    """Makes messages that nobody may send at this moment."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.ways: list[Callable[[Viewer, int, bool], str | bytes]] = [
            self.noise, self.cut, self.turned, self.wrong_types, self.unknown, self.late, self.early, self.foreign,
            self.oversized, self.deep, self.illegal, self.unoffered,
        ]  # fmt: skip

    def make(self, viewer: Viewer, number: int, asked: bool) -> str | bytes:
        """For a viewer, while this question is open, and who is asked it or not."""
        return self.chance.choice(self.ways)(viewer, number, asked)

    def noise(self, viewer: Viewer, number: int, asked: bool) -> bytes:
        return b"\xff" + self.chance.randbytes(self.chance.randrange(1, 200))

    def cut(self, viewer: Viewer, number: int, asked: bool) -> str:
        whole = json.dumps(self.chance.choice(VALID))
        return whole[: self.chance.randrange(1, len(whole))]

    def turned(self, viewer: Viewer, number: int, asked: bool) -> str:
        letters = list(json.dumps(self.chance.choice(VALID)))
        letters[0] = self.chance.choice("}]:,x")
        self.chance.shuffle(letters[1:])
        return "".join(letters)

    def wrong_types(self, viewer: Viewer, number: int, asked: bool) -> str:
        thing = self.chance.choice([one for one in KEYS if one not in {"ping", "chat", "why", "command", "text"}])
        odd = self.chance.choice([one for one in ODD if one is not True])
        if thing in {"choice", "complete"} and isinstance(odd, int | str):
            odd = [odd]
        return json.dumps({"id": number, thing: odd} if thing != "policy" else {thing: {"stops": odd or [1]}})

    def unknown(self, viewer: Viewer, number: int, asked: bool) -> str:
        name = "".join(self.chance.choices("abcxyz_", k=5))
        return json.dumps({**self.chance.choice(VALID), name: self.chance.choice(ODD)})

    def late(self, viewer: Viewer, number: int, asked: bool) -> str:
        return json.dumps({"id": self.chance.randrange(-5, number), "choice": 0})

    def early(self, viewer: Viewer, number: int, asked: bool) -> str:
        return json.dumps({"id": number + self.chance.randrange(1, 1 << 40), "choice": 0})

    def foreign(self, viewer: Viewer, number: int, asked: bool) -> str | bytes:
        if asked:
            return self.late(viewer, number, asked)
        said: dict[str, Any] = self.chance.choice([{"choice": 0}, {"text": "Sure Gamble"}, {"complete": "sure"}])
        return json.dumps({"id": number, **said})

    def oversized(self, viewer: Viewer, number: int, asked: bool) -> str:
        return json.dumps({"chat": "x" * self.chance.randrange(16_400, 60_000)})

    def deep(self, viewer: Viewer, number: int, asked: bool) -> str:
        return '{"why":' + '{"kind":' * self.chance.randrange(1, 1500) + "1"

    def illegal(self, viewer: Viewer, number: int, asked: bool) -> str:
        choice = self.chance.choice([10_000, -1, {"kind": "rez", "card": "Sure Gamble"}, {"kind": "concede"}])
        return json.dumps({"id": number, "choice": choice})

    def unoffered(self, viewer: Viewer, number: int, asked: bool) -> str:
        return json.dumps({"answer": self.chance.choice(["draw", "undo", "rematch", "open hands"]), "yes": True})


def fuzzed(server: Running, viewers: tuple[Viewer, Viewer, Viewer], count: int, seed: int) -> None:
    """Send this number of messages; the players play on in between, and nothing else may happen."""
    chance = random.Random(seed)
    fuzzer = Fuzzer(chance)
    corp, runner, watching = viewers
    table = server.manager.tables[corp.table]
    before = server.manager.metrics.counters["failures"]
    for n in range(count):
        side = table.halt.side
        assert side is not None
        asked = corp if side == Side.CORP else runner
        viewer = chance.choice(viewers)
        stream = table.streams[role(side)]
        number, choices = stream.n, len(table.live_game.game.choices)
        viewer.socket.send(fuzzer.make(viewer, number, viewer is asked))
        error = viewer.until("error")
        assert error["message"]
        assert len(table.live_game.game.choices) == choices
        if n % 40 == 39 and table.result is None:
            play_on(table, asked, stream)
    assert server.manager.metrics.counters["failures"] == before
    assert table.result is None
    watching.says(ping="still there")
    watching.until("pong")


def play_on(table: Any, asked: Viewer, stream: Stream) -> None:
    """The question that is open gets a good answer, and another one opens."""
    question = asked.asked()
    while question["id"] != stream.n:
        asked.question = {}
        question = asked.asked()
    quiet = [one["index"] for one in question["options"] if one["kind"] in {"credit", "pass", "no", "done", "continue"}]
    asked.question = {}
    made = table.live_game.number
    asked.says(id=question["id"], choice=quiet[0] if quiet else 0)
    until = time.monotonic() + PATIENT
    while time.monotonic() < until:
        if table.live_game.number > made and table.halt.kind == "asked" and not table.lock.locked():
            return
        time.sleep(0.005)
    raise AssertionError("the game is stuck")


@pytest.fixture
def viewers(anna: Guest, bert: Guest, cora: Guest) -> Any:
    corp, runner = two_at_a_table(anna, bert)
    watching = cora.sits(corp.table)
    watching.until("waiting")
    yield corp, runner, watching
    for viewer in (corp, runner, watching):
        viewer.goes()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_two_thousand_bad_messages_harm_nobody(server: Running, viewers: Any) -> None:
    fuzzed(server, viewers, 2000, 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_hundred_thousand_bad_messages_harm_nobody(server: Running, viewers: Any, part: int) -> None:
    fuzzed(server, viewers, 10_000, 100 + part)
