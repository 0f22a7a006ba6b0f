"""Turns and their phases (CR 5.1, 5.3 to 5.7)."""

from __future__ import annotations

import pytest
from tests.verbs import act, every_window, kinds, last, let_pass, now, story, walk_to, windows

from sneakdoor.cards.vocabulary import MINE, OPERATION, Gain, Is, On, corp_identity, when
from sneakdoor.kernel.frames import tables
from sneakdoor.rules.turns import CorpActions, CorpDiscard, CorpDraw, RunnerActions, RunnerDiscard
from sneakdoor.testing import Table


class TestTurnsInGeneral:
    @pytest.mark.both
    @pytest.mark.rule("5.1.2", "5.1.3")
    def test_the_runner_follows_the_corp_and_the_corp_the_runner(self) -> None:
        with Table() as t:
            t.end_turn()
            assert t.state.active == 1
            t.end_turn()
            assert t.state.active == 0
            assert story(t, "turn begins", "turn ends") == ["turn ends", "turn begins", "turn ends", "turn begins"]

    @pytest.mark.both
    @pytest.mark.rule("5.1.1")
    def test_the_player_whose_turn_it_is_gets_priority_first(self) -> None:
        t = every_window(Table())
        assert now(t).side.name == "CORP"
        t = every_window(Table(turn="runner"))
        assert now(t).side.name == "RUNNER"

    @pytest.mark.rule("5.1.2")
    def test_the_corps_turn_has_three_phases(self) -> None:
        t = every_window(Table(turn="runner", clicks=1))
        seen: list[str] = []
        act(t, "credit")
        for _ in range(60):
            frames = [type(one).__name__ for one in t.state.stack]
            phase = next((n for n in frames if n in ("CorpDraw", "CorpActions", "CorpDiscard")), "")
            if phase and (not seen or seen[-1] != phase):
                seen.append(phase)
            if t.state.active == 1 and seen:
                break
            if now(t).kind == "action":
                act(t, "credit")
            elif now(t).kind == "discard":
                t.game.choose(now(t).options[0])
            else:
                let_pass(t)
        assert seen == ["CorpDraw", "CorpActions", "CorpDiscard"]
        assert t.state.find(RunnerActions) is not None  # CR 5.3.3: no draw phase

    @pytest.mark.both
    @pytest.mark.rule("5.3.3")
    def test_the_runner_draws_nothing_by_the_rules(self) -> None:
        with Table() as t:
            before = len(t.state.hand[1])
            t.end_turn()
            assert len(t.state.hand[1]) == before
            assert t.happened("drawn") == 0


