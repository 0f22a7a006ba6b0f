"""Limits hold for the true address behind a proxy, whatever a client writes into headers, and for each account."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.visiting import Guest, running
from typer.testing import CliRunner

from sneakdoor.cli.app import app
from sneakdoor.web.access_control import Allowance
from sneakdoor.web.app import Options
from sneakdoor.web.proxies import BadProxy, Proxies

FORGED = [f"198.51.100.{n}, 203.0.113.9" for n in range(60)]
TIGHT = Allowance(passwords=(5, 0.0001), logins=(1000, 100))


def tries(guest: Guest, forwarded: list[str], name: str = "nobody") -> list[int]:
    """Try to log in once for each of these values of X-Forwarded-For."""
    body = {"name": name, "password": "a wrong guess"}
    return [
        guest.http.post("/api/login", json=body, headers={**guest.csrf, "X-Forwarded-For": one}).status_code
        for one in forwarded
    ]


class TestForgedHeaders:
    """The proxy is at 127.0.0.1 and appends what it saw: the client's true address is 203.0.113.9."""

    @pytest.mark.parametrize("proxies", [Proxies.near(), Proxies.named(["127.0.0.1"])], ids=["near", "named"])
    def test_sixty_forged_tries_all_fail(self, sqlite: str, proxies: Proxies) -> None:
        options = Options(sqlite, processes=0, limits=TIGHT, proxies=proxies)
        with running(options) as server, Guest(server.port) as anna:
            assert tries(anna, ["203.0.113.9"] * 6) == [403] * 5 + [429]
            assert tries(anna, FORGED) == [429] * 60
            with Guest(server.port) as bert:  # somebody else behind the same proxy
                assert tries(bert, ["203.0.113.10"]) == [403]

    def test_without_the_setting_the_header_is_not_read(self, sqlite: str) -> None:
        with running(Options(sqlite, processes=0, limits=TIGHT)) as server, Guest(server.port) as anna:
            assert tries(anna, FORGED) == [403] * 5 + [429] * 55

    def test_a_peer_that_is_no_proxy_is_not_believed(self, sqlite: str) -> None:
        options = Options(sqlite, processes=0, limits=TIGHT, proxies=Proxies.named(["192.0.2.1"]))
        with running(options) as server, Guest(server.port) as anna:
            assert tries(anna, FORGED) == [403] * 5 + [429] * 55

    def test_several_headers_are_one_list(self, sqlite: str) -> None:
        options = Options(sqlite, processes=0, limits=TIGHT, proxies=Proxies.near())
        with running(options) as server, Guest(server.port) as anna:
            codes = []
            for n in range(8):
                headers = [("X-Sneakdoor-CSRF", anna.me["csrf"]), ("X-Forwarded-For", f"198.51.100.{n}"),
                           ("X-Forwarded-For", "203.0.113.9")]  # fmt: skip
                body = {"name": "x", "password": "a wrong guess"}
                codes.append(anna.http.post("/api/login", json=body, headers=headers).status_code)
            assert codes == [403] * 5 + [429] * 3


class TestAccountLimit:
    def test_guesses_at_one_account_are_limited_from_however_many_addresses(self, sqlite: str) -> None:
        limits = Allowance(passwords=(1000, 1), logins=(8, 0.0001), requests=(10_000, 100))
        options = Options(sqlite, processes=0, limits=limits, proxies=Proxies.near())
        with running(options) as server, Guest(server.port) as anna, Guest(server.port) as eve:
            anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
            addresses = [f"203.0.113.{n}" for n in range(60)]
            assert tries(eve, addresses, "Anna") == [403] * 8 + [429] * 52
            assert tries(eve, ["198.51.100.1"], "ANNA ") == [429]  # the same account, written otherwise
            assert tries(eve, ["198.51.100.2"], "Bert") == [403]

    def test_requests_are_limited_for_each_person_as_well(self, sqlite: str) -> None:
        limits = Allowance(requests=(20, 0.0001))
        options = Options(sqlite, processes=0, limits=limits, proxies=Proxies.near())
        with running(options) as server, Guest(server.port) as anna:
            codes = [
                anna.http.get("/api/tables/mine", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
                for n in range(30)
            ]
            assert codes[:10] == [200] * 10
            assert set(codes[21:]) == {429}

    def test_tables_are_limited_for_each_person_as_well(self, sqlite: str) -> None:
        limits = Allowance(tables=(2, 0.0001))
        options = Options(sqlite, processes=0, limits=limits, proxies=Proxies.near())
        with running(options) as server, Guest(server.port) as anna:
            codes = [
                anna.http.post(
                    "/api/tables", json={}, headers={**anna.csrf, "X-Forwarded-For": f"203.0.113.{n}"}
                ).status_code
                for n in range(4)
            ]
            assert codes == [201, 201, 429, 429]


class TestReading:
    @pytest.mark.parametrize(
        ("peer", "header", "client"),
        [
            ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
            ("127.0.0.1", "evil, 203.0.113.9", "203.0.113.9"),
            ("127.0.0.1", "203.0.113.9, evil", "127.0.0.1"),
            ("127.0.0.1", "", "127.0.0.1"),
            ("8.8.8.8", "203.0.113.9", "8.8.8.8"),
            ("::ffff:127.0.0.1", "[2001:db8::1]:99", "2001:db8::1"),
            # A client in the proxy's own network, that tries to pass for a second proxy.
            ("192.168.0.2", "203.0.113.9, 192.168.0.77", "192.168.0.77"),
        ],
    )
    def test_one_near_proxy(self, peer: str, header: str, client: str) -> None:
        assert Proxies.near().client(peer, [header]) == client

    def test_a_chain_of_named_proxies_is_followed_to_its_end(self) -> None:
        chain = Proxies.named(["127.0.0.1", "10.1.0.0/16"])
        assert chain.client("127.0.0.1", ["1.1.1.1, 203.0.113.9, 10.1.2.3"]) == "203.0.113.9"
        assert chain.client("127.0.0.1", ["1.1.1.1, 203.0.113.9, 10.2.2.3"]) == "10.2.2.3"

    def test_what_is_no_network_is_refused(self) -> None:
        with pytest.raises(BadProxy, match="an address or a network"):
            Proxies.named(["my-proxy"])
        told = CliRunner().invoke(app, ["serve", "--trusted-proxy", "my-proxy", "--no-browser"])
        assert told.exit_code != 0
        assert "a trusted proxy is an address or a network" in str(told.output) + str(told.exception)

    def test_the_options_of_the_command(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        seen: list[Options] = []
        monkeypatch.setattr("sneakdoor.web.server.serve", lambda options, *_, **__: seen.append(options))
        for given in ([], ["--behind-proxy"], ["--trusted-proxy", "10.0.0.1", "--trusted-proxy", "10.2.0.0/16"]):
            told = CliRunner().invoke(app, ["serve", "--database", str(tmp_path / "x.sqlite"), *given])
            assert told.exit_code == 0, told.output
        assert [one.proxies for one in seen] == [None, Proxies.near(), Proxies.named(["10.0.0.1", "10.2.0.0/16"])]


def test_an_ipv6_client_is_counted_with_its_network(sqlite: str) -> None:
    options = Options(sqlite, processes=0, limits=TIGHT, proxies=Proxies.near())
    with running(options) as server, Guest(server.port) as anna:
        assert tries(anna, [f"2001:db8::{n}:1" for n in range(8)]) == [403] * 5 + [429] * 3
