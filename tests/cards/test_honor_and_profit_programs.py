"""What programs of Honor and Profit do."""

from __future__ import annotations

import pytest
from tests.breakers import boosted, can_break, facing_trial, fewest, used_once
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.testing import Table

CENTRAL = [
    ("Alias", "Sentry", 1, (1, 1), "Barrier - Code Gate", (2, 3)),
    ("Breach", "Barrier", 2, (2, 3), "Sentry - Code Gate", (2, 4)),
    ("Passport", "Code Gate", 2, (1, 1), "Barrier - Sentry", (2, 2)),
]


class TestCentralBreakers:
    @pytest.mark.parametrize(("title", "kind", "strength", "broken", "other", "more"), CENTRAL)
    def test_what_it_breaks_and_how_strong_it_gets(
        self, title: str, kind: str, strength: int, broken: tuple[int, int], other: str, more: tuple[int, int]
    ) -> None:
        assert used_once(title, kind, strength) == broken
        assert not can_break(title, kind, strength + 1)
        assert not can_break(title, other, 0)
        assert boosted(title) == (*more, False)

    @pytest.mark.parametrize(("title", "kind", "strength", "broken", "other", "more"), CENTRAL)
    def test_no_ice_protecting_a_remote_server(
        self, title: str, kind: str, strength: int, broken: tuple[int, int], other: str, more: tuple[int, int]
    ) -> None:
        for server in ("HQ", "R&D", "Archives"):
            assert can_break(title, kind, 0, server=server)
        assert not can_break(title, kind, 0, server="Server 1")
        other = {"Code Gate": "Torch", "Sentry": "Mimic", "Barrier": "Corroder"}[kind]
        t = facing_trial(title, kind, 0, server="Server 1", rig=(other,))
        assert t.runner.can("use", other, says="Break", at="6.9.3b")

    def test_breach_may_break_fewer(self) -> None:
        assert fewest("Breach", "Barrier", 0) == 1


class TestGingerbread:
    def test_tracers_and_nothing_else(self) -> None:
        assert used_once("Gingerbread", "Tracer", 2) == (1, 1)
        assert not can_break("Gingerbread", "Tracer", 3)
        assert not can_break("Gingerbread", "Sentry - Code Gate - Barrier", 0)
        assert boosted("Gingerbread") == (2, 3, False)


class TestGrapplingHook:
    @pytest.mark.parametrize("n", [2, 3, 5])
    def test_all_subroutines_but_one_however_strong_the_ice(self, n: int) -> None:
        with Table("runner", cards=(trial("Barrier", 9, n),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Grappling Hook")
            encounter(t, "HQ")
            break_once(t, "Grappling Hook")
            t.finish_run()
            assert (t.corp.credits, t.zone("Grappling Hook"), t.runner.credits) == (6, "the heap", 5)

    def test_a_single_subroutine_is_the_one_that_stays(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0, 1),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Grappling Hook")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Grappling Hook", at="6.9.3b")
            t.runner.pass_()
            t.finish_run()

    def test_the_runner_says_which(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Grappling Hook")
            encounter(t, "HQ")
            t.runner.use("Grappling Hook")
            assert now(t).kind == "break"
            t.game.choose(now(t).options[1])
            t.finish_run()
            assert (t.runner.clicks, t.happened("successful run")) == (2, 1)


class TestOvermind:
    @pytest.mark.parametrize(("rig", "n"), [((), 3), (("Corroder",), 2), (("Magnum Opus", "Mimic"), 0)])
    def test_a_counter_for_every_unused_mu(self, rig: tuple[str, ...], n: int) -> None:
        with Table("runner") as t:
            for title in rig:
                t.runner.put(title)
            t.runner.hand("Overmind")
            t.runner.install("Overmind")
            if rig:
                t.runner.act("done")
            assert t.card("Overmind").tokens("power") == n

    def test_other_programs_bring_it_no_counters(self) -> None:
        with Table("runner") as t:
            overmind = t.runner.put("Overmind", tokens={"power": 1})
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.runner.act("done")
            assert overmind.tokens("power") == 1

    def test_counters_break_and_credits_make_it_strong(self) -> None:
        assert used_once("Overmind", "Trap", 0, {"power": 2}) == (0, 1)
        assert not can_break("Overmind", "Trap", 1, {"power": 2})
        assert not can_break("Overmind", "Trap", 0, {"power": 0})
        assert boosted("Overmind") == (1, 1, False)
        t = facing_trial("Overmind", "Trap", 0, {"power": 2})
        break_once(t, "Overmind")
        assert t.card("Overmind").tokens("power") == 1
