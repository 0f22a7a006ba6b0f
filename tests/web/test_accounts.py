"""Guests and accounts: nobody gets into another's; their owners can recover, export and delete them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import text
from tests.web.browser.house import free_port
from tests.web.conftest import GENEROUS, fresh_database
from tests.web.test_playing import two_at_a_table
from tests.web.test_rooms import finished
from tests.web.visiting import PATIENT, Closed, Guest, Running, Started, Viewer, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from sneakdoor import Record
from sneakdoor.web.app import Options
from sneakdoor.web.mail import BadMail, MailServer, email_address
from sneakdoor.web.names import DELETED
from sneakdoor.web.store import Database

PASSWORD = "correct horse"


def registers(guest: Guest, name: str | None = None) -> list[str]:
    """Make an account; its recovery codes."""
    guest.me = guest.post("/api/register", {"name": name or f"Person {guest.me['id']}", "password": PASSWORD})
    codes: list[str] = guest.me["recovery_codes"]
    return codes


def logs_in(guest: Guest, name: str, password: str = PASSWORD) -> None:
    guest.me = guest.post("/api/login", {"name": name, "password": password})


def comes_by_link(guest: Guest, link: str) -> None:
    guest.me = guest.post("/api/in", {"secret": link.removeprefix("/in/")})


def is_out(guest: Guest) -> bool:
    """Is this session over?"""
    return guest.http.get("/api/tables/mine").status_code == 401


def closed(viewer: Viewer) -> int | None:
    """The code with which the server closes a socket."""
    try:
        while True:
            viewer.hears()
    except Closed as gone:
        return gone.code


class TestTakeover:
    def test_registering_ends_the_link_and_every_other_session(self, anna: Guest, cora: Guest, bert: Guest) -> None:
        """Opening another person's link gives a session of that guest."""
        link = anna.me["link"]
        comes_by_link(cora, link)
        table = anna.against_bot()
        spying = cora.sits(table)
        spying.until("hello")
        registers(anna)
        assert closed(spying) == 4401
        assert is_out(cora)
        assert bert.refused("/api/in", {"secret": link.removeprefix("/in/")}).status_code == 404
        assert not is_out(anna)

    def test_who_registers_after_following_a_link_is_alone_in_the_account(self, anna: Guest, cora: Guest) -> None:
        """Cora sends Anna her own link, and hopes that Anna makes an account of it."""
        comes_by_link(anna, cora.me["link"])
        registers(anna)
        assert is_out(cora)

    def test_logging_in_ends_every_other_session_and_closes_its_sockets(
        self, server: Running, anna: Guest, bert: Guest
    ) -> None:
        registers(anna, name := f"Login {anna.me['id']}")
        table = anna.against_bot()
        there = anna.sits(table)
        there.until("hello")
        with lobby(server, anna) as listening:
            listening.recv(PATIENT)
            logs_in(bert, name)
            assert closed(there) == 4401
            assert lobby_closed(listening) == 4401
        assert is_out(anna)
        with bert.sits(table) as viewer:
            assert viewer.until("hello")["role"] == "runner"

    def test_who_is_signed_out_can_say_nothing_any_more(self, server: Running, anna: Guest) -> None:
        viewer = anna.sits(anna.against_bot())
        viewer.asked()
        number = server.manager.tables[viewer.table].live_game.number
        anna.post("/api/logout")
        with contextlib.suppress(ConnectionClosed):
            viewer.chooses(kind="no")
        assert closed(viewer) == 4401
        assert server.manager.tables[viewer.table].live_game.number == number

    def test_a_link_says_where_it_leads_before_one_goes_there(self, anna: Guest, cora: Guest) -> None:
        secret = anna.me["link"].removeprefix("/in/")
        assert cora.post("/api/in/look", {"secret": secret}) == {"name": anna.me["name"], "same": False}
        assert anna.post("/api/in/look", {"secret": secret})["same"] is True
        assert cora.get("/api/me")["id"] == cora.me["id"]
        assert cora.refused("/api/in/look", {"secret": "nothing"}).status_code == 404
        # The address itself is only a page: fetching it changes nothing.
        assert cora.http.get(f"/in/{secret}").status_code == 200
        assert cora.get("/api/me")["id"] == cora.me["id"]

    def test_a_link_is_told_once_and_can_be_renewed(self, anna: Guest, bert: Guest, cora: Guest) -> None:
        first = anna.me["link"]
        assert anna.get("/api/me")["link"] is None
        comes_by_link(cora, first)
        second = anna.post("/api/link")["link"]
        assert second != first
        assert anna.get("/api/me")["link"] is None
        assert is_out(cora)
        assert not is_out(anna)
        assert bert.refused("/api/in", {"secret": first.removeprefix("/in/")}).status_code == 404
        comes_by_link(bert, second)
        assert bert.me["id"] == anna.me["id"]

    def test_an_account_has_no_link(self, anna: Guest) -> None:
        registers(anna)
        assert anna.refused("/api/link").status_code == 409

    def test_no_cookie_holds_the_link(self, anna: Guest) -> None:
        assert set(anna.http.cookies) == {"sneakdoor_session"}


