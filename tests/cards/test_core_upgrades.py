"""More upgrades of the Core Set."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, got_in, now

from sneakdoor.testing import Table


class TestAkitaroWatanabe:
    def test_ice_that_protects_his_server_costs_two_less(self) -> None:
        with Table("runner") as t:
            t.corp.put("Akitaro Watanabe", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.put("Enigma", "HQ")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=3)
            t.runner.run("Server 1")
            t.corp.rez(t.card("Enigma", 0))
            assert t.corp.credits == 2
            t.finish_run()

    def test_nothing_else_is_cheaper(self) -> None:
        with Table("runner") as t:
            t.corp.put("Akitaro Watanabe", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=1)
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Enigma")
            assert not t.corp.can("rez", "PAD Campaign")
            t.finish_run()

    def test_not_while_he_is_unrezzed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Akitaro Watanabe", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=1)
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 0
            t.finish_run()

    @pytest.mark.rule("1.15.1c")
    def test_no_cost_is_below_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Akitaro Watanabe", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 0
            t.finish_run()


class TestSanSanCityGrid:
    def test_agendas_here_need_one_advancement_less(self) -> None:
        with Table() as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 1})
            t.corp.put("Nisei MK II", "Server 2", tokens={"advancement": 3})
            assert not t.corp.can("score", "Nisei MK II")
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.score == 1

    def test_not_by_two_and_not_while_it_is_unrezzed(self) -> None:
        with Table() as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 2})
            t.corp.put("SanSan City Grid", "Server 2")
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            t.corp.set(credits=0)
            assert not t.corp.can("score", "Nisei MK II")
            assert not t.corp.can("score", "Hostile Takeover")

    def test_nothing_but_agendas_has_one(self) -> None:
        with Table() as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("Ronin", "Server 1", rezzed=True, tokens={"advancement": 3})
            assert not t.corp.can("use", "Ronin")

    def test_what_hangs_on_the_requirement_counts_from_the_printed_number_as_its_text_says(self) -> None:
        with Table() as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Project Atlas")
            assert t.card("Project Atlas").tokens("agenda") == 0

    @pytest.mark.rule("3.6.5a")
    def test_one_region_in_a_server(self) -> None:
        with Table() as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.hand("Hokusai Grid").install("Hokusai Grid", "Server 1")
            assert t.zone("SanSan City Grid") == "Archives"


class TestResearchStation:
    def test_two_more_cards_in_hand(self) -> None:
        with Table() as t:
            t.corp.put("Research Station", "HQ")
            t.corp.set(credits=2)
            assert t.corp.hand_size == 5
            t.corp.rez("Research Station")
            assert (t.corp.hand_size, t.runner.hand_size) == (7, 5)

    def test_in_the_root_of_hq_alone(self) -> None:
        with Table() as t:
            t.corp.hand("Research Station").put("PAD Campaign", "Server 1")
            t.corp.act("install", "Research Station")
            assert now(t).kind != "install destination"  # there was no choice
            assert t.card("Research Station").server == "HQ"
            assert t.corp.clicks == 2


class TestCorporateTroubleshooter:
    @pytest.mark.parametrize("x", [1, 3])
    def test_as_much_strength_as_was_paid_until_the_turn_is_over(self, x: int) -> None:
        with Table("runner") as t:
            t.corp.put("Corporate Troubleshooter", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.set(credits=3)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.corp.use("Corporate Troubleshooter")
            t.corp.number(x)
            t.settle() if t.decision is not None and t.decision.kind != "choose" else None
            assert (wall.strength, t.corp.credits, t.zone("Corporate Troubleshooter")) == (1 + x, 3 - x, "Archives")
            t.finish_run()
            assert wall.strength == 1 + x
            t.end_turn()
            assert wall.strength == 1

    def test_only_rezzed_ice_of_its_own_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Corporate Troubleshooter", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.runner.run("HQ")
            assert not t.corp.can("use", "Corporate Troubleshooter")
            t.finish_run()

    def test_it_is_for_the_corp_to_choose_which(self) -> None:
        with Table() as t:
            t.corp.put("Corporate Troubleshooter", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            enigma = t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.use("Corporate Troubleshooter")
            t.corp.number(2)
            t.corp.pick("Enigma")
            assert (wall.strength, enigma.strength) == (1, 4)


class TestExperientialData:
    def test_all_ice_here_is_stronger(self) -> None:
        with Table() as t:
            data = t.corp.put("Experiential Data", "HQ")
            wall, enigma = t.corp.put("Ice Wall", "HQ", rezzed=True), t.corp.put("Enigma", "HQ", rezzed=True)
            other = t.corp.put("Vanilla", "R&D", rezzed=True)
            assert (wall.strength, enigma.strength) == (1, 2)
            t.corp.rez("Experiential Data")
            assert data.rezzed
            assert (wall.strength, enigma.strength, other.strength) == (2, 3, 0)

    def test_an_icebreaker_feels_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Experiential Data", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            assert not t.runner.can("use", "Corroder", says="Break")
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.runner.act("access", "Experiential Data") if t.runner.can("access", "Experiential Data") else None
            assert got_in(t)
