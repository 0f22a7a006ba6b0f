"""What programs of the Genesis cycle do."""

from __future__ import annotations

import pytest
from tests.breakers import boosted, can_break, used_once
from tests.verbs import break_once, elsewhere, encounter, now, trial

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestNerveAgent:
    def test_a_counter_for_every_success_on_hq(self) -> None:
        with Table("runner") as t:
            agent = t.runner.put("Nerve Agent")
            for server in ("HQ", "R&D", "HQ"):
                t.runner.run(server)
                t.finish_run()
            assert agent.tokens("virus") == 2

    @pytest.mark.parametrize(("n", "seen"), [(0, 1), (1, 2), (2, 3)])
    def test_each_counter_after_the_first_is_one_more_card(self, n: int, seen: int) -> None:
        with Table("runner") as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.put("Nerve Agent", tokens={"virus": n})
            t.runner.run("HQ")
            if n:
                t.settle()
                assert max(option.number for option in now(t).options) == n
                t.runner.number(n)
            t.finish_run()
            assert t.happened("accessed") == seen

    def test_a_counter_even_if_nothing_is_accessed(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            agent = t.runner.put("Nerve Agent")
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.runner.trigger("Nerve Agent")
            t.finish_run()
            assert agent.tokens("virus") == 1

    def test_fewer_will_do_and_rnd_has_none_of_it(self) -> None:
        with Table("runner") as t:
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.put("Nerve Agent", tokens={"virus": 4})
            t.runner.run("HQ")
            t.runner.number(1)
            t.finish_run()
            assert t.happened("accessed") == 2
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("accessed") == 3


class TestCrescentus:
    @pytest.mark.both
    def test_ice_of_which_all_was_broken_is_derezzed(self) -> None:
        with Table("runner", skip_forced=False) as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Crescentus")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Crescentus", at="6.9.3b")
            break_once(t, "Corroder")
            t.runner.use("Crescentus")
            assert (wall.rezzed, wall.installed) == (False, True)
            assert (t.zone("Crescentus"), t.runner.credits) == ("the heap", 4)
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.both
    def test_not_while_a_subroutine_is_left(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Crescentus")
            encounter(t, "HQ")
            for can in (False, False, True):
                break_once(t, "Corroder")
                assert t.runner.can("use", "Crescentus", at="6.9.3b") == can
            t.runner.pass_()
            t.finish_run()
            assert t.zone("Crescentus") == "the play area"

    @pytest.mark.both
    def test_two_breakers_may_share_the_work(self) -> None:
        with Table("runner", cards=(trial("Barrier - Sentry", 0, 2),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            for title in ("Corroder", "Mimic", "Crescentus"):
                t.runner.put(title)
            encounter(t, "HQ")
            break_once(t, "Corroder")
            break_once(t, "Mimic")
            t.runner.use("Crescentus")
            assert not t.card("Trial").rezzed
            t.finish_run()


class TestSnitch:
    def test_approached_ice_is_exposed_and_the_runner_may_leave(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Snitch")
            t.runner.run("HQ")
            t.runner.accept("Snitch")
            assert t.happened("exposed") == 1
            t.runner.yes()
            t.settle()
            assert (t.happened("jacked out"), t.happened("passed")) == (1, 0)

    @pytest.mark.rule("9.6.3")
    def test_once_in_each_run(self) -> None:
        with Table("runner") as t:
            for _ in range(2):
                t.corp.put("Ice Wall", "HQ")
            t.runner.put("Snitch")
            for n in (1, 2):
                t.runner.run("HQ")
                t.runner.accept("Snitch")
                t.runner.decline()
                t.finish_run()
                assert t.happened("exposed") == n

    def test_who_leaves_it_may_use_it_for_the_next_ice(self) -> None:
        with Table("runner") as t:
            for _ in range(2):
                t.corp.put("Ice Wall", "HQ")
            t.runner.put("Snitch")
            t.runner.run("HQ")
            t.runner.decline()
            t.runner.accept("Snitch")
            t.runner.decline()
            t.finish_run()
            assert (t.happened("exposed"), t.happened("successful run")) == (1, 1)

    def test_rezzed_ice_is_no_secret(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Snitch")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("exposed") == 0


class TestClouds:
    @pytest.mark.parametrize(
        ("title", "kind", "strength", "price", "other"),
        [
            ("Creeper", "Sentry", 2, 2, "Barrier - Code Gate"),
            ("ZU.13 Key Master", "Code Gate", 1, 1, "Barrier - Sentry"),
        ],
    )
    def test_what_it_breaks_and_how_strong_it_gets(
        self, title: str, kind: str, strength: int, price: int, other: str
    ) -> None:
        assert used_once(title, kind, strength) == (price, 1)
        assert not can_break(title, kind, strength + 1)
        assert not can_break(title, other, 0)
        assert boosted(title) == (1, 1, False)

    @pytest.mark.parametrize("title", ["Creeper", "ZU.13 Key Master"])
    def test_two_link_make_room_for_it(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put(title)
            t.runner.put("Rabbit Hole")
            assert t.runner.memory == (1, 4)
            t.runner.put("Rabbit Hole")
            assert t.runner.memory == (0, 4)
            t.runner.put("Corroder")
            assert t.runner.memory == (1, 4)


class TestDeepThought:
    def test_a_counter_for_every_success_on_rnd(self) -> None:
        with Table("runner") as t:
            thought = t.runner.put("Deep Thought")
            for server in ("R&D", "HQ", "R&D"):
                t.runner.run(server)
                t.finish_run()
            assert thought.tokens("virus") == 2

    def test_even_if_nothing_is_accessed(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            thought = t.runner.put("Deep Thought")
            t.runner.put("Averted Eyes")
            t.runner.run("R&D")
            t.runner.trigger("Deep Thought")
            t.finish_run()
            assert thought.tokens("virus") == 1

    @pytest.mark.parametrize("n", [2, 3, 4])
    def test_three_show_the_top_card_as_the_turn_begins(self, n: int) -> None:
        with Table("corp") as t:
            t.runner.put("Deep Thought", tokens={"virus": n})
            t.end_turn()
            if n >= 3:
                t.runner.accept("Deep Thought")
            seen = [one.cid for one in t.state.journal.since(0) if one.kind == "looked at"]
            assert [t.state.owner[cid] for cid in seen] == ([CORP] if n >= 3 else [])

    def test_it_may_be_left(self) -> None:
        with Table("corp") as t:
            t.runner.put("Deep Thought", tokens={"virus": 3})
            t.end_turn()
            t.runner.decline()
            assert t.happened("looked at") == 0


class TestSnowball:
    def test_what_it_breaks_and_how_strong_it_gets(self) -> None:
        assert can_break("Snowball", "Barrier", 1)
        assert not can_break("Snowball", "Barrier", 2)
        assert not can_break("Snowball", "Sentry - Code Gate", 0)
        assert boosted("Snowball") == (1, 1, False)

    def test_every_subroutine_it_breaks_makes_it_stronger_for_the_run(self) -> None:
        with Table("runner", cards=(trial("Barrier", 1, 3),)) as t:
            for _ in range(2):
                t.corp.put("Trial", "HQ", rezzed=True)
            ball = t.runner.put("Snowball")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            break_once(t, "Snowball")
            assert (ball.strength, t.runner.credits) == (2, 8)
            break_once(t, "Snowball")
            assert (ball.strength, t.runner.credits) == (3, 7)
            t.runner.pass_()
            encounter(t)
            assert ball.strength == 3
            t.runner.pass_()
            t.finish_run()
            assert ball.strength == 1

    def test_what_others_break_does_not_count(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            ball = t.runner.put("Snowball")
            t.runner.put("Corroder")
            encounter(t, "HQ")
            break_once(t, "Corroder")
            assert ball.strength == 1
            t.runner.pass_()
            t.finish_run()