def lobby(server: Running, guest: Guest) -> Any:
    address = f"127.0.0.1:{server.port}"
    return connect(
        f"ws://{address}/ws/lobby",
        origin=Origin(f"http://{address}"),
        additional_headers={"Cookie": guest.cookies},
    )


def lobby_closed(listening: Any) -> int | None:
    try:
        while True:
            listening.recv(PATIENT)
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd is not None else None


class TestLoggingOut:
    def test_a_socket_closes_when_its_session_ends(self, anna: Guest) -> None:
        viewer = anna.sits(anna.against_bot())
        viewer.until("hello")
        anna.post("/api/logout")
        assert closed(viewer) == 4401

    def test_logging_out_here_leaves_other_places_alone(self, anna: Guest, cora: Guest) -> None:
        comes_by_link(cora, anna.me["link"])
        cora.post("/api/logout")
        assert not is_out(anna)

    def test_logging_out_everywhere(self, anna: Guest, cora: Guest) -> None:
        link = anna.me["link"]
        comes_by_link(cora, link)
        viewer = cora.sits(cora.against_bot())
        viewer.until("hello")
        anna.post("/api/logout", {"everywhere": True})
        assert closed(viewer) == 4401
        assert is_out(anna)
        assert is_out(cora)


class TestPasswords:
    def test_a_password_is_changed_with_the_old_one(self, anna: Guest, bert: Guest, cora: Guest) -> None:
        registers(anna, name := f"Change {anna.me['id']}")
        assert anna.refused("/api/password", {"old": "wrong horse", "new": "battery staple"}).status_code == 403
        assert anna.refused("/api/password", {"old": PASSWORD, "new": "short"}).status_code == 422
        before = dict(anna.http.cookies)
        anna.me = anna.post("/api/password", {"old": PASSWORD, "new": "battery staple"})
        assert not is_out(anna)
        cora.http.cookies.update(before)
        assert is_out(cora)
        assert bert.refused("/api/login", {"name": name, "password": PASSWORD}).status_code == 403
        logs_in(bert, name, "battery staple")

    def test_a_guest_has_no_password_to_change(self, anna: Guest) -> None:
        assert anna.refused("/api/password", {"old": "", "new": "battery staple"}).status_code == 409

    def test_each_recovery_code_resets_the_password_once(self, anna: Guest, bert: Guest) -> None:
        codes = registers(anna, name := f"Reset {anna.me['id']}")
        assert len(codes) == len(set(codes)) == 8
        assert anna.get("/api/me")["codes_left"] == 8
        assert anna.get("/api/me")["recovery_codes"] is None
        body = {"name": name.upper(), "code": codes[0].upper().replace("-", " "), "password": "battery staple"}
        bert.me = bert.post("/api/reset", body)
        assert bert.me["id"] == anna.me["id"]
        assert bert.me["codes_left"] == 7
        assert is_out(anna)
        assert anna.http.get("/api/me").status_code == 200
        anna.me = anna.get("/api/me")
        assert anna.refused("/api/reset", body).status_code == 403
        assert anna.refused("/api/login", {"name": name, "password": PASSWORD}).status_code == 403
        logs_in(anna, name, "battery staple")

    def test_codes_of_one_account_are_nothing_to_another(self, anna: Guest, bert: Guest, cora: Guest) -> None:
        registers(anna, name := f"Mine {anna.me['id']}")
        other = registers(bert)
        for code in (other[0], "", "aaaa-aaaa-aaaa-aaaa", "é"):
            answer = cora.refused("/api/reset", {"name": name, "code": code, "password": "battery staple"})
            assert answer.status_code == 403
        assert bert.get("/api/me")["codes_left"] == 8

    def test_recovery_codes_are_renewed_with_the_password(self, anna: Guest, bert: Guest) -> None:
        old = registers(anna, name := f"Renew {anna.me['id']}")
        assert anna.refused("/api/recovery-codes", {"password": "wrong horse"}).status_code == 403
        new = anna.post("/api/recovery-codes", {"password": PASSWORD})["recovery_codes"]
        assert not set(old) & set(new)
        body = {"name": name, "code": old[0], "password": "battery staple"}
        assert bert.refused("/api/reset", body).status_code == 403
        bert.post("/api/reset", {**body, "code": new[0]})

    def test_codes_are_kept_as_digests_only(self, server: Running, anna: Guest) -> None:
        codes = registers(anna)
        kept = rows(server, "SELECT * FROM recovery_codes")
        assert len(kept) >= 8
        assert not any(code in str(kept) or code.replace("-", "") in str(kept) for code in codes)


