"""Weyland cards of the core sets."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table
from tests.rules.walking import walk_to


def test_caduceus_traces_for_credits_and_for_the_end_of_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Caduceus", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.set(credits=2)
        t.runner.run("HQ")
        t.runner.number(0)
        t.corp.number(0)
        t.runner.number(2)
        t.finish_run()
        assert t.corp.credits == 3
        assert t.happened("successful run") == 1


class TestElizabethMills:
    def test_she_removes_bad_publicity_when_rezzed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Elizabeth Mills", "Server 1")
            t.corp.set(bad_publicity=2)
            t.corp.rez("Elizabeth Mills")
            assert t.state.bad_publicity == 1

    def test_she_trashes_a_location_for_bad_publicity(self) -> None:
        with Table("corp") as t:
            t.corp.put("Elizabeth Mills", "Server 1", rezzed=True)
            t.runner.put("Underworld Contact")
            t.runner.put("Crash Space")
            t.corp.use("Elizabeth Mills")
            assert t.state.bad_publicity == 1
            assert t.runner.titles("discard") == ["Crash Space"]
            assert t.zone("Elizabeth Mills") == "Archives"


def test_a_refinery_pays_four_credits_for_each_advancement_token() -> None:
    with Table("corp") as t:
        t.corp.put("GRNDL Refinery", "Server 1", rezzed=True, tokens={"advancement": 3})
        t.corp.use("GRNDL Refinery")
        assert t.corp.credits == 17
        assert t.corp.clicks == 2


@pytest.mark.parametrize(("title", "strength"), [("Hadrian's Wall", 7), ("Shadow", 1)])
def test_walls_grow_with_each_advancement_token(title: str, strength: int) -> None:
    with Table("corp") as t:
        t.corp.put(title, "HQ", rezzed=True)
        t.corp.advance(title)
        assert t.card(title).strength == strength + 1


def test_both_subroutines_of_hadrians_wall_end_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=7)
        t.runner.run("HQ")
        walk_to(t, "6.9.3b", "runner")
        for _ in range(5):
            t.runner.use("Corroder", "strength")
        t.runner.break_subroutines("Corroder", 0)
        t.finish_run()
        assert t.happened("successful run") == 0


class TestOversightAI:
    def table(self) -> Table:
        t = Table("corp")
        t.corp.put("Hadrian's Wall", "HQ")
        t.corp.hand("Oversight AI").set(credits=1)
        t.corp.play("Oversight AI")
        return t

    def test_it_rezzes_a_piece_of_ice_for_nothing_and_stays_on_it(self) -> None:
        with self.table() as t:
            assert t.card("Hadrian's Wall").rezzed
            assert t.card("Oversight AI").thing.host == t.cid("Hadrian's Wall")
            assert t.corp.credits == 0

    @pytest.mark.rule("10.1.4", "10.9.3")
    def test_breaking_all_subroutines_in_one_encounter_trashes_the_ice(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            for _ in range(5):
                t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            assert t.card("Hadrian's Wall").rezzed
            t.runner.break_subroutines("Corroder", 1)
            assert t.zone("Hadrian's Wall") == "Archives"
            assert t.zone("Oversight AI") == "Archives"
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_broken_in_two_encounters_it_stays(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.set(credits=20)
            for _ in range(2):
                t.runner.run("HQ")
                walk_to(t, "6.9.3b", "runner")
                for _ in range(5):
                    t.runner.use("Corroder", "strength")
                t.runner.break_subroutines("Corroder", 0)
                t.finish_run()
            assert t.card("Hadrian's Wall").rezzed


class TestProjectAtlas:
    def test_an_agenda_counter_finds_any_card(self) -> None:
        with Table("corp") as t:
            t.corp.deck("Snare!")
            t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Project Atlas")
            t.corp.use("Project Atlas")
            assert not t.corp.can("done")
            t.corp.pick("Snare!")
            assert t.corp.titles("hand") == ["Snare!"]
            assert t.happened("revealed") == 1
            assert t.happened("shuffled") == 1


class TestPublicSupport:
    def test_after_three_turns_it_is_an_agenda_worth_a_point(self) -> None:
        with Table("corp") as t:
            t.corp.put("Public Support", "Server 1")
            t.corp.rez("Public Support")
            assert t.card("Public Support").tokens("power") == 3
            for left in (2, 1):
                t.end_turn()
                t.end_turn()
                assert t.card("Public Support").tokens("power") == left
                assert t.corp.score == 0
            t.end_turn()
            t.end_turn()
            assert t.corp.score == 1
            assert t.corp.titles("score") == ["Public Support"]


def test_shadow_gains_credits_and_traces_for_a_tag() -> None:
    with Table("runner") as t:
        t.corp.put("Shadow", "HQ", rezzed=True)
        t.runner.set(credits=0)
        t.runner.run("HQ")
        t.corp.number(0)
        t.finish_run()
        assert t.corp.credits == 7
        assert t.state.tags == 1


def test_a_spiderweb_has_three_subroutines_that_end_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Spiderweb", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.runner.break_subroutines("Corroder", 0, 1)
        t.finish_run()
        assert t.happened("successful run") == 0
        assert t.happened("run ended") == 1


class TestBuildingABetterWorld:
    @pytest.mark.parametrize(("title", "credits"), [("Hedge Fund", 10), ("Anonymous Tip", 5)])
    def test_each_transaction_is_worth_a_credit_more(self, title: str, credits: int) -> None:
        with Table("corp", corp="Weyland Consortium: Building a Better World") as t:
            t.corp.hand(title)
            t.corp.play(title)
            assert t.corp.credits == credits
