"""What hardware of the Red Sand cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, trial

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize("title", ["Maw", "Māui", "Daredevil"])
def test_a_console_brings_memory_and_suffers_no_other_console(title: str) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        assert t.runner.memory == (0, 6)
        assert any("console" in one.say() for one in t.state.card(t.cid(title)).abilities)
        t.runner.hand("Desperado").set(credits=9)
        assert not t.runner.can("install", "Desperado")


class TestMaw:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("Maw")
        t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
        return t

    def test_the_first_card_that_is_left_costs_a_card_of_hq(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.finish_run()
            assert (len(t.corp.titles("hand")), t.corp.titles("discard")) == (2, ["Hedge Fund"])
            assert next(one for one in t.state.journal.since(0) if one.kind == "trashed").side == CORP
            t.runner.run("R&D")
            t.finish_run()
            assert len(t.corp.titles("hand")) == 2

    @pytest.mark.rule("7.8.5")
    def test_trashing_or_stealing_it_is_not_leaving_it(self) -> None:
        with self.table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hostile Takeover", "Server 2")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.settle()
            t.runner.run("Server 2")
            t.finish_run()
            assert (t.runner.score, len(t.corp.titles("hand"))) == (1, 3)
            t.runner.run("R&D")  # and was not the first time
            t.finish_run()
            assert len(t.corp.titles("hand")) == 2

    def test_not_from_archives(self) -> None:
        with self.table() as t:
            t.corp.discard("Ice Wall")
            t.runner.run("Archives")
            t.finish_run()
            assert len(t.corp.titles("hand")) == 3

    def test_a_card_removed_from_the_game_or_hosted_was_neither(self) -> None:
        with self.table() as t:
            t.runner.put("Film Critic")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.runner.accept("Film Critic")
            t.finish_run()
            assert (t.runner.score, len(t.corp.titles("hand"))) == (0, 2)


class TestMaui:
    def test_as_many_credits_as_ice_before_hq_for_runs_there(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Enigma", "R&D")
            t.runner.hand("Māui")
            t.runner.set(credits=20)
            t.runner.install("Māui")
            maui = t.card("Māui")
            assert maui.tokens("credit") == 2
            t.runner.put("Corroder")
            encounter(t, "HQ")
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.finish_run()
            assert (maui.tokens("credit"), t.runner.credits) == (1, 15)

    def test_not_for_other_runs(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ")
            maui = t.runner.put("Māui")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "R&D")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert (maui.tokens("credit"), t.runner.credits) == (1, 4)

    @pytest.mark.rule("1.10.5")
    def test_new_ice_counts_when_the_next_turn_begins(self) -> None:
        with Table("corp") as t:
            maui = t.runner.put("Māui")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            assert maui.tokens("credit") == 0
            t.end_turn()
            assert maui.tokens("credit") == 1


class TestRubiconSwitch:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("Rubicon Switch")
        t.runner.put("Corroder")
        t.corp.put("Wall of Static", "HQ")
        t.corp.put("Enigma", "R&D", rezzed=True)
        t.corp.set(credits=20)
        t.runner.run("HQ")
        t.corp.rez("Wall of Static")
        t.finish_run()
        return t

    def test_for_its_printed_cost_ice_rezzed_this_turn_is_derezzed(self) -> None:
        with self.table() as t:
            t.runner.use("Rubicon Switch")
            assert (t.card("Wall of Static").rezzed, t.runner.credits, t.runner.clicks) == (False, 2, 2)
            assert t.card("Enigma").rezzed
            assert t.card("Wall of Static").installed
            assert not t.runner.can("use", "Rubicon Switch")

    @pytest.mark.rule("1.15.3")
    def test_x_is_chosen_among_the_costs_that_there_are(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rubicon Switch")
            t.corp.put("Pop-up Window", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.corp.rez("Pop-up Window")
            t.runner.yes()
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            t.runner.use("Rubicon Switch")
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [0, 1]
            t.runner.number(0)
            assert (t.card("Pop-up Window").rezzed, t.card("Ice Wall").rezzed) == (False, True)

    def test_once_per_turn(self) -> None:
        with Table("runner", clicks=6) as t:
            t.runner.put("Rubicon Switch")
            t.runner.set(credits=20)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            for server, title in (("HQ", "Ice Wall"), ("R&D", "Enigma")):
                t.runner.run(server)
                t.corp.rez(title)
                t.finish_run()
            t.runner.use("Rubicon Switch")
            t.runner.number(1)
            assert not t.runner.can("use", "Rubicon Switch")

    def test_not_ice_of_another_turn_or_without_the_credits(self) -> None:
        with self.table() as t:
            t.runner.set(credits=2)
            assert not t.runner.can("use", "Rubicon Switch")
        with self.table() as t:
            t.end_turn()
            t.end_turn()
            assert not t.runner.can("use", "Rubicon Switch")

    def test_not_other_cards_rezzed_this_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Rubicon Switch")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.rez("PAD Campaign")
            assert not t.runner.can("use", "Rubicon Switch")


class TestDaredevil:
    def table(self) -> Table:
        t = Table("runner", cards=(trial("Sentry", 1, 1),))
        t.runner.put("Daredevil")
        t.corp.put("Trial", "HQ")
        t.corp.put("Trial", "HQ")
        t.corp.put("Trial", "R&D")
        return t

    def test_the_first_run_against_two_pieces_of_ice_draws_two_cards(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("drawn") == 0
            t.runner.run("HQ")
            assert t.happened("drawn") == 2
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("drawn") == 2


class TestDedicatedProcessor:
    def test_the_icebreaker_under_it_is_boosted(self) -> None:
        with Table("runner") as t:
            breaker = t.runner.put("Corroder")
            t.runner.hand("Dedicated Processor")
            t.runner.install("Dedicated Processor", on="Corroder")
            t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Corroder", "+4")
            assert (breaker.strength, t.runner.credits) == (6, 1)
            t.finish_run()
            assert breaker.strength == 2

    def test_the_boost_is_over_with_the_encounter(self) -> None:
        with Table("runner", cards=(trial("Barrier", 9, 1),)) as t:
            breaker = t.runner.put("Corroder")
            t.runner.put("Dedicated Processor", on="Corroder")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.hand("PAD Campaign")
            encounter(t, "HQ")
            t.runner.use("Corroder", "+4")
            t.runner.set(credits=9)
            t.settle()
            assert (t.runner.can("trash"), breaker.strength) == (True, 2)
            t.finish_run()

    @pytest.mark.parametrize("title", ["Baba Yaga", "Medium"])
    def test_neither_an_ai_nor_another_program_takes_it(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put(title)
            t.runner.hand("Dedicated Processor")
            assert not t.runner.can("install", "Dedicated Processor")

    @pytest.mark.rule("10.12.2")
    def test_baba_yaga_has_it_from_a_breaker_it_hosts(self) -> None:
        with Table("runner") as t:
            yaga = t.runner.put("Baba Yaga")
            t.runner.put("Corroder", on="Baba Yaga")
            t.runner.put("Dedicated Processor", on="Corroder")
            t.corp.put("Hadrian's Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("Baba Yaga", "+4")
            assert yaga.strength == 4
            t.finish_run()
            assert accessed(t) == []
