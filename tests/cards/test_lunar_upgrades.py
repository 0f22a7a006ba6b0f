"""Upgrades of the Lunar cycle."""

from __future__ import annotations

import pytest
from tests.ice import BREAKS_ALL
from tests.verbs import (
    break_once,
    damage,
    detour,
    elsewhere,
    encounter,
    go_on,
    got_in,
    now,
    result,
    top,
    traced,
    trial,
    who,
)

from sneakdoor.cards.vocabulary import Break, Credits, paid, resource
from sneakdoor.model.enums import HQ, RUNNER
from sneakdoor.testing import Table

TRIAL = trial("Barrier", subroutines=2)


class TestMidwayStationGrid:
    def run_at(self, server: str, *, rezzed: bool = True, purse: int = 9) -> Table:
        t = Table("runner", cards=(TRIAL, detour(HQ)))
        t.corp.put("Midway Station Grid", "HQ", rezzed=rezzed)
        t.corp.put("Trial", server, rezzed=True)
        t.corp.put("Eli 1.0", "Archives", rezzed=True)
        t.corp.set(credits=0)
        t.runner.put("Corroder")
        t.runner.put("Detour")
        t.runner.set(credits=purse)
        encounter(t, server)
        return t

    def test_each_use_of_an_icebreaker_to_break_costs_one_more(self) -> None:
        with self.run_at("HQ") as t:
            break_once(t, "Corroder")
            assert t.runner.credits == 9 - 1 - 1
            break_once(t, "Corroder")
            assert t.runner.credits == 5
            t.runner.use("Corroder", "strength")
            assert t.runner.credits == 4  # that breaks nothing
            t.runner.jack_out() if t.runner.can("jack out") else t.finish_run()

    def test_who_cannot_pay_it_does_not_break(self) -> None:
        with self.run_at("HQ", purse=1) as t:
            assert not t.runner.can("use", "Corroder", says="Break")
            t.finish_run()

    @pytest.mark.parametrize(("server", "rezzed"), [("R&D", True), ("HQ", False)])
    def test_not_elsewhere_and_not_unrezzed(self, server: str, rezzed: bool) -> None:
        with self.run_at(server, rezzed=rezzed) as t:
            break_once(t, "Corroder")
            assert t.runner.credits == 8
            t.finish_run()

    def test_what_is_no_icebreaker_costs_no_more(self) -> None:
        saw = resource("Saw", "neutral_runner", paid(Credits(0), Break()), cost=0)
        with Table("runner", cards=(TRIAL, saw)) as t:
            t.corp.put("Midway Station Grid", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Saw")
            t.runner.set(credits=5)
            encounter(t, "HQ")
            break_once(t, "Saw")
            assert t.runner.credits == 5
            t.finish_run()

    def test_clicks_are_no_icebreaker(self) -> None:
        with Table("runner") as t:
            t.corp.put("Midway Station Grid", "HQ", rezzed=True)
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.set(credits=0)
            encounter(t, "HQ")
            t.runner.use("Eli 1.0")
            t.runner.act("subroutine", number=0) if t.runner.can("subroutine", number=0) else None
            assert (t.runner.clicks, t.runner.credits) == (2, 0)
            t.finish_run()


class TestSelfDestruct:
    def server(self, *inside: str) -> Table:
        t = Table("runner")
        t.corp.put("Self-destruct", "Server 1", rezzed=True)
        for title in inside:
            t.corp.put(title, "Server 1")
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.set(credits=0)
        t.runner.hand(*["Sure Gamble"] * 5).set(credits=5)
        return t

    @pytest.mark.parametrize(("spent", "hurt"), [(1, [("net", 3)]), (2, [])])
    def test_everything_here_goes_and_a_trace_as_strong_as_that_follows(
        self, spent: int, hurt: list[tuple[str, int]]
    ) -> None:
        with self.server("Ice Wall", "Hostile Takeover") as t:
            t.runner.run("Server 1")
            t.corp.use("Self-destruct")
            traced(t, 0, spent)
            assert damage(t) == hurt  # itself it does not count
            assert t.corp.titles("discard") == ["Hostile Takeover", "Ice Wall", "Self-destruct"]
            assert t.card("PAD Campaign").installed
            t.finish_run()

    def test_alone_it_traces_with_nothing(self) -> None:
        with self.server() as t:
            t.runner.run("Server 1")
            t.corp.use("Self-destruct")
            traced(t, 0, 0)
            t.finish_run()
            assert damage(t) == []

    def test_only_in_a_run_on_its_server(self) -> None:
        with self.server("Ice Wall") as t:
            t.runner.run("Server 2")
            assert not t.corp.can("use", "Self-destruct")
            t.runner.act("go on")
            t.finish_run()
        with Table() as t:
            t.corp.put("Self-destruct", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Self-destruct")

    @pytest.mark.rule("1.4:8.2.12")
    def test_in_remote_servers_alone(self) -> None:
        with Table() as t:
            t.corp.hand("Self-destruct").put("PAD Campaign", "Server 1")
            t.corp.act("install", "Self-destruct")
            assert {option.server for option in now(t).options} == {"Server 1", "New remote"}
            t.corp.destination("new")


class TestShellCorporation:
    def test_three_credits_are_placed_and_all_taken_later(self) -> None:
        with Table() as t:
            shell = t.corp.put("Shell Corporation", "Server 1", rezzed=True, tokens={"credit": 3})
            t.corp.use("Shell Corporation", "lace")
            assert (shell.tokens("credit"), t.corp.credits, t.corp.clicks) == (6, 5, 2)
            assert not t.corp.can("use", "Shell Corporation")
            t.end_turn()
            t.end_turn()
            before = t.corp.credits
            t.corp.use("Shell Corporation", "ake")
            assert (shell.tokens("credit"), t.corp.credits - before, t.corp.clicks) == (0, 6, 2)
            assert not t.corp.can("use", "Shell Corporation")

    def test_each_copy_counts_for_itself(self) -> None:
        with Table() as t:
            one = t.corp.put("Shell Corporation", "Server 1", rezzed=True)
            two = t.corp.put("Shell Corporation", "Server 2", rezzed=True)
            t.corp.use(one)
            t.corp.use(two)
            assert (one.tokens("credit"), two.tokens("credit")) == (3, 3)

    def test_nothing_is_taken_from_an_empty_one(self) -> None:
        with Table() as t:
            t.corp.put("Shell Corporation", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Shell Corporation", says="ake")


class TestWillOTheWisp:
    def inside(self, server: str = "Server 1", *, breaks: bool = True) -> Table:
        t = Table("runner", cards=(TRIAL, BREAKS_ALL, elsewhere()))
        t.corp.put("Will-o'-the-Wisp", "Server 1", rezzed=True)
        t.corp.put("Trial", server, rezzed=True)
        t.corp.set(credits=0)
        for title in ("Corroder", "Ninja", "Breaks All"):
            t.runner.put(title)
        t.runner.set(credits=9)
        encounter(t, server)
        if breaks:
            break_once(t, "Corroder")
        return t

    def test_an_icebreaker_that_broke_something_goes_under_the_stack(self) -> None:
        with self.inside() as t:
            t.corp.accept("Will-o'-the-Wisp")
            t.settle()
            assert t.zone("Will-o'-the-Wisp") == "Archives"
            assert not t.card("Corroder").installed
            assert t.state.card(t.state.deck[RUNNER][0]).title == "Corroder"
            assert who(t, "added to deck") == [RUNNER]
            go_on(t)
            t.finish_run()
            assert t.card("Ninja").installed

    def test_the_corp_chooses_among_those_that_did(self) -> None:
        with self.inside() as t:
            t.runner.use("Breaks All")
            t.settle()
            t.corp.accept("Will-o'-the-Wisp")
            assert not t.corp.can("pick", "Ninja")
            t.corp.pick("Breaks All")
            go_on(t)
            t.finish_run()
            assert t.card("Corroder").installed
            assert top(t, RUNNER) != ["Breaks All"]

    def test_a_success_without_an_access_will_do(self) -> None:
        with Table("runner", cards=(TRIAL, elsewhere())) as t:
            t.corp.put("Will-o'-the-Wisp", "Server 1", rezzed=True)
            t.corp.put("Trial", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Averted Eyes")
            encounter(t, "Server 1")
            break_once(t, "Corroder")
            t.corp.accept("Will-o'-the-Wisp")
            t.finish_run()
            assert not t.card("Corroder").installed

    def test_it_may_stay(self) -> None:
        with self.inside() as t:
            t.corp.decline()
            t.runner.act("go on")
            t.finish_run()
            assert t.card("Will-o'-the-Wisp").installed
            assert t.card("Corroder").installed

    @pytest.mark.parametrize(("server", "breaks"), [("R&D", True), ("Server 1", False)])
    def test_not_on_another_server_and_not_if_nothing_was_broken(self, server: str, breaks: bool) -> None:
        with self.inside(server, breaks=breaks) as t:
            t.settle()
            go_on(t)
            assert got_in(t) or result(t) == "successful"
            assert t.card("Will-o'-the-Wisp").installed

    def test_what_broke_something_in_an_earlier_run_does_not_count(self) -> None:
        with self.inside() as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            t.runner.run("Server 1")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.card("Will-o'-the-Wisp").installed
