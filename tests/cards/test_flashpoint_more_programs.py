"""What programs of the Flashpoint cycle do, continued."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.testing import Table


class TestStealth:
    def table(self, title: str, kind: str, strength: int, *stealth: str, pool: int = 9) -> Table:
        t = Table("runner", cards=(trial(kind, strength),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        for one in stealth:
            t.runner.put(one, tokens={"credit": 1 if one != "Ghost Runner" else 3})
        t.runner.set(credits=pool)
        encounter(t, "HQ")
        return t

    @pytest.mark.parametrize(
        ("title", "kind", "price", "before", "after"),
        [("Blackstone", "Barrier", 3, 3, 7), ("Houdini", "Code Gate", 2, 2, 6)],
    )
    @pytest.mark.rule("1.10.4c", "1.15.1")
    def test_one_stealth_credit_has_to_be_among_those_that_make_it_stronger(
        self, title: str, kind: str, price: int, before: int, after: int
    ) -> None:
        with self.table(title, kind, 9, "Mantle") as t:
            assert t.card(title).strength == before
            t.runner.use(title, "+4")
            assert [option.number for option in now(t).options] == [1]
            t.runner.number(1)
            assert (t.card(title).strength, t.runner.credits) == (after, 9 - price + 1)
            assert not t.runner.can("use", title, says="+4", at="6.9.3b")
            t.runner.pass_()
            encounter(t)
            assert t.card(title).strength == after  # for the whole run
            t.finish_run()
            assert t.card(title).strength == before

    @pytest.mark.parametrize(
        ("title", "kind"), [("Blackstone", "Barrier"), ("Houdini", "Code Gate"), ("Fawkes", "Sentry")]
    )
    def test_other_credits_on_cards_are_no_stealth_credits(self, title: str, kind: str) -> None:
        with self.table(title, kind, 9, "Cyberfeeder") as t:
            assert not t.runner.can("use", title, says="+", at="6.9.3b")
            t.finish_run()

    @pytest.mark.rule("1.10.4c")
    def test_the_last_stealth_card_has_to_pay_if_none_before_did(self) -> None:
        with self.table("Blackstone", "Barrier", 9, "Cyberfeeder", "Mantle", "Ghost Runner") as t:
            t.runner.use("Blackstone", "+4")
            assert [option.number for option in now(t).options] == [1, 0]
            t.runner.number(1)  # Cyberfeeder
            t.runner.number(0)  # Mantle
            assert [option.number for option in now(t).options] == [2, 1]
            t.runner.number(1)  # Ghost Runner
            assert t.runner.credits == 8
            t.finish_run()

    def test_dai_v_breaks_everything_by_two_stealth_credits(self) -> None:
        with self.table("Dai V", "Trap", 1, "Mantle", "Ghost Runner") as t:
            t.runner.use("Dai V", "Break")
            t.runner.number(1)
            t.runner.number(1)
            for n in range(3):
                t.runner.act("subroutine", number=n)
            assert t.runner.credits == 9
            t.finish_run()
            assert t.corp.credits == 5 + 3
        with self.table("Dai V", "Trap", 1, "Mantle", "Cyberfeeder") as t:
            assert not t.runner.can("use", "Dai V", says="Break", at="6.9.3b")
            t.finish_run()
        with self.table("Dai V", "Trap", 2, "Mantle", "Ghost Runner") as t:
            assert not t.runner.can("use", "Dai V", says="Break", at="6.9.3b")
            t.finish_run()

    @pytest.mark.rule("1.15.3")
    def test_fawkes_gets_as_strong_as_is_paid(self) -> None:
        with self.table("Fawkes", "Sentry", 9, "Mantle", pool=2) as t:
            t.runner.use("Fawkes", "+X")
            assert [option.number for option in now(t).options] == [1, 2, 3]
            t.runner.number(3)
            t.runner.number(1)
            assert (t.card("Fawkes").strength, t.runner.credits) == (4, 0)
            t.runner.pass_()
            encounter(t)
            assert t.card("Fawkes").strength == 4
            t.finish_run()
            assert t.card("Fawkes").strength == 1


class TestMisdirection:
    @pytest.mark.rule("1.15.3")
    def test_two_clicks_and_a_credit_for_each_tag(self) -> None:
        with Table("runner") as t:
            t.runner.put("Misdirection")
            t.runner.set(credits=3, tags=4)
            t.runner.use("Misdirection")
            assert [option.number for option in now(t).options] == [1, 2, 3]
            t.runner.number(2)
            assert (t.state.tags, t.runner.credits, t.runner.clicks) == (2, 1, 2)

    def test_neither_without_tags_nor_with_one_click_nor_without_credits(self) -> None:
        for pool, tags, clicks in ((5, 0, 4), (5, 2, 1), (0, 2, 4)):
            with Table("runner") as t:
                t.runner.put("Misdirection")
                t.runner.set(credits=pool, tags=tags, clicks=clicks)
                assert not t.runner.can("action", "Misdirection")


class TestTracker:
    def table(self) -> Table:
        t = Table("corp", cards=(trial("Trap", 0),), clicks=1)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Tracker")
        t.runner.put("Eater")
        t.end_turn()
        return t

    @pytest.mark.rule("9.8.3", "10.2.3")
    def test_a_run_on_the_chosen_server_in_which_one_subroutine_does_not_resolve(self) -> None:
        with self.table() as t:
            t.runner.act("server", server="HQ")
            t.runner.use("Tracker")
            assert (t.runner.credits, t.runner.clicks) == (3, 3)
            t.finish_run()
            assert t.corp.credits == 6 + 5  # of six subroutines all but the first
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 6 + 5 + 6

    @pytest.mark.rule("9.8.3")
    def test_a_broken_subroutine_is_not_the_first_that_would_resolve(self) -> None:
        with self.table() as t:
            t.runner.act("server", server="HQ")
            t.runner.set(credits=9)
            t.runner.use("Tracker")
            encounter(t)
            t.runner.break_subroutines("Eater", 0)
            t.finish_run()
            assert t.corp.credits == 6 + 4

    @pytest.mark.rule("10.2.3")
    def test_another_turn_another_server(self) -> None:
        with self.table() as t:
            t.runner.act("server", server="HQ")
            t.end_turn()
            t.end_turn()
            t.runner.act("server", server="Archives")
            t.runner.use("Tracker")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert not t.happened("encounter")
            before = t.corp.credits
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == before + 6  # what was not needed in that run is gone with it

    def test_neither_before_a_server_was_chosen_nor_with_a_credit(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tracker")
            assert not t.runner.can("action", "Tracker")
        with self.table() as t:
            t.runner.act("server", server="HQ")
            t.runner.set(credits=1)
            assert not t.runner.can("action", "Tracker")


class TestBabaYaga:
    def table(self, kind: str, strength: int, *hosted: str) -> Table:
        t = Table("runner", cards=(trial(kind, strength),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Baba Yaga")
        for title in hosted:
            t.runner.put(title, on="Baba Yaga")
        t.runner.set(credits=9)
        return t

    @pytest.mark.rule("10.12.2", "1.4:9.1.3b")
    def test_it_uses_the_paid_abilities_of_its_icebreakers_with_its_own_strength(self) -> None:
        with self.table("Barrier", 1, "Corroder", "Mimic") as t:
            encounter(t, "HQ")
            assert not t.runner.can("use", "Baba Yaga", says="Break", at="6.9.3b")
            t.runner.use("Baba Yaga", "+1")
            assert (t.card("Baba Yaga").strength, t.card("Corroder").strength) == (1, 2)
            t.runner.use("Baba Yaga", "Break 1 barrier")
            t.runner.act("subroutine", number=0)
            assert t.runner.credits == 7
            assert not t.runner.can("use", "Baba Yaga", says="sentry", at="6.9.3b")
            t.finish_run()
            assert t.corp.credits == 7

    def test_without_any_on_it_it_does_nothing(self) -> None:
        with self.table("Barrier", 0) as t:
            t.runner.put("Corroder")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Baba Yaga", at="6.9.3b")
            t.finish_run()
            t.runner.put("Mimic", on="Baba Yaga")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Baba Yaga", at="6.9.3b")  # neither a barrier nor stronger by a Mimic
            t.finish_run()

    @pytest.mark.rule("10.12.2")
    def test_what_is_no_paid_ability_and_what_names_its_card_does_not_come_along(self) -> None:
        with self.table("Code Gate", 0, "Study Guide") as t:
            t.runner.put("Femme Fatale", on="Baba Yaga")
            encounter(t, "HQ")
            assert t.runner.can("use", "Baba Yaga", says="Break 1 code gate", at="6.9.3b")
            assert not t.runner.can("use", "Baba Yaga", says="power counter", at="6.9.3b")
            t.finish_run()
        with self.table("Trap", 0, "Engolo") as t:
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("trigger", "Baba Yaga")
            t.runner.accept("Engolo")
            t.finish_run()
        with self.table("Sentry", 0, "Golden") as t:
            encounter(t, "HQ")
            assert t.runner.can("use", "Baba Yaga", says="sentry subroutine", at="6.9.3b")
            break_once(t, "Baba Yaga")
            break_once(t, "Baba Yaga")
            assert not t.runner.can("use", "Baba Yaga", says="Derez", at="6.9.3b")
            t.finish_run()

    @pytest.mark.parametrize("other", ["Corroder", "Bukhgalter"])
    @pytest.mark.rule("10.12.2")
    def test_of_abilities_that_are_alike_one_is_enough(self, other: str) -> None:
        with self.table("Barrier", 0, "Corroder", other) as t:
            encounter(t, "HQ")
            offered = [option for option in now(t).options if option.card == "Baba Yaga"]
            assert len(offered) == 2  # to break, and to get stronger
            t.finish_run()

    @pytest.mark.rule("10.12.2")
    def test_what_leaves_it_takes_its_abilities_along(self) -> None:
        with self.table("Barrier", 0, "Corroder", "Mimic") as t:
            t.runner.hand("Scavenge")
            t.runner.play("Scavenge")
            t.runner.pick("Corroder")
            t.runner.pick("Corroder")
            t.runner.act("rig")
            t.runner.act("done")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Baba Yaga", at="6.9.3b")
            t.finish_run()

    @pytest.mark.rule("1.12.5a", "10.12.2")
    def test_programs_are_installed_on_it_and_no_ai(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Baba Yaga")
            t.runner.hand("Corroder", "Eater", "Rezeki")
            t.runner.set(credits=20)
            t.runner.install("Corroder", on="Baba Yaga")
            t.runner.act("done") if now(t).kind == "trash like cards" else None
            for title in ("Eater", "Rezeki"):
                t.runner.act("install", title)
                assert [option.kind for option in now(t).options] == ["rig"]
                t.runner.act("rig")
                t.runner.act("done")
            assert t.card("Corroder").thing.host == t.card("Baba Yaga").cid
            encounter(t, "HQ")
            assert t.runner.can("use", "Baba Yaga", says="barrier", at="6.9.3b")
            t.finish_run()
