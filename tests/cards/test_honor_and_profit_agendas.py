"""What agendas and Corp identities of Honor and Profit do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score

from sneakdoor.rules.quantities import advancement_requirement
from sneakdoor.testing import Table


class TestHouseOfKnives:
    def test_a_counter_does_one_net_damage_in_each_run(self) -> None:
        with Table() as t:
            score(t, "House of Knives", 3)
            assert t.card("House of Knives").tokens("agenda") == 3
            assert not t.corp.can("use", "House of Knives")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.end_turn()
            assert not t.corp.can("use", "House of Knives")
            for n in (1, 2):
                t.runner.run("Archives")
                t.corp.use("House of Knives")
                assert damage(t) == [("net", 1)] * n
                assert not t.corp.can("use", "House of Knives")
                t.finish_run()
            assert t.card("House of Knives").tokens("agenda") == 1

    def test_two_of_them_may_be_used_in_one_run(self) -> None:
        with Table() as t:
            first = t.corp.put("House of Knives", "Server 8", tokens={"advancement": 3})
            second = t.corp.put("House of Knives", "Server 9", tokens={"advancement": 3})
            t.corp.score_agenda(first)
            t.corp.score_agenda(second)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.end_turn()
            t.runner.run("Archives")
            t.corp.use(first)
            t.corp.use(second)
            t.finish_run()
            assert damage(t) == [("net", 1)] * 2


class TestMedicalBreakthrough:
    def test_each_in_a_score_area_makes_the_others_easier(self) -> None:
        with Table() as t:
            t.corp.scored("Medical Breakthrough")
            t.runner.scored("Medical Breakthrough")
            card = t.corp.put("Medical Breakthrough", "Server 1", tokens={"advancement": 1})
            assert not t.corp.can("score", card)
            t.corp.advance(card)
            t.corp.score_agenda(card)
            assert t.corp.score == 4

    @pytest.mark.parametrize("whose", ["corp", "runner"])
    def test_one_is_one_less(self, whose: str) -> None:
        with Table() as t:
            (t.corp if whose == "corp" else t.runner).scored("Medical Breakthrough")
            card = t.corp.put("Medical Breakthrough", "Server 1", tokens={"advancement": 2})
            other = t.corp.put("Market Research", "Server 2", tokens={"advancement": 3})
            assert not t.corp.can("score", card)
            t.corp.advance(card)
            assert not t.corp.can("score", other)
            t.corp.score_agenda(card)

    @pytest.mark.rule("10.12.1")
    @pytest.mark.parametrize("whose", ["corp", "runner"])
    def test_each_copy_includes_the_card_itself(self, whose: str) -> None:
        with Table() as t:
            (t.corp if whose == "corp" else t.runner).scored("Medical Breakthrough")
            assert advancement_requirement(t.state, t.cid("Medical Breakthrough")) == 3
            t.corp.scored("Medical Breakthrough")
            assert [advancement_requirement(t.state, cid) for area in t.state.score for cid in area] == [2, 2]

    def test_one_that_is_only_installed_helps_nobody(self) -> None:
        with Table() as t:
            t.corp.put("Medical Breakthrough", "Server 2")
            card = t.corp.put("Medical Breakthrough", "Server 1", tokens={"advancement": 3})
            assert not t.corp.can("score", card)


class TestHarmonyMedtech:
    @pytest.mark.rule("1.16.2")
    @pytest.mark.parametrize("whose", ["corp", "runner"])
    def test_six_points_win_the_game(self, whose: str) -> None:
        t = Table(corp="Harmony Medtech: Biomedical Pioneer")
        (t.corp if whose == "corp" else t.runner).scored("Vanity Project")
        t.corp.act("credit")
        assert t.outcome is None
        (t.corp if whose == "corp" else t.runner).scored("Market Research")
        t.settle()
        assert t.outcome is not None

    def test_five_do_not_and_without_it_six_do_not(self) -> None:
        with Table(corp="Harmony Medtech: Biomedical Pioneer") as t:
            t.corp.scored("Vanity Project", "Self-Destruct Chips")
            t.corp.act("credit")
            assert t.outcome is None
        with Table() as t:
            t.corp.scored("Vanity Project", "Market Research")
            t.corp.act("credit")
            assert t.outcome is None


class TestNiseiDivision:
    def test_each_reveal_of_secretly_spent_credits_pays(self) -> None:
        with Table("runner", corp="Nisei Division: The Next Generation") as t:
            t.corp.hand("The Future Perfect")
            for n in (1, 2):
                t.runner.run("HQ")
                t.corp.number(0)
                t.runner.number(1)
                t.finish_run()
                assert t.corp.credits == 5 + n
                assert t.runner.credits == 5 - n

    def test_whoever_started_it_and_whatever_was_bid(self) -> None:
        with Table("runner", corp="Nisei Division: The Next Generation") as t:
            t.corp.hand("The Future Perfect")
            t.runner.run("HQ")
            t.corp.number(2)
            t.runner.number(2)
            t.settle()
            assert t.corp.credits == 5 - 2 + 1
            assert t.runner.score == 3


class TestTenninInstitute:
    def test_after_a_turn_without_a_successful_run_a_card_gets_a_token(self) -> None:
        with Table("runner", corp="Tennin Institute: The Secrets Within") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            t.corp.accept()
            t.corp.pick("Corroder")
            assert t.card("Corroder").tokens("advancement") == 1

    def test_it_may_be_left(self) -> None:
        with Table("runner", corp="Tennin Institute: The Secrets Within") as t:
            t.corp.put("Enigma", "HQ")
            t.end_turn()
            t.corp.decline()
            assert t.card("Enigma").tokens("advancement") == 0

    def test_not_after_a_successful_run(self) -> None:
        with Table("runner", corp="Tennin Institute: The Secrets Within") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            assert t.card("Enigma").tokens("advancement") == 0

    def test_the_runners_last_turn_counts_and_no_earlier_one(self) -> None:
        with Table("runner", corp="Tennin Institute: The Secrets Within") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            t.end_turn()
            t.end_turn()
            t.corp.accept()
            assert t.card("Enigma").tokens("advancement") == 1
