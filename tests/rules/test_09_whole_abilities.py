"""Interrupts that answer a whole ability (1.4:9.8)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import RUNNER
from sneakdoor.model.objects import FACEDOWN
from sneakdoor.testing import Table


class TestPreventingAnAbility:
    @pytest.mark.both
    @pytest.mark.rule("9.6.7b", "9.6.7d", "1.4:9.8", "1.4:9.8.7d")
    def test_a_when_encountered_ability_is_prevented(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hunting Grounds")
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.runner.trigger("Hunting Grounds")
            assert t.runner.credits == 5
            t.settle()
            assert t.happened("prevented") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.6.7d")
    def test_or_it_resolves(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hunting Grounds")
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.runner.pass_()
            t.settle()
            assert t.runner.credits == 2

    @pytest.mark.rule("9.6.3", "1.4:9.8")
    def test_once_per_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hunting Grounds")
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.runner.trigger("Hunting Grounds")
            t.settle()
            assert t.run is None  # its subroutine
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8")
    def test_other_abilities_are_none_of_its_business(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hunting Grounds")
            t.runner.put("Datasucker")
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.can("credit")
        with Table("runner") as t:
            t.runner.put("Hunting Grounds")
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("Snare!", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            d = t.decision
            assert d is not None
            assert not any(o.card == "Hunting Grounds" and o.kind == "trigger" for o in d.options)
            t.corp.act("pass") if any(o.kind == "pass" for o in d.options) else t.corp.no()
            t.finish_run()


class TestInstallingFromTheTop:
    @pytest.mark.both
    @pytest.mark.rule("8.4.1", "1.4:9.10")
    def test_three_cards_are_installed_facedown(self) -> None:
        with Table("runner") as t:
            t.runner.put("Hunting Grounds")
            t.runner.deck("Corroder", "Ninja", "Sure Gamble")
            before = len(t.state.deck[RUNNER])
            t.runner.use("Hunting Grounds")
            t.settle()
            assert len(t.state.deck[RUNNER]) == before - 3
            facedown = [cid for cid, thing in t.state.things.items() if thing.form == FACEDOWN]
            assert sorted(t.state.card(cid).title for cid in facedown) == ["Corroder", "Ninja", "Sure Gamble"]
            assert t.zone("Hunting Grounds") == "the heap"

    @pytest.mark.rule("1.2.5")
    def test_with_fewer_cards_as_many_as_there_are(self) -> None:
        with Table("runner", deck=0) as t:
            t.runner.put("Hunting Grounds")
            t.settle()
            assert not t.runner.can("use", "Hunting Grounds")
        with Table("runner", deck=2) as t:
            t.runner.put("Hunting Grounds")
            t.runner.use("Hunting Grounds")
            t.settle()
            assert t.happened("installed") == 2