class TestExtraTurns:
    @pytest.mark.both
    @pytest.mark.rule("5.1.3")
    def test_an_additional_turn_comes_after_this_one_and_then_the_order_goes_on(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Encore")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Encore")
            assert t.state.place(t.cid("Encore")) == "removed"
            t.settle()
            assert t.state.active == 1  # another turn of the Runner
            assert t.happened("turn ends") == 1
            assert t.runner.clicks == 4
            t.end_turn()
            assert t.state.active == 0
            t.end_turn()
            assert t.state.active == 1  # and the Corp did not get one more for it

    @pytest.mark.both
    @pytest.mark.rule("5.1.3")
    def test_encore_needs_the_three_runs(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Encore")
            t.runner.run("HQ")
            t.finish_run()
            assert not t.runner.can("play", "Encore")

    @pytest.mark.both
    @pytest.mark.rule("5.1.1")
    def test_what_happened_in_an_additional_turn_is_that_sides_last_turn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Encore")
            t.corp.hand("Hard-Hitting News")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Encore")
            t.settle()
            t.end_turn()  # the additional turn: no run
            assert t.state.active == 0
            assert not t.corp.can("play", "Hard-Hitting News")


class TestActionPhase:
    @pytest.mark.both
    @pytest.mark.rule("5.4.1", "5.4.2")
    def test_actions_are_taken_until_no_click_is_left(self) -> None:
        with Table(turn="runner", clicks=2) as t:
            t.settle()
            assert not t.runner.can("pass")  # an action must be taken
            t.runner.act("credit")
            t.settle()
            assert now(t).kind == "action"
            t.runner.act("credit")
            assert t.state.find(RunnerActions) is None or t.state.active == 0

    @pytest.mark.both
    @pytest.mark.rule("5.4.2")
    def test_the_corp_too_has_to_use_its_last_click(self) -> None:
        with Table(clicks=2) as t:
            t.corp.act("credit")
            t.settle()
            assert (now(t).kind, now(t).side, t.state.active) == ("action", 0, 0)
            assert not t.corp.can("pass")
            t.corp.act("credit")
            t.settle()
            assert t.state.active == 1
            assert t.corp.credits == 7

    @pytest.mark.both
    @pytest.mark.rule("5.4.2", "1.11.2")
    def test_gained_clicks_are_used_in_the_same_phase(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.put("All-nighter")
            t.runner.use("All-nighter")
            assert t.runner.clicks == 2
            t.runner.act("credit")
            t.runner.act("credit")
            assert t.runner.credits == 7

    @pytest.mark.rule("5.4.2")
    def test_lost_clicks_shorten_it(self) -> None:
        with Table(turn="runner", clicks=2) as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert now(t).rule == "5.7.2b"  # the run took one click and the ice the other
            assert t.runner.clicks == 0

    @pytest.mark.rule("5.4.3", "5.4.3a")
    def test_a_terminal_operation_ends_the_action_phase(self) -> None:
        t = Table(turn="runner")
        t.corp.hand("Hard-Hitting News")
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        t.corp.set(credits=9)
        assert t.corp.clicks == 3
        t.corp.play("Hard-Hitting News")
        t.corp.number(9 - 3)
        t.runner.number(0)
        assert t.state.tags == 4
        assert t.happened("action phase ended") == 1
        assert t.zone("Hard-Hitting News") == "Archives"
        t.settle()
        assert t.state.active == 1  # two clicks were left and are lost
        assert t.corp.clicks == 0

    @pytest.mark.both
    @pytest.mark.rule("5.4.3b", "5.4.3c")
    def test_what_was_resolving_ceases_and_leaves_nothing_behind(self) -> None:
        t = Table(turn="runner")
        t.corp.hand("Subcontract", "Hard-Hitting News", "Beanstalk Royalties")
        t.runner.set(tags=1)
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        t.corp.set(credits=20)
        t.corp.play("Subcontract")
        t.corp.pick("Hard-Hitting News")
        t.corp.number(0)
        t.runner.number(0)
        # The second operation is never played, and Subcontract does not stay in the play area.
        assert t.zone("Subcontract") == "Archives"
        assert t.zone("Hard-Hitting News") == "Archives"
        assert t.zone("Beanstalk Royalties") == "HQ"
        assert not t.state.aside
        assert not [cid for cid, thing in t.state.things.items() if cid > 1 and not thing.installed]
        t.settle()
        assert t.state.active == 1

    @pytest.mark.rule("5.4.3d")
    def test_a_checkpoint_follows_and_then_the_discard_phase(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.hand("Hard-Hitting News", *["Hedge Fund"] * 6)
        t.runner.run("Archives")
        while t.state.active == 1:
            if now(t).kind == "action":
                act(t, "credit")
            else:
                let_pass(t)
        t.corp.play("Hard-Hitting News")
        t.corp.number(0)
        t.runner.number(0)
        walk_to(t, "5.6.3a", "corp")
        assert t.state.find(CorpDiscard) is not None
        assert now(t).kind == "discard"
        assert not t.state.dirty
        assert t.corp.clicks == 2

    @pytest.mark.rule("5.4.3d", "10.3.1a")
    def test_what_was_met_since_the_last_checkpoint_becomes_pending_at_that_one(self) -> None:
        # No card at hand notices its own operation being trashed, so the test brings an identity that does.
        watcher = corp_identity(
            "Watcher",
            "neutral_corp",
            when(On("trashed", by=MINE, what=Is((OPERATION,), zone="anywhere")), Gain(1)),
            min_deck=0,
        )
        t = Table(turn="runner", corp="Watcher", cards=(watcher,))
        t.corp.hand("Hard-Hitting News")
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        t.corp.play("Hard-Hitting News")
        before = t.corp.credits
        t.corp.number(0)
        t.runner.number(0)
        t.settle()
        assert t.corp.credits == before + 1
        order = story(t, "action phase ended", "credits gained", "turn ends")
        assert order[-3:] == ["action phase ended", "credits gained", "turn ends"]


class TestDiscardPhase:
    @pytest.mark.both
    @pytest.mark.rule("5.5.1", "5.5.2", "5.6.3a")
    def test_the_corp_discards_one_by_one_down_to_its_hand_size(self) -> None:
        t = Table(clicks=1)
        t.corp.hand(*["Ice Wall"] * 4, "Enigma", "Hunter", "Pup")
        t.corp.act("credit")
        t.corp.pick("Enigma")
        t.corp.pick("Hunter")
        assert t.corp.titles("discard") == ["Enigma", "Hunter"]
        assert len(t.state.hand[0]) == 5

    @pytest.mark.both
    @pytest.mark.rule("5.5.1", "4.4.6")
    @pytest.mark.parametrize("turn", ["corp", "runner"])
    def test_the_turn_formally_ends_in_the_last_phase_after_the_discarding(self, turn: str) -> None:
        t = Table(turn=turn, clicks=1)
        side = t.corp if turn == "corp" else t.runner
        side.hand(*["Ice Wall" if turn == "corp" else "Diesel"] * 7)
        side.act("credit")
        assert len(side.titles("hand")) == 5
        t.settle()
        assert story(t, "discarded", "turn ends", "turn") == ["discarded", "discarded", "turn ends", "turn"]

    @pytest.mark.rule("5.7.2a", "5.5.2")
    def test_the_runner_discards_one_by_one_down_to_the_hand_size(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand(*["Diesel"] * 4, *["Corroder"] * 3)
            t.runner.act("credit")
            t.settle()
            for left in (7, 6):
                assert (now(t).kind, now(t).side, len(t.state.hand[1])) == ("discard", 1, left)
                t.game.choose(next(option for option in now(t).options if option.card == "Corroder"))
                t.settle()
            assert t.runner.titles("discard") == ["Corroder", "Corroder"]
            assert t.state.active == 0

    @pytest.mark.both
    @pytest.mark.rule("5.5.2a")
    def test_what_the_corp_discards_lies_facedown_even_if_it_was_accessed(self) -> None:
        t = Table(turn="runner", clicks=1)
        t.corp.hand("Hedge Fund")
        t.runner.run("HQ")
        t.finish_run()
        t.corp.hand(*["Hedge Fund"] * 6)
        t.end_turn()
        while t.state.active == 0:
            if now(t).kind == "action":
                act(t, "credit")
            elif now(t).kind == "discard":
                t.game.choose(now(t).options[0])
            else:
                let_pass(t)
        assert t.state.discard[0]
        assert set(t.state.discard[0]) == set(t.state.down)

    @pytest.mark.both
    @pytest.mark.rule("5.5.2b")
    def test_discarding_is_not_trashing(self) -> None:
        t = Table(clicks=1)
        t.corp.hand(*["Ice Wall"] * 6)
        t.corp.act("credit")
        t.settle()
        assert t.happened("discarded") == 1
        assert t.happened("trashed") == 0

    @pytest.mark.rule("5.5.2", "5.7.2a")
    def test_at_or_below_the_hand_size_nothing_is_discarded(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand(*["Diesel"] * 5)
            t.runner.act("credit")
            t.settle()
            assert t.happened("discarded") == 0

    @pytest.mark.both
    @pytest.mark.rule("5.5.3a", "5.5.3b")
    def test_brain_damage_lowers_the_hand_size_of_five(self) -> None:
        t = Table(turn="runner", clicks=1)
        t.runner.set(brain=2)
        t.runner.hand(*["Diesel"] * 4)
        assert t.runner.hand_size == 3
        assert t.corp.hand_size == 5
        t.runner.act("credit")
        t.settle()
        assert len(t.state.hand[1]) == 3

    @pytest.mark.rule("5.5.3")
    def test_the_hand_may_be_larger_outside_the_discard_phase(self) -> None:
        with Table(turn="runner", clicks=2) as t:
            t.runner.hand(*["Sure Gamble"] * 8)
            t.runner.act("credit")
            assert len(t.state.hand[1]) == 8


class TestStepsOfTheCorpsTurn:
    def table(self) -> Table:
        """At the end of the Runner's turn, with something for every permission."""
        t = every_window(Table(turn="runner", clicks=1))
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Private Security Force", "Server 2", tokens={"advancement": 4})
        t.corp.scored("Nisei MK II")
        t.state.things[t.cid("Nisei MK II")].tokens = {"agenda": 1}
        t.runner.put("Corroder")
        act(t, "credit")
        walk_to(t, "5.6.1b", "corp")
        return t

    @pytest.mark.both
    @pytest.mark.rule("5.6.1a", "1.11.2")
    def test_the_clicks_come_first(self) -> None:
        t = self.table()
        assert t.corp.clicks == 3
        assert len(t.state.hand[0]) == 0  # the draw is still to come

    @pytest.mark.rule("5.6.1b")
    def test_first_window_for_abilities_rezzing_and_scoring(self) -> None:
        t = self.table()
        assert kinds(t) == {"rez", "score", "pass"}
        assert not t.corp.can("rez", "Ice Wall")
        let_pass(t)
        assert now(t).side.name == "RUNNER"
        assert kinds(t) == {"use", "pass"}

    @pytest.mark.rule("26.03:5.1.4a")
    @pytest.mark.both
    @pytest.mark.rule("5.6.1b", "5.6.1d")
    def test_a_campaign_rezzed_in_the_first_window_works_this_turn(self) -> None:
        t = self.table()
        t.corp.rez("PAD Campaign")
        before = t.corp.credits
        walk_to(t, "5.6.2a", "corp")
        assert t.corp.credits == before + 1

    @pytest.mark.both
    @pytest.mark.rule("5.6.1d", "5.6.1e", "5.6.1f", "5.3.1", "5.3.2")
    def test_when_the_turn_begins_comes_before_the_mandatory_draw(self) -> None:
        t = self.table()
        t.corp.rez("PAD Campaign")
        start = t.state.journal.length
        walk_to(t, "5.6.2a", "corp")
        order = [one.kind for one in t.state.journal.since(start)]
        assert order.index("turn begins") < order.index("credits gained") < order.index("drawn")
        assert len(t.state.hand[0]) == 1
        assert t.corp.clicks == 3  # CR 5.3.2: it is no action and costs no click
        assert "action" not in order

    @pytest.mark.both
    @pytest.mark.rule("5.6.1c", "5.7.1c")
    def test_recurring_credits_refill_before_the_turn_begins(self) -> None:
        t = every_window(Table(clicks=1))
        t.runner.put("Crash Space")
        t.state.things[t.cid("Crash Space")].tokens = {}
        act(t, "credit")
        while t.state.active == 0:
            let_pass(t)
        walk_to(t, "5.7.1b", "runner")
        assert t.card("Crash Space").tokens("credit") == 0
        walk_to(t, "5.7.1e", "runner")
        assert t.card("Crash Space").tokens("credit") == 2

    @pytest.mark.rule("5.6.1g", "5.6.2", "5.6.2a", "5.6.2b", "5.6.2c", "5.6.2d", "5.6.3", "5.6.3b")
    def test_the_windows_of_the_whole_turn_in_order(self) -> None:
        t = self.table()
        seen = windows(t)
        for _ in range(3):
            act(t, "credit")
            seen += [("action", "corp"), *windows(t)]
        both = ("corp", "runner")
        expected = [(rule, side) for rule in ("5.6.1b", "5.6.2a") for side in both]
        for _ in range(3):
            expected += [("action", "corp"), *(("5.6.2a", side) for side in both)]
        expected += [("5.6.3b", side) for side in both]
        expected += [(rule, side) for rule in ("5.7.1b", "5.7.1e") for side in reversed(both)]
        assert seen == expected

    @pytest.mark.rule("5.6.2a", "5.6.3b")
    def test_scoring_in_the_action_phase_but_not_in_the_discard_phase(self) -> None:
        t = self.table()
        walk_to(t, "5.6.2a", "corp")
        assert kinds(t) == {"rez", "score", "pass"}
        for _ in range(3):
            act(t, "credit")
        walk_to(t, "5.6.3b", "corp")
        assert kinds(t) == {"rez", "pass"}

    @pytest.mark.rule("5.6.2b")
    def test_the_phase_ends_only_after_a_last_window(self) -> None:
        t = self.table()
        for _ in range(3):
            act(t, "credit")
        assert t.corp.clicks == 0
        assert now(t).rule == "5.6.2a"
        assert t.state.find(CorpActions) is not None
        let_pass(t)
        let_pass(t)
        assert t.state.find(CorpActions) is None

    @pytest.mark.both
    @pytest.mark.rule("5.6.3c", "5.6.3d", "5.6.3e", "5.6.3f")
    def test_unspent_clicks_are_lost_before_the_turn_formally_ends(self) -> None:
        t = Table(turn="runner")
        t.corp.hand("Hard-Hitting News")
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        t.corp.play("Hard-Hitting News")
        t.corp.number(0)
        t.runner.number(0)
        t.settle()
        order = story(t, "action phase ended", "clicks lost", "turn ends", "turn begins")
        assert order[-4:] == ["action phase ended", "clicks lost", "turn ends", "turn begins"]
        assert t.corp.clicks == 0

    @pytest.mark.both
    @pytest.mark.rule("5.6.1")
    def test_the_draw_phase_is_over_before_the_action_phase(self) -> None:
        t = self.table()
        assert t.state.find(CorpDraw) is not None
        walk_to(t, "5.6.2a", "corp")
        assert t.state.find(CorpDraw) is None


class TestStepsOfTheRunnersTurn:
    def table(self) -> Table:
        t = every_window(Table(clicks=1))
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Private Security Force", "Server 2", tokens={"advancement": 4})
        t.runner.put("Corroder")
        act(t, "credit")
        while t.state.active == 0:
            let_pass(t)
        walk_to(t, "5.7.1b", "runner")
        return t

    @pytest.mark.both
    @pytest.mark.rule("5.7.1a")
    def test_four_clicks(self) -> None:
        assert self.table().runner.clicks == 4

    @pytest.mark.rule("5.7.1b", "5.7.1e")
    def test_the_corp_rezzes_but_does_not_score_in_the_runners_turn(self) -> None:
        t = self.table()
        for rule in ("5.7.1b", "5.7.1e"):
            walk_to(t, rule, "corp")
            assert kinds(t) == {"rez", "pass"}
            assert not t.corp.can("rez", "Ice Wall")
            let_pass(t)

    @pytest.mark.rule("26.03:5.1.4", "26.03:5.1.4a")
    @pytest.mark.both
    @pytest.mark.rule("5.7.1b", "5.7.1d")
    def test_the_turn_begins_between_the_two_first_windows(self) -> None:
        t = self.table()
        t.runner.put("Daily Casts", tokens={"credit": 8})
        before = t.runner.credits
        walk_to(t, "5.7.1e", "runner")
        assert t.runner.credits == before + 2
        assert last(t, "turn begins").side == 1  # type: ignore[attr-defined]

    @pytest.mark.both
    @pytest.mark.rule("5.7.1d", "5.7.1f", "1.11.2")
    def test_a_click_gained_when_the_turn_begins_can_be_spent(self) -> None:
        t = Table(clicks=1)
        t.runner.put("Joshua B.")
        t.corp.act("credit")
        t.runner.trigger("Joshua B.")
        assert t.runner.clicks == 5
        for _ in range(5):
            t.runner.act("credit")
        t.settle()
        assert t.state.tags == 1  # when that turn ended
        assert t.state.active == 0

    @pytest.mark.rule("5.7.1", "5.7.1f", "5.7.1g", "5.7.1h", "5.7.2b")
    def test_the_windows_of_the_whole_turn_in_order(self) -> None:
        t = self.table()
        seen = windows(t)
        for _ in range(4):
            act(t, "credit")
            seen += [("action", "runner"), *windows(t)]
        both = ("runner", "corp")
        expected = [(rule, side) for rule in ("5.7.1b", "5.7.1e") for side in both]
        for _ in range(4):
            expected += [("action", "runner"), *(("5.7.1e", side) for side in both)]
        expected += [("5.7.2b", side) for side in both]
        expected += [(rule, side) for rule in ("5.6.1b", "5.6.2a") for side in reversed(both)]
        assert seen == expected

    @pytest.mark.rule("5.7.2", "5.7.2b")
    def test_the_runner_discards_before_the_window_of_the_discard_phase(self) -> None:
        t = every_window(Table(turn="runner", clicks=1))
        t.runner.hand(*["Diesel"] * 6)
        t.runner.put("Corroder")
        act(t, "credit")
        for _ in range(2):
            let_pass(t)
        assert now(t).kind == "discard"
        t.game.choose(now(t).options[0])
        assert now(t).rule == "5.7.2b"
        assert t.state.find(RunnerDiscard) is not None
        assert "use" in kinds(t)

    @pytest.mark.rule("5.7.2c", "5.7.2d", "5.7.2e", "5.7.2f")
    def test_when_the_turn_ends_is_met_before_the_corps_turn(self) -> None:
        t = Table(clicks=1)
        t.runner.put("Joshua B.")
        t.corp.act("credit")
        t.runner.trigger("Joshua B.")
        t.end_turn()
        order = story(t, "turn ends", "tagged", "turn", "turn begins")
        assert order[-4:] == ["turn ends", "tagged", "turn", "turn begins"]

    @pytest.mark.rule("5.7.2a", "1.7.2b")
    def test_a_negative_hand_size_is_a_flatline_as_the_discard_phase_begins(self) -> None:
        t = Table(turn="runner", clicks=1)
        t.runner.set(brain=6)
        t.runner.act("credit")
        t.settle()
        assert t.outcome is not None
        assert (t.outcome.winner, t.outcome.how) == (0, "flatline")


class TestTablesAreComplete:
    @pytest.mark.both
    @pytest.mark.rule("5.6", "5.6.2", "5.6.3", "5.7", "5.7.1")
    def test_every_step_of_both_turns_is_in_a_table_in_order(self) -> None:
        wanted = {
            "CorpDraw": [f"5.6.1{x}" for x in "abcdefg"],
            "CorpActions": [f"5.6.2{x}" for x in "abcd"],
            "CorpDiscard": [f"5.6.3{x}" for x in "abcdef"],
            "RunnerActions": [f"5.7.1{x}" for x in "abcdefgh"],
            "RunnerDiscard": [f"5.7.2{x}" for x in "abcdef"],
        }
        for owner, rules in wanted.items():
            assert list(tables[owner].rules) == rules
