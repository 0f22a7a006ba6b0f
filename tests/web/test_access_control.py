"""Nobody acts for somebody else, sees as somebody else, or gets in where they should not."""

import json
import re
from typing import Any

import httpx
import pytest
from tests.web.test_playing import two_at_a_table
from tests.web.visiting import Closed, Guest, Running, Viewer, running

from sneakdoor.web.access_control import Allowance
from sneakdoor.web.app import Options
from sneakdoor.web.messages import KEYS
from sneakdoor.web.store import secret

SAID: dict[str, Any] = {
    "choice": {"choice": 0},
    "why": {"why": {"kind": "credit"}},
    "text": {"text": "Sure Gamble"},
    "complete": {"complete": "sure"},
    "concede": {"concede": True},
    "command": {"command": "credit"},
    "policy": {"policy": {"auto": False}},
    "undo": {"undo": True},
    "offer": {"offer": "draw"},
    "answer": {"answer": "draw", "yes": True},
    "withdraw": {"withdraw": "draw"},
    "chat": {"chat": "hello"},
    "hint": {"hint": True},
    "lesson": {"lesson": "next"},
    "resync": {"resync": True},
    "ping": {"ping": 1},
}


@pytest.fixture
def both(anna: Guest, bert: Guest) -> Any:
    corp, runner = two_at_a_table(anna, bert)
    yield corp, runner
    corp.goes()
    runner.goes()


def test_every_message_is_tried_here() -> None:
    assert set(SAID) == set(KEYS)


class TestWrongIdentity:
    def test_spectators_can_do_nothing_for_anybody(self, both: Any, cora: Guest, server: Running) -> None:
        corp, _ = both
        question = corp.asked()
        with cora.sits(corp.table) as watching:
            watching.until("waiting")
            for thing, said in SAID.items():
                if thing in {"chat", "resync", "ping"}:
                    continue
                message = watching.refused(id=question["id"], **said)
                assert "you watch this game" in message, thing
        game = server.manager.tables[corp.table].live_game.game
        assert not game.choices
        assert game.outcome is None

    def test_the_side_that_is_not_asked_cannot_answer(self, both: Any, server: Running) -> None:
        corp, runner = both
        question = corp.asked()
        runner.until("waiting")
        for said in (SAID["choice"], SAID["text"], SAID["complete"], SAID["command"]):
            assert runner.refused(id=question["id"], **said) == "nothing is asked of you now"
        assert not server.manager.tables[corp.table].live_game.game.choices

    def test_one_side_cannot_answer_its_own_offer(self, both: Any) -> None:
        corp, _ = both
        corp.says(offer="draw")
        corp.until("offer")
        assert "nobody has offered" in corp.refused(answer="draw", yes=True)

    def test_strangers_have_no_seat_at_any_table(self, both: Any, cora: Guest) -> None:
        corp, _ = both
        with cora.sits(corp.table) as watching:
            hello = watching.until("hello")
            assert hello["role"] == "spectator"
            assert hello["deck"] is None
            assert hello["table"]["key"] is None
            assert hello["table"]["seat"] is None

    def test_an_open_table_is_not_shown_to_those_who_have_not_joined(self, anna: Guest, cora: Guest) -> None:
        opened = anna.opens()
        with pytest.raises(Closed) as closed, cora.sits(opened["id"]) as viewer:
            viewer.hears()
        assert closed.value.code == 4403

    def test_other_peoples_decks_cannot_be_read_changed_removed_or_played(self, anna: Guest, cora: Guest) -> None:
        kept = anna.post("/api/decks", {"name": "mine", "text": "Noise\n3 Sure Gamble"})
        path = f"/api/decks/{kept['id']}"
        assert cora.refused(path, {"text": "x"}, method="PUT").status_code == 404
        assert cora.refused(path, method="DELETE").status_code == 404
        assert cora.refused("/api/tables", {"deck": {"saved": kept["id"]}}).status_code == 404
        assert cora.get("/api/decks") == []
        assert anna.get("/api/decks")[0]["identity"] == "Noise: Hacker Extraordinaire"

    def test_a_running_game_has_no_replay(self, both: Any, anna: Guest, cora: Guest) -> None:
        corp, _ = both
        for guest in (anna, cora):
            for path in ("", "/at/0", "/log", "/record"):
                assert guest.refused(f"/api/replays/{corp.table}{path}", method="GET").status_code == 404
            body = {"at": 0, "side": "corp"}
            assert guest.refused(f"/api/replays/{corp.table}/play-on", body).status_code == 404

    def test_the_replay_of_a_private_game_is_for_its_players_and_those_with_the_key(
        self, anna: Guest, cora: Guest
    ) -> None:
        table = anna.against_bot(public=False)
        with anna.sits(table) as viewer:
            viewer.asked()
            viewer.says(concede=True)
            viewer.until("over")
        key = anna.get(f"/api/tables/{table}")["key"]
        refused = cora.refused(f"/api/replays/{table}", method="GET")
        assert (refused.status_code, refused.json()["error"][:22]) == (403, "This replay is private")
        assert cora.get(f"/api/replays/{table}", key=key)["length"] > 0
        assert anna.get(f"/api/replays/{table}")["length"] > 0


