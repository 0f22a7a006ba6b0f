"""Upgrades of the Genesis cycle."""

from __future__ import annotations

import pytest
from tests.verbs import go_on, traced

from sneakdoor.testing import Table


class TestChiLoCityGrid:
    def traced(self, server: str = "HQ", *, rezzed: bool = True, spent: int = 0) -> Table:
        t = Table("runner")
        t.corp.put("ChiLo City Grid", "HQ", rezzed=rezzed)
        t.corp.put("Caduceus", server, rezzed=True)
        t.corp.set(credits=0)
        t.runner.set(credits=9).run(server)
        traced(t, 0, spent)
        return t

    def test_a_tag_for_each_successful_trace_in_a_run_here(self) -> None:
        with self.traced() as t:
            t.corp.trigger("ChiLo City Grid")
            assert t.state.tags == 1
            traced(t, 0, 0)
            t.corp.trigger("ChiLo City Grid")
            assert t.state.tags == 2

    @pytest.mark.parametrize(("server", "rezzed", "spent"), [("R&D", True, 0), ("HQ", False, 0), ("HQ", True, 3)])
    def test_not_elsewhere_nor_unrezzed_nor_for_a_failure(self, server: str, rezzed: bool, spent: int) -> None:
        with self.traced(server, rezzed=rezzed, spent=spent) as t:
            assert t.state.tags == 0
            traced(t, 0, 2)
            t.settle()
            go_on(t)
            t.finish_run()

    def test_nor_outside_of_a_run(self) -> None:
        with Table() as t:
            t.corp.put("ChiLo City Grid", "HQ", rezzed=True)
            t.corp.hand("Snatch and Grab")
            t.runner.put("Kati Jones")
            t.runner.set(credits=0)
            t.corp.play("Snatch and Grab")
            t.corp.number(0)
            t.runner.no()
            assert (t.state.tags, t.zone("Kati Jones")) == (0, "the heap")


class TestAmazonIndustrialZone:
    def test_new_ice_is_rezzed_at_once_for_three_less(self) -> None:
        with Table() as t:
            t.corp.put("Amazon Industrial Zone", "Server 1", rezzed=True)
            t.corp.hand("Enigma", "Neural Katana").set(credits=2)
            t.corp.install("Enigma", "Server 1")
            t.corp.accept("Amazon Industrial Zone")
            assert (t.card("Enigma").rezzed, t.corp.credits) == (True, 2)
            t.corp.set(credits=2)
            t.corp.install("Neural Katana", "Server 1")
            t.corp.act("done")  # no ice is trashed for it
            t.corp.accept("Amazon Industrial Zone")
            assert (t.card("Neural Katana").rezzed, t.corp.credits) == (True, 2 - 1 - 1)

    def test_it_may_stay_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Amazon Industrial Zone", "Server 1", rezzed=True)
            t.corp.hand("Enigma").install("Enigma", "Server 1")
            t.corp.decline()
            assert not t.card("Enigma").rezzed

    def test_not_at_another_server_nor_other_cards_nor_what_is_too_dear(self) -> None:
        with Table() as t:
            t.corp.put("Amazon Industrial Zone", "Server 1", rezzed=True)
            t.corp.hand("Enigma", "PAD Campaign", "Hadrian's Wall").set(credits=6)
            t.corp.install("Enigma", "HQ")
            t.corp.install("PAD Campaign", "Server 1")
            t.corp.act("done")
            t.corp.install("Hadrian's Wall", "Server 1")
            assert (t.corp.credits, t.happened("rezzed")) == (6, 0)

    def test_not_while_it_is_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("Amazon Industrial Zone", "Server 1")
            t.corp.set(credits=3).hand("Enigma").install("Enigma", "Server 1")
            assert not t.card("Enigma").rezzed


