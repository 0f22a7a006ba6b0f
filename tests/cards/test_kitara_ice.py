"""What ice of the Kitara cycle does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, damage, encounter, got_in, result, top, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.quantities import rez_cost
from sneakdoor.testing import Table


class TestKamali:
    RIG = ("Kati Jones", "Clone Chip", "Corroder")

    def test_one_card_of_each_type_keeps_the_runner_whole(self) -> None:
        with against("Kamali 1.0", *self.RIG) as t:
            for _ in self.RIG:
                t.runner.yes()
            assert got_in(t)
            assert t.state.brain == 0
            assert t.runner.titles("discard") == sorted(self.RIG)
            assert who(t, "trashed") == [RUNNER] * 3

    @pytest.mark.parametrize("at", range(3))
    def test_each_that_is_not_paid_does_brain_damage(self, at: int) -> None:
        with against("Kamali 1.0", *self.RIG) as t:
            for n in range(3):
                if n == at:
                    t.runner.no()
                else:
                    t.runner.yes()
            assert got_in(t)
            assert damage(t) == [("brain", 1)]
            assert t.card(self.RIG[at]).installed

    @pytest.mark.parametrize("at", range(3))
    def test_a_card_of_another_type_does_not_help(self, at: int) -> None:
        with against("Kamali 1.0", self.RIG[at]) as t:
            t.runner.yes()
            assert got_in(t)
            assert t.state.brain == 2
            assert t.runner.titles("discard")[0] == self.RIG[at]

    def test_a_click_breaks_one(self) -> None:
        with against("Kamali 1.0") as t:
            t.runner.use("Kamali 1.0")
            t.runner.act("subroutine", number=1)
            assert t.runner.clicks == 2
            assert got_in(t)
            assert t.state.brain == 2


class TestNextDiamond:
    @pytest.mark.rule("1.15.7")
    @pytest.mark.parametrize("others", [0, 2])
    def test_it_costs_one_less_for_each_other_rezzed_next_ice(self, others: int) -> None:
        with Table("runner") as t:
            t.corp.put("NEXT Diamond", "HQ")
            t.corp.put("NEXT Opal", "R&D")  # not rezzed
            t.corp.put("NEXT Diamond", "R&D")
            t.corp.put("Enigma", "Archives", rezzed=True)
            for _ in range(others):
                t.corp.put("NEXT Opal", "Archives", rezzed=True)
            t.corp.set(credits=10 - others)
            t.runner.put("Corroder")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.corp.rez("NEXT Diamond")
            assert t.corp.credits == 0
            t.finish_run()

    def test_one_credit_less_is_too_little(self) -> None:
        with Table("runner") as t:
            t.corp.put("NEXT Diamond", "HQ")
            t.corp.put("NEXT Opal", "Archives", rezzed=True)
            t.corp.set(credits=8)
            t.runner.run("HQ")
            assert not t.corp.can("rez", "NEXT Diamond")
            t.finish_run()

    def test_rezzed_it_does_not_count_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("NEXT Diamond", "HQ", rezzed=True)
            assert rez_cost(t.state, t.cid("NEXT Diamond")) == 10

    def test_it_does_brain_damage_twice_and_trashes_an_installed_card(self) -> None:
        with against("NEXT Diamond", "Corroder", "Kati Jones", also="Vanilla") as t:
            assert not t.corp.can("pick", "Vanilla")
            t.corp.pick("Kati Jones")
            assert got_in(t)
            assert damage(t) == [("brain", 1), ("brain", 1)]
            assert not t.card("Kati Jones", 0).installed
            assert who(t, "trashed")[-1] == CORP


class TestNajja:
    def test_both_subroutines_end_the_run_and_a_click_breaks_either(self) -> None:
        for n in range(2):
            with against("Najja 1.0") as t:
                t.runner.use("Najja 1.0")
                t.runner.act("subroutine", number=n)
                assert t.runner.clicks == 2
                assert not got_in(t)
        with against("Najja 1.0") as t:
            for n in range(2):
                t.runner.use("Najja 1.0")
                if n == 0:
                    t.runner.act("subroutine", number=0)
            assert t.runner.clicks == 1
            assert got_in(t)


class TestAimor:
    def test_it_takes_three_cards_of_the_stack_with_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Aimor", "HQ", rezzed=True)
            t.runner.deck("Corroder", "Datasucker", "Clone Chip", "Kati Jones")
            t.runner.run("HQ")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Clone Chip", "Datasucker", "Kati Jones"]
            assert t.corp.titles("discard") == ["Aimor"]
            assert top(t, RUNNER) == ["Corroder"]


def test_envelope_does_net_damage_and_ends_the_run() -> None:
    with against("Envelope") as t:
        assert not got_in(t)
        assert damage(t) == [("net", 1)]


class TestMganga:
    @pytest.mark.parametrize("different", [True, False])
    def test_it_does_more_damage_if_the_amounts_differ_and_is_trashed_either_way(self, different: bool) -> None:
        with against("Mganga", corp=2, credits=2) as t:
            t.corp.number(2)
            t.runner.number(0 if different else 2)
            assert got_in(t)
            assert damage(t) == [("net", 2 if different else 1)]
            assert t.corp.titles("discard") == ["Mganga"]


class TestSadaka:
    def _meets(self, *hand: str) -> Table:
        t = Table("runner")
        t.corp.put("Sadaka", "HQ", rezzed=True)
        t.corp.deck("Enigma", "Ice Wall", "Vanilla").hand(*hand)
        for title in ("Kati Jones", "Corroder"):
            t.runner.put(title)
        t.runner.run("HQ")
        return t

    def test_three_cards_are_put_in_order_and_one_is_drawn(self) -> None:
        with self._meets() as t:
            t.corp.mode("Arrange")
            t.corp.pick("Enigma", "Vanilla")
            t.corp.yes()
            t.corp.no()
            t.finish_run()
            assert t.corp.titles("hand") == ["Enigma"]
            assert top(t, CORP, 2) == ["Vanilla", "Ice Wall"]
            assert t.happened("shuffled") == 0

    def test_or_rnd_is_shuffled_and_nothing_drawn(self) -> None:
        with self._meets() as t:
            t.corp.mode("Shuffle")
            t.corp.no()
            t.finish_run()
            assert who(t, "shuffled") == [CORP]
            assert t.happened("drawn") == 0
            assert t.corp.titles("discard") == ["Sadaka"]

    def test_a_card_from_hq_buys_a_resource(self) -> None:
        with self._meets("PAD Campaign", "Hedge Fund") as t:
            t.corp.mode("Shuffle")
            t.corp.no()
            t.corp.yes()
            t.corp.pick("PAD Campaign")
            t.finish_run()
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert t.corp.titles("discard") == ["PAD Campaign", "Sadaka"]
            assert t.card("Corroder").installed

    def test_it_is_trashed_even_if_no_card_was(self) -> None:
        with self._meets("PAD Campaign") as t:
            t.corp.mode("Shuffle")
            t.corp.no()
            t.corp.no()
            t.finish_run()
            assert t.runner.titles("discard") == []
            assert t.corp.titles("discard") == ["Sadaka"]


class TestEndlessEULA:
    def test_six_credits_lead_through_and_five_do_not(self) -> None:
        with against("Endless EULA", credits=6) as t:
            for _ in range(6):
                t.runner.yes()
            assert got_in(t)
            assert t.runner.credits == 0
        with against("Endless EULA", credits=5) as t:
            for _ in range(5):
                t.runner.yes()
            assert not got_in(t)

    @pytest.mark.parametrize("at", range(6))
    def test_each_ends_the_run_if_it_is_not_paid(self, at: int) -> None:
        with against("Endless EULA", credits=6) as t:
            for _ in range(at):
                t.runner.yes()
            t.runner.no()
            assert not got_in(t)
            assert t.runner.credits == 6 - at


def test_sandman_returns_two_installed_cards_of_the_runner() -> None:
    with against("Sandman", "Corroder", "Kati Jones", "Clone Chip", also="Vanilla", hand=0) as t:
        assert not t.corp.can("pick", "Vanilla")
        t.corp.pick("Kati Jones")
        t.corp.pick("Corroder")
        assert got_in(t)
        assert t.runner.titles("hand") == ["Corroder", "Kati Jones"]


class TestMasvingo:
    def test_it_has_a_subroutine_for_each_token_and_comes_with_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Masvingo", "HQ", tokens={"advancement": 1})
            t.corp.put("Ice Wall", "R&D")
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.corp.rez("Masvingo")
            encounter(t)
            assert t.card("Masvingo").tokens("advancement") == 2
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder", 0)
            assert not got_in(t)
            assert t.happened("subroutine") == 1
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            assert not got_in(t)
            assert t.card("Ice Wall").tokens("advancement") == 0
            assert t.card("Masvingo").tokens("advancement") == 2

    def test_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Masvingo", "HQ", rezzed=True)
            t.corp.advance("Masvingo")
            assert t.card("Masvingo").tokens("advancement") == 1

    def test_one_token_is_one_subroutine(self) -> None:
        with against("Masvingo", "Corroder", tokens={"advancement": 1}, credits=9) as t:
            encounter(t)
            t.runner.use("Corroder", "strength")
            break_once(t, "Corroder")
            assert got_in(t)

    def test_without_tokens_it_stops_nobody(self) -> None:
        with against("Masvingo") as t:
            assert got_in(t)


class TestOduduwa:
    def test_each_encounter_adds_a_token_and_lets_the_corp_place_as_many_elsewhere(self) -> None:
        with Table("runner") as t:
            t.corp.put("Oduduwa", "HQ", rezzed=True, tokens={"advancement": 2})
            t.corp.put("Vanilla", "R&D")
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("HQ")
            t.corp.yes()
            assert not t.corp.can("pick", "Oduduwa")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Vanilla")
            assert not got_in(t)
            assert t.card("Oduduwa").tokens("advancement") == 3
            assert t.card("Vanilla").tokens("advancement") == 3

    def test_the_corp_may_leave_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Oduduwa", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D")
            t.runner.run("HQ")
            t.corp.no()
            assert not got_in(t)
            assert t.happened("tokens placed") == 1

    def test_both_subroutines_end_the_run(self) -> None:
        for n in range(2):
            with against("Oduduwa", "Gordian Blade", credits=20) as t:
                encounter(t)
                for _ in range(3):
                    t.runner.use("Gordian Blade", "strength")
                t.runner.break_subroutines("Gordian Blade", n)
                assert not got_in(t)
                assert result(t) == "unsuccessful"


class TestNextSapphire:
    def _meets(self, others: int) -> Table:
        t = Table("runner")
        t.corp.put("NEXT Sapphire", "HQ", rezzed=True)
        t.corp.put("NEXT Opal", "R&D")
        t.corp.put("Vanilla", "Archives", rezzed=True)
        for _ in range(others):
            t.corp.put("NEXT Opal", "Archives", rezzed=True)
        t.corp.discard("Enigma", "Ice Wall", "PAD Campaign").hand("Hedge Fund", "Vanilla", "Adonis Campaign")
        t.runner.run("HQ")
        return t

    def test_it_counts_all_rezzed_next_ice_and_itself(self) -> None:
        with self._meets(1) as t:
            assert not t.corp.can("number", number=3)
            t.corp.number(2)
            for title in ("Enigma", "Ice Wall", "Hedge Fund", "Vanilla"):
                t.corp.act("pick", title)  # two each, and no question whether that is all
            t.finish_run()
            assert t.happened("drawn") == 2
            assert t.corp.titles("discard") == ["PAD Campaign"]
            assert t.happened("shuffled in") == 2
            assert len(t.corp.titles("hand")) == 3 + 2 + 2 - 2

    def test_all_of_it_is_up_to(self) -> None:
        with self._meets(0) as t:
            assert not t.corp.can("number", number=2)
            t.corp.number(0)
            t.corp.pick()
            t.corp.pick()
            t.finish_run()
            assert (t.happened("drawn"), t.happened("shuffled in")) == (0, 0)
            assert len(t.corp.titles("discard")) == 3


class TestNightdancer:
    def test_each_subroutine_takes_a_click_and_gives_one_for_the_next_turn(self) -> None:
        with against("Nightdancer") as t:
            assert got_in(t)
            assert t.runner.clicks == 1
            t.end_turn()
            assert t.corp.clicks == 5
            t.end_turn()
            t.end_turn()
            assert t.corp.clicks == 3

    @pytest.mark.parametrize("n", [0, 1])
    def test_the_corp_has_it_even_if_there_was_no_click_to_lose(self, n: int) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Nightdancer", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "strength")
            t.runner.use("Gordian Blade", "strength")
            t.runner.break_subroutines("Gordian Blade", n)
            assert got_in(t)  # and with it the Runner's turn is over
            t.end_turn()
            assert t.corp.clicks == 4


class TestMlinzi:
    @pytest.mark.parametrize("at", range(3))
    def test_each_takes_cards_of_the_stack_or_does_net_damage(self, at: int) -> None:
        with against("Mlinzi") as t:
            for n in range(3):
                if n == at:
                    t.runner.yes()
                else:
                    t.runner.no()
            assert got_in(t)
            assert damage(t) == [("net", n + 1) for n in range(3) if n != at]
            assert len(t.runner.titles("deck")) == 12 - (at + 2)
            assert who(t, "trashed")[:1] == ([RUNNER] if at == 0 else [CORP])

    @pytest.mark.rule("1.15.1")
    def test_a_stack_that_is_too_small_cannot_pay(self) -> None:
        with Table("runner", deck=3) as t:
            t.corp.put("Mlinzi", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.runner.no()
            t.runner.no()  # the third is not asked
            assert t.outcome is not None
            assert damage(t) == [("net", 1), ("net", 2), ("net", 3)]

    def test_the_topmost_are_the_ones_that_go(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mlinzi", "HQ", rezzed=True)
            t.runner.deck("Corroder", "Kati Jones", "Clone Chip").hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.no()
            t.runner.no()
            assert got_in(t)
            assert "Clone Chip" in t.runner.titles("discard")
            assert "Kati Jones" in t.runner.titles("discard")
            assert top(t, RUNNER) == ["Corroder"]


class TestJua:
    def test_for_the_rest_of_the_turn_the_runner_installs_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Jua", "HQ", rezzed=True)
            t.runner.hand("Corroder", "Kati Jones").set(credits=9)
            assert t.runner.can("install", "Corroder")
            t.runner.run("HQ")
            assert got_in(t)
            assert not t.runner.can("install", "Corroder")
            t.end_turn()
            t.end_turn()
            assert t.runner.can("install", "Corroder")

    def test_the_corp_still_installs(self) -> None:
        with Table("runner") as t:
            t.corp.put("Drafter", "HQ", rezzed=True)
            t.corp.put("Jua", "HQ", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.finish_run()
            assert t.card("PAD Campaign").server == "Server 1"

    def test_of_two_cards_the_corp_names_the_runner_puts_one_on_the_stack(self) -> None:
        with against("Jua", "Corroder", "Kati Jones", "Clone Chip", also="Vanilla") as t:
            assert not t.corp.can("pick", "Vanilla")
            t.corp.pick("Corroder", "Clone Chip")
            assert not t.runner.can("pick", "Kati Jones")
            t.runner.pick("Clone Chip")
            assert got_in(t)
            assert top(t, RUNNER) == ["Clone Chip"]
            assert t.card("Corroder").installed
            assert who(t, "added to deck") == [RUNNER]

    def test_with_one_card_there_are_no_two_to_name(self) -> None:
        with against("Jua", "Corroder", also="Vanilla") as t:
            assert got_in(t)
            assert t.card("Corroder").installed

    def test_two_are_enough_and_other_ice_forbids_nothing(self) -> None:
        with against("Jua", "Corroder", "Kati Jones", hand=0, credits=9, run=False) as t:
            t.corp.put("Pop-up Window", "R&D")
            t.runner.hand("Clone Chip")
            t.runner.run("R&D")
            t.corp.rez("Pop-up Window")
            t.runner.yes()
            assert got_in(t)
            assert t.runner.can("install", "Clone Chip")
            t.runner.run("HQ")
            t.corp.act("pick", "Corroder")  # and with it the only other one
            t.runner.pick("Corroder")
            assert got_in(t)
            assert top(t, RUNNER) == ["Corroder"]


class TestSurveyor:
    @pytest.mark.parametrize("others", [0, 2])
    def test_everything_about_it_is_twice_the_ice_on_its_server(self, others: int) -> None:
        for caught in (0, 1):
            with Table("runner") as t:
                for _ in range(others):
                    t.corp.put("Pop-up Window", "HQ")
                t.corp.put("Surveyor", "HQ", rezzed=True)
                t.corp.put("Vanilla", "R&D", rezzed=True)
                t.corp.set(credits=0)
                t.runner.set(credits=20)
                x = 2 * (1 + others)
                assert t.card("Surveyor").strength == x
                assert t.card("Vanilla").strength == 0
                t.runner.run("HQ")
                for n in range(2):
                    t.runner.number(x - 1 if n == caught else x)
                assert got_in(t) == (caught == 0)
                assert t.state.tags == (2 if caught == 0 else 0)