class TestSessions:
    def test_without_a_session_no_socket_and_no_change(self, server: Running, anna: Guest) -> None:
        table = anna.against_bot()
        with Guest(server.port, enter=False) as nobody:
            nobody.me = {"csrf": ""}
            assert nobody.refused("/api/tables", {}).status_code == 401
            with pytest.raises(Closed) as closed, nobody.sits(table) as viewer:
                viewer.hears()
            assert closed.value.code == 4401

    def test_a_forged_session_is_nobody(self, server: Running) -> None:
        with Guest(server.port, enter=False) as nobody:
            nobody.http.cookies.set("sneakdoor_session", "0" * 32)
            nobody.me = {"csrf": "x"}
            assert nobody.refused("/api/tables", {}).status_code == 401

    @pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://127.0.0.1:1"])
    def test_a_page_from_elsewhere_gets_no_socket(self, anna: Guest, origin: str) -> None:
        table = anna.against_bot()
        with pytest.raises(Closed) as closed, anna.sits(table, origin=origin) as viewer:
            viewer.hears()
        assert closed.value.code == 4403

    def test_every_change_needs_the_mark_of_our_page(self, server: Running, anna: Guest) -> None:
        schema = anna.get("/schema/openapi.json")
        changing = [
            (path, method)
            for path, methods in schema["paths"].items()
            for method in methods
            if method in {"post", "put", "delete"}
        ]
        free = {"/api/decks/read", "/api/decks/check", "/api/decks/export", "/api/decks/hands", "/api/decks/compare"}
        assert len(changing) > 12
        for path, method in changing:
            if path in free:
                continue  # these change nothing
            filled = re.sub(r"{\w+}", "x", path)
            body = BODIES.get(path, {})
            answer = anna.http.request(method.upper(), filled, json=body)
            assert answer.status_code == 403, (path, answer.text)
            assert "x-sneakdoor-csrf" in answer.json()["error"]
            wrong = anna.http.request(method.upper(), filled, json=body, headers={"X-Sneakdoor-CSRF": "wrong"})
            assert wrong.status_code == 403

    def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(self, server: Running) -> None:
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/me")
        for cookie in answer.headers.get_list("set-cookie"):
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Path=/" in cookie

    def test_over_https_cookies_are_for_https_only(self, sqlite: str) -> None:
        with running(Options(sqlite, processes=0, secure=True)) as server:
            answer = httpx.get(f"http://127.0.0.1:{server.port}/api/me")
            cookies = answer.headers.get_list("set-cookie")
            assert cookies
            assert all(one.startswith("__Host-sneakdoor") and "Secure" in one for one in cookies)


