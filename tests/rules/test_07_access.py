"""Accessing a set of cards (CR 7.1 to 7.6)."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on, left, story

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestWhatAccessingIs:
    @pytest.mark.rule("7.1.1", "7.3.2")
    def test_a_successful_run_on_hq_accesses_one_card(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Enigma", "Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 1

    @pytest.mark.rule("7.1.1b", example=58)
    def test_gang_sign_accesses_the_server_hq_so_hq_interface_adds_a_card(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand("Enigma", "Ice Wall", "Hunter")
            t.runner.put("Gang Sign")
            t.runner.put("HQ Interface")
            t.corp.score_agenda("Hostile Takeover")
            go_on(t)
            assert len(accessed(t)) == 2
            go_on(t)

    @pytest.mark.rule("7.1.1c")
    def test_a_card_that_an_effect_names_is_accessed_in_the_same_steps_and_no_other(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hokusai Grid", "Server 1")
            t.runner.hand("Quest Completed")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Quest Completed")
            before = len(accessed(t))
            t.runner.act("pick", handle=t.card("PAD Campaign").thing.handle)
            assert t.happened("access begins") == 4
            t.runner.act("trash")
            assert accessed(t)[before:] == ["PAD Campaign"]
            assert t.zone("PAD Campaign") == "Archives"
            assert t.card("Hokusai Grid").installed


class TestTheNumberOfCards:
    @pytest.mark.rule("7.1.2", "7.1.2a", "7.1.2c", example=59)
    def test_legwork_with_two_cards_and_an_upgrade_is_three_however_many_cards_come_to_hq(self) -> None:
        t = self._legwork_that_begins_with_the_agenda()
        assert left(t) == 2
        go_on(t)
        t.corp.trigger("Bacterial Programming")
        t.corp.pick(*["Ice Wall"] * 7)
        t.settle()
        # Seven cards came to HQ. The number stays, and one access is kept for the upgrade in the root.
        assert len(t.state.hand[CORP]) == 8
        assert left(t) == 2
        t.runner.act("access", server="HQ")
        t.finish_run()
        assert len(accessed(t)) == 3
        assert accessed(t)[2] == "Hokusai Grid"

    def _legwork_that_begins_with_the_agenda(self) -> Table:
        for seed in range(40):
            t = Table(turn="runner", seed=seed)
            t.corp.hand("Bacterial Programming", "Enigma")
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.deck(*["Ice Wall"] * 7)
            t.runner.put("Imp", tokens={"virus": 1})  # so that there is something to decide about every card
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.runner.act("access", server="HQ")
            if accessed(t) == ["Bacterial Programming"]:
                return t
        raise AssertionError("no seed begins with the agenda")

    @pytest.mark.rule("7.1.2")
    def test_more_accesses_than_cards_are_not_kept_for_later(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Enigma")
            t.runner.put("HQ Interface")
            t.runner.put("HQ Interface")
            t.runner.run("HQ")
            go_on(t)
            assert left(t) == 0
            assert len(accessed(t)) == 1

    @pytest.mark.rule("7.1.2a")
    def test_the_root_of_a_central_server_is_accessed_in_a_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Enigma")
            t.corp.put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            t.runner.act("access", server="HQ")
            go_on(t)
            assert sorted(accessed(t)) == ["Enigma", "Hokusai Grid"]
            go_on(t)

    @pytest.mark.rule("7.1.2b")
    def test_the_root_is_not_accessed_outside_the_course_of_a_run(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.hand("Enigma")
            t.runner.put("Gang Sign")
            t.corp.score_agenda("Hostile Takeover")
            go_on(t)
            assert accessed(t) == ["Enigma"]

    @pytest.mark.rule("7.1.2d", example=60)
    def test_a_card_that_leela_bounces_to_hq_is_accessed_with_the_access_that_is_left(self) -> None:
        t = self._leela_who_finds_disposable_hq()
        t.corp.trigger("Disposable HQ")
        t.corp.pick("Enigma", "Hunter")
        go_on(t)
        t.finish_run()
        # Only the agenda and the card accessed first were left in HQ; the third access found the card that came back.
        assert accessed(t) == ["Disposable HQ", "Hostile Takeover", "Ice Wall"]
        assert t.zone("Ice Wall") == "HQ"
        assert t.runner.score == 1

    @pytest.mark.rule("7.1.2d")
    def test_the_access_counted_for_a_card_of_the_root_stays_when_the_card_leaves(self) -> None:
        with Table(turn="runner", runner="Leela Patel: Trained Pragmatist") as t:
            t.corp.hand("Hostile Takeover")
            t.corp.put("Hokusai Grid", "HQ")
            t.runner.run("HQ")
            t.runner.act("access", server="HQ")
            t.settle()
            # Leela has bounced it: counted in the root, it is accessed in HQ with the access that is left.
            assert t.zone("Hokusai Grid") == "HQ"
            assert accessed(t) == ["Hostile Takeover", "Hokusai Grid"]
            go_on(t)

    def _leela_who_finds_disposable_hq(self) -> Table:
        for seed in range(40):
            t = Table(turn="runner", runner="Leela Patel: Trained Pragmatist", seed=seed)
            t.corp.hand("Disposable HQ", "Hostile Takeover", "Enigma", "Hunter")
            t.corp.put("Ice Wall", "R&D")
            t.runner.put("HQ Interface")
            t.runner.put("HQ Interface")
            t.runner.run("HQ")
            t.settle()
            if accessed(t) == ["Disposable HQ"]:
                return t
        raise AssertionError("no seed begins with Disposable HQ")

    @pytest.mark.rule("7.1.2")
    def test_medium_counts_when_the_access_begins(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck(*["PAD Campaign"] * 4)
            t.runner.put("Medium", tokens={"virus": 2})
            t.runner.run("R&D")
            t.settle()
            assert t.card("Medium").tokens("virus") == 3
            t.runner.number(2)
            assert left(t) == 2
            t.finish_run()
            assert len(accessed(t)) == 3

    @pytest.mark.rule("7.1.2")
    def test_an_ability_can_lower_the_number_to_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.hand("Enigma")
            t.runner.put("Eater")
            t.runner.run("HQ")
            t.runner.break_subroutines("Eater", 0)
            t.finish_run()
            assert t.happened("access begins") == 1
            assert accessed(t) == []

    @pytest.mark.rule("7.1.2")
    def test_after_the_run_the_limit_is_gone(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Enigma")
            t.runner.put("Eater")
            t.runner.run("HQ")
            t.runner.break_subroutines("Eater", 0)
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]

    @pytest.mark.rule("7.1.2", "7.1.4")
    def test_a_lowered_number_leaves_the_choice_between_hq_and_its_root(self) -> None:
        for first, title in (("HQ", "PAD Campaign"), ("", "Hokusai Grid")):
            with Table(turn="runner") as t:
                t.corp.put("Hudson 1.0", "HQ", rezzed=True)
                root = t.corp.put("Hokusai Grid", "HQ")
                t.corp.hand("PAD Campaign")
                t.runner.run("HQ")
                if first:
                    t.runner.act("access", server=first)
                else:
                    t.runner.act("access", handle=root.thing.handle)
                t.finish_run()
                assert accessed(t) == [title]

    @pytest.mark.rule("7.1.2", "7.1.1a")
    def test_a_limit_for_the_run_counts_every_access_of_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hudson 1.0", "HQ", rezzed=True)
            t.corp.hand("Enigma")
            t.corp.discard("Hunter", "Ice Wall")
            t.runner.put("Hades Shard")
            t.runner.run("HQ")
            while t.happened("passed") == 0:
                d = t.decision
                assert d is not None
                t._let_pass(d)
            t.runner.use("Hades Shard")
            t.runner.act("access", "Hunter")
            t.finish_run()
            assert accessed(t) == ["Hunter"]
            assert t.happened("access begins") == 2


class TestOncePerSet:
    @pytest.mark.rule("7.1.4")
    def test_the_runner_chooses_the_order_of_installed_cards(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            second = t.corp.put("Hokusai Grid", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("access", handle=second.thing.handle)
            go_on(t)
            assert accessed(t) == ["Hokusai Grid", "PAD Campaign"]
            go_on(t)

    @pytest.mark.rule("7.1.6", "7.3.1")
    def test_no_card_of_hq_is_accessed_twice_in_a_run(self) -> None:
        for seed in range(12):
            with Table(turn="runner", seed=seed) as t:
                t.corp.hand("Enigma", "Ice Wall", "Hunter")
                t.runner.put("HQ Interface")
                t.runner.put("HQ Interface")
                t.runner.run("HQ")
                t.finish_run()
                assert sorted(accessed(t)) == ["Enigma", "Hunter", "Ice Wall"]

    @pytest.mark.rule("7.1.6")
    def test_another_run_accesses_the_card_again(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Enigma")
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
            assert accessed(t) == ["Enigma", "Enigma"]

    @pytest.mark.rule("7.1.6b", "7.2.1c")
    def test_a_card_that_was_moved_inside_rnd_is_another_object(self) -> None:
        t = Table(turn="runner")
        t.corp.deck("Ice Wall", "Hunter", "Bacterial Programming", "Enigma")
        t.runner.hand("The Maker's Eye")
        t.runner.play("The Maker's Eye")
        t.settle()
        go_on(t)
        t.settle()
        assert accessed(t) == ["Enigma", "Bacterial Programming"]
        go_on(t)
        t.corp.trigger("Bacterial Programming")
        t.corp.act("done")
        t.corp.act("done")
        t.corp.act("pick", "Enigma")  # on top again
        while t.corp.can("pick"):
            t.corp.act("pick")
        t.settle()
        assert accessed(t) == ["Enigma", "Bacterial Programming", "Enigma"]
        t.finish_run()
        assert len(accessed(t)) == 3


class TestRnd:
    @pytest.mark.rule("7.2.1", "7.2.3")
    def test_from_the_top_down(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Ice Wall", "Hunter", "Enigma")
            t.runner.put("R&D Interface")
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t) == ["Enigma", "Hunter"]

    @pytest.mark.rule("7.2.3")
    def test_one_card_by_default(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Hunter", "Enigma")
            t.runner.run("R&D")
            t.finish_run()
            assert accessed(t) == ["Enigma"]

    @pytest.mark.rule("7.2.1a")
    def test_upgrades_in_the_root_come_in_between(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Hunter", "Enigma")
            t.corp.put("Hokusai Grid", "R&D")
            t.runner.put("R&D Interface")
            t.runner.run("R&D")
            t.runner.act("access", server="R&D")
            go_on(t)
            t.runner.act("access", handle=t.card("Hokusai Grid").thing.handle)
            go_on(t)
            assert accessed(t) == ["Enigma", "Hokusai Grid", "Hunter"]
            go_on(t)

    @pytest.mark.rule("7.2.1b")
    def test_what_was_accessed_stays_where_it_was(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Hunter", "Enigma")
            order = list(t.state.deck[CORP])
            t.runner.put("R&D Interface")
            t.runner.run("R&D")
            t.finish_run()
            assert t.state.deck[CORP] == order

    @pytest.mark.rule("7.2.1c", example=61)
    def test_after_bacterial_programming_the_last_access_is_the_card_now_on_top(self) -> None:
        t = Table(turn="runner")
        t.corp.deck("Pup", "Ice Wall", "Hunter", "Bacterial Programming", "Enigma")
        t.runner.hand("The Maker's Eye")
        t.runner.play("The Maker's Eye")
        t.settle()
        go_on(t)
        t.settle()
        go_on(t)
        t.corp.trigger("Bacterial Programming")
        t.corp.pick("Enigma")
        t.corp.pick("Hunter")
        t.corp.act("pick", "Pup")
        while t.corp.can("pick"):
            t.corp.act("pick")
        t.settle()
        assert accessed(t) == ["Enigma", "Bacterial Programming", "Pup"]
        assert t.zone("Enigma") == "HQ"
        assert t.zone("Hunter") == "Archives"
        t.finish_run()

    @pytest.mark.rule("7.2.1")
    def test_an_effect_may_turn_the_order_about(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.corp.deck("Hunter", "Ice Wall", "Enigma")
            t.runner.hand("Showing Off").put("R&D Interface")
            t.runner.play("Showing Off")
            t.finish_run()
            assert accessed(t) == ["Hunter", "Ice Wall"]

    @pytest.mark.rule("7.2.2", "7.8.3")
    def test_nothing_of_the_question_reaches_the_corp(self) -> None:
        """The same game to the Corp, whatever the Runner is looking at and may do with it."""
        seen = []
        for title in ("Hedge Fund", "Enigma", "PAD Campaign", "Private Security Force", "Obokata Protocol"):
            t = Table(turn="runner")
            t.corp.deck(title)
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.run("R&D")
            t.settle()
            assert t.state.find(AccessCard) is not None
            seen.append(t.game.view(CORP).as_dict())
        assert all(one == seen[0] for one in seen)

    @pytest.mark.both
    @pytest.mark.rule("7.2.2", "8.1.5b")
    def test_the_corp_does_not_see_a_card_accessed_from_rnd(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Enigma")
            t.runner.run("R&D")
            t.settle()
            card = t.cid("Enigma")
            assert visible(t.state, card, RUNNER)
            assert not visible(t.state, card, CORP)
            assert t.happened("revealed") == 0
            go_on(t)

    @pytest.mark.rule("7.2.2")
    def test_a_card_that_says_so_is_revealed_while_it_is_accessed_from_rnd(self) -> None:
        t = Table(turn="runner")
        t.corp.set(credits=0)
        t.corp.deck("Snare!")
        t.runner.run("R&D")
        t.settle()
        assert visible(t.state, t.cid("Snare!"), CORP)

    @pytest.mark.rule("7.1.5")
    def test_both_see_a_card_accessed_from_hq(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.settle()
            card = t.cid("PAD Campaign")
            assert visible(t.state, card, RUNNER)
            assert visible(t.state, card, CORP)
            assert any("accesses PAD Campaign from HQ" in one.words for one in t.game.log(CORP))
            go_on(t)
            t.finish_run()
            assert not visible(t.state, card, RUNNER)


class TestHqArchivesAndRemoteServers:
    @pytest.mark.rule("7.3.1")
    def test_cards_of_hq_come_at_random(self) -> None:
        first = set()
        for seed in range(30):
            with Table(turn="runner", seed=seed) as t:
                t.corp.hand("Enigma", "Ice Wall", "Hunter")
                t.runner.run("HQ")
                t.finish_run()
                first.add(accessed(t)[0])
        assert first == {"Enigma", "Ice Wall", "Hunter"}

    @pytest.mark.rule("7.4.1", "7.6.4")
    def test_archives_is_turned_faceup_before_any_card_is_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Enigma", "Hunter", faceup=False)
            assert not visible(t.state, t.cid("Enigma"), RUNNER)
            t.runner.run("Archives")
            t.settle()
            assert visible(t.state, t.cid("Enigma"), RUNNER)
            assert visible(t.state, t.cid("Hunter"), RUNNER)
            assert accessed(t) == []
            assert t.happened("archives turned faceup") == 1
            t.finish_run()

    @pytest.mark.rule("7.1.2b", "7.4.2")
    def test_an_effect_that_accesses_archives_leaves_its_root(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Enigma", "Hunter", faceup=False)
            t.corp.put("Hokusai Grid", "Archives")
            t.runner.put("Hades Shard")
            t.runner.act("credit")
            t.runner.use("Hades Shard")
            while t.runner.can("access"):
                t.runner.act("access")
            assert sorted(accessed(t)) == ["Enigma", "Hunter"]

    @pytest.mark.rule("7.4.2")
    def test_all_of_archives_is_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Enigma", "Hunter", "Ice Wall")
            t.runner.run("Archives")
            t.finish_run()
            assert sorted(accessed(t)) == ["Enigma", "Hunter", "Ice Wall"]

    @pytest.mark.rule("7.5.1")
    def test_all_cards_in_a_remote_server_are_accessed_and_no_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hokusai Grid", "Server 1")
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.runner.run("Server 1")
            t.finish_run()
            assert sorted(accessed(t)) == ["Hokusai Grid", "PAD Campaign"]


class TestStepsOfASet:
    @pytest.mark.rule("7.6.1", "7.6.5", "7.6.6", "7.6.7", "7.7.1")
    def test_one_card_after_the_other_between_the_beginning_and_the_end(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Enigma", "Hunter")
            t.runner.put("HQ Interface")
            t.runner.run("HQ")
            t.finish_run()
            order = story(t, "access begins", "accessed", "after access", "access ends")
            assert order == [
                "access begins", "accessed", "after access", "accessed", "after access", "access ends",
            ]  # fmt: skip

    @pytest.mark.rule("7.6.3", "7.6.5")
    def test_an_empty_server_is_accessed_without_any_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("access begins") == 1
            assert t.happened("access ends") == 1
            assert accessed(t) == []

    @pytest.mark.rule("7.5.1", "1.2.2")
    def test_a_card_that_cannot_be_accessed_is_not_part_of_the_set(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Private Security Force", "Server 1")
            t.corp.put("Hokusai Grid", "Server 1", rezzed=True)
            t.runner.set(credits=0).hand("Queen's Gambit", "Sure Gamble", "Sure Gamble")
            t.runner.play("Queen's Gambit")
            t.runner.number(3)
            assert t.runner.credits == 6
            assert t.card("Private Security Force").tokens("advancement") == 3
            t.runner.run("Server 1")
            t.finish_run()
            assert accessed(t) == ["Hokusai Grid"]
            assert t.runner.score == 0

    @pytest.mark.rule("7.6.5")
    def test_effects_forbid_other_cards(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=10)
            t.runner.set(credits=0)
            t.corp.put("Ash 2X3ZB9CY", "HQ", rezzed=True)
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.corp.number(0)
            t.settle()
            assert accessed(t) == ["Ash 2X3ZB9CY"]
            go_on(t)
            t.finish_run()
            assert accessed(t) == ["Ash 2X3ZB9CY"]
