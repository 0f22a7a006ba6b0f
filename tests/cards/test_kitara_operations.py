"""Operations of the Kitara cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after, after_event, after_trash_in_hq
from tests.verbs import damage, top, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


def removed(t: Table) -> list[str]:
    return [t.state.card(cid).title for cid in t.state.removed]


class TestMarketForces:
    def test_three_credits_change_hands_for_each_tag(self) -> None:
        with Table() as t:
            t.runner.set(tags=2, credits=9)
            t.corp.hand("Market Forces")
            t.corp.play("Market Forces")
            assert (t.runner.credits, t.corp.credits) == (3, 5 + 6)

    def test_only_what_was_lost_is_gained(self) -> None:
        with Table() as t:
            t.runner.set(tags=2, credits=4)
            t.corp.hand("Market Forces")
            t.corp.play("Market Forces")
            assert (t.runner.credits, t.corp.credits) == (0, 5 + 4)

    def test_not_without_a_tag(self) -> None:
        with Table() as t:
            t.corp.hand("Market Forces")
            assert not t.corp.can("play", "Market Forces")


class TestSelfGrowthProgram:
    def test_two_installed_cards_go_back(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Corroder")
            t.runner.put("Desperado")
            t.runner.put("Kati Jones")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Self-Growth Program")
            t.corp.play("Self-Growth Program")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Corroder", "Desperado")
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Desperado"]

    def test_not_without_a_tag(self) -> None:
        with Table() as t:
            t.runner.put("Corroder")
            t.corp.hand("Self-Growth Program")
            assert not t.corp.can("play", "Self-Growth Program")


class TestStandardProcedure:
    @pytest.mark.parametrize(("named", "gained"), [("event", 4), ("program", 2), ("agenda", 0)])
    def test_each_card_of_the_named_type_is_worth_two_credits(self, named: str, gained: int) -> None:
        with after(run="Archives", hand=("Standard Procedure",)) as t:
            t.runner.hand("Sure Gamble", "Diesel", "Corroder")
            t.corp.play("Standard Procedure")
            t.corp.mode(named)
            assert t.corp.credits == 10 + gained
            assert t.happened("revealed") == 3

    def test_it_needs_a_successful_run(self) -> None:
        with after(hand=("Standard Procedure",)) as t:
            t.runner.hand("Sure Gamble")
            assert not t.corp.can("play", "Standard Procedure")


class TestThreatAssessment:
    def assess(self) -> Table:
        t = after(trash="PAD Campaign", hand=("Threat Assessment",))
        t.runner.put("Corroder")
        t.runner.put("Desperado")
        t.corp.play("Threat Assessment")
        t.corp.pick("Desperado")
        return t

    def test_the_runner_puts_it_on_the_stack(self) -> None:
        with self.assess() as t:
            t.runner.mode("stack")
            assert (top(t, RUNNER), t.state.tags) == (["Desperado"], 0)
            assert removed(t) == ["Threat Assessment"]
            assert who(t, "added to deck") == [RUNNER]

    def test_or_takes_two_tags(self) -> None:
        with self.assess() as t:
            t.runner.mode("tag")
            assert (t.card("Desperado").installed, t.state.tags) == (True, 2)
            assert who(t, "tagged") == [RUNNER]

    def test_cards_that_the_corp_itself_trashed_do_not_count(self) -> None:
        with after(run="Archives", hand=("Threat Assessment",)) as t:
            t.runner.put("Desperado")
            assert not t.corp.can("play", "Threat Assessment")


@pytest.mark.parametrize("title", ["Threat Assessment", "Wake Up Call"])
def test_a_reprisal_asks_for_any_card_of_the_corp_and_for_no_other(title: str) -> None:
    with after_trash_in_hq(title) as t:
        t.runner.put("Desperado")
        assert t.corp.can("play", title)
    with after_event(title) as t:
        t.runner.put("Desperado")
        assert not t.corp.can("play", title)


class TestDeathAndTaxes:
    def test_installs_and_trashed_installed_cards_pay(self) -> None:
        with Table() as t:
            t.corp.hand("Death and Taxes").put("PAD Campaign", "Server 1")
            t.corp.play("Death and Taxes")
            t.end_turn()
            t.corp.set(credits=0)
            t.runner.set(credits=12).hand("Corroder", "Sure Gamble")
            t.runner.install("Corroder")
            t.corp.accept()
            assert t.corp.credits == 1
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.corp.accept()
            assert t.corp.credits == 2
            t.finish_run()
            t.runner.play("Sure Gamble")  # it is trashed too, and was never installed
            assert t.corp.credits == 2

    @pytest.mark.rule("9.6.3c")
    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.hand("Death and Taxes")
            t.corp.play("Death and Taxes")
            t.end_turn()
            t.corp.set(credits=0)
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.corp.decline()
            assert t.corp.credits == 0

    def test_the_corps_own_installs_and_losses_do_not_count(self) -> None:
        with Table() as t:
            t.corp.hand("Death and Taxes", "PAD Campaign", "Adonis Campaign")
            t.corp.play("Death and Taxes")
            t.corp.install("PAD Campaign", "new")
            t.corp.install("Adonis Campaign", "Server 1")
            assert t.zone("PAD Campaign") == "Archives"
            assert t.corp.credits == 5 - 2

    def test_a_runner_who_trashes_an_own_card_pays_too(self) -> None:
        with Table() as t:
            t.corp.hand("Death and Taxes")
            t.corp.play("Death and Taxes")
            t.end_turn()
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Aesop's Pawnshop")
            t.end_turn()
            t.end_turn()
            t.runner.trigger("Aesop's Pawnshop")
            t.corp.set(credits=0)
            t.corp.accept()
            assert t.corp.credits == 1


class TestEconomicWarfare:
    @pytest.mark.rule("1.2.3")
    @pytest.mark.parametrize(("money", "left"), [(4, 0), (6, 2), (3, 3)])
    def test_four_credits_or_none(self, money: int, left: int) -> None:
        with after(run="Archives", hand=("Economic Warfare",)) as t:
            t.runner.set(credits=money)
            if t.corp.can("play", "Economic Warfare"):
                t.corp.play("Economic Warfare")
            assert t.runner.credits == left

    def test_it_needs_a_successful_run(self) -> None:
        with after(hand=("Economic Warfare",)) as t:
            assert not t.corp.can("play", "Economic Warfare")


class TestTrojanHorse:
    def horse(self, spent: int) -> Table:
        t = after(trash="PAD Campaign", hand=("Trojan Horse",))
        t.runner.set(credits=9)
        t.runner.put("Corroder")
        t.runner.put("Desperado")
        t.runner.put("Gordian Blade")
        t.corp.play("Trojan Horse")
        t.corp.number(0)
        t.runner.number(spent)
        return t

    def test_a_program_no_dearer_than_the_difference_is_trashed(self) -> None:
        with self.horse(2) as t:
            assert t.runner.titles("discard") == ["Corroder"]
        with self.horse(0) as t:
            t.corp.pick("Gordian Blade")
            assert t.runner.titles("discard") == ["Gordian Blade"]

    def test_a_small_difference_reaches_nothing(self) -> None:
        for spent in (3, 4):
            with self.horse(spent) as t:
                assert t.runner.titles("discard") == []

    def test_a_card_must_have_been_accessed(self) -> None:
        with after(run="Archives", hand=("Trojan Horse",)) as t:
            t.runner.put("Corroder")
            assert not t.corp.can("play", "Trojan Horse")


class TestWakeUpCall:
    def call(self) -> Table:
        t = after(trash="PAD Campaign", hand=("Wake Up Call",))
        t.runner.put("Desperado")
        t.runner.put("Kati Jones")
        t.runner.put("Ghost Runner", tokens={"credit": 3})
        t.runner.put("Corroder")
        t.runner.hand(*["Sure Gamble"] * 5)
        t.corp.play("Wake Up Call")
        return t

    def test_the_card_is_lost_or_the_runner_hurt(self) -> None:
        with self.call() as t:
            for safe in ("Ghost Runner", "Corroder"):
                assert not t.corp.can("pick", safe)
            t.corp.pick("Kati Jones")
            t.runner.mode("trash")
            assert (t.runner.titles("discard"), damage(t)) == (["Kati Jones"], [])
            assert who(t, "trashed")[-1] == RUNNER
            assert removed(t) == ["Wake Up Call"]
        with self.call() as t:
            t.corp.pick("Desperado")
            t.runner.mode("damage")
            assert (t.card("Desperado").installed, damage(t)) == (True, [("meat", 4)])
            assert who(t, "damaged") == [RUNNER]

    def test_it_needs_a_trashed_card(self) -> None:
        with after(run="HQ", hand=("Wake Up Call",)) as t:
            t.runner.put("Desperado")
            assert not t.corp.can("play", "Wake Up Call")


class TestGenotyping:
    @pytest.mark.rule("1.4:1.14.2")
    def test_two_go_to_archives_and_up_to_four_back(self) -> None:
        with Table(deck=3) as t:
            t.corp.deck("Snare!", "Ice Wall").discard("Enigma", "Hunter", "Hostile Takeover", "PAD Campaign", "Archer")
            t.corp.hand("Genotyping")
            t.corp.play("Genotyping")
            assert not t.corp.can("pick", "Snare!")  # chosen before anything is trashed
            for title in ("Enigma", "Hunter", "Hostile Takeover", "PAD Campaign"):
                t.corp.act("pick", title)
            assert sorted(t.corp.titles("discard")) == ["Archer", "Ice Wall", "Snare!"]
            assert len(t.state.deck[CORP]) == 3 + 4
            assert removed(t) == ["Genotyping"]
            assert t.corp.credits == 4

    def test_fewer_may_be_chosen(self) -> None:
        with Table(deck=3) as t:
            t.corp.discard("Enigma", "Hunter").hand("Genotyping")
            t.corp.play("Genotyping")
            t.corp.pick()
            assert len(t.corp.titles("discard")) == 4


class TestReverseInfection:
    def test_a_purge_costs_the_stack_a_card_for_three_counters(self) -> None:
        with Table() as t:
            t.runner.put("Datasucker", tokens={"virus": 4})
            t.runner.put("Medium", tokens={"virus": 3})
            t.corp.hand("Reverse Infection")
            t.corp.play("Reverse Infection")
            t.corp.mode("purge")
            assert t.card("Datasucker").tokens("virus") == 0
            assert len(t.runner.titles("discard")) == 2
            assert t.corp.credits == 5

    def test_or_it_is_worth_two_credits(self) -> None:
        with Table() as t:
            t.runner.put("Datasucker", tokens={"virus": 4})
            t.corp.hand("Reverse Infection")
            t.corp.play("Reverse Infection")
            t.corp.mode("gain")
            assert (t.corp.credits, t.card("Datasucker").tokens("virus")) == (7, 4)


class TestDistractTheMasses:
    @pytest.mark.rule("1.4:1.14.2")
    def test_two_to_archives_and_two_from_there(self) -> None:
        with Table(deck=3) as t:
            t.corp.hand("Distract the Masses", "Snare!", "Enigma", "Hunter").discard("Archer", "Ice Wall", "Braintrust")
            t.corp.play("Distract the Masses")
            assert t.runner.credits == 7
            for title in ("Snare!", "Enigma"):
                t.corp.act("pick", title)
            assert not t.corp.can("pick", "Snare!")
            for title in ("Archer", "Braintrust"):
                t.corp.act("pick", title)
            assert sorted(t.corp.titles("discard")) == ["Enigma", "Ice Wall", "Snare!"]
            assert t.corp.titles("hand") == ["Hunter"]
            assert len(t.state.deck[CORP]) == 5
            assert removed(t) == ["Distract the Masses"]

    def test_neither_need_be(self) -> None:
        with Table(deck=3) as t:
            t.corp.hand("Distract the Masses", "Snare!").discard("Archer")
            t.corp.play("Distract the Masses")
            t.corp.pick()
            t.corp.pick()
            assert (t.corp.titles("hand"), t.corp.titles("discard")) == (["Snare!"], ["Archer"])