BODIES: dict[str, Any] = {
    "/api/me": {"name": "x"}, "/api/in": {"secret": "x"}, "/api/register": {"name": "x", "password": "xxxxxxxx"},
    "/api/login": {"name": "x", "password": "x"}, "/api/decks": {"text": "x"}, "/api/decks/{deck_id}": {"text": "x"},
    "/api/replays/{replay_id}/notes": {"at": 0, "words": "x"},
    "/api/replays": {"record": "x"}, "/api/replays/{replay_id}/play-on": {"at": 0, "side": "corp"},
}  # fmt: skip


class TestPeople:
    def test_names_and_secrets_are_letters_and_digits(self) -> None:
        made = [secret(8) for _ in range(2000)]
        assert all(one.isascii() and one.isalnum() and len(one) == 8 for one in made)
        assert len(set(made)) == len(made)

    def test_a_guest_comes_back_by_the_secret_link(self, server: Running, anna: Guest, cora: Guest) -> None:
        table = anna.against_bot()
        link = anna.me["link"].removeprefix("/in/")
        told = cora.post("/api/in", {"secret": link})
        assert told["id"] == anna.me["id"]
        with cora.sits(table) as viewer:
            assert viewer.until("hello")["role"] == "runner"

    def test_a_wrong_link_leads_nowhere(self, cora: Guest) -> None:
        assert cora.refused("/api/in", {"secret": "nothing"}).status_code == 404

    def test_an_account_is_made_from_a_guest_and_entered_from_elsewhere(self, anna: Guest, cora: Guest) -> None:
        name = f"Anna {anna.me['id']}"
        told = anna.post("/api/register", {"name": name, "password": "correct horse"})
        assert told["guest"] is False
        anna.me = told
        wrong = cora.refused("/api/login", {"name": name, "password": "wrong horse"})
        assert wrong.status_code == 403
        nobody = cora.refused("/api/login", {"name": "nobody here", "password": "wrong horse"})
        assert nobody.json()["error"] == wrong.json()["error"]
        assert cora.post("/api/login", {"name": name.upper(), "password": "correct horse"})["id"] == told["id"]

    def test_a_name_is_taken_once(self, anna: Guest, bert: Guest) -> None:
        name = f"Same {anna.me['id']}"
        anna.me = anna.post("/api/register", {"name": name, "password": "correct horse"})
        assert bert.refused("/api/register", {"name": name.lower(), "password": "other horse"}).status_code == 409

    def test_a_password_is_kept_as_argon2_asks_and_nowhere_as_it_is(self, server: Running, anna: Guest) -> None:
        import asyncio

        name = f"Kept {anna.me['id']}"
        anna.post("/api/register", {"name": name, "password": "correct horse"})

        async def look() -> Any:
            from sneakdoor.web.store import Accounts, Database

            database = Database(server.options.database)
            try:
                return await Accounts(database).named(name)
            finally:
                await database.close()

        found = asyncio.run(look())
        assert found.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert "correct horse" not in found.password

    def test_short_passwords_and_empty_names_are_refused(self, anna: Guest) -> None:
        assert anna.refused("/api/register", {"name": "x", "password": "short"}).status_code == 422
        assert anna.refused("/api/me", {"name": " \n "}).status_code == 422

    def test_a_name_is_shown_without_what_cannot_be_printed(self, anna: Guest) -> None:
        assert anna.post("/api/me", {"name": " Big\x07 \x1b[31m Anna "})["name"] == "Big [31m Anna"

    def test_who_goes_out_is_out(self, server: Running, anna: Guest) -> None:
        before = dict(anna.http.cookies)
        anna.post("/api/logout")
        with Guest(server.port, enter=False) as again:
            again.http.cookies.update(before)
            again.me = anna.me
            assert again.refused("/api/tables", {}).status_code == 401


