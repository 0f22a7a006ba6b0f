"""What those who run a server rely on: its health, its figures, its files, its headers behind TLS."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from tests.web.conftest import GENEROUS
from tests.web.visiting import PATIENT, Running, Started, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sneakdoor import Side
from sneakdoor.reference.pages import Page
from sneakdoor.web.app import Options
from sneakdoor.web.clocks import Clocks
from sneakdoor.web.messages import ClockSetting
from sneakdoor.web.routes import reference, state
from sneakdoor.web.store import Database

NAME = "netrunner.example"


def figure(server: Running, name: str) -> float:
    text_ = httpx.get(f"http://127.0.0.1:{server.port}/metrics").text
    return float(next(line.split()[1] for line in text_.splitlines() if line.startswith(f"{name} ")))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestHealth:
    def test_requests_are_counted_whatever_becomes_of_them(self, server: Running) -> None:
        before = figure(server, "sneakdoor_requests_total")
        for method, path in (("GET", "/health"), ("GET", "/nothing"), ("POST", "/nothing"), ("GET", "/api/decks")):
            httpx.request(method, f"http://127.0.0.1:{server.port}{path}")
        assert figure(server, "sneakdoor_requests_total") == before + 5

    def test_a_disk_that_is_nearly_full_is_told(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        address = f"http://127.0.0.1:{server.port}/health"
        assert httpx.get(address).status_code == 200
        monkeypatch.setattr(state, "disk_usage", lambda folder: SimpleNamespace(free=1000))
        answer = httpx.get(address)
        assert answer.status_code == 503
        assert "disk" in answer.json()["status"]

    def test_a_write_that_finds_no_space_is_told_for_a_while(self, server: Running) -> None:
        """SQLite says the same of a file that may not grow as of a disk that is full."""
        database: Database = server.manager.database

        def fill(connection: Any) -> None:
            connection.execute(text("PRAGMA max_page_count = 1"))
            connection.execute(text("CREATE TABLE too_much (x)"))

        try:
            with pytest.raises(Exception, match="full"):
                asyncio.run_coroutine_threadsafe(database.write(fill), server.loop).result(PATIENT)
            answer = httpx.get(f"http://127.0.0.1:{server.port}/health")
            assert answer.status_code == 503
            assert "full" in answer.json()["status"]
        finally:
            database.full_until = 0.0


class TestFiles:
    def test_what_is_committed_to_sqlite_is_on_the_disk(self, sqlite: str) -> None:
        """In WAL mode `synchronous=NORMAL` may lose the last commits when the machine, not the server, dies."""

        async def settings() -> tuple[Any, Any]:
            base = Database(sqlite)
            await base.upgrade()
            found: list[Any] = []

            def look(connection: Any) -> None:
                found.append(connection.execute(text("PRAGMA synchronous")).scalar_one())

            try:
                async with base.begin() as db:
                    found.append((await db.execute(text("PRAGMA synchronous"))).scalar_one())
                await base.write(look)
                return found[0], found[1]
            finally:
                await base.close()

        assert asyncio.run(settings()) == (2, 2)  # FULL


class TestStarting:
    def serve(self, database: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "sneakdoor", "serve", "--no-browser", "--port", "0", "--database", database]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENT, check=False)

    def test_a_database_of_a_newer_version_is_refused_in_a_line(self, sqlite: str) -> None:
        async def from_the_future() -> None:
            base = Database(sqlite)
            await base.upgrade()
            async with base.begin() as db:
                await db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await base.close()

        asyncio.run(from_the_future())
        done = self.serve(sqlite)
        assert done.returncode == 1
        assert "newer version" in done.stderr
        assert "Traceback" not in done.stderr

    def test_a_database_that_is_not_there_is_told_in_a_line(self) -> None:
        done = self.serve("postgresql://nobody@127.0.0.1:1/nothing")
        assert done.returncode == 1
        assert "cannot be reached" in done.stderr
        assert "Traceback" not in done.stderr


class TestBehindTLS:
    def test_browsers_are_told_to_come_by_https_only(self, sqlite: str) -> None:
        with running(Options(sqlite, processes=0, limits=GENEROUS, secure=True)) as server:
            for path in ("/", "/api/me", "/nothing/at/all", "/health"):
                answer = httpx.get(f"http://127.0.0.1:{server.port}{path}")
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
            answer = httpx.post(f"http://127.0.0.1:{server.port}/nothing/at/all")
            assert "strict-transport-security" in answer.headers

    def test_responses_that_no_route_makes_have_the_security_headers_too(self, server: Running) -> None:
        for method, path in (("GET", "/api/nothing"), ("POST", "/nothing/at/all"), ("DELETE", "/api/me/nothing")):
            headers = httpx.request(method, f"http://127.0.0.1:{server.port}{path}").headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers.get_list("x-frame-options") == ["DENY"]

    def test_without_tls_they_are_not(self, server: Running) -> None:
        assert "strict-transport-security" not in httpx.get(f"http://127.0.0.1:{server.port}/").headers

    def test_only_the_names_of_the_server_are_answered(self, sqlite: str) -> None:
        options = Options(sqlite, processes=0, limits=GENEROUS, host_names=(NAME, "Other.Example"))
        with running(options) as server:
            address = f"http://127.0.0.1:{server.port}"

            def status(path: str, host: str) -> int:
                return httpx.get(f"{address}{path}", headers={"Host": host}).status_code

            for good in (NAME, NAME.upper(), f"{NAME}:8443", f"{NAME}.", "other.example"):
                assert status("/api/me", good) == 200
            for bad in ("evil.example", f"evil.{NAME}", f"{NAME}.evil.example", "127.0.0.1", "[::1]:80", "", "?"):
                assert status("/api/me", bad) == 421, bad
            assert status("/health", "127.0.0.1") == 200, "who watches over it asks the machine itself"
            assert status("/metrics", "127.0.0.1:8000") == 200

    def test_a_socket_for_another_name_is_refused(self, sqlite: str) -> None:
        with running(Options(sqlite, processes=0, limits=GENEROUS, host_names=(NAME,))) as server:
            address = f"ws://127.0.0.1:{server.port}/ws/lobby"
            with pytest.raises(InvalidStatus) as refused, connect(address):
                pass
            assert refused.value.response.status_code == 421


class TestReference:
    def test_it_is_built_before_somebody_asks(
        self, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        built: list[Path] = []
        monkeypatch.setattr(reference, "build", lambda folder, **_: built.append(pages(folder)))
        options = Options(sqlite, processes=0, limits=GENEROUS, reference=tmp_path / "pages", build_reference=True)
        with running(options) as server:
            until = time.monotonic() + PATIENT
            while not (tmp_path / "pages" / "index.html").is_file():
                assert time.monotonic() < until
                time.sleep(0.02)
            assert httpx.get(f"http://127.0.0.1:{server.port}/reference/index.html").text == "pages"
        assert len(built) == 1
        with running(options) as server:
            assert httpx.get(f"http://127.0.0.1:{server.port}/reference/index.html").text == "pages"
        assert len(built) == 1, "it is there already"

    def test_it_leads_back_to_the_game_and_has_its_look_while_it_is_built(
        self, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        homes: list[str] = []

        def build(folder: Path, *, home: str, **_: Any) -> None:
            homes.append(home)
            folder.mkdir()

        monkeypatch.setattr(reference, "build", build)
        with running(Options(sqlite, processes=0, limits=GENEROUS, reference=tmp_path / "pages")) as server:
            address = f"http://127.0.0.1:{server.port}/reference"
            coming, look = httpx.get(f"{address}/"), httpx.get(f"{address}/style.css")
            until = time.monotonic() + PATIENT
            while not homes and time.monotonic() < until:
                time.sleep(0.02)
        assert coming.status_code == 202
        assert '<a href="/">' in coming.text
        assert '"/reference/style.css"' in coming.text
        assert look.headers["content-type"].startswith("text/css")
        assert "header" in look.text
        assert homes == ["/"]
        assert '<a href="/">Back to the game</a>' in Page("index.html", "Rules", "").html("/")
        assert "Back to the game" not in Page("index.html", "Rules", "").html(), "elsewhere there may be no game"

    def test_what_a_killed_server_left_half_done_is_made_anew(self, tmp_path: Path, monkeypatch: Any) -> None:
        monkeypatch.setattr(reference, "build", lambda folder, **_: pages(folder))
        half = tmp_path / "pages.new"
        half.mkdir()
        (half / "something.html").write_text("half")
        reference.made(tmp_path / "pages")
        assert [file.name for file in (tmp_path / "pages").iterdir()] == ["index.html"]

    def test_pages_of_another_version_are_replaced(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reference, "build", lambda folder, **_: pages(folder))
        building = reference.ReferenceBuild(tmp_path / "pages", own=True)
        seen = [building.current]
        for edition in (reference.edition(), "another", reference.edition()):
            reference.made(building.folder, edition)
            seen.append(building.current)
        assert seen == [False, True, False, True]
        assert building.there

    def test_pages_that_somebody_else_built_are_left_alone(self, tmp_path: Path) -> None:
        building = reference.ReferenceBuild(pages(tmp_path / "pages"), own=False)
        assert building.current


def pages(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("pages")
    return folder


class TestClocks:
    def test_they_do_not_follow_the_wall_clock(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clocks = Clocks.of(ClockSetting(10, 0))
        clocks.run(Side.CORP, turn=1, active=Side.CORP, away=False)
        now = time.time()
        for jump in (3600.0, -3600.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: now + jump)
            left = clocks.flag_in()
            assert left is not None
            assert left == pytest.approx(600, abs=5)
            assert clocks.reading().corp == pytest.approx(600, abs=5)
            clocks.run(Side.CORP, turn=1, active=Side.CORP, away=False)
            assert clocks.left[Side.CORP] == pytest.approx(600, abs=5)

    def test_what_ran_until_the_server_died_is_charged_and_the_rest_is_not(self) -> None:
        clocks = Clocks.of(ClockSetting(10, 0))
        clocks.run(Side.RUNNER, turn=1, active=Side.CORP, away=False)
        kept = clocks.written()
        again = Clocks.read(kept)
        again.resume(time.time() + 20)  # it gave a sign of life in the future, as far as this clock knows
        assert again.left[Side.RUNNER] == pytest.approx(600, abs=5), "no more than has passed"
        again = Clocks.read(kept)
        again.wall -= 100
        again.resume(again.wall + 30)
        assert again.left[Side.RUNNER] == pytest.approx(570, abs=5)

    def test_what_an_older_server_kept_is_understood(self) -> None:
        since = time.time() - 100
        again = Clocks.read(f'{{"left":[600.0,500.0],"increment":0.0,"running":1,"since":{since},"grace":[60.0,60.0]}}')
        again.resume(since + 30)
        assert again.left == pytest.approx([600, 470], abs=1)


@pytest.mark.skipif(os.name == "nt", reason="it has neither such rights nor such signals")
def test_a_server_from_the_command_line_keeps_its_files_to_itself_and_ends_in_order(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    before = os.umask(0)
    try:
        server = Started(f"sqlite:///{folder}/server.sqlite", more=["--host-name", NAME])
    finally:
        os.umask(before)
    address = f"http://127.0.0.1:{server.port}/api/me"
    assert httpx.get(address).status_code == 421
    assert httpx.get(address, headers={"Host": NAME}).status_code == 200
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert "server.sqlite-wal" in modes
    assert set(modes.values()) == {0o600}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    server.process.send_signal(signal.SIGHUP)  # its terminal was closed
    server.process.wait(PATIENT)
    assert not (folder / "server.sqlite-wal").exists(), "it closed its database"
    server.stop()
