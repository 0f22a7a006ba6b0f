"""Input that breaks parsers and databases is refused with words, over HTTP and over WebSockets, on either database."""

from __future__ import annotations

import json
import socket
from functools import cache
from typing import Any

import pytest
from tests.web.test_playing import two_at_a_table
from tests.web.test_rooms import finished
from tests.web.visiting import Closed, Guest, Running

from sneakdoor import Record
from sneakdoor.arena import Match, deck_named
from sneakdoor.decks import shelved_decks, write

NUL = "\x00"
HOSTILE: list[Any] = [
    NUL, f"a{NUL}b", "é", "\ud800", "💥", "", "x" * 5000, 1 << 70, 10**400, 1e308, -1, None, [],
    [[]], {"a": NUL}, "../../etc/passwd",
]  # fmt: skip
BODIES = [
    "[" * 200_000,
    '{"a":' * 100_000,
    "NaN",
    "Infinity",
    "-1e999",
    "1e999",
    "9" * 10_000,
    '"\\ud800"',
    "\x00",
    '{"a',
    "",
]
PATHS = ["%00", "a%00b", "%C3%A9", "%FF", "%ED%A0%80", "9" * 5000, "-1", "%2e%2e", "x" * 2000, "%F0%9F%92%A5"]

CHANGES: list[dict[str, Any]] = [
    {"seed": 1 << 70}, {"seed": -1}, {"seed": 1.5}, {"seed": float("nan")}, {"seed": float("inf")}, {"seed": "1"},
    {"choices": [{"kind": "credit", "handle": 1 << 70}]}, {"choices": [{"kind": NUL}]}, {"corp": NUL},
    {"choices": [{"kind": "credit", "number": float("nan")}]}, {"undone": 1 << 70}, {"choices": []},
    {"seed": 1 << 70, "choices": []}, {"seed": -(1 << 63), "choices": []},
]  # fmt: skip


@cache
def a_record() -> str:
    """The first choices of a game between bots."""
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", seed=3)
    whole = match.play(0)[1].record
    return Record(whole.seed, whole.corp, whole.runner, whole.choices[:20], whole.skip_forced).to_json()


def body_of(schema: Any, whole: Any) -> Any:
    """An object that fits a schema of the OpenAPI document."""
    if "$ref" in schema:
        return body_of(whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]], whole)
    if "oneOf" in schema:
        return body_of(schema["oneOf"][0], whole)
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: body_of(one, whole) for name, one in schema.get("properties", {}).items()}
    return {"string": "x", "integer": 1, "boolean": False, "array": []}.get(schema.get("type"))


def routes(guest: Guest) -> list[tuple[str, str, Any]]:
    """Method, path and a well-formed body of every route."""
    whole = guest.get("/schema/openapi.json")
    out = []
    for path, methods in whole["paths"].items():
        for method, told in methods.items():
            content = told.get("requestBody", {}).get("content", {}).get("application/json")
            out.append((method.upper(), path, body_of(content["schema"], whole) if content else None))
    return out


def refused(guest: Guest, method: str, path: str, **more: Any) -> int:
    """Send it; whatever it is, the server answers, and not with a failure of its own."""
    headers = {"X-Sneakdoor-CSRF": guest.me["csrf"], **more.pop("headers", {})}
    answer = guest.http.request(method, path, headers=headers, **more)
    assert answer.status_code < 500, (method, path[:80], str(more)[:200], answer.text[:300])
    if answer.status_code >= 400:
        assert answer.json()["error"]
    return answer.status_code


def filled(path: str, value: str, place: int) -> str:
    """A path with one of its parameters replaced, the others plausible."""
    parts, n = [], 0
    for part in path.split("/"):
        if part.startswith("{"):
            parts.append(value if n == place else "1")
            n += 1
        else:
            parts.append(part)
    return "/".join(parts)


