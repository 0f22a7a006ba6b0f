"""What ice of the Ashes cycle does."""

from __future__ import annotations

import pytest
from tests.ice import MORE_SUBROUTINES, against
from tests.verbs import accessed, break_once, damage, encounter, got_in, result, who

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestDrafter:
    def test_it_takes_a_card_back_from_archives_and_installs_another_for_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Vanilla", "HQ")
            t.corp.put("Drafter", "HQ", rezzed=True)
            t.corp.hand("Enigma").discard("PAD Campaign", faceup=False).discard("Ice Wall")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.corp.yes()
            t.corp.pick("PAD Campaign")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            t.corp.act("trash", "Vanilla")  # that brings the Runner nearer, and no ice between
            t.corp.act("done")
            t.finish_run()
            assert t.corp.titles("hand") == ["Enigma", "PAD Campaign"]
            assert t.card("Ice Wall").server == "HQ"
            assert t.corp.credits == 0
            assert t.happened("approach ice") == 1  # the new ice is outside of where the Runner stood
            assert t.happened("revealed") == 0

    def test_the_second_card_may_come_from_hq_and_neither_has_to_be_taken(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Drafter", "R&D", rezzed=True)
            t.corp.hand("PAD Campaign").discard("Ice Wall")
            t.runner.run("R&D")
            t.corp.no()
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.runner.run("R&D")
            t.corp.no()
            t.corp.pick()
            t.finish_run()
            assert t.card("PAD Campaign").server == "Server 1"
            assert t.corp.titles("discard") == ["Ice Wall"]


class TestHagen:
    def test_every_installed_icebreaker_weakens_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hagen", "HQ", rezzed=True)
            assert t.card("Hagen").strength == 6
            t.runner.put("Corroder")
            t.runner.put("Crypsis")
            t.runner.put("Datasucker")
            t.runner.hand("Gordian Blade")
            assert t.card("Hagen").strength == 4

    def test_it_trashes_no_decoder_fracter_or_killer_and_ends_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hagen", "HQ", rezzed=True)
            for title in ("Akamatsu Mem Chip", "Corroder", "Gordian Blade", "Mimic", "Crypsis", "Datasucker"):
                t.runner.put(title)
            t.runner.run("HQ")
            assert not any(t.corp.can("pick", title) for title in ("Corroder", "Gordian Blade", "Mimic"))
            assert t.corp.can("pick", "Datasucker")
            t.corp.pick("Crypsis")
            t.finish_run()
            assert t.runner.titles("discard") == ["Crypsis"]
            assert result(t) == "unsuccessful"

    def test_without_such_a_program_nothing_is_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hagen", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Clone Chip")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("discard") == []


