"""What agendas of the Spin cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, got_in, score, steal

from sneakdoor.testing import Table


class TestCloneRetirement:
    def test_scored_it_may_remove_one_bad_publicity(self) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=2)
            score(t, "Clone Retirement", 2)
            t.corp.accept()
            assert t.state.bad_publicity == 1

    def test_that_may_be_left(self) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=2)
            score(t, "Clone Retirement", 2)
            t.corp.decline()
            assert t.state.bad_publicity == 2

    def test_without_bad_publicity_nobody_is_asked(self) -> None:
        with Table() as t:
            score(t, "Clone Retirement", 2)
            assert (t.state.bad_publicity, t.corp.score) == (0, 1)

    def test_stolen_it_brings_one(self) -> None:
        with Table("runner") as t:
            steal(t, "Clone Retirement")
            assert (t.state.bad_publicity, t.runner.score) == (1, 1)

    def test_another_agenda_that_is_stolen_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Clone Retirement")
            steal(t, "Vanity Project")
            assert t.state.bad_publicity == 0


class TestUnorthodoxPredictions:
    @pytest.mark.parametrize(
        ("kind", "barrier", "gate", "sentry"),
        [("sentries", True, True, False), ("code gates", True, False, True), ("barriers", False, True, True)],
    )
    def test_ice_of_one_kind_cannot_be_broken(self, kind: str, barrier: bool, gate: bool, sentry: bool) -> None:
        with Table() as t:
            score(t, "Unorthodox Predictions", 3)
            t.corp.mode(kind)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.put("Neural Katana", "Archives", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.put("Ninja")
            t.runner.hand(*["Sure Gamble"] * 4).set(credits=20)
            t.end_turn()
            encounter(t, "HQ")
            assert t.runner.can("use", "Corroder", says="Break") is barrier
            t.finish_run()
            encounter(t, "R&D")
            assert t.runner.can("use", "Gordian Blade", says="Break") is gate
            t.finish_run()
            encounter(t, "Archives")
            t.runner.use("Ninja", "strength")
            assert t.runner.can("use", "Ninja", says="Break") is sentry
            t.finish_run()

    @pytest.mark.rule("1.2.2")
    def test_ai_programs_and_clicks_do_not_help_either(self) -> None:
        with Table() as t:
            score(t, "Unorthodox Predictions", 3)
            t.corp.mode("code gates")
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.runner.put("Crypsis", tokens={"virus": 2})
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.set(credits=20)
            t.end_turn()
            encounter(t, "HQ")
            t.runner.use("Crypsis", "strength")
            t.runner.use("Crypsis", "strength")
            t.runner.use("Crypsis", "strength")
            assert not t.runner.can("use", "Crypsis", says="Break")
            assert not t.runner.can("use", "Viktor 1.0")
            t.finish_run()
            assert t.happened("subroutine") == 2

    def test_it_can_be_bypassed_and_is_over_as_the_next_turn_of_the_corp_begins(self) -> None:
        with Table() as t:
            score(t, "Unorthodox Predictions", 3)
            t.corp.mode("barriers")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.hand("Inside Job")
            t.runner.set(credits=20)
            t.end_turn()
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")
            assert got_in(t)
            t.end_turn()
            t.end_turn()
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder")
            assert got_in(t)

    def test_ice_that_comes_later_is_meant_and_the_agenda_need_not_stay(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Archer").set(credits=20)
            score(t, "Unorthodox Predictions", 3)
            t.corp.mode("barriers")
            t.corp.install("Ice Wall", "HQ")
            t.corp.install("Archer", "R&D")
            t.runner.set(credits=20)
            t.end_turn()
            t.runner.run("R&D")
            t.corp.rez("Archer")
            assert t.corp.titles("score") == []
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            encounter(t)
            assert not t.runner.can("use", "Corroder", says="Break")
            t.finish_run()


class TestCharacterAssassination:
    @pytest.mark.both
    def test_a_resource_is_trashed_and_nothing_prevents_it(self) -> None:
        with Table() as t:
            t.runner.put("Kati Jones")
            t.runner.put("Fall Guy")
            t.runner.put("Corroder")
            score(t, "Character Assassination", 4)
            t.corp.pick("Kati Jones")
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert t.card("Fall Guy").installed

    def test_without_a_resource_nothing_happens(self) -> None:
        with Table() as t:
            t.runner.put("Corroder")
            score(t, "Character Assassination", 4)
            assert t.runner.titles("discard") == []
            assert t.corp.score == 2


class TestMarketResearch:
    def test_it_is_worth_more_if_the_runner_is_tagged(self) -> None:
        with Table() as t:
            t.corp.scored("Self-Destruct Chips")
            t.runner.set(tags=1)
            score(t, "Market Research", 4)
            assert t.card("Market Research").tokens("agenda") == 1
            assert t.corp.score == 3 + 1
            t.runner.set(tags=0)
            assert t.corp.score == 3 + 1

    def test_and_no_more_if_not(self) -> None:
        with Table() as t:
            score(t, "Market Research", 4)
            assert t.card("Market Research").tokens("agenda") == 0
            assert t.corp.score == 2
            t.runner.set(tags=1)
            assert t.corp.score == 2

    def test_many_counters_are_one_point(self) -> None:
        with Table(corp="Titan Transnational: Investing In Your Future") as t:
            t.runner.set(tags=1)
            t.corp.put("Market Research", "Server 9", tokens={"advancement": 4})
            t.corp.score_agenda("Market Research")
            t.corp.trigger("Market Research")
            t.corp.accept()
            assert t.card("Market Research").tokens("agenda") == 2
            assert t.corp.score == 3


class TestNAPDContract:
    def test_bad_publicity_makes_it_dearer_to_score(self) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=1)
            t.corp.put("NAPD Contract", "Server 1", tokens={"advancement": 4})
            assert not t.corp.can("score", "NAPD Contract")
            t.corp.advance("NAPD Contract")
            t.corp.score_agenda("NAPD Contract")
            assert t.corp.score == 2

    def test_without_any_four_are_enough(self) -> None:
        with Table() as t:
            t.corp.put("NAPD Contract", "Server 1", tokens={"advancement": 3})
            assert not t.corp.can("score", "NAPD Contract")
            t.corp.advance("NAPD Contract")
            t.corp.score_agenda("NAPD Contract")
            assert t.corp.score == 2

    def test_stealing_it_costs_four_credits(self) -> None:
        with Table("runner") as t:
            steal(t, "NAPD Contract")
            t.runner.accept()
            assert (t.runner.credits, t.runner.score) == (1, 2)

    @pytest.mark.parametrize("pool", [3, 5])
    def test_who_has_not_got_them_or_does_not_like_to_leaves_it(self, pool: int) -> None:
        with Table("runner") as t:
            t.runner.set(credits=pool)
            steal(t, "NAPD Contract")
            if pool == 5:
                t.runner.decline()
            assert (t.runner.credits, t.runner.score) == (pool, 0)


class TestGeothermalFracking:
    def test_each_counter_is_worth_seven_credits_and_bad_publicity(self) -> None:
        with Table() as t:
            score(t, "Geothermal Fracking", 4)
            for n in (1, 2):
                t.corp.use("Geothermal Fracking")
                assert (t.corp.credits, t.state.bad_publicity) == (5 + 7 * n, n)
            assert t.corp.clicks == 1
            assert not t.corp.can("use", "Geothermal Fracking")


class TestVulcanCoverup:
    def test_scored_it_does_damage(self) -> None:
        with Table() as t:
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            score(t, "Vulcan Coverup", 3)
            assert damage(t) == [("meat", 2)]
            assert t.state.bad_publicity == 0

    def test_stolen_it_brings_bad_publicity(self) -> None:
        with Table("runner") as t:
            steal(t, "Vulcan Coverup")
            assert t.state.bad_publicity == 1
            assert damage(t) == []


class TestVeteransProgram:
    @pytest.mark.parametrize("n", [0, 1, 2])
    def test_up_to_two_bad_publicity_go(self, n: int) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=3)
            score(t, "Veterans Program", 3)
            t.corp.accept()
            assert not t.corp.can("number", number=3)
            t.corp.number(n)
            assert t.state.bad_publicity == 3 - n

    def test_no_more_than_there_is_and_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=1)
            score(t, "Veterans Program", 3)
            t.corp.accept()
            assert not t.corp.can("number", number=2)
            t.corp.number(1)
            assert t.state.bad_publicity == 0
        with Table() as t:
            t.corp.set(bad_publicity=1)
            score(t, "Veterans Program", 3)
            t.corp.decline()
            assert t.state.bad_publicity == 1

    def test_without_any_nobody_is_asked(self) -> None:
        with Table() as t:
            score(t, "Veterans Program", 3)
            assert t.corp.score == 1


class TestProfiteering:
    @pytest.mark.parametrize("n", [0, 1, 2, 3])
    def test_each_bad_publicity_taken_is_five_credits(self, n: int) -> None:
        with Table() as t:
            t.corp.set(bad_publicity=1)
            score(t, "Profiteering", 3)
            assert not t.corp.can("number", number=4)
            t.corp.number(n)
            assert t.state.bad_publicity == 1 + n
            assert t.corp.credits == 5 + 5 * n

    def test_all_of_it_is_taken_at_once(self) -> None:
        with Table(corp="The Outfit: Family Owned and Operated") as t:
            score(t, "Profiteering", 3)
            t.corp.number(3)
            t.settle()
            assert t.corp.credits == 5 + 3 + 15

    def test_what_was_paid_before_does_not_count_again(self) -> None:
        with Table() as t:
            score(t, "Profiteering", 3)
            t.corp.number(3)
            t.corp.put("Bifrost Array", "Server 9", tokens={"advancement": 3})
            t.corp.act("credit")
            t.corp.score_agenda("Bifrost Array")
            t.corp.accept()
            t.corp.number(1)
            assert t.corp.credits == 5 + 15 + 1 + 5
