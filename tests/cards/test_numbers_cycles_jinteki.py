"""The numbers of the Jinteki cards of the cycles: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, facing, got_in, top

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


def test_a_hostile_infrastructure_does_one_net_damage_for_a_card_that_the_runner_trashes() -> None:
    with Table("runner") as t:
        t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("Server 2")
        t.runner.accept()
        t.settle()
        assert damage(t) == [("net", 1)]


def test_it_does_so_for_a_card_of_hq_too() -> None:
    with Table("runner") as t:
        t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
        t.corp.hand("PAD Campaign")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("HQ")
        t.runner.accept()
        t.finish_run()
        assert damage(t) == [("net", 1)]


class TestEmbolus:
    def test_one_credit_is_a_power_counter_when_the_corps_turn_begins(self) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.put("Embolus", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.end_turn()
            assert t.card("Embolus").tokens("power") == 0
            t.end_turn()
            t.corp.accept()
            assert (t.card("Embolus").tokens("power"), t.corp.credits) == (1, 0)

    def test_a_counter_ends_a_run_on_its_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Embolus", "Server 1", rezzed=True, tokens={"power": 2})
            t.runner.run("Server 1")
            t.corp.use("Embolus")
            t.settle()
            assert (t.run, t.happened("successful run")) == (None, 0)
            assert t.card("Embolus").tokens("power") == 1

    def test_no_other_run_is_ended_and_there_must_be_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Embolus", "Server 1", rezzed=True, tokens={"power": 2})
            assert not t.corp.can("use", "Embolus")
            t.runner.run("HQ")
            assert not t.corp.can("use", "Embolus")
            t.finish_run()
            assert t.card("Embolus").tokens("power") == 1  # for the successful run


@pytest.mark.parametrize("n", [4, 5])
def test_a_celebrity_gift_shows_up_to_five_cards_for_two_credits_each(n: int) -> None:
    with Table("corp") as t:
        t.corp.hand("Celebrity Gift", *["PAD Campaign"] * 7)
        t.corp.play("Celebrity Gift")
        for _ in range(n):
            t.corp.act("pick", "PAD Campaign")
        if n < 5:
            t.corp.act("done")
        assert t.corp.credits == 2 + 2 * n


class TestLaCostaGrid:
    def test_a_card_in_its_server_gets_one_advancement_token_when_the_turn_begins(self) -> None:
        with Table("corp") as t:
            t.corp.put("La Costa Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Adonis Campaign", "Server 2")
            t.end_turn()
            assert t.card("PAD Campaign").tokens("advancement") == 0
            t.end_turn()
            assert not t.corp.can("pick", "Adonis Campaign")
            t.corp.pick("PAD Campaign")
            assert t.card("PAD Campaign").tokens("advancement") == 1

    def test_the_grid_itself_is_such_a_card(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("La Costa Grid", "Server 1", rezzed=True)
            t.end_turn()
            t.settle()
            assert t.card("La Costa Grid").tokens("advancement") == 1


def test_a_sand_storm_moves_to_another_server() -> None:
    with Table("runner") as t:
        t.corp.put("Sand Storm", "HQ", rezzed=True)
        t.runner.run("HQ")
        assert not t.corp.can("server", server="HQ")
        t.corp.act("server", server="Archives")
        t.finish_run()
        assert t.zone("Sand Storm") == "Archives"
        assert t.happened("successful run") == 1


def test_chrysalis_does_two_net_damage() -> None:
    with facing("Chrysalis") as t:
        assert got_in(t)
        assert damage(t) == [("net", 2)]


class TestThimblerig:
    def table(self) -> Table:
        t = Table("runner", clicks=1)
        t.corp.put("Thimblerig", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.corp.put("Enigma", "Archives", rezzed=True)
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.end_turn()
        return t

    def test_when_the_corps_turn_begins_it_may_change_places_with_other_ice(self) -> None:
        with self.table() as t:
            t.corp.trigger("Thimblerig")
            assert not t.corp.can("pick", "Thimblerig")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Ice Wall")
            t.settle()
            if t.corp.can("trigger", "PAD Campaign"):
                t.corp.trigger("PAD Campaign")
            places = [t.card(title).server for title in ("Thimblerig", "Ice Wall", "Enigma")]
            assert places == ["R&D", "HQ", "Archives"]

    def test_or_stay(self) -> None:
        with self.table() as t:
            t.corp.trigger("PAD Campaign")
            t.corp.decline()
            assert t.card("Thimblerig").server == "HQ"

    def test_not_in_the_runners_turn(self) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.put("Thimblerig", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.end_turn()
            t.settle()
            assert t.card("Thimblerig").server == "HQ"


def test_after_susanoo_the_runner_may_jack_out_of_later_runs() -> None:
    with Table("runner") as t:
        t.corp.put("Susanoo-no-Mikoto", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.finish_run()
        t.corp.put("Pop-up Window", "R&D", rezzed=True)
        t.runner.run("R&D")
        t.runner.yes()
        t.runner.jack_out()
        t.settle()
        assert t.run is None


def test_mti_mwekundu_installs_ice_once_each_turn() -> None:
    with Table("runner", corp="Mti Mwekundu: Life Improved") as t:
        t.corp.hand("Pup", "Enigma").set(credits=0)
        t.runner.run("HQ")
        t.corp.trigger("Mti Mwekundu: Life Improved")
        t.corp.pick("Pup")
        t.finish_run()
        t.runner.run("R&D")
        t.finish_run()
        assert t.corp.titles("hand") == ["Enigma"]


def test_each_subroutine_of_a_dna_tracker_is_one_net_damage_and_two_credits() -> None:
    with facing("DNA Tracker", credits=9) as t:
        assert got_in(t)
        assert damage(t) == [("net", 1)] * 3
        assert t.runner.credits == 3


class TestToriHanzo:
    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_net_damage_in_a_run_here_becomes_brain_damage(self, server: str) -> None:
        with Table("runner") as t:
            t.corp.put("Tori Hanzō", "HQ", rezzed=True)
            t.corp.put("Neural Katana", server, rezzed=True)
            t.corp.set(credits=2)
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run(server)
            if server == "HQ":
                t.corp.accept()
            t.finish_run()
            assert damage(t) == [("brain", 1) if server == "HQ" else ("net", 3)]
            assert t.corp.credits == (0 if server == "HQ" else 2)

    def test_outside_a_run_it_does_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Tori Hanzō", "HQ", rezzed=True)
            t.corp.put("Ronin", "Server 1", rezzed=True, tokens={"advancement": 4})
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.use("Ronin")
            assert damage(t) == [("net", 3)]


def test_allele_repression_swaps_one_card_for_each_token() -> None:
    with Table("corp") as t:
        t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": 1})
        t.corp.hand("Enigma", "Ice Wall").discard("PAD Campaign", "Snare!")
        t.corp.use("Allele Repression")
        t.corp.act("pick", "Enigma")
        t.corp.act("pick", "Snare!")
        t.settle()
        assert t.corp.titles("hand") == ["Ice Wall", "Snare!"]


def test_a_cortex_lock_does_net_damage_for_each_unused_memory_unit() -> None:
    with Table("runner") as t:
        t.corp.put("Cortex Lock", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("HQ")
        t.finish_run()
        assert damage(t) == [("net", 3)]


class TestShiro:
    def run(self) -> Table:
        t = Table("runner")
        t.corp.deck("Enigma", "PAD Campaign", "Ice Wall", "Snare!")
        t.corp.put("Shiro", "HQ", rezzed=True)
        t.corp.set(credits=1)
        t.runner.run("HQ")
        t.settle()
        return t

    def test_the_corp_puts_the_top_three_cards_in_any_order_and_pays_one_credit(self) -> None:
        with self.run() as t:
            assert not t.corp.can("pick", "Enigma")
            t.corp.act("pick", "PAD Campaign")
            t.corp.act("pick", "Ice Wall")
            t.corp.yes()
            assert got_in(t)
            assert sorted(top(t, CORP, 4)) == ["Enigma", "Ice Wall", "PAD Campaign", "Snare!"]
            assert top(t, CORP, 4) != ["Snare!", "Ice Wall", "PAD Campaign", "Enigma"]
            assert top(t, CORP, 4)[3] == "Enigma"
            assert (t.corp.credits, t.happened("accessed")) == (0, 0)


@pytest.mark.both
def test_ben_musashi_costs_two_net_damage_in_his_own_server_alone() -> None:
    with Table("runner") as t:
        t.corp.put("Ben Musashi", "Server 1", rezzed=True)
        t.corp.put("Hostile Takeover", "Server 2")
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.run("Server 2")
        t.settle()
        assert t.runner.score == 1
        assert damage(t) == []


class TestMushinNoShin:
    def play(self, title: str) -> Table:
        t = Table("corp")
        t.corp.hand("Mushin No Shin", title).set(credits=9)
        t.corp.play("Mushin No Shin")
        t.settle()
        return t

    @pytest.mark.parametrize("title", ["Ash 2X3ZB9CY", "PAD Campaign"])
    def test_a_card_is_installed_with_three_tokens_and_not_rezzed_before_the_next_turn(self, title: str) -> None:
        with self.play(title) as t:
            assert t.card(title).tokens("advancement") == 3
            assert not t.corp.can("rez", title)
            t.end_turn()
            assert not t.corp.can("rez", title)
            t.end_turn()
            t.corp.act("credit")
            t.corp.rez(title)
            assert t.card(title).rezzed

    def test_an_agenda_is_not_scored_in_this_turn(self) -> None:
        with self.play("TGTBT") as t:
            assert not t.corp.can("score", "TGTBT")
            t.end_turn()
            t.end_turn()
            t.corp.act("credit")
            t.corp.score_agenda("TGTBT")
            assert t.corp.score == 1


def test_political_dealings_is_about_agendas_alone() -> None:
    with Table("corp") as t:
        t.corp.put("Political Dealings", "Server 1", rezzed=True)
        t.corp.deck("TGTBT", "PAD Campaign")
        t.corp.act("draw")
        t.settle()
        assert t.corp.titles("hand") == ["PAD Campaign"]
        assert t.happened("looked at") == 1
        t.corp.act("draw")
        t.corp.yes()
        t.corp.destination("new")
        assert t.card("TGTBT").installed
        assert t.happened("looked at") == 2


def test_raman_rai_looks_at_each_card_but_swaps_once_a_turn_and_shows_both() -> None:
    with Table("corp", clicks=4) as t:
        t.corp.put("Raman Rai", "Server 1", rezzed=True)
        t.corp.discard("Enigma", "Ice Wall")
        t.corp.deck("Hunter", "Wall of Static")
        t.corp.act("draw")
        t.corp.yes()
        t.corp.act("pick", "Enigma")
        t.settle()
        assert t.corp.titles("hand") == ["Enigma"]
        assert (t.corp.clicks, t.happened("looked at"), t.happened("revealed")) == (2, 1, 2)
        t.corp.act("draw")
        t.settle()
        assert t.corp.titles("hand") == ["Enigma", "Hunter"]
        assert t.happened("looked at") == 2


class TestAnansi:
    @pytest.mark.both
    def test_its_damage_is_net_damage(self) -> None:
        with Table("runner", deck=12) as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=0)
            t.runner.run("HQ")
            t.settle()
            while t.corp.can("pick", "Hedge Fund"):
                t.corp.act("pick", "Hedge Fund")
            t.corp.no()
            t.finish_run()
            assert damage(t) == [("net", 1), ("net", 3)]

    @pytest.mark.both
    def test_encounters_with_other_ice_are_none_of_its_business(self) -> None:
        with Table("runner") as t:
            t.corp.put("Anansi", "R&D", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == []


def test_both_subroutines_of_an_engram_flush_show_the_runners_hand() -> None:
    with Table("runner") as t:
        t.corp.put("Engram Flush", "HQ", rezzed=True)
        t.runner.put("Gordian Blade")
        t.runner.hand("Sure Gamble", "Corroder").set(credits=20)
        t.runner.run("HQ")
        t.corp.mode("program")
        encounter(t)
        for _ in range(3):
            t.runner.use("Gordian Blade", "strength")
        t.runner.break_subroutines("Gordian Blade", 0)
        t.settle()
        t.corp.accept()
        t.finish_run()
        assert t.runner.titles("discard") == ["Corroder"]


class TestJintekiBiotech:
    def flip(self, clicks: int) -> Table:
        t = Table("corp", corp="Jinteki Biotech: Life Imagined", clicks=clicks)
        t.runner.hand(*["Sure Gamble"] * 3)
        return t

    def test_three_clicks_flip_it(self) -> None:
        with self.flip(2) as t:
            assert not t.corp.can("use", "Jinteki Biotech: Life Imagined")
        with self.flip(3) as t:
            assert t.corp.can("use", "Jinteki Biotech: Life Imagined")
