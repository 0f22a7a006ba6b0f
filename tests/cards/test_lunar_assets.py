"""Assets of the Lunar cycle."""

from __future__ import annotations

import pytest
from tests.verbs import go_on

from sneakdoor.testing import Table


class TestElizasToybox:
    def test_three_clicks_rez_any_card_for_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Eliza's Toybox", "Server 1", rezzed=True)
            t.corp.put("Heimdall 1.0", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Corporate Town", "Server 2")
            t.corp.put("Ash 2X3ZB9CY", "Server 2")
            t.corp.put("Nisei MK II", "Server 3")
            t.corp.use("Eliza's Toybox")
            for title in ("Ice Wall", "Nisei MK II"):
                assert not t.corp.can("pick", title)
            for title in ("Corporate Town", "Ash 2X3ZB9CY"):
                assert t.corp.can("pick", title)
            t.corp.pick("Heimdall 1.0")
            assert (t.card("Heimdall 1.0").rezzed, t.corp.credits, t.corp.clicks) == (True, 5, 0)

    def test_additional_costs_are_ignored_as_well(self) -> None:
        with Table() as t:
            t.corp.put("Eliza's Toybox", "Server 1", rezzed=True)
            t.corp.put("Corporate Town", "Server 2")
            t.corp.use("Eliza's Toybox")
            assert t.card("Corporate Town").rezzed

    def test_what_cannot_be_rezzed_is_no_toy(self) -> None:
        with Table() as t:
            t.corp.put("Eliza's Toybox", "Server 1", rezzed=True)
            t.corp.put("Zealous Judge", "Server 2")
            assert not t.corp.can("use", "Eliza's Toybox")

    def test_two_clicks_are_too_few_and_a_card_must_be_there(self) -> None:
        with Table(clicks=2) as t:
            t.corp.put("Eliza's Toybox", "Server 1", rezzed=True)
            t.corp.put("Heimdall 1.0", "HQ")
            assert not t.corp.can("use", "Eliza's Toybox")
        with Table() as t:
            t.corp.put("Eliza's Toybox", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Eliza's Toybox")


class TestITDepartment:
    def test_a_click_is_a_counter(self) -> None:
        with Table() as t:
            it = t.corp.put("IT Department", "Server 1", rezzed=True)
            t.corp.use("IT Department", "Place")
            assert (it.tokens("power"), t.corp.clicks) == (1, 2)

    @pytest.mark.rule("9.7.2")
    def test_every_use_counts_the_counters_that_are_there_now(self) -> None:
        with Table("runner") as t:
            t.corp.put("IT Department", "Server 1", rezzed=True, tokens={"power": 5})
            ice = t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            for more in (5, 8, 9):  # as in the official FAQ: 1 × 5, 2 × 4, 3 × 3
                t.corp.use("IT Department", "Choose")
                assert ice.strength == 2 + more
            t.finish_run()

    @pytest.mark.rule("9.7.2")
    def test_a_counter_is_strength_for_all_that_are_there(self) -> None:
        with Table("runner") as t:
            it = t.corp.put("IT Department", "Server 1", rezzed=True, tokens={"power": 3})
            ice = t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.corp.use("IT Department", "Choose")
            assert (ice.strength, it.tokens("power")) == (2 + 3, 2)
            t.corp.use("IT Department", "Choose")
            assert (ice.strength, it.tokens("power")) == (2 + 2 + 2, 1)
            t.finish_run()
            assert ice.strength == 6
            t.end_turn()
            assert ice.strength == 2

    def test_the_counter_that_was_spent_counts_when_it_is_gone(self) -> None:
        with Table("runner") as t:
            t.corp.put("IT Department", "Server 1", rezzed=True, tokens={"power": 2})
            ice = t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("Server 1")
            t.corp.use("IT Department", "Choose")
            t.runner.act("trash")
            t.finish_run()
            assert ice.strength == 3

    def test_without_rezzed_ice_or_a_counter_it_is_no_use(self) -> None:
        with Table() as t:
            t.corp.put("IT Department", "Server 1", rezzed=True, tokens={"power": 1})
            t.corp.put("Enigma", "HQ")
            assert not t.corp.can("use", "IT Department", says="Choose")
        with Table() as t:
            t.corp.put("IT Department", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            assert not t.corp.can("use", "IT Department", says="Choose")


class TestTurtlebacks:
    def test_a_new_server_is_a_credit(self) -> None:
        with Table() as t:
            t.corp.put("Turtlebacks", "Server 1", rezzed=True)
            t.corp.hand("PAD Campaign", "Ice Wall", "Ash 2X3ZB9CY")
            t.corp.install("PAD Campaign", "new")
            assert t.corp.credits == 6
            t.corp.install("Ice Wall", "Server 1")
            t.corp.install("Ash 2X3ZB9CY", "HQ")
            assert t.corp.credits == 6

    def test_ice_makes_one_as_well(self) -> None:
        with Table() as t:
            t.corp.put("Turtlebacks", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall").install("Ice Wall", "new")
            assert t.corp.credits == 6

    def test_unrezzed_it_pays_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Turtlebacks", "Server 1")
            t.corp.hand("PAD Campaign").install("PAD Campaign", "new")
            assert t.corp.credits == 5


class TestTheNewsNowHour:
    def test_the_runner_plays_no_current(self) -> None:
        with Table("runner") as t:
            t.corp.put("The News Now Hour", "Server 1", rezzed=True)
            t.runner.hand("Employee Strike", "Sure Gamble")
            assert not t.runner.can("play", "Employee Strike")
            assert t.runner.can("play", "Sure Gamble")

    def test_the_corp_does(self) -> None:
        with Table() as t:
            t.corp.put("The News Now Hour", "Server 1", rezzed=True)
            t.corp.hand("Enforced Curfew")
            assert t.corp.can("play", "Enforced Curfew")

    def test_unrezzed_it_forbids_nothing_and_what_was_played_stays(self) -> None:
        with Table("runner") as t:
            t.corp.put("The News Now Hour", "Server 1")
            t.runner.hand("Employee Strike").play("Employee Strike")
            t.corp.rez("The News Now Hour")
            assert t.card("Employee Strike").thing.active


class TestDocklandsCrackdown:
    def test_two_clicks_are_a_counter(self) -> None:
        with Table() as t:
            docks = t.corp.put("Docklands Crackdown", "Server 1", rezzed=True)
            t.corp.use("Docklands Crackdown")
            assert (docks.tokens("power"), t.corp.clicks) == (1, 1)
            assert not t.corp.can("use", "Docklands Crackdown")

    def test_the_first_install_of_a_turn_costs_so_much_more(self) -> None:
        with Table("runner") as t:
            t.corp.put("Docklands Crackdown", "Server 1", rezzed=True, tokens={"power": 2})
            t.runner.hand("Corroder", "Desperado", "Sure Gamble").set(credits=10)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 14
            t.runner.install("Corroder")
            assert t.runner.credits == 14 - 4
            t.runner.install("Desperado")
            assert t.runner.credits == 10 - 3

    @pytest.mark.both
    def test_each_turn_anew_and_even_if_the_first_card_is_gone(self) -> None:
        with Table("runner") as t:
            t.corp.put("Docklands Crackdown", "Server 1", rezzed=True, tokens={"power": 1})
            t.runner.hand("Fall Guy", "Mimic").set(credits=10)
            t.runner.install("Fall Guy")
            t.runner.use("Fall Guy", "Gain")
            assert t.runner.credits == 11
            t.runner.install("Mimic")
            assert t.runner.credits == 8
            t.end_turn()
            t.end_turn()
            t.runner.set(credits=9).hand("Desperado").install("Desperado")
            assert t.runner.credits == 5

    def test_cards_of_the_corp_cost_what_they_did(self) -> None:
        with Table() as t:
            t.corp.put("Docklands Crackdown", "Server 1", rezzed=True, tokens={"power": 3})
            t.corp.hand("Ice Wall").install("Ice Wall", "HQ")
            assert t.corp.credits == 5

    def test_what_cannot_be_paid_is_not_installed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Docklands Crackdown", "Server 1", rezzed=True, tokens={"power": 4})
            t.runner.hand("Corroder").set(credits=5)
            assert not t.runner.can("install", "Corroder")
            t.runner.set(credits=6)
            assert t.runner.can("install", "Corroder")


class TestShatteredRemains:
    def access(self, tokens: int, money: int = 1) -> Table:
        t = Table("runner")
        t.corp.put("Shattered Remains", "Server 1", tokens={"advancement": tokens})
        t.corp.set(credits=money)
        for title in ("Desperado", "Akamatsu Mem Chip", "Plascrete Carapace"):
            t.runner.put(title)
        t.runner.put("Corroder")
        t.runner.run("Server 1")
        t.settle()
        return t

    def test_a_piece_of_hardware_for_each_token(self) -> None:
        with self.access(2) as t:
            t.corp.accept()
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("Desperado", "Akamatsu Mem Chip")
            t.settle()
            assert (t.runner.titles("discard"), t.corp.credits) == (["Akamatsu Mem Chip", "Desperado"], 0)
            go_on(t)
            t.finish_run()

    def test_nobody_must_pay_and_without_a_credit_nobody_can(self) -> None:
        with self.access(2) as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert (t.runner.titles("discard"), t.corp.credits) == ([], 1)
        with self.access(2, 0) as t:
            go_on(t)
            t.finish_run()
            assert t.runner.titles("discard") == []

    def test_without_tokens_there_is_nothing_to_pay_for(self) -> None:
        with self.access(0) as t:
            go_on(t)
            t.finish_run()
            assert t.corp.credits == 1

    def test_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Shattered Remains", "Server 1")
            t.corp.advance("Shattered Remains")


class TestSealedVault:
    def test_a_credit_buys_a_place_for_the_others(self) -> None:
        with Table() as t:
            vault = t.corp.put("Sealed Vault", "Server 1", rezzed=True)
            t.corp.set(credits=10)
            t.corp.use("Sealed Vault", "Move")
            t.corp.number(7)
            assert (t.corp.credits, vault.tokens("credit"), t.corp.clicks) == (2, 7, 3)
            t.corp.use("Sealed Vault", "Move")
            t.corp.number(1)
            assert (t.corp.credits, vault.tokens("credit")) == (0, 8)
            assert not t.corp.can("use", "Sealed Vault", says="Move")

    def test_any_number_is_any_number(self) -> None:
        with Table() as t:
            vault = t.corp.put("Sealed Vault", "Server 1", rezzed=True)
            t.corp.set(credits=201)
            t.corp.use("Sealed Vault", "Move")
            t.corp.number(200)
            assert vault.tokens("credit") == 200

    def test_a_click_takes_any_number_back(self) -> None:
        with Table() as t:
            vault = t.corp.put("Sealed Vault", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.use("Sealed Vault", "[click]")
            assert t.corp.can("number", number=8)
            t.corp.number(5)
            assert (t.corp.credits, vault.tokens("credit"), t.corp.clicks) == (10, 3, 2)

    def test_trashed_it_gives_them_back_at_any_time(self) -> None:
        with Table("runner") as t:
            t.corp.put("Sealed Vault", "Server 1", rezzed=True, tokens={"credit": 8})
            t.runner.run("Server 1")
            t.corp.use("Sealed Vault", "[trash]")
            t.corp.number(8)
            assert (t.corp.credits, t.zone("Sealed Vault")) == (13, "Archives")
            t.finish_run()

    def test_what_is_in_the_vault_is_not_in_the_pool(self) -> None:
        with Table() as t:
            t.corp.put("Sealed Vault", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.hand("Hedge Fund").set(credits=4)
            assert not t.corp.can("play", "Hedge Fund")

    def test_an_empty_vault_is_not_opened(self) -> None:
        with Table() as t:
            t.corp.put("Sealed Vault", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Sealed Vault", says="[click]")
            assert not t.corp.can("use", "Sealed Vault", says="[trash]")


class TestTheRoot:
    def test_three_credits_each_turn(self) -> None:
        with Table() as t:
            root = t.corp.put("The Root", "Server 1")
            t.corp.set(credits=6).rez("The Root")
            assert (root.tokens("credit"), t.corp.credits) == (3, 0)
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.advance("Hostile Takeover")
            assert root.tokens("credit") == 2
            t.end_turn()
            t.end_turn()
            assert root.tokens("credit") == 3

    def test_they_advance_install_and_rez(self) -> None:
        with Table() as t:
            root = t.corp.put("The Root", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Ice Wall").set(credits=0)
            t.corp.rez("PAD Campaign")
            assert root.tokens("credit") == 1
            t.corp.install("Ice Wall", "HQ")
            t.corp.pick()
            assert root.tokens("credit") == 0

    def test_for_nothing_else(self) -> None:
        with Table() as t:
            t.corp.put("The Root", "Server 1", rezzed=True)
            t.corp.hand("Hedge Fund").set(credits=4)
            assert not t.corp.can("play", "Hedge Fund")
