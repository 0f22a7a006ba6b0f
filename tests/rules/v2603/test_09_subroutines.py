"""Subroutines by version 26.03 (CR 26.03:9.8): their order, breaking them, and how they resolve."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.verbs import damage, encounter, entries, every_window, got_in, now, walk_to

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    ANY,
    CORP,
    ENCOUNTER,
    ENCOUNTER_THIS,
    ICE,
    NET,
    RUN,
    THIS,
    Break,
    Credits,
    Damage,
    Do,
    Each,
    EndRun,
    Gain,
    GainSubroutines,
    Grant,
    Hosted,
    Is,
    On,
    Prevent,
    ReplaceSubroutines,
    Sub,
    asset,
    ice,
    paid,
    program,
    resource,
    sub,
    when,
)
from sneakdoor.rules.ice import subroutines
from sneakdoor.testing import Table

RULES = "26.03"


def texts(t: Table, title: str) -> list[str]:
    """The subroutines of a piece of ice in order."""
    found = subroutines(t.state, t.card(title).cid)
    return [t.state.book.abilities[number].say().removeprefix("[subroutine] ") for number, _ in found]


def gains(t: Table) -> list[int]:
    """The amounts that the Corp has gained, in order."""
    return [one.amount for one in entries(t, "credits gained") if one.side == CORP]  # type: ignore[attr-defined]


def table(*cards: Any, **how: Any) -> Table:
    return Table("runner", rules=RULES, cards=cards, **how)


class TestOrder:
    @pytest.mark.rule("26.03:9.8.2", "26.03:9.8.3a", "26.03:9.8.3b", "26.03:9.8.3c", "26.03:9.8.3d", "26.03:9.8.3e")
    def test_by_where_they_come_from_and_not_by_when(self) -> None:
        host = ice(
            "Host",
            "neutral_corp",
            Sub((Gain(5),), times=Each(1, Hosted(ADVANCEMENT))),
            sub(Gain(3)),
            Sub((Gain(2),), times=Each(1, Hosted(ADVANCEMENT)), first=True),
            sub(Gain(4)),
            cost=0,
            strength=0,
        )
        before = asset("Before", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(1)), first=True), cost=0)
        after = asset("After", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(6))), cost=0)
        with table(host, before, after) as t:
            t.corp.put("After", "Server 1", rezzed=True)
            t.corp.put("Host", "HQ", rezzed=True, tokens={"advancement": 2})
            t.corp.put("Before", "Server 2", rezzed=True)
            amounts = [int(re.search("gain ([0-9])", text, re.IGNORECASE)[1]) for text in texts(t, "Host")]  # type: ignore[index]
            assert amounts == [1, 2, 2, 3, 4, 5, 5, 6]

    @pytest.mark.rule("26.03:9.8.3a", "26.03:9.8.3e")
    @pytest.mark.parametrize("first", [True, False])
    def test_what_was_granted_before_is_newest_first_and_after_is_oldest_first(self, first: bool) -> None:
        one = asset("One", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(1)), first=first), cost=0)
        two = asset("Two", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(2)), first=first), cost=0)
        bare = ice("Bare", "neutral_corp", sub(Gain(5)), cost=0, strength=0)
        with table(one, two, bare) as t:
            t.corp.put("Bare", "HQ", rezzed=True)
            t.corp.put("Two", "Server 1", rezzed=True)
            t.corp.put("One", "Server 2", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert gains(t) == ([1, 2, 5] if first else [5, 2, 1])

    @pytest.mark.rule("26.03:9.8.3e")
    def test_of_a_static_and_a_lingering_effect_the_older_comes_first(self) -> None:
        gives = when(ENCOUNTER_THIS, GainSubroutines(sub(Gain(1)), RUN))
        own = ice("Own", "neutral_corp", gives, sub(Gain(5)), cost=0, strength=0)
        late = asset("Late", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(2))), cost=0, trash=0)
        for early in (True, False):
            t = every_window(table(own, late))
            t.corp.put("Own", "HQ", rezzed=True)
            t.corp.put("Late", "Server 1", rezzed=early)
            t.runner.run("HQ")
            walk_to(t, "26.03:6.9.3b")
            if not early:
                t.corp.put("Late", "Server 2", rezzed=True)
            walk_to(t, "26.03:6.9.4b")
            assert gains(t) == ([5, 2, 1] if early else [5, 1, 2])

    @pytest.mark.rule("26.03:9.8.3d", "26.03:9.8.4b", example=168)
    def test_the_subroutine_that_ashigaru_gains_is_the_last_and_unbroken(self) -> None:
        t = every_window(table())
        t.corp.put("Ashigaru", "HQ", rezzed=True)
        t.corp.put("Panic Button", "HQ", rezzed=True)
        t.corp.hand(*["Hedge Fund"] * 3)
        t.runner.put("Corroder")
        t.runner.put("Gbahali")
        t.runner.set(credits=20)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "runner")
        for _ in range(2):
            t.runner.use("Corroder", "strength")
        t.runner.break_subroutines("Corroder")
        assert (t.happened("broken"), t.happened("all broken")) == (3, 1)
        walk_to(t, "26.03:6.9.3b", "corp")
        t.corp.use("Panic Button")
        walk_to(t, "26.03:6.9.3b", "runner")
        t.runner.break_subroutines("Gbahali")
        assert t.happened("broken") == 4
        walk_to(t, "26.03:6.9.4b")
        assert t.happened("subroutine") == 0

    @pytest.mark.rule("26.03:9.8.3d", example=169)
    def test_ashigaru_loses_its_last_ones_and_keeps_the_broken_one(self) -> None:
        with table() as t:
            t.corp.put("Ashigaru", "HQ", rezzed=True)
            t.corp.hand(*["Hedge Fund"] * 3)
            t.runner.put("Corroder")
            t.runner.put("Utopia Shard")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            for _ in range(2):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            t.runner.use("Utopia Shard")
            assert len(texts(t, "Ashigaru")) == 1
            assert got_in(t)
            assert t.happened("subroutine") == 0

    @pytest.mark.rule("26.03:9.8.3e", example=170)
    def test_what_brainstorm_gains_comes_after_the_one_from_marker(self) -> None:
        t = every_window(table())
        t.corp.put("Brainstorm", "HQ", rezzed=True)
        t.corp.put("Marker", "HQ", rezzed=True)
        t.runner.hand(*["Diesel"] * 3)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4b")
        walk_to(t, "26.03:6.9.3b")
        found = texts(t, "Brainstorm")
        assert found[0] == "End the run."
        assert len(found) == 4

    @pytest.mark.rule("26.03:9.8.2c", example=166)
    @pytest.mark.parametrize("place", [0, 1, 2])
    def test_the_corp_says_where_lancelot_has_the_subroutine_of_merlin(self, place: int) -> None:
        t = Table("corp", clicks=1, rules=RULES)
        t.corp.put("Lancelot", "HQ", rezzed=True)
        t.corp.hand("Sub Boost", "Merlin")
        t.corp.play("Sub Boost")
        t.corp.pick("Lancelot")
        t.settle()
        every_window(t)
        t.runner.run("HQ")
        t.corp.accept()
        t.corp.pick("Merlin")
        t.corp.number(place)
        found = texts(t, "Lancelot")
        assert len(found) == 3
        assert found[place] == "Do 2 net damage."
        assert [one for one in found if one != "Do 2 net damage."][-1] == "End the run."

    @pytest.mark.rule("26.03:9.8.2a")
    def test_a_second_copy_keeps_its_place_when_the_first_is_gone(self) -> None:
        """TL;DR doubles what a static ability has added before the others, and then that ability is gone."""
        gate = ice("Gate", "neutral_corp", sub(Gain(5)), cost=0, strength=0)
        gift = asset(
            "Gift",
            "neutral_corp",
            Grant(Is((ICE,), rezzed=True), sub(Gain(1)), first=True),
            paid(Credits(0), Do("trash", THIS)),
            cost=0,
            trash=0,
        )
        t = every_window(table(gate, gift))
        t.corp.put("Gate", "HQ", rezzed=True)
        t.corp.put("TL;DR", "HQ", rezzed=True)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.4e")
        t.corp.put("Gift", "Server 1", rezzed=True)
        walk_to(t, "26.03:6.9.3b", "corp")
        assert [text[5] for text in texts(t, "Gate")] == ["1", "1", "5", "5"]
        t.corp.use("Gift")
        assert [text[5] for text in texts(t, "Gate")] == ["1", "5", "5"]

    @pytest.mark.rule("26.03:9.8.2b")
    def test_hive_loses_its_last_printed_ones_and_none_that_it_gained(self) -> None:
        gift = asset("Gift", "neutral_corp", Grant(Is((ICE,), rezzed=True), sub(Gain(1))), cost=0, trash=0)
        with table(gift) as t:
            t.corp.put("Hive", "HQ", rezzed=True)
            t.corp.put("Gift", "Server 1", rezzed=True)
            t.corp.scored("Hostile Takeover", "Priority Requisition")
            assert texts(t, "Hive") == ["End the run.", "Gain 1[credit]."]

    @pytest.mark.rule("26.03:9.8.2d")
    def test_several_of_one_effect_keep_the_order_in_which_they_are_placed(self) -> None:
        t = every_window(table())
        t.corp.put("Galahad", "HQ", rezzed=True)
        t.corp.hand("Merlin", "Lancelot")
        t.runner.run("HQ")
        t.corp.accept()
        t.corp.pick("Merlin", "Lancelot")
        t.corp.number(0)
        t.corp.number(0)
        assert [text.split()[0] for text in texts(t, "Galahad")] == ["Trash", "Do", "End"]


class TestBreaking:
    @pytest.mark.rule("26.03:9.8.4", "26.03:9.8.4a", "26.03:6.5.4")
    def test_what_was_broken_is_unbroken_in_the_next_encounter(self) -> None:
        with table() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            for _ in range(2):
                encounter(t, "HQ")
                assert t.runner.can("use", "Corroder", says="Break")
                t.runner.break_subroutines("Corroder")
                t.finish_run()
            assert t.happened("broken") == 2

    @pytest.mark.rule("26.03:9.8.4c")
    def test_after_the_encounter_it_is_known_what_was_broken(self) -> None:
        counts = when(On("encounter ends", not_cause="all broken"), Gain(7))
        judge = asset("Judge", "neutral_corp", counts, cost=0, trash=0)
        for breaks_it in (True, False):
            with table(judge) as t:
                t.corp.put("Judge", "Server 1", rezzed=True)
                t.corp.put("Ice Wall", "HQ", rezzed=True)
                t.runner.put("Corroder")
                encounter(t, "HQ")
                if breaks_it:
                    t.runner.break_subroutines("Corroder")
                t.finish_run()
                assert t.corp.credits == (5 if breaks_it else 12)

    @pytest.mark.rule("26.03:9.8.6")
    def test_a_broken_one_cannot_be_chosen(self) -> None:
        with table() as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=30)
            encounter(t, "HQ")
            for _ in range(4):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            t.runner.use("Corroder", "Break")
            assert sorted(option.number for option in now(t).options) == [1, 2]
            t.game.choose(now(t).options[0])
            t.finish_run()

    @pytest.mark.rule("26.03:9.8.6a")
    def test_all_of_them_can_be_broken_while_one_is_unbroken(self) -> None:
        sweeper = program("Sweeper", "neutral_runner", paid(Credits(0), Break(ANY)), cost=0, memory=1)
        three = ice("Three", "neutral_corp", *[sub(Gain(1))] * 3, cost=0, strength=5)
        with table(sweeper, three) as t:
            t.corp.put("Three", "HQ", rezzed=True)
            t.runner.put("Sweeper")
            encounter(t, "HQ")
            t.runner.use("Sweeper")
            assert (t.happened("broken"), t.happened("all broken")) == (3, 1)
            t.finish_run()

    @pytest.mark.rule("26.03:9.8.6b", example=171)
    def test_two_grappling_hooks_break_all_of_heimdall(self) -> None:
        with table() as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            first, second = t.runner.put("Grappling Hook"), t.runner.put("Grappling Hook")
            encounter(t, "HQ")
            t.runner.use(first)
            t.runner.act("subroutine", number=0)  # the core damage is spared
            assert t.happened("broken") == 2
            t.runner.use(second)
            t.runner.act("subroutine", number=1)  # one that is broken already
            assert (t.happened("broken"), t.happened("all broken")) == (3, 1)
            assert got_in(t)
            assert damage(t) == []


class TestResolving:
    @pytest.mark.rule("26.03:9.8.7", "26.03:9.8.7a", "26.03:9.8.7b", "26.03:9.8.1")
    def test_the_corp_resolves_the_unbroken_ones_in_order_without_being_asked(self) -> None:
        three = ice("Three", "neutral_corp", sub(Gain(1)), sub(Gain(2)), sub(Gain(3)), cost=0, strength=0)
        opener = program("Opener", "neutral_runner", paid(Credits(0), Break(1)), cost=0, memory=1)
        t = every_window(table(three, opener))
        t.corp.put("Three", "HQ", rezzed=True)
        t.runner.put("Opener")
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "runner")
        t.runner.break_subroutines("Opener", 1)
        walk_to(t, "26.03:6.9.3b", "corp")
        while now(t).rule == "26.03:6.9.3b":
            t.game.choose(next(option for option in now(t).options if option.kind == "pass"))
        assert now(t).rule == "26.03:6.9.4b"
        assert gains(t) == [1, 3]

    @pytest.mark.rule("26.03:9.8.7c", example=172)
    def test_little_engine_pays_nothing_once_the_run_has_ended(self) -> None:
        with table() as t:
            t.corp.put("Little Engine", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("subroutine") == 1
            assert t.runner.credits == 5

    @pytest.mark.rule("26.03:9.8.7d")
    def test_with_street_magic_the_whole_order_is_declared_before_the_first_resolves(self) -> None:
        three = ice("Three", "neutral_corp", sub(Gain(1)), sub(Gain(2)), sub(Gain(3)), cost=0, strength=0)
        with table(three) as t:
            t.corp.put("Three", "HQ", rezzed=True)
            t.runner.put("Street Magic")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("subroutine", number=1)
            assert t.happened("subroutine") == 0
            t.runner.act("subroutine", number=1)  # of the first and the third
            t.finish_run()
            assert gains(t) == [2, 3, 1]

    @pytest.mark.rule("26.03:9.8.8")
    def test_the_rest_of_it_resolves_though_its_ice_is_gone(self) -> None:
        fleeting = ice("Fleeting", "neutral_corp", sub(Do("trash", THIS), Gain(4)), sub(Gain(9)), cost=0, strength=0)
        with table(fleeting) as t:
            t.corp.put("Fleeting", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert gains(t) == [4]

    @pytest.mark.rule("26.03:9.8.10a", "26.03:9.8.10b")
    def test_as_a_whole_it_is_imminent_and_can_be_prevented(self) -> None:
        guard = resource("Guard", "neutral_runner", paid(Credits(1), Prevent("resolve subroutine")), cost=0)
        two = ice("Two", "neutral_corp", sub(Gain(1), Gain(2)), sub(Gain(4)), cost=0, strength=0)
        with table(guard, two) as t:
            t.corp.put("Two", "HQ", rezzed=True)
            t.runner.put("Guard")
            t.runner.run("HQ")
            t.settle()
            assert now(t).kind == "interrupt"
            t.runner.use("Guard")
            t.settle()
            assert t.happened("subroutine") == 0
            t.runner.pass_()
            t.finish_run()
            assert gains(t) == [4]
            assert t.happened("subroutine") == 1

    @pytest.mark.rule("26.03:9.8.10b")
    def test_tracker_prevents_the_first_one_of_its_run(self) -> None:
        two = ice("Two", "neutral_corp", sub(Gain(1), Gain(2)), sub(Gain(4)), cost=0, strength=0)
        with Table("corp", clicks=1, rules=RULES, cards=(two,)) as t:
            t.corp.put("Two", "HQ", rezzed=True)
            t.runner.put("Tracker")
            t.corp.act("credit")
            t.settle()
            t.runner.accept()
            t.runner.act("server", server="HQ")
            t.runner.use("Tracker")
            t.finish_run()
            assert gains(t)[1:] == [4]

    @pytest.mark.rule("26.03:9.8.9")
    def test_another_one_can_take_its_place_and_has_the_same_source(self) -> None:
        switch = resource(
            "Switch",
            "neutral_runner",
            when(On("encounter"), ReplaceSubroutines(sub(Damage(1, NET)), ENCOUNTER)),
            cost=0,
        )
        two = ice("Two", "neutral_corp", sub(EndRun()), sub(Gain(4)), cost=0, strength=0)
        with table(switch, two) as t:
            t.corp.put("Two", "HQ", rezzed=True)
            t.runner.put("Switch")
            t.runner.hand(*["Diesel"] * 4)
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1), ("net", 1)]
            assert gains(t) == []
            sources = {t.state.card(one.cid).title for one in entries(t, "subroutine")}  # type: ignore[attr-defined]
            assert sources == {"Two"}
            assert {t.state.card(one.src).title for one in entries(t, "damaged")} == {"Two"}  # type: ignore[attr-defined]

    @pytest.mark.rule(
        "26.03:9.8.10c", "26.03:9.8.10d", "26.03:9.8.10e", "26.03:9.8.10f", "26.03:9.8.10g", "26.03:9.8.10h"
    )
    def test_each_instruction_has_its_targets_its_window_and_its_checkpoint(self) -> None:
        """Between the two halves of a subroutine a checkpoint finds what the first has met."""
        both = ice("Both", "neutral_corp", sub(Damage(1, NET), Gain(2)), cost=0, strength=0)
        seen = asset("Seen", "neutral_corp", when(On("damaged"), Gain(3)), cost=0, trash=0)
        guard = resource("Guard", "neutral_runner", paid(Credits(1), Prevent("damage", 1)), cost=0)
        for uses in (False, True):
            with table(both, seen, guard) as t:
                t.corp.put("Both", "HQ", rezzed=True)
                t.corp.put("Seen", "Server 1", rezzed=True)
                t.runner.put("Guard")
                t.runner.hand("Diesel", "Diesel")
                t.runner.run("HQ")
                t.settle()
                assert now(t).kind == "interrupt"
                if uses:
                    t.runner.use("Guard")
                else:
                    t.runner.pass_()
                t.finish_run()
                assert gains(t) == ([2] if uses else [3, 2])
