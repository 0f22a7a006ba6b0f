"""Priority and its windows: who may act, and what closes them (CR 9.2.3 to 9.2.7; 1.4:9.2.4, 1.4:9.2.9)."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, kinds, let_pass, now, walk_to

from sneakdoor.cards.vocabulary import Credits, DuringRun, Gain, Paid, Prevent, asset, paid, resource
from sneakdoor.options import Option
from sneakdoor.testing import Table


class TestPriority:
    @pytest.mark.rule("9.2.3", "9.2.4", "1.4:9.2.4b")
    def test_one_player_at_a_time_has_it_and_the_game_goes_on_when_the_window_closes(self) -> None:
        """The Corp could rez, but while the Runner has priority nothing is offered to the Corp."""
        with every_window(Table("runner")) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("HQ")
            first = walk_to(t, "6.9.5b")
            assert first.side.name == "RUNNER"
            assert "rez" not in kinds(t)
            assert t.game.why_not(Option("rez", "PAD Campaign"))
            let_pass(t)
            second = now(t)
            assert (second.rule, second.side.name) == ("6.9.5b", "CORP")
            let_pass(t)
            assert now(t).rule != "6.9.5b"
            t.state.forced = True
            t.finish_run()

    @pytest.mark.rule("1.4:9.2.4a", "9.2.7b", "1.4:9.5.2", "1.4:9.5.1")
    def test_with_priority_a_player_uses_abilities_of_theirs_and_no_others(self) -> None:
        well = asset("Well", "neutral_corp", paid(Credits(1), Gain(3)), cost=0, trash=1)
        pond = resource("Pond", "neutral_runner", paid(Credits(1), Gain(2)), cost=0)
        with every_window(Table("runner", cards=(well, pond))) as t:
            t.corp.put("Well", "Server 1", rezzed=True)
            t.runner.put("Pond")
            t.runner.run("HQ")
            d = walk_to(t, "6.9.5b", "runner")
            assert {option.card for option in d.options if option.kind == "use"} == {"Pond"}
            t.runner.use("Pond")
            assert t.runner.credits == 6
            t.runner.use("Pond")  # the player has priority again, and pays again
            assert t.runner.credits == 7
            let_pass(t)
            assert {option.card for option in now(t).options if option.kind == "use"} == {"Well"}
            t.corp.use("Well")
            assert t.corp.credits == 7
            t.state.forced = True
            t.finish_run()

    @pytest.mark.rule("1.4:9.2.4b", "9.2.6d")
    @pytest.mark.parametrize(("side", "rule"), [("corp", "5.6.2b"), ("runner", "5.7.1f")])
    def test_only_in_action_windows_there_is_no_passing(self, side: str, rule: str) -> None:
        with every_window(Table(side)) as t:
            seen: set[tuple[str, bool]] = set()
            while not seen or now(t).kind != "action":
                d = now(t)
                seen.add((d.kind, "pass" in kinds(t)))
                let_pass(t)
            assert seen == {("paid ability window", True)}
            assert now(t).rule == rule
            assert "pass" not in kinds(t)

    @pytest.mark.rule("9.2.6d")
    def test_each_action_of_a_turn_is_taken_in_that_step(self) -> None:
        with Table("corp") as t:
            rules = []
            while t.state.turn < 3:
                t.settle()
                rules.append(now(t).rule)
                (t.corp if t.state.active == 0 else t.runner).act("credit")
                t.settle()
            assert rules == ["5.6.2b"] * 3 + ["5.7.1f"] * 4

    @pytest.mark.rule("1.4:9.3.3")
    def test_what_limits_an_ability_limits_all_of_it(self) -> None:
        """Nothing of it is paid or done outside a run, though half of it would make sense there."""
        pond = resource("Pond", "neutral_runner", paid(Credits(1), Gain(1), Gain(1), only=DuringRun()), cost=0)
        with Table("runner", cards=(pond,)) as t:
            t.runner.put("Pond")
            assert not t.runner.can("use", "Pond")
            t.runner.run("HQ")
            t.runner.use("Pond")
            assert t.runner.credits == 6
            t.finish_run()


class TestInterruptWindows:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.2.9b", "1.4:9.8.4a", "1.4:9.8.9b")
    def test_replacements_apply_before_anybody_looks_for_interrupts(self) -> None:
        """Whether Networking goes to the grip or to the heap, only what is left of its trashing can be prevented."""
        keeper = resource("Keeper", "neutral_runner", Paid((Credits(0),), (Prevent("trash"),)), cost=0)
        for replaced in (True, False):
            with Table("runner", cards=(keeper,)) as t:
                t.runner.set(tags=1).hand("Networking")
                t.runner.put("Keeper")
                t.runner.play("Networking")
                t.runner.act("yes" if replaced else "no")
                assert (now(t).kind == "interrupt") == (not replaced)
                if not replaced:
                    t.runner.pass_()
                assert t.zone("Networking") == ("the grip" if replaced else "the heap")

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.5.2b")
    def test_a_paid_interrupt_is_used_as_often_as_it_applies(self) -> None:
        with Table("corp") as t:
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            for left in (3, 2, 1):
                t.runner.use("Plascrete Carapace")
                assert t.card("Plascrete Carapace").tokens("power") == left
            t.runner.use("Plascrete Carapace")
            t.settle()
            assert t.happened("damaged") == 0
            assert len(t.runner.titles("hand")) == 5
