"""Worked examples of the rulebook: additional costs, tokens and memory, subtypes, zones, conditions."""

from __future__ import annotations

import pytest
from tests.verbs import story

from sneakdoor.model.enums import CORP
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


class TestCosts:
    def reach_obokata(self, cards: int) -> Table:
        t = Table()
        t.corp.hand("Predictive Algorithm").put("Obokata Protocol", "Server 1")
        t.corp.put("Ben Musashi", "Server 1", rezzed=True)
        t.runner.set(credits=2).hand("I've Had Worse", *["Sure Gamble"] * (cards - 1))
        t.runner.put("Order of Sol")
        t.corp.play("Predictive Algorithm")
        t.end_turn()
        t.runner.run("Server 1")
        t.settle()
        t.runner.act("access", handle=t.card("Obokata Protocol").thing.handle)
        return t

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.10b", example=50)
    @pytest.mark.rule("1.15.9b", example=25)
    def test_two_credits_and_six_damage_are_paid_at_once_and_triggers_come_later(self) -> None:
        t = self.reach_obokata(6)
        t.runner.act("steal")
        while t.decision is not None and t.decision.kind == "reaction":
            t.game.choose(t.decision.options[0])
        t.finish_run()
        assert t.runner.score == 3
        assert len(t.runner.titles("hand")) == 3  # drawn after all six were trashed
        assert t.runner.credits == 1
        kinds = story(t, "damaged", "drawn", "stolen")
        assert kinds[kinds.index("damaged") :] == ["damaged", "damaged", *["drawn"] * 3, "stolen"]

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.10b", example=50)
    @pytest.mark.rule("1.15.9b", example=25)
    def test_with_five_cards_it_cannot_be_stolen(self) -> None:
        t = self.reach_obokata(5)
        assert not t.runner.can("steal")
        t.finish_run()
        assert t.runner.score == 0
        assert t.runner.credits == 2
        assert t.happened("damaged") == 0


class TestTokensAndMemory:
    @pytest.mark.rule("26.03:1.18.2", example=54)
    @pytest.mark.both
    @pytest.mark.rule("1.17.1a", example=27)
    def test_mushin_no_shin_places_and_does_not_advance(self) -> None:
        with Table() as t:
            t.corp.hand("Mushin No Shin", "Oaktown Renovation")
            t.corp.play("Mushin No Shin")
            t.settle()
            assert t.card("Oaktown Renovation").tokens("advancement") == 3
            assert t.corp.credits == 5
            assert t.happened("advanced") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.19.2", example=29)
    def test_astrolabe_makes_five_units(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Astrolabe")
            assert t.runner.memory == (0, 4)
            t.runner.install("Astrolabe")
            assert t.runner.memory == (0, 5)


class TestSubtypes:
    @pytest.mark.both
    @pytest.mark.rule("2.15.5", "1.4:9.11.1b", example=30)
    def test_one_code_gate_of_two_is_left(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wendigo", "HQ", rezzed=True, tokens={"advancement": 1})
            t.runner.hand("Tinkering")
            assert t.decision is not None
            wendigo = t.cid("Wendigo")
            assert not has_subtype(t.state, wendigo, "Code Gate")
            t.runner.play("Tinkering")
            t.settle()
            assert has_subtype(t.state, wendigo, "Code Gate")
            assert has_subtype(t.state, wendigo, "Barrier")
            assert has_subtype(t.state, wendigo, "Sentry")


class TestZones:
    @pytest.mark.both
    @pytest.mark.rule("4.1.2a", example=35)
    def test_the_foundry_shuffles_away_what_accelerated_beta_test_looked_at(self) -> None:
        with Table(corp="The Foundry: Refining the Process") as t:
            t.corp.put("Accelerated Beta Test", "Server 1", tokens={"advancement": 3})
            t.corp.deck("Ice Wall", "Ice Wall", "Enigma", "Hunter", "Ice Wall")
            t.corp.score_agenda("Accelerated Beta Test")
            t.corp.trigger("Accelerated Beta Test")
            for _ in range(12):
                d = t.decision
                if d is None or d.kind in {"action", "paid ability window"} or t.happened("shuffled"):
                    break
                wish = ("trigger", "yes", "pick", "server", "done")
                t.game.choose(min(d.options, key=lambda o: wish.index(o.kind) if o.kind in wish else 9))
            t.settle()
            assert t.happened("shuffled") == 1
            assert t.happened("trashed") == 0  # the other two are lost track of
            assert len(t.state.discard[CORP]) == 0

    @pytest.mark.rule("4.1.2b", example=36)
    def test_a_facedown_fast_break_is_revealed_to_prove_that_it_is_an_operation(self) -> None:
        with Table("runner") as t:
            t.corp.put("Clone Suffrage Movement", "Server 1", rezzed=True)
            t.corp.discard("Fast Break", faceup=False)
            for _ in range(4):
                t.runner.act("credit")
            t.settle()
            t.corp.trigger("Clone Suffrage Movement")
            t.settle()
            assert story(t, "revealed", "added to hand") == ["revealed", "added to hand"]
            assert t.zone("Fast Break") == "HQ"

    @pytest.mark.both
    @pytest.mark.rule("26.03:8.7.3", example=127)
    @pytest.mark.rule("4.2.3", example=38)
    def test_tech_startup_shuffles_before_it_installs_and_before_the_hub_draws(self) -> None:
        with Table("runner", corp="Near-Earth Hub: Broadcast Center") as t:
            t.corp.put("Tech Startup", "Server 1", rezzed=True)
            t.corp.deck("PAD Campaign")
            for _ in range(4):
                t.runner.act("credit")
            t.settle()
            t.corp.trigger("Tech Startup")
            t.corp.act("pick", "PAD Campaign")
            t.corp.destination("new")
            t.settle()
            assert story(t, "shuffled", "installed", "drawn")[:3] == ["shuffled", "installed", "drawn"]
            assert t.card("PAD Campaign").installed


class TestConditions:
    @pytest.mark.both
    @pytest.mark.rule("26.03:9.6.5c", example=156)
    @pytest.mark.rule("9.6.2d", example=70)
    def test_the_tags_of_casting_call_come_too_late_for_quantum_predictive_model(self) -> None:
        with Table(clicks=1) as t:
            t.corp.hand("Casting Call", "Quantum Predictive Model")
            t.corp.play("Casting Call")
            t.corp.destination("new")
            t.settle()
            t.end_turn() if t.state.active == CORP else None
            t.runner.run("Server 1")
            t.settle()
            t.finish_run()
            assert t.state.tags == 2
            assert t.corp.score == 0
            assert t.runner.score == 1

    @pytest.mark.rule("9.8.1b", example=74)
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_aeneas_informant_earns_a_credit_even_where_there_is_nothing_to_reveal(self, rezzed: bool) -> None:
        """Of a composite effect in 1.3, of one instruction in 1.4: what cannot be done leaves the rest to be done."""
        with Table("runner") as t:
            t.runner.put("Aeneas Informant")
            t.corp.put("PAD Campaign", "Server 1", rezzed=rezzed)
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("go on")
            t.runner.trigger("Aeneas Informant")
            t.settle()
            assert t.runner.credits == 6
            assert t.card("PAD Campaign").rezzed is rezzed
