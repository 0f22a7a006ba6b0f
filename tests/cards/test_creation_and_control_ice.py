"""What ice of Creation and Control does."""

from __future__ import annotations

import pytest
from tests.ice import MORE_SUBROUTINES, against
from tests.verbs import damage, damaged, encounter, got_in, who

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestSecondBioroids:
    """Two clicks break up to two subroutines, and no fewer than two will do."""

    SUBROUTINES = (("Heimdall 2.0", 3), ("Ichi 2.0", 3), ("Viktor 2.0", 2))

    @pytest.mark.parametrize(("title", "n"), SUBROUTINES)
    def test_two_clicks_break_two(self, title: str, n: int) -> None:
        with against(title, "Corroder", clicks=3, credits=2) as t:
            t.runner.use(title)
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=n - 1)
            assert t.runner.clicks == 0
            t.settle()
            assert t.happened("broken") == 2
            t.finish_run()

    @pytest.mark.parametrize("title", [title for title, _ in SUBROUTINES])
    def test_one_click_is_too_few(self, title: str) -> None:
        with against(title, clicks=2, credits=0) as t:
            assert not t.runner.can("use", title)
            t.finish_run()

    @pytest.mark.parametrize("title", ["Heimdall 2.0", "Ichi 2.0", "Viktor 2.0", "Zed 1.0"])
    def test_clicks_break_no_other_ice(self, title: str) -> None:
        with against("Vanilla", "Corroder", also=title) as t:
            encounter(t)
            assert not t.runner.can("use", title)
            t.finish_run()

    def test_of_three_subroutines_viktor_loses_two(self) -> None:
        with Table("runner", cards=(MORE_SUBROUTINES,)) as t:
            t.corp.put("Viktor 2.0", "HQ", rezzed=True)
            t.corp.put("More Subroutines", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Viktor 2.0")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert got_in(t)
            assert (t.happened("broken"), t.happened("subroutine")) == (2, 1)


class TestHeimdall:
    def test_it_does_brain_damage_twice_and_ends_the_run_with_the_second(self) -> None:
        with against("Heimdall 2.0") as t:
            assert not got_in(t)
            assert damage(t) == [("brain", 1), ("brain", 1)]
            assert t.happened("subroutine") == 2

    @pytest.mark.parametrize(("left", "brain"), [(0, 1), (1, 1), (2, 0)])
    def test_what_one_of_them_does(self, left: int, brain: int) -> None:
        with against("Heimdall 2.0") as t:
            t.runner.use("Heimdall 2.0")
            for n in range(3):
                if n != left:
                    t.runner.act("subroutine", number=n)
            assert got_in(t) == (left == 0)
            assert damage(t) == [("brain", 1)] * brain


class TestIchi:
    def test_it_takes_two_programs(self) -> None:
        with against("Ichi 2.0", "Corroder", "Mimic", "Datasucker", "Clone Chip", credits=3) as t:
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Corroder")
            t.corp.pick("Mimic")
            t.runner.number(3)
            assert got_in(t)
            assert t.runner.titles("discard") == ["Corroder", "Mimic"]
            assert (t.state.tags, t.state.brain) == (0, 0)
            assert who(t, "trashed") == [CORP, CORP]

    def test_a_trace_of_three_tags_and_does_brain_damage(self) -> None:
        with against("Ichi 2.0", credits=2) as t:
            t.runner.number(2)
            assert got_in(t)
            assert (t.state.tags, damage(t)) == (1, [("brain", 1)])


class TestMinelayer:
    def _meets(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("Vanilla", "Archives")
        t.corp.put("Minelayer", "Archives", rezzed=True)
        t.corp.put("Ice Wall", "Archives")
        t.corp.hand(*hand).set(credits=0)
        t.runner.run("Archives")
        return t

    def test_ice_is_installed_further_out_for_nothing(self) -> None:
        with self._meets("Enigma", "Quandary", "PAD Campaign") as t:
            t.corp.yes()
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Enigma")
            t.corp.act("done")  # no like card is trashed
            assert got_in(t)
            row = [t.state.card(cid).title for cid in t.state.ice[2]]
            assert row == ["Vanilla", "Minelayer", "Ice Wall", "Enigma"]
            assert not t.card("Enigma").rezzed
            assert t.corp.credits == 0

    def test_the_corp_may_leave_it(self) -> None:
        with self._meets("Enigma") as t:
            t.corp.no()
            assert got_in(t)
            assert t.corp.titles("hand") == ["Enigma"]

    def test_without_ice_in_hq_nothing_is_asked(self) -> None:
        with self._meets("PAD Campaign") as t:
            assert got_in(t)


class TestViktor:
    @pytest.mark.parametrize("spent", [1, 2])
    def test_a_trace_of_two_places_a_counter_and_the_run_ends(self, spent: int) -> None:
        with against("Viktor 2.0", credits=2) as t:
            t.runner.number(spent)
            assert not got_in(t)
            assert t.card("Viktor 2.0").tokens("power") == (spent == 1)
            assert damaged(t) == 0

    def test_a_counter_is_a_brain_damage_at_any_time(self) -> None:
        with Table("runner") as t:
            viktor = t.corp.put("Viktor 2.0", "HQ", rezzed=True, tokens={"power": 1})
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.act("draw")
            t.corp.use("Viktor 2.0")
            t.settle()
            assert (damage(t), viktor.tokens("power")) == ([("brain", 1)], 0)
            t.runner.act("draw")
            assert not t.corp.can("use", "Viktor 2.0")


class TestZed:
    def test_a_runner_who_spends_no_click_on_breaking_is_safe(self) -> None:
        with against("Zed 1.0") as t:
            assert got_in(t)
            assert damage(t) == []

    @pytest.mark.parametrize("n", [0, 1])
    def test_who_breaks_one_with_a_click_suffers_from_the_other(self, n: int) -> None:
        with against("Zed 1.0", clicks=2) as t:
            t.runner.use("Zed 1.0")
            t.runner.act("subroutine", number=n)
            assert t.runner.clicks == 0
            assert got_in(t)
            assert damage(t) == [("brain", 1)]

    def test_a_click_spent_on_other_ice_in_the_same_run_counts(self) -> None:
        with Table("runner") as t:
            t.corp.put("Zed 1.0", "HQ", rezzed=True)
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            for _ in range(2):
                t.runner.use("Eli 1.0")
                if t.runner.can("subroutine"):
                    t.runner.act("subroutine", number=0)
            assert got_in(t)
            assert damage(t) == [("brain", 1), ("brain", 1)]

    def test_one_spent_in_an_earlier_run_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.put("Zed 1.0", "HQ", rezzed=True)
            t.corp.put("Eli 1.0", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            encounter(t, "R&D")
            t.runner.use("Eli 1.0")
            t.runner.act("subroutine", number=0)
            assert not got_in(t)
            t.runner.run("HQ")
            assert got_in(t)
            assert damage(t) == []