class TestHttp:
    @pytest.mark.slow
    def test_hostile_values_in_every_field_of_every_body(self, anna: Guest) -> None:
        for method, path, body in routes(anna):
            if path == "/api/logout" or not isinstance(body, dict):
                continue
            for name in body:
                for value in HOSTILE:
                    raw = json.dumps({**body, name: value}).encode()
                    kind = {"content-type": "application/json"}
                    refused(anna, method, filled(path, "x", 0), content=raw, headers=kind)

    @pytest.mark.slow
    def test_bodies_that_break_parsers(self, anna: Guest) -> None:
        for method, path, body in routes(anna):
            if body is not None:
                for raw in BODIES:
                    refused(
                        anna, method, filled(path, "x", 0), content=raw, headers={"content-type": "application/json"}
                    )

    def test_deep_json_is_refused_in_words(self, anna: Guest) -> None:
        deep = '{"name": ' + '{"a":' * 5000 + "1" + "}" * 5001
        answer = anna.http.post("/api/me", content=deep, headers={**anna.csrf, "content-type": "application/json"})
        assert answer.status_code == 400
        assert "nested too deeply" in answer.json()["error"]

    def test_nul_is_refused_in_words(self, anna: Guest) -> None:
        for raw in ('{"name": "a\\u0000b"}', '{"na\\u0000me": "x"}'):
            headers = {**anna.csrf, "content-type": "application/json"}
            answer = anna.http.post("/api/me", content=raw, headers=headers)
            assert answer.status_code == 400
            assert "NUL" in answer.json()["error"]
        assert anna.get("/api/me")["name"] == anna.me["name"]
        # A backslash before it makes it text about a NUL, which is harmless.
        answer = anna.http.post("/api/me", json={"name": "\\u0000"}, headers=anna.csrf)
        assert answer.json()["name"] == "\\u0000"

    def test_nul_in_what_is_kept(self, anna: Guest) -> None:
        deck = write(shelved_decks()["Open Wounds"], "text")
        replay = finished(anna)
        for path, body in (
            ("/api/decks", {"name": "a\x00b", "text": deck}),
            ("/api/decks", {"name": "x", "text": deck + "\n# \x00"}),
            (f"/api/replays/{replay}/notes", {"at": 0, "words": "a\x00b"}),
            (f"/api/replays/{replay}/notes?key=%00", {"at": 0, "words": "x"}),
            ("/api/register", {"name": "a\x00b", "password": "correct horse"}),
            ("/api/in", {"secret": "a\x00b"}),
        ):
            assert anna.refused(path, body).status_code == 400, path

    @pytest.mark.slow
    def test_hostile_paths_and_keys(self, anna: Guest) -> None:
        private = finished(anna, public=False)
        for method, path, body in routes(anna):
            for place in range(path.count("{")):
                for value in PATHS:
                    refused(anna, method, filled(path, value, place), json=body)
        for path in (f"/api/tables/{private}", f"/api/replays/{private}", f"/api/replays/{private}/notes"):
            for value in PATHS:
                refused(anna, "GET", f"{path}?key={value}")
                refused(anna, "GET", f"{path}?{value}={value}")

    def test_a_key_that_is_not_ascii_is_a_wrong_key(self, anna: Guest, cora: Guest) -> None:
        opened = anna.opens(public=False)
        assert cora.refused(f"/api/tables/{opened['id']}?key=%C3%A9", method="GET").status_code == 404
        assert cora.refused(f"/api/tables/{opened['id']}/join", {"key": "é"}).status_code == 404
        replay = finished(anna, public=False)
        assert cora.refused(f"/api/replays/{replay}?key=%C3%A9", method="GET").status_code == 403

    def test_a_header_and_a_cookie_that_are_not_ascii_are_wrong_ones(self, server: Running, anna: Guest) -> None:
        raw = {b"X-Sneakdoor-CSRF": "é".encode(), b"Cookie": anna.cookies.encode()}
        assert anna.http.post("/api/me", json={"name": "x"}, headers=raw).status_code == 403
        with Guest(server.port, enter=False) as nobody:
            raw = {b"X-Sneakdoor-CSRF": b"\xff", b"Cookie": b"sneakdoor_session=\xff\xfe"}
            assert nobody.http.post("/api/me", json={"name": "x"}, headers=raw).status_code == 401

    def test_records_with_hostile_values(self, anna: Guest) -> None:
        for change in CHANGES:
            text = json.dumps({**json.loads(a_record()), **change})
            answer = anna.http.post("/api/replays", json={"record": text}, headers=anna.csrf)
            assert answer.status_code < 500, answer.text
            if answer.status_code < 300:  # what is taken can also be shown and played on
                id_ = answer.json()["id"]
                assert anna.http.get(f"/api/replays/{id_}/at/0").status_code == 200, change
                body = {"at": 0, "side": "runner"}
                answer = anna.http.post(f"/api/replays/{id_}/play-on", json=body, headers=anna.csrf)
                assert answer.status_code < 500, change

    def test_a_record_that_is_nested_too_deeply(self, anna: Guest) -> None:
        for text in ("[" * 100_000, '{"choices":' * 50_000, "9" * 100_000, f'{{"seed": {"9" * 5000}}}'):
            assert anna.refused("/api/replays", {"record": text}).status_code == 422


