"""What resources of the SanSan cycle do, continued."""

from __future__ import annotations

import pytest
from tests.verbs import damage, strike, told, top

from sneakdoor.cards.vocabulary import (
    BRAIN,
    ICE,
    MEAT,
    NET,
    InstallOnly,
    Is,
    program,
)
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table

LIMPET = program("Limpet", "shaper", InstallOnly(Is((ICE,), rezzed=True)), cost=0, memory=1)


class TestRolodex:
    def test_five_cards_are_put_in_order(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Sure Gamble", "Mimic", "Corroder", "Diesel", "Datasucker", "Parasite").hand("Rolodex")
            t.runner.install("Rolodex")
            t.runner.pick("Mimic", "Corroder", "Diesel", "Datasucker")
            t.settle()
            assert top(t, 1, 6) == ["Mimic", "Corroder", "Diesel", "Datasucker", "Parasite", "Sure Gamble"]

    def test_trashed_it_takes_three_cards_with_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Rolodex")
            t.runner.deck("Sure Gamble", "Mimic", "Corroder", "Diesel").set(tags=1)
            t.corp.act("trash resource", "Rolodex")
            assert sorted(t.runner.titles("discard")) == ["Corroder", "Diesel", "Mimic", "Rolodex"]

    def test_other_cards_may_come_and_go(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rolodex")
            t.runner.put("Sports Hopper")
            t.runner.hand("Corroder")
            t.runner.use("Sports Hopper")
            t.runner.install("Corroder")
            assert t.runner.titles("discard") == ["Sports Hopper"]
            assert t.happened("arranged") == 0

    def test_from_the_grip_it_takes_none(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.hand("Rolodex")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert t.runner.titles("discard") == ["Rolodex"]


def test_beach_party_is_five_cards_for_a_click() -> None:
    with Table("corp") as t:
        t.runner.put("Beach Party")
        assert t.runner.hand_size == 10
        assert t.corp.hand_size == 5
        t.end_turn()
        assert t.runner.clicks == 3


class TestPaparazzi:
    @pytest.mark.rule("10.5.2")
    def test_the_runner_is_tagged_without_a_tag(self) -> None:
        with Table("corp") as t:
            t.runner.put("Paparazzi")
            t.corp.hand("Scorched Earth", "Observe and Destroy").set(credits=10)
            assert t.state.tags == 0
            assert t.corp.can("play", "Scorched Earth")
            assert not t.corp.can("play", "Observe and Destroy")  # there is no tag to remove
            t.corp.act("trash resource", "Paparazzi")
            assert not t.corp.can("play", "Scorched Earth")

    @pytest.mark.parametrize("kind", [NET, BRAIN])
    def test_no_meat_damage_is_suffered_but_other_damage_is(self, kind: DamageKind) -> None:
        with Table("corp", cards=(strike(1, kind),)) as t:
            t.runner.put("Paparazzi")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.hand("Scorched Earth", "Strike").set(credits=10)
            t.corp.play("Scorched Earth")
            assert damage(t) == []
            t.corp.play("Strike")
            assert damage(t) == [(kind, 1)]

    def test_there_is_no_tag_to_remove(self) -> None:
        with Table("runner") as t:
            t.runner.put("Paparazzi")
            assert not t.runner.can("remove tag")

    def test_cards_that_look_for_a_tagged_runner_find_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Zona Sul Shipping")
            t.runner.put("Rachel Beckman")
            t.runner.hand("Paparazzi")
            t.runner.install("Paparazzi")
            t.settle()
            if t.runner.can("trigger", "Rachel Beckman"):
                t.runner.trigger("Rachel Beckman")
                t.settle()
            assert sorted(t.runner.titles("discard")) == ["Rachel Beckman", "Zona Sul Shipping"]

    def test_data_leak_reversal_works(self) -> None:
        with Table("runner") as t:
            t.runner.put("Data Leak Reversal")
            assert not t.runner.can("use", "Data Leak Reversal")
            t.runner.put("Paparazzi")
            t.runner.use("Data Leak Reversal")
            assert len(t.corp.titles("discard")) == 1


class TestSymmetricalVisage:
    def test_the_first_card_drawn_for_a_click_each_turn_brings_a_credit(self) -> None:
        with Table("runner") as t:
            t.runner.put("Symmetrical Visage")
            t.runner.hand("Diesel")
            t.runner.play("Diesel")
            assert t.runner.credits == 5  # not by a card
            t.runner.act("draw")
            assert t.runner.credits == 6
            t.runner.act("draw")
            assert t.runner.credits == 6

    def test_draws_of_the_corp_do_not_count(self) -> None:
        with Table("corp") as t:
            t.runner.put("Symmetrical Visage")
            t.corp.act("draw")
            assert t.runner.credits == 5


class TestFanSite:
    def test_it_becomes_an_agenda_without_points_when_the_corp_scores(self) -> None:
        with Table("corp") as t:
            t.runner.put("Fan Site")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert t.runner.titles("score") == ["Fan Site"]
            assert t.runner.score == 0

    def test_stolen_agendas_leave_it_alone(self) -> None:
        with Table("runner") as t:
            site = t.runner.put("Fan Site")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert site.installed

    def test_data_dealer_takes_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Fan Site")
            t.runner.put("Data Dealer")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.end_turn()
            t.runner.use("Data Dealer")
            t.settle()
            assert t.runner.credits == 14
            assert t.runner.titles("score") == []


class TestGeneConditioningShoppe:
    @pytest.mark.rule("9.6.2c")
    def test_genetics_work_twice_each_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gene Conditioning Shoppe")
            t.runner.put("Symmetrical Visage")
            for have in (6, 7, 7):
                t.runner.act("draw")
                assert t.runner.credits == have

    def test_a_second_shop_does_not_make_a_third_time(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gene Conditioning Shoppe")
            t.runner.put("Gene Conditioning Shoppe")
            t.runner.put("Symmetrical Visage")
            for have in (6, 7, 7):
                t.runner.act("draw")
                assert t.runner.credits == have

    def test_other_cards_work_once(self) -> None:
        with Table("runner", runner="Gabriel Santiago: Consummate Professional") as t:
            t.runner.put("Gene Conditioning Shoppe")
            for have in (7, 7):
                t.runner.run("HQ")
                t.finish_run()
                assert t.runner.credits == have

    def test_a_shop_that_comes_between_makes_the_second_time_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Symmetrical Visage")
            t.runner.act("draw")
            t.runner.hand("Gene Conditioning Shoppe").set(credits=5)
            t.runner.install("Gene Conditioning Shoppe")
            t.runner.act("draw")
            assert t.runner.credits == 3 + 1


class TestLondonLibrary:
    def test_a_program_comes_for_nothing_and_goes_as_the_turn_ends(self) -> None:
        with Table("runner") as t:
            library = t.runner.put("London Library")
            t.runner.hand("Gordian Blade").set(credits=0)
            t.runner.use("London Library", "Install")
            t.settle()
            blade = t.card("Gordian Blade")
            assert t.state.things[blade.cid].host == library.cid
            assert t.runner.memory[0] == 1
            assert (t.runner.credits, t.runner.clicks) == (0, 3)
            t.end_turn()
            assert blade.zone == "the heap"

    def test_no_virus_and_nothing_but_programs(self) -> None:
        with Table("runner") as t:
            t.runner.put("London Library")
            t.runner.hand("Datasucker", "Plascrete Carapace")
            assert not t.runner.can("use", "London Library")

    @pytest.mark.rule("1.12.5c")
    def test_no_program_that_wants_another_host(self) -> None:
        with Table("runner", cards=(LIMPET,)) as t:
            t.runner.put("London Library")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Limpet")
            assert not t.runner.can("use", "London Library")
            assert t.runner.can("install", "Limpet")

    def test_a_program_may_go_back_to_the_grip(self) -> None:
        with Table("runner") as t:
            library = t.runner.put("London Library")
            t.runner.put("Corroder", on=library)
            t.runner.put("Mimic")
            t.runner.use("London Library", "Add")
            t.settle()
            assert t.runner.titles("hand") == ["Corroder"]
            assert t.runner.clicks == 3
            t.end_turn()
            assert t.card("Mimic").installed

    def test_without_a_program_there_none_goes_back(self) -> None:
        with Table("runner") as t:
            t.runner.put("London Library")
            t.runner.put("Mimic")
            assert not t.runner.can("use", "London Library")

    @pytest.mark.rule("1.12.5b")
    def test_programs_installed_otherwise_do_not_go_there(self) -> None:
        with Table("runner") as t:
            t.runner.put("London Library")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert t.state.things[t.card("Corroder").cid].host == -1


class TestSyntheticBlood:
    def test_the_first_damage_each_turn_is_a_card(self) -> None:
        with Table("corp", cards=(strike(2, NET),)) as t:
            t.runner.put("Synthetic Blood")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike", "Strike")
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 4
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 2

    @pytest.mark.parametrize("kind", [MEAT, BRAIN])
    def test_whatever_the_damage_is(self, kind: DamageKind) -> None:
        with Table("corp", cards=(strike(1, kind),)) as t:
            t.runner.put("Synthetic Blood")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 1

    def test_prevented_damage_was_not_suffered(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.put("Synthetic Blood")
            t.runner.put("Paparazzi")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert t.runner.titles("hand") == []


class TestTysonObservatory:
    def test_two_clicks_find_hardware(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tyson Observatory")
            t.runner.deck("Corroder", "Plascrete Carapace", "Mimic")
            t.runner.use("Tyson Observatory")
            t.runner.pick("Plascrete Carapace")
            t.settle()
            assert t.runner.titles("hand") == ["Plascrete Carapace"]
            assert t.runner.clicks == 2
            assert t.happened("shuffled") == 1
            assert "Plascrete Carapace" in told(t, 0)

    def test_nothing_else_is_found(self) -> None:
        with Table("runner", clicks=2) as t:
            t.runner.put("Tyson Observatory")
            t.runner.deck("Corroder", "Mimic")
            t.runner.use("Tyson Observatory")
            t.settle()
            assert t.runner.titles("hand") == []

    def test_one_click_is_not_enough(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Tyson Observatory")
            t.runner.deck("Plascrete Carapace")
            assert not t.runner.can("use", "Tyson Observatory")
