"""What programs of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.cards.trials import trial
from tests.cards.walking import encounter, now, top

from sneakdoor.model.words import CORP
from sneakdoor.testing import Table


class TestChisel:
    @pytest.mark.rule("9.6.2e")
    def test_each_encounter_makes_its_host_weaker_until_that_is_trashed(self) -> None:
        with Table("runner", cards=(trial("Barrier", 1),)) as t:
            host = t.corp.put("Trial", "HQ", rezzed=True)
            chisel = t.runner.put("Chisel", on=host)
            t.runner.run("HQ")
            t.finish_run()
            assert (chisel.tokens("virus"), host.strength) == (1, 0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Trial") == "Archives"
            assert t.zone("Chisel") == "the heap"
            assert t.corp.credits == 5 + 3  # the first time all three subroutines resolved, the second time none

    def test_other_ice_neither_weakens_nor_counts(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),)) as t:
            host = t.corp.put("Ice Wall", "R&D", rezzed=True)
            other = t.corp.put("Trial", "HQ", rezzed=True)
            chisel = t.runner.put("Chisel", on=host, tokens={"virus": 1})
            t.runner.run("HQ")
            t.finish_run()
            assert other.installed
            assert (chisel.tokens("virus"), host.strength, other.strength) == (1, 0, 0)

    def test_it_is_installed_on_ice_only(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Chisel")
            assert not t.runner.can("install", "Chisel")
            t.corp.put("Ice Wall", "HQ")
            t.runner.install("Chisel", on="Ice Wall")
            assert t.card("Chisel").thing.host == t.card("Ice Wall").cid


class TestOdore:
    @pytest.mark.parametrize(("virtual", "free"), [(2, False), (3, True)])
    def test_with_three_virtual_resources_it_breaks_for_nothing(self, virtual: int, free: bool) -> None:
        t = Table("runner", cards=(trial("Sentry"),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Odore")
        for _ in range(virtual):
            t.runner.put("Ice Analyzer")
        t.runner.put("Sacrificial Construct")  # a resource, and not a virtual one
        t.runner.set(credits=0)
        encounter(t, "HQ")
        assert t.runner.can("use", "Odore", says="Break 1", at="6.9.3b") == free
        if free:
            t.runner.use("Odore", "Break 1")
            t.runner.act("subroutine", number=0)
            t.settle()
            assert (t.runner.credits, t.corp.credits) == (0, 7)


class TestStargate:
    def test_one_of_three_revealed_cards_is_trashed_and_the_others_stay_in_order(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Ice Wall", "PAD Campaign", "Hedge Fund", "Enigma")
            t.runner.put("Stargate")
            t.runner.use("Stargate")
            t.settle()
            assert {option.card for option in now(t).options} == {"Enigma", "Hedge Fund", "PAD Campaign"}
            assert t.happened("revealed") == 3
            t.runner.pick("Hedge Fund")
            t.settle()
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert top(t, CORP, 3) == ["Enigma", "PAD Campaign", "Ice Wall"]
            assert not t.happened("accessed")

    @pytest.mark.rule("9.6.3")
    def test_a_run_that_fails_is_the_one_use_of_the_turn(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Ice Wall", "PAD Campaign", "Hedge Fund", "Enigma")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Stargate")
            t.runner.use("Stargate")
            t.settle()
            assert t.corp.titles("discard") == []
            assert not t.runner.can("action", "Stargate")
            assert t.runner.clicks == 3


class TestCordyceps:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "Archives")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Wall of Static", "R&D", rezzed=True)
        t.runner.set(credits=9)
        return t

    @pytest.mark.rule("10.11.3")
    def test_a_counter_swaps_ice_of_the_attacked_server_once_a_turn(self) -> None:
        with self.table() as t:
            t.runner.hand("Cordyceps")
            t.runner.install("Cordyceps")
            assert t.card("Cordyceps").tokens("virus") == 2
            t.runner.run("Archives")
            t.runner.accept("Cordyceps")
            assert len(now(t).options) == 3
            t.runner.pick(t.card("Ice Wall"), "Enigma")
            t.finish_run()
            assert (t.card("Ice Wall").server, t.card("Enigma").server) == ("HQ", "Archives")
            assert t.card("Cordyceps").tokens("virus") == 1
            t.runner.run("Archives")
            t.finish_run()  # nobody asks a second time
            assert t.card("Cordyceps").tokens("virus") == 1

    def test_two_pieces_of_ice_elsewhere_are_not_swapped_with_each_other(self) -> None:
        with self.table() as t:
            t.runner.put("Cordyceps", tokens={"virus": 1})
            t.runner.run("Archives")
            t.runner.accept("Cordyceps")
            t.runner.act("pick", "Enigma")
            t.finish_run()  # with what else is no question any more
            places = [t.card(title).server for title in ("Ice Wall", "Enigma", "Wall of Static")]
            assert places == ["HQ", "Archives", "R&D"]

    def test_neither_without_a_counter_nor_in_a_remote_server(self) -> None:
        with self.table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            cordyceps = t.runner.put("Cordyceps", tokens={"virus": 1})
            t.runner.run("Server 1")
            t.finish_run()
            assert cordyceps.tokens("virus") == 1
        with self.table() as t:
            t.runner.put("Cordyceps", tokens={"virus": 0})
            t.runner.run("Archives")
            t.finish_run()


class TestGauss:
    def test_it_is_stronger_in_the_turn_in_which_it_is_installed(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Gauss")
            t.runner.install("Gauss")
            assert t.card("Gauss").strength == 4
            t.end_turn()
            assert t.card("Gauss").strength == 1

    @pytest.mark.rule("8.2.10")
    def test_installed_again_it_is_a_new_object(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Gauss", "Scavenge")
            t.runner.install("Gauss")
            t.runner.play("Scavenge")
            t.settle()
            assert t.card("Gauss").strength == 4


class TestMantle:
    @pytest.mark.parametrize(("title", "usable"), [("Corroder", True), ("Feedback Filter", False)])
    def test_its_credit_pays_for_programs(self, title: str, usable: bool) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Mantle")
        t.runner.put(title)
        t.runner.set(credits=0)
        encounter(t, "HQ")
        assert t.card("Mantle").tokens("credit") == 1
        assert t.runner.can("use", title, at="6.9.3b") == usable

    def test_its_credit_pays_for_hardware_and_neither_for_resources_nor_for_installs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mantle")
            t.runner.put("Personal Workshop")
            t.runner.set(credits=1).hand("Feedback Filter")
            assert not t.runner.can("install", "Feedback Filter")
            t.runner.put("Feedback Filter")
            t.runner.set(credits=2).hand("Sure Gamble")
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Feedback Filter", "3[credit]")
            assert (t.runner.credits, t.card("Mantle").tokens("credit")) == (0, 0)
            t.settle()
            assert len(t.runner.titles("hand")) == 0
            t.finish_run()


def test_rezeki_gives_a_credit_each_turn() -> None:
    with Table("corp", clicks=1) as t:
        t.runner.put("Rezeki")
        t.end_turn()
        assert t.runner.credits == 6
        t.end_turn()
        assert t.runner.credits == 6 + 4
