"""The course of a run (CR 6.1, 6.3 to 6.5, 6.9)."""

from __future__ import annotations

import pytest
from tests.verbs import entries, every_window, kinds, last, let_pass, now, story, walk_to, windows

from sneakdoor.cards.vocabulary import Clicks, ExtraCost, upgrade
from sneakdoor.kernel.frames import tables
from sneakdoor.model.changes import SubroutineResolved
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.runs import refuse_run
from sneakdoor.testing import Table

BOTH = ("runner", "corp")


def each(*rules: str) -> list[tuple[str, str]]:
    """A window of each rule in which both players pass."""
    return [(rule, side) for rule in rules for side in BOTH]


class TestTheStepsOfARun:
    @pytest.mark.rule("6.9", "6.1.1")
    def test_every_step_is_in_a_table_in_order(self) -> None:
        wanted = {
            "Initiation": ("6.9.1", "abcdef"),
            "ApproachIce": ("6.9.2", "abcdef"),
            "EncounterIce": ("6.9.3", "abcd"),
            "PassIce": ("6.9.4", "abc"),
            "ApproachServer": ("6.9.5", "abcdefgh"),
            "RunEnds": ("6.9.6", "abcd"),
        }
        for owner, (section, letters) in wanted.items():
            assert tables[owner].rules == tuple(section + letter for letter in letters)

    @pytest.mark.rule("6.9.5b", "6.9.5c", "6.9.5d", "6.9.1f", "6.3.4")
    def test_windows_on_a_server_without_ice(self) -> None:
        t = every_window(Table(turn="runner"))
        t.runner.run("Archives")
        seen = windows(t)
        assert seen[:5] == [*each("6.9.5b"), ("6.9.5c", "runner"), *each("6.9.5d")]

    @pytest.mark.rule("6.9.2b", "6.9.2c", "6.9.2e", "6.9.2f", "6.9.3b", "6.9.3d", "6.9.4c", "6.2.2", "6.6.2", "6.6.3")
    def test_windows_past_an_unrezzed_and_a_rezzed_piece_of_ice(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Hunter", "Archives", rezzed=True)  # innermost
        t.corp.put("Ice Wall", "Archives")
        t.runner.run("Archives")
        seen = []
        while (d := now(t)).kind != "action":
            seen.append((d.rule, d.side.name.lower()))
            if d.kind == "reaction" or len(d.options) == 1:
                t.game.choose(d.options[0])
            elif d.options[0].kind == "number":
                t.game.choose(next(option for option in d.options if option.number == 0))
            else:
                let_pass(t)
        runs = [one for one in seen if one[0].startswith("6.9.")]
        assert runs == [
            *each("6.9.2b", "6.9.2e"),  # the outer ice: first approach, no jacking out
            *each("6.9.2b"),
            ("6.9.2d", "runner"),
            *each("6.9.2e", "6.9.3b", "6.9.5b"),
            ("6.9.5c", "runner"),
            *each("6.9.5d"),
        ]
        assert story(t, "approach ice", "encounter", "passed", "approach server") == [
            "approach ice",
            "passed",
            "approach ice",
            "encounter",
            "passed",
            "approach server",
        ]


class TestInitiation:
    @pytest.mark.both
    @pytest.mark.rule("6.3.1", "6.1.2a", "6.9.1a", "6.9.1d")
    def test_the_attacked_server_is_declared_and_then_the_run_begins(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("R&D")
            assert t.run.server == 1
            assert last(t, "run begins").server == 1  # type: ignore[attr-defined]
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("6.2.1a", "6.3.4", "6.4.2")
    def test_the_runner_begins_at_the_outermost_position(self) -> None:
        with Table(turn="runner") as t:
            for _ in range(3):
                t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            assert t.run.position == 2
            t.finish_run()
            assert t.happened("run ends") == 1
            assert t.happened("approach ice") == 3  # CR 6.3.4: from there inward, not straight to the server
            t.runner.run("HQ")
            assert t.run.position == 2  # CR 6.2.1a: nothing is kept from one run to the next
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("6.3.2a", example=45)
    @pytest.mark.rule("26.03:6.3.2a", example=84)
    def test_a_server_that_cannot_be_run_on_is_not_offered(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Off the Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.settle()
            assert not t.runner.can("run", server="Server 1")
            assert t.runner.can("run", server="Server 2")
            refusal = refuse_run(t.state, 3, basic=True)
            assert refusal is not None
            assert refusal.rule == "6.3.2a"

    @pytest.mark.rule("6.3.2a")
    def test_nor_can_a_card_declare_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Off the Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand("Because I Can")
            t.runner.play("Because I Can")
            assert t.run.server == 4  # the only remote server that may be chosen
            t.runner.act("normally")
            t.runner.act("go on")

    @pytest.mark.both
    @pytest.mark.rule("6.3.2a", "6.1.2b", "6.2.4c", example=45)
    @pytest.mark.rule("26.03:6.3.2a", example=84)
    def test_off_the_grid_does_not_hinder_a_change_of_the_attacked_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Off the Grid", "Server 1", rezzed=True)
            t.corp.put("Bullfrog", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            t.corp.number(1)
            t.runner.number(0)
            t.corp.act("server", server="Server 1")
            assert t.run.server == 3
            t.settle()
            t.runner.act("go on")
            assert t.happened("successful run") == 1

    @pytest.mark.rule("6.3.2b")
    def test_costs_to_run_a_certain_server_are_paid_with_the_declaration(self) -> None:
        with Table(turn="runner", clicks=3) as t:
            t.corp.put("Ruhr Valley", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert t.runner.clicks == 1
            t.finish_run()
            assert t.runner.can("run", server="R&D")
            assert not t.runner.can("run", server="HQ")

    @pytest.mark.rule("6.3.2b", "6.9.1a")
    def test_a_card_that_makes_a_run_pays_them_too(self) -> None:
        with Table(turn="runner", clicks=2) as t:
            t.corp.put("Ruhr Valley", "HQ", rezzed=True)
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.runner.yes()  # CR 1.15.9a: it could be declined
            assert t.runner.clicks == 0
            t.finish_run()
        with Table(turn="runner", clicks=1) as t:
            t.corp.put("Ruhr Valley", "HQ", rezzed=True)
            t.runner.hand("Legwork")
            t.runner.play("Legwork")  # what the effect would cost is not looked at
            t.settle()
            assert t.happened("run begins") == 0
            assert t.zone("Legwork") == "the heap"

    @pytest.mark.rule("6.3.2c")
    def test_a_click_paid_to_run_is_not_spent_during_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Heinlein Grid", "HQ", rezzed=True)
            t.runner.hand("Legwork")
            t.runner.run("HQ")
            assert t.runner.credits == 5
            t.finish_run()

    @pytest.mark.rule("6.3.2c")
    def test_nor_is_the_additional_click_of_a_run_that_a_card_makes(self) -> None:
        toll = upgrade("Toll", "neutral_corp", ExtraCost("run", (Clicks(1),), here=True), cost=0, trash=1)
        with Table(turn="runner", cards=(toll,)) as t:
            t.corp.put("Heinlein Grid", "Archives", rezzed=True)
            t.corp.put("Toll", "Archives", rezzed=True)
            t.runner.put("Sneakdoor Beta")
            t.runner.use("Sneakdoor Beta")
            t.runner.yes()
            assert t.runner.clicks == 2
            assert t.runner.credits == 5
            t.finish_run()

    @pytest.mark.rule("6.3.2c")
    def test_a_click_lost_during_the_run_is(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Heinlein Grid", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 0

    @pytest.mark.rule("6.3.3", "6.9.1c", "10.6.2")
    def test_a_credit_for_each_bad_publicity(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(bad_publicity=2)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            assert t.runner.credits == 7
            t.finish_run()

    @pytest.mark.rule("6.3.3a")
    def test_they_cannot_pay_to_make_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(bad_publicity=2)
            t.runner.set(credits=1)
            t.runner.hand("Legwork")
            t.settle()
            assert not t.runner.can("play", "Legwork")

    @pytest.mark.rule("6.3.3a")
    def test_they_come_after_the_additional_cost_of_the_run(self) -> None:
        with Table(turn="runner", corp="Earth Station: SEA Headquarters") as t:
            t.corp.set(bad_publicity=2)
            t.runner.set(credits=0)
            t.settle()
            assert not t.runner.can("run", server="HQ")
            assert t.runner.can("run", server="R&D")
        with Table(turn="runner", corp="Earth Station: SEA Headquarters") as t:
            t.corp.set(bad_publicity=2)
            t.runner.set(credits=3)
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.runner.yes()
            assert t.runner.credits == 2  # its own credits have paid for the card and for the run
            t.finish_run()
            assert t.runner.credits == 0

    @pytest.mark.rule("6.3.3b")
    def test_they_are_spent_like_any_other_credit_and_first(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(bad_publicity=2)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.runner.credits == 5  # one of the two was spent, the other is lost

    @pytest.mark.rule("6.3.3c", "6.8.3", "6.9.6b")
    def test_what_is_left_of_them_is_lost_when_the_run_ends(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(bad_publicity=3)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 5
            assert last(t, "credits lost").amount == 3  # type: ignore[attr-defined]

    @pytest.mark.rule("6.3.3c")
    def test_no_more_is_lost_than_is_left_of_them(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(bad_publicity=2)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert t.runner.credits == 4  # both were spent, and a credit of the Runner's own
            assert "credits lost" not in story(t, "credits lost")


class TestApproachIce:
    @pytest.mark.rule("6.4.1", "6.1.5b")
    def test_no_jacking_out_at_the_first_piece_of_ice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "HQ")
            every_window(t)
            t.runner.run("HQ")
            rules = [rule for rule, _ in windows(t)]
            assert rules.count("6.9.2d") == 1
            assert rules.index("6.9.2d") > rules.index("6.9.2e")
            t.finish_run()

    @pytest.mark.rule("6.4.3", "6.9.2e")
    def test_only_the_approached_ice_can_be_rezzed_and_only_then(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Hunter", "R&D")
        t.corp.set(credits=20)
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        assert kinds(t) == {"pass"}
        walk_to(t, "6.9.2e", "corp")
        assert [option.card for option in now(t).options if option.kind == "rez"] == ["Ice Wall"]

    @pytest.mark.rule("6.9.2e")
    def test_other_cards_can_be_rezzed_there_as_well(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("HQ")
        walk_to(t, "6.9.2b", "corp")
        assert kinds(t) == {"pass"}  # (P) only
        walk_to(t, "6.9.2e", "corp")
        assert {option.card for option in now(t).options if option.kind == "rez"} == {"Ice Wall", "PAD Campaign"}

    @pytest.mark.rule("6.4.4", "6.4.5", "6.9.2f")
    def test_rezzed_ice_is_encountered_and_unrezzed_ice_passed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.settle()
            assert t.happened("encounter") == 1
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("encounter") == 0
            assert t.happened("passed") == 1

    @pytest.mark.rule("6.9.2a")
    def test_approaching_is_noticed_before_the_first_window(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        assert now(t).rule == "6.9.2b"
        assert t.happened("approach ice") == 1


class TestEncounter:
    @pytest.mark.both
    @pytest.mark.rule("6.9.3a", "6.5.1")
    def test_when_encountered_comes_before_the_window_for_breaking(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Tollbooth", "HQ", rezzed=True)
        t.runner.set(credits=3)
        t.runner.run("HQ")
        walk_to(t, "6.9.2e", "runner")
        assert t.runner.credits == 3
        walk_to(t, "6.9.3b", "runner")
        assert t.runner.credits == 0

    @pytest.mark.rule("6.9.3b", "6.5.4")
    def test_subroutines_are_broken_in_that_window_only(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        for rule in ("6.9.2b", "6.9.2e"):
            walk_to(t, rule, "runner")
            assert not any("Break" in option.words for option in now(t).options)
        walk_to(t, "6.9.3b", "runner")
        assert any("Break" in option.words for option in now(t).options)

    @pytest.mark.rule("6.9.3b")
    def test_nothing_is_rezzed_or_scored_in_it(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "corp")
        assert kinds(t) == {"pass"}

    @pytest.mark.rule("6.5.5", "6.9.3c")
    def test_unbroken_subroutines_resolve_in_order(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert story(t, "damaged", "run ended") == ["damaged", "run ended"]
            assert t.state.brain == 1

    @pytest.mark.rule("6.5.5", "6.5.4")
    def test_a_broken_subroutine_does_not_resolve(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.runner.use("Viktor 1.0")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.state.brain == 0
            assert t.happened("run ended") == 1

    @pytest.mark.rule("6.5.4")
    def test_broken_lasts_for_the_encounter_only(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("run ended") == 1

    @pytest.mark.rule("6.5.5")
    def test_subroutines_gained_in_the_window_resolve_too(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ashigaru", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Corroder")
            t.runner.put("Eden Shard")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "Break")
            t.runner.use("Eden Shard")  # the Corp draws 2 cards
            assert len(subroutines(t.state, t.cid("Ashigaru"))) == 3
            t.finish_run()
            assert t.happened("run ended") == 1

    @pytest.mark.rule("6.5.5")
    def test_and_can_be_broken_as_well(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Ashigaru", "HQ", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.put("Corroder")
            t.runner.put("Eden Shard")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "strength")
            t.runner.use("Eden Shard")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("broken") == 3
            assert t.happened("run ended") == 0

    @pytest.mark.rule("6.5.5", "6.9.3c")
    def test_each_subroutine_is_triggered_once_by_the_corp(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            resolved = [one for one in t.state.journal.since(0) if isinstance(one, SubroutineResolved)]
            subs = [(one.side, one.subroutine) for one in resolved]
            assert len(subs) == 2
            assert subs == sorted(set(subs))
            assert {side for side, _ in subs} == {0}


class TestBypass:
    @pytest.mark.both
    @pytest.mark.rule("6.5.3a", "6.5.3b")
    def test_bypassed_at_the_beginning_nothing_breaks_or_resolves(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Wall of Thorns", "HQ", rezzed=True)
        t.runner.hand("Inside Job")
        walk_to(t, "5.7.1f", "runner")
        t.runner.play("Inside Job")
        t.runner.act("server", server="HQ")
        seen = []
        while (d := now(t)).kind != "action":
            seen.append(d.rule)
            if len(d.options) == 1:
                t.game.choose(d.options[0])
            else:
                let_pass(t)
        assert "6.9.3b" not in seen
        assert t.happened("subroutine") == 0
        assert story(t, "encounter", "bypassed", "passed") == ["encounter", "bypassed", "passed"]

    @pytest.mark.both
    @pytest.mark.rule("6.5.3a", "9.2.8f", example=67)
    def test_femme_fatale_bypasses_tollbooth_before_its_toll(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.hand("Femme Fatale")
            t.runner.set(credits=10)
            t.runner.install("Femme Fatale")
            t.runner.run("HQ")
            t.settle()
            t.runner.trigger("Femme Fatale")
            t.finish_run()
            assert t.runner.credits == 0
            assert t.happened("successful run") == 1

    @pytest.mark.rule("6.5.3c")
    def test_bypassed_in_the_window_some_may_be_broken_but_none_resolves(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Abagnale")
            t.runner.run("HQ")
            t.runner.use("Abagnale", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.use("Abagnale", "Bypass")
            t.finish_run()
            assert t.happened("broken") == 1
            assert t.happened("subroutine") == 0
            assert t.happened("successful run") == 1
            assert t.zone("Abagnale") == "the heap"

    @pytest.mark.rule("6.5.3c", "6.1.3c")
    def test_the_open_window_is_completed_but_nothing_more_is_broken(self) -> None:
        t = every_window(Table(turn="runner"))
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.put("Abagnale")
        t.runner.put("Gordian Blade")
        t.runner.run("HQ")
        t.runner.use("Abagnale", "Bypass")
        assert now(t).rule == "6.9.3b"
        assert not any("Break" in option.words for option in now(t).options)
        assert any("strength" in option.words for option in now(t).options)

    @pytest.mark.rule("26.03:9.12.2d", example=211)
    @pytest.mark.both
    @pytest.mark.rule("6.5.3c", "10.9.3")
    @pytest.mark.rule("10.9.3a", example=96)
    def test_ice_without_subroutines_has_all_broken_once_the_window_is_reached(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Troll", "HQ", rezzed=True)
            t.runner.hand("Forked")
            t.runner.play("Forked")
            t.runner.act("server", server="HQ")
            t.settle()
            t.corp.number(0)
            t.runner.number(5 - 2)  # link strength above the trace
            t.finish_run()
            assert t.zone("Troll") == "Archives"

    @pytest.mark.both
    @pytest.mark.rule("6.5.3c", "10.9.3")
    def test_the_record_of_an_encounter_says_whether_all_were_broken(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Troll", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Inside Job")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(2)
            t.finish_run()
            t.runner.run("R&D")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")  # bypassed at once, before the trace
            t.finish_run()
            causes = [one.cause for one in entries(t, "encounter ends")]  # type: ignore[attr-defined]
            assert causes == ["all broken", "all broken", "", ""]

    @pytest.mark.both
    @pytest.mark.rule("6.5.3c", example=49)
    @pytest.mark.rule("26.03:6.5.8c", example=86)
    def test_but_not_if_it_was_bypassed_before(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Troll", "HQ", rezzed=True)
            t.runner.hand("Femme Fatale", "Forked")
            t.runner.set(credits=20)
            t.runner.install("Femme Fatale")
            t.runner.play("Forked")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.trigger("Femme Fatale")
            t.finish_run()
            assert t.card("Troll").rezzed
            assert t.happened("all broken") == 0