def rows(server: Running, query: str, **values: Any) -> list[Any]:
    async def look() -> list[Any]:
        database = Database(server.options.database)
        try:
            async with database.read() as db:
                return list((await db.execute(text(query), values)).all())
        finally:
            await database.close()

    return asyncio.run(look())


class TestNames:
    @pytest.mark.parametrize("form", ["{0}", "{1}", "{0} "])
    def test_no_two_accounts_look_alike(self, anna: Guest, bert: Guest, form: str) -> None:
        tail = anna.me["id"]
        registers(anna, f"Sneaky {tail}")
        other = form.format(f"SNEAKY {tail}", f"Ѕnеаkу {tail}")  # Cyrillic letters
        answer = bert.refused("/api/register", {"name": other, "password": PASSWORD})
        assert answer.status_code == 409
        assert "looks like it" in answer.json()["error"]

    def test_fullwidth_letters_are_the_letters(self, anna: Guest, bert: Guest) -> None:
        registers(anna, name := f"Wide {anna.me['id']}")
        wide = "".join(chr(ord(one) + 0xFEE0) if one.isalnum() else one for one in name)
        assert bert.refused("/api/register", {"name": wide, "password": PASSWORD}).status_code == 409
        logs_in(bert, wide)
        assert bert.me["id"] == anna.me["id"]

    def test_a_guest_cannot_take_the_name_of_an_account(self, anna: Guest, bert: Guest) -> None:
        registers(anna, name := f"Known {anna.me['id']}")
        for one in (name, name.upper(), name.replace("o", "о")):  # the last is Cyrillic
            assert bert.refused("/api/me", {"name": one}).status_code == 409
        assert bert.get("/api/me")["name"] == bert.me["name"]

    def test_a_guest_loses_a_name_that_somebody_registers(self, anna: Guest, bert: Guest) -> None:
        name = f"Shared {anna.me['id']}"
        assert bert.post("/api/me", {"name": name.lower()})["name"] == name.lower()
        registers(anna, name)
        assert bert.get("/api/me")["name"].startswith("Guest ")

    @pytest.mark.parametrize("name", ["Guest 4711", "greedy", "Deleted account", "sneakdoor"])
    def test_names_of_the_server_are_kept_back(self, anna: Guest, name: str) -> None:
        assert anna.refused("/api/me", {"name": name}).status_code == 422
        assert anna.refused("/api/register", {"name": name, "password": PASSWORD}).status_code == 422

    def test_a_name_is_free_again_when_its_account_is_gone(self, anna: Guest, bert: Guest) -> None:
        registers(anna, name := f"Free {anna.me['id']}")
        anna.post("/api/account/delete", {"password": PASSWORD})
        registers(bert, name)