class TestSimoneDiego:
    def test_two_credits_each_turn_to_advance_cards_here(self) -> None:
        with Table() as t:
            simone = t.corp.put("Simone Diego", "Server 1", rezzed=True)
            agenda = t.corp.put("Nisei MK II", "Server 1")
            wall = t.corp.put("Ice Wall", "Server 1")
            t.corp.set(credits=0)
            t.corp.advance("Nisei MK II")
            t.corp.advance("Ice Wall")
            assert (agenda.tokens("advancement"), wall.tokens("advancement")) == (1, 1)
            assert simone.tokens("credit") == 0
            assert not t.corp.can("advance", "Nisei MK II")
            t.end_turn()
            t.end_turn()
            assert simone.tokens("credit") == 2

    def test_for_nothing_else(self) -> None:
        with Table() as t:
            t.corp.put("Simone Diego", "Server 1", rezzed=True)
            t.corp.put("Nisei MK II", "Server 2")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Restructure").set(credits=0)
            assert not t.corp.can("advance", "Nisei MK II")
            assert not t.corp.can("advance", "Ice Wall")
            assert not t.corp.can("rez", "PAD Campaign")
            t.corp.set(credits=9)
            assert not t.corp.can("play", "Restructure")

    def test_her_credits_or_the_corps_own(self) -> None:
        with Table() as t:
            simone = t.corp.put("Simone Diego", "Server 1", rezzed=True)
            t.corp.put("Nisei MK II", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.corp.advance("Ice Wall")
            assert (t.corp.credits, simone.tokens("credit")) == (4, 2)


class TestMidori:
    def approached(self, *hand: str, rezzed: bool = True, server: str = "HQ") -> Table:
        t = Table("runner")
        t.corp.put("Midori", "HQ", rezzed=rezzed)
        t.corp.put("Ice Wall", server)
        t.corp.put("Vanilla", server)
        t.corp.hand(*hand).set(credits=9)
        t.runner.hand(*["Sure Gamble"] * 5).run(server)
        return t

    @pytest.mark.rule("6.2.4d")
    def test_the_approached_ice_and_one_from_hq_change_places(self) -> None:
        with self.approached("Neural Katana", "Hedge Fund") as t:
            t.corp.accept("Midori")
            assert t.corp.titles("hand") == ["Hedge Fund", "Vanilla"]
            katana = t.card("Neural Katana")
            assert (katana.server, katana.rezzed, t.corp.credits) == ("HQ", False, 9)
            assert [t.state.card(cid).title for cid in t.state.ice[0]] == ["Ice Wall", "Neural Katana"]
            t.corp.rez("Neural Katana")  # it is the one that is approached now
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            t.finish_run()

    def test_once_in_a_run_and_again_in_the_next(self) -> None:
        with self.approached("Neural Katana", "Enigma") as t:
            t.corp.accept("Midori")
            t.corp.pick("Neural Katana")
            t.runner.continue_run()
            t.runner.jack_out()  # nothing was asked at the next piece of ice
            t.runner.run("HQ")
            t.corp.accept("Midori")
            t.corp.pick("Enigma")
            t.runner.jack_out()

    def test_it_may_wait_for_the_next_piece_of_ice(self) -> None:
        with self.approached("Neural Katana") as t:
            t.corp.decline()
            t.corp.accept("Midori")
            assert t.corp.titles("hand") == ["Ice Wall"]
            t.runner.jack_out()

    @pytest.mark.parametrize(("rezzed", "server"), [(False, "HQ"), (True, "R&D")])
    def test_not_unrezzed_and_not_at_another_server(self, rezzed: bool, server: str) -> None:
        with self.approached("Neural Katana", rezzed=rezzed, server=server) as t:
            t.runner.continue_run()
            t.runner.jack_out()
            assert t.corp.titles("hand") == ["Neural Katana"]

    def test_in_a_remote_server_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("Midori", "Server 1", rezzed=True)
            t.corp.put("Vanilla", "Server 1")
            t.corp.hand("Neural Katana")
            t.runner.run("Server 1")
            t.corp.accept("Midori")
            assert t.card("Neural Katana").server == "Server 1"
            t.runner.jack_out()

    def test_not_without_ice_in_hq(self) -> None:
        with self.approached("Hedge Fund") as t:
            t.runner.continue_run()
            t.runner.jack_out()
            assert t.corp.titles("hand") == ["Hedge Fund"]

    def test_what_comes_is_installed_for_others_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("Midori", "HQ", rezzed=True)
            t.corp.put("Amazon Industrial Zone", "HQ", rezzed=True)
            t.corp.put("Vanilla", "HQ")
            t.corp.hand("Neural Katana").set(credits=1)
            t.runner.hand(*["Sure Gamble"] * 5).run("HQ")
            t.corp.accept("Midori")
            t.corp.accept("Amazon Industrial Zone")
            assert (t.card("Neural Katana").rezzed, t.corp.credits) == (True, 0)
            t.settle()
            assert len(t.runner.titles("hand")) == 2
            t.finish_run()

    @pytest.mark.rule("10.11.4b")
    def test_what_lay_on_the_old_ice_is_gone(self) -> None:
        with Table("runner") as t:
            t.corp.put("Midori", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 3})
            t.corp.hand("Neural Katana")
            t.runner.run("HQ")
            t.corp.accept("Midori")
            assert (t.zone("Ice Wall"), t.card("Neural Katana").tokens("advancement")) == ("HQ", 0)
            t.runner.jack_out()