class TestAnswers:
    def test_late_doubled_and_foreign_answers_are_refused_with_a_reason(self, both: Any) -> None:
        corp, runner = both
        question = corp.asked()
        corp.says(id=question["id"], choice=0)
        corp.says(id=question["id"], choice=0)
        error = corp.until("error")
        assert "was answered already" in error["message"]
        runner.asked()
        assert "was never asked" in runner.refused(id=10_000, choice=0)
        assert "there is no option" in runner.refused(id=runner.question["id"], choice=99)
        assert "not possible" in runner.refused(id=runner.question["id"], choice={"kind": "run", "server": "HQ"})

    def test_an_answer_without_a_number_is_refused(self, both: Any) -> None:
        corp, _ = both
        corp.asked()
        assert '"choice" goes with the "id"' in corp.refused(choice=0)

    def test_two_windows_of_one_player_cannot_answer_twice(self, both: Any, anna: Guest) -> None:
        corp, _ = both
        question = corp.asked()
        with anna.sits(corp.table) as second:
            assert second.asked() == question
            corp.chooses(kind="no")
            assert "was answered already" in second.refused(id=question["id"], choice=0)


class TestLimits:
    def pongs(self, *viewers: Viewer) -> int:
        """How many of twenty messages from each of these are answered."""
        for n in range(20):
            for viewer in viewers:
                viewer.says(ping=n)
        told = [viewer.until(lambda one: one["type"] in {"pong", "error"}) for viewer in viewers for _ in range(20)]
        return sum(one["type"] == "pong" for one in told)

    def test_more_connections_do_not_let_a_person_say_more(self, sqlite: str) -> None:
        limits = Allowance(messages=(10, 0.01))
        with running(Options(sqlite, processes=0, limits=limits)) as server, Guest(server.port) as anna:
            table = anna.against_bot()
            with anna.sits(table) as one, anna.sits(table) as two:
                assert self.pongs(one, two) == 10

    def test_more_guests_do_not_let_an_address_say_more(self, sqlite: str) -> None:
        limits = Allowance(address_messages=(10, 0.01))
        options = Options(sqlite, processes=0, limits=limits)
        with running(options) as server, Guest(server.port) as anna, Guest(server.port) as bert:
            tables = anna.against_bot(), bert.against_bot()
            with anna.sits(tables[0]) as one, bert.sits(tables[1]) as two:
                assert self.pongs(one, two) == 10

    def test_lessons_count_among_the_connections_of_an_address(self, sqlite: str) -> None:
        options = Options(sqlite, processes=0, limits=Allowance(most_sockets=1))
        with running(options) as server, Guest(server.port) as anna:
            one = anna.learns("runner-run")
            with one:
                one.hears()
                with pytest.raises(Closed) as closed, anna.learns("runner-run") as two:
                    two.hears()
                assert closed.value.code == 4429

    def test_too_many_messages_of_one_connection_are_refused(self, sqlite: str) -> None:
        limits = Allowance(messages=(10, 1))
        with running(Options(sqlite, processes=0, limits=limits)) as server, Guest(server.port) as anna:
            viewer = anna.sits(anna.against_bot())
            viewer.asked()
            for n in range(40):
                viewer.says(ping=n)
            told = [viewer.until(lambda one: one["type"] in {"pong", "error"}) for _ in range(40)]
            assert sum(one["type"] == "pong" for one in told) < 20
            assert "too much at once" in told[-1]["message"]
            viewer.goes()

    def test_too_many_requests_of_one_address_are_refused(self, sqlite: str) -> None:
        limits = Allowance(requests=(20, 1), passwords=(3, 0.01))
        with running(Options(sqlite, processes=0, limits=limits)) as server, Guest(server.port) as anna:
            body = {"name": "x", "password": "y"}
            guesses = [anna.http.post("/api/login", json=body, headers=anna.csrf).status_code for _ in range(5)]
            assert guesses == [403, 403, 403, 429, 429]
            codes = [anna.http.get("/api/tables").status_code for _ in range(40)]
            assert 429 in codes

    def test_too_many_connections_of_one_address_are_refused(self, sqlite: str) -> None:
        limits = Allowance(most_sockets=2)
        with running(Options(sqlite, processes=0, limits=limits)) as server, Guest(server.port) as anna:
            table = anna.against_bot()
            with anna.sits(table) as one, anna.sits(table) as two:
                one.asked()
                two.asked()
                with pytest.raises(Closed) as closed, anna.sits(table) as three:
                    three.hears()
                assert closed.value.code == 4429

    def test_a_message_that_is_too_long_is_refused_and_a_huge_one_closes(self, anna: Guest) -> None:
        with anna.sits(anna.against_bot()) as viewer:
            viewer.asked()
            assert "too long" in viewer.refused(chat="x" * 20_000)
            assert "too long" in viewer.refused(chat="x" * 600)
            # In parts, of which only the last is too much: so it has heard all that was sent when it hangs up.
            viewer.socket.send([*["x" * (1 << 16)] * 16, "x"])
            with pytest.raises(Closed) as closed:
                viewer.until("over")
            assert closed.value.code == 1009

    def test_a_body_that_is_too_large_is_refused(self, anna: Guest) -> None:
        answer = anna.http.post("/api/replays", json={"record": "x" * (5 << 20)}, headers=anna.csrf)
        assert answer.status_code == 413


