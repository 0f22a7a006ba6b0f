"""What events of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, top, who

from sneakdoor.cards.vocabulary import RND, AccessServer, Credits, ExtraCost, On, resource, upgrade, when
from sneakdoor.testing import Table


class TestIsolation:
    def test_a_resource_is_the_price_of_seven_credits(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.hand("Isolation")
            t.runner.play("Isolation")
            t.settle()
            assert t.zone("Armitage Codebusting") == "the heap"
            assert t.runner.credits == 5 - 2 + 7

    def test_without_a_resource_it_cannot_be_played(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Isolation")
            assert not t.runner.can("play", "Isolation")


class TestMoshing:
    def test_three_cards_from_the_grip_make_three_cards_and_three_credits(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Moshing", "Corroder", "Diesel", "Sure Gamble", "Easy Mark")
            t.runner.play("Moshing")
            t.runner.pick("Corroder", "Diesel", "Sure Gamble")
            t.settle()
            assert {"Corroder", "Diesel", "Sure Gamble", "Moshing"} == set(t.runner.titles("discard"))
            assert len(t.runner.titles("hand")) == 1 + 3
            assert t.runner.credits == 8

    def test_it_is_none_of_the_three_itself(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Moshing", "Corroder", "Diesel")
            assert not t.runner.can("play", "Moshing")


class TestBlueberryDiesel:
    def test_one_of_two_may_sink_before_two_are_drawn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark", "Sure Gamble")
            t.runner.hand("Blueberry!™ Diesel")
            first = top(t, 1, 4)
            t.runner.play("Blueberry!™ Diesel")
            t.runner.pick(first[0])
            t.settle()
            assert t.runner.titles("hand") == first[1:3] or set(t.runner.titles("hand")) == set(first[1:3])
            assert t.state.card(t.state.deck[1][0]).title == first[0]

    def test_both_may_stay(self) -> None:
        with Table(turn="runner") as t:
            t.runner.deck("Corroder", "Diesel", "Easy Mark")
            t.runner.hand("Blueberry!™ Diesel")
            first = top(t, 1, 2)
            t.runner.play("Blueberry!™ Diesel")
            t.runner.act("done")
            t.settle()
            assert set(t.runner.titles("hand")) == set(first)


class TestSpecWork:
    def test_a_program_is_the_price_of_credits_and_cards(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Spec Work")
            t.runner.play("Spec Work")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.runner.credits == 5 - 1 + 4
            assert len(t.runner.titles("hand")) == 2

    def test_without_a_program_it_cannot_be_played(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.hand("Spec Work")
            assert not t.runner.can("play", "Spec Work")


class TestBravado:
    def test_six_credits_and_one_for_each_piece_of_ice_passed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.runner.hand("Bravado")
            t.runner.play("Bravado")
            t.finish_run()
            assert t.runner.credits == 5 - 3 + 6 + 2

    def test_an_unsuccessful_run_pays_as_well(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.hand("Bravado")
            t.runner.play("Bravado")
            t.finish_run()
            assert t.runner.credits == 2 + 6 + 1

    def test_ice_that_has_gone_since_was_passed_all_the_same(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0)
            t.corp.put("Wall of Static", "HQ")
            t.corp.put("Enigma", "HQ")
            t.runner.put("False Echo")
            t.runner.hand("Bravado")
            t.runner.play("Bravado")
            t.runner.trigger("False Echo")  # at the outer one, which the Corp cannot rez
            t.finish_run()
            assert "Enigma" in t.corp.titles("hand")
            assert t.runner.credits == 5 - 3 + 6 + 2

    def test_servers_without_ice_are_not_for_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Bravado")
            assert not t.runner.can("play", "Bravado")


class TestRejig:
    def test_what_comes_back_pays_for_what_is_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus")
            t.runner.hand("Rejig", "Gordian Blade")
            t.runner.set(credits=0)
            t.runner.play("Rejig")
            t.runner.pick("Gordian Blade")
            t.settle()
            assert t.card("Gordian Blade").installed
            assert t.runner.titles("hand") == ["Magnum Opus"]
            assert t.runner.credits == 0

    def test_the_install_may_be_left(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Plascrete Carapace")
            t.runner.hand("Rejig")
            t.runner.play("Rejig")
            t.runner.pick()
            t.settle()
            assert t.runner.titles("hand") == ["Plascrete Carapace"]

    def test_resources_are_not_for_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.hand("Rejig")
            assert not t.runner.can("play", "Rejig")


class TestInTheGroove:
    def test_each_install_of_a_card_that_costs_something_gives_a_card_or_a_credit(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("In the Groove", "Corroder", "Access to Globalsec")
            t.runner.play("In the Groove")
            t.runner.install("Corroder")
            t.runner.mode("Gain")
            t.settle()
            assert t.runner.credits == 4
            t.runner.install("Access to Globalsec")
            t.runner.mode("Draw")
            t.settle()
            assert t.happened("drawn") == 1

    @pytest.mark.both
    def test_a_card_that_costs_nothing_gives_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("In the Groove", "Fall Guy")
            t.runner.play("In the Groove")
            t.runner.install("Fall Guy")
            t.settle()
            assert t.runner.credits == 5
            assert t.happened("drawn") == 0

    def test_it_is_over_with_the_turn(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("In the Groove", "Corroder")
            t.runner.play("In the Groove")
            t.end_turn()
            t.end_turn()
            before = t.runner.credits
            t.runner.install("Corroder")
            t.settle()
            assert t.runner.credits == before - 2


class TestDirectAccess:
    def test_the_runners_identity_is_blank_while_it_resolves(self) -> None:
        with Table(turn="runner", runner="Gabriel Santiago: Consummate Professional") as t:
            t.runner.hand("Direct Access")
            t.runner.play("Direct Access")
            t.runner.act("server", server="HQ")
            t.runner.decline()
            t.settle()
            assert t.happened("successful run") == 1
            assert t.runner.credits == 4
            assert t.zone("Direct Access") == "the heap"

    def test_so_is_the_corps(self) -> None:
        with Table(turn="runner", corp="NBN: Making News") as t:
            t.corp.set(credits=0)
            t.corp.put("Ash 2X3ZB9CY", "HQ", rezzed=True)
            t.runner.hand("Direct Access")
            t.runner.play("Direct Access")
            t.runner.act("server", server="HQ")
            assert not t.corp.can("number", number=1)
            t.runner.number(0)
            t.runner.act("go on")
            t.runner.pass_()
            t.settle()

    def test_as_the_run_ends_it_may_be_shuffled_into_the_stack(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Direct Access")
            t.runner.play("Direct Access")
            t.runner.act("server", server="Archives")
            t.runner.accept()
            t.settle()
            assert t.zone("Direct Access") == "the stack"


class TestHarmonyARTherapy:
    def test_up_to_five_cards_with_different_names_go_into_the_stack(self) -> None:
        with Table(turn="runner") as t:
            t.runner.discard("Diesel", "Diesel", "Corroder", "Easy Mark", "Inject", "Ninja", "Legwork")
            t.runner.hand("Harmony AR Therapy")
            t.runner.play("Harmony AR Therapy")
            t.runner.pick("Diesel", "Corroder", "Easy Mark", "Inject", "Ninja")
            t.settle()
            assert sorted(t.runner.titles("discard")) == ["Diesel", "Legwork"]
            assert t.happened("shuffled in") == 5
            assert t.zone("Harmony AR Therapy") == "removed"

    def test_fewer_will_do(self) -> None:
        with Table(turn="runner") as t:
            t.runner.discard("Diesel", "Corroder")
            t.runner.hand("Harmony AR Therapy")
            t.runner.play("Harmony AR Therapy")
            t.runner.pick("Diesel")
            t.settle()
            assert t.runner.titles("discard") == ["Corroder"]

    def test_it_can_be_played_with_an_empty_heap(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Harmony AR Therapy")
            t.runner.play("Harmony AR Therapy")
            t.settle()
            assert t.zone("Harmony AR Therapy") == "removed"


class TestAlwaysHaveABackupPlan:
    def test_after_an_unsuccessful_run_the_ice_that_stopped_it_is_bypassed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.hand("Always Have a Backup Plan")
            t.runner.play("Always Have a Backup Plan")
            t.runner.act("server", server="HQ")
            t.runner.accept()
            t.finish_run()
            assert t.happened("run begins") == 2
            assert t.happened("bypassed") == 1
            assert t.happened("successful run") == 1
            assert t.runner.clicks == 3

    def test_only_the_ice_encountered_last_is_bypassed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.set(credits=10)
            t.runner.hand("Always Have a Backup Plan")
            t.runner.play("Always Have a Backup Plan")
            t.runner.act("server", server="HQ")
            t.runner.break_subroutines("Gordian Blade", 0, 1)
            t.runner.accept()
            t.finish_run()
            assert t.happened("bypassed") == 0
            assert t.happened("successful run") == 0

    def test_a_successful_run_is_not_followed_by_another(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Always Have a Backup Plan")
            t.runner.play("Always Have a Backup Plan")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.happened("run begins") == 1

    def test_it_may_be_left_at_one(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.hand("Always Have a Backup Plan")
            t.runner.play("Always Have a Backup Plan")
            t.runner.act("server", server="HQ")
            t.runner.decline()
            t.settle()
            assert t.happened("run begins") == 1

    @pytest.mark.rule("1.15.9")
    def test_additional_costs_are_not_paid_a_second_time(self) -> None:
        toll = upgrade("Toll", "neutral_corp", ExtraCost("run", (Credits(1),), here=True), cost=0, trash=1)
        with Table(turn="runner", cards=(toll,)) as t:
            t.corp.put("Toll", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.set(credits=3).hand("Always Have a Backup Plan")
            t.runner.play("Always Have a Backup Plan")
            t.runner.act("server", server="HQ")
            t.runner.yes()
            assert t.runner.credits == 0
            t.runner.accept()
            t.finish_run()
            assert t.happened("run begins") == 2
            assert t.runner.credits == 0


class TestKhusyuk:
    def test_cards_of_a_cost_show_cards_of_which_one_is_accessed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Hostile Takeover", "Ice Wall", "Enigma", "Hedge Fund")
            t.runner.put("Corroder")
            t.runner.put("Access to Globalsec")
            t.runner.put("Armitage Codebusting", tokens={"credit": 2})
            t.runner.hand("Khusyuk")
            first = top(t, 0, 2)
            t.runner.play("Khusyuk")
            assert not t.runner.can("number", number=0)
            t.runner.number(1)
            t.runner.pick(first[1])
            t.finish_run()
            assert t.happened("revealed") == 2
            assert accessed(t) == [first[1]]
            assert t.happened("shuffled") == 1

    def test_no_more_than_six_are_shown(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck(*["Ice Wall"] * 8)
            for _ in range(8):
                t.runner.put("Access to Globalsec")
            t.runner.hand("Khusyuk")
            t.runner.play("Khusyuk")
            t.runner.number(1)
            t.runner.act("pick")
            t.finish_run()
            assert t.happened("revealed") == 6
            assert len(accessed(t)) == 1

    def test_a_number_that_nothing_costs_shows_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Khusyuk")
            t.runner.play("Khusyuk")
            t.runner.number(5)
            t.finish_run()
            assert t.happened("revealed") == 0
            assert accessed(t) == []

    def test_no_other_card_of_rnd_is_accessed_in_that_run(self) -> None:
        late = resource("Late", "neutral_runner", when(On("shuffled"), AccessServer(RND)), cost=0)
        with Table(turn="runner", cards=(late,)) as t:
            t.corp.deck("Ice Wall", "Ice Wall")
            t.runner.put("Late")
            t.runner.put("Access to Globalsec")
            t.runner.hand("Khusyuk")
            t.runner.play("Khusyuk")
            t.runner.number(1)
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]
            assert who(t, "shuffled") == [0]
