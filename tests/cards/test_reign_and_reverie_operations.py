"""Operations of Reign and Reverie."""

from __future__ import annotations

import pytest
from tests.last_turns import after, after_event, after_trash_in_hq

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
            t.corp.hand("Building Blocks", "Wall of Static", "Enigma").set(credits=12)
            t.corp.play("Building Blocks")
            t.corp.destination("HQ")
            t.corp.pick()
            assert t.card("Wall of Static").rezzed
            assert t.corp.credits == 7
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


class TestDivertPower:
    def test_each_derezzed_card_makes_a_rez_three_credits_cheaper(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            t.corp.put("Bulwark", "R&D")  # 10
            t.corp.hand("Divert Power").set(credits=6)
            t.corp.play("Divert Power")
            t.corp.pick("PAD Campaign", "Ice Wall")
            assert not t.card("PAD Campaign").rezzed
            t.corp.pick("Bulwark")
            assert t.card("Bulwark").rezzed
            assert t.corp.credits == 6 - 2 - (10 - 6)
            assert t.card("Adonis Campaign").rezzed

    def test_what_is_too_dear_cannot_be_chosen(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Bulwark", "R&D")
            t.corp.hand("Divert Power").set(credits=8)
            t.corp.play("Divert Power")
            t.corp.pick("PAD Campaign")
            assert not t.corp.can("pick", "Bulwark")
            t.corp.pick("PAD Campaign")
            assert t.card("PAD Campaign").rezzed
            assert t.corp.credits == 6  # three less, and it costs two

    def test_neither_need_be(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Divert Power")
            t.corp.play("Divert Power")
            t.corp.pick()
            t.corp.pick()
            assert (t.card("PAD Campaign").rezzed, t.card("Ice Wall").rezzed) == (True, False)


class TestHangeki:
    def strike(self, title: str) -> Table:
        t = after(trash="PAD Campaign", hand=("Hangeki",))
        t.corp.put("Hostile Takeover", "Server 3")
        t.corp.put("Ice Wall", "HQ")
        t.corp.play("Hangeki")
        t.corp.pick(title)
        return t

    def test_the_runner_accesses_the_card(self) -> None:
        with self.strike("Hostile Takeover") as t:
            t.runner.mode("access")
            t.settle()
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Hangeki"]

    def test_or_has_a_point_less(self) -> None:
        with self.strike("Ice Wall") as t:
            t.runner.mode("score")
            assert (t.runner.score, t.runner.titles("score")) == (-1, ["Hangeki"])

    def test_it_needs_a_trashed_card(self) -> None:
        with after_trash_in_hq("Hangeki") as t:
            t.corp.put("Ice Wall", "HQ")
            assert t.corp.can("play", "Hangeki")
        with after_event("Hangeki") as t:
            t.corp.put("Ice Wall", "HQ")
            assert not t.corp.can("play", "Hangeki")
        with after(run="HQ", hand=("Hangeki",)) as t:
            t.corp.put("Ice Wall", "HQ")
            assert not t.corp.can("play", "Hangeki")


class TestAttitudeAdjustment:
    def test_two_agendas_from_hq_and_archives_pay_and_go_back(self) -> None:
        with Table(deck=4) as t:
            t.corp.hand("Attitude Adjustment", "Hostile Takeover", "Snare!", "Braintrust")
            t.corp.discard("Priority Requisition", "PAD Campaign", faceup=False)
            t.corp.play("Attitude Adjustment")
            assert t.happened("drawn") == 2
            assert not t.corp.can("pick", "Snare!")
            assert not t.corp.can("pick", "PAD Campaign")
            for title in ("Hostile Takeover", "Priority Requisition"):
                t.corp.act("pick", title)
            assert t.corp.credits == 5 - 2 + 4
            assert t.happened("revealed") == 2
            assert t.zone("Priority Requisition") == "R&D"
            assert len(t.state.deck[0]) == 4

    def test_none_need_be(self) -> None:
        with Table() as t:
            t.corp.hand("Attitude Adjustment", "Hostile Takeover")
            t.corp.play("Attitude Adjustment")
            t.corp.pick()
            assert t.corp.credits == 3
