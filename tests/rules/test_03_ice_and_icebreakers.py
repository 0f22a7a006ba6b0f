"""Ice, and what breaks its subroutines (CR 3.4, 3.9.5)."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.rezzing import refuse_rez
from sneakdoor.testing import Table


def meet(t: Table, server: str) -> None:
    """Run a server up to the first encounter's window."""
    t.runner.run(server)
    while current_encounter(t.state) is None:
        t.runner.pass_()


class TestIce:
    @pytest.mark.both
    @pytest.mark.rule("3.4.2", "3.4.2b", "4.7.9d", "8.2.1")
    def test_ice_is_installed_outermost_before_any_server(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            t.corp.act("done")
            assert t.state.ice[0] == (t.cid("Enigma"), t.cid("Ice Wall"))
            assert t.state.root[0] == ()

    @pytest.mark.rule("3.4.3a")
    def test_ice_is_not_rezzed_outside_its_approach(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            assert t.decision is not None
            refusal = refuse_rez(t.state, t.cid("Enigma"))
            assert refusal is not None
            assert refusal.rule == "6.4.3"

    @pytest.mark.both
    @pytest.mark.rule("3.4.7a", "3.4.7b")
    def test_unbroken_subroutines_resolve_and_broken_ones_do_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.run("HQ")
            t.runner.break_subroutines("Gordian Blade", 1)
            t.finish_run()
            assert t.happened("clicks lost") == 1
            assert t.happened("successful run") == 1


class TestIcebreakers:
    @pytest.mark.both
    @pytest.mark.rule("26.03:3.9.5b", example=59)
    @pytest.mark.rule("1.4:3.9.5b", "3.9.5b", example=31)
    def test_a_boost_without_a_duration_lasts_for_the_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            meet(t, "HQ")
            t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 3
            t.runner.break_subroutines("Corroder")
            while current_encounter(t.state) is not None:
                t.runner.pass_()
            assert t.run is not None  # the run goes on
            assert t.card("Corroder").strength == 2
            t.finish_run()

    @pytest.mark.rule("26.03:3.9.5d", example=61)
    @pytest.mark.both
    @pytest.mark.rule("1.4:3.9.5d", "3.9.5b", example=31)
    def test_outside_an_encounter_it_is_gone_at_the_next_checkpoint(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 2
            assert t.runner.credits == 4

    @pytest.mark.both
    @pytest.mark.rule("26.03:3.9.5c", example=60)
    @pytest.mark.rule("3.9.5b", "1.4:3.9.5c", example=32)
    def test_a_boost_for_the_run_lasts_through_its_encounters(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade")
            t.runner.continue_run()
            assert t.card("Gordian Blade").strength == 3
            t.runner.break_subroutines("Gordian Blade")
            t.finish_run()
            assert t.card("Gordian Blade").strength == 2

    @pytest.mark.rule("3.9.5b", example=33)
    def test_a_constant_strength_has_no_duration(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Study Guide")
            t.runner.use("Study Guide", "Place")
            assert t.card("Study Guide").strength == 1
            t.end_turn()
            assert t.card("Study Guide").strength == 1

    @pytest.mark.rule("3.9.5e", "1.4:3.9.5f")
    def test_nothing_is_broken_outside_an_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Wyrm")
            t.runner.run("HQ")
            windows = 0
            while current_encounter(t.state) is None:
                d = t.decision
                assert d is not None
                if d.side == RUNNER and d.kind == "paid ability window":
                    windows += 1
                    assert sorted(o.card for o in d.options if o.kind == "use") == ["Corroder", "Wyrm"]  # to grow
                    assert not any("Break" in option.words or "-1" in option.words for option in d.options)
                t.runner.pass_()
            assert windows
            t.finish_run()

    @pytest.mark.rule("3.9.5f", "1.4:3.9.5g", "3.4.4")
    def test_an_icebreaker_must_be_as_strong_as_the_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            meet(t, "HQ")
            d = t.decision
            assert d is not None
            assert not any(option.card == "Corroder" and "Break" in option.words for option in d.options)
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("3.9.5d", "3.9.5f", "1.4:3.9.5e")
    def test_weakening_ice_is_an_interaction_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)  # strength 3
            t.runner.put("Wyrm")  # strength 1
            t.runner.set(credits=20)
            meet(t, "HQ")
            wyrm = [option.words for option in t.decision.options if option.card == "Wyrm"] if t.decision else []
            assert len(wyrm) == 1  # only the boost
            t.runner.use("Wyrm", "+1")
            t.runner.use("Wyrm", "+1")
            for left in (2, 1, 0):
                t.runner.use("Wyrm", "-1")
                assert t.card("Wall of Static").strength == left
            t.runner.use("Wyrm", "Break")
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("3.9.5g", "1.4:3.9.5h")
    def test_a_breaker_of_barriers_does_nothing_to_a_code_gate(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Corroder")
            meet(t, "HQ")
            d = t.decision
            assert d is not None
            assert not any(option.card == "Corroder" and "Break" in option.words for option in d.options)
            t.finish_run()

    @pytest.mark.rule("3.9.5g", "1.4:3.9.5h")
    def test_the_right_kind_of_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand("Egret", "Sure Gamble", "Sure Gamble").put("Corroder")
            assert t.decision is not None
            t.runner.install("Egret")
            if t.runner.can("done"):
                t.runner.act("done")
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder", 0, 1)
            t.finish_run()
            assert t.happened("damaged") == 0
