"""Runs by version 26.03 (CR 26.03:6): the order of phases and windows, the fund, and how runs end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import (
    accessed,
    approached,
    damage,
    encounter,
    entries,
    every_window,
    kinds,
    last,
    let_pass,
    now,
    passed,
    result,
    story,
    traced,
    walk_to,
)

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    CORP,
    ICE,
    RUNNER,
    SUCCESSFUL_RUN,
    THIS,
    AccessServer,
    Credits,
    EndRun,
    ExtraCost,
    ForceEncounter,
    Gain,
    Is,
    MoveRun,
    On,
    Place,
    asset,
    ice,
    paid,
    resource,
    sub,
    when,
)
from sneakdoor.rules.quantities import strength
from sneakdoor.testing import Table

RULES = "26.03"
BOTH = ("runner", "corp")

ENDER = asset("Ender", "neutral_corp", when(On("approach server"), EndRun()), cost=0, trash=0)
FEEDER = asset("Feeder", "neutral_corp", paid(Credits(0), Place(ADVANCEMENT, 1, Is((ICE,)))), cost=0, trash=0)


def table(*ice: str, server: str = "HQ", rezzed: str = "", cards: tuple[Any, ...] = ()) -> Table:
    """A server with this ice, innermost first, and the Runner's turn; every window is seen."""
    t = every_window(Table(turn="runner", rules=RULES, cards=cards))
    for title in ice:
        t.corp.put(title, server, rezzed=title == rezzed)
    return t


def steps(t: Table) -> list[tuple[str, str]]:
    """Pass through everything up to the next action: the steps of the run at which somebody is asked."""
    seen = []
    while (d := now(t)).kind != "action":
        if d.rule.startswith("26.03:6.9"):
            seen.append((d.rule.removeprefix("26.03:"), d.side.name.lower()))
        t.game.choose(d.options[0]) if len(d.options) == 1 else let_pass(t)
    return seen


def windows_of(*rules: str) -> list[tuple[str, str]]:
    return [(rule, side) for rule in rules for side in BOTH]


