"""Abilities: activity, using, conditions, ordinals, limits (CR 9.1, 9.4 to 9.7)."""

from __future__ import annotations

import pytest
from tests.verbs import go_to

from sneakdoor.cards.vocabulary import CORP, Draw, Gain, operation, play
from sneakdoor.model import parts
from sneakdoor.rules.imminence import apply_now
from sneakdoor.testing import Table


class TestActiveAbilities:
    @pytest.mark.both
    @pytest.mark.rule("9.1.5")
    def test_an_unrezzed_card_has_no_active_abilities(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.end_turn()
            assert t.corp.credits == 5

    @pytest.mark.both
    @pytest.mark.rule("9.1.5")
    def test_a_rezzed_card_has(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.end_turn()
            assert t.corp.credits == 6

    @pytest.mark.both
    @pytest.mark.rule("9.1.6a")
    def test_an_ambush_works_while_its_card_is_inactive(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Snare!")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.corp.trigger("Snare!")
            t.settle()
            assert t.state.tags == 1
            t.runner.act("go on")
            t.settle()

    @pytest.mark.rule("9.1.6b", example=65)
    def test_an_ability_that_only_matters_in_archives_works_there(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Subliminal Messaging")
            for _ in range(4):
                t.runner.act("credit")
            t.settle()
            t.corp.trigger("Subliminal Messaging")
            t.settle()
            assert "Subliminal Messaging" in t.corp.titles("hand")

    @pytest.mark.rule("9.1.6b", "9.6.2d")
    def test_it_does_not_if_the_runner_ran(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Subliminal Messaging")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            assert t.corp.titles("hand") == ["Hedge Fund"]

    @pytest.mark.rule("9.1.6b", example=65)
    def test_the_same_card_does_not_work_from_hq(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Subliminal Messaging")
            t.end_turn()
            assert t.decision is not None
            assert t.decision.kind == "action"

    @pytest.mark.both
    @pytest.mark.rule("9.1.6c", "1.4:9.4.3")
    def test_a_card_limits_its_own_playing_from_hand(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Scorched Earth")
            assert not t.corp.can("play", "Scorched Earth")
            t.runner.set(tags=1)
            t.corp.act("credit")
            assert t.corp.can("play", "Scorched Earth")

    @pytest.mark.both
    @pytest.mark.rule("9.1.6d", "1.4:9.4.3")
    def test_a_card_changes_its_own_cost_while_inactive(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", tokens={"advancement": 2})
            t.corp.set(credits=3)
            t.runner.run("HQ")
            t.corp.rez("Wormhole")
            assert t.corp.credits == 0
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.1.6e")
    def test_a_card_that_can_be_advanced_says_so_unrezzed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            assert t.corp.can("advance", "Ice Wall")
            assert not t.corp.can("advance", "Enigma")

    @pytest.mark.both
    @pytest.mark.rule("4.8.4", "9.1.6")
    def test_removed_from_the_game_means_that_nothing_works(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Subliminal Messaging")
            cid = t.cid("Subliminal Messaging")
            apply_now(t.state, [parts.RemoveFromGame(CORP, cid)])
            t.end_turn()
            assert t.decision is not None
            assert t.decision.kind == "action"

    @pytest.mark.rule("9.1.7", example=66)
    def test_an_ability_looks_at_its_card_as_it_was_when_it_was_trashed_for_the_cost(self) -> None:
        """Allele Repression with 3 tokens: three pairs, and itself among what comes back."""
        with Table("corp") as t:
            t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.corp.hand("Enigma", "Ice Wall", "Hunter", "Pup")
            t.corp.discard("Snare!", "Fetal AI")
            t.corp.use("Allele Repression")
            t.corp.pick("Enigma", "Snare!")
            t.corp.pick("Ice Wall", "Fetal AI")
            t.corp.pick("Hunter")
            t.settle()
            assert t.corp.titles("hand") == ["Allele Repression", "Fetal AI", "Pup", "Snare!"]
            assert t.corp.titles("discard") == ["Enigma", "Hunter", "Ice Wall"]

    @pytest.mark.rule("9.1.7")
    def test_without_tokens_it_cannot_be_used(self) -> None:
        with Table("corp") as t:
            t.corp.put("Allele Repression", "Server 1", rezzed=True)
            t.corp.hand("Enigma").discard("Snare!")
            assert not t.corp.can("use", "Allele Repression")


class TestUsing:
    @pytest.mark.both
    @pytest.mark.rule("9.1.3a", "9.5.6b")
    def test_a_paid_ability_is_used_once_its_cost_is_paid(self) -> None:
        with Table("runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.runner.put("Fall Guy")
            t.runner.use("Fall Guy", "Gain")
            t.settle()
            assert t.runner.credits == 7
            assert len(t.runner.titles("hand")) == 1
            kinds = [one.kind for one in t.state.journal.since(0)]
            assert kinds.index("drawn") < kinds.index("credits gained")  # before the ability itself resolves

    @pytest.mark.rule("9.1.3c")
    def test_what_could_change_nothing_cannot_be_used(self) -> None:
        with Table("runner") as t:
            t.runner.put("Armitage Codebusting")
            assert not t.runner.can("action", "Armitage Codebusting")

    @pytest.mark.both
    @pytest.mark.rule("9.1.3b", "9.6.7d")
    def test_an_optional_ability_counts_as_used_when_it_was_resolved(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Bank Job", tokens={"credit": 8})
            before = t.happened("used")
            t.runner.run("Server 1")
            t.runner.trigger("Bank Job")
            t.runner.number(1)
            t.settle()
            assert t.happened("used") == before + 1

    @pytest.mark.both
    @pytest.mark.rule("9.1.3b")
    def test_declining_it_is_not_using_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Bank Job", tokens={"credit": 8})
            t.runner.run("Server 1")
            t.settle()
            t.runner.pass_()
            t.finish_run()
            assert t.happened("used") == 0

    @pytest.mark.rule("9.5.2a")
    def test_an_ability_with_a_click_in_its_cost_is_an_action(self) -> None:
        with Table("runner") as t:
            t.runner.put("Magnum Opus")
            t.runner.put("Fall Guy")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.settle()
            assert t.runner.can("action", "Magnum Opus")
            t.runner.run("HQ")
            assert t.runner.can("use", "Fall Guy")
            assert not t.runner.can("action", "Magnum Opus")
            assert not t.runner.can("use", "Magnum Opus")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.5.5")
    def test_a_paid_ability_can_be_used_any_number_of_times(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            go_to(t, "6.9.3b")
            for _ in range(3):
                t.runner.use("Corroder", "strength")
            assert t.card("Corroder").strength == 5
            t.finish_run()

    @pytest.mark.rule("9.4.3")
    def test_a_triggered_ability_no_longer_needs_its_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Fall Guy")
            t.runner.use("Fall Guy", "Gain")
            t.settle()
            assert t.zone("Fall Guy") == "the heap"
            assert t.runner.credits == 7


class TestTriggerConditions:
    @pytest.mark.rule("9.6.2b")
    def test_an_ability_that_becomes_active_later_has_missed_it(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Desperado")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.install("Desperado")
            t.settle()
            assert t.runner.credits == 2

    @pytest.mark.rule("9.6.2b", "9.6.2a", "1.4:9.1.8g")
    def test_every_card_trashed_at_once_is_seen_by_abilities_that_go_with_it(self) -> None:
        """Apocalypse with two Hostile Infrastructures and two more cards: eight net damage."""
        with Table("runner") as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.put("Hostile Infrastructure", "Server 2", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 3")
            t.runner.hand("Apocalypse", *["Sure Gamble"] * 9)
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Apocalypse")
            while t.decision is not None and t.decision.kind == "reaction":
                t.game.choose(t.decision.options[0])
            assert t.happened("damaged") == 8
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("9.6.2a")
    def test_one_or_more_counts_the_act_and_not_the_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("Warroid Tracker", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            t.runner.hand("Apocalypse")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Apocalypse")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.happened("traced") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.6.2c")
    def test_the_first_install_of_a_turn_is_the_first_even_while_the_ability_was_blank(self) -> None:
        with Table("corp", corp="Haas-Bioroid: Engineering the Future") as t:
            t.runner.put("Employee Strike")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand("Ice Wall", "Enigma")
            t.corp.install("Ice Wall", "HQ")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.zone("Employee Strike") == "the heap"
            before = t.corp.credits
            t.corp.install("Enigma", "R&D")
            t.settle()
            assert t.corp.credits == before

    @pytest.mark.both
    @pytest.mark.rule("9.6.2c")
    def test_only_the_first_of_a_turn_counts(self) -> None:
        with Table("corp", corp="Haas-Bioroid: Engineering the Future") as t:
            t.corp.hand("Ice Wall", "Enigma")
            t.corp.install("Ice Wall", "HQ")
            t.corp.install("Enigma", "R&D")
            t.settle()
            assert t.corp.credits == 6

    @pytest.mark.both
    @pytest.mark.rule("9.6.2c")
    def test_the_first_successful_run_on_hq_each_turn(self) -> None:
        with Table("runner", runner="Gabriel Santiago: Consummate Professional") as t:
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
            assert t.runner.credits == 7

    @pytest.mark.rule("9.6.2d")
    def test_a_stipulation_has_to_hold_at_the_moment_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Quantum Predictive Model", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.score == 0
            assert t.runner.score == 1

    @pytest.mark.rule("9.6.2d")
    def test_and_if_it_does_the_ability_is_met(self) -> None:
        with Table("runner") as t:
            t.runner.set(tags=1)
            t.corp.put("Quantum Predictive Model", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.corp.score == 1
            assert t.runner.score == 0

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e")
    def test_a_requirement_in_the_effect_is_looked_at_when_it_resolves(self) -> None:
        """Aesop's Pawnshop sells the Dyson Mem Chip before Underworld Contact counts link."""
        with Table("corp") as t:
            t.runner.put("Underworld Contact")
            t.runner.put("Aesop's Pawnshop")
            t.runner.put("Dyson Mem Chip")
            t.runner.put("Access to Globalsec")
            for _ in range(3):
                t.corp.act("credit")
            t.runner.trigger("Aesop's Pawnshop")
            t.runner.pick("Dyson Mem Chip")
            t.settle()
            assert t.runner.credits == 8

    @pytest.mark.both
    @pytest.mark.rule("9.6.2e")
    def test_in_the_other_order_it_is_met(self) -> None:
        with Table("corp") as t:
            t.runner.put("Underworld Contact")
            t.runner.put("Aesop's Pawnshop")
            t.runner.put("Dyson Mem Chip")
            t.runner.put("Access to Globalsec")
            for _ in range(3):
                t.corp.act("credit")
            t.runner.trigger("Underworld Contact")
            t.runner.trigger("Aesop's Pawnshop")
            t.runner.pick("Dyson Mem Chip")
            t.settle()
            assert t.runner.credits == 9


class TestPendingAbilities:
    @pytest.mark.rule("26.03:9.6.10", example=160)
    @pytest.mark.both
    @pytest.mark.rule("9.6.5", example=72)
    def test_a_pending_ability_is_lost_with_its_card(self) -> None:
        with Table("corp") as t:
            t.runner.put("Drug Dealer")
            t.runner.put("Aesop's Pawnshop")
            for _ in range(3):
                t.corp.act("credit")
            t.runner.trigger("Aesop's Pawnshop")
            t.settle()
            assert t.zone("Drug Dealer") == "the heap"
            assert t.runner.credits == 8

    @pytest.mark.both
    @pytest.mark.rule("9.6.3", "9.6.3b", "9.2.8e")
    def test_a_mandatory_ability_has_to_be_triggered(self) -> None:
        with Table("corp") as t:
            t.runner.put("Drug Dealer")
            t.runner.put("Aesop's Pawnshop")
            for _ in range(3):
                t.corp.act("credit")
            t.settle()
            assert not t.runner.can("pass")
            t.runner.trigger("Drug Dealer")
            assert t.runner.can("pass")
            t.runner.pass_()
            assert t.runner.credits == 4

    @pytest.mark.rule("9.6.3", "9.6.3a")
    def test_an_optional_ability_may_be_passed_over(self) -> None:
        with Table("corp") as t:
            t.runner.put("Corroder")
            t.runner.put("Aesop's Pawnshop")
            for _ in range(3):
                t.corp.act("credit")
            t.settle()
            t.runner.pass_()
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 5

    @pytest.mark.rule("1.4:9.6.13")
    def test_a_delayed_ability_keeps_what_it_was_made_with(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Test Run")
            t.runner.deck("Magnum Opus")
            t.runner.play("Test Run")
            d = t.decision
            assert d is not None
            while d is not None and d.kind != "action":
                wanted = next((o for o in d.options if o.card == "Magnum Opus" or "stack" in str(o)), d.options[0])
                t.game.choose(wanted)
                t.settle()
                d = t.decision
            assert t.card("Magnum Opus").installed
            t.end_turn()
            assert t.zone("Magnum Opus") == "the stack"
            assert t.state.card(t.state.deck[1][-1]).title == "Magnum Opus"


class TestResolving:
    @pytest.mark.both
    @pytest.mark.rule("9.1.2")
    @pytest.mark.parametrize("title", ["Green Level Clearance", "Terms"])
    def test_effects_come_in_the_order_of_the_text(self, title: str) -> None:
        """Within a sentence, and from one sentence to the next."""
        terms = operation("Terms", "neutral_corp", play(Gain(1), Draw(1)), cost=0)
        with Table("corp", cards=(terms,)) as t:
            t.corp.hand(title)
            t.corp.play(title)
            t.settle()
            kinds = [one.kind for one in t.state.journal.since(0) if one.kind in ("credits gained", "drawn")]
            assert kinds == ["credits gained", "drawn"]

    @pytest.mark.both
    @pytest.mark.rule("9.6.3c", "9.6.4")
    def test_a_mandatory_ability_may_have_an_optional_part(self) -> None:
        with Table("runner") as t:
            t.corp.put("Yagura", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            top = t.state.deck[0][-1]
            t.runner.run("HQ")
            t.corp.no()
            t.finish_run()
            assert t.state.deck[0][-1] == top
            assert t.happened("damaged") == 1
