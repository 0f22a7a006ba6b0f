"""Operations of Reign and Reverie."""

from __future__ import annotations

import pytest
from tests.last_turns import after

from sneakdoor.testing import Table


class TestGameChanger:
    def test_each_stolen_agenda_is_worth_a_click(self) -> None:
        with Table() as t:
            t.runner.scored("Hostile Takeover", "Braintrust")
            t.corp.hand("Game Changer").scored("Hostile Takeover").set(credits=6)
            t.corp.play("Game Changer")
            assert (t.corp.clicks, t.corp.credits) == (3 - 1 + 2, 0)
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Game Changer"]

    def test_not_without_one(self) -> None:
        with Table() as t:
            t.corp.hand("Game Changer").set(credits=6)
            assert not t.corp.can("play", "Game Changer")


class TestEavesdrop:
    def overheard(self, spent: int) -> Table:
        t = Table()
        t.corp.put("Ice Wall", "HQ")
        t.corp.hand("Eavesdrop")
        t.corp.play("Eavesdrop")
        t.end_turn()
        t.runner.run("HQ")
        t.corp.rez("Ice Wall")
        t.settle()
        t.corp.number(0)
        t.runner.number(spent)
        t.finish_run()
        return t

    def test_whoever_encounters_the_ice_is_traced(self) -> None:
        with self.overheard(2) as t:
            assert t.state.tags == 1
        with self.overheard(3) as t:
            assert t.state.tags == 0

    def test_other_ice_is_not_concerned(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Hunter", "R&D")
            t.corp.hand("Eavesdrop")
            t.corp.play("Eavesdrop")
            t.corp.pick("Hunter")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.state.tags == 0


class TestBuildingBlocks:
    def test_a_barrier_is_shown_installed_and_rezzed_for_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Building Blocks", "Wall of Static", "Enigma")
            t.corp.play("Building Blocks")
            t.corp.destination("HQ")
            t.corp.pick()
            assert t.card("Wall of Static").rezzed
            assert t.corp.credits == 0
            assert t.happened("revealed") == 1

    def test_other_ice_will_not_do(self) -> None:
        with Table() as t:
            t.corp.hand("Building Blocks", "Enigma")
            assert not t.corp.can("play", "Building Blocks")


class TestTooBigToFail:
    def test_seven_credits_for_bad_publicity(self) -> None:
        with Table() as t:
            t.corp.hand("Too Big to Fail").set(credits=9)
            t.corp.play("Too Big to Fail")
            assert (t.corp.credits, t.state.bad_publicity) == (16, 1)

    def test_not_with_ten(self) -> None:
        with Table() as t:
            t.corp.hand("Too Big to Fail").set(credits=10)
            assert not t.corp.can("play", "Too Big to Fail")


class TestUnderTheBus:
    def test_a_connection_is_trashed(self) -> None:
        with after(trash="PAD Campaign", hand=("Under the Bus",)) as t:
            t.runner.put("Kati Jones")
            t.runner.put("Armitage Codebusting")
            t.corp.play("Under the Bus")
            assert (t.runner.titles("discard"), t.state.bad_publicity) == (["Kati Jones"], 1)

    @pytest.mark.parametrize("run", ["", "Archives"])
    def test_a_card_must_have_been_accessed(self, run: str) -> None:
        with after(run=run, hand=("Under the Bus",)) as t:
            t.runner.put("Kati Jones")
            assert not t.corp.can("play", "Under the Bus")
