"""What programs of Terminal Directive do."""

from __future__ import annotations

import pytest
from tests.breakers import boosted, can_break, facing_trial, used_once
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.testing import Table


class TestLustig:
    def test_what_it_breaks_and_how_strong_it_gets(self) -> None:
        assert used_once("Lustig", "Sentry", 1) == (1, 1)
        assert not can_break("Lustig", "Sentry", 2)
        assert not can_break("Lustig", "Barrier - Code Gate", 0)
        assert boosted("Lustig") == (3, 5, False)

    def test_trashed_it_bypasses_a_sentry_however_strong(self) -> None:
        t = facing_trial("Lustig", "Sentry", 9)
        t.runner.use("Lustig", "ypass")
        t.finish_run()
        assert (t.corp.credits, t.runner.credits, t.zone("Lustig")) == (5, 20, "the heap")
        assert t.happened("bypassed") == 1

    def test_no_other_ice_and_not_outside_an_encounter(self) -> None:
        t = facing_trial("Lustig", "Barrier - Code Gate", 0)
        assert not t.runner.can("use", "Lustig", says="ypass", at="6.9.3b")
        with Table("runner") as t:
            t.corp.put("Archer", "HQ", rezzed=True)
            t.runner.put("Lustig")
            assert not t.runner.can("use", "Lustig", says="ypass")


class TestMammon:
    def test_counters_break_and_credits_make_it_strong(self) -> None:
        assert used_once("Mammon", "Trap", 0, {"power": 2}) == (0, 1)
        assert not can_break("Mammon", "Trap", 1, {"power": 2})
        assert not can_break("Mammon", "Trap", 0, {"power": 0})
        assert boosted("Mammon") == (2, 2, False)

    def test_one_counter_a_subroutine(self) -> None:
        t = facing_trial("Mammon", "Trap", 0, {"power": 2})
        break_once(t, "Mammon")
        assert t.card("Mammon").tokens("power") == 1

    @pytest.mark.parametrize("n", [0, 3, 5])
    def test_credits_become_counters_as_the_turn_begins_and_all_are_gone_as_it_ends(self, n: int) -> None:
        with Table("corp") as t:
            mammon = t.runner.put("Mammon")
            t.end_turn()
            t.runner.number(n)
            assert (mammon.tokens("power"), t.runner.credits) == (n, 5 - n)
            t.end_turn()
            assert mammon.tokens("power") == 0

    def test_without_its_text_it_keeps_them(self) -> None:
        with Table("corp") as t:
            mammon = t.runner.put("Mammon")
            t.runner.put("Dr. Lovegood")
            t.end_turn()
            t.runner.trigger("Mammon")
            t.runner.number(2)
            t.runner.pick("Mammon")
            t.end_turn()
            assert mammon.tokens("power") == 2


class TestUnusedMemory:
    @pytest.mark.parametrize(
        ("title", "kinds", "strength", "other"),
        [("Adept", ("Sentry", "Barrier"), 4, "Code Gate"), ("Savant", ("Sentry",), 3, "Barrier")],
    )
    def test_every_unused_mu_makes_it_stronger(
        self, title: str, kinds: tuple[str, ...], strength: int, other: str
    ) -> None:
        for kind in kinds:
            assert used_once(title, kind, strength) == (2, 1)
            assert not can_break(title, kind, strength + 1)
        assert not can_break(title, other, 0)
        with Table("runner") as t:
            breaker = t.runner.put(title)
            assert breaker.strength == strength
            t.runner.put("Corroder")
            assert breaker.strength == strength - 1
            t.runner.put("Akamatsu Mem Chip")
            assert breaker.strength == strength


class TestSavant:
    def test_two_subroutines_of_a_code_gate(self) -> None:
        assert used_once("Savant", "Code Gate", 3) == (2, 2)

    def test_a_single_one_that_is_left_will_do(self) -> None:
        with Table("runner", cards=(trial("Code Gate", 0, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Savant")
            encounter(t, "HQ")
            break_once(t, "Savant")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (5, 3)

    @pytest.mark.parametrize(("mode", "broken"), [("sentry", 1), ("code gate", 2)])
    def test_of_ice_that_is_both_the_runner_chooses(self, mode: str, broken: int) -> None:
        t = facing_trial("Savant", "Sentry - Code Gate", 3)
        t.runner.use("Savant", "Break")
        t.runner.mode(mode)
        while now(t).kind == "break":
            t.game.choose(now(t).options[0])
        t.finish_run()
        assert (t.corp.credits, t.runner.credits) == (5 + 5 - broken, 18)
