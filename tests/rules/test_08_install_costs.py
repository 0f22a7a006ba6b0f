"""What installing costs, and what pays for it (CR 8.2.11; 1.4:1.15.4)."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestInstallCosts:
    @pytest.mark.both
    @pytest.mark.rule("8.2.11")
    def test_the_install_cost_is_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert t.runner.credits == 3

    @pytest.mark.rule("8.2.11")
    def test_who_cannot_pay_cannot_install(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=1).hand("Corroder")
        assert not t.runner.can("install", "Corroder")

    @pytest.mark.both
    @pytest.mark.rule("8.2.11b")
    def test_x_is_chosen_as_the_cost_is_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).hand("Angel Arena")
            t.runner.install("Angel Arena")
            assert t.runner.can("number", number=4)
            assert not t.runner.can("number", number=5)
            t.runner.number(3)
            assert t.runner.credits == 1
            assert t.card("Angel Arena").tokens("power") == 3

    @pytest.mark.rule("8.2.11", "1.4:1.15.4a")
    def test_an_effect_that_installs_applies_the_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder")
            t.runner.use("Clone Chip")  # the only program there
            assert t.card("Corroder").installed
            assert t.runner.credits == 3

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.15.4b", "1.2.5")
    def test_what_cannot_be_paid_for_is_not_installed(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=1)
        t.runner.put("Clone Chip")
        t.runner.discard("Corroder")
        t.settle()
        assert not t.runner.can("use", "Clone Chip")

    @pytest.mark.rule("8.2.11")
    def test_an_effect_may_lower_the_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=2).hand("Modded", "Magnum Opus")
            t.runner.play("Modded")
            assert t.card("Magnum Opus").installed
            assert t.runner.credits == 0

    @pytest.mark.rule("8.2.11")
    def test_a_lowered_cost_is_never_negative(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=2).hand("Modded", "Corroder")
            t.runner.play("Modded")
            assert t.runner.credits == 2

    @pytest.mark.rule("8.2.11")
    def test_an_effect_may_ignore_the_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=3).hand("Test Run")
            t.runner.discard("Magnum Opus")
            t.runner.play("Test Run")
            t.runner.mode("heap")
            assert t.card("Magnum Opus").installed
            assert t.runner.credits == 0


class TestWhatIsTrashedAndWhatPays:
    @pytest.mark.both
    @pytest.mark.rule("8.2.5d", "1.15.1")
    def test_a_program_whose_credits_must_pay_for_the_install_is_not_offered_for_trashing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.set(credits=0)
            t.runner.put("Pheromones", tokens={"credit": 2})
            t.runner.put("Mimic")
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder")
            t.runner.run("HQ")
            t.runner.use("Clone Chip")
            assert t.runner.can("trash", "Mimic")
            assert not t.runner.can("trash", "Pheromones")
            t.runner.act("done")
            assert t.card("Corroder").installed
            assert t.card("Pheromones").tokens("credit") == 0
            t.finish_run()