class TestExport:
    def test_everything_is_in_one_file(self, anna: Guest, bert: Guest) -> None:
        name = f"Export {anna.me['id']}"
        registers(anna, name)
        anna.post("/api/decks", {"name": "Mine", "text": "Noise\n3 Sure Gamble"})
        over = finished(anna)
        anna.post(f"/api/replays/{over}/notes", {"at": 1, "words": "a note of mine"})
        record = anna.http.get(f"/api/replays/{over}/record").text
        anna.post("/api/replays", {"record": record})
        corp, runner = two_at_a_table(anna, bert)
        with corp, runner:
            corp.says(chat="a word of mine")
            runner.says(chat="a word of somebody else")
            corp.until(lambda told: told["type"] == "chat" and told["role"] == "runner")
            answer = anna.http.get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["format"] == "sneakdoor-export"
        assert told["account"]["name"] == name
        assert [one["name"] for one in told["decks"]] == ["Mine"]
        assert [one["words"] for one in told["notes"]] == ["a note of mine"]
        assert [one["words"] for one in told["chat"]] == ["a word of mine"]
        assert len(told["records"]) == 1
        assert len(told["sessions"]) == 1
        games = {one["id"]: one for one in told["games"]}
        assert Record.from_json(json.dumps(games[over]["record"])) == Record.from_json(record)
        assert "$argon2" not in answer.text
        # Of a game that is not over, only what its player may know.
        running_game = games[corp.table]
        assert running_game["record"] is None
        assert running_game["deck"]["identity"]
        assert "seed" not in running_game

    def test_a_guest_can_have_it_too_and_nobody_else_can(self, server: Running, anna: Guest) -> None:
        assert anna.get("/api/account/export")["account"]["guest"] is True
        with Guest(server.port, enter=False) as nobody:
            assert nobody.http.get("/api/account/export").status_code == 401


class TestDeletion:
    def test_it_needs_the_password_or_the_name(self, anna: Guest, bert: Guest) -> None:
        registers(anna)
        for body in ({}, {"password": "wrong horse"}, {"name": anna.me["name"]}):
            assert anna.refused("/api/account/delete", body).status_code == 403
        assert bert.refused("/api/account/delete", {}).status_code == 403
        bert.post("/api/account/delete", {"name": bert.me["name"]})
        assert is_out(bert)

    def test_everything_goes_and_games_stay_for_the_other_without_the_name(
        self, server: Running, anna: Guest, bert: Guest, cora: Guest
    ) -> None:
        name = f"Gone {anna.me['id']}"
        registers(anna, name)
        id_ = anna.me["id"]
        anna.post("/api/decks", {"name": "Mine", "text": "Noise\n3 Sure Gamble"})
        alone = finished(anna)
        record = anna.http.get(f"/api/replays/{alone}/record").text
        brought = anna.post("/api/replays", {"record": record})["id"]
        open_table = anna.opens()["id"]
        corp, runner = two_at_a_table(anna, bert)
        with runner:
            corp.says(chat="a word of mine")
            runner.until("chat")
            anna.post("/api/account/delete", {"password": PASSWORD})
            assert closed(corp) == 4401
            over = runner.until("over")  # the running game is conceded
            assert (over["winner"], over["how"]) == ("runner", "concession")
            hello = runner.until(lambda told: told["type"] == "hello" and told["table"]["names"]["corp"] == DELETED)
            assert hello["table"]["status"] == "over"
        assert is_out(anna)
        assert cora.refused(f"/api/tables/{alone}", method="GET").status_code == 404
        assert cora.refused(f"/api/tables/{open_table}", method="GET").status_code == 404
        assert cora.refused(f"/api/replays/{brought}", method="GET").status_code == 404
        replay = bert.get(f"/api/replays/{corp.table}")
        assert replay["names"] == {"corp": DELETED, "runner": bert.me["name"]}
        with bert.sits(corp.table) as again:
            again.until("over")
            assert not any(one["type"] == "chat" for one in again.heard)
        for table in ("people", "sessions", "decks", "tables", "chats", "records", "notes", "account_names"):
            kept = str(rows(server, f"SELECT * FROM {table}"))  # noqa: S608
            assert id_ not in kept, table
            assert name not in kept, table
        assert cora.refused("/api/login", {"name": name, "password": PASSWORD}).status_code == 403

    def test_a_finished_game_forgets_the_name_where_it_still_lives(
        self, server: Running, anna: Guest, bert: Guest
    ) -> None:
        corp, runner = two_at_a_table(anna, bert)
        with corp, runner:
            corp.asked()
            runner.says(concede=True)
            corp.until("over")
            anna.post("/api/account/delete", {"name": anna.me["name"]})
            runner.until(lambda told: told["type"] == "hello" and told["table"]["names"]["corp"] == DELETED)
        assert server.manager.tables[corp.table].kept.corp == "deleted"


