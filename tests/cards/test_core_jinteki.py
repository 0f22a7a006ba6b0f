"""Jinteki cards of the core sets."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestBraintrust:
    @pytest.mark.rule("1.15.7")
    def test_ice_is_cheaper_by_one_for_each_agenda_counter(self) -> None:
        with Table("corp") as t:
            t.corp.put("Braintrust", "Server 1", tokens={"advancement": 7})
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=1)
            t.corp.score_agenda("Braintrust")
            assert t.card("Braintrust").tokens("agenda") == 2
            t.end_turn()
            t.corp.set(credits=1)
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.settle()
            assert t.corp.credits == 0


@pytest.mark.rule("9.3.2")
def test_the_strength_of_a_lotus_field_is_raised_and_never_lowered() -> None:
    with Table("runner") as t:
        t.corp.put("Lotus Field", "HQ", rezzed=True)
        t.runner.put("Ice Carver")
        assert t.decision is not None
        assert t.card("Lotus Field").strength == 4


class TestNeuralEMP:
    @pytest.mark.parametrize("ran", [True, False])
    def test_it_needs_a_run_in_the_last_turn(self, ran: bool) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.hand("Neural EMP")
            t.runner.hand("Sure Gamble")
            if ran:
                t.runner.run("Archives")
                t.finish_run()
            else:
                t.end_turn()
            assert t.corp.can("play", "Neural EMP") == ran
            if ran:
                t.corp.play("Neural EMP")
                assert t.runner.titles("hand") == []


def test_philotic_entanglement_hurts_for_each_stolen_agenda() -> None:
    with Table("corp") as t:
        t.runner.scored("Hostile Takeover", "TGTBT").hand(*["Sure Gamble"] * 3)
        t.corp.put("Philotic Entanglement", "Server 1", tokens={"advancement": 3})
        t.corp.score_agenda("Philotic Entanglement")
        assert len(t.runner.titles("hand")) == 1


class TestTsurugi:
    def run(self, pays: bool) -> Table:
        t = Table("runner")
        t.corp.put("Tsurugi", "HQ", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 4)
        t.runner.run("HQ")
        if pays:
            t.corp.yes()
        else:
            t.corp.no()
        t.finish_run()
        return t

    def test_the_corp_pays_to_do_three_net_damage(self) -> None:
        with self.run(pays=True) as t:
            assert t.corp.credits == 4
            assert len(t.runner.titles("hand")) == 1

    def test_or_the_run_ends(self) -> None:
        with self.run(pays=False) as t:
            assert t.happened("damaged") == 0
            assert t.happened("successful run") == 0