def test_every_answer_tells_browsers_to_be_careful(anna: Guest) -> None:
    for path in ("/", "/api/me", "/api/catalog", "/health", "/nothing/here"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_files_outside_of_the_page_are_not_served(anna: Guest) -> None:
    for path in ("/assets/../../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/../app.py", "/assets/..%2f..%2fapp.py"):
        answer = anna.http.get(path)
        assert "import" not in answer.text


def test_messages_in_the_wrong_form_are_refused_one_by_one(anna: Guest) -> None:
    with anna.sits(anna.against_bot()) as viewer:
        viewer.asked()
        for raw, words in WRONG_FORMS:
            viewer.socket.send(raw)
            assert words in viewer.until("error")["message"], raw[:80]
        viewer.chooses(kind="no")
        assert viewer.asked()["kind"] == "action"


WRONG_FORMS: list[tuple[str | bytes, str]] = [
    ("", "not JSON"),
    ("{", "not JSON"),
    ("[" * 5000, "not a message"),
    ('{"policy": {"auto": ' + "[" * 5000, "not JSON"),
    ("[]", "not a message"),
    ("{}", "a message says one of"),
    (json.dumps({"choice": 1, "chat": "x", "id": 1}), "a message says one of"),
    (json.dumps({"choice": "x", "id": 1}), "not a message"),
    (json.dumps({"id": "x", "choice": 1}), "not a message"),
    (json.dumps({"nonsense": 1}), "not a message"),
    (json.dumps({"concede": False}), '"concede" is true'),
    (json.dumps({"undo": False}), '"undo" is true'),
    (json.dumps({"offer": "marriage"}), '"offer" is one of'),
    (json.dumps({"answer": "draw"}), '"yes" goes with'),
    (json.dumps({"chat": "x", "yes": True}), '"yes" goes with'),
    (json.dumps({"chat": "  "}), "has no words"),
    (json.dumps({"why": {"kind": 3}}), "not an option"),
    (json.dumps({"why": {}}), "not an option"),
    (json.dumps({"policy": {"nonsense": 1}}), "a seat has no wish"),
    (json.dumps({"policy": {"auto": 1}}), '"auto" is true or false'),
    (json.dumps({"policy": {"stops": "all"}}), '"stops" is a list'),
    (json.dumps({"policy": {"leave": ["no such card"]}}), "is no card"),
    (b"\xff\xfe", "not JSON"),
]
