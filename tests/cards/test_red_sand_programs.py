"""What programs of the Red Sand cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.testing import Table


class TestBerserker:
    @pytest.mark.parametrize(("kind", "subs", "strength"), [("Barrier", 3, 5), ("Barrier", 1, 3), ("Sentry", 3, 2)])
    def test_the_subroutines_of_a_barrier_make_it_stronger(self, kind: str, subs: int, strength: int) -> None:
        t = Table("runner", cards=(trial(kind, 0, subs),), skip_forced=False)
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Trial", "HQ", rezzed=True)
        berserker = t.runner.put("Berserker")
        t.runner.run("HQ")
        if kind == "Barrier":
            t.runner.trigger("Berserker")
        encounter(t)
        assert berserker.strength == strength
        t.runner.pass_()
        while now(t).rule != "6.9.2b":
            t.game.choose(now(t).options[-1])
        assert berserker.strength == 2  # at the next piece of ice


class TestGodOfWar:
    def test_a_tag_may_be_taken_for_two_counters(self) -> None:
        with Table("corp", clicks=1) as t:
            god = t.runner.put("God of War")
            t.end_turn()
            t.runner.accept("God of War")
            assert (god.tokens("virus"), t.state.tags) == (2, 1)
            t.end_turn()
            t.end_turn()
            t.runner.decline()
            assert (god.tokens("virus"), t.state.tags) == (2, 1)

    @pytest.mark.rule("1.15.1a")
    def test_a_tag_that_is_a_cost_is_not_avoided(self) -> None:
        with Table("corp", clicks=1) as t:
            god = t.runner.put("God of War")
            t.runner.put("Forger")
            t.end_turn()
            t.runner.accept("God of War")
            assert t.card("Forger").installed
            assert (god.tokens("virus"), t.state.tags) == (2, 1)

    @pytest.mark.rule("1.15.1b")
    def test_a_tag_that_would_be_avoided_only_in_runs_can_be_paid(self) -> None:
        with Table("corp", clicks=1, runner="Jesminder Sareen: Girl Behind the Curtain") as t:
            t.runner.put("God of War")
            t.end_turn()
            t.runner.accept("God of War")  # she avoids tags in runs only
            assert t.state.tags == 1

    def test_each_counter_breaks_a_subroutine_of_any_ice(self) -> None:
        t = Table("runner", cards=(trial("Trap", 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        god = t.runner.put("God of War", tokens={"virus": 1})
        encounter(t, "HQ")
        break_once(t, "God of War")
        assert (god.tokens("virus"), t.runner.credits) == (0, 5)
        assert not t.runner.can("use", "God of War", says="Break", at="6.9.3b")


@pytest.mark.both
def test_maven_is_as_strong_as_there_are_programs() -> None:
    with Table("runner") as t:
        maven = t.runner.put("Maven")
        assert maven.strength == 1
        t.runner.put("Imp")
        t.runner.put("Clone Chip")
        assert maven.strength == 2


def test_nanotk_counts_the_ice_of_the_attacked_server() -> None:
    t = Table("runner", cards=(trial("Sentry", 0),))
    t.corp.put("Trial", "HQ", rezzed=True)
    t.corp.put("Trial", "HQ")
    t.corp.put("Trial", "R&D")
    nanotk = t.runner.put("Na'Not'K")
    assert nanotk.strength == 1
    encounter(t, "HQ")
    assert nanotk.strength == 3
    t.runner.set(credits=9)
    t.runner.use("Na'Not'K", "+2")
    assert (nanotk.strength, t.runner.credits) == (5, 6)
    t.finish_run()
    assert nanotk.strength == 1


class TestPersephone:
    def table(self, kind: str = "Sentry", subs: int = 3) -> Table:
        t = Table("runner", cards=(trial(kind, 1, subs),))
        t.corp.put("Trial", "Archives", rezzed=True)
        t.corp.deck(*["Hedge Fund"] * 5)
        t.runner.deck("Sure Gamble", "Sure Gamble")
        t.runner.put("Persephone")
        t.runner.set(credits=9)
        return t

    def test_a_card_of_the_stack_for_one_of_rnd_for_each_subroutine_that_resolved(self) -> None:
        with self.table() as t:
            encounter(t, "Archives")
            t.runner.break_subroutines("Persephone", 0)
            t.runner.accept("Persephone")
            assert t.corp.titles("discard") == ["Hedge Fund"] * 2
            assert t.runner.titles("discard") == ["Sure Gamble"]
            t.finish_run()

    def test_it_may_be_left(self) -> None:
        with self.table() as t:
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert (t.corp.titles("discard"), t.runner.titles("discard")) == ([], [])

    @pytest.mark.rule("1.2.5")
    def test_neither_if_none_resolved_nor_for_other_ice_nor_with_an_empty_stack(self) -> None:
        with self.table() as t:
            encounter(t, "Archives")
            t.runner.break_subroutines("Persephone")
            t.finish_run()
            assert t.corp.titles("discard") == []
        with self.table("Barrier") as t:
            t.runner.run("Archives")
            t.finish_run()
            assert t.corp.titles("discard") == []
        with self.table() as t:
            t.state.deck[1].clear()
            t.runner.run("Archives")
            t.finish_run()
            assert t.corp.titles("discard") == []

    def test_only_the_encounter_with_the_ice_that_is_passed_counts(self) -> None:
        with self.table("Sentry", 1) as t:
            t.corp.put("Trial", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.runner.decline()
            t.runner.accept("Persephone")
            assert t.corp.titles("discard") == ["Hedge Fund"]
            t.finish_run()


def test_persephone_breaks_sentries() -> None:
    t = Table("runner", cards=(trial("Sentry", 2),), skip_forced=False)
    t.corp.put("Trial", "HQ", rezzed=True)
    persephone = t.runner.put("Persephone")
    t.runner.set(credits=9)
    encounter(t, "HQ")
    assert not t.runner.can("use", "Persephone", says="Break", at="6.9.3b")
    t.runner.use("Persephone", "+1")
    assert (persephone.strength, t.runner.credits) == (2, 8)
    break_once(t, "Persephone")
    assert t.runner.credits == 6
    t = Table("runner", cards=(trial("Barrier - Code Gate", 0),), skip_forced=False)
    t.corp.put("Trial", "HQ", rezzed=True)
    t.runner.put("Persephone")
    encounter(t, "HQ")
    assert not t.runner.can("use", "Persephone", says="Break", at="6.9.3b")


class TestAumakua:
    @pytest.mark.rule("7.6.7")
    def test_cards_that_are_only_looked_at_make_it_stronger(self) -> None:
        with Table("runner") as t:
            t.corp.deck(*["Hedge Fund"] * 4)
            aumakua = t.runner.put("Aumakua")
            t.runner.put("eXer")
            assert aumakua.strength == 0
            t.runner.run("R&D")
            t.finish_run()
            assert (t.happened("accessed"), aumakua.tokens("virus"), aumakua.strength) == (2, 1, 1)

    @pytest.mark.rule("7.6.7")
    def test_not_if_a_card_was_trashed_or_stolen_or_none_was_there(self) -> None:
        with Table("runner") as t:
            t.corp.hand("PAD Campaign")
            aumakua = t.runner.put("Aumakua")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            assert aumakua.tokens("virus") == 0
            t.runner.run("HQ")
            t.finish_run()
            assert aumakua.tokens("virus") == 0
            t.corp.hand("Priority Requisition")
            t.runner.run("HQ")
            t.settle()
            assert (t.happened("stolen"), aumakua.tokens("virus")) == (1, 0)

    @pytest.mark.rule("7.6.7")
    def test_the_root_is_part_of_the_same_access(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund")
            t.corp.put("Ash 2X3ZB9CY", "R&D")
            aumakua = t.runner.put("Aumakua")
            t.runner.run("R&D")
            t.finish_run()
            assert (t.happened("accessed"), aumakua.tokens("virus")) == (2, 1)

    def test_one_trashed_card_of_several_is_enough(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund", "PAD Campaign", "Hedge Fund")
            aumakua = t.runner.put("Aumakua")
            t.runner.put("eXer")
            t.runner.set(credits=9)
            t.runner.run("R&D")
            t.runner.act("trash")
            t.finish_run()
            assert (t.happened("accessed"), aumakua.tokens("virus")) == (2, 0)

    def test_an_exposed_card_counts(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            aumakua = t.runner.put("Aumakua")
            t.runner.hand("Satellite Uplink")
            t.runner.play("Satellite Uplink")
            t.runner.pick(t.card("PAD Campaign"), t.card("Ice Wall"))
            t.runner.trigger("Aumakua", "PAD Campaign")
            t.settle()
            assert (t.happened("exposed"), aumakua.tokens("virus")) == (2, 2)

    def test_it_breaks_anything(self) -> None:
        t = Table("runner", cards=(trial("Trap", 1),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        aumakua = t.runner.put("Aumakua")
        encounter(t, "HQ")
        assert not t.runner.can("use", "Aumakua", at="6.9.3b")
        t = Table("runner", cards=(trial("Trap", 1),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        aumakua = t.runner.put("Aumakua", tokens={"virus": 1})
        encounter(t, "HQ")
        break_once(t, "Aumakua")
        assert (t.runner.credits, aumakua.tokens("virus")) == (4, 1)


class TestCustomizedSecretary:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.deck("Imp", "Mimic", "Sure Gamble", "Corroder", "Diesel", "Clone Chip")
        t.runner.hand("Customized Secretary")
        t.runner.set(credits=9)
        return t

    def test_programs_among_the_top_five_may_be_hosted_and_installed_later(self) -> None:
        with self.table() as t:
            before = len(t.runner.titles("deck"))
            t.runner.install("Customized Secretary")
            assert t.happened("revealed") == 5
            assert {option.card for option in now(t).options if option.kind == "pick"} == {"Corroder", "Mimic"}
            t.runner.pick("Corroder", "Mimic")
            secretary = t.card("Customized Secretary")
            assert len(secretary.thing.hosted) == 2
            assert (t.runner.memory[0], len(t.runner.titles("deck"))) == (1, before - 2)
            assert [one.side for one in t.state.journal.since(0) if one.kind == "shuffled"] == [1]
            t.runner.use("Customized Secretary")
            t.runner.pick("Corroder")
            t.runner.act("done") if now(t).kind == "trash like cards" else None
            t.settle()
            assert (t.card("Corroder").installed, t.card("Corroder").thing.host) == (True, -1)
            assert (t.runner.credits, t.runner.clicks, len(secretary.thing.hosted)) == (5, 2, 1)

    def test_none_has_to_be_hosted(self) -> None:
        with self.table() as t:
            before = len(t.runner.titles("deck"))
            t.runner.install("Customized Secretary")
            t.runner.pick()
            assert (len(t.runner.titles("deck")), t.happened("shuffled")) == (before, 1)
            assert not t.runner.can("action", "Customized Secretary")


class TestMassDriver:
    def table(self, subs: int = 4, broken: int = 2) -> Table:
        t = Table("runner", cards=(trial("Code Gate", 1, subs),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Mass-Driver")
        t.runner.set(credits=30)
        encounter(t, "HQ")
        return t

    def broken(self, t: Table, *numbers: int) -> None:
        for n in numbers:
            t.runner.use("Mass-Driver", "Break")
            t.runner.act("subroutine", number=n)
            if now(t).kind == "reaction":
                t.runner.trigger("Mass-Driver")

    @pytest.mark.rule("6.9.3c", "10.9.3")
    def test_three_subroutines_of_the_next_ice_do_not_resolve(self) -> None:
        with self.table() as t:
            self.broken(t, 0, 1, 2, 3)
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 5
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 6  # the fourth
            t.finish_run()
            assert t.corp.credits == 10  # and of the ice after that all

    @pytest.mark.rule("6.9.3c")
    def test_it_is_the_first_three_whether_they_are_broken_or_not(self) -> None:
        with self.table() as t:
            self.broken(t, 0, 1, 2, 3)
            t.runner.pass_()
            encounter(t)
            self.broken(t, 0)
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 6
            t.finish_run()

    @pytest.mark.rule("10.9.3")
    def test_not_if_one_was_left_and_not_in_another_run(self) -> None:
        with self.table() as t:
            self.broken(t, 0, 1, 2)
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 6
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 10
            self.broken(t, 0, 1, 2, 3)
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 10 + 12


@pytest.mark.both
def test_mass_driver_breaks_code_gates() -> None:
    t = Table("runner", cards=(trial("Code Gate", 2),), skip_forced=False)
    t.corp.put("Trial", "HQ", rezzed=True)
    driver = t.runner.put("Mass-Driver")
    t.runner.set(credits=9)
    encounter(t, "HQ")
    assert not t.runner.can("use", "Mass-Driver", says="Break", at="6.9.3b")
    t.runner.use("Mass-Driver", "+1")
    assert (driver.strength, t.runner.credits) == (2, 8)
    break_once(t, "Mass-Driver")
    assert t.runner.credits == 6
    t = Table("runner", cards=(trial("Barrier - Sentry", 0),), skip_forced=False)
    t.corp.put("Trial", "HQ", rezzed=True)
    t.runner.put("Mass-Driver")
    encounter(t, "HQ")
    assert not t.runner.can("use", "Mass-Driver", says="Break", at="6.9.3b")
