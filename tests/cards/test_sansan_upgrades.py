"""Upgrades of the SanSan cycle."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import bid, damage, encounter, go_on, got_in, result

from sneakdoor.testing import Table


class TestOaktownGrid:
    def test_what_is_installed_here_costs_three_more_to_trash(self) -> None:
        with Table("runner") as t:
            t.corp.put("Oaktown Grid", "Server 1", rezzed=True)
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(credits=11).run("Server 1")
            t.runner.act("access", pad)
            t.runner.act("trash")
            assert t.runner.credits == 11 - 4 - 3
            t.runner.act("trash")  # the grid itself
            t.finish_run()
            assert t.runner.credits == 4 - 1 - 3

    def test_elsewhere_and_unrezzed_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Oaktown Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=4).run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 0
            t.corp.put("Oaktown Grid", "Server 3")
            t.corp.set(credits=0)
            t.runner.set(credits=1).run("Server 3")
            t.runner.act("trash")
            assert t.runner.credits == 0

    @pytest.mark.rule("4.7.7c")
    def test_the_root_of_a_central_server_is_not_in_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Oaktown Grid", "HQ", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=5).run("HQ")
            t.runner.act("access", "Oaktown Grid")
            t.runner.act("trash")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 0


class TestRyonKnight:
    def during(self, clicks: int, server: str = "HQ") -> Table:
        t = Table("runner", clicks=clicks + 1)
        t.corp.put("Ryon Knight", "HQ", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 3).run(server)
        return t

    def test_brain_damage_in_a_run_with_the_last_click(self) -> None:
        with self.during(0) as t:
            t.corp.use("Ryon Knight")
            assert (damage(t), t.zone("Ryon Knight")) == ([("brain", 1)], "Archives")
            t.finish_run()

    @pytest.mark.parametrize(("clicks", "server"), [(1, "HQ"), (0, "R&D")])
    def test_not_with_a_click_left_nor_on_another_server(self, clicks: int, server: str) -> None:
        with self.during(clicks, server) as t:
            assert not t.corp.can("use", "Ryon Knight")
            t.finish_run() if server != "HQ" else t.runner.jack_out()

    def test_not_outside_of_a_run(self) -> None:
        with Table() as t:
            t.corp.put("Ryon Knight", "HQ", rezzed=True)
            t.runner.set(clicks=0)
            assert not t.corp.can("use", "Ryon Knight")


class TestMarcusBatty:
    def during(self, *ice: str, server: str = "HQ") -> Table:
        t = Table("runner")
        t.corp.put("Marcus Batty", "HQ", rezzed=True)
        t.corp.put("Neural Katana", "R&D", rezzed=True)
        for title in ice:
            t.corp.put(title, "HQ", rezzed=True)
        t.corp.set(credits=2)
        t.runner.put("Corroder")
        t.runner.put("Ninja")
        t.runner.hand(*["Sure Gamble"] * 5).set(credits=9).run(server)
        return t

    @pytest.mark.parametrize(("corp", "runner", "hurt"), [(1, 0, 3), (0, 2, 3), (1, 1, 0)])
    def test_different_amounts_resolve_a_subroutine_of_ice_here(self, corp: int, runner: int, hurt: int) -> None:
        with self.during("Neural Katana") as t:
            encounter(t)
            for _ in range(3):
                t.runner.use("Ninja", "strength") if not t.runner.can("use", "Ninja", says="Break") else None
            t.runner.break_subroutines("Ninja")
            t.corp.use("Marcus Batty")
            bid(t, corp, runner)
            assert sum(n for _, n in damage(t)) == hurt
            assert t.zone("Marcus Batty") == "Archives"
            assert got_in(t)

    def test_the_corp_chooses_the_ice_and_the_subroutine(self) -> None:
        with self.during("Pup", "Wall of Thorns") as t:
            t.corp.use("Marcus Batty")
            bid(t, 2, 0)
            assert not t.corp.can("pick", "Neural Katana")
            t.corp.pick("Wall of Thorns")
            t.corp.act("subroutine", number=1)
            assert (damage(t), result(t)) == ([], "unsuccessful")

    def test_not_in_a_run_on_another_server(self) -> None:
        with self.during("Pup", server="Archives") as t:
            assert not t.corp.can("use", "Marcus Batty")
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_not_without_rezzed_ice_here(self) -> None:
        with self.during() as t:
            assert not t.corp.can("use", "Marcus Batty")
            t.runner.jack_out()


class TestValleyGrid:
    def broken(self) -> Table:
        t = Table("runner")
        t.corp.put("Valley Grid", "Server 1", rezzed=True)
        t.corp.put("Ice Wall", "Server 1", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=20)
        return t

    def test_each_fully_broken_ice_here_makes_the_hand_smaller(self) -> None:
        with self.broken() as t:
            for size in (4, 3):
                encounter(t, "Server 1")
                t.runner.break_subroutines("Corroder")
                assert t.runner.hand_size == size
                go_on(t)
                t.finish_run()

    def test_until_the_corps_turn(self) -> None:
        with self.broken() as t:
            encounter(t, "Server 1")
            t.runner.break_subroutines("Corroder")
            go_on(t)
            t.finish_run()
            t.runner.hand(*["Sure Gamble"] * 5)
            t.end_turn()
            assert len(t.runner.titles("hand")) == 4  # it held when the Runner's turn ended
            assert (t.runner.hand_size, t.corp.hand_size) == (5, 5)

    def test_not_for_other_servers_and_not_without_breaking(self) -> None:
        with self.broken() as t:
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            go_on(t)
            t.finish_run()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.hand_size == 5

    def test_not_all_broken_is_not_enough(self) -> None:
        with against("Wall of Thorns", "Corroder", server="Server 1", credits=20, run=False) as t:
            t.corp.put("Valley Grid", "Server 1", rezzed=True)
            encounter(t, "Server 1")
            for _ in range(3):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            t.finish_run()
            assert t.runner.hand_size == 5


class TestBreakerBayGrid:
    def test_cards_in_this_server_cost_five_less(self) -> None:
        with Table() as t:
            t.corp.put("Breaker Bay Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Infrastructure", "Server 1")
            t.corp.put("Heinlein Grid", "Server 2")
            t.corp.set(credits=0).rez("Hostile Infrastructure")
            assert t.card("Hostile Infrastructure").rezzed
            assert not t.corp.can("rez", "Heinlein Grid")

    def test_by_five_and_no_more(self) -> None:
        with Table() as t:
            t.corp.put("Breaker Bay Grid", "Server 1", rezzed=True)
            t.corp.put("Off the Grid", "Server 1")
            t.corp.set(credits=1).rez("Off the Grid")
            assert t.corp.credits == 0

    def test_neither_ice_nor_the_root_of_a_central_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Breaker Bay Grid", "HQ", rezzed=True)
            t.corp.put("Giordano Memorial Field", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Ice Wall")
            assert not t.corp.can("rez", "Giordano Memorial Field")
            t.runner.jack_out()


class TestUnderwayGrid:
    def test_ice_here_is_not_bypassed(self) -> None:
        for server, how in (("HQ", "unsuccessful"), ("R&D", "successful")):
            with Table("runner") as t:
                t.corp.put("Underway Grid", "HQ", rezzed=True)
                t.corp.put("Ice Wall", "HQ", rezzed=True)
                t.corp.put("Ice Wall", "R&D", rezzed=True)
                t.runner.hand("Inside Job").play("Inside Job")
                t.runner.act("server", server=server)
                t.finish_run()
                assert result(t) == how

    @pytest.mark.rule("1.2.2")
    def test_cards_in_and_protecting_it_are_not_exposed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Underway Grid", "Server 1", rezzed=True)
            pad, wall = t.corp.put("PAD Campaign", "Server 1"), t.corp.put("Ice Wall", "Server 1")
            enigma, other = t.corp.put("Enigma", "HQ"), t.corp.put("Sundew", "Server 2")
            t.runner.hand("Infiltration").play("Infiltration")
            t.runner.mode("xpose")
            assert not any(t.runner.can("pick", one) for one in (pad, wall))
            assert t.runner.can("pick", other)
            t.runner.pick(enigma)
            assert t.happened("exposed") == 1

    def test_with_nothing_else_there_nothing_can_be_exposed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Underway Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Satellite Uplink")
            assert not t.runner.can("play", "Satellite Uplink")

    @pytest.mark.rule("1.2.2")
    def test_nor_is_the_ice_that_is_approached(self) -> None:
        for rezzed in (True, False):
            with Table("runner") as t:
                t.corp.put("Underway Grid", "HQ", rezzed=rezzed)
                t.corp.put("Ice Wall", "HQ")
                t.runner.put("Snitch")
                t.runner.run("HQ")
                t.runner.trigger("Snitch")
                assert t.happened("exposed") == (0 if rezzed else 1)
                t.runner.decline()  # to jack out
                t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.2.2")
    @pytest.mark.parametrize("runs", [True, False])
    def test_silhouette_and_raymond_flint_name_a_card_elsewhere(self, runs: bool) -> None:
        with Table("runner", runner="Silhouette: Stealth Operative") as t:
            t.corp.put("Underway Grid", "Server 1", rezzed=True)
            hidden, other = t.corp.put("PAD Campaign", "Server 1"), t.corp.put("Sundew", "Server 2")
            t.corp.put("Ice Wall", "R&D")
            t.runner.put("Raymond Flint")
            if runs:
                t.runner.run("HQ")
                t.settle()
                t.runner.accept()
            else:
                t.runner.use("Raymond Flint")
            assert not t.runner.can("pick", hidden)
            t.runner.pick(other)
            assert t.happened("exposed") == 1
            t.finish_run()

    def test_unrezzed_it_hides_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Underway Grid", "Server 1")
            t.runner.hand("Satellite Uplink")
            assert t.runner.can("play", "Satellite Uplink")


class TestExpoGrid:
    @pytest.mark.parametrize(("rezzed", "server", "gained"), [(True, 1, 1), (False, 1, 0), (True, 2, 0)])
    def test_a_credit_each_turn_for_a_rezzed_asset_here(self, rezzed: bool, server: int, gained: int) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Expo Grid", "Server 1", rezzed=True)
            t.corp.put("Zaibatsu Loyalty", f"Server {server}", rezzed=rezzed)
            t.corp.set(credits=0)
            t.end_turn()
            assert t.corp.credits == gained

    def test_an_upgrade_is_not_enough_and_unrezzed_it_pays_nothing(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Expo Grid", "Server 1", rezzed=True)
            t.corp.put("Expo Grid", "Server 2")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.set(credits=0)
            t.end_turn()
            assert t.corp.credits == 0
