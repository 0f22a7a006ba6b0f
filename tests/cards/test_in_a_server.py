"""A card in the root of a central server is not in that server, and the cards in it are not installed (CR 4.7.7)."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("4.7.7c")
@pytest.mark.parametrize(("server", "counters"), [("HQ", 0), ("Server 1", 1)])
def test_estelle_moon_counts_installs_in_remote_servers(server: str, counters: int) -> None:
    with Table() as t:
        estelle = t.corp.put("Estelle Moon", "Server 1", rezzed=True)
        t.corp.hand("Prisec")
        t.corp.install("Prisec", server)
        if server == "Server 1":
            t.corp.act("done")  # nothing is trashed for it
        assert estelle.tokens("power") == counters


@pytest.mark.rule("4.7.7c")
def test_unregistered_sw_35_does_not_reach_a_sysop_in_a_root() -> None:
    with Table("runner") as t:
        t.runner.put("Unregistered S&W '35")
        t.corp.put("Ash 2X3ZB9CY", "R&D", rezzed=True)
        t.runner.run("HQ")
        t.finish_run()
        assert not t.runner.can("use", "Unregistered S&W '35")
        remote = t.corp.put("Caprice Nisei", "Server 1", rezzed=True)
        t.runner.use("Unregistered S&W '35")
        assert (remote.zone, t.card("Ash 2X3ZB9CY").rezzed) == ("Archives", True)


@pytest.mark.rule("4.7.7c")
def test_exploratory_romp_takes_no_tokens_from_a_root() -> None:
    with Table("runner") as t:
        t.runner.hand("Exploratory Romp")
        root = t.corp.put("Cyberdex Virus Suite", "HQ", tokens={"advancement": 2})
        wall = t.corp.put("Ice Wall", "HQ", tokens={"advancement": 1})
        t.runner.play("Exploratory Romp")
        t.runner.act("server", server="HQ")
        t.settle()
        t.runner.number(1)
        t.finish_run()
        assert (root.tokens("advancement"), wall.tokens("advancement")) == (2, 0)


class TestProjectYagiUda:
    def start(self) -> Table:
        t = Table("runner")
        t.corp.scored("Project Yagi-Uda")
        t.state.things[t.cid("Project Yagi-Uda")].tokens = {"agenda": 1}
        t.corp.hand("Prisec", "Enigma").discard("Hedge Fund")
        return t

    @pytest.mark.rule("1.4:1.14.2c", "4.7.7c")
    @pytest.mark.parametrize("server", ["R&D", "Archives", "HQ"])
    def test_no_card_of_a_central_server_or_its_root_is_swapped(self, server: str) -> None:
        with self.start() as t:
            t.corp.put("Caprice Nisei", server)
            t.corp.put("Ice Wall", server)
            t.runner.run(server)
            t.corp.use("Project Yagi-Uda")  # the ice is all that can be swapped, so nothing is asked
            t.runner.yes()
            assert (t.card("Enigma").server, t.card("Caprice Nisei").server) == (server, server)