class TestCongratulations:
    def test_it_pays_both_and_the_corp_once_more_when_it_is_passed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Congratulations!", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 2 + 1
            assert t.runner.credits == 1

    @pytest.mark.both
    @pytest.mark.rule("6.5.3b")
    def test_who_bypasses_it_passes_it_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("Congratulations!", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.hand("Inside Job")
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.corp.credits == 1
            assert t.happened("subroutine") == 0

    def test_other_ice_that_is_passed_pays_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Congratulations!", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 0


class TestSandstone:
    def test_each_encounter_wears_it_down_before_it_is_broken(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Sandstone", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            assert t.card("Sandstone").tokens("virus") == 1
            assert t.card("Sandstone").strength == 5
            t.finish_run()
            assert result(t) == "unsuccessful"
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("Sandstone").tokens("virus") == 1
            encounter(t, "HQ")
            assert t.card("Sandstone").strength == 4
            t.finish_run()

    @pytest.mark.rule("10.1.1")
    def test_a_purge_makes_it_whole_again(self) -> None:
        with Table() as t:
            t.corp.put("Sandstone", "HQ", rezzed=True, tokens={"virus": 4})
            t.corp.put("Enigma", "R&D", rezzed=True)
            assert t.card("Sandstone").strength == 2
            assert t.card("Enigma").strength == 2
            t.corp.act("purge")
            assert t.card("Sandstone").strength == 6

    @pytest.mark.both
    @pytest.mark.rule("1.13.2f")
    @pytest.mark.parametrize("own", [0, 2])
    def test_the_runner_cannot_pay_with_its_counters(self, own: int) -> None:
        freedom = "Freedom Khumalo: Crypto-Anarchist"
        with Table(turn="runner", runner=freedom) as t:
            t.corp.put("Sandstone", "HQ", rezzed=True, tokens={"virus": 3})
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Datasucker", tokens={"virus": own})
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            assert t.runner.can("use", freedom) == bool(own)
            t.finish_run()
            assert t.card("Sandstone").tokens("virus") == 3


class TestTyr:
    def test_every_click_that_breaks_it_gives_the_corp_one_more_next_turn_only(self) -> None:
        with against("Týr", "Corroder", "Kati Jones") as t:
            t.runner.use("Týr")
            t.runner.act("subroutine", number=0)
            t.runner.use("Týr")
            t.runner.act("subroutine", number=2)
            assert t.runner.clicks == 1
            t.corp.pick("Corroder")
            assert got_in(t)
            assert (t.state.brain, t.corp.credits) == (0, 3)
            assert t.runner.titles("discard") == ["Corroder"]
            t.end_turn()
            assert t.corp.clicks == 3 + 2
            t.end_turn()
            assert t.runner.clicks == 4
            t.end_turn()
            assert t.corp.clicks == 3

    def test_unbroken_it_does_brain_damage_trashes_a_card_and_ends_the_run(self) -> None:
        with against("Týr", "Corroder", also="Vanilla") as t:
            assert not got_in(t)
            assert damage(t) == [("brain", 2)]
            assert "Corroder" in t.runner.titles("discard")
            assert t.corp.credits == 3
            t.end_turn()
            assert t.corp.clicks == 3

    def test_another_way_to_break_it_gives_no_click(self) -> None:
        with against("Týr", "Ninja", credits=20) as t:
            encounter(t)
            t.runner.use("Ninja", "strength")
            t.runner.use("Ninja", "strength")
            t.runner.break_subroutines("Ninja")
            assert got_in(t)
            t.end_turn()
            assert t.corp.clicks == 3


class TestKonjin:
    @pytest.mark.rule("6.5.2a", "6.5.2c")
    def test_other_ice_is_encountered_first_and_the_run_goes_on_from_konjin(self) -> None:
        with against("Konjin", also="Pop-up Window", corp=2, credits=3) as t:
            t.corp.number(1)
            t.runner.number(0)
            t.corp.yes()
            t.runner.yes()
            assert got_in(t)
            assert t.corp.credits == 2 - 1 + 1
            assert t.runner.credits == 3 - 1
            assert t.state.journal.since(0)[-1].server == 0 or accessed(t) == []  # HQ was run, and not Archives
            assert t.happened("passed") == 1
            assert t.happened("encounter") == 2

    def test_the_run_may_end_there(self) -> None:
        with against("Konjin", also="Vanilla", corp=2, credits=3) as t:
            t.corp.number(1)
            t.runner.number(0)
            t.corp.yes()
            assert not got_in(t)

    def test_like_amounts_or_a_corp_that_declines_leave_the_runner_alone(self) -> None:
        with against("Konjin", also="Vanilla", corp=2, credits=3) as t:
            t.corp.number(1)
            t.runner.number(1)
            assert got_in(t)
        with against("Konjin", also="Vanilla", corp=2, credits=3) as t:
            t.corp.number(1)
            t.runner.number(0)
            t.corp.no()
            assert got_in(t)

    def test_neither_itself_nor_unrezzed_ice_can_be_chosen(self) -> None:
        with Table("runner") as t:
            t.corp.put("Konjin", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.corp.number(1)
            t.runner.number(0)
            assert got_in(t)


class TestSaisentan:
    def _grip(self, title: str, kind: str) -> Table:
        t = Table("runner")
        t.corp.put("Saisentan", "HQ", rezzed=True)
        t.runner.hand(*[title] * 5)
        t.runner.run("HQ")
        t.corp.mode(kind)
        return t

    def test_each_subroutine_that_trashes_a_card_of_the_named_type_hurts_once_more(self) -> None:
        with self._grip("Corroder", "program") as t:
            assert t.outcome is not None  # three subroutines, each once more: six cards of five
            assert damage(t)[:5] == [("net", 1)] * 5

    def test_a_card_of_another_type_does_not(self) -> None:
        with self._grip("Corroder", "event") as t:
            assert got_in(t)
            assert damage(t) == [("net", 1)] * 3

    def test_the_damage_it_adds_adds_no_more(self) -> None:
        with Table("runner") as t:
            t.corp.put("Saisentan", "HQ", rezzed=True)
            t.runner.put("Mimic")
            t.runner.hand(*["Corroder"] * 5)
            t.runner.run("HQ")
            t.corp.mode("program")
            encounter(t)
            t.runner.break_subroutines("Mimic", 0, 1)
            assert got_in(t)
            assert damage(t) == [("net", 1), ("net", 1)]

    def test_each_encounter_counts_for_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Cell Portal", "HQ", rezzed=True)
            t.corp.put("Saisentan", "HQ", rezzed=True)
            t.runner.put("Mimic")
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=9)
            t.runner.run("HQ")
            t.corp.mode("program")
            encounter(t)
            t.runner.break_subroutines("Mimic", 0, 1)
            t.corp.mode("event")  # Cell Portal has sent the Runner back
            encounter(t)
            t.runner.break_subroutines("Mimic", 0, 1)
            assert got_in(t)
            assert damage(t) == [("net", 1), ("net", 1), ("net", 1)]

    def test_after_the_encounter_the_choice_is_forgotten(self) -> None:
        with self._grip("Sure Gamble", "program") as t:
            assert got_in(t)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.corp.mode("asset")
            assert got_in(t)
            assert damage(t) == [("net", 1)] * 6


class TestF2P:
    def test_an_untagged_runner_pays_two_to_break_either_subroutine(self) -> None:
        with against("F2P", "Corroder", credits=4) as t:
            t.runner.use("F2P")
            t.runner.act("subroutine", number=0)
            t.runner.use("F2P")
            assert t.runner.credits == 0
            assert got_in(t)
            assert t.state.tags == 0
            assert t.card("Corroder").installed

    def test_a_tagged_one_cannot(self) -> None:
        with against("F2P", "Corroder", "Kati Jones", also="Vanilla", credits=9, tags=1) as t:
            assert not t.runner.can("use", "F2P")
            assert not t.corp.can("pick", "Vanilla")
            t.corp.pick("Kati Jones")
            assert got_in(t)
            assert "Kati Jones" in t.runner.titles("hand")
            assert t.state.tags == 2

    def test_one_credit_is_too_little_and_the_corp_never_can(self) -> None:
        with against("F2P", corp=9, credits=1) as t:
            assert not t.runner.can("use", "F2P")
            assert not t.corp.can("use", "F2P")
            assert got_in(t)

    def test_it_breaks_nothing_on_other_ice(self) -> None:
        with against("F2P", credits=9, run=False) as t:
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.runner.run("R&D")
            assert not t.runner.can("use", "F2P")
            assert not got_in(t)


class TestGoldFarmer:
    def test_each_printed_subroutine_that_is_broken_costs_a_credit(self) -> None:
        with against("Gold Farmer", "Corroder", credits=9) as t:
            encounter(t)
            t.runner.break_subroutines("Corroder")
            assert got_in(t)
            assert t.runner.credits == 9 - 2 - 2

    @pytest.mark.rule("10.3.1a")
    def test_both_at_once_cost_two(self) -> None:
        with against("Gold Farmer", "Battering Ram", credits=9) as t:
            encounter(t)
            break_once(t, "Battering Ram")
            t.corp.act("trigger", "Gold Farmer", number=0)
            assert got_in(t)
            assert t.runner.credits == 9 - 2 - 2

    @pytest.mark.parametrize("at", [0, 1])
    def test_each_ends_the_run_unless_three_are_paid(self, at: int) -> None:
        with against("Gold Farmer", credits=6) as t:
            for _ in range(at):
                t.runner.yes()
            t.runner.no()
            assert not got_in(t)
            assert t.runner.credits == 6 - 3 * at

    def test_six_credits_lead_through_and_five_do_not(self) -> None:
        with against("Gold Farmer", credits=6) as t:
            t.runner.yes()
            t.runner.yes()
            assert got_in(t)
            assert t.runner.credits == 0
        with against("Gold Farmer", credits=5) as t:
            t.runner.yes()
            assert not got_in(t)

    def test_a_gained_subroutine_costs_nothing(self) -> None:
        with Table("runner", cards=(MORE_SUBROUTINES,)) as t:
            t.corp.put("Gold Farmer", "HQ", rezzed=True)
            t.corp.put("More Subroutines", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Corroder", 2)
            assert t.runner.credits == 8
            t.runner.yes()
            t.runner.yes()
            assert got_in(t)


class TestLootBox:
    def _opened(self, **numbers: int) -> Table:
        t = Table("runner")
        t.corp.put("Loot Box", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.deck("Kati Jones", "Corroder", "Sure Gamble", "Clone Chip").set(**numbers)
        t.runner.run("HQ")
        return t

    @pytest.mark.parametrize(("title", "cost"), [("Sure Gamble", 5), ("Corroder", 2), ("Clone Chip", 1)])
    def test_the_corp_gives_one_of_three_cards_and_gains_its_cost(self, title: str, cost: int) -> None:
        with self._opened(credits=2) as t:
            t.runner.yes()
            assert not t.corp.can("pick", "Kati Jones")
            t.corp.pick(title)
            assert got_in(t)
            assert t.runner.titles("hand") == [title]
            assert t.corp.credits == cost
            assert t.runner.credits == 0
            assert who(t, "shuffled") == [RUNNER]
            assert t.corp.titles("discard") == ["Loot Box"]
            assert t.happened("revealed") == 3

    def test_the_first_subroutine_ends_the_run_unless_two_are_paid(self) -> None:
        with self._opened(credits=1) as t:
            assert not got_in(t)
            assert t.card("Loot Box").installed


class TestRime:
    @pytest.mark.rule("6.4.3", "9.1.6c")
    def test_in_runs_on_its_server_it_is_rezzed_like_other_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rime", "HQ")
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.corp.rez("Rime")
            assert t.card("Wall of Static").strength == 3 + 1
            assert t.card("Rime").strength == 1
            assert t.card("Enigma").strength == 2
            t.finish_run()

    def test_not_in_a_run_elsewhere_nor_outside_of_runs(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rime", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            assert not t.corp.can("rez", "Rime")
            t.runner.run("R&D")
            t.corp.rez("PAD Campaign")  # others can be rezzed now
            assert not t.corp.can("rez", "Rime")
            t.finish_run()

    def test_ice_that_does_not_say_so_waits_to_be_approached(self) -> None:
        with Table("runner") as t:
            t.corp.put("Vanilla", "HQ")
            t.corp.put("Rime", "HQ")
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Vanilla")
            t.corp.rez("Rime")
            t.corp.rez("Vanilla")  # as the Runner approaches it
            assert not got_in(t)

    def test_it_takes_a_credit(self) -> None:
        with against("Rime", credits=3) as t:
            assert got_in(t)
            assert t.runner.credits == 2
