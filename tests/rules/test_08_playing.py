"""Playing events and operations (CR 8.5; 1.4:8.6)."""

from __future__ import annotations

import pytest
from tests.verbs import story

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.model.objects import AS_AGENDA
from sneakdoor.options import Option
from sneakdoor.rules.playing import NOT_PLAYED, ONLY_IF, PlayCard, refuse_play
from sneakdoor.rules.potential import NO_EFFECT
from sneakdoor.testing import Table


def run_everywhere(t: Table) -> None:
    for server in ("HQ", "R&D", "Archives"):
        t.runner.run(server)
        t.finish_run()


class TestWhatPlayingIs:
    @pytest.mark.both
    @pytest.mark.rule("8.1.4")
    def test_only_events_and_operations_are_played(self) -> None:
        t = Table()
        t.corp.hand("Enigma", "Hedge Fund")
        assert refuse_play(t.state, CORP, t.cid("Enigma")) is NOT_PLAYED
        assert not t.corp.can("play", "Enigma")
        assert t.corp.can("play", "Hedge Fund")

    @pytest.mark.rule("8.5.1")
    def test_the_play_cost_is_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 9
            assert t.runner.clicks == 3
            assert story(t, "clicks spent", "credits spent", "credits gained") == [
                "clicks spent", "credits spent", "credits gained",
            ]  # fmt: skip

    @pytest.mark.rule("8.5.1")
    def test_who_cannot_pay_cannot_play(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=4).hand("Sure Gamble")
        assert not t.runner.can("play", "Sure Gamble")

    @pytest.mark.both
    @pytest.mark.rule("8.5.1", "9.1.6c")
    def test_a_card_may_say_when_it_can_be_played(self) -> None:
        t = Table()
        t.corp.set(credits=9).hand("Scorched Earth")
        t.settle()
        assert refuse_play(t.state, CORP, t.cid("Scorched Earth")) is ONLY_IF
        t.state.tags = 1
        assert refuse_play(t.state, CORP, t.cid("Scorched Earth")) is None

    @pytest.mark.rule("8.5.1", "1.15.9")
    def test_a_double_costs_another_click(self) -> None:
        with Table() as t:
            t.corp.hand("Celebrity Gift", "Enigma")
            t.corp.play("Celebrity Gift")
            t.corp.pick("Enigma")
            assert t.corp.clicks == 1

    @pytest.mark.rule("8.5.1", "1.15.9b")
    def test_a_double_is_not_played_with_the_last_click(self) -> None:
        t = Table(clicks=1)
        t.corp.hand("Celebrity Gift", "Enigma")
        assert not t.corp.can("play", "Celebrity Gift")


class TestX:
    @pytest.mark.rule("8.5.1a")
    def test_x_is_chosen_as_the_cost_is_paid_and_kept(self) -> None:
        with Table() as t:
            t.corp.set(credits=5, tags=4).put("Private Security Force", "Server 1")
            t.corp.hand("Psychographics")
            t.corp.play("Psychographics")
            t.corp.number(3)
            assert t.corp.credits == 2
            assert t.card("Private Security Force").tokens("advancement") == 3

    @pytest.mark.rule("8.5.1a")
    def test_x_cannot_exceed_what_the_card_says(self) -> None:
        t = Table()
        t.corp.set(credits=5, tags=2).put("Private Security Force", "Server 1")
        t.corp.hand("Psychographics")
        t.corp.play("Psychographics")
        assert t.corp.can("number", number=0)
        assert t.corp.can("number", number=2)
        assert not t.corp.can("number", number=3)

    @pytest.mark.rule("8.5.1a")
    def test_why_x_cannot_be_more(self) -> None:
        t = Table()
        t.corp.set(credits=5, tags=2).put("Private Security Force", "Server 1")
        t.corp.hand("Psychographics")
        t.corp.play("Psychographics")
        assert [one.rule for one in t.game.why_not(Option("number", number=3))] == ["8.5.1a"]

    @pytest.mark.rule("8.5.1a")
    def test_x_cannot_exceed_what_can_be_paid(self) -> None:
        t = Table()
        t.corp.set(credits=1, tags=4).put("Private Security Force", "Server 1")
        t.corp.hand("Psychographics")
        t.corp.play("Psychographics")
        assert t.corp.can("number", number=1)
        assert not t.corp.can("number", number=2)

    @pytest.mark.rule("8.5.1a", "1.2.5")
    def test_where_x_could_only_be_nothing_it_is_not_played(self) -> None:
        t = Table()
        t.corp.set(credits=5).put("Private Security Force", "Server 1")
        t.corp.hand("Psychographics")
        t.settle()
        assert refuse_play(t.state, CORP, t.cid("Psychographics")) is NO_EFFECT
        assert not t.corp.can("play", "Psychographics")

    @pytest.mark.rule("1.2.5", "1.17.2")
    def test_without_a_card_that_can_be_advanced_it_is_not_played(self) -> None:
        t = Table()
        t.corp.set(credits=5, tags=2).put("PAD Campaign", "Server 1")
        t.corp.hand("Psychographics")
        assert not t.corp.can("play", "Psychographics")


