"""Why a card cannot be installed somewhere (CR 8.2)."""

from __future__ import annotations

import pytest

from sneakdoor.options import Option
from sneakdoor.testing import Table


def why(t: Table, option: Option) -> list[str]:
    return [one.rule for one in t.game.why_not(option)]


class TestDestinationsThatAreNotOffered:
    @pytest.mark.rule("8.2.1b")
    def test_an_asset_in_a_central_server(self) -> None:
        t = Table()
        t.corp.put("Enigma", "Server 1")
        t.corp.hand("PAD Campaign")
        t.corp.act("install", "PAD Campaign")
        assert why(t, Option("server", server="HQ")) == ["8.2.1b"]

    @pytest.mark.rule("1.4:8.2.12")
    def test_an_upgrade_for_remote_servers_only(self) -> None:
        t = Table()
        t.corp.put("Enigma", "Server 1")
        t.corp.hand("La Costa Grid")
        t.corp.act("install", "La Costa Grid")
        assert why(t, Option("server", server="HQ")) == ["1.4:8.2.12"]

    @pytest.mark.rule("8.2.1a")
    def test_a_server_that_does_not_exist(self) -> None:
        t = Table()
        t.corp.hand("Hokusai Grid")
        t.corp.act("install", "Hokusai Grid")
        assert why(t, Option("server", server="Server 7")) == ["8.2.1a"]

    @pytest.mark.rule("8.2.5d")
    def test_programs_that_must_make_room(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=9)
        t.runner.put("Magnum Opus")
        t.runner.put("Magnum Opus")
        t.runner.hand("Corroder")
        t.runner.install("Corroder")
        assert why(t, Option("done")) == ["8.2.5d"]

    @pytest.mark.rule("8.2.5a")
    def test_an_asset_that_must_make_room(self) -> None:
        t = Table()
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Hokusai Grid", "Server 1")
        t.corp.hand("Adonis Campaign")
        t.corp.install("Adonis Campaign", "Server 1")
        assert why(t, Option("done")) == ["8.2.5a"]

    @pytest.mark.rule("8.2.5c")
    def test_ice_that_must_make_room(self) -> None:
        t = Table()
        t.corp.set(credits=0)
        t.corp.put("Enigma", "HQ")
        t.corp.put("Hunter", "HQ")
        t.corp.hand("Ice Wall")
        t.corp.install("Ice Wall", "HQ")
        assert why(t, Option("done")) == ["8.2.5c"]

    @pytest.mark.rule("8.2.11")
    def test_a_place_that_cannot_be_paid_for(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=1).hand("Corroder")
        t.runner.put("Dhegdheer")
        t.state.forced = False
        t.runner.act("install", "Corroder")
        assert why(t, Option("rig")) == ["8.2.11"]
