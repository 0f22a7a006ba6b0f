"""Upgrades of Creation and Control."""

from __future__ import annotations

import pytest
from tests.verbs import damage, result

from sneakdoor.cards.vocabulary import BRAIN, Damage, ice, sub
from sneakdoor.model.objects import ROOT
from sneakdoor.testing import Table

DEAR = ice("Dear", "haas_bioroid", sub(Damage(1, BRAIN)), subtypes="Sentry - Bioroid", cost=15, strength=1)


class TestAwakeningCenter:
    def awake(
        self, *ice: str, server: str = "Server 1", purse: int = 9, rezzed: bool = True, outside: str = ""
    ) -> Table:
        t = Table("runner", cards=(DEAR,))
        center = t.corp.put("Awakening Center", "Server 1", rezzed=rezzed)
        for title in ice:
            t.corp.put(title, "Server 1")
            hosted(t, title, center.cid)
        if outside:
            t.corp.put(outside, "HQ")
        t.corp.set(credits=purse)
        t.runner.hand("Sure Gamble", "Sure Gamble").set(credits=9).run(server)
        t.settle()
        return t

    def test_bioroids_are_installed_on_it_for_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Awakening Center", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "Server 1")
            t.corp.hand("Eli 1.0", "Ichi 1.0", "Enigma").set(credits=0)
            for title in ("Eli 1.0", "Ichi 1.0"):
                t.corp.install(title, on="Awakening Center")
                assert (t.card(title).server, t.card(title).rezzed) == ("Server 1", False)
            assert [t.state.card(cid).title for cid in t.state.ice[3]] == ["Ice Wall"]  # they protect nothing
            t.corp.act("install", "Enigma")
            assert not t.corp.can("host", "Awakening Center")
            t.corp.destination("new")

    def test_not_even_additional_costs_are_paid(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Awakening Center", "Server 1", rezzed=True)
            t.corp.hand("Eli 1.0")
            t.runner.hand("Diwan").set(credits=9).install("Diwan")
            t.runner.act("server", server="Server 1")
            t.settle()
            t.corp.set(credits=1).install("Eli 1.0", on="Awakening Center")
            assert (t.corp.credits, t.card("Eli 1.0").server) == (1, "Server 1")

    def test_nothing_is_installed_on_it_while_it_is_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Awakening Center", "Server 1")
            t.corp.hand("Eli 1.0").act("install", "Eli 1.0")
            assert not t.corp.can("host", "Awakening Center")
            t.corp.destination("new")

    def test_after_all_ice_one_is_rezzed_for_seven_less_and_encountered(self) -> None:
        with self.awake("Ichi 1.0", purse=1) as t:
            t.runner.put("Corroder")
            t.corp.accept("Awakening Center")
            assert (t.corp.credits, t.card("Ichi 1.0").rezzed) == (1, True)  # 5 less 7
            t.settle()
            assert t.happened("encounter") == 1
            t.corp.number(0)
            t.runner.number(9)
            t.runner.act("access", "Awakening Center") if t.runner.can("access", "Awakening Center") else None
            t.finish_run()
            assert t.zone("Ichi 1.0") == "Archives"
            assert t.card("Awakening Center").installed

    def test_its_subroutines_end_the_run(self) -> None:
        with self.awake("Eli 1.0") as t:
            t.corp.accept("Awakening Center")
            t.settle()
            assert (result(t), t.zone("Eli 1.0")) == ("unsuccessful", "Archives")

    def test_seven_less_and_no_more(self) -> None:
        with self.awake("Dear", purse=8) as t:
            t.corp.accept("Awakening Center")
            assert t.corp.credits == 0
            t.finish_run()
            assert damage(t) == [("brain", 1)]

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        with self.awake("Dear", purse=7) as t:
            assert not t.card("Dear").rezzed
            t.finish_run()

    def test_it_may_stay_asleep(self) -> None:
        with self.awake("Eli 1.0") as t:
            t.corp.decline()
            t.settle()
            t.finish_run()
            assert (t.card("Eli 1.0").rezzed, result(t)) == (False, "successful")

    def test_one_in_a_run_and_only_of_those_on_it(self) -> None:
        with self.awake("Eli 1.0", "Ichi 1.0", outside="Viktor 1.0") as t:
            t.corp.accept("Awakening Center")
            assert not t.corp.can("pick", "Viktor 1.0")
            t.corp.pick("Eli 1.0")
            t.settle()
            assert (t.card("Ichi 1.0").rezzed, t.happened("encounter")) == (False, 1)

    @pytest.mark.parametrize(("server", "rezzed"), [("R&D", True), ("Server 1", False)])
    def test_not_for_another_server_nor_unrezzed(self, server: str, rezzed: bool) -> None:
        with self.awake("Eli 1.0", server=server, rezzed=rezzed) as t:
            t.finish_run()
            assert not t.card("Eli 1.0").rezzed

    def test_hosted_ice_is_not_approached(self) -> None:
        with self.awake("Eli 1.0") as t:
            t.corp.decline()
            assert t.happened("approach ice") == 0
            t.finish_run()

    @pytest.mark.rule("10.11.2")
    def test_it_is_not_swapped_with_ice_that_protects_a_server(self) -> None:
        with Table() as t:
            center = t.corp.put("Awakening Center", "Server 1", rezzed=True)
            t.corp.put("Eli 1.0", "Server 1")
            hosted(t, "Eli 1.0", center.cid)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Tenma Line", "Server 2", rezzed=True)
            t.corp.use("Tenma Line")
            t.corp.pick("Eli 1.0")
            assert (t.card("Eli 1.0").server, t.card("Ice Wall").server) == ("Server 1", "HQ")

    def test_it_goes_with_its_host(self) -> None:
        with self.awake("Eli 1.0") as t:
            t.corp.decline()
            t.runner.act("access", "Awakening Center")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("Eli 1.0") == "Archives"


def hosted(t: Table, title: str, host: int) -> None:
    """Lay ice that was put before a server onto a card in it, as if it had been installed there."""
    s = t.state
    thing = s.things[t.cid(title)]
    with t.changing():
        s.ice[thing.server] = tuple(cid for cid in s.ice[thing.server] if cid != thing.cid)
        s.root[thing.server] = (*s.root[thing.server], thing.cid)
        thing.slot, thing.host = ROOT, host
        s.things[host].hosted = (*s.things[host].hosted, thing.cid)