class Inbox:
    """A mail server on loopback."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (its name for it)
        self.mails.append(envelope)
        return "250 OK"

    def wait(self, count: int) -> Any:
        until = time.monotonic() + PATIENT
        while len(self.mails) < count and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.mails) == count
        return self.mails[-1]

    @staticmethod
    def code(mail: Any) -> str:
        found = re.search(r"\b[a-z2-9]{4}(-[a-z2-9]{4}){3}\b", mail.content.decode())
        assert found, mail.content
        return found[0]


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    one = Inbox()
    one.controller.start()
    yield one
    one.controller.stop()


class TestMail:
    def test_a_password_is_reset_by_mail(self, inbox: Inbox, sqlite: str) -> None:
        mail = MailServer("127.0.0.1", inbox.port, "games@sneakdoor.test", "none")
        options = Options(sqlite, processes=0, limits=GENEROUS, mail=mail)
        with running(options) as server, Guest(server.port) as anna, Guest(server.port) as bert:
            assert anna.me["mail"] is True
            registers(anna, "Anna")
            assert anna.refused("/api/email", {"email": "a@b.test", "password": "wrong horse"}).status_code == 403
            assert anna.refused("/api/email", {"email": "a b@c", "password": PASSWORD}).status_code == 422
            anna.post("/api/email", {"email": "anna@home.test", "password": PASSWORD})
            sent = inbox.wait(1)
            assert (sent.mail_from, sent.rcpt_tos) == ("games@sneakdoor.test", ["anna@home.test"])
            assert anna.get("/api/me")["email"] is None  # not before it is confirmed
            bert.post("/api/reset/mail", {"name": "Anna"})
            assert anna.refused("/api/email/confirm", {"code": "aaaa-bbbb-cccc-dddd"}).status_code == 403
            assert anna.post("/api/email/confirm", {"code": inbox.code(sent)})["email"] == "anna@home.test"
            # The code that confirms an address resets nothing, and works once.
            wrong = {"name": "Anna", "code": inbox.code(sent), "password": "battery staple"}
            assert bert.refused("/api/reset", wrong).status_code == 403
            assert anna.refused("/api/email/confirm", {"code": inbox.code(sent)}).status_code == 403
            assert bert.post("/api/reset/mail", {"name": "nobody"}) == bert.post("/api/reset/mail", {"name": "anna"})
            sent = inbox.wait(2)
            body = {"name": "Anna", "code": inbox.code(sent), "password": "battery staple"}
            bert.me = bert.post("/api/reset", body)
            assert bert.me["id"] == anna.me["id"]
            assert is_out(anna)
            assert bert.refused("/api/reset", body).status_code == 403
            assert bert.post("/api/email", {"email": "", "password": "battery staple"})["email"] is None

    def test_mails_to_one_account_are_limited(self, inbox: Inbox, sqlite: str) -> None:
        mail = MailServer("127.0.0.1", 9, "games@sneakdoor.test", "none")
        with running(Options(sqlite, processes=0, mail=mail)) as server, Guest(server.port) as anna:
            answers = [
                anna.http.post("/api/reset/mail", json={"name": "Anna"}, headers=anna.csrf).status_code
                for _ in range(6)
            ]
            assert answers == [200] * 3 + [429] * 3

    def test_a_server_without_mail_says_so(self, anna: Guest) -> None:
        assert anna.me["mail"] is False
        answer = anna.refused("/api/reset/mail", {"name": "Anna"})
        assert answer.status_code == 409
        assert "recovery code" in answer.json()["error"]

    def test_addresses_of_mail_servers(self) -> None:
        read = MailServer.read
        assert read("smtp://mail.test?from=a@b.test") == MailServer("mail.test", 587, "a@b.test")
        assert read("smtp://127.0.0.1:2525?from=a@b.test&tls=none").encryption == "none"
        assert read("smtps://u:p@mail.test?from=a@b.test") == MailServer("mail.test", 465, "a@b.test", "tls", "u", "p")
        rest = ("&tls=some", "&to=x")
        for bad in ("mail.test", "http://x?from=a@b.test", "smtp://x", "smtp://x:y?from=a@b.test",
                    "smtps://x?from=a@b.test&tls=none", *(f"smtp://x?from=a@b.test{one}" for one in rest)):  # fmt: skip
            with pytest.raises(BadMail):
                read(bad)

    @pytest.mark.parametrize("bad", ["", "a", "a@", "@b", "a@b@c", "a b@c", "a@b\nBcc: x@y", "<a@b>", "x" * 260 + "@b"])
    def test_what_is_no_mail_address(self, bad: str) -> None:
        with pytest.raises(BadMail):
            email_address(bad)


def test_a_session_that_ends_closes_sockets_in_other_processes(postgres: str) -> None:
    database = fresh_database(postgres)
    one, two = Started(database), Started(database)
    try:
        with Guest(one.port) as anna, Guest(two.port) as bert:
            table = anna.against_bot()
            comes_by_link(bert, anna.me["link"])
            viewer = bert.sits(table)
            viewer.until("hello")
            anna.post("/api/link")
            assert closed(viewer) == 4401
            # And an account is forgotten at a table that lives elsewhere.
            bert.me = bert.get("/api/me")
            corp, runner = two_at_a_table(anna, bert)
            with runner:
                anna.post("/api/account/delete", {"name": anna.me["name"]})
                assert closed(corp) == 4401
                assert runner.until("over")["winner"] == "runner"
            opened = bert.opens("corp")
            with bert.sits(opened["id"]) as hosting, Guest(one.port) as cora:
                hosting.until("hello")
                cora.joins(opened)
                hosting.asked()
                cora.post("/api/account/delete", {"name": cora.me["name"]})  # asked of the process without the table
                assert hosting.until("over")["winner"] == "corp"
                hosting.until(lambda told: told["type"] == "hello" and told["table"]["names"]["runner"] == DELETED)
    finally:
        one.stop()
        two.stop()


def test_older_accounts_keep_their_names_and_lose_their_links(sqlite: str) -> None:
    """A database from before names were compared by how they look."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    engine = create_engine(sqlite)
    config = Config()
    config.set_main_option("script_location", "src/sneakdoor/web/store/migrations")
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0005")
        for n, (name, login) in enumerate([("Anna", "anna"), ("Аnna", "аnna"), ("Bert", None)]):
            values = {"id": f"p{n}", "name": name, "link": f"l{n}", "login": login, "created": n}
            words = "INSERT INTO people (id, name, link, login, created) VALUES (:id, :name, :link, :login, :created)"
            db.execute(text(words), values)
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "head")
        links: dict[str, str] = {row.id: row.link for row in db.execute(text("SELECT id, link FROM people"))}
        names = set(db.execute(text("SELECT person FROM account_names")).scalars())
        guests = set(db.execute(text("SELECT person FROM guest_names")).scalars())
        command.downgrade(config, "0005")
    engine.dispose()
    assert links["p2"] == "l2"
    assert links["p0"] not in {"l0", "l1"}
    assert "p0" in names
    assert guests == {"p2"}
