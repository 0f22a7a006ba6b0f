"""Damage, tags, bad publicity, link, traces, secret bids (CR 10.4 to 10.8)."""

from __future__ import annotations

import pytest
from tests.verbs import story

from sneakdoor.cards.vocabulary import BadPublicity, Credits, CreditsFor, On, asset, paid, resource, when
from sneakdoor.cards.vocabulary import Gain as GainCredits
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import remembered
from sneakdoor.testing import Table


class TestDamage:
    @pytest.mark.both
    @pytest.mark.rule("10.4.2a")
    def test_each_point_of_net_or_meat_damage_trashes_a_card_of_the_grip(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.settle()
            assert len(t.runner.titles("hand")) == 1
            assert len(t.runner.titles("discard")) == 4
            assert t.state.brain == 0
            assert t.runner.hand_size == 5

    @pytest.mark.both
    @pytest.mark.rule("10.4.2b")
    def test_brain_damage_makes_the_hand_smaller_for_good(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.settle()
            assert t.state.brain == 1
            assert t.runner.hand_size == 4
            assert t.runner.titles("discard") == ["Sure Gamble"]
            t.end_turn()
            assert t.runner.hand_size == 4

    @pytest.mark.rule("10.4.3")
    def test_the_cards_are_trashed_at_the_same_time(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 4)
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.settle()
            batches = {one.batch for one in t.state.journal.since(0) if one.cause == "meat damage"}
            assert len(batches) == 1

    @pytest.mark.rule("10.4.3")
    def test_a_card_trashed_by_damage_triggers_after_all_of_it(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["I've Had Worse"] * 4)
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            while t.decision is not None and t.decision.kind == "reaction":
                t.game.choose(t.decision.options[0])
            order = story(t, "trashed", "drawn")
            assert order[:4] == ["trashed"] * 4
            assert len(t.runner.titles("hand")) == 12

    @pytest.mark.both
    @pytest.mark.rule("10.4.3", "10.4.2a")
    def test_which_card_it_is_is_left_to_chance(self) -> None:
        left = set()
        for seed in range(12):
            t = Table("corp", seed=seed)
            t.runner.set(tags=1).hand("Corroder", "Mimic", "Sure Gamble", "Legwork", "Medium")
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            t.settle()
            left.update(t.runner.titles("hand"))
        assert len(left) > 2

    @pytest.mark.rule("10.4.4", "10.4.3")
    def test_more_damage_than_cards_is_death_at_once(self) -> None:
        t = Table("corp")
        t.runner.set(tags=1).hand("I've Had Worse", "Sure Gamble", "Sure Gamble")
        t.corp.hand("Scorched Earth")
        t.corp.play("Scorched Earth")
        assert t.outcome is not None
        assert (t.outcome.winner, t.outcome.how) == (CORP, "flatline")
        assert t.happened("drawn") == 0

    @pytest.mark.rule("10.4.4")
    def test_as_much_damage_as_cards_is_survived(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 4)
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert t.outcome is None
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("10.4.1")
    def test_damage_that_the_runner_suffers_is_not_done_by_the_corp(self) -> None:
        with Table("runner", corp="Argus Security: Protection Guaranteed") as t:
            t.corp.scored("The Cleaners")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Server 1")
            t.runner.mode("meat damage")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1
            damaged = [one.side for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert damaged == [RUNNER]

    @pytest.mark.rule("10.4.1")
    def test_nor_is_damage_that_the_runner_suffers_as_a_cost(self) -> None:
        with Table("runner") as t:
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.runner.act("steal")
            t.settle()
            damaged = [(one.side, one.amount) for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert damaged == [(RUNNER, 4)]
            trashed = [one.side for one in t.state.journal.since(0) if one.kind == "trashed"]
            assert trashed == [RUNNER] * 4

    @pytest.mark.rule("10.4.1")
    def test_damage_that_a_corp_card_does_is(self) -> None:
        with Table("corp") as t:
            t.corp.scored("The Cleaners").hand("High-Profile Target")
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 3)
            t.corp.play("High-Profile Target")
            assert t.runner.titles("hand") == []
            damaged = [(one.side, one.amount) for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert damaged == [(CORP, 3)]

    @pytest.mark.rule("10.9.2a")
    @pytest.mark.parametrize(("program", "damage"), [("Magnum Opus", 2), ("Corroder", 3)])
    def test_for_each_is_one_effect_of_the_whole_amount(self, program: str, damage: int) -> None:
        with Table("runner") as t:
            t.corp.put("Cortex Lock", "HQ", rezzed=True)
            t.runner.put(program)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.finish_run()
            damaged = [one.amount for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert damaged == [damage]

    @pytest.mark.rule("10.9.2a")
    def test_for_each_of_nothing_is_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cortex Lock", "HQ", rezzed=True)
            t.runner.put("Magnum Opus")
            t.runner.put("Magnum Opus")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("damaged") == 0
            assert t.happened("would damage") == 0

    @pytest.mark.both
    @pytest.mark.rule("9.6.2c", "9.8.2c")
    def test_the_first_brain_damage_of_a_turn_is_raised_and_no_other(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Defective Brainchips")
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.play("Defective Brainchips")
            t.end_turn()
            t.runner.run("HQ")
            t.settle()
            assert t.state.brain == 2
            t.runner.run("HQ")
            t.settle()
            assert t.state.brain == 3


class TestSelectingWhatDamageTrashes:
    @pytest.mark.both
    @pytest.mark.rule("26.03:10.4.3a", example=233)
    @pytest.mark.rule("10.4.3a", "10.4.3", example=93)
    def test_the_corp_selects_one_card_and_all_are_trashed_together(self) -> None:
        with Table("runner", corp="Chronos Protocol: Selective Mind-mapping") as t:
            t.corp.put("Snare!", "Server 1")
            t.runner.hand("Corroder", *["Sure Gamble"] * 4)
            t.runner.run("Server 1")
            t.corp.trigger("Snare!")
            t.corp.yes()
            t.corp.pick("Corroder")
            assert t.zone("Corroder") == "the heap"
            assert t.runner.titles("hand") == ["Sure Gamble"] * 2
            assert len({one.batch for one in t.state.journal.since(0) if one.kind == "trashed"}) == 1
            t.runner.act("go on")
            t.settle()

    @pytest.mark.both
    @pytest.mark.rule("10.4.3a")
    def test_only_for_the_first_net_damage_of_the_turn(self) -> None:
        with Table("runner", corp="Chronos Protocol: Selective Mind-mapping") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand("Corroder", *["Sure Gamble"] * 4)
            t.runner.run("HQ")
            t.runner.no()
            t.corp.no()
            t.runner.no()
            t.finish_run()
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("10.4.3a")
    def test_what_was_seen_of_the_grip_is_not_known_afterwards(self) -> None:
        with Table("runner", corp="Chronos Protocol: Selective Mind-mapping") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Corroder"] * 5)
            t.runner.run("HQ")
            t.corp.yes()
            t.corp.act("pick", "Corroder")
            t.finish_run()
            assert not any(remembered(t.state, cid, CORP) for cid in t.state.hand[RUNNER])

    @pytest.mark.both
    @pytest.mark.rule("10.4.3a")
    def test_the_runner_may_be_the_one_who_selects(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Titanium Ribs", "Corroder", "Mimic", "Sure Gamble")
            t.runner.install("Titanium Ribs")
            t.runner.pick("Corroder", "Sure Gamble")
            t.settle()
            assert t.runner.titles("hand") == ["Mimic"]

    @pytest.mark.both
    @pytest.mark.rule("10.4.3a", "1.4:9.11.1")
    def test_if_both_would_the_active_player_does(self) -> None:
        with Table("runner", corp="Chronos Protocol: Selective Mind-mapping") as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.put("Titanium Ribs")
            t.runner.hand("Corroder", "Mimic", "Ninja", "Sure Gamble")
            t.runner.run("HQ")
            t.runner.pick("Corroder", "Mimic", "Ninja")
            t.finish_run()
            assert t.runner.titles("hand") == ["Sure Gamble"]


class TestTags:
    @pytest.mark.both
    @pytest.mark.rule("10.5.2", "10.5.4")
    def test_a_tagged_runner_may_remove_a_tag_for_a_click_and_two_credits(self) -> None:
        with Table("runner") as t:
            t.runner.set(tags=2)
            t.runner.act("remove tag")
            assert t.state.tags == 1
            assert t.runner.credits == 3

    @pytest.mark.both
    @pytest.mark.rule("10.5.4")
    def test_without_tags_there_is_nothing_to_remove(self) -> None:
        with Table("runner") as t:
            t.settle()
            assert not t.runner.can("remove tag")

    @pytest.mark.both
    @pytest.mark.rule("10.5.3")
    def test_while_the_runner_is_tagged_the_corp_may_trash_a_resource(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1)
            t.runner.put("Daily Casts")
            t.runner.put("Corroder")
            t.corp.act("trash resource", "Daily Casts")
            assert t.zone("Daily Casts") == "the heap"
            assert t.corp.credits == 3
            t.settle()
            assert not t.corp.can("trash resource", "Corroder")

    @pytest.mark.both
    @pytest.mark.rule("10.5.3")
    def test_otherwise_not(self) -> None:
        with Table("corp") as t:
            t.runner.put("Daily Casts")
            t.settle()
            assert not t.corp.can("trash resource", "Daily Casts")

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.14.3a")
    @pytest.mark.rule("10.5.5", example=94)
    def test_the_corp_may_pay_with_the_runners_tags(self) -> None:
        with Table("runner") as t:
            t.runner.set(tags=1)
            t.runner.put("Corroder")
            t.corp.put("Keegan Lane", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.use("Keegan Lane")
            t.finish_run()
            assert t.state.tags == 0
            assert t.zone("Corroder") == "the heap"
            assert t.zone("Keegan Lane") == "Archives"

    @pytest.mark.rule("10.5.5")
    def test_without_a_tag_it_cannot_be_paid(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder")
            t.corp.put("Keegan Lane", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not t.corp.can("use", "Keegan Lane")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.6.2a", "10.5.1")
    def test_several_tags_at_once_are_one_occurrence(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mr. Stone", "Server 1", rezzed=True)
            t.runner.hand("Account Siphon", *["Sure Gamble"] * 3)
            t.runner.play("Account Siphon")
            t.settle()
            t.runner.act("instead", "Account Siphon")
            t.runner.number(5)
            t.settle()
            assert t.state.tags == 2
            assert t.happened("damaged") == 1


class TestBadPublicity:
    @pytest.mark.both
    @pytest.mark.rule("10.6.1")
    def test_the_corp_takes_it_and_it_adds_up(self) -> None:
        with Table("corp") as t:
            t.corp.set(bad_publicity=1).put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.state.bad_publicity == 2

    @pytest.mark.rule("10.6.1", "10.6.2")
    def test_it_gives_the_runner_credits_for_the_run(self) -> None:
        with Table("runner") as t:
            t.state.bad_publicity = 2
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            assert t.runner.credits == 7
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.runner.credits == 5

    @pytest.mark.rule("10.6.2a")
    def test_what_is_taken_during_a_run_counts_from_the_next_one_on(self) -> None:
        shame = asset("Shame", "neutral_corp", paid(Credits(0), BadPublicity(1)), cost=0, trash=1)
        with Table("runner", cards=(shame,)) as t:
            t.corp.put("Shame", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.use("Shame")
            assert t.state.bad_publicity == 1
            t.finish_run()
            assert t.runner.credits == 5
            t.runner.run("HQ")
            assert t.runner.credits == 6
            t.finish_run()


class TestLink:
    @pytest.mark.both
    @pytest.mark.rule("10.7.1")
    def test_it_is_the_identitys_and_the_cards_added_up(self) -> None:
        with Table("runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.runner.put("Access to Globalsec")
            t.runner.put("Dyson Mem Chip")
            t.settle()
            assert t.runner.link == 3


class TestTraces:
    @pytest.mark.rule("10.8.1", "10.8.2", "10.8.3", "10.8.6c", "10.8.6d")
    def test_the_corp_spends_first_and_openly_then_the_runner(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert (t.decision.side, t.decision.rule) == (CORP, "10.8.6c")
            t.corp.number(2)
            assert t.corp.credits == 3
            assert t.decision is not None
            assert (t.decision.side, t.decision.rule) == (RUNNER, "10.8.6d")
            t.runner.number(4)
            t.finish_run()
            assert t.state.tags == 1
            assert t.runner.credits == 1

    @pytest.mark.both
    @pytest.mark.rule("10.8.4")
    @pytest.mark.parametrize(("spent", "tags"), [(2, 1), (3, 0), (4, 0)])
    def test_it_is_successful_only_if_it_exceeds_the_link_strength(self, spent: int, tags: int) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(spent)
            t.finish_run()
            assert t.state.tags == tags

    @pytest.mark.both
    @pytest.mark.rule("10.7.2", "10.8.3")
    def test_link_counts(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Access to Globalsec")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(2)
            t.finish_run()
            assert t.state.tags == 0

    @pytest.mark.both
    @pytest.mark.rule("10.8.6a", "10.8.6b")
    def test_abilities_about_its_beginning_come_before_any_credit(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Power Tap")
            t.runner.set(credits=2)
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 3
            t.corp.number(0)
            t.runner.number(3)
            t.finish_run()
            assert t.state.tags == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:10.8.5")
    def test_its_results_share_the_window_with_other_abilities_and_the_active_player_comes_first(self) -> None:
        """On the Runner's turn an ability of the Runner about the result comes before the tag."""
        slip = resource(
            "Slip",
            "neutral_runner",
            when(On("traced", cause="successful"), GainCredits(1)),
            cost=0,
        )
        with Table("runner", cards=(slip,)) as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Slip")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert story(t, "credits gained", "tagged") == ["credits gained", "tagged"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:10.8.5")
    def test_on_the_corps_turn_the_result_comes_first(self) -> None:
        slip = resource(
            "Slip",
            "neutral_runner",
            when(On("traced", cause="successful"), GainCredits(1)),
            cost=0,
        )
        with Table("runner", cards=(slip,)) as t:
            t.runner.put("Slip")
            t.corp.hand("Hard-Hitting News")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.corp.play("Hard-Hitting News")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert story(t, "credits gained", "tagged")[-2:] == ["tagged", "credits gained"]
            assert t.state.tags == 4

    @pytest.mark.both
    @pytest.mark.rule("1.10.4b", "10.8.2")
    def test_credits_on_cards_can_be_spent_in_traces(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.corp.put("Primary Transmission Dish", "Server 1", rezzed=True, tokens={"credit": 3})
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.corp.number(3)
            t.runner.number(5)
            t.finish_run()
            assert t.state.tags == 1
            assert t.card("Primary Transmission Dish").tokens("credit") == 0

    @pytest.mark.rule("1.10.4b")
    def test_an_identity_may_offer_them(self) -> None:
        with Table("runner", corp="NBN: Making News") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.state.things[0].tokens = {"credit": 2}
            t.runner.run("HQ")
            t.settle()
            assert t.decision is not None
            assert max(o.number for o in t.decision.options) == 7
            t.corp.number(0)
            t.runner.number(3)
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("9.2.9", "10.8.1")
    def test_the_base_strength_is_a_value_that_an_interrupt_can_change(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Disrupter")
            t.runner.run("HQ")
            t.runner.use("Disrupter")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.state.tags == 0

    @pytest.mark.both
    @pytest.mark.rule("10.8.4")
    def test_a_trace_without_base_strength_still_takes_place(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.runner.put("Disrupter")
            t.runner.run("HQ")
            t.runner.use("Disrupter")
            t.corp.number(1)
            t.runner.number(0)
            t.finish_run()
            assert t.state.tags == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:10.8.5", "6.1.4")
    def test_a_result_may_end_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Flare", "HQ", rezzed=True)
            t.runner.put("Desperado")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.run is None
            assert t.zone("Desperado") == "the heap"
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("9.8.1b")
    def test_the_rest_of_a_composite_happens_without_a_target(self) -> None:
        with Table("runner") as t:
            t.corp.put("Flare", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.run is None
            assert len(t.runner.titles("hand")) == 1


class TestSecretBids:
    @pytest.mark.rule("1.10.3c")
    def test_nothing_is_seen_to_move_before_both_are_in(self) -> None:
        with Table("runner") as t:
            t.corp.hand("The Future Perfect")
            t.runner.run("HQ")
            t.corp.number(2)
            assert t.corp.credits == 5
            t.runner.number(1)
            assert t.corp.credits == 3
            assert t.runner.credits == 4
            t.finish_run()

    @pytest.mark.rule("1.10.3c")
    def test_both_are_paid_before_anything_reacts(self) -> None:
        watch = resource(
            "Watch",
            "neutral_runner",
            when(On("credits spent", by=CORP), GainCredits(1)),
            cost=0,
        )
        with Table("runner", cards=(watch,)) as t:
            t.runner.put("Watch")
            t.corp.hand("The Future Perfect")
            t.runner.run("HQ")
            t.corp.number(1)
            t.runner.number(1)
            t.finish_run()
            assert story(t, "credits spent", "credits gained") == ["credits spent", "credits spent", "credits gained"]

    @pytest.mark.rule("1.10.3c")
    def test_credits_on_a_card_may_be_part_of_a_bid(self) -> None:
        purse = resource("Purse", "neutral_runner", CreditsFor(("any",)), cost=0)
        with Table("runner", cards=(purse,)) as t:
            t.runner.put("Purse", tokens={"credit": 2})
            t.runner.set(credits=0)
            t.corp.hand("The Future Perfect")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(2)
            t.finish_run()
            assert t.card("Purse").tokens("credit") == 0

    @pytest.mark.rule("1.10.3c")
    @pytest.mark.parametrize(("corp", "runner", "stolen"), [(0, 0, 3), (1, 0, 0), (2, 2, 3)])
    def test_the_result_is_read_from_both(self, corp: int, runner: int, stolen: int) -> None:
        with Table("runner") as t:
            t.corp.hand("The Future Perfect")
            t.runner.run("HQ")
            t.corp.number(corp)
            t.runner.number(runner)
            t.finish_run()
            assert t.runner.score == stolen