class TestSeveralPlays:
    @pytest.mark.both
    @pytest.mark.rule("26.03:8.6.3", example=121)
    @pytest.mark.rule("8.5.2", example=63)
    def test_the_credits_of_the_first_operation_pay_for_the_second(self) -> None:
        with Table() as t:
            t.corp.set(credits=5, tags=1).hand("Subcontract", "Hedge Fund", "Biotic Labor")
            t.corp.play("Subcontract")
            t.corp.act("pick", "Hedge Fund")
            assert t.corp.credits == 9
            t.corp.act("pick", "Biotic Labor")
            assert t.corp.credits == 5
            assert t.corp.clicks == 4
            assert t.corp.titles("hand") == []

    @pytest.mark.rule("8.5.2")
    def test_the_second_play_is_chosen_after_the_first_is_over(self) -> None:
        with Table() as t:
            t.corp.set(credits=5, tags=1).hand("Subcontract", "Hedge Fund", "Green Level Clearance")
            t.corp.play("Subcontract")
            t.corp.act("pick", "Hedge Fund")
            assert t.corp.titles("discard") == ["Hedge Fund"]
            t.corp.act("done")
            assert t.corp.titles("hand") == ["Green Level Clearance"]
            assert t.corp.titles("discard") == ["Hedge Fund", "Subcontract"]

    @pytest.mark.rule("8.5.1", "1.4:1.15.4a")
    def test_a_card_played_by_an_effect_costs_what_it_costs(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Same Old Thing")
            t.runner.discard("Sure Gamble")
            t.runner.use("Same Old Thing")
            assert t.runner.credits == 9
            assert t.runner.clicks == 2
            assert t.runner.titles("discard") == ["Same Old Thing", "Sure Gamble"]

    @pytest.mark.rule("8.5.1", "1.2.5")
    def test_what_cannot_be_paid_for_cannot_be_played_by_an_effect(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=4).put("Same Old Thing")
        t.runner.discard("Sure Gamble")
        assert not t.runner.can("action", "Same Old Thing")

    @pytest.mark.rule("8.5.2", "1.2.5")
    def test_two_cards_that_could_play_each_other_are_judged_in_finite_time(self) -> None:
        t = Table()
        t.corp.set(tags=1).hand("Subcontract", "Subcontract")
        assert t.corp.can("play", "Subcontract")


class TestLastingEffects:
    @pytest.mark.both
    @pytest.mark.rule("26.03:8.6.4", example=122)
    @pytest.mark.rule("8.5.3", example=64)
    def test_test_run_is_trashed_while_its_effect_waits_for_the_end_of_the_turn(self) -> None:
        """Trashed at 1.4:8.6.7, which had another number in 1.3."""
        t = Table(turn="runner")
        t.runner.hand("Test Run").discard("Magnum Opus")
        t.runner.play("Test Run")
        t.runner.mode("heap")
        assert t.zone("Test Run") == "the heap"
        assert t.card("Magnum Opus").installed
        t.end_turn()
        assert t.state.deck[RUNNER][-1] == t.cid("Magnum Opus")

    @pytest.mark.rule("8.5.3")
    def test_a_program_that_is_no_longer_installed_stays_where_it_is(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=9).hand("Test Run", "Corroder").discard("Magnum Opus")
        t.runner.play("Test Run")
        t.runner.mode("heap")
        t.runner.install("Corroder")
        t.runner.act("trash", "Magnum Opus")
        assert t.zone("Magnum Opus") == "the heap"
        t.end_turn()
        assert t.zone("Magnum Opus") == "the heap"

    @pytest.mark.rule("8.5.3", "4.2.3")
    def test_the_stack_is_searched_and_shuffled(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Test Run").deck("Corroder")
            t.runner.play("Test Run")
            if t.runner.can("mode"):
                t.runner.mode("search")
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            assert t.happened("shuffled") == 1
            assert t.runner.credits == 2

    @pytest.mark.rule("8.5.4")
    def test_a_run_event_stays_in_play_until_the_run_is_over(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            assert t.run is not None
            assert t.card("Dirty Laundry").thing.active
            assert not t.card("Dirty Laundry").installed
            t.finish_run()
            assert t.zone("Dirty Laundry") == "the heap"
            assert t.runner.credits == 8

    @pytest.mark.rule("8.5.4")
    def test_what_triggers_as_the_run_ends_resolves_before_the_event_is_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.finish_run()
            order = story(t, "run ends", "credits gained", "trashed", "resolved")
            assert order == ["run ends", "credits gained", "trashed", "resolved"]


class TestNineSteps:
    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.1", "1.4:8.6.2", "1.4:8.6.4", "1.4:8.6.6", "1.4:8.6.7", "1.4:8.6.8")
    def test_in_their_order(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            order = story(t, "playing", "credits spent", "played", "credits gained", "trashed", "resolved")
            assert order == ["playing", "credits spent", "played", "credits gained", "trashed", "resolved"]

    @pytest.mark.rule("1.4:8.6.1", "1.4:8.6.3")
    def test_a_card_that_is_being_paid_for_lies_faceup_and_is_not_active(self) -> None:
        t = Table()
        t.corp.set(credits=5, tags=2).put("Private Security Force", "Server 1")
        t.corp.hand("Psychographics")
        t.corp.play("Psychographics")
        thing = t.card("Psychographics").thing
        assert t.state.find(PlayCard) is not None
        assert thing.faceup
        assert not thing.installed
        assert not thing.active

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.4", "1.4:8.6.5")
    def test_when_played_abilities_resolve_before_the_card_does(self) -> None:
        with Table(turn="runner", runner='Ken "Express" Tenma: Disappeared Clone') as t:
            t.runner.set(credits=2).hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            assert t.runner.credits == 1
            t.runner.act("server", server="Archives")
            assert story(t, "played", "credits gained", "run begins") == ["played", "credits gained", "run begins"]
            t.finish_run()

    @pytest.mark.rule("1.4:8.6.2", "1.4:8.6.4")
    def test_what_a_played_card_gives_cannot_pay_for_it(self) -> None:
        t = Table(turn="runner", runner='Ken "Express" Tenma: Disappeared Clone')
        t.runner.set(credits=1).hand("Dirty Laundry")
        assert not t.runner.can("play", "Dirty Laundry")

    @pytest.mark.rule("1.4:8.6.7")
    def test_operations_go_faceup_to_archives(self) -> None:
        with Table() as t:
            t.corp.hand("Beanstalk Royalties")
            t.corp.play("Beanstalk Royalties")
            assert t.zone("Beanstalk Royalties") == "Archives"
            assert t.state.down == frozenset()

    @pytest.mark.rule("1.4:8.6.7", "3.5.1b")
    def test_a_current_stays_in_play_until_another_is_played(self) -> None:
        with Table() as t:
            t.corp.set(credits=9).hand("Enhanced Login Protocol", "Defective Brainchips")
            t.corp.play("Enhanced Login Protocol")
            assert t.card("Enhanced Login Protocol").thing.active
            t.corp.play("Defective Brainchips")
            assert t.zone("Enhanced Login Protocol") == "Archives"
            assert t.card("Defective Brainchips").thing.active

    @pytest.mark.rule("1.4:8.6.7")
    def test_a_card_may_be_removed_from_the_game_instead(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Reboot").discard("Corroder")
            t.runner.play("Reboot")
            t.runner.act("done")
            assert t.state.removed == [t.cid("Reboot")]
            assert t.runner.titles("discard") == ["Corroder"]
            assert t.happened("trashed") == 0
            assert t.happened("resolved") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.7", "10.1.3")
    def test_a_card_that_left_the_play_area_is_not_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Notoriety")
            run_everywhere(t)
            t.runner.play("Notoriety")
            assert t.card("Notoriety").zone == "score area" or t.runner.score == 1
            assert t.card("Notoriety").thing.form == AS_AGENDA
            assert t.happened("trashed") == 0

    @pytest.mark.rule("1.4:8.6.8", "5.4.3")
    def test_a_terminal_operation_ends_the_action_phase_after_it_was_trashed(self) -> None:
        t = Table(turn="runner")
        t.corp.set(credits=9).hand("Hard-Hitting News")
        t.runner.set(credits=0)
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        t.corp.play("Hard-Hitting News")
        t.corp.number(0)
        if t.runner.can("number", number=0):
            t.runner.number(0)
        t.settle()
        assert t.zone("Hard-Hitting News") == "Archives"
        order = story(t, "played", "resolved", "action phase ended")
        assert order == ["played", "resolved", "action phase ended"]
        assert t.corp.clicks == 0  # those that were left are lost

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.7", "1.18.1")
    def test_the_trashed_event_is_not_trashed_by_the_runner_as_an_installed_card(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.play("Sure Gamble")
            assert len(t.state.hand[RUNNER]) == 1