class TestTheWholeRun:
    @pytest.mark.rule(
        "26.03:6.9.1", "26.03:6.9.1e", "26.03:6.9.4", "26.03:6.9.4b", "26.03:6.9.4c", "26.03:6.9.4e", "26.03:6.1.5b"
    )
    def test_on_a_server_without_ice(self) -> None:
        t = table(server="Archives")
        t.runner.run("Archives")
        assert steps(t) == [*windows_of("6.9.1e", "6.9.4b"), ("6.9.4c", "runner"), *windows_of("6.9.4e")]
        changes = ("run begins", "passed", "passed all ice", "approach server", "successful run", "run ends")
        assert story(t, *changes) == ["run begins", "approach server", "successful run", "run ends"]

    @pytest.mark.rule(
        "26.03:6.1.1",
        "26.03:6.9.2",
        "26.03:6.9.2a",
        "26.03:6.9.3",
        "26.03:6.9.6",
        "26.03:6.5.6",
        "26.03:6.6.4",
        "26.03:6.3.5",
        "26.03:6.9.2b",
        "26.03:6.9.2c",
        "26.03:6.9.3b",
        "26.03:6.9.3e",
        "26.03:6.9.4f",
        "26.03:6.9.4g",
        "26.03:6.9.4h",
        "26.03:6.1.5a",
        "26.03:6.6.3",
        "26.03:6.6.5",
    )
    def test_past_an_unrezzed_and_a_rezzed_piece_of_ice(self) -> None:
        t = table("Pup", "Ice Wall", server="Archives", rezzed="Pup")
        t.runner.hand("Sure Gamble", "Diesel", "Diesel", "Diesel")
        t.runner.run("Archives")
        assert steps(t) == [
            *windows_of("6.9.1e", "6.9.2b", "6.9.4b"),
            ("6.9.4c", "runner"),
            *windows_of("6.9.4e", "6.9.2b", "6.9.3b", "6.9.4b"),
            ("6.9.4c", "runner"),
            *windows_of("6.9.4e"),
        ]
        order = ["approach ice", "passed", "approach ice", "encounter", "encounter ends", "passed", "passed all ice"]
        order += ["approach server", "successful run", "access begins", "access ends", "run ends"]
        assert story(t, *order) == order

    @pytest.mark.rule("26.03:6.9.4a", "26.03:6.6.2")
    def test_a_server_without_ice_never_has_all_of_it_passed(self) -> None:
        waits = asset("Waits", "neutral_corp", when(On("passed all ice"), Gain(1)), cost=0, trash=0)
        with Table(turn="runner", rules=RULES, cards=(waits,)) as t:
            t.corp.put("Waits", "Server 1", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.corp.credits == 5

    @pytest.mark.rule("26.03:6.9.4g", "26.03:6.6.6")
    def test_the_server_is_approached_after_the_last_window_and_the_last_chance_to_jack_out(self) -> None:
        t = table()
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4e", "corp")
        assert t.happened("approach server") == 0
        let_pass(t)
        assert story(t, "approach server", "successful run") == ["approach server", "successful run"]
        assert now(t).rule == "26.03:5.7.1e"  # HQ is empty, and no window of the run is left

    @pytest.mark.rule("26.03:6.9.2b", "26.03:6.4.1", "26.03:6.4.3")
    def test_only_approached_ice_is_rezzed_and_only_while_it_is_approached(self) -> None:
        t = table("Enigma", "Ice Wall")
        offers: dict[str, list[list[str]]] = {}
        t.runner.run("HQ")
        while now(t).rule.startswith("26.03:6"):
            d = now(t)
            if d.side == CORP and d.kind == "paid ability window":
                mine = [option.card for option in d.options if option.kind == "rez"]
                offers.setdefault(d.rule.removeprefix("26.03:"), []).append(mine)
            let_pass(t)
        assert offers == {
            "6.9.1e": [[]],
            "6.9.2b": [["Ice Wall"], ["Enigma"]],
            "6.9.4b": [[], []],
            "6.9.4e": [[], []],
        }

    @pytest.mark.rule("26.03:6.9.1e", "26.03:6.9.2b", "26.03:6.9.3b", "26.03:6.9.4b", "26.03:6.9.4e")
    def test_in_which_windows_the_corp_may_rez_other_cards(self) -> None:
        t = table("Pup", rezzed="Pup")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.hand("Sure Gamble", "Diesel", "Diesel", "Diesel")
        t.runner.run("HQ")
        rez = {}
        while now(t).rule != "26.03:5.7.1e":
            d = now(t)
            if d.side == CORP and d.kind == "paid ability window":
                rez[d.rule.removeprefix("26.03:")] = "rez" in kinds(t)
            t.game.choose(d.options[0]) if len(d.options) == 1 else let_pass(t)
        assert rez == {"6.9.1e": True, "6.9.2b": True, "6.9.3b": False, "6.9.4b": False, "6.9.4e": True}


class TestBadPublicityFund:
    def table(self, n: int = 2) -> Table:
        t = table()
        t.corp.set(bad_publicity=n)
        return t

    @pytest.mark.rule("26.03:6.9.1b", "26.03:6.3.3", "26.03:10.6.2")
    def test_it_is_filled_beside_the_credit_pool(self) -> None:
        t = self.table()
        t.runner.run("HQ")
        assert (t.runner.credits, t.state.bp_credits) == (5, 2)

    @pytest.mark.rule("26.03:6.9.6b", "26.03:6.8.3")
    def test_what_is_left_goes_back_and_the_pool_keeps_all_it_has(self) -> None:
        t = self.table()
        t.runner.run("HQ")
        t.state.forced = True
        t.finish_run()
        assert (t.runner.credits, t.state.bp_credits) == (5, 0)
        assert last(t, "fund emptied").amount == 2  # type: ignore[attr-defined]

    @pytest.mark.rule("26.03:6.9.1b", "26.03:10.6.2")
    def test_it_pays_for_what_the_runner_uses_in_the_run(self) -> None:
        spender = resource("Spender", "neutral_runner", paid(Credits(2), Gain(1)), cost=0)
        t = table(cards=(spender,))
        t.corp.set(bad_publicity=2)
        t.runner.put("Spender")
        t.runner.set(credits=0)
        assert not t.runner.can("use", "Spender")
        t.runner.run("HQ")
        t.runner.use("Spender")
        assert (t.runner.credits, t.state.bp_credits) == (1, 0)

    @pytest.mark.rule("26.03:6.3.2b", "26.03:6.9.1a", "26.03:6.9.1b")
    def test_it_does_not_pay_for_the_run_itself(self) -> None:
        toll = asset("Toll", "neutral_corp", ExtraCost("run", (Credits(1),), here=True), cost=0, trash=0)
        t = table(cards=(toll,))
        t.corp.set(bad_publicity=2)
        t.corp.put("Toll", "Server 1", rezzed=True)
        t.runner.set(credits=1)
        t.runner.run("Server 1")
        assert (t.runner.credits, t.state.bp_credits) == (0, 2)
        t.state.forced = True
        t.finish_run()
        assert not t.runner.can("run", server="Server 1")

    @pytest.mark.rule("26.03:10.6.3", "26.03:1.10.3b")
    def test_it_is_not_lost_with_the_credits_of_the_pool(self) -> None:
        t = table("DNA Tracker", rezzed="DNA Tracker")
        t.corp.set(bad_publicity=2)
        t.runner.set(credits=1).hand(*["Diesel"] * 5)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4b", "runner")
        assert (t.runner.credits, t.state.bp_credits) == (0, 2)


class TestEndingTheRun:
    @pytest.mark.rule("26.03:6.8.2a", "26.03:6.1.4", example=91)
    def test_nisei_mk_ii_leaves_no_time_for_self_modifying_code(self) -> None:
        t = every_window(Table(turn="runner", rules=RULES))
        t.corp.scored("Nisei MK II")
        t.corp.set(bad_publicity=2)
        t.runner.put("Self-modifying Code")
        t.runner.set(credits=0)
        t.runner.deck("Corroder")
        with t.changing():
            t.card("Nisei MK II").thing.tokens = {"agenda": 1}
        t.runner.run("HQ")
        assert t.runner.can("use", "Self-modifying Code")
        walk_to(t, "26.03:6.9.1e", "corp")
        t.corp.use("Nisei MK II")
        assert now(t).rule == "26.03:5.7.1e"
        assert not t.runner.can("use", "Self-modifying Code")

    @pytest.mark.rule("26.03:6.9.6c", "26.03:6.8.4", "26.03:6.8.5", "26.03:6.9.6d")
    def test_it_becomes_unsuccessful_before_it_is_over(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            order = ["run ended", "encounter ends", "unsuccessful run", "run ends"]
            assert story(t, *order) == order

    @pytest.mark.rule("26.03:6.8.4a", "26.03:6.9.5a")
    def test_after_the_success_phase_began_it_is_not_unsuccessful(self) -> None:
        ender = asset("Ender", "neutral_corp", when(On("successful run"), EndRun()), cost=0, trash=0)
        with Table(turn="runner", rules=RULES, cards=(ender,)) as t:
            t.corp.put("Ender", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == t.happened("unsuccessful run") == 0
            assert result(t) == "successful"

    @pytest.mark.rule("26.03:6.8.4a", example=94)
    def test_with_crisium_grid_it_is_neither(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Crisium Grid", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            while now(t).kind != "action":
                t.runner.act("go on") if t.runner.can("go on") else t.game.choose(now(t).options[0])
                t.settle()
            assert t.happened("successful run") == t.happened("unsuccessful run") == 0
            assert result(t) == "neither"

    @pytest.mark.rule("26.03:6.8.5", "26.03:6.9.6c", example=95)
    def test_the_noble_path_still_prevents_what_chum_and_georgia_emelyov_do(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Georgia Emelyov", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Chum", "HQ", rezzed=True)
            t.runner.hand("The Noble Path", *["Diesel"] * 4)
            t.runner.play("The Noble Path")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert result(t) == "unsuccessful"
            assert damage(t) == []

    @pytest.mark.rule("26.03:6.8.5", "26.03:6.9.6d", example=96)
    def test_but_not_what_dedicated_response_team_does_when_the_run_has_ended(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Dedicated Response Team", "Server 1", rezzed=True)
            t.corp.put("Data Raven", "Archives", rezzed=True)
            t.runner.hand("The Noble Path", *["Diesel"] * 5)
            t.runner.play("The Noble Path")
            t.runner.act("server", server="Archives")
            t.settle()
            t.runner.act("mode", number=0)
            traced(t)
            t.finish_run()
            assert result(t) == "successful"
            assert damage(t) == [("meat", 2)]


class TestWindowsThatOutliveTheRun:
    @pytest.mark.rule("26.03:6.8.2c", "26.03:6.9.6a", "26.03:6.9.4g", "26.03:9.2.8f", example=93)
    def test_formicary_is_rezzed_and_moved_but_meets_nobody(self) -> None:
        with Table(turn="runner", rules=RULES, cards=(ENDER,)) as t:
            t.corp.put("Ender", "Server 1", rezzed=True)
            t.corp.put("Formicary", "R&D")
            t.corp.set(credits=20)
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Ender")
            t.corp.trigger("Formicary")
            t.settle()
            assert t.card("Formicary").rezzed
            assert t.card("Formicary").server == "HQ"
            assert t.happened("encounter") == t.happened("run moved") == 0
            assert result(t) == "unsuccessful"

    @pytest.mark.rule("26.03:6.8.2c")
    @pytest.mark.parametrize("does", [ForceEncounter(THIS), AccessServer(2)], ids=["encounter", "breach"])
    def test_what_is_still_pending_begins_no_structure(self, does: Any) -> None:
        begins = ice(
            "Begins", "neutral_corp", when(On("approach server"), does, Gain(3)), sub(Gain(1)), cost=0, strength=0
        )
        with Table(turn="runner", rules=RULES, cards=(ENDER, begins)) as t:
            t.corp.put("Ender", "Server 1", rezzed=True)
            t.corp.put("Begins", "R&D", rezzed=True)
            t.corp.discard("Hedge Fund")
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("Ender")
            t.settle()
            assert t.corp.credits == 8  # it has resolved, as far as that is possible
            assert t.happened("encounter") == t.happened("access begins") == 0

    @pytest.mark.rule("26.03:6.8.2b", "26.03:9.2.8f", "26.03:6.5.2", example=92)
    def test_security_nexus_ends_the_run_before_the_toll(self) -> None:
        with Table(turn="runner", rules=RULES, runner="Sunny Lebeau: Security Specialist") as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.put("Security Nexus")
            t.runner.run("HQ")
            t.runner.trigger("Security Nexus")
            traced(t)
            t.settle()
            assert t.happened("tagged") == t.happened("run ended") == 1
            assert t.runner.credits == 5


class TestForcedEncounters:
    @pytest.mark.rule("26.03:6.5.9a", "26.03:6.5.9c", example=87)
    def test_after_chrysalis_shiro_goes_on_with_its_subroutines(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Shiro", "HQ", rezzed=True)
            t.corp.deck("Chrysalis")
            t.corp.set(credits=0)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            for _ in range(20):
                t.settle()
                if t.happened("encounter ends"):
                    break
                t.game.choose(now(t).options[0])
            titles = [t.state.card(one.cid).title for one in entries(t, "encounter")]  # type: ignore[attr-defined]
            assert titles == ["Shiro", "Chrysalis"]
            first = entries(t, "encounter ends")[0]
            assert t.state.card(first.cid).title == "Chrysalis"  # type: ignore[attr-defined]
            while now(t).kind != "action":
                let_pass(t)
                t.settle()
            ended = [t.state.card(one.cid).title for one in entries(t, "encounter ends")]  # type: ignore[attr-defined]
            assert ended == ["Chrysalis", "Shiro"]

    @pytest.mark.rule("26.03:6.5.9d", "26.03:6.5.9c", "26.03:6.5.9a", "26.03:6.1.3c")
    def test_a_move_made_in_one_waits_for_its_end(self) -> None:
        maze = ice("Maze", "neutral_corp", sub(MoveRun("")), sub(Gain(3)), cost=0, strength=1)
        again = asset(
            "Again", "neutral_corp", when(On("passed"), ForceEncounter("subject"), first=True), cost=0, trash=0
        )
        with Table(turn="runner", rules=RULES, cards=(maze, again)) as t:
            t.corp.put("Again", "Server 1", rezzed=True)
            t.corp.put("Maze", "HQ")
            t.runner.run("HQ")
            t.settle()
            assert story(t, "approach ice", "passed", "encounter", "encounter ends")[:4] == [
                "approach ice", "passed", "encounter", "encounter ends"
            ]  # fmt: skip
            assert t.corp.credits == 8  # the second subroutine of the forced encounter has resolved
            t.finish_run()
            assert approached(t) == ["Maze", "Maze"]
            assert result(t) == "successful"

    @pytest.mark.rule("26.03:6.1.4", "26.03:6.2.8c")
    def test_a_run_that_was_ended_goes_nowhere(self) -> None:
        both = ice("Both", "neutral_corp", sub(EndRun(), MoveRun("")), cost=0, strength=1)
        with Table(turn="runner", rules=RULES, cards=(both,)) as t:
            t.corp.put("Both", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert approached(t) == ["Both"]
            assert result(t) == "unsuccessful"


class TestFullyBreaking:
    @pytest.mark.rule("26.03:6.5.7a", "26.03:6.5.7d")
    def test_ice_that_gains_subroutines_later_is_not_fully_broken_again(self) -> None:
        t = every_window(Table(turn="runner", rules=RULES, cards=(FEEDER,)))
        t.corp.put("Feeder", "Server 1", rezzed=True)
        t.corp.put("Woodcutter", "HQ", rezzed=True, tokens={"advancement": 1})
        t.runner.put("Mimic")
        t.runner.hand(*["Diesel"] * 5)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "runner")
        t.runner.break_subroutines("Mimic")
        walk_to(t, "26.03:6.9.3b", "corp")
        t.corp.use("Feeder")
        walk_to(t, "26.03:6.9.3b", "runner")
        assert t.happened("all broken") == 1
        t.runner.break_subroutines("Mimic")
        assert t.happened("broken") == 2
        assert t.happened("all broken") == 1
        walk_to(t, "26.03:6.9.4b")
        assert last(t, "encounter ends").cause == "all broken"  # type: ignore[attr-defined]

    @pytest.mark.rule("26.03:6.5.7d", "26.03:6.9.3c")
    def test_it_stays_fully_broken_though_a_new_subroutine_resolves(self) -> None:
        t = every_window(Table(turn="runner", rules=RULES, cards=(FEEDER,)))
        t.corp.put("Feeder", "Server 1", rezzed=True)
        t.corp.put("Woodcutter", "HQ", rezzed=True)
        t.runner.hand(*["Diesel"] * 5)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "corp")
        t.corp.use("Feeder")
        walk_to(t, "26.03:6.9.4b")
        assert damage(t) == [("net", 1)]
        assert last(t, "encounter ends").cause == "all broken"  # type: ignore[attr-defined]

    @pytest.mark.rule("26.03:6.5.7b")
    @pytest.mark.parametrize(("second", "alone"), [("Corroder", True), ("Aurora", False)])
    def test_a_card_fully_breaks_ice_only_if_it_broke_every_subroutine(self, second: str, alone: bool) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.set(credits=40)
            t.runner.put("Corroder")
            t.runner.put("Aurora")
            encounter(t, "HQ")
            for title in ("Corroder", "Aurora"):
                while strength(t.state, t.cid(title)) < 6:
                    t.runner.use(title, "strength")
            t.runner.break_subroutines("Corroder", 0, 1)
            t.runner.break_subroutines(second)
            t.finish_run()
            [broken] = entries(t, "all broken")
            assert broken.src == (t.cid("Corroder") if alone else -1)  # type: ignore[attr-defined]

    @pytest.mark.rule("26.03:6.5.7c", "26.03:6.9.3b")
    def test_without_subroutines_it_is_when_the_window_begins(self) -> None:
        bare = ice("Bare", "neutral_corp", cost=0, strength=1)
        with Table(turn="runner", rules=RULES, cards=(bare,)) as t:
            t.corp.put("Bare", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert [one.src for one in entries(t, "all broken")] == [-1]  # type: ignore[attr-defined]

    @pytest.mark.rule("26.03:6.1.3e", "26.03:6.1.3f", "26.03:6.5.7b", example=73)
    def test_inversificator_says_nothing_of_miraju_that_was_not_passed_after_the_encounter(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Mirāju", "Archives", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Inversificator")
            encounter(t, "Archives")
            t.runner.break_subroutines("Inversificator")
            t.settle()
            t.runner.no()
            t.settle()
            assert approached(t) == ["Mirāju", "Mirāju"]
            assert not t.card("Mirāju").rezzed
            t.finish_run()
            assert passed(t) == ["Mirāju"]  # unrezzed, so after an approach and not after an encounter
            assert t.happened("swapped") == 0
            assert result(t) == "successful"


class TestSubroutines:
    @pytest.mark.rule("26.03:6.9.3c", "26.03:6.9.3d", "26.03:6.5.5")
    def test_they_resolve_in_order_and_each_once(self) -> None:
        three = ice("Three", "neutral_corp", sub(Gain(1)), sub(Gain(10)), sub(Gain(100)), cost=0, strength=1)
        with Table(turn="runner", rules=RULES, cards=(three,)) as t:
            t.corp.put("Three", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            gained = [one.amount for one in entries(t, "credits gained") if one.side == CORP]  # type: ignore[attr-defined]
            assert gained == [1, 10, 100]


class TestSuccess:
    @pytest.mark.rule("26.03:6.7.3", "26.03:6.8.2c", "26.03:6.9.5a", "26.03:6.7.2")
    def test_what_success_has_met_is_completed_though_the_run_is_ended(self) -> None:
        ender = asset("Ender", "neutral_corp", when(On("successful run"), EndRun()), cost=0, trash=0)
        payer = resource("Payer", "neutral_runner", when(SUCCESSFUL_RUN, Gain(7)), cost=0)
        with Table(turn="runner", rules=RULES, cards=(ender, payer)) as t:
            t.corp.put("Ender", "Server 1", rezzed=True)
            t.runner.put("Payer")
            t.runner.run("HQ")
            t.settle()
            assert t.runner.credits == 12
            assert accessed(t) == []

    @pytest.mark.rule("26.03:6.9.5", "26.03:6.9.5b", "26.03:6.9.5c", "26.03:6.7.1", "26.03:6.7.5")
    def test_then_the_server_is_breached(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert now(t).side == RUNNER
            assert kinds(t) == {"trash", "go on"}
            t.runner.act("go on")
            t.settle()
            assert accessed(t) == ["PAD Campaign"]
            assert result(t) == "successful"

    @pytest.mark.rule("26.03:6.9.5b", "26.03:7.3.1")
    def test_its_root_is_part_of_the_breach(self) -> None:
        with Table(turn="runner", rules=RULES) as t:
            t.corp.put("Red Herrings", "HQ")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.finish_run()
            assert sorted(accessed(t)) == ["Hedge Fund", "Red Herrings"]
