"""Shaper cards of the core sets, by what they do."""

from __future__ import annotations

import pytest
from tests.cards.walking import encounter, top

from sneakdoor.testing import Table


class TestMemoryAndHosts:
    def test_akamatsu_mem_chip_has_room_for_one_more(self) -> None:
        with Table("runner") as t:
            t.runner.put("Akamatsu Mem Chip")
            t.runner.put("Akamatsu Mem Chip")
            assert t.runner.memory == (0, 6)

    def test_chaos_theory_begins_with_5_memory(self) -> None:
        with Table("runner", runner="Chaos Theory: Wünderkind") as t:
            assert t.decision is not None
            assert t.runner.memory == (0, 5)

    @pytest.mark.rule("1.12.5a")
    def test_dinosaurus_hosts_one_icebreaker_that_takes_no_memory_and_is_stronger(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dinosaurus")
            t.runner.set(credits=20).hand("Battering Ram", "Corroder")
            t.runner.install("Battering Ram", on="Dinosaurus")
            t.runner.act("done") if t.runner.can("done") else None
            assert t.runner.memory == (0, 4)
            assert t.card("Battering Ram").strength == 5
            t.runner.install("Corroder")
            t.runner.act("done") if t.runner.can("done") else None
            assert t.card("Corroder").strength == 2
            assert t.runner.memory == (1, 4)

    def test_dinosaurus_hosts_no_ai(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dinosaurus")
            t.runner.set(credits=20).hand("Crypsis")
            t.runner.act("install", "Crypsis")
            assert t.card("Crypsis").thing.host == -1
            assert t.runner.memory == (1, 4)

    @pytest.mark.rule("1.12.5c")
    def test_the_personal_touch_goes_on_an_icebreaker_and_makes_it_stronger(self) -> None:
        with Table("runner") as t:
            t.runner.hand("The Personal Touch")
            t.runner.put("Magnum Opus")
            assert not t.runner.can("install", "The Personal Touch")
        with Table("runner") as t:
            t.runner.hand("The Personal Touch")
            t.runner.put("Corroder")
            t.runner.install("The Personal Touch", on="Corroder")
            assert t.card("Corroder").strength == 3
            assert t.runner.credits == 3


class TestMoney:
    def test_ice_analyzer_gets_a_credit_for_rezzed_ice_and_pays_for_programs(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            analyzer = t.runner.put("Ice Analyzer")
            t.runner.set(credits=1).hand("Corroder", "Akamatsu Mem Chip", "Desperado")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert analyzer.tokens("credit") == 1
            t.runner.install("Corroder")
            assert (analyzer.tokens("credit"), t.runner.credits) == (0, 0)

    def test_ice_analyzer_does_not_pay_for_hardware(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ice Analyzer", tokens={"credit": 5})
            t.runner.set(credits=0).hand("Akamatsu Mem Chip")
            assert not t.runner.can("install", "Akamatsu Mem Chip")

    def test_ice_analyzer_gets_nothing_for_an_asset(self) -> None:
        with Table("corp") as t:
            t.corp.put("PAD Campaign", "Server 1")
            analyzer = t.runner.put("Ice Analyzer")
            t.corp.rez("PAD Campaign")
            assert analyzer.tokens("credit") == 0

    def test_professional_contacts_pays_and_draws(self) -> None:
        with Table("runner") as t:
            t.runner.put("Professional Contacts")
            t.runner.use("Professional Contacts")
            assert (t.runner.credits, t.runner.clicks, len(t.runner.titles("hand"))) == (6, 3, 1)


class TestRuns:
    @pytest.mark.rule("10.2.2b")
    def test_indexing_puts_the_top_of_rnd_in_another_order(self) -> None:
        with Table("runner") as t:
            names = ("Ice Wall", "Enigma", "Hunter", "Neural Katana", "Hostile Takeover")
            t.corp.deck(*names)
            t.runner.hand("Indexing")
            t.runner.play("Indexing")
            t.runner.act("instead")
            t.runner.pick("Enigma", "Ice Wall", "Hunter", "Hostile Takeover")  # the last one follows
            t.finish_run()
            assert top(t, 0, 5) == ["Enigma", "Ice Wall", "Hunter", "Hostile Takeover", "Neural Katana"]
            assert t.happened("accessed") == 0

    def test_pipeline_stays_strong_for_the_rest_of_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            pipeline = t.runner.put("Pipeline")
            encounter(t, "HQ")
            t.runner.use("Pipeline", "strength")
            t.settle()
            assert t.run is None
            assert pipeline.strength == 1

    def test_pipeline_breaks_sentries(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.corp.put("Rototurret", "HQ", rezzed=True)
            pipeline = t.runner.put("Pipeline")
            t.runner.set(credits=6)
            encounter(t, "HQ")
            t.runner.use("Pipeline", "strength")
            t.runner.break_subroutines("Pipeline")
            t.runner.break_subroutines("Pipeline")
            assert pipeline.strength == 2
            assert t.runner.credits == 0
            t.finish_run()
            assert pipeline.strength == 1