class TestWebSocket:
    def test_hostile_values_in_every_field(self, server: Running, anna: Guest, bert: Guest) -> None:
        failures = server.manager.metrics.counters["failures"]
        corp, runner = two_at_a_table(anna, bert)
        with corp, runner:
            number = corp.asked()["id"]
            strings = ("text", "complete", "command", "chat", "offer", "answer", "withdraw")
            for value in ("\x00", "a\x00b", "\ud800", "é"):
                for thing in strings:
                    self.say(corp, {"id": number, thing: value, **({"yes": True} if thing == "answer" else {})})
                for told in ({"kind": value}, {"kind": "rez", "card": value}, {value: 1}):
                    self.say(corp, {"id": number, "choice": told})
                    self.say(corp, {"why": told})
                self.say(corp, {"policy": {"stops": [value]}})
                self.say(corp, {"policy": {value: True}})
                self.say(corp, {"ping": value})
            for number_ in ("1e999", "NaN", "9" * 5000, '"\\ud800"', "1e308"):
                corp.socket.send(f'{{"ping": {number_}}}')
            for raw in ("\x00", f'{{"id": {"9" * 400}, "choice": 0}}', '{"chat": "\\u0000"}'):
                corp.socket.send(raw)
            corp.says(ping="done")
            corp.until(lambda told: told.get("pong") == "done")
            wrong = [one for one in corp.heard if "the server failed" in str(one.get("message"))]
            assert not wrong
            assert corp.asked()["id"] == number
        assert server.manager.metrics.counters["failures"] == failures

    @staticmethod
    def say(viewer: Any, message: dict[str, Any]) -> None:
        viewer.socket.send(json.dumps(message))

    def test_nul_is_refused_in_words(self, anna: Guest) -> None:
        with anna.sits(anna.against_bot()) as viewer:
            viewer.asked()
            assert "NUL" in viewer.refused(chat="a\x00b")
            assert "NUL" in viewer.refused(why={"kind": "a\x00b"})

    @pytest.mark.parametrize("path", PATHS)
    def test_hostile_tables_and_keys(self, server: Running, anna: Guest, cora: Guest, path: str) -> None:
        private = anna.against_bot(public=False)
        for table, key in ((path, ""), (private, path)):
            status, code = handshake(server.port, f"/ws/table/{table}?key={key}", cora.cookies)
            assert status in {101, 400, 404, 414}, status
            assert code is None or code in {4403, 4404}, code


def handshake(port: int, path: str, cookies: str) -> tuple[int, int | None]:
    """Open a WebSocket by hand, so that the path is sent as it is; the status, and the code it is closed with."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {cookies}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        heard = b""
        while b"\r\n\r\n" not in heard and (more := line.recv(4096)):
            heard += more
        head, _, rest = heard.partition(b"\r\n\r\n")
        status = int(head.split()[1])
        if status != 101:
            return status, None
        while len(rest) < 4 and (more := line.recv(4096)):
            rest += more
        assert rest[0] == 0x88, rest  # a close frame: nobody was let in
        return status, int.from_bytes(rest[2:4], "big")


def test_a_wrong_key_closes_the_socket_as_forbidden(server: Running, anna: Guest, cora: Guest) -> None:
    with pytest.raises(Closed) as closed, cora.sits(anna.against_bot(public=False), key="%C3%A9") as viewer:
        viewer.hears()
    assert closed.value.code == 4403
